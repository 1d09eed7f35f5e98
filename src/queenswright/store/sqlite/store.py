"""The store in a SQLite file, for one serving process. Terminals of the same machine write to it too (local.py)."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any, TypeVar

from queenswright.store import queries
from queenswright.store.contract import Lease, OnChange, check_numbers
from queenswright.store.data import HappeningRow, Summary, TableRow
from queenswright.store.errors import AlreadyThere, InUse, StoreError, Unavailable
from queenswright.store.filelock import DatabaseLock, FileLock, lock_file, playing_lock
from queenswright.store.migrate import check_schema, migrate
from queenswright.store.people import Work
from queenswright.store.place import SqlitePlace
from queenswright.store.queries import Query
from queenswright.store.schema import SCHEMA
from queenswright.store.solvers import Solvers
from queenswright.store.sqlite.group import Append, add_table
from queenswright.store.sqlite.loss import OpenFiles, reason_of
from queenswright.store.sqlite.writer import Writer

T = TypeVar("T")

WAIT_FOR_OTHERS = 10.0
LOOK_AGAIN = 1.0
"""Seconds between two looks at what others wrote."""
SLACK = 30.0
"""Seconds by which a writing may be told late."""


async def open_sqlite(place: SqlitePlace) -> SqliteStore:
    """Open a file for serving; it is created or migrated if necessary."""
    lock = await asyncio.to_thread(_prepare, place)
    try:
        return SqliteStore(place, lock)
    except BaseException:
        lock.release()
        raise


def _prepare(place: SqlitePlace) -> DatabaseLock:
    """Lock the file for this process and migrate it."""
    if place.path.exists():
        check_schema(schema_of(place), place)
    lock = DatabaseLock(place)
    try:
        if schema_of(place) != SCHEMA:
            migrate(place)
    except BaseException:
        lock.release()
        raise
    return lock


def schema_of(place: SqlitePlace) -> str | None:
    """The schema of a file, read without loading Alembic; None for an empty file."""
    try:
        with closing(sqlite3.connect(f"{place.path.resolve().as_uri()}?mode=rw", uri=True)) as connection:
            if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
                return None
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            return None if row is None else str(row[0])
    except sqlite3.Error as error:
        raise StoreError(f"{place}: cannot be read as a database ({error})") from None


def connect(path: Path) -> sqlite3.Connection:
    """Open a connection with the settings that every process must use: commits are on disk."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=WAIT_FOR_OTHERS)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


class _Lease:
    """The lease of a table: ours, unless somebody plays it at a terminal."""

    def __init__(self, is_ours: bool) -> None:
        self._is_ours = is_ours

    def __bool__(self) -> bool:
        return self._is_ours


class SqliteStore(Solvers):
    """One thread groups and does all writes, another does the reads; neither waits for the other."""

    shared = False
    questions = None

    def __init__(self, place: SqlitePlace, lock: DatabaseLock) -> None:
        super().__init__()
        self._lock = lock
        self._place = place
        self._reading = connect(place.file)
        self._reading.row_factory = sqlite3.Row
        self._reading.execute("SELECT 1 FROM sqlite_master").fetchall()  # now all its files are there
        self._files = OpenFiles(place.file)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._writer = Writer(connect(place.file), self._files.check, self._look_elsewhere)
        self._callbacks: list[OnChange] = []
        self._looked = time.time()
        self._watching = asyncio.get_running_loop().create_task(self._watch())
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        self._opened = time.monotonic()

    async def create_table(
        self, table: TableRow, summary: Summary, happenings: Sequence[HappeningRow] = (), pack_text: str | None = None
    ) -> None:
        check_numbers(1, happenings)

        await self._writer.write(lambda connection: add_table(connection, table, summary, happenings, pack_text))

    async def append(
        self, table_id: str, first_number: int, happenings: Sequence[HappeningRow], summary: Summary
    ) -> None:
        check_numbers(first_number, happenings)
        append = Append.of(table_id, first_number, happenings, summary)
        try:
            await self._writer.append(append)
        except Unavailable:
            self._opened = time.monotonic()  # nobody can play: that is a break of the service
            raise

    async def _work(self, work: Work[T]) -> T:
        return await self._writer.write(lambda connection: _worked(connection, work))

    async def put_off(self, table_id: str, now: float, until: float | None) -> None:
        values = {"wanted": table_id, "now": now, "until": until}

        def job(connection: sqlite3.Connection) -> None:
            for query in (queries.PUT_OFF_CLOCK, queries.PUT_OFF_BOT):
                connection.execute(query.for_sqlite, values)

        await self._writer.write(job)

    async def secret(self, name: str, proposed: bytes) -> bytes:
        def job(connection: sqlite3.Connection) -> bytes:
            connection.execute(queries.ADD_SECRET.for_sqlite, {"name": name, "value": proposed})
            return bytes(connection.execute(queries.SECRET.for_sqlite, {"wanted": name}).fetchone()[0])

        return await self._writer.write(job)

    def on_change(self, callback: OnChange) -> None:
        """Register a listener for what is played at terminals."""
        self._callbacks.append(callback)

    async def _watch(self) -> None:
        """Check periodically whether another process has written; our own writes check too."""
        while True:
            await asyncio.sleep(LOOK_AGAIN)
            with suppress(StoreError):
                await self._writer.write(lambda connection: None)

    def _look_elsewhere(self) -> None:
        task = asyncio.get_running_loop().create_task(self._tell_changed())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell_changed(self) -> None:
        """Report every recently played table; listeners ignore happenings they already know."""
        since, self._looked = self._looked - SLACK, time.time()
        with suppress(Unavailable):
            for row in await self._read(queries.CHANGED, since=since):
                for callback in self._callbacks:
                    callback(str(row[0]), int(row[1]))

    def on_commit(self, callback: Callable[[int, float], None]) -> None:
        self._writer.on_commit = callback

    def waiting(self) -> int:
        return self._writer.waiting()

    async def announce(self, text: str) -> None:
        """Do nothing: there is no other server process."""

    async def served_for(self) -> float:
        return time.monotonic() - self._opened

    def on_announce(self, callback: Callable[[str], None]) -> None:
        """Do nothing: there is no other server process."""

    @asynccontextmanager
    async def driver(self, table_id: str) -> AsyncIterator[Lease]:
        lock = playing_lock(self._place, table_id)
        if not lock_file(lock).exists():
            yield _Lease(True)
            return
        try:
            held = FileLock(lock)
        except InUse:
            yield _Lease(False)
            return
        try:
            yield _Lease(True)
        finally:
            held.release()

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._watching.cancel()
        await self._writer.close()
        await asyncio.to_thread(self._reader.shutdown)
        self._reading.close()
        self._lock.release()

    async def _read(self, query: Query, **values: Any) -> list[Any]:
        if self._closed:
            raise Unavailable("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._ask, query.for_sqlite, values)

    def _ask(self, text: str, values: dict[str, Any]) -> list[Any]:
        self._files.check()
        try:
            return self._reading.execute(text, values).fetchall()
        except sqlite3.Error as error:
            raise Unavailable(f"the database cannot be read: {error}", reason_of(error)) from error


def _worked(connection: sqlite3.Connection, work: Work[T]) -> T:
    """Do one writing after the other."""
    try:
        query, values = next(work)
        while True:
            try:
                rows = connection.execute(query.for_sqlite, values).fetchall()
            except sqlite3.IntegrityError as error:
                query, values = work.throw(AlreadyThere(str(error)))
            else:
                query, values = work.send(rows)
    except StopIteration as end:
        done: T = end.value
        return done
