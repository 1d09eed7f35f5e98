"""How fast requests of one network are taken on: what comes faster waits for its turn, before it costs anything.

Limits refuse, and a refusal costs nearly as much as an answer; files of the client have no limit at all. Whoever asks
without end waits here, while everybody else is served. And of what comes at once only a few are begun in one turn of
the event loop, so that a move in between waits for these few and not for all.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from queenswright.server.config import Limit
from queenswright.server.refusals import busy

MANY = 20_000


class Turnstile:
    """Lets a few of every network through in one turn of the event loop."""

    def __init__(self, together: int) -> None:
        self._together = together
        self._begun: Counter[str] = Counter()

    async def go(self, network: str) -> None:
        """Go through, in this turn or a later one."""
        while self._begun[network] >= self._together:
            await asyncio.sleep(0)
        if not self._begun:
            asyncio.get_running_loop().call_soon(self._begun.clear)
        self._begun[network] += 1


class Intake:
    """Lets a few bodies of every network be read at the same time: one that comes slowly stays in memory for long."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._begun: Counter[str] = Counter()

    @contextmanager
    def one(self, network: str) -> Iterator[None]:
        """A place for one body, as long as it is read."""
        if self._begun[network] >= self._most:
            raise busy()
        self._begun[network] += 1
        try:
            yield
        finally:
            self._begun[network] -= 1
            if not self._begun[network]:
                del self._begun[network]


class Pace:
    """Turns for every network: a burst of them at once, then a number a minute."""

    def __init__(self, limit: Limit) -> None:
        self._burst = float(limit.burst)
        self._rate = limit.per_minute / 60
        self._levels: dict[str, tuple[float, float]] = {}

    def wait(self, network: str, longest: float, now: float) -> float | None:
        """Take a turn: seconds until it comes; None, and nothing is taken, where they are too many.

        >>> pace = Pace(Limit(2, 60))
        >>> [pace.wait("here", 2.0, now=10.0) for _ in range(5)], pace.wait("there", 2.0, now=10.0)
        ([0.0, 0.0, 1.0, 2.0, None], 0.0)
        """
        level, since = self._levels.pop(network, (self._burst, now))
        before = min(self._burst, level + max(0.0, now - since) * self._rate)
        wait = max(0.0, (1 - before) / self._rate)
        self._levels[network] = (before if wait > longest else before - 1), now
        if len(self._levels) > MANY:
            del self._levels[next(iter(self._levels))]  # who came longest ago
        return None if wait > longest else wait
