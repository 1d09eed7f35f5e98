"""`queenswright arena`: many games between bots, kept in a file, with ratings."""

from __future__ import annotations

import json
import secrets
import sys
from datetime import datetime
from math import isfinite
from pathlib import Path
from typing import Annotated

import typer

from queenswright.arena import Match, new_match, open_results, play_match, results_for
from queenswright.arena.match import DEFAULT_SEED
from queenswright.arena.run import GAME_LIMIT
from queenswright.cli.arena_table import figures, show
from queenswright.cli.failures import INTERRUPTED
from queenswright.cli.match_bar import MatchBar
from queenswright.cli.play import Options, OwnBots, PackName, Variant
from queenswright.cli.terminal.options import read_options
from queenswright.kernel.batch import core_count
from queenswright.kernel.errors import OptionError
from queenswright.store.place import data_folder

MOST_JOBS = 4096
LONGEST_GAME = 30 * 86_400
SUFFIX = ".sqlite"
PLACES = ("here", "ray")

GameName = Annotated[str, typer.Argument(help="The game.")]
SeatNames = Annotated[str, typer.Option("--seats", help="The bots, for example master,greedy,random.")]
Games = Annotated[int, typer.Option("--games", help="How many games; every deal is played in all its seatings.")]
Players = Annotated[int | None, typer.Option("--players", help="Seats of one game, if not one for each bot.")]
Seed = Annotated[int | None, typer.Option("--seed", help="The number that decides all chance of the match.")]
ResultsFile = Annotated[
    Path | None, typer.Option("--results", help="The file for the results; a match goes on where it stopped.")
]
Records = Annotated[bool, typer.Option("--records", help="Keep the record of every game in the results.")]
Jobs = Annotated[int | None, typer.Option("--jobs", help="Games at the same time; without it one for every core.")]
Where = Annotated[str, typer.Option("--on", help="Where the games are played: here, or ray (a Ray cluster).")]
GameTimeout = Annotated[float, typer.Option("--game-timeout", help="Seconds until a game is given up.")]
RetryFailed = Annotated[bool, typer.Option("--retry-failed", help="Play games that failed once more.")]
Anchor = Annotated[str | None, typer.Option("--anchor", help="The bot whose rating is 0; otherwise the weakest.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of the table.")]


def arena(
    game: GameName = "architect",
    seats: SeatNames = "greedy,random",
    games: Games = 200,
    players: Players = None,
    seed: Seed = None,
    variant: Variant = None,
    option: Options = None,
    pack: PackName = None,
    bot: OwnBots = None,
    results: ResultsFile = None,
    records: Records = False,
    jobs: Jobs = None,
    on: Where = "here",
    game_timeout: GameTimeout = GAME_LIMIT,
    retry_failed: RetryFailed = False,
    anchor: Anchor = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and rate them. Ctrl-C loses no finished game; the same command continues."""
    _check(jobs, on, game_timeout)
    match = new_match(
        game,
        seats.split(","),
        games,
        players=players,
        seed=_seed(seed, results),
        options=read_options(variant, option or []),
        pack=pack,
        bots=bot or [],
    )
    zero = _anchor(anchor, match)
    path = results or _new_file(game)
    with results_for(path, match) as kept:
        with _Show(match, path, asked=games) as audience:
            is_complete = play_match(
                match,
                kept,
                audience,
                jobs=jobs or (None if on == "ray" else core_count()),
                on_ray=on == "ray",
                records=records,
                limit=game_timeout,
                retry=retry_failed,
            )
        found = figures(kept, zero)
    if as_json:
        typer.echo(json.dumps(found, indent=2))
    else:
        show(found)
    if not is_complete:
        _say(f"Stopped: {found['played']} of {match.games} games are in {path}.")
        _say("The same command goes on from there." if results else f"The same command with --results {path} goes on.")
        raise typer.Exit(INTERRUPTED)


def _check(jobs: int | None, on: str, limit: float) -> None:
    if jobs is not None and not 1 <= jobs <= MOST_JOBS:
        raise OptionError("--jobs", f"got {jobs}, expected a whole number from 1 to {MOST_JOBS}")
    if on not in PLACES:
        raise OptionError("--on", f"got {on!r}, expected one of: {', '.join(PLACES)}")
    if not isfinite(limit) or not 0 < limit <= LONGEST_GAME:
        raise OptionError("--game-timeout", f"got {limit:g}, expected seconds, more than 0 and at most {LONGEST_GAME}")


def _seed(seed: int | None, results: Path | None) -> int:
    """The given seed; otherwise that of the match being continued, otherwise the default."""
    if seed is not None:
        return seed
    if results is not None and results.exists() and results.stat().st_size:
        with open_results(results) as kept:
            return int(kept.meta.get("seed", DEFAULT_SEED))
    return DEFAULT_SEED


def _anchor(anchor: str | None, match: Match) -> str | None:
    if anchor is None or anchor.casefold() in match.seats:
        return anchor and anchor.casefold()
    raise OptionError("--anchor", f"got {anchor!r}, expected one of: {', '.join(sorted(set(match.seats)))}")


def _new_file(game: str) -> Path:
    """A new file for a match without a named one."""
    folder = data_folder() / "arena"
    folder.mkdir(parents=True, exist_ok=True)
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return folder / f"{game}-{stamp}-{secrets.token_hex(2)}{SUFFIX}"


def _say(text: str) -> None:
    """A line for people, beside the output."""
    print(text, file=sys.stderr, flush=True)


class _Show(MatchBar):
    """Shows the progress of a match on stderr: a line for every phase, and a bar with the time left."""

    def __init__(self, match: Match, path: Path, asked: int) -> None:
        super().__init__()
        self._match = match
        self._path = path
        self._asked = asked

    def preparing(self) -> None:
        if self._match.games != self._asked:
            _say(
                f"{self._match.games} games instead of {self._asked}, so that every deal is played in all its seatings."
            )
        _say(f"Seed {self._match.seed}, results: {self._path}")
        _say("Loading the rules and the bots; compiling them takes about a minute the first time ...")

    def begins(self, done: int, total: int) -> None:
        if done:
            _say(f"{done} games are there already; {total - done} are left.")
        super().begins(done, total)
