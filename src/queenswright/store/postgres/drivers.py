"""Locks that decide who drives the bots and clocks of a table; PostgreSQL releases them when a connection ends."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from queenswright.store.contract import Lease
from queenswright.store.place import PostgresPlace
from queenswright.store.postgres.connection import FAILURES, connect, leave


class Driving:
    """The lease of one table, shared by all its users in this process; false when it is not (or no longer) ours."""

    def __init__(self, table_id: str, connection: asyncpg.Connection | None) -> None:
        self.table_id = table_id
        self.connection = connection
        self.count = 1

    def __bool__(self) -> bool:
        return self.connection is not None and not self.connection.is_closed()


class Drivers:
    """All tables that this process drives, over one connection."""

    def __init__(self, place: PostgresPlace) -> None:
        self._place = place
        self._connection: asyncpg.Connection | None = None
        self._held: dict[str, Driving] = {}
        self._one_at_a_time = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()

    @asynccontextmanager
    async def driver(self, table_id: str) -> AsyncIterator[Lease]:
        """Drive a table if nobody else does and the database can be reached."""
        taking = self._start(self._take(table_id))
        try:
            lease = await asyncio.shield(taking)
        except asyncio.CancelledError:
            self._start(self._give_when_taken(taking))
            raise
        try:
            yield lease
        finally:
            await asyncio.shield(self._start(self._give(lease)))

    async def close(self) -> None:
        """Release all locks."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._held.clear()
        await leave(self._connection)

    def _start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start a task that finishes even if the caller is cancelled."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _take(self, table_id: str) -> Driving:
        async with self._one_at_a_time:
            held = self._held.get(table_id)
            if held:
                held.count += 1
                return held
            try:
                connection = await self._connect()
                taken = await connection.fetchval("SELECT pg_try_advisory_lock($1)", lock_of(table_id))
            except FAILURES:
                taken = False
            if not taken:
                return Driving(table_id, None)
            self._held[table_id] = Driving(table_id, connection)
            return self._held[table_id]

    async def _give(self, lease: Driving) -> None:
        async with self._one_at_a_time:
            lease.count -= 1
            if lease.count or lease.connection is None:
                return
            if self._held.get(lease.table_id) is lease:
                del self._held[lease.table_id]
            try:
                await lease.connection.execute("SELECT pg_advisory_unlock($1)", lock_of(lease.table_id))
            except FAILURES:
                lease.connection.terminate()  # the server has released all its locks

    async def _give_when_taken(self, taking: asyncio.Task[Driving]) -> None:
        await self._give(await taking)

    async def _connect(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            self._held.clear()
            self._connection = await connect(self._place.dsn, "drivers")
        return self._connection


def lock_of(table_id: str) -> int:
    """The number of the lock that stands for a table."""
    return int.from_bytes(hashlib.sha256(f"queenswright table {table_id}".encode()).digest()[:8], "big", signed=True)
