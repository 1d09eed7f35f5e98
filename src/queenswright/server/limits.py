"""Rate limits: a bucket for every person and every address, in the memory of this process."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from queenswright.server.config import ADDRESS_FACTOR, Limit
from queenswright.server.refusals import Refused
from queenswright.server.whereabouts import network_of

MANY = 50_000


class Limits:
    """Counts the requests of people and addresses."""

    def __init__(self, limits: Mapping[str, Limit], clock: Callable[[], float]) -> None:
        self._limits = limits
        self._clock = clock
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, kind: str, person: str, address: str) -> None:
        """Count one more of a kind, or refuse and say when to try again."""
        network = network_of(address)
        wait = max(self._wait(kind, f"p {person}", 1), self._wait(kind, f"a {network}", ADDRESS_FACTOR))
        if wait > 0:
            raise Refused("server-too-fast", 429, seconds=max(1, round(wait)))

    def _wait(self, kind: str, key: str, factor: int) -> float:
        """Take one from a bucket; the seconds to wait when it is empty."""
        limit = self._limits[kind]
        now = self._clock()
        burst, rate = limit.burst * factor, limit.per_minute * factor / 60
        level, since = self._buckets.get((kind, key), (float(burst), now))
        level = min(burst, level + max(0.0, now - since) * rate)
        if level < 1:
            self._buckets[kind, key] = (level, now)
            return (1 - level) / rate
        self._buckets[kind, key] = (level - 1, now)
        if len(self._buckets) > MANY:
            self._forget(now)
        return 0.0

    def _forget(self, now: float) -> None:
        """Drop the buckets that are full again; if too many are left, drop all."""
        kept = {key: (level, since) for key, (level, since) in self._buckets.items() if now - since < 60}
        self._buckets = kept if len(kept) < MANY else {}
