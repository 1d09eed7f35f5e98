"""What a place is worth at the end of a game."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from queenswright.kernel.errors import OptionError

Scale = str | Sequence[float]
"""`placement`, `win`, or a number for every place."""


def scale_of(rewards: Scale, players: int) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
    """The reward of every place; seats that share places share what these have.

    `placement` goes from 1 for the first to -1 for the last in equal steps, `win` is 1 for the first and the same
    loss for everybody else; both add up to 0.

    >>> scale_of("placement", 3).tolist(), scale_of("win", 2).tolist()
    ([1.0, 0.0, -1.0], [1.0, -1.0])
    """
    if isinstance(rewards, str):
        if rewards == "placement":
            return np.linspace(1, -1, players, dtype=np.float32)
        if rewards == "win":
            return np.array([1, *[-1 / (players - 1)] * (players - 1)], np.float32)
        raise OptionError("rewards", f"got {rewards!r}, expected one of: placement, win, or a number for every place")
    if len(rewards) != players:
        raise OptionError("rewards", f"got {len(rewards)} numbers, expected one for each of the {players} places")
    return np.array(rewards, np.float32)
