"""A player who never builds, to see what repairs alone are worth (docs/balance.md).

queenswright arena --bot bench.repairs_only:RepairsOnly --seats repairsonly,greedy --games 400
"""

from __future__ import annotations

from queenswright.bots import Budget, Thought
from queenswright.bots.greedy import GreedyBot
from queenswright.games.architect.judgement.estimate import MEASURES
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

OF_BUILDING = ("site_here", "best_site", "sites_around", "travel_next")


class RepairsOnly(GreedyBot):
    """Plans like `greedy`, but sees no worth in building sites and never builds."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        for name in OF_BUILDING:
            for end in (0, len(MEASURES)):
                self._mind._weights[end + MEASURES.index(name)] = 0

    def choose(self, position: Position, budget: Budget) -> Thought:
        worth, tried = self._mind.plan(position.held)
        for index in sorted(worth, key=lambda i: (-worth[i], i)):
            move = position.move_at(index)
            if move.text != "build":
                break
        return Thought(move, decisions=tried)
