"""The connection over which a process hears what the others stored."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import asyncpg

from queenswright.store.contract import OnChange
from queenswright.store.migrate import SERVING
from queenswright.store.place import PostgresPlace
from queenswright.store.postgres.connection import FAILURES, connect, leave
from queenswright.store.postgres.group import CHANNEL

ANNOUNCEMENTS = "queenswright_announcements"
HEARTBEAT = 20.0
PAUSES = (0.0, 0.1, 0.5, 1.0, 2.0)


class Listener:
    """Listens until it is closed; after a lost connection it reports that everything may have changed."""

    def __init__(self, place: PostgresPlace, process: str) -> None:
        self._place = place
        self._process = process
        self._callbacks: list[OnChange] = []
        self._announced: list[Callable[[str], None]] = []
        self._noticed: dict[str, Callable[[str], None]] = {}
        self._connection: asyncpg.Connection | None = None
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start listening; after this returns, lost notices are always reported."""
        lost = await self._listen()
        self._task = asyncio.create_task(self._work(lost), name="store-listener")

    def on_change(self, callback: OnChange) -> None:
        """Register a listener for changes."""
        self._callbacks.append(callback)

    def on_announce(self, callback: Callable[[str], None]) -> None:
        """Register a listener for announcements."""
        self._announced.append(callback)

    def on_notice(self, channel: str, callback: Callable[[str], None]) -> None:
        """Register the listener of another channel, before listening begins."""
        self._noticed[channel] = callback

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await leave(self._connection)

    async def _listen(self) -> asyncio.Event:
        """Connect and listen; the event is set when the connection is lost."""
        connection = await connect(self._place.dsn, "listener")
        try:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _: lost.set())
            await connection.execute("SELECT pg_advisory_lock_shared($1)", SERVING)
            await connection.add_listener(CHANNEL, self._heard)
            await connection.add_listener(ANNOUNCEMENTS, self._heard_announcement)
            for channel in self._noticed:
                await connection.add_listener(channel, self._heard_notice)
        except BaseException:
            connection.terminate()
            raise
        self._connection = connection
        return lost

    async def _work(self, lost: asyncio.Event) -> None:
        while True:
            await self._watch(lost)
            if self._connection is not None:
                self._connection.terminate()
            lost = await self._listen_again()
            self._tell(None, 0)

    async def _watch(self, lost: asyncio.Event) -> None:
        """Return when the connection is lost; a silent one is checked now and then."""
        while self._connection is not None and not lost.is_set():
            try:
                await asyncio.wait_for(lost.wait(), HEARTBEAT)
            except TimeoutError:
                try:
                    await self._connection.execute("SELECT 1")
                except FAILURES:
                    return

    async def _listen_again(self) -> asyncio.Event:
        """Try to connect until the server is back."""
        attempt = 0
        while True:
            await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])
            attempt += 1
            try:
                return await self._listen()
            except FAILURES:
                continue

    def _heard(self, _connection: Any, _pid: int, _channel: str, notice: Any) -> None:
        """Handle a notice: [process, [[table, number], ...]]; our own are ignored."""
        process, changes = json.loads(notice)
        if process != self._process:
            for table_id, number in changes:
                self._tell(table_id, number)

    def _heard_announcement(self, _connection: Any, _pid: int, _channel: str, notice: Any) -> None:
        process, _, text = notice.partition(" ")
        if process != self._process:
            for callback in self._announced:
                asyncio.get_running_loop().call_soon(callback, text)

    def _heard_notice(self, _connection: Any, _pid: int, channel: str, notice: Any) -> None:
        asyncio.get_running_loop().call_soon(self._noticed[channel], notice)

    def _tell(self, table_id: str | None, number: int) -> None:
        loop = asyncio.get_running_loop()
        for callback in self._callbacks:
            loop.call_soon(callback, table_id, number)
