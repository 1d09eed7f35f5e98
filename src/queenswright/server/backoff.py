"""What fails again and again is tried again later and later."""

from __future__ import annotations

from collections.abc import Callable

SHORTEST, LONGEST = 1.0, 3600.0
"""Seconds until the second try, and between two tries at most."""
MANY = 20_000


def described(error: BaseException) -> str:
    """What went wrong, in one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())


class Backoff:
    """Which things failed, and since when they may be tried again. `clock` tells seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._failed: dict[str, tuple[float, float]] = {}

    def failed(self, name: str) -> float:
        """Something failed; the seconds until it may be tried again, twice as many as after the last failure."""
        before = self._failed.pop(name, (SHORTEST / 2, 0.0))[0]
        pause = min(LONGEST, 2 * before)
        self._failed[name] = (pause, self._clock() + pause)
        if len(self._failed) > MANY:
            del self._failed[next(iter(self._failed))]
        return pause

    def worked(self, name: str) -> None:
        """Something worked: nothing is held against it any more."""
        self._failed.pop(name, None)

    def rests(self, name: str) -> bool:
        """Whether it is too early to try something again."""
        return name in self._failed and self._clock() < self._failed[name][1]

    def until(self, name: str) -> float:
        """The moment from which on something may be tried again."""
        return self._failed[name][1] if name in self._failed else self._clock()
