"""A desk: one thread in which bots think, and those who wait for it in the order of a fair queue."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from math import isinf

from queenswright.bots import Advice
from queenswright.server.queueing import Decision, FairQueue, Place, Purses, Standing


@dataclass(frozen=True)
class Asker:
    """Whoever waits for a decision."""

    standing: Callable[[], Standing | None]
    """How urgent it is; None when nobody is there for whom a bot would play."""
    is_wanted: Callable[[], bool]
    """Whether the game is still where it was; also asked from the thread in which a bot thinks."""
    put_off: Callable[[bool], None] = lambda is_put_off: None
    """Hears whether it has to wait because those who pay for it have used up their seconds."""


@dataclass(frozen=True)
class _Waiting:
    work: Callable[[], Advice]
    asker: Asker
    answer: asyncio.Future[Advice | None]


class Desk:
    """Answers those who ask one after the other."""

    def __init__(self, purses: Purses) -> None:
        self._queue = FairQueue(purses, asyncio.get_running_loop().time)
        self._waiting: dict[Place, _Waiting] = {}
        self._news = asyncio.Event()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="bots")
        self._serving = asyncio.create_task(self._serve(), name="bots")
        self.is_closing = False

    async def ask(self, decision: Decision, asker: Asker, work: Callable[[], Advice]) -> Advice | None:
        """Wait for the answer to a decision, which `work` finds in the thread; None when nobody needs it any more."""
        place = self._queue.put(decision, lambda: asker.standing() if asker.is_wanted() else None)
        waiting = self._waiting[place] = _Waiting(work, asker, asyncio.get_running_loop().create_future())
        self._news.set()
        try:
            return await waiting.answer
        finally:
            self._queue.drop(place)
            del self._waiting[place]

    def waiting(self) -> int:
        """How many have asked and have no answer yet."""
        return len(self._waiting)

    def look_again(self) -> None:
        """Something has changed for those who wait: somebody came or went."""
        if self._queue:
            self._news.set()

    def prepare(self, work: Callable[[], None]) -> None:
        """Do something in the thread when it is free."""
        self._thread.submit(work)

    async def _serve(self) -> None:
        """Answer whoever is next; when nobody may be answered, wait until that changes."""
        while True:
            self._news.clear()
            for unwanted in self._queue.take_unwanted():
                self._tell(unwanted, None)
            place = self._queue.take()
            self._tell_put_off()
            if place is not None:
                await self._answer(place)
                continue
            wait = self._queue.wait()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), None if isinf(wait) else wait)

    async def _answer(self, place: Place) -> None:
        """Think, in the thread; what the bot thought is paid for, not that its process had to start before."""
        try:
            advice = await asyncio.get_running_loop().run_in_executor(self._thread, self._waiting[place].work)
            self._queue.done(place, advice.thought.seconds)
            self._tell(place, advice)
        except Exception as error:
            if (waiting := self._waiting.get(place)) and not waiting.answer.done():
                waiting.answer.set_exception(error)

    def _tell(self, place: Place, advice: Advice | None) -> None:
        waiting = self._waiting.get(place)
        if waiting is not None and not waiting.answer.done():
            waiting.answer.set_result(advice)

    def _tell_put_off(self) -> None:
        for place, waiting in self._waiting.items():
            waiting.asker.put_off(place.is_put_off)

    def close(self) -> None:
        """End whatever waits."""
        self.is_closing = True
        self._serving.cancel()
        self._thread.shutdown(wait=True, cancel_futures=True)
