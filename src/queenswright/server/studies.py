"""Analyses of finished games: one at a time in a process of its own, the others in a fair queue; kept under a link.

An analysis is of a table whose game is over (or of a game of a campaign that is), or of a record that somebody brings.
Several server processes share them through the store: who works at one says so there every few seconds, and what
nobody works at any more is taken up again by whoever is asked for it.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import logging
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial

from queenswright.kernel.batch import core_count
from queenswright.kernel.errors import QueenswrightError
from queenswright.kernel.position import Position
from queenswright.server.backoff import described
from queenswright.server.config import Config
from queenswright.server.identity import Visitor, new_token
from queenswright.server.queueing import Payer, Purses
from queenswright.server.refusals import Refused
from queenswright.server.whereabouts import network_of
from queenswright.server.workshop import Kept
from queenswright.store import AnalysisRow, Store, StoreError
from queenswright.study import Analysis, Effort, Progress, Stopped
from queenswright.study.process import analyse_apart

LOG = logging.getLogger("queenswright.server")
WAITING, WORKING, DONE, STOPPED, FAILED = "waiting", "working", "done", "stopped", "failed"
MOST, MOST_OF_NETWORK, MOST_OF_PERSON = 40, 8, 3
"""Analyses that wait or are made at the same time. Several workers have an equal part of them each."""
CORES = 2
"""An analysis takes at most this many, and always comes behind what people wait for."""
BEAT = 15.0
LOST = 60.0
"""Seconds after which an analysis of which nothing was heard is taken up again."""
A_DAY = 86_400.0
LAID = "position "
"""How the subject of a board begins that belongs to a position, not to a game."""
KEPT_BYTES = 16_000_000
LEVEL = 6


@dataclass(frozen=True)
class ShownFindings:
    """What an analysis has found as JSON, and how deep it is."""

    depth: int = -1
    text: bytes = b"null"


@dataclass(eq=False)
class Job:
    """An analysis that waits or is being made."""

    row: AnalysisRow
    position: Position
    payer: Payer
    status: str = WAITING
    depth: int = 0
    done: int = 0
    total: int = 0
    analysis: Analysis | None = None
    stopped: threading.Event = field(default_factory=threading.Event)

    def hear(self, progress: Progress) -> None:
        """Note how far it is."""
        self.depth, self.done, self.total = progress.depth, progress.done, progress.total
        self.analysis = progress.analysis or self.analysis


class Studies:
    """The analyses of this server."""

    def __init__(self, store: Store, config: Config) -> None:
        self._store = store
        self._clock = config.clock
        self._effort = Effort(config.study_simulations)
        self._share = config.workers
        self.purses = Purses(config.studying, asyncio.get_running_loop().time)
        self._jobs: dict[str, Job] = {}
        self._news = asyncio.Event()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="studies")
        self.kept: Kept[ShownFindings] = Kept(KEPT_BYTES, lambda shown: len(shown.text))
        """What was found, as it was shown lately."""
        self._is_closing = threading.Event()

    def job(self, analysis_id: str) -> Job | None:
        """The analysis as it waits or is made in this process."""
        return self._jobs.get(analysis_id)

    async def row(self, analysis_id: str) -> AnalysisRow:
        """An analysis that was asked for at some time."""
        found = await self._store.analysis(analysis_id)
        if found is None:
            raise Refused("study-unknown", 404)
        if found.status in (DONE, STOPPED, FAILED) and self._clock() - found.used > A_DAY:
            await self._store.note_analysis(found.id, found.status, self._clock())
        return found

    async def ask(
        self, visitor: Visitor, subject: str, position: Position, table: str | None, number: int | None, record: bytes
    ) -> AnalysisRow:
        """An analysis of a game: the one that there is, or a new one that waits from now on."""
        row = await self._store.analysis_of(subject)
        if row is None:
            self._check_room(visitor)
            now = self._clock()
            new = AnalysisRow(new_token(), subject, table, number, visitor.person, now, now, WAITING, record)
            row = await self._store.add_analysis(new)
        if row.status in (STOPPED, FAILED) or self.is_lost(row):
            self._check_room(visitor)
            self._begin(visitor, row, position)
            await self._store.note_analysis(row.id, WAITING, self._clock())
        return row

    async def lay(self, visitor: Visitor, digest: str, record: bytes) -> AnalysisRow:
        """The board of a position, of which nothing is to be analysed: the one that there is, or a new one."""
        subject = LAID + digest
        row = await self._store.analysis_of(subject)
        if row is not None:
            return row
        now = self._clock()
        return await self._store.add_analysis(
            AnalysisRow(new_token(), subject, None, None, visitor.person, now, now, DONE, record)
        )

    def take_up(self, visitor: Visitor, row: AnalysisRow, position: Position) -> None:
        """Let an analysis that was lost wait again, if there is room."""
        with suppress(Refused):
            self._check_room(visitor)
            self._begin(visitor, row, position)

    def is_lost(self, row: AnalysisRow) -> bool:
        """Whether somebody ought to work at it, and nobody does."""
        if row.status not in (WAITING, WORKING) or row.id in self._jobs:
            return False
        return row.made == row.used or self._clock() - row.used > LOST

    def _begin(self, visitor: Visitor, row: AnalysisRow, position: Position) -> None:
        """Let an analysis wait; it goes on from what is known already."""
        if row.id in self._jobs:
            return
        payer = Payer(visitor.person or visitor.address, network_of(visitor.address))
        self._jobs[row.id] = Job(row, position, payer)
        self._news.set()

    def stop(self, analysis_id: str) -> None:
        """Let an analysis end with what it has found."""
        job = self._jobs.get(analysis_id)
        if job is not None:
            job.stopped.set()

    def before(self, job: Job) -> int:
        """How many come before one that waits."""
        if job.status == WORKING:
            return 0
        order = self._order()
        return (order.index(job) if job in order else 0) + any(one.status == WORKING for one in self._jobs.values())

    def _check_room(self, visitor: Visitor) -> None:
        payers = [job.payer for job in self._jobs.values()]
        person, network = visitor.person or visitor.address, network_of(visitor.address)
        counts = (
            (len(payers), MOST),
            (sum(one.network == network for one in payers), MOST_OF_NETWORK),
            (sum(one.person == person for one in payers), MOST_OF_PERSON),
        )
        if any(count >= -(-most // self._share) for count, most in counts):
            raise Refused("study-queue-full", 429, seconds=30)

    def _order(self) -> list[Job]:
        """Those who wait, in their order: first the network for which the least was done lately, then the person.

        Of several that somebody asked for, only the first comes before the first ones of others.
        """
        waiting = [job for job in self._jobs.values() if job.status == WAITING]
        now = asyncio.get_running_loop().time()

        def key(job: Job) -> tuple[float, ...]:
            purse = self.purses.best([job.payer], now)
            earlier = [one.payer.person for one in waiting[: waiting.index(job)]].count(job.payer.person)
            return (purse.wait > 0, -purse.network, earlier, -purse.person)

        return sorted(waiting, key=key)

    async def work(self) -> None:
        """Make one analysis after the other."""
        beating = asyncio.create_task(self._beat())
        try:
            while True:
                self._news.clear()
                order = self._order()
                if order:
                    await self._make(order[0])
                else:
                    await self._news.wait()
        finally:
            beating.cancel()

    async def _beat(self) -> None:
        """Say again and again what this process works at, or will."""
        while True:
            await asyncio.sleep(BEAT)
            for job in list(self._jobs.values()):
                with suppress(StoreError):
                    await self._store.note_analysis(job.row.id, job.status, self._clock())

    async def _make(self, job: Job) -> None:
        loop = asyncio.get_running_loop()
        job.status, began = WORKING, loop.time()
        try:
            status, analysis = await self._analysed(job)
            body = job.row.body if analysis is None else await asyncio.to_thread(_packed, analysis)
            await self._store.keep_analysis(job.row.id, status, body, self._clock())
        except Exception:
            LOG.exception("an analysis could not be stored")
        finally:
            del self._jobs[job.row.id]
            self.purses.charge([job.payer], loop.time() - began)

    async def _analysed(self, job: Job) -> tuple[str, Analysis | None]:
        """How an analysis ended, and what it has found."""
        loop = asyncio.get_running_loop()

        def tell(progress: Progress) -> None:
            loop.call_soon_threadsafe(job.hear, progress)

        effort, cores = self._effort, min(CORES, core_count())
        work = partial(_apart, job, effort, cores, tell, self._is_closing)
        try:
            analysis = await loop.run_in_executor(self._thread, work)
        except Stopped:
            return STOPPED, None
        except Exception as error:  # whatever is wrong with one game, the others are analysed
            LOG.warning("an analysis failed: %s", described(error))
            return FAILED, job.analysis
        return (STOPPED if job.stopped.is_set() else DONE), analysis

    def close(self) -> None:
        """End what is being made; it is taken up again when somebody asks for it."""
        self._is_closing.set()
        self._thread.shutdown(wait=True, cancel_futures=True)


def _apart(
    job: Job, effort: Effort, cores: int, tell: Callable[[Progress], None], closing: threading.Event
) -> Analysis:
    def stop() -> bool:
        if closing.is_set():
            raise Stopped  # at once: the process is ended with what it does
        return job.stopped.is_set()

    known = analysis_in(job.row)
    return analyse_apart(
        job.position, effort, number=job.row.number, cores=cores, tell=tell, stop=stop, known=known, gently=True
    )


def _packed(analysis: Analysis) -> bytes:
    return gzip.compress(json.dumps(analysis.to_dict()).encode(), LEVEL)


def analysis_in(row: AnalysisRow) -> Analysis | None:
    """What an analysis has found by now."""
    if not row.body:
        return None
    with suppress(QueenswrightError):
        return Analysis.from_dict(json.loads(gzip.decompress(row.body)))
    return None


def is_laid(row: AnalysisRow) -> bool:
    """Whether it is the board of a position that somebody has set up."""
    return row.subject.startswith(LAID)


def subject_of_record(body: bytes, number: int | None) -> str:
    """What tells one record, or one game of it, from another."""
    return f"record {hashlib.sha256(body).hexdigest()} {number}"
