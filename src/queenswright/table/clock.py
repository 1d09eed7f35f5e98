"""The clocks of a table: how much time every seat has left. Time is told to them, they never look for it."""

from __future__ import annotations

from queenswright.table.settings import Clock


class Clocks:
    """The seconds left to every seat; at most one clock runs.

    Time is given only for what was not reached before (`moves` chosen so far): who takes back and plays again gets
    nothing again.
    """

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [clock.first_time] * seats
        self.running: int | None = None
        self.since = 0.0
        self._given = [-1] * seats

    def copy(self) -> Clocks:
        """The same clocks once more."""
        twin = Clocks(self.clock, len(self.left))
        twin.left, twin.running, twin.since, twin._given = list(self.left), self.running, self.since, list(self._given)
        return twin

    def run(self, seat: int | None, at: float, moves: int, forward: bool = True) -> None:
        """From now on this seat's clock runs; with days per move it gets its days again when the game has moved on."""
        if self.clock.kind == "none":
            return
        if self.running is not None:
            self.left[self.running] = self.left_at(self.running, at)
        begins = seat is not None and seat != self.running
        self.running, self.since = seat, at
        if seat is not None and begins and forward and self.clock.kind == "days" and moves > self._given[seat]:
            self.left[seat], self._given[seat] = self.clock.first_time, moves

    def end_turn(self, seat: int, at: float, moves: int) -> None:
        """The seat's turn is over: its bank grows by the increment."""
        if self.clock.kind == "bank" and moves > self._given[seat] and self.left_at(seat, at) > 0:
            self.left[seat] += self.clock.increment
            self._given[seat] = moves

    def welcome(self, seat: int) -> None:
        """A person takes over the seat: with the days kind their days begin now, a bank is what was left of it."""
        if self.clock.kind == "days":
            self.left[seat] = self.clock.first_time

    def resume(self, since: float) -> None:
        """Nobody could play until this moment: a running bank is not charged for the time before it."""
        if self.clock.kind == "bank":
            self.since = max(self.since, since)

    def run_out(self, seat: int) -> None:
        """The seat has no time left."""
        self.left[seat] = 0.0

    def left_at(self, seat: int, now: float) -> float:
        """The seconds a seat has left at a moment, never below zero."""
        spent = max(0.0, now - self.since) if seat == self.running else 0.0
        return max(0.0, self.left[seat] - spent)

    def due(self) -> float | None:
        """The moment at which the running clock is at zero, None when no clock runs."""
        return None if self.running is None else self.since + self.left[self.running]
