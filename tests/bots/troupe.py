"""Bots that behave in one way each, good or bad. Tests give them to the program as bots of one's own."""

from __future__ import annotations

import os
import time

from queenswright.bots import Bot, Budget, Thought
from queenswright.kernel.data import Move
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position


class First(Bot):
    """Takes the first legal move."""

    def choose(self, position: Position, budget: Budget) -> Move | str | Thought:
        return position.legal_moves[0]


class Slow(First):
    """Takes its time."""

    def choose(self, position: Position, budget: Budget) -> Move | str | Thought:
        time.sleep(0.4)
        return super().choose(position, budget)


class Obedient(First):
    """Thinks until its budget is spent or it is told to stop."""

    def choose(self, position: Position, budget: Budget) -> Move | str | Thought:
        while not budget.is_spent(0):
            time.sleep(0.01)
        return super().choose(position, budget)


class Raising(Bot):
    """Has a fault."""

    def choose(self, position: Position, budget: Budget) -> Move | str | Thought:
        raise ValueError("two heads")


class Leaving(Bot):
    """Tries to end the program."""

    def choose(self, position: Position, budget: Budget) -> Move | str | Thought:
        raise SystemExit(7)


class Illegal(Bot):
    """Answers with a move of another step."""

    def choose(self, position: Position, budget: Budget) -> Move | str | Thought:
        return "palace"


class Nonsense(Bot):
    """Answers with something that is no move."""

    def choose(self, position: Position, budget: Budget) -> Move | str | Thought:
        return "castle"


class Silent(Bot):
    """Answers with nothing."""

    def choose(self, position: Position, budget: Budget) -> Move | str | Thought:
        return None  # type: ignore[return-value]


class Dying(Bot):
    """Takes its process along."""

    def choose(self, position: Position, budget: Budget) -> Move | str | Thought:
        os._exit(3)


class Stillborn(First):
    """Takes its process along before it is made."""

    def __init__(self, game: Game, seed: int) -> None:
        if os.environ.get("QUEENSWRIGHT_RULES") == "numba":
            os._exit(4)
        super().__init__(game, seed)


class Hanging(Bot):
    """Never answers."""

    def choose(self, position: Position, budget: Budget) -> Move | str | Thought:
        while True:
            time.sleep(1)


class Witness(First):
    """Tells what it was shown: state, content, moves that it followed."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.seen: list[str] = []

    def follow(self, move: Move) -> None:
        self.seen.append(move.text)

    def forget(self) -> None:
        self.seen = []

    def choose(self, position: Position, budget: Budget) -> Move | str | Thought:
        line = (position.digest, self.game.pack.digest, self.game.pack.content.title, *self.seen)
        return Thought(position.legal_moves[0], line=line)


class Hopeful(Bot):
    """Expects to win, and says how."""

    def choose(self, position: Position, budget: Budget) -> Move | str | Thought:
        move = position.legal_moves[-1]
        rest = 0.38 / (position.players - 1)
        shares = [0.62 if seat == position.to_move else rest for seat in range(position.players)]
        position.push(move)
        return Thought(move, tuple(shares), (move.text, position.legal_moves[0].text, "castle"))
