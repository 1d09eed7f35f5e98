"""Games for the tests of study: short ones, cheap enough to be analysed on uncompiled rules."""

from __future__ import annotations

import random

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.study import Effort

CHEAP = Effort(simulations=2)


def played(game: Game, players: int = 2, seed: int = 3, count: int = 1_000) -> Position:
    """A game of random moves, whole or its beginning."""
    position, choose = game.new(players, seed=seed), random.Random(seed)
    while not position.is_over and len(position.moves) < count:
        position.push(choose.choice(position.legal_moves))
    return position
