"""The interface of a bot, its budget, and its answer."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from queenswright.kernel.errors import QueenswrightError

if TYPE_CHECKING:
    from queenswright.kernel.box import Box
    from queenswright.kernel.data import Move
    from queenswright.kernel.position import Position


class BotError(QueenswrightError):
    """A bot that cannot be found, does not answer, or answers with something other than a legal move."""


def _never() -> bool:
    return False


@dataclass(frozen=True)
class Budget:
    """What one decision may cost: an exact number of simulations, or milliseconds. A bot checks `is_spent`.

    Without either the budget is empty. With simulations a game is reproducible; with milliseconds it depends on the
    machine. `cores` says how many may be used. `stop` is checked too, so that a person who leaves does not have to
    wait.

    >>> Budget(simulations=100).is_spent(99), Budget(simulations=100).is_spent(100)
    (False, True)
    """

    simulations: int | None = None
    milliseconds: int | None = None
    cores: int = 1
    stop: Callable[[], bool] = _never
    started: float = field(default_factory=time.perf_counter)

    def begun(self, stop: Callable[[], bool] | None = None) -> Budget:
        """The same budget, starting now."""
        return replace(self, started=time.perf_counter(), stop=stop or self.stop)

    def divided(self, divisor: int) -> Budget:
        """A fraction of the budget, at least 1 simulation or millisecond."""
        return replace(
            self,
            simulations=None if self.simulations is None else max(1, self.simulations // divisor),
            milliseconds=None if self.milliseconds is None else max(1, self.milliseconds // divisor),
        )

    def is_spent(self, simulations: int) -> bool:
        """Whether a bot that has made this many simulations has to answer now."""
        if self.stop() or (self.simulations is None and self.milliseconds is None):
            return True
        if self.simulations is not None and simulations >= self.simulations:
            return True
        return self.milliseconds is not None and self.seconds * 1000 >= self.milliseconds

    @property
    def seconds(self) -> float:
        """How long the decision has taken so far."""
        return time.perf_counter() - self.started


@dataclass(frozen=True)
class Thought:
    """A bot's answer: the move, and what it expects.

    `shares` is the expected share of victory of every seat (they add up to 1), `line` the moves it expects, its own
    first, in notation.
    """

    move: Move
    shares: tuple[float, ...] = ()
    line: tuple[str, ...] = ()
    simulations: int = 0
    decisions: int = 0
    seconds: float = 0.0


class Bot:
    """A player that is a program; see the package for an example of ten lines.

    `seed` starts the bot's own random numbers. It never sees those of the game: everything hidden from its seat has
    been redealt in the position it gets.
    """

    def __init__(self, game: Box, seed: int) -> None:
        self.game = game
        self.seed = seed

    def choose(self, position: Position, budget: Budget) -> Move | str | Thought:
        """The move to play, for the seat `position.to_move`."""
        raise NotImplementedError(f"{type(self).__name__} has no method `choose`")

    def follow(self, move: Move) -> None:
        """Called for every move that is played, by any seat; for bots with a memory."""

    def forget(self) -> None:
        """Called when the game is not where the followed moves led: moves were taken back, or another game begins."""
