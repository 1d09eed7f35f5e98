"""A desk: a thread in which bots think, and those who wait, in the order of a fair queue, for it or for others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from math import isinf
from typing import Protocol

from queenswright.bots import Advice, BotError
from queenswright.server.queueing import Claim, Decision, FairQueue, Purses, Ticket

LOG = logging.getLogger("queenswright.server")


@dataclass(frozen=True)
class Asker:
    """Whoever waits for a decision."""

    claim: Callable[[], Claim | None]
    """How urgent it is; None when nobody is there for whom a bot would play."""
    is_wanted: Callable[[], bool]
    """Whether the game is still where it was; also asked from the thread in which a bot thinks."""
    put_off: Callable[[bool], None] = lambda is_put_off: None
    """Hears whether it has to wait because those who pay for it have used up their seconds."""


class Full(Exception):
    """Nobody elsewhere has a free place just now."""


class Elsewhere(Protocol):
    """Who else could think about a decision."""

    def is_there(self) -> bool:
        """Whether it is asked instead of the thread."""

    def has_room(self) -> bool:
        """Whether it can be asked now."""

    async def think(self) -> Advice | None:
        """Its advice, None when nobody needs it; Full when it has to wait, BotError when the thread has to think."""


@dataclass(eq=False)
class _Waiting:
    work: Callable[[], Advice]
    elsewhere: Elsewhere | None
    asker: Asker
    answer: asyncio.Future[Advice | None]

    @property
    def goes_elsewhere(self) -> bool:
        return self.elsewhere is not None and self.elsewhere.is_there()


class Desk:
    """Answers those who ask: one after the other in the thread, as many as there is room for elsewhere."""

    def __init__(self, purses: Purses) -> None:
        self._queue = FairQueue(purses, asyncio.get_running_loop().time)
        self._waiting: dict[Ticket, _Waiting] = {}
        self._news = asyncio.Event()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="bots")
        self._serving = asyncio.create_task(self._serve(), name="bots")
        self._answering: set[asyncio.Task[None]] = set()
        self._is_busy = False
        self.is_closing = False

    async def ask(
        self, decision: Decision, asker: Asker, work: Callable[[], Advice], elsewhere: Elsewhere | None = None
    ) -> Advice | None:
        """Wait for the answer to a decision, which `work` finds in the thread; None when nobody needs it any more."""
        place = self._queue.put(decision, lambda: asker.claim() if asker.is_wanted() else None)
        waiting = self._waiting[place] = _Waiting(work, elsewhere, asker, asyncio.get_running_loop().create_future())
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
            place = self._queue.take(self._is_possible)
            self._tell_put_off()
            if place is not None:
                self._begin(place, self._waiting[place])
                continue
            wait = self._queue.wait()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), None if isinf(wait) else wait)

    def _is_possible(self, place: Ticket) -> bool:
        """Whether somebody could think about a decision now."""
        waiting = self._waiting[place]
        if waiting.elsewhere is not None and waiting.goes_elsewhere:
            return waiting.elsewhere.has_room()
        return not self._is_busy

    def _begin(self, place: Ticket, waiting: _Waiting) -> None:
        if waiting.elsewhere is not None and waiting.goes_elsewhere:
            task = asyncio.create_task(self._answer_elsewhere(place, waiting, waiting.elsewhere))
        else:
            self._is_busy = True
            task = asyncio.create_task(self._answer(place, waiting))
        self._answering.add(task)
        task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        self._answering.discard(task)
        self._news.set()

    async def _answer(self, place: Ticket, waiting: _Waiting) -> None:
        """Think, in the thread; what the bot thought is paid for, not that its process had to start before."""
        seconds = 0.0
        try:
            advice = await asyncio.get_running_loop().run_in_executor(self._thread, waiting.work)
            seconds = advice.thought.seconds
            self._tell(place, advice)
        except Exception as error:
            if not waiting.answer.done():
                waiting.answer.set_exception(error)
        finally:
            self._queue.done(place, seconds)
            self._is_busy = False

    async def _answer_elsewhere(self, place: Ticket, waiting: _Waiting, elsewhere: Elsewhere) -> None:
        """Let somebody else think; who gave no answer is not asked again for this decision."""
        try:
            advice = await elsewhere.think()
        except Full:
            self._wait_again(place)
        except Exception as error:
            if not isinstance(error, BotError):
                LOG.exception("asking a bot worker failed")
            waiting.elsewhere = None
            self._wait_again(place)
        else:
            self._queue.done(place, advice.thought.seconds if advice else 0.0)
            self._tell(place, advice)

    def _wait_again(self, place: Ticket) -> None:
        self._queue.put_back(place)
        if place not in self._waiting:
            self._queue.drop(place)

    def _tell(self, place: Ticket, advice: Advice | None) -> None:
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
        for task in self._answering:
            task.cancel()
        self._thread.shutdown(wait=True, cancel_futures=True)
