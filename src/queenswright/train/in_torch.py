"""The lesson of `fit.py` in PyTorch, on a GPU where there is one: the same network, of the same rows, up to rounding.

PyTorch is imported by whoever learns: it is an extra (`queenswright[train]`).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from queenswright.bots.network import Network
from queenswright.train.fit import (
    DECAY,
    MEMORY,
    NOBODY,
    RATE,
    SQUARES,
    TINY,
    Array,
    Curves,
    Inputs,
    Parameters,
    Told,
    taught,
)
from queenswright.train.rows import TrainingRows

DECAYING = ("layer", "last")


class Pupil:
    """Learns in PyTorch, with numbers of 32 bits."""

    def __init__(self, inputs: Inputs, parameters: Parameters) -> None:
        import torch

        self._torch = torch
        self._place = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self._x, self._estimate, self._shares = map(self._sent, (inputs.x, inputs.estimate, inputs.shares))
        self._absent = torch.from_numpy(inputs.absent).to(self._place)
        self._parameters = {name: self._sent(value).requires_grad_() for name, value in parameters.items()}
        groups = [
            {"params": [one for name, one in self._parameters.items() if (name in DECAYING) == decays],
             "weight_decay": DECAY * decays}
            for decays in (True, False)
        ]  # fmt: skip
        self._adam = torch.optim.AdamW(groups, lr=RATE, betas=(MEMORY, SQUARES), eps=TINY)

    def _sent(self, array: Array) -> Any:
        return self._torch.from_numpy(array).to(self._place, self._torch.float32)

    def _uncertainty(self, which: NDArray[np.int64]) -> Any:
        """Of every row, in natural units."""
        some, mine = self._torch.from_numpy(which).to(self._place), self._parameters
        hidden = self._torch.relu(self._x[some] @ mine["layer"] + mine["bias"])
        scores = mine["estimate"] * self._estimate[some] + hidden @ mine["last"]
        scores = scores.masked_fill(self._absent[some], NOBODY)
        return self._torch.nn.functional.cross_entropy(scores, self._shares[some], reduction="none")

    def study(self, which: NDArray[np.int64]) -> None:
        self._adam.zero_grad()
        self._uncertainty(which).mean().backward()
        self._adam.step()

    def left(self, which: NDArray[np.int64]) -> float:
        with self._torch.no_grad():
            seats = (~self._absent[self._torch.from_numpy(which).to(self._place)]).sum(dim=1)
            return float((self._uncertainty(which) / seats.log()).mean())

    def parameters(self) -> Parameters:
        return {name: value.detach().cpu().numpy().astype(np.float64) for name, value in self._parameters.items()}


def fit(rows: TrainingRows, game: str, hidden: int, seed: int, told: Told | None = None) -> tuple[Network, Curves]:
    """As `queenswright.train.fit.fit`."""
    return taught(rows, game, hidden, seed, Pupil, told)
