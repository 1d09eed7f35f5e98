"""The planner as a player: examines every whole turn it could play now and plays the best one."""

from __future__ import annotations

from queenswright.bots.bot import Bot, Budget, Thought
from queenswright.bots.mind import Mind
from queenswright.kernel.box import Box
from queenswright.kernel.position import Position


class GreedyBot(Bot):
    """One turn ahead, judged by the game's estimate."""

    def __init__(self, game: Box, seed: int) -> None:
        super().__init__(game, seed)
        self._mind = Mind(game)

    def choose(self, position: Position, budget: Budget) -> Thought:
        worth, tried = self._mind.plan(position.held)
        best = max(worth, key=lambda i: (worth[i], -i))
        return Thought(position.move_at(best), decisions=tried)
