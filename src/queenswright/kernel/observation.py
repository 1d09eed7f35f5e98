"""What programs that learn see of a game: fields of small whole numbers, each declared once. No game is named here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from queenswright.kernel.data import Step

LEAST, MOST = -128, 127
"""What an entry can hold; a larger number of the game is shown as the largest one."""
NUMBER, CHOICE, SET = "number", "choice", "set"
"""The kinds of entries: a number, one of `names` (by its number, or that + 1 with 0 for none), or several as bits."""
SET_BITS = 6
"""How many bits of a set are in one entry; larger sets have several, the lowest bits first."""


@dataclass(frozen=True)
class Part:
    """Neighbouring entries of an observation: what they say, and which values they can have.

    There is one entry for each of `places`, or `count` without names. An entry is a number from `least` to `most`, or
    one of `names`; then `optional` says that 0 stands for none of them. A set has as many entries as its names need, or
    with `places` one for each of them.
    """

    name: str
    about: str
    count: int = 1
    most: int = 1
    least: int = 0
    kind: str = NUMBER
    names: Sequence[str] = ()
    optional: bool = False
    places: Sequence[str] = ()

    def __post_init__(self) -> None:
        if self.places:
            object.__setattr__(self, "count", len(self.places))
        if self.kind == CHOICE:
            object.__setattr__(self, "most", len(self.names) - 1 + self.optional)
        elif self.kind == SET:
            object.__setattr__(self, "most", (1 << min(SET_BITS, len(self.names))) - 1)
            if not self.places:
                object.__setattr__(self, "count", -(-len(self.names) // SET_BITS))
        if not LEAST <= self.least <= self.most <= MOST:
            raise ValueError(f"{self.name}: got {self.least} to {self.most}, expected a part of {LEAST} to {MOST}")

    def entry_names(self) -> Iterator[str]:
        """The name of every entry."""
        if self.count == 1 and not self.places:
            yield self.name
        else:
            yield from (f"{self.name}[{place}]" for place in self.places or range(self.count))


def starts(parts: Sequence[Part]) -> tuple[int, ...]:
    """The place of the first entry of every part, and behind them the number of all entries."""
    places = [0]
    for part in parts:
        places.append(places[-1] + part.count)
    return tuple(places)


@dataclass(frozen=True, eq=False)
class Spread:
    """How the entries of an observation become features: numbers stay, choices and sets become one 0 or 1 per name.

    Feature i is read from entry `entry[i]`: a number as it is, a choice by comparing it with `value[i]`, a set by its
    bit `value[i]`.
    """

    names: Sequence[str]
    entry: NDArray[np.int64]
    value: NDArray[np.int8]
    is_choice: NDArray[np.bool_]
    is_set: NDArray[np.bool_]

    def __call__(self, observation: NDArray[np.int8]) -> NDArray[np.int8]:
        """The features of one observation, or of many."""
        features: NDArray[np.int8] = observation[..., self.entry]
        chosen, members = self.is_choice, self.is_set
        features[..., chosen] = features[..., chosen] == self.value[chosen]
        features[..., members] = features[..., members] >> self.value[members] & 1
        return features


@dataclass(frozen=True, eq=False)
class Observation:
    """What a seat observes, and the compiled loops that write it.

    `table` are the parts about what all share, `seat` those about one seat: they follow once for each of `seats`, that
    of the observer first and the others clockwise behind it. `loops` are those of `kernel/observing.py`. `fill` writes
    the observations of a game that has no compiled ones: (records, seats, rows). `version` is a new one whenever an
    entry or an action means something else than before (docs/learning.md).
    """

    table: Sequence[Part]
    seat: Sequence[Part]
    seats: int
    loops: SimpleNamespace
    fill: Callable[[NDArray[Any], NDArray[Any], NDArray[Any]], None] | None = field(default=None)
    version: int = 1

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """All parts in their order; those of seats are called after their place, `seat0` for the observer."""
        of_seats = [replace(one, name=f"seat{i}.{one.name}") for i in range(self.seats) for one in self.seat]
        return (*self.table, *of_seats)

    @cached_property
    def places(self) -> dict[str, slice]:
        """Where every part is, by name."""
        at = starts(self.parts)
        return {part.name: slice(at[i], at[i + 1]) for i, part in enumerate(self.parts)}

    @cached_property
    def size(self) -> int:
        """The number of entries."""
        return starts(self.parts)[-1]

    def names(self) -> list[str]:
        """The name of every entry."""
        return [name for part in self.parts for name in part.entry_names()]

    def bounds(self) -> tuple[NDArray[np.int8], NDArray[np.int8]]:
        """The smallest and the largest value of every entry."""
        counts = [part.count for part in self.parts]
        least, most = ([getattr(part, name) for part in self.parts] for name in ("least", "most"))
        return np.repeat(np.array(least, np.int8), counts), np.repeat(np.array(most, np.int8), counts)

    @cached_property
    def spread(self) -> Spread:
        """Observations as features for a network that takes numbers."""
        rows: list[tuple[str, int, int, str]] = []
        for part, first in zip(self.parts, starts(self.parts), strict=False):
            for i, entry in enumerate(part.entry_names()):
                if part.kind == NUMBER:
                    rows.append((entry, first + i, 0, NUMBER))
                elif part.kind == CHOICE:
                    named = enumerate(part.names, int(part.optional))
                    rows += [(f"{entry}={name}", first + i, number, CHOICE) for number, name in named]
                else:
                    members = part.names if part.places else part.names[SET_BITS * i : SET_BITS * (i + 1)]
                    whole = entry if part.places else part.name
                    rows += [(f"{whole}={name}", first + i, bit, SET) for bit, name in enumerate(members)]
        names, entries, values, kinds = zip(*rows, strict=True)
        kind = np.array(kinds)
        return Spread(names, np.array(entries), np.array(values, np.int8), kind == CHOICE, kind == SET)


def action_names(steps: Sequence[Step], texts: Sequence[str]) -> list[str]:
    """One name for every action: its step and its notation, or its number in the step where it has none here."""
    names, first = [], 0
    for step in steps:
        for i in range(step.count):
            names.append(f"{step.name}: {texts[first + i] or f'#{i}'}")
        first += step.count
    return names
