"""Fitting a network to rows: Adam on one hidden layer, here in NumPy. It is small, so a minute on one core is enough.

The network learns what to add to the game's estimate, so that before the first step it judges as the estimate does.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import log
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from queenswright.bots.network import MOST_NUMBER, MOST_WEIGHT, Network
from queenswright.kernel.network import (
    ESTIMATE,
    INPUT_BITS,
    LAYER_BITS,
    MOST_INPUT,
    OUTPUT_BITS,
    UNIT_INPUT,
)
from queenswright.kernel.search import OCTAVE
from queenswright.train.rows import ABSENT, TrainingRows

Array = NDArray[np.float64]
Parameters = dict[str, Array]

BATCH = 256
EPOCHS = 60
PATIENCE = 8
"""Epochs without a gain for the rows that are kept back, after which the fit ends."""
KEPT_BACK = 10
"""One game of ten is not learned from, but tells when to stop."""
RATE = 0.002
DECAY = 0.02
MEMORY, SQUARES, TINY = 0.9, 0.999, 1e-8
NOBODY = -1e9
"""The logarithm of the odds of a seat that a game does not have."""
NATURAL = log(2) / OCTAVE
"""A unit of the search's scale as a natural logarithm of odds."""


@dataclass(frozen=True)
class Curves:
    """How the fit went: the share of the uncertainty about the winner that is left, after every epoch.

    `learned` is that of the rows learned from, `kept` of those kept back, `estimate` what the estimate alone leaves.
    """

    learned: list[float]
    kept: list[float]
    estimate: float
    rows: int


@dataclass(frozen=True)
class Inputs:
    """Rows as a network gets them: for every seat its measures and those of its strongest rival, as small numbers."""

    centre: NDArray[np.int64]
    scale: NDArray[np.int64]
    x: Array
    estimate: Array
    shares: Array
    absent: NDArray[np.bool_]


def prepared(rows: TrainingRows, known: tuple[NDArray[np.int64], NDArray[np.int64]] | None = None) -> Inputs:
    """The inputs of rows, in units of their usual deviation, or in those that are known already."""
    seen, absent = with_rival(rows), rows.estimates == ABSENT
    centre, scale = known or _units(seen[~absent])
    x = np.clip((seen - centre) * scale >> INPUT_BITS, -MOST_INPUT, MOST_INPUT).astype(np.float64) / UNIT_INPUT
    estimate = np.where(absent, 0, rows.estimates).astype(np.float64) * NATURAL
    return Inputs(centre, scale, x, estimate, rows.shares.astype(np.float64), absent)


def with_rival(rows: TrainingRows) -> NDArray[np.int64]:
    """The measures of every seat followed by those of its strongest rival, as kernel/network.py has them."""
    measures, estimates = rows.measures.astype(np.int64), rows.estimates.astype(np.int64)
    seats = estimates.shape[1]
    others = np.where(np.eye(seats, dtype=bool), np.iinfo(np.int64).min, estimates[:, None, :])
    rivals = others.argmax(axis=2)
    return np.concatenate([measures, np.take_along_axis(measures, rivals[:, :, None], axis=1)], axis=2)


def _units(flat: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    deviation = flat.std(axis=0)
    usual = (UNIT_INPUT << INPUT_BITS) / np.maximum(deviation, 1e-4)
    scale = np.where(deviation > 0, np.minimum(np.round(usual), MOST_NUMBER), 0)
    return np.round(flat.mean(axis=0)).astype(np.int64), scale.astype(np.int64)


def begun(inputs: int, hidden: int, seed: int) -> Parameters:
    """A network that adds nothing yet."""
    chance = np.random.default_rng(seed)
    return {
        "layer": chance.standard_normal((inputs, hidden)) * np.sqrt(2 / inputs),
        "bias": np.zeros(hidden),
        "last": np.zeros(hidden),
        "estimate": np.ones(1),
    }


def odds(parameters: Parameters, inputs: Inputs, which: Any) -> tuple[Array, Array]:
    """The logarithms of the odds of every seat, and what came out of the hidden units."""
    hidden = np.maximum(inputs.x[which] @ parameters["layer"] + parameters["bias"], 0)
    scores = parameters["estimate"] * inputs.estimate[which] + hidden @ parameters["last"]
    return np.where(inputs.absent[which], NOBODY, scores), hidden


def uncertainty(scores: Array, shares: Array) -> float:
    """The mean uncertainty about the winner (cross entropy) that these odds leave, as a share of knowing nothing."""
    seats = (scores > NOBODY).sum(axis=1)
    return float((-(shares * _log_softmax(scores)).sum(axis=1) / np.log(seats)).mean())


def _log_softmax(scores: Array) -> Array:
    shifted = scores - scores.max(axis=1, keepdims=True)
    return np.asarray(shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True)))


def gradients(parameters: Parameters, inputs: Inputs, which: Any) -> Parameters:
    """How the uncertainty of some rows changes with every number."""
    scores, hidden = odds(parameters, inputs, which)
    off = (np.exp(_log_softmax(scores)) - inputs.shares[which]) / len(scores)
    back = off[:, :, None] * parameters["last"] * (hidden > 0)
    width = inputs.x.shape[-1]
    return {
        "layer": inputs.x[which].reshape(-1, width).T @ back.reshape(-1, back.shape[-1]),
        "bias": back.sum(axis=(0, 1)),
        "last": np.tensordot(off, hidden, axes=([0, 1], [0, 1])),
        "estimate": np.array([(off * inputs.estimate[which]).sum()]),
    }


