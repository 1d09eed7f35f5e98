"""Rate limits: a bucket for every person and every address, here and, for what is worth attacking, in the store."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from queenswright.server.config import ADDRESS_FACTOR, SHARED, Limit
from queenswright.server.refusals import Refused
from queenswright.server.whereabouts import network_of
from queenswright.store import Store, StoreError

MANY = 50_000
ADDRESS = "a "
"""How the key of an address begins; a person's begins otherwise."""


class Limits:
    """Counts what people and addresses ask for."""

    def __init__(self, limits: Mapping[str, Limit], clock: Callable[[], float], store: Store | None = None) -> None:
        self._limits = limits
        self._clock = clock
        self._store = store if store is not None and store.shared else None
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    async def take(self, kind: str, person: str, address: str) -> None:
        """One more of a kind, or a refusal that says when to come back.

        Somebody who has had too much takes nothing from the address, which others have too.
        """
        keys = ((f"p {person}", 1), (f"{ADDRESS}{network_of(address)}", ADDRESS_FACTOR))
        for key, factor in keys:
            _refuse(self._wait(kind, key, factor))
        if self._store is not None and kind in SHARED:
            for key, factor in reversed(keys):
                _refuse(await self._wait_together(kind, key, factor))

    def pass_on(self, former: str, person: str) -> None:
        """Somebody has another id from now on; what they asked for stays counted."""
        for kind in self._limits:
            if (kind, f"p {former}") in self._buckets:
                self._buckets[kind, f"p {person}"] = self._buckets[kind, f"p {former}"]

    async def wait(self, kind: str, key: str) -> float:
        """Take one of a kind for a key; the seconds until there is one, when there is none."""
        wait = self._wait(kind, key, 1)
        return wait or (await self._wait_together(kind, key, 1) if kind in SHARED else 0.0)

    async def _wait_together(self, kind: str, key: str, factor: int) -> float:
        """The same from the bucket that all processes share."""
        if self._store is None:
            return 0.0
        limit = self._limits[kind]
        each = 60 / (limit.per_minute * factor)
        try:
            return await self._store.take_allowance(f"{kind} {key}", each, limit.burst * factor * each, self._clock())
        except StoreError:
            return 0.0  # this process has counted it

    def _wait(self, kind: str, key: str, factor: int) -> float:
        """Take one from a bucket; the seconds until there is one, when it is empty."""
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
        """Drop the buckets that are full again; when too many are in use, the emptier ones of them stay."""
        filled = {key: self._filled(key, now) for key in self._buckets}
        kept = {key: bucket for key, bucket in self._buckets.items() if filled[key] < 1}
        if len(kept) > MANY // 2:
            kept = {key: kept[key] for key in sorted(kept, key=filled.__getitem__)[: MANY // 2]}
        self._buckets = kept

    def _filled(self, key: tuple[str, str], now: float) -> float:
        """How full a bucket is by now, from 0 to 1."""
        limit, factor = self._limits[key[0]], ADDRESS_FACTOR if key[1].startswith(ADDRESS) else 1
        level, since = self._buckets[key]
        return min(1.0, (level + max(0.0, now - since) * limit.per_minute * factor / 60) / (limit.burst * factor))


def _refuse(wait: float) -> None:
    """Whoever has to wait is told how long."""
    if wait > 0:
        raise Refused("server-too-fast", 429, seconds=max(1, round(wait)))
