"""The one task that writes happenings to PostgreSQL: all waiting appends go into one transaction, then are answered."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence

import asyncpg

from queenswright.store.data import HappeningRow, Summary
from queenswright.store.errors import StoreError, Unavailable
from queenswright.store.place import PostgresPlace
from queenswright.store.postgres.connection import FAILURES, connect, leave, passes, reason_of
from queenswright.store.postgres.group import Append, prepare, store_group

LARGEST_GROUP = 500
PATIENCE = 20.0
"""For how many seconds a lost server is looked for before the waiting appends fail."""
PAUSES = (0.0, 0.05, 0.2, 0.5, 1.0)


class GroupWriter:
    """Queues appends; while one group is being stored, the next one collects."""

    def __init__(self, place: PostgresPlace, process: str) -> None:
        self._place = place
        self._process = process
        self._waiting: deque[Append] = deque()
        self._woken = asyncio.Event()
        self._closing = False
        self._connection: asyncpg.Connection | None = None
        self.on_commit: Callable[[int, float], None] = lambda group, seconds: None
        self._task = asyncio.create_task(self._work(), name="store-writer")

    async def append(self, table_id: str, first: int, happenings: Sequence[HappeningRow], summary: Summary) -> None:
        """Store happenings and wait until they are on disk."""
        if self._closing:
            raise Unavailable("the store is closed")
        waiting = Append.of(table_id, first, happenings, summary)
        self._waiting.append(waiting)
        self._woken.set()
        await waiting.done

    def waiting(self) -> int:
        """How many appends wait."""
        return len(self._waiting)

    async def close(self) -> None:
        """Store what is waiting, then close the connection."""
        self._closing = True
        self._woken.set()
        await self._task
        await leave(self._connection)

    async def _work(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            while self._waiting:
                group = [self._waiting.popleft() for _ in range(min(len(self._waiting), LARGEST_GROUP))]
                began = time.perf_counter()
                try:
                    _tell(group, await self._store(group))
                    self.on_commit(len(group), time.perf_counter() - began)
                except Exception as error:  # any error is passed on to the waiting callers, and the next group is tried
                    self._drop()
                    problem = Unavailable(f"{self._place}: {error or type(error).__name__}", reason_of(error))
                    _tell(group, [(append, problem) for append in group])
            if self._closing:
                return

    async def _store(self, group: list[Append]) -> list[tuple[Append, StoreError]]:
        """Store a group, reconnecting when the connection is lost; nothing is stored twice."""
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        attempt = 0
        while True:
            try:
                connection = await self._connect()
                return await store_group(connection, self._process, group)
            except FAILURES as error:
                if not passes(error) and self._connection is not None and not self._connection.is_closed():
                    return await self._store_singly(group, error)
                if not passes(error) or loop.time() > end:
                    raise
            for append in group:
                append.tried = True
            self._drop()
            await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])
            attempt += 1

    async def _store_singly(self, group: list[Append], error: Exception) -> list[tuple[Append, StoreError]]:
        """Store each append separately after the database refused a group, so that only the faulty one fails."""
        if len(group) == 1:
            return [(group[0], StoreError(f"the database refuses: {error}"))]
        return [refused for append in group for refused in await self._store([append])]

    async def _connect(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._prepared()
        return self._connection

    async def _prepared(self) -> asyncpg.Connection:
        connection = await connect(self._place.dsn, "writer")
        try:
            await prepare(connection)
        except BaseException:
            connection.terminate()
            raise
        return connection

    def _drop(self) -> None:
        """Drop the connection, which may be broken."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()


def _tell(group: list[Append], refused: list[tuple[Append, StoreError]]) -> None:
    """Answer everybody who is still waiting."""
    for append, error in refused:
        if not append.done.done():
            append.done.set_exception(error)
    for append in group:
        if not append.done.done():
            append.done.set_result(None)
