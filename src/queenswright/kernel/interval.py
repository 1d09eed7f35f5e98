"""Estimates from many games, with intervals that stay valid although some games share a deal."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

Z = 1.959964
FEWEST_DEALS = 10


@dataclass(frozen=True)
class Estimate:
    """A value with its 95 % interval, from `count` observations; without bounds there were too few for one."""

    value: float
    low: float | None
    high: float | None
    count: int

    def excludes(self, reference: float) -> bool:
        """Whether the interval lies wholly on one side of a value."""
        return self.low is not None and self.high is not None and not self.low <= reference <= self.high

    def percent(self) -> str:
        """As a share: `27.3 % (25.1 to 29.6)`."""
        text = f"{100 * self.value:.1f} %"
        if self.low is None or self.high is None:
            return text
        return f"{text} ({100 * self.low:.1f} to {100 * self.high:.1f})"

    def points(self) -> str:
        """As a difference of shares, in percentage points: `+2.1 (−0.4 to +4.6)`."""
        if self.low is None or self.high is None:
            return _signed(self.value)
        return f"{_signed(self.value)} ({_signed(self.low)} to {_signed(self.high)})"

    def for_json(self) -> dict[str, Any]:
        """The same, rounded, for machines."""
        bounds = (self.value, self.low, self.high)
        value, low, high = (None if bound is None else round(bound, 5) for bound in bounds)
        return {"value": value, "low": low, "high": high, "count": self.count}


def _signed(value: float) -> str:
    text = f"{100 * value:+.1f}".replace("-", "−")
    return "0.0" if text in ("+0.0", "−0.0") else text


def share(hits: Iterable[float], deals: Iterable[int]) -> Estimate | None:
    """A mean of values from 0 to 1 with its Wilson interval; None without any.

    The games share deals, so the interval is that of the number of independent games that would vary as much.

    >>> found = share([1, 0, 1, 1], [1, 2, 3, 4])
    >>> round(found.value, 2), round(found.low, 2), round(found.high, 2)
    (0.75, 0.3, 0.95)
    """
    values, groups = list(hits), list(deals)
    if not values:
        return None
    mean = sum(values) / len(values)
    return wilson(mean, _independent(values, groups, mean), len(values))


def wilson(mean: float, size: float, count: int) -> Estimate:
    """A mean of values from 0 to 1 with its Wilson interval, where as many independent observations vary as much.

    >>> wilson(0.25, 100, 100).percent()
    '25.0 % (17.5 to 34.3)'
    """
    centre = (mean + Z * Z / (2 * size)) / (1 + Z * Z / size)
    half = Z / (1 + Z * Z / size) * sqrt(max(0.0, mean * (1 - mean)) / size + Z * Z / (4 * size * size))
    return Estimate(mean, max(0.0, centre - half), min(1.0, centre + half), count)


def _independent(values: Sequence[float], deals: Sequence[int], mean: float) -> float:
    """The number of independent observations that would vary as much; balancing pairs count at most double."""
    groups = len(set(deals))
    spread = mean * (1 - mean)
    if groups == len(values) or groups < FEWEST_DEALS or spread <= 0:
        return groups
    error = _squared_error([value - mean for value in values], deals, len(values))
    most = 2.0 * len(values)
    return max(1.0, spread / error) if error * most > spread else most


def mean(values: Iterable[float], deals: Iterable[int]) -> Estimate | None:
    """A mean with its interval; None without values, and no interval for too few deals."""
    found, groups = list(values), list(deals)
    if not found:
        return None
    middle = sum(found) / len(found)
    if len(set(groups)) < FEWEST_DEALS:
        return Estimate(middle, None, None, len(found))
    half = Z * sqrt(_squared_error([value - middle for value in found], groups, len(found)))
    return Estimate(middle, middle - half, middle + half, len(found))


def _squared_error(residuals: Sequence[float], deals: Sequence[int], count: int) -> float:
    """The variance of a mean when all games of one deal count as one observation."""
    totals: dict[int, float] = defaultdict(float)
    for residual, deal in zip(residuals, deals, strict=True):
        totals[deal] += residual
    groups = len(totals)
    return sum(total * total for total in totals.values()) / (count * count) * groups / (groups - 1)


def quantile(values: Iterable[float], part: float) -> float:
    """The value below which a given part of the values lies, interpolated between neighbours.

    >>> quantile([1, 2, 3, 4], 0.5)
    2.5
    """
    ordered = sorted(values)
    place = part * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)
