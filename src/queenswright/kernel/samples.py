"""Reading the samples of a report: games by number of players, seats one by one, and who wins with what."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from queenswright.kernel.chart import Dots, Sample
from queenswright.kernel.interval import Estimate, mean

CHANCE = 20
"""By chance alone, one in this many 95 % intervals misses the true value."""

Reader = Callable[[Mapping[str, Any]], Iterable[Any]]
"""Reads from its facts what a seat used."""


@dataclass(frozen=True)
class SeatSample:
    """One seat of one game: the facts of both, its number, its share of the victory and what was expected."""

    game: Mapping[str, Any]
    seat: Mapping[str, Any]
    number: int
    deal: int
    won: float
    expected: float


def seat_samples(samples: Sequence[Sample]) -> Iterator[SeatSample]:
    """Every seat of every game. A shared victory is divided among the winners."""
    for sample in samples:
        game = sample.facts
        winners = sum(seat["won"] for seat in game["seats"])
        for i, seat in enumerate(game["seats"]):
            yield SeatSample(game, seat, i, sample.deal, ratio(seat["won"], winners), sample.expected[i])


def by_players(samples: Sequence[Sample]) -> dict[int, list[Sample]]:
    """The games by their number of players."""
    groups: dict[int, list[Sample]] = defaultdict(list)
    for sample in samples:
        groups[sample.facts["players"]].append(sample)
    return dict(sorted(groups.items()))


def label(players: int) -> str:
    """The heading for a number of players."""
    return f"{players} players"


def average(values: Sequence[float]) -> float:
    """The mean, or 0 without values."""
    return sum(values) / len(values) if values else 0.0


def ratio(part: float, whole: float) -> float:
    """The ratio, or 0 when the total is 0."""
    return part / whole if whole else 0.0


def lift(seats: Sequence[SeatSample]) -> Estimate | None:
    """How much more often than expected these seats won; None without seats."""
    return mean([one.won - one.expected for one in seats], [one.deal for one in seats])


def users(samples: Sequence[Sample], read: Reader) -> dict[Any, list[SeatSample]]:
    """The seats that used each thing."""
    found: dict[Any, list[SeatSample]] = defaultdict(list)
    for one in seat_samples(samples):
        for thing in set(read(one.seat)):
            found[thing].append(one)
    return found


def for_json(found: Estimate | None) -> dict[str, Any] | None:
    """An estimate for machines, or None without one."""
    return found.for_json() if found else None


def in_points(found: Estimate | None) -> str:
    """A lift as the cell of a table."""
    return found.points() if found else "–"


def in_percent(found: Estimate | None) -> str:
    """A share as the cell of a table."""
    return found.percent() if found else "–"


def lift_plot(title: str, lifts: Mapping[str, Estimate]) -> Dots:
    """Lifts as a picture, the highest first."""
    ordered = sorted(lifts.items(), key=lambda item: (-item[1].value, item[0]))
    return Dots(title, ordered, "win-rate lift in percentage points", 0.0)


def lift_words(lifts: Mapping[str, Estimate], things: str, whose: str) -> str:
    """What stands out, and how much of it chance alone would produce."""
    sure = {name: found for name, found in lifts.items() if found.low is not None}
    if not sure:
        return f"There are too few games to tell which {things} win."
    telling = {name: found for name, found in sure.items() if found.excludes(0)}
    best, worst = max(sure, key=lambda name: sure[name].value), min(sure, key=lambda name: sure[name].value)
    return (
        f"The lift says how much more often than expected {whose}, in percentage points; it shows what goes together, "
        f"not why. Highest is {best}, {sure[best].points()}; lowest {worst}, {sure[worst].points()}. "
        f"{len(telling)} of {len(sure)} intervals exclude 0; chance alone would make about {len(sure) / CHANCE:.0f}."
    )
