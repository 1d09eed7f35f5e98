"""What was chosen in many games, how often, and with what result: counts that are small to keep and easy to add."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import cache
from math import log10
from pathlib import Path
from typing import Any

from queenswright.games import game_rules
from queenswright.kernel.contract import GameRules
from queenswright.kernel.errors import InputError
from queenswright.kernel.interval import Estimate, wilson
from queenswright.store.files import write_file

VERSION = 1
COMPRESSED = ".gz"
SCALE = 400
"""Points of a rating that make a victory ten times as likely as not."""

LEAST_CHANCE = 1e-4
Counts = dict[str, dict[str, dict[str, list[float]]]]
"""By number of players, topic (with its chapter, where not everybody may know of it) and choice: the seats that chose
it, and their shares of the victory together."""


class ExplorerError(InputError):
    """Openings that cannot be read or counted."""


@dataclass(frozen=True)
class ChoiceCount:
    """A choice: how many seats made it, what share of the victory they had, and what that is worth as a rating.

    The rating compares the odds with those of a seat that chose by lot; it has the same interval.
    """

    topic: str
    choice: str
    won: Estimate
    rating: Estimate


@dataclass(frozen=True)
class Openings:
    """The counts of some games with one pack. The games with numbers below `played` are in it."""

    game: str
    pack: str
    digest: str
    seed: int = 0
    played: int = 0
    games: Mapping[str, int] = field(default_factory=dict)
    counts: Counts = field(default_factory=dict)

    def with_games(self, found: Iterable[tuple[int, Counts]]) -> Openings:
        """The same with more games: for each the number of players and its counts."""
        counts: Counts = json.loads(json.dumps(self.counts))
        games = dict(self.games)
        for players, more in found:
            games[str(players)] = games.get(str(players), 0) + 1
            _add(counts, more)
        return replace(self, games=games, counts=counts, played=sum(games.values()))

    def players(self) -> list[int]:
        """The numbers of players that there are games of."""
        return sorted(map(int, self.games))

    def topics(self, players: int, unsealed: bool = False) -> list[str]:
        """What can be asked of games with this number of players; what belongs to later chapters only if unsealed."""
        return [topic for topic in sorted(self.counts.get(str(players), {})) if unsealed or " " not in topic]

    def entries(self, players: int, topic: str) -> list[ChoiceCount]:
        """The choices of a topic, the most successful first."""
        found = [
            entry(topic, choice, int(seats), won, players)
            for choice, (seats, won) in self.counts.get(str(players), {}).get(topic, {}).items()
        ]
        return sorted(found, key=lambda one: (-one.won.value, one.choice))


def entry(topic: str, choice: str, seats: int, won: float, players: int) -> ChoiceCount:
    """A choice with its intervals."""
    found = wilson(min(1.0, won / seats), seats, seats)
    assert found.low is not None
    assert found.high is not None
    value, low, high = (_points(one, players) for one in (found.value, found.low, found.high))
    return ChoiceCount(topic, choice, found, Estimate(value, low, high, seats))


def _points(chance: float, players: int) -> float:
    """A chance as points above or below that of a seat that is as good as the others.

    >>> round(_points(0.25, 4)), round(_points(0.5, 4))
    (0, 191)
    """
    sure = min(1 - LEAST_CHANCE, max(LEAST_CHANCE, chance))
    return SCALE * (log10(sure / (1 - sure)) + log10(players - 1))


def _add(counts: Counts, more: Counts) -> None:
    for players, topics in more.items():
        for topic, choices in topics.items():
            for choice, (seats, won) in choices.items():
                known = counts.setdefault(players, {}).setdefault(topic, {}).setdefault(choice, [0, 0])
                known[0] += seats
                known[1] = round(known[1] + won, 6)


def read_openings(path: Path) -> Openings:
    """The openings that a file holds."""
    try:
        data = path.read_bytes()
        document = json.loads(gzip.decompress(data) if path.suffix == COMPRESSED else data)
        version = document.pop("version", None)
        if version != VERSION:
            raise ExplorerError(str(path), f"got openings of version {version!r}, expected {VERSION}")
        found = Openings(**document)
        _check(found)
    except (ValueError, KeyError, TypeError, AttributeError, EOFError, gzip.BadGzipFile, RecursionError) as error:
        raise ExplorerError(str(path), f"is not a file of openings: {error}") from error
    return found


def _check(found: Openings) -> None:
    for players in found.games:
        for topics in found.counts[players].values():
            for seats, won in topics.values():
                if not 0 <= won <= seats or seats < 1:
                    raise ValueError(f"{won} victories of {seats} seats")


def write_openings(path: Path, found: Openings) -> None:
    """Write a file that `read_openings` reads."""
    document: dict[str, Any] = {"version": VERSION, **asdict(found)}
    data = json.dumps(document, separators=(",", ":"), sort_keys=True).encode()
    write_file(path, gzip.compress(data, mtime=0) if path.suffix == COMPRESSED else data, replaces=True)


def openings_file(rules: GameRules) -> Path:
    """Where the openings of a game are that come with it."""
    return rules.folder / "openings" / f"{rules.content.default}.json{COMPRESSED}"


@cache
def shipped_openings(game: str) -> Openings:
    """The openings that come with a game; a game without any is an `ExplorerError`."""
    path = openings_file(game_rules(game))
    if not path.is_file():
        raise ExplorerError(game, "no openings come with this game")
    return read_openings(path)
