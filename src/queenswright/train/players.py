"""The bots of a course: the one that plays to learn, the one that is tested, and the same without a network."""

from __future__ import annotations

import random

from queenswright.bots import Budget, Thought
from queenswright.bots.learned import LearnedBot
from queenswright.bots.seeds import number_of
from queenswright.kernel.position import Position

TRIES_ONE_IN = 8
"""How seldom a student tries something else: in one decision of eight."""


class Candidate(LearnedBot):
    """A network that is being tested."""


class Control(LearnedBot):
    """The same search without one: as many simulations, as many laps."""


class Student(LearnedBot):
    """Plays with itself. Now and then it tries a move by chance, in proportion to how much it was looked at."""

    def choose(self, position: Position, budget: Budget) -> Thought:
        thought = super().choose(position, budget)
        chance = random.Random(number_of(self.seed, "tries", len(position.moves)))
        if chance.randrange(TRIES_ONE_IN):
            return thought
        visits, _ = self._harvest(position)
        moves = sorted(visits)
        return Thought(position.move_at(chance.choices(moves, [visits[i] + 1 for i in moves])[0]))
