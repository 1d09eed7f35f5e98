"""Long work beside the event loop: one thread, small slices, a short queue.

Python runs one thread at a time, so a thread that worked without a pause would take half the time of everybody else's
moves. Here one thread does a slice of one work after the other and rests in between, longer on a busy machine, where a
slice takes longer; whoever comes when too much waits is told to come back. All works of one network have one turn
together, and so has each table that is loaded, whoever asked for it; those of one person are done one after the other,
so that few are begun and keep what they have made so far. Nobody waits for the rest after the last slice of a work.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Generator, Hashable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

from queenswright.server.identity import Visitor
from queenswright.server.refusals import busy
from queenswright.server.whereabouts import network_of

T = TypeVar("T")
Work = Generator[None, None, T]
"""Work that pauses at every `yield`, and its result."""

MOST = 32
"""Works that are done or wait at the same time."""
MOST_OF_NETWORK = 16
MOST_OF_PERSON = 6
SLICE = 0.002
"""Seconds of work before a rest."""
REST = 1
"""How many times as long as a slice the rest after it is."""


class Workshop:
    """Does works for visitors, none of whom can take all its time."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="workshop")
        self._turn = asyncio.Lock()
        self._turns_of: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._rests_until = 0.0
        self._waiting: Counter[str] = Counter()

    async def do(self, visitor: Visitor, work: Work[T]) -> T:
        """The result of a work that a visitor asked for; refused when too much waits already."""
        with self._queued(visitor):
            async with self._turn_of(f"person {visitor.person or visitor.address}"):
                return await self.run(work, self._turn_of(f"network {network_of(visitor.address)}"))

    def _turn_of(self, key: str) -> asyncio.Lock:
        return self._turns_of.setdefault(key, asyncio.Lock())

    async def run(self, work: Work[T], together: asyncio.Lock | None = None) -> T:
        """The result of a work, which is done slice by slice; works `together` have one turn between them."""
        loop, ours = asyncio.get_running_loop(), together or asyncio.Lock()
        try:
            while True:
                async with ours, self._turn:
                    await asyncio.sleep(max(0.0, self._rests_until - loop.time()))
                    start = loop.time()
                    try:
                        results = await loop.run_in_executor(self._thread, _slice, work)
                    finally:
                        end = loop.time()
                        self._rests_until = end + REST * (end - start)
                if results:
                    return results[0]
        finally:
            await loop.run_in_executor(self._thread, work.close)

    @contextmanager
    def _queued(self, visitor: Visitor) -> Iterator[None]:
        """A place in the queue, as long as the work lasts."""
        limits = {
            "all": MOST,
            f"network {network_of(visitor.address)}": MOST_OF_NETWORK,
            f"person {visitor.person or visitor.address}": MOST_OF_PERSON,
        }
        if any(self._waiting[key] >= most for key, most in limits.items()):
            raise busy()
        self._waiting.update(limits.keys())
        try:
            yield
        finally:
            self._waiting -= Counter(limits.keys())

    def close(self) -> None:
        """End the thread; what is not finished is given up."""
        self._thread.shutdown(wait=True, cancel_futures=True)


def _slice(work: Work[T]) -> list[T]:
    """Work for a moment; the result, when it is done."""
    end = time.monotonic() + SLICE
    try:
        while time.monotonic() < end:
            next(work)
    except StopIteration as finished:
        return [finished.value]
    return []


class Kept(Generic[T]):
    """What was made lately, up to a weight; what several ask for at the same time is made once."""

    def __init__(self, most: int, weight: Callable[[T], int]) -> None:
        self._most = most
        self._weight = weight
        self._kept: dict[Hashable, T] = {}
        self._making: dict[Hashable, asyncio.Task[T]] = {}
        self.weight = 0

    def find(self, key: Hashable) -> T | None:
        """What is kept under a key; it was used just now."""
        if key not in self._kept:
            return None
        found = self._kept[key] = self._kept.pop(key)
        return found

    async def get(self, key: Hashable, make: Callable[[], Awaitable[T]]) -> T:
        """What is kept under a key, or is made for it."""
        found = self.find(key)
        if found is not None:
            return found
        if key not in self._making:
            task = self._making[key] = asyncio.ensure_future(self._made(key, make))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(self._making[key])

    async def _made(self, key: Hashable, make: Callable[[], Awaitable[T]]) -> T:
        try:
            made = await make()
        finally:
            del self._making[key]
        self._keep(key, made)
        return made

    def _keep(self, key: Hashable, made: T) -> None:
        """Keep something; what was not used for longest makes room for it."""
        weight = self._weight(made)
        if weight > self._most:
            return
        self._kept[key] = made
        self.weight += weight
        while self.weight > self._most:
            oldest = next(iter(self._kept))
            self.weight -= self._weight(self._kept.pop(oldest))