class Adam:
    """Steps along the gradient, each number at its own pace (Kingma and Ba); weights decay beside it."""

    def __init__(self, parameters: Parameters) -> None:
        self._parameters = parameters
        self._mean = {name: np.zeros_like(value) for name, value in parameters.items()}
        self._square = {name: np.zeros_like(value) for name, value in parameters.items()}
        self._steps = 0

    def step(self, slope: Parameters) -> None:
        self._steps += 1
        for name, value in self._parameters.items():
            mean, square = self._mean[name], self._square[name]
            mean += (1 - MEMORY) * (slope[name] - mean)
            square += (1 - SQUARES) * (slope[name] ** 2 - square)
            pace = RATE * np.sqrt(1 - SQUARES**self._steps) / (1 - MEMORY**self._steps)
            value -= pace * mean / (np.sqrt(square) + TINY)
            if name in ("layer", "last"):
                value *= 1 - RATE * DECAY


class Pupil(Protocol):
    """Whatever learns: the NumPy one below, or that of `in_torch.py`."""

    def study(self, which: NDArray[np.int64]) -> None:
        """One step, from some of the rows."""
        ...

    def left(self, which: NDArray[np.int64]) -> float:
        """The uncertainty that is left of some of the rows."""
        ...

    def parameters(self) -> Parameters:
        """What it has learned, as it is now."""
        ...


class _Pupil:
    """Learns in NumPy."""

    def __init__(self, inputs: Inputs, parameters: Parameters) -> None:
        self._inputs, self._parameters = inputs, parameters
        self._adam = Adam(parameters)

    def study(self, which: NDArray[np.int64]) -> None:
        self._adam.step(gradients(self._parameters, self._inputs, which))

    def left(self, which: NDArray[np.int64]) -> float:
        return uncertainty(odds(self._parameters, self._inputs, which)[0], self._inputs.shares[which])

    def parameters(self) -> Parameters:
        return {name: value.copy() for name, value in self._parameters.items()}


Told = Callable[[int, float], None]


def fit(rows: TrainingRows, game: str, hidden: int, seed: int, told: Told | None = None) -> tuple[Network, Curves]:
    """The network that fits best the games that were kept back; the same rows and seed give the same one.

    `told` is called after every epoch with its number and the uncertainty that is left.
    """
    return taught(rows, game, hidden, seed, _Pupil, told)


def taught(
    rows: TrainingRows,
    game: str,
    hidden: int,
    seed: int,
    pupil_of: Callable[[Inputs, Parameters], Pupil],
    told: Told | None = None,
) -> tuple[Network, Curves]:
    """What a pupil makes of the rows: it goes over them until the games that were kept back gain no more."""
    inputs, kept, learned = begin(rows)
    pupil, chance = pupil_of(inputs, begun(inputs.x.shape[-1], hidden, seed)), np.random.default_rng(seed + 1)
    alone = np.where(inputs.absent, NOBODY, inputs.estimate)
    curves = Curves([], [], uncertainty(alone[kept], inputs.shares[kept]), len(rows))
    best, least = pupil.parameters(), curves.estimate
    since = 0
    for epoch in range(1, EPOCHS + 1):
        order = chance.permutation(learned)
        for start in range(0, len(order), BATCH):
            pupil.study(order[start : start + BATCH])
        curves.learned.append(pupil.left(learned))
        curves.kept.append(pupil.left(kept))
        if told:
            told(epoch, curves.kept[-1])
        since += 1
        if curves.kept[-1] < least:
            best, least, since = pupil.parameters(), curves.kept[-1], 0
        if since == PATIENCE:
            break
    return whole(best, inputs, game), curves


def begin(rows: TrainingRows) -> tuple[Inputs, NDArray[np.int64], NDArray[np.int64]]:
    """The inputs, the rows that are kept back and those that are learned from; a game is wholly in one of them."""
    games = np.unique(rows.games)
    apart = np.isin(rows.games, games[::KEPT_BACK])
    return prepared(rows), np.flatnonzero(apart), np.flatnonzero(~apart)


def whole(parameters: Parameters, inputs: Inputs, game: str) -> Network:
    """The network in whole numbers."""
    bias = parameters["bias"] * (UNIT_INPUT << LAYER_BITS)
    last = parameters["last"] / NATURAL * (1 << OUTPUT_BITS)
    return Network(
        game=game,
        measures=inputs.x.shape[-1] // 2,
        estimate=max(1, int(_rounded(parameters["estimate"] * ESTIMATE)[0])),
        centre=inputs.centre.tolist(),
        scale=inputs.scale.tolist(),
        bias=np.round(bias).astype(np.int64).tolist(),
        layer=_rounded(parameters["layer"] * (1 << LAYER_BITS)).tolist(),
        last=_rounded(last).tolist(),
    )


def _rounded(values: Array) -> NDArray[np.int64]:
    return np.clip(np.round(values), -MOST_WEIGHT, MOST_WEIGHT).astype(np.int64)
