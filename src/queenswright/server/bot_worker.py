"""A bot worker: a process that needs nothing but the database, takes questions from the queue there and answers them.

It may be killed at any moment: what it had is free as soon as its connection is gone, and somebody else takes it.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import msgspec

from queenswright.bots import BotError
from queenswright.bots.program import program_of
from queenswright.kernel.batch import core_count
from queenswright.kernel.errors import QueenswrightError
from queenswright.server.backoff import Backoff
from queenswright.server.question_wire import read_question, write_answer, write_failure
from queenswright.server.thinkers import Library, Thinker
from queenswright.store import StoreError
from queenswright.store.place import PostgresPlace
from queenswright.store.postgres.taken import TakenQuestions, open_taken
from queenswright.store.questions import TakenRow

LOG = logging.getLogger("queenswright.bots")
BEAT = 1.5
"""Seconds after which a worker says again that it is alive, and looks whether something waits."""
PAUSES = (0.0, 0.5, 1.0, 2.0, 5.0)
"""Seconds before a lost database is looked for again."""


@dataclass(eq=False)
class _Thinking:
    """A question that is being thought about, until nobody needs the answer."""

    taken: TakenRow
    is_over: bool = False


class BotWorker:
    """Answers questions about some games, as many at a time as there are processes."""

    def __init__(self, place: PostgresPlace, games: list[str], processes: int) -> None:
        self._place = place
        self._name = socket.gethostname()[:100]
        self._library = Library(games)
        self._program = {name: program_of(name) for name in games}
        cores = max(1, core_count() // processes)
        self._thinkers = [Thinker(number, cores) for number in range(processes)]
        self._free: list[Thinker] = []
        self._ready: set[str] = set()
        self._backoff = Backoff(time.monotonic)
        self._thinking: set[_Thinking] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._news = asyncio.Event()
        self._is_ending = False
        self.on_ready: Callable[[int], None] = lambda places: None
        """Told how many places are ready, whenever there is one more."""

    def end(self) -> None:
        """Take nothing more, and leave."""
        self._is_ending = True
        self._news.set()

    async def run(self) -> None:
        """Answer until `end`; a database that cannot be reached at the start is an error, later it is looked for."""
        queue = await open_taken(self._place, self._news.set)
        preparing = asyncio.create_task(self._prepare())
        try:
            while not self._is_ending:
                await self._serve(queue)
                if not self._is_ending:
                    queue = await self._open_again(queue)
        finally:
            await queue.close()
            self._is_ending = True
            preparing.cancel()
            for thinking in self._thinking:
                thinking.is_over = True
            await asyncio.gather(preparing, *self._tasks, return_exceptions=True)
            for thinker in self._thinkers:
                await asyncio.to_thread(thinker.close)

    async def _prepare(self) -> None:
        """Make one place ready after the other, so that rules are compiled once; what fails rests for a while."""
        for number, thinker in enumerate(self._thinkers, start=1):
            for name in self._library.newest:
                await self._prepare_game(thinker, name)
            self._free.append(thinker)
            self._news.set()
            self.on_ready(number)

    async def _prepare_game(self, thinker: Thinker, name: str) -> None:
        game, loop = self._library.newest[name], asyncio.get_running_loop()
        try:
            await loop.run_in_executor(thinker.thread, thinker.prepare, game, lambda: self._is_ending)
        except BotError as error:
            pause = self._backoff.failed(name)
            LOG.warning("the bots of %s could not be started, again in %.0f s: %s", name, pause, error)
        self._ready.add(name)

    @property
    def _programs(self) -> list[str]:
        """What can be answered now; where bots failed they rest for a while."""
        return [self._program[name] for name in sorted(self._ready) if not self._backoff.rests(name)]

    @property
    def _places(self) -> int:
        return len(self._free) + len(self._thinking)

    async def _serve(self, queue: TakenQuestions) -> None:
        """Take questions until the end, or until the connection is lost; nobody hears of it before a place is ready."""
        beat, announced = 0.0, (0, [""])
        while not self._places and not self._is_ending and not queue.lost.is_set():
            self._news.clear()
            await self._news.wait()
        with suppress(StoreError):
            while not self._is_ending and not queue.lost.is_set():
                self._news.clear()
                if announced != (self._places, self._programs):
                    announced = (self._places, self._programs)
                    await queue.announce(self._name, *announced)
                if time.monotonic() >= beat:
                    beat = time.monotonic() + BEAT
                    self._drop_unwanted(await queue.beat(self._name, *announced))
                await self._take_all(queue)
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._news.wait(), max(0.0, beat - time.monotonic()))

    async def _open_again(self, lost: TakenQuestions) -> TakenQuestions:
        """A new place at the queue, as soon as there is one; the lost one when the end comes first."""
        LOG.warning("the database was lost; looking for it")
        attempt = 0
        while not self._is_ending:
            await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])
            attempt += 1
            try:
                return await open_taken(self._place, self._news.set)
            except StoreError as error:
                if attempt == len(PAUSES):
                    LOG.warning("the database cannot be reached: %s", error)
        return lost

    def _drop_unwanted(self, held: set[tuple[str, int]]) -> None:
        """Stop thinking about what was taken back, or given to somebody else."""
        for thinking in self._thinking:
            thinking.is_over = (thinking.taken.id, thinking.taken.takes) not in held

    async def _take_all(self, queue: TakenQuestions) -> None:
        """Take as much as there are free places."""
        while self._free and self._programs and not self._is_ending:
            taken = await queue.take(self._programs)
            if taken is None:
                return
            thinking = _Thinking(taken)
            self._thinking.add(thinking)
            task = asyncio.create_task(self._answer(queue, thinking, self._free.pop()))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _answer(self, queue: TakenQuestions, thinking: _Thinking, thinker: Thinker) -> None:
        """Think and answer; the place is free afterwards whatever happens."""
        try:
            text = await self._think(queue, thinking, thinker)
            if not thinking.is_over:
                await queue.answer(thinking.taken, text)
        except StoreError:
            return  # the connection is lost, and with it the question
        finally:
            self._thinking.discard(thinking)
            self._free.append(thinker)
            self._news.set()

    async def _think(self, queue: TakenQuestions, thinking: _Thinking, thinker: Thinker) -> str:
        """The answer as text; a failure is an answer too."""
        taken = thinking.taken
        try:
            question = read_question(taken.body)
            text = None if self._library.knows(taken) else await queue.pack_text(taken.pack_digest)
            game = await asyncio.to_thread(self._library.game, taken, text)
            answer = await asyncio.get_running_loop().run_in_executor(
                thinker.thread, thinker.answer, game, question, lambda: thinking.is_over or self._is_ending
            )
            self._backoff.worked(taken.game)
            return write_answer(answer)
        except StoreError:
            raise
        except (QueenswrightError, msgspec.DecodeError) as error:
            if not thinking.is_over and not self._is_ending:
                pause = self._backoff.failed(taken.game)
                LOG.warning("a bot of %s gave no move; the next in %.0f s: %s", taken.game, pause, error)
            return write_failure(str(error))


async def work(place: PostgresPlace, games: list[str], processes: int, on_ready: Callable[[int], None]) -> None:
    """Answer questions until a signal comes."""
    worker = BotWorker(place, games, processes)
    worker.on_ready = on_ready
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, worker.end)
    await worker.run()
