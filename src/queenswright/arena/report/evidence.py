"""The data of a report: the games of one or several results files, and the expectation for each seat."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from queenswright.arena.results import PlayedGame, ResultsError, open_results
from queenswright.games import game_rules, known_games
from queenswright.kernel.chart import Sample, Section
from queenswright.kernel.contract import GameRules

Key = tuple[Any, ...]


@dataclass(frozen=True)
class ResultsFile:
    """One results file: its name, its description of the match, its games, and the default pack."""

    name: str
    meta: Mapping[str, Any]
    games: Sequence[PlayedGame]
    default_pack: str


@dataclass(frozen=True)
class Evidence:
    """All games of a report; `deals` has the number of each game's deal."""

    rules: GameRules
    sources: Sequence[ResultsFile]
    games: Sequence[PlayedGame]
    deals: Sequence[int]

    @property
    def finished(self) -> list[tuple[PlayedGame, int]]:
        """The finished games, each with its deal."""
        return [(game, deal) for game, deal in zip(self.games, self.deals, strict=True) if game.places]

    @property
    def failed(self) -> list[PlayedGame]:
        return [game for game in self.games if not game.places]

    def with_players(self, players: int) -> Evidence:
        """The evidence from games with this number of players."""
        kept = [i for i, game in enumerate(self.games) if len(game.seats) == players]
        return Evidence(self.rules, self.sources, [self.games[i] for i in kept], [self.deals[i] for i in kept])

    @property
    def player_counts(self) -> list[int]:
        return sorted({len(game.seats) for game in self.games})


def read_evidence(paths: Sequence[Path]) -> Evidence:
    """Read some results files, which must all be of the same game."""
    sources = [_read(path) for path in paths]
    game = sources[0].meta["game"]
    for path, source in zip(paths, sources, strict=True):
        if source.meta["game"] != game:
            found = source.meta["game"]
            raise ResultsError(str(path), f"has games of {found}, expected {game}, as in {paths[0]}")
    if not any(source.games for source in sources):
        raise ResultsError(str(paths[0]), "has no games yet, expected at least one")
    numbers: dict[Key, int] = {}
    games, deals = [], []
    for source in sources:
        for one in source.games:
            games.append(one)
            deals.append(numbers.setdefault(_deal(source, one), len(numbers)))
    return Evidence(game_rules(game), sources, games, deals)


def _read(path: Path) -> ResultsFile:
    with open_results(path) as results:
        meta, games = results.meta, results.games()
    game = meta.get("game")
    if not isinstance(game, str) or game not in known_games():
        raise ResultsError(str(path), f"has games of {game!r}, expected one of: {', '.join(known_games())}")
    return ResultsFile(path.name, meta, games, game_rules(game).content.default)


def _deal(source: ResultsFile, game: PlayedGame) -> Key:
    """What identifies a deal: pack, options, number of players and seed."""
    return source.meta.get("pack_digest"), str(source.meta.get("options")), len(game.seats), game.seed


def victories(game: PlayedGame) -> list[float]:
    """Every seat's share of the victory; several winners divide it."""
    places = game.places or ()
    return [(place == 1) / places.count(1) for place in places] if 1 in places else [0.0] * len(places)


def expectations(games: Iterable[PlayedGame]) -> dict[Key, float]:
    """The share of victory that a bot has on average among the bots it plays with."""
    won: dict[Key, list[float]] = defaultdict(list)
    for game in games:
        for bot, part in zip(game.seats, victories(game), strict=True):
            won[(*sorted(game.seats), bot)].append(part)
    return {key: sum(parts) / len(parts) for key, parts in won.items()}


def expected(game: PlayedGame, means: Mapping[Key, float]) -> tuple[float, ...]:
    """The expected share of victory of every seat of a game."""
    return tuple(means[(*sorted(game.seats), bot)] for bot in game.seats)


def game_sections(evidence: Evidence) -> list[Section]:
    """The sections of the game itself, from the games that have facts."""
    finished = evidence.finished
    means = expectations(game for game, _ in finished)
    samples = [Sample(game.facts, deal, expected(game, means)) for game, deal in finished if game.facts]
    try:
        return evidence.rules.reports.charts(samples)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        names = ", ".join(source.name for source in evidence.sources)
        raise ResultsError(
            names, f"has facts that do not fit this version ({type(error).__name__}: {error})"
        ) from error
