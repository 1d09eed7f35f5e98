"""Reading samples seat by seat, and games by the number of players."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from queenswright.kernel.chart import Sample
from queenswright.kernel.interval import Estimate, mean


@dataclass(frozen=True)
class SeatGame:
    """One seat of one game: its facts, its place in the turn order, its share of the victory and what was expected."""

    game: Mapping[str, Any]
    seat: Mapping[str, Any]
    deal: int
    turn: int
    won: float
    expected: float


def seat_games(samples: Sequence[Sample]) -> Iterator[SeatGame]:
    """Every seat of every game. A shared victory is divided among the winners."""
    for sample in samples:
        game = sample.facts
        winners = sum(seat["won"] for seat in game["seats"])
        for i, seat in enumerate(game["seats"]):
            turn = (i - game["first_seat"]) % game["players"]
            yield SeatGame(game, seat, sample.deal, turn, ratio(seat["won"], winners), sample.expected[i])


def lift(seats: Sequence[SeatGame]) -> Estimate | None:
    """How much more often than to be expected these seats won; None when there are none."""
    return mean([one.won - one.expected for one in seats], [one.deal for one in seats])


def by_players(samples: Sequence[Sample]) -> dict[int, list[Sample]]:
    """The games by their number of players."""
    groups: dict[int, list[Sample]] = defaultdict(list)
    for sample in samples:
        groups[sample.facts["players"]].append(sample)
    return dict(sorted(groups.items()))


def label(players: int) -> str:
    """How a number of players is called on the page."""
    return f"{players} players"


def average(values: Sequence[float]) -> float:
    """The mean, 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def ratio(part: float, whole: float) -> float:
    """The share, 0 of nothing."""
    return part / whole if whole else 0.0
