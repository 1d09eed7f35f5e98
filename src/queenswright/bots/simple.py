"""The random bot."""

from __future__ import annotations

import random

from queenswright.bots.bot import Bot, Budget
from queenswright.kernel.contract import Move
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position


class RandomBot(Bot):
    """Uniform over the legal moves."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self._random = random.Random(seed)

    def choose(self, position: Position, budget: Budget) -> Move:
        return self._random.choice(position.legal_moves)
