"""The one thread that writes to a SQLite file: all waiting jobs are written in one transaction, then answered."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from queenswright.store.errors import StoreError, Unavailable
from queenswright.store.sqlite.group import Append, TableCache
from queenswright.store.sqlite.loss import reason_of

T = TypeVar("T")

Job = Callable[[sqlite3.Connection], Any]
Entry = tuple["asyncio.Future[Any]", Job | Append]
Outcome = tuple["asyncio.Future[Any]", Any, BaseException | None]

LARGEST_GROUP = 1000


class Writer:
    """Takes jobs from the event loop; each is done completely or not at all, and answered when it is on disk."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        check: Callable[[], None] = lambda: None,
        on_foreign: Callable[[], None] = lambda: None,
    ) -> None:
        """`check` raises when the file is not what it was, `on_foreign` hears that somebody else has written."""
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[Entry | None] = queue.SimpleQueue()
        self._tables = TableCache()
        self._check = check
        self._on_foreign = on_foreign
        self._closed = False
        self.on_commit: Callable[[int, float], None] = lambda group, seconds: None
        self._thread = threading.Thread(target=self._work, args=(connection,), name="store-writer", daemon=True)
        self._thread.start()

    async def write(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Do a job; its exceptions are raised here, and then nothing of it was stored."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._put((future, job))
        return await future

    async def append(self, append: Append) -> None:
        """Store happenings; many at once cost hardly more than a few."""
        future: asyncio.Future[None] = self._loop.create_future()
        self._put((future, append))
        await future

    def _put(self, entry: Entry) -> None:
        if self._closed:
            raise Unavailable("the store is closed")
        self._jobs.put(entry)

    async def close(self) -> None:
        """Write the waiting jobs, then end the thread."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _work(self, connection: sqlite3.Connection) -> None:
        try:
            while group := self._next_group():
                began = time.perf_counter()
                outcomes = self._write_group(connection, group)
                try:
                    self._loop.call_soon_threadsafe(self._tell, outcomes, time.perf_counter() - began)
                except RuntimeError:
                    return  # the event loop was closed without closing the store: nobody is waiting
        finally:
            connection.close()

    def _tell(self, outcomes: list[Outcome], seconds: float) -> None:
        _answer(outcomes)
        self.on_commit(len(outcomes), seconds)

    def waiting(self) -> int:
        """How many jobs wait."""
        return self._jobs.qsize()

    def _next_group(self) -> list[Entry]:
        """The waiting jobs, at least one; none when the store is being closed."""
        group = []
        entry = self._jobs.get()
        while entry is not None:
            group.append(entry)
            if len(group) == LARGEST_GROUP or self._jobs.empty():
                return group
            entry = self._jobs.get()
        if group:
            self._jobs.put(None)
        return group

    def _write_group(self, connection: sqlite3.Connection, group: list[Entry]) -> list[Outcome]:
        """Write a group in one transaction. Its jobs do not depend on each other, so the appends come last."""
        appends = [(future, job) for future, job in group if isinstance(job, Append)]
        others = [(future, job) for future, job in group if not isinstance(job, Append)]
        try:
            self._check()
            connection.execute("BEGIN IMMEDIATE")
            if self._tables.look(connection):
                self._loop.call_soon_threadsafe(self._on_foreign)
            outcomes = [self._write_one(connection, future, job) for future, job in others]
            outcomes += self._write_appends(connection, appends)
            connection.execute("COMMIT")
            self._check()  # only what can be found by its name is confirmed
            return outcomes
        except Exception as error:
            self._tables.forget()
            with suppress(sqlite3.Error):  # the transaction may already be gone
                connection.execute("ROLLBACK")
            problem = Unavailable(f"the database cannot be written: {error}", reason_of(error))
            return [(future, None, problem) for future, _ in group]

    def _write_appends(
        self, connection: sqlite3.Connection, appends: list[tuple[asyncio.Future[Any], Append]]
    ) -> list[Outcome]:
        """Write all appends together, or one by one if the database refuses them, so that only the faulty one fails."""
        if len(appends) > 1:
            together = self._write_one(connection, appends[0][0], self._storing([append for _, append in appends]))
            if together[2] is None:
                found = zip(appends, together[1], strict=True)
                return [(future, None, problem) for (future, _), problem in found]
        outcomes = []
        for future, append in appends:
            _, problems, error = self._write_one(connection, future, self._storing([append]))
            outcomes.append((future, None, error or problems[0]))
        return outcomes

    def _storing(self, appends: list[Append]) -> Job:
        return lambda connection: self._tables.store(connection, appends)

    def _write_one(self, connection: sqlite3.Connection, future: asyncio.Future[Any], job: Job) -> Outcome:
        """Do one job within a savepoint, so that its failure does not affect the others."""
        connection.execute("SAVEPOINT job")
        try:
            result = job(connection)
        except Exception as error:
            if not connection.in_transaction:
                raise  # disk full and the like: SQLite has rolled back the whole group
            self._tables.forget()
            connection.execute("ROLLBACK TO job")
            connection.execute("RELEASE job")
            return future, None, _spoken(error)
        connection.execute("RELEASE job")
        return future, result, None


def _spoken(error: Exception) -> Exception:
    """What the database says about its files, about what was asked, and what a job says itself."""
    if isinstance(error, sqlite3.OperationalError):
        return Unavailable(f"the database cannot be written: {error}", reason_of(error))
    if isinstance(error, (sqlite3.Error, OverflowError, UnicodeError)):
        return StoreError(f"the database refuses: {error}")
    return error


def _answer(outcomes: list[Outcome]) -> None:
    """Answer everybody who is still waiting."""
    for future, result, error in outcomes:
        if future.done():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
