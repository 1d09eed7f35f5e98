"""The clocks of a table: how much time every seat has left. The current time is passed in, never read."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from queenswright.table.settings import Clock


@dataclass(frozen=True)
class Gap:
    """A stretch of time that is nobody's: no process ran, or (`is_set`) the machine's clock was set, perhaps back."""

    start: float
    end: float
    is_set: bool = False


class Clocks:
    """The seconds left to every seat; at most one clock runs.

    Extra time is given only for progress (`moves` chosen so far): taking moves back and playing again earns no more
    time.
    """

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [clock.first_time] * seats
        self.running: int | None = None
        self.since = 0.0
        self.given = [-1] * seats
        self.resumed = 0.0

    def copy(self) -> Clocks:
        """An independent copy of the clocks; where nobody has a clock, nothing of them ever changes."""
        if self.clock.kind == "none":
            return self
        twin = object.__new__(Clocks)
        twin.__dict__.update(self.__dict__)
        twin.left, twin.given = list(self.left), list(self.given)
        return twin

    def run(self, seat: int | None, at: float, moves: int, forward: bool = True) -> None:
        """Start this seat's clock; with days per move it gets its full days again when the game has moved on."""
        if self.clock.kind == "none":
            return
        if self.running is not None:
            self.left[self.running] = self.left_at(self.running, at)
        begins = seat is not None and seat != self.running
        self.running, self.since = seat, at
        if seat is not None and begins and forward and self.clock.kind == "days" and moves > self.given[seat]:
            self.left[seat], self.given[seat] = self.clock.first_time, moves

    def end_turn(self, seat: int, at: float, moves: int) -> None:
        """End the seat's turn: its bank grows by the increment."""
        if self.clock.kind == "bank" and moves > self.given[seat] and self.left_at(seat, at) > 0:
            self.left[seat] += self.clock.increment
            self.given[seat] = moves

    def welcome(self, seat: int) -> None:
        """Let a person take over the seat: days per move start now, a bank stays as it was."""
        if self.clock.kind == "days":
            self.left[seat] = self.clock.first_time

    def without(self, gaps: Iterable[Gap], now: float) -> float:
        """The moment since which the running clock would have run if these gaps had not been.

        Days per move keep running while no process runs, for they are long enough; a clock that was set is different.
        """
        since, settled = self.since, self.resumed if self.resumed <= now else 0.0
        for gap in gaps:
            if not gap.is_set and self.clock.kind != "bank":
                continue
            if gap.end < gap.start:
                since -= gap.start - gap.end if since > now else 0.0
            elif gap.end > settled:
                since += max(0.0, gap.end - max(gap.start, since))
        return since

    def resume(self, since: float, at: float) -> None:
        """Let the running clock have run since another moment; gaps before now are dealt with."""
        self.since, self.resumed = since, at

    def run_out(self, seat: int) -> None:
        """Set the seat's time to zero."""
        self.left[seat] = 0.0

    def left_at(self, seat: int, now: float) -> float:
        """The seconds a seat has left at a moment, never below zero."""
        spent = max(0.0, now - self.since) if seat == self.running else 0.0
        return max(0.0, self.left[seat] - spent)

    def due(self) -> float | None:
        """The moment at which the running clock is at zero, None when no clock runs."""
        return None if self.running is None else self.since + self.left[self.running]
