"""What a place is worth at the end of a game."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from queenswright.kernel.errors import OptionError

Scale = str | Sequence[float]
"""`placement`, `win`, or a number for every place."""


def scale_of(rewards: Scale, players: int) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
    """The reward of every place, as the loops take it (`worth`).

    >>> scale_of("placement", 3).tolist(), scale_of("win", 2).tolist()
    ([1.0, 0.0, -1.0], [1.0, -1.0])
    """
    return np.array(worth(rewards, players), np.float32)


def worth(rewards: Scale, players: int) -> list[float]:
    """The reward of every place; seats that share places share what these have.

    `placement` goes from 1 for the first to -1 for the last in equal steps, `win` is 1 for the first and the same
    loss for everybody else; both add up to 0.
    """
    if isinstance(rewards, str):
        if rewards == "placement":
            return [float(one) for one in np.linspace(1, -1, players)]
        if rewards == "win":
            return [1.0, *[-1 / (players - 1)] * (players - 1)]
        raise OptionError("rewards", f"got {rewards!r}, expected one of: placement, win, or a number for every place")
    if len(rewards) != players:
        raise OptionError("rewards", f"got {len(rewards)} numbers, expected one for each of the {players} places")
    return [float(one) for one in rewards]


def shared(places: Sequence[int], worths: Sequence[float]) -> list[float]:
    """What every seat gets, by its place, with the precision of Python's numbers.

    >>> shared([1, 3, 1], [1.0, 0.0, -1.0])
    [0.5, -1.0, 0.5]
    """
    counts = {place: places.count(place) for place in places}
    return [sum(worths[place - 1 : place - 1 + counts[place]]) / counts[place] for place in places]
