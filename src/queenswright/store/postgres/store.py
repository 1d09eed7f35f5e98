"""The store in a PostgreSQL database, for any number of serving processes."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from typing import Any, TypeVar

import asyncpg

from queenswright.store import queries
from queenswright.store.contract import LONGEST_ANNOUNCEMENT, Lease, OnChange, check_numbers
from queenswright.store.data import HappeningRow, Summary, TableRow
from queenswright.store.errors import AlreadyThere, StoreError, Unavailable
from queenswright.store.migrate import migrate
from queenswright.store.people import Work
from queenswright.store.place import PostgresPlace
from queenswright.store.postgres.asked import AskedQuestions
from queenswright.store.postgres.connection import (
    CLOSE_LIMIT,
    COMMAND_LIMIT,
    FAILURES,
    connect,
    leave,
    passes,
    reason_of,
    server_settings,
)
from queenswright.store.postgres.drivers import Drivers
from queenswright.store.postgres.listener import ANNOUNCEMENTS, Listener
from queenswright.store.postgres.writer import GroupWriter
from queenswright.store.queries import Query
from queenswright.store.rows import first_summary_values, happening_values, people_values, table_values
from queenswright.store.schema import SCHEMA
from queenswright.store.solvers import Solvers

T = TypeVar("T")

MOST_CONNECTIONS = 8
PAUSES = (0.0, 0.2, 1.0)


async def open_postgres(place: PostgresPlace) -> PostgresStore:
    """Open a database for serving; its tables are created or migrated if necessary."""
    try:
        if await _schema_of(place) != SCHEMA:
            await asyncio.to_thread(migrate, place)
        store = PostgresStore(place)
        try:
            await store.start()
        except BaseException:
            await store.close()
            raise
        return store
    except (*FAILURES, ValueError) as error:
        raise Unavailable(f"{place}: {error or 'does not answer'}") from error


async def _schema_of(place: PostgresPlace) -> str | None:
    """The schema of a database, read without loading Alembic; None for an empty one."""
    connection = await connect(place.dsn, "opening")
    try:
        if await connection.fetchval("SELECT to_regclass('alembic_version')") is None:
            return None
        found = await connection.fetchval("SELECT version_num FROM alembic_version")
        return None if found is None else str(found)
    finally:
        await leave(connection)


class PostgresStore(Solvers):
    """One writer per process, a connection pool for queries, and a separate connection for notices."""

    shared = True

    def __init__(self, place: PostgresPlace) -> None:
        super().__init__()
        self._place = place
        self._process = secrets.token_hex(8)
        self._pool = asyncpg.create_pool(
            place.dsn,
            min_size=0,  # asyncpg would fill the log with attempts to keep idle connections while the server is down
            max_size=MOST_CONNECTIONS,
            command_timeout=COMMAND_LIMIT,
            reset=_leave_as_it_is,
            server_settings=server_settings("questions"),
        )
        self._writer = GroupWriter(place, self._process)
        self._listener = Listener(place, self._process)
        self._drivers = Drivers(place)
        self.questions = AskedQuestions(self._process, self._listener, self._write)
        self._closed = False

    async def start(self) -> None:
        """Connect."""
        await self._pool
        await self._listener.start()

    async def create_table(
        self, table: TableRow, summary: Summary, happenings: Sequence[HappeningRow] = (), pack_text: str | None = None
    ) -> None:
        check_numbers(1, happenings)

        async def job(connection: asyncpg.Connection) -> None:
            await _do(connection, queries.ADD_TABLE, table_values(table))
            await _do(connection, queries.ADD_SUMMARY, first_summary_values(table, len(happenings), summary))
            await connection.executemany(
                queries.ADD_HAPPENING.for_postgres, [happening_values(table.id, happening) for happening in happenings]
            )
            for row in people_values(table.id, summary):
                await _do(connection, queries.ADD_TABLE_PERSON, row)
            if pack_text is not None:
                await _do(connection, queries.ADD_PACK, {"digest": table.pack_digest, "content": pack_text})

        try:
            await self._write(job)
        except asyncpg.UniqueViolationError:
            raise AlreadyThere(f"table {table.id}, or its invitation, already exists") from None

    async def append(
        self, table_id: str, first_number: int, happenings: Sequence[HappeningRow], summary: Summary
    ) -> None:
        check_numbers(first_number, happenings)
        await self._writer.append(table_id, first_number, happenings, summary)

    async def _work(self, work: Work[T]) -> T:
        return await self._write(lambda connection: _worked(connection, work))

    async def put_off(self, table_id: str, now: float, until: float | None) -> None:
        values = {"wanted": table_id, "now": now, "until": until}

        async def job(connection: asyncpg.Connection) -> None:
            for query in (queries.PUT_OFF_CLOCK, queries.PUT_OFF_BOT):
                await _do(connection, query, values)

        await self._write(job)

    async def secret(self, name: str, proposed: bytes) -> bytes:
        values = {"name": name, "value": proposed}
        await self._write(lambda connection: _do(connection, queries.ADD_SECRET, values))
        return bytes((await self._read(queries.SECRET, wanted=name))[0][0])

    def on_change(self, callback: OnChange) -> None:
        self._listener.on_change(callback)

    def on_commit(self, callback: Callable[[int, float], None]) -> None:
        self._writer.on_commit = callback

    def waiting(self) -> int:
        return self._writer.waiting()

    async def announce(self, text: str) -> None:
        if len(text.encode()) > LONGEST_ANNOUNCEMENT:
            raise ValueError(f"an announcement has at most {LONGEST_ANNOUNCEMENT} bytes")
        with suppress(*FAILURES):
            await self._pool.execute("SELECT pg_notify($1, $2)", ANNOUNCEMENTS, f"{self._process} {text}")

    def on_announce(self, callback: Callable[[str], None]) -> None:
        self._listener.on_announce(callback)

    async def served_for(self) -> float:
        """The age of the oldest listening connection: every serving process has one."""
        return float((await self._read(queries.SERVED_FOR))[0][0])

    def driver(self, table_id: str) -> AbstractAsyncContextManager[Lease]:
        return self._drivers.driver(table_id)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await self._writer.close()
        await self._drivers.close()
        await self._listener.close()
        try:
            await asyncio.wait_for(self._pool.close(), CLOSE_LIMIT)
        except FAILURES:
            self._pool.terminate()

    async def _read(self, query: Query, **values: Any) -> Sequence[Any]:
        """Run a query, and repeat it after a lost connection, which is safe for reading."""
        for pause in PAUSES:
            await asyncio.sleep(pause)
            try:
                rows: Sequence[Any] = await self._pool.fetch(query.for_postgres, *query.values(values))
                return rows
            except FAILURES as error:
                problem = error
                if self._closed or not passes(error):
                    break
        raise Unavailable(f"{self._place}: {problem or type(problem).__name__}") from problem

    async def _write(self, job: Callable[[asyncpg.Connection], Awaitable[T]]) -> T:
        """Write in one transaction."""
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                return await job(connection)
        except asyncpg.UniqueViolationError:
            raise
        except FAILURES as error:
            problem = f"{self._place}: {error or type(error).__name__}"
            raise (Unavailable(problem, reason_of(error)) if passes(error) else StoreError(problem)) from error


async def _leave_as_it_is(_connection: asyncpg.Connection) -> None:
    """Skip the reset of a connection, whose session state is never changed."""


async def _do(connection: asyncpg.Connection, query: Query, values: dict[str, Any]) -> str:
    return str(await connection.execute(query.for_postgres, *query.values(values)))


async def _worked(connection: asyncpg.Connection, work: Work[T]) -> T:
    """Do one writing after the other."""
    try:
        query, values = next(work)
        while True:
            try:
                rows = await connection.fetch(query.for_postgres, *query.values(values))
            except asyncpg.UniqueViolationError as error:
                query, values = work.throw(AlreadyThere(str(error)))
            else:
                query, values = work.send(rows)
    except StopIteration as end:
        done: T = end.value
        return done
