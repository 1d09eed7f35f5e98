"""The random bot."""

from __future__ import annotations

import random

from queenswright.bots.bot import Bot, Budget
from queenswright.kernel.box import Box
from queenswright.kernel.data import Move
from queenswright.kernel.position import Position


class RandomBot(Bot):
    """Chooses uniformly among the legal moves."""

    def __init__(self, game: Box, seed: int) -> None:
        super().__init__(game, seed)
        self._random = random.Random(seed)

    def choose(self, position: Position, budget: Budget) -> Move:
        return self._random.choice(position.legal_moves)
