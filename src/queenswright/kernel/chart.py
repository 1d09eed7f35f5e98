"""What a report of many games shows, as plain data: a game computes it, the report draws it. No game is named here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from queenswright.kernel.interval import Estimate


@dataclass(frozen=True)
class Sample:
    """A finished game as a game's charts see it.

    `deal` numbers the deals: games of one deal are not independent evidence. `expected` is each seat's expected share
    of victory given who sits there, so that a strong player's habits are not mistaken for the cause of winning.
    """

    facts: Mapping[str, Any]
    deal: int
    expected: tuple[float, ...]


@dataclass(frozen=True)
class Opening:
    """Something that a seat chose early, or for long: what it is about, and what was chosen.

    `chapter` is that of a campaign in which it was chosen, empty where everybody may know of it.
    """

    seat: int
    topic: str
    choice: str
    chapter: str = ""


@dataclass(frozen=True)
class Bars:
    """Bars by category, with several series side by side or stacked."""

    title: str
    categories: Sequence[str]
    series: Mapping[str, Sequence[float]]
    x_label: str = ""
    y_label: str = ""
    stacked: bool = False
    percent: bool = False


@dataclass(frozen=True)
class Curve:
    """A line over x, with the band that half of the values lie in, where there is one."""

    name: str
    xs: Sequence[float]
    middle: Sequence[float]
    low: Sequence[float] = ()
    high: Sequence[float] = ()


@dataclass(frozen=True)
class Curves:
    """Several lines in one picture."""

    title: str
    curves: Sequence[Curve]
    x_label: str
    y_label: str
    percent: bool = False


@dataclass(frozen=True)
class Dots:
    """Estimates with their intervals, one to a row, beside a line that stands for "no difference"."""

    title: str
    rows: Sequence[tuple[str, Estimate]]
    x_label: str
    reference: float | None = None
    percent: bool = True


Plot = Bars | Curves | Dots


@dataclass(frozen=True)
class DataTable:
    """Numbers as text; the first column names the row."""

    caption: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Section:
    """A chapter of a report: what it shows in words, pictures, tables, and the same figures for machines."""

    key: str
    title: str
    words: str
    plots: Sequence[Plot] = ()
    tables: Sequence[DataTable] = ()
    figures: Mapping[str, Any] = field(default_factory=dict)
