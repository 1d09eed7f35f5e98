"""What turns are worth, for whoever looks: evaluations that deepen, one at a time, in a process of their own."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass

from queenswright.kernel.position import Position
from queenswright.server.config import Thinking
from queenswright.server.findings import way_of
from queenswright.server.identity import Visitor
from queenswright.server.messages import RefusalMessage, Worth
from queenswright.server.queueing import Payer, Purses
from queenswright.server.refusals import Refused, busy
from queenswright.server.running import RunningGames
from queenswright.server.whereabouts import network_of
from queenswright.server.wire import encode
from queenswright.study import Evaluation, StudyError
from queenswright.study.live import Evaluator

MOST, MOST_OF_NETWORK, MOST_OF_PERSON = 24, 8, 2
"""Who waits or is answered at the same time."""
LONGEST, SHORTEST = 30.0, 3.0
"""Seconds that somebody is answered, and after how many others have a turn who wait."""
IDLE = 180.0
"""Seconds after which the process is given up when nobody asks."""


@dataclass(eq=False)
class _Place:
    """Somebody who waits for an evaluation."""

    payer: Payer


class Worths:
    """Answers those who look at a position; nobody for long while others wait.

    Of those who wait the one comes first for whose network, and then for whom, the least was evaluated lately.
    """

    def __init__(self, running: RunningGames, thinking: Thinking) -> None:
        self._running = running
        self._evaluator = Evaluator(gently=True)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="worths")
        self.purses = Purses(thinking, asyncio.get_running_loop().time)
        self._waiting: list[_Place] = []
        self._is_busy = False
        self._news = asyncio.Condition()
        self._asking: Counter[str] = Counter()
        self._rest: asyncio.TimerHandle | None = None

    async def of(self, visitor: Visitor, position: Position, lines: int) -> AsyncIterator[bytes]:
        """Lines of JSON, each surer than the one before; refused for positions of running games between people."""
        if position.to_move is None:
            raise Refused("study-over", 409)
        with self._queued(visitor):  # whoever asks too much is told before the answer begins
            await self._running.refuse(visitor, (position.game.name, position.players), [position])
        return self._answer(visitor, position, lines)

    async def _answer(self, visitor: Visitor, position: Position, lines: int) -> AsyncIterator[bytes]:
        with self._queued(visitor):
            async with self._turn_of(visitor):
                found: asyncio.Queue[bytes | None] = asyncio.Queue()
                is_stopped = threading.Event()
                self._begin(position, lines, found, is_stopped)
                try:
                    while (line := await found.get()) is not None:
                        yield line
                finally:
                    is_stopped.set()

    @asynccontextmanager
    async def _turn_of(self, visitor: Visitor) -> AsyncIterator[None]:
        """A turn of somebody, who pays for how long it takes."""
        place = _Place(Payer(visitor.person or visitor.address, network_of(visitor.address)))
        async with self._news:
            self._waiting.append(place)
            try:
                await self._news.wait_for(lambda: not self._is_busy and self._next() is place)
                self._is_busy = True
            finally:
                self._waiting.remove(place)
                self._news.notify_all()
        began = time.monotonic()
        try:
            yield
        finally:
            self._is_busy = False
            self.purses.charge([place.payer], time.monotonic() - began)
            async with self._news:
                self._news.notify_all()

    def _next(self) -> _Place:
        """Whose turn it is."""
        now = asyncio.get_running_loop().time()

        def key(place: _Place) -> tuple[float, ...]:
            purse = self.purses.best([place.payer], now)
            return (purse.wait > 0, -purse.network, -purse.person)

        return min(self._waiting, key=key)

    def _begin(
        self, position: Position, lines: int, found: asyncio.Queue[bytes | None], is_stopped: threading.Event
    ) -> None:
        """Let the thread evaluate until nobody looks any more, or others have waited long enough."""
        loop = asyncio.get_running_loop()
        began = time.monotonic()
        if self._rest is not None:
            self._rest.cancel()

        def stops() -> bool:
            spent = time.monotonic() - began
            return is_stopped.is_set() or spent > LONGEST or (spent > SHORTEST and self._others_wait())

        def work() -> None:
            try:
                for one in self._evaluator.evaluate(position, lines, stops):
                    loop.call_soon_threadsafe(found.put_nowait, _line(one))
            except StudyError as error:
                problem = RefusalMessage("study-failed", {"problem": error.problem})
                loop.call_soon_threadsafe(found.put_nowait, encode(Worth(0, [], 0, problem)) + b"\n")
            finally:
                loop.call_soon_threadsafe(found.put_nowait, None)

        self._thread.submit(work)
        self._rest = loop.call_later(LONGEST + IDLE, lambda: self._thread.submit(self._evaluator.close))

    def _others_wait(self) -> bool:
        return self._asking["all"] > 1

    @contextmanager
    def _queued(self, visitor: Visitor) -> Iterator[None]:
        """A place among those who ask."""
        keys = {
            "all": MOST,
            f"network {network_of(visitor.address)}": MOST_OF_NETWORK,
            f"person {visitor.person or visitor.address}": MOST_OF_PERSON,
        }
        if any(self._asking[key] >= most for key, most in keys.items()):
            raise busy()
        self._asking.update(keys.keys())
        try:
            yield
        finally:
            self._asking -= Counter(keys.keys())

    def close(self) -> None:
        """End the thread and the process."""
        if self._rest is not None:
            self._rest.cancel()
        self._thread.submit(self._evaluator.close)
        self._thread.shutdown(wait=True)


def _line(evaluation: Evaluation) -> bytes:
    ways = [way_of(way) for way in evaluation.ways]
    return encode(Worth(evaluation.seat, ways, evaluation.simulations)) + b"\n"
