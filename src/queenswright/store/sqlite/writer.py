"""The one thread that writes to a SQLite file: whatever waits is written in one transaction, then all are told."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from queenswright.store.contract import StoreError, Unavailable
from queenswright.store.sqlite.group import Append, Standing

T = TypeVar("T")

Job = Callable[[sqlite3.Connection], Any]
Entry = tuple["asyncio.Future[Any]", Job | Append]
Outcome = tuple["asyncio.Future[Any]", Any, BaseException | None]

LARGEST_GROUP = 1000


class Writer:
    """Jobs come in from the event loop; each is done whole or not at all, and answered when it is on the disk."""

    def __init__(self, connection: sqlite3.Connection, on_foreign: Callable[[], None] = lambda: None) -> None:
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[Entry | None] = queue.SimpleQueue()
        self._standing = Standing()
        self._on_foreign = on_foreign
        self._closed = False
        self._thread = threading.Thread(target=self._work, args=(connection,), name="store-writer", daemon=True)
        self._thread.start()

    async def write(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Do a job; what it raises is raised here, and then nothing of it was stored."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._put((future, job))
        return await future

    async def append(self, append: Append) -> None:
        """Store happenings; many at once cost hardly more than one."""
        future: asyncio.Future[None] = self._loop.create_future()
        self._put((future, append))
        await future

    def _put(self, entry: Entry) -> None:
        if self._closed:
            raise Unavailable("the store is closed")
        self._jobs.put(entry)

    async def close(self) -> None:
        """Write what is waiting, then end the thread."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _work(self, connection: sqlite3.Connection) -> None:
        try:
            while group := self._next_group():
                outcomes = self._write_group(connection, group)
                try:
                    self._loop.call_soon_threadsafe(_tell, outcomes)
                except RuntimeError:
                    return  # the event loop was closed without closing the store: nobody waits any more
        finally:
            connection.close()

    def _next_group(self) -> list[Entry]:
        """The jobs that wait, at least one; none when the store is being closed."""
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
        """One transaction; nobody in a group waits for another of it, so all its appends may come last."""
        appends = [(future, job) for future, job in group if isinstance(job, Append)]
        others = [(future, job) for future, job in group if not isinstance(job, Append)]
        try:
            connection.execute("BEGIN IMMEDIATE")
            if self._standing.look(connection):
                self._loop.call_soon_threadsafe(self._on_foreign)
            outcomes = [self._write_one(connection, future, job) for future, job in others]
            outcomes += self._write_appends(connection, appends)
            connection.execute("COMMIT")
            return outcomes
        except Exception as error:
            self._standing.forget()
            with suppress(sqlite3.Error):  # there may be no transaction any more
                connection.execute("ROLLBACK")
            problem = Unavailable(f"the database cannot be written: {error}")
            return [(future, None, problem) for future, _ in group]

    def _write_appends(
        self, connection: sqlite3.Connection, appends: list[tuple[asyncio.Future[Any], Append]]
    ) -> list[Outcome]:
        """All appends together; when the database refuses them, one by one, so that one does not hurt the others."""
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
        return lambda connection: self._standing.store(connection, appends)

    def _write_one(self, connection: sqlite3.Connection, future: asyncio.Future[Any], job: Job) -> Outcome:
        """One job between savepoints, so that its failing does not hurt the others of the group."""
        connection.execute("SAVEPOINT job")
        try:
            result = job(connection)
        except Exception as error:
            if not connection.in_transaction:
                raise  # disk full and the like: SQLite has rolled back the whole group
            self._standing.forget()
            connection.execute("ROLLBACK TO job")
            connection.execute("RELEASE job")
            return future, None, StoreError(f"the database refuses: {error}") if _is_foreign(error) else error
        connection.execute("RELEASE job")
        return future, result, None


def _is_foreign(error: Exception) -> bool:
    """Whether an error speaks of the database and not of what was asked."""
    return isinstance(error, (sqlite3.Error, OverflowError, UnicodeError))


def _tell(outcomes: list[Outcome]) -> None:
    """Answer everybody who still waits."""
    for future, result, error in outcomes:
        if future.done():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
