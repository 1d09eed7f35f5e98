"""Notices time in which this process did not run, and a clock of the machine that was set: both are nobody's time."""

from __future__ import annotations

from collections.abc import Callable

from queenswright.table.clock import Gap


class Heartbeat:
    """Compares two clocks at every beat: `clock` tells the time of day, `steady` only ever runs on.

    Between two beats no more than `longest` seconds may pass, and both clocks have to agree so far.

    >>> times = iter([(1000.0, 0.0), (1000.5, 0.5), (1009.5, 9.5), (4610.0, 10.0), (1010.5, 10.5)])
    >>> now = [0.0, 0.0]
    >>> def next_beat():
    ...     now[:] = next(times)
    ...     return heart.beat()
    >>> now[:] = next(times)
    >>> heart = Heartbeat(lambda: now[0], lambda: now[1], longest=2.0)
    >>> next_beat()
    >>> next_beat()
    Gap(start=1000.5, end=1009.5, is_set=False)
    >>> next_beat()
    Gap(start=1010.0, end=4610.0, is_set=True)
    >>> next_beat()
    Gap(start=4610.5, end=1010.5, is_set=True)
    """

    def __init__(self, clock: Callable[[], float], steady: Callable[[], float], longest: float) -> None:
        self._clock = clock
        self._steady = steady
        self._longest = longest
        self._last = clock(), steady()

    def beat(self) -> Gap | None:
        """Look at both clocks; the time that is nobody's, if there was any since the last beat."""
        (before, then), now, steady = self._last, self._clock(), self._steady()
        self._last = now, steady
        ran = steady - then
        if abs(now - before - ran) > self._longest:
            return Gap(before + ran, now, is_set=True)
        return Gap(before, now) if ran > self._longest else None
