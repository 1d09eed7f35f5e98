"""The planner as a player: looks at every whole turn it could play now and takes the one that leaves it best off."""

from __future__ import annotations

from queenswright.bots.bot import Bot, Budget, Thought
from queenswright.bots.mind import Mind
from queenswright.kernel.contract import Move
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position


class GreedyBot(Bot):
    """One turn ahead, judged by the game's estimate."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self._mind = Mind(game)

    def choose(self, position: Position, budget: Budget) -> Thought:
        worth, tried = self._mind.plan(position.held)
        best = max(worth, key=lambda i: (worth[i], -i))
        return Thought(move_of(position, best), decisions=tried)


def move_of(position: Position, index: int) -> Move:
    """The move with an index in the current step."""
    rules = position.game.rules
    step = next(i for i, step in enumerate(rules.steps) if step.name == position.step)
    action = rules.first_actions[step] + index
    return Move(action, rules.steps[step].name, position.game.texts(position.players)[action])
