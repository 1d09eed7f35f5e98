"""What a match is, and how one of its games is played."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import shorten
from typing import Any

from queenswright.arena.results import PlayedGame
from queenswright.arena.schedule import Task, bot_seed, count_games
from queenswright.bots import BotSpec, SeatedBot, read_bot
from queenswright.bots.names import own_bots
from queenswright.bots.worker import place_of
from queenswright.games import load, pack_path
from queenswright.kernel.errors import OptionError, QueenswrightError
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.records import record_of, write_record

DEFAULT_SEED = 1
MOST_NAMES = 20
MOST_GAMES = 10_000_000
LONGEST_SENTENCE = 300


@dataclass(frozen=True)
class Match:
    """Everything that decides the games of a match; a worker process gets it as JSON.

    `pack_path` is what `queenswright.load` takes. A custom pack travels with the match as text, so that every machine
    plays with the same values even if the file changes or is missing there.
    """

    game: str
    pack: str
    pack_digest: str
    pack_path: str
    rules_version: int
    seats: tuple[str, ...]
    players: int
    seed: int
    games: int
    options: Mapping[str, Any] = field(default_factory=dict)
    bots: Mapping[str, str] = field(default_factory=dict)
    pack_text: str | None = None

    def specs(self) -> dict[str, BotSpec]:
        """The bots that play, by name."""
        return {name: read_bot(name, self.bots) for name in self.seats}


def new_match(
    game: str,
    seats: Sequence[str],
    games: int,
    *,
    players: int | None = None,
    seed: int = DEFAULT_SEED,
    options: Mapping[str, Any] | None = None,
    pack: str | None = None,
    bots: Sequence[str] = (),
) -> Match:
    """A match that can be played; refuse one that cannot, with the reason.

    >>> match = new_match("architect", ["random", "Random"], games=10)
    >>> match.seats, match.players, match.pack
    (('random', 'random'), 2, 'royal')
    """
    loaded = load(game, pack)
    own = own_bots(bots)
    names = _names(seats, own)
    _in_range("games", games, 1, MOST_GAMES)
    _in_range("seed", seed, 0, 2**63 - 1)
    if players is None and len(names) not in loaded.rules.player_counts:
        counts = ", ".join(map(str, loaded.rules.player_counts))
        found = "1 bot" if len(names) == 1 else f"{len(names)} bots"
        raise OptionError("seats", f"got {found}, expected {counts} seats: --players says how many")
    count = len(names) if players is None else players
    shown = loaded.rules.options.show(loaded.new(count, 0, options).state)
    file = pack_path(loaded.rules, pack)
    shipped = file.parent == loaded.rules.folder / "packs"
    return Match(
        game=loaded.name,
        pack=loaded.pack.name,
        pack_digest=loaded.pack.digest,
        pack_path=file.stem if shipped else str(file.resolve()),
        rules_version=loaded.rules.rules_version,
        seats=names,
        players=count,
        seed=seed,
        games=count_games(names, count, games),
        options=shown,
        bots=own,
        pack_text=None if shipped else file.read_text(encoding="utf-8"),
    )


def _names(seats: Sequence[str], own: Mapping[str, str]) -> tuple[str, ...]:
    """The bots' names in normal form."""
    if not 1 <= len(seats) <= MOST_NAMES:
        raise OptionError("seats", f"got {len(seats)} bots, expected 1 to {MOST_NAMES}")
    if not all(text.strip() for text in seats):
        raise OptionError("seats", "got an empty name, expected bots separated by commas, for example: master,greedy")
    return tuple(read_bot(text, own).text for text in seats)


def _in_range(name: str, value: int, lowest: int, highest: int) -> None:
    if type(value) is not int or not lowest <= value <= highest:
        raise OptionError(name, f"got {value!r}, expected a whole number from {lowest} to {highest}")


def load_match(match: Match, folder: Path) -> Game:
    """The game of a match, in the process that plays it; a custom pack is written to `folder`."""
    pack = match.pack_path
    if match.pack_text is not None:
        file = folder / Path(match.pack_path).name
        file.write_text(match.pack_text, encoding="utf-8")
        pack = str(file)
    return load(match.game, pack)


def play_game(
    game: Game, match: Match, task: Task, records: bool = False, thinking: Callable[[int], None] | None = None
) -> PlayedGame:
    """Play one game to its end, or until a bot fails. `thinking` is called with the seat that decides."""
    tell = thinking or (lambda seat: None)
    started = time.perf_counter()
    position = game.new(match.players, task.seed, match.options)
    thoughts = [(0, 0.0)] * match.players
    failure = _play(position, match, task, tell, thoughts)
    is_over = failure is None
    return PlayedGame(
        number=task.number,
        seed=task.seed,
        seats=task.seats,
        places=tuple(position.standings) if is_over else None,
        reason=position.end_reason,
        moves=len(position.moves),
        seconds=time.perf_counter() - started,
        facts=game.rules.reports.facts(position) if is_over else None,
        failure=failure,
        record=write_record(record_of(position, task.seats)) if records else None,
        thinking=tuple(thoughts),
    )


def _play(
    position: Position, match: Match, task: Task, tell: Callable[[int], None], thoughts: list[tuple[int, float]]
) -> str | None:
    """Let the bots play; return what went wrong if one of them failed."""
    specs, seat = match.specs(), 0
    bots: list[SeatedBot] = []
    try:
        for seat, name in enumerate(task.seats):
            tell(seat)
            bots.append(SeatedBot(position.game, specs[name], bot_seed(task.seed, seat, name)))
        while position.to_move is not None:
            seat = position.to_move
            tell(seat)
            thought = bots[seat].think(position)
            position.push(thought.move)
            count, seconds = thoughts[seat]
            thoughts[seat] = (count + 1, seconds + thought.seconds)
    except (Exception, SystemExit) as error:
        where = "" if isinstance(error, QueenswrightError) else place_of(error)
        return blame(task, seat, sentence(error) + where)
    return None


def sentence(error: BaseException) -> str:
    """An error on one line, not too long."""
    text = str(error) if isinstance(error, QueenswrightError) else f"{type(error).__name__}: {error}"
    return shorten(text, LONGEST_SENTENCE, placeholder=" ...")


def blame(task: Task, seat: int, problem: str) -> str:
    """A failure message that names the seat and, once, the bot."""
    bot = task.seats[seat]
    return f"seat {seat + 1}, bot {bot}: {problem.removeprefix(f'the bot {bot} ')}"
