"""What both learners begin with: rows of small numbers as features of a network (docs/learning.md)."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor, nn

from queenswright.kernel.observation import Observation


class Eyes(nn.Module):
    """The features of `Observation.spread` in PyTorch; numbers are divided by the largest they can be."""

    def __init__(self, seen: Observation) -> None:
        super().__init__()
        spread, bounds = seen.spread, seen.bounds()
        largest = np.maximum(np.abs(bounds).max(axis=0), 1)
        self.size = len(spread.names)
        self.register_buffer("entry", torch.from_numpy(spread.entry))
        self.register_buffer("value", torch.from_numpy(spread.value).long())
        self.register_buffer("is_choice", torch.from_numpy(spread.is_choice))
        self.register_buffer("is_set", torch.from_numpy(spread.is_set))
        self.register_buffer("share", torch.from_numpy(1 / largest[spread.entry]).float())

    def forward(self, rows: Tensor) -> Tensor:
        """Features of rows, whatever their type is."""
        found = rows.long()[..., self.entry]
        members = (found >> self.value & 1).float()
        chosen = (found == self.value).float()
        return torch.where(self.is_set, members, torch.where(self.is_choice, chosen, found * self.share))
