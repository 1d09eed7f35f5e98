"""From the shares of a search to chances of victory: what was measured for each game and number of players, as data."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any

FILE = Path(__file__).parent / "calibration.toml"
STEP = 1e-3


@dataclass(frozen=True)
class Calibration:
    """How shares become chances, and how far a search is off that looks no further.

    Shares are raised to `power` and made to add up to 1 again. `noise` is the standard deviation of what a search
    misjudges in an even position, whatever the deals; it is added to the spread between the deals.
    """

    power: float = 1.0
    noise: float = 0.0

    def chances(self, shares: Sequence[float]) -> tuple[float, ...]:
        """Shares as chances of victory; they add up to 1.

        >>> Calibration().chances([0.5, 0.25, 0.25])
        (0.5, 0.25, 0.25)
        >>> [round(share, 3) for share in Calibration(power=0.5).chances([0.8, 0.2])]
        [0.667, 0.333]
        """
        if self.power == 1:
            return tuple(shares)
        raised = [max(0.0, share) ** self.power for share in shares]
        return tuple(share / sum(raised) for share in raised)

    def doubt(self, share: float, error: float, players: int) -> float:
        """The standard error of a chance, or of a difference of two, from that of the shares around this one.

        Whoever has won or lost already is not misjudged.

        >>> round(Calibration(noise=0.03).doubt(0.5, 0.04, 2), 3), Calibration(noise=0.03).doubt(1.0, 0.0, 2)
        (0.05, 0.0)
        """
        even = 2 * sqrt(max(0.0, share * (1 - share)))
        return sqrt((error * self._slope(share, players)) ** 2 + (self.noise * even) ** 2)

    def _slope(self, share: float, players: int) -> float:
        """By how much more or less a chance changes than the share does, where the other seats are equal."""
        if self.power == 1:
            return 1.0
        low, high = max(0.0, share - STEP), min(1.0, share + STEP)
        ends = [self.chances([own, *[(1 - own) / (players - 1)] * (players - 1)])[0] for own in (low, high)]
        return (ends[1] - ends[0]) / (high - low)


@cache
def _measured() -> Mapping[str, Mapping[str, Mapping[str, Any]]]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def is_measured(game: str, players: int) -> bool:
    """Whether anything was measured for a game with this many players."""
    return f"players_{players}" in _measured().get(game, {})


def calibration_for(game: str, players: int) -> Calibration:
    """What was measured for a game; shares are taken as they are where nothing was."""
    return Calibration(**_measured().get(game, {}).get(f"players_{players}", {}))
