"""The way from a server to its PostgreSQL, as a socket that can be cut: nothing passes then, and nobody is told."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from urllib.parse import parse_qs, quote, urlsplit

NAME = ".s.PGSQL.5432"
PIECE = 65_536


class Gate:
    """Passes everything on while it is open; what comes while it is cut waits."""

    def __init__(self, database: str, folder: Path) -> None:
        parts = urlsplit(database)
        self._behind = Path(parse_qs(parts.query)["host"][0]) / NAME
        self._socket = folder / NAME
        self.database = f"postgresql://postgres:@{parts.path}?host={quote(str(folder))}"
        """The address by which a server comes through the gate."""
        self._open = asyncio.Event()
        self._open.set()
        self._passing: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def __aenter__(self) -> Gate:
        self._server = await asyncio.start_unix_server(self._come, str(self._socket))
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        self.break_off()

    def cut(self) -> None:
        """Let nothing pass."""
        self._open.clear()

    def mend(self) -> None:
        """Let pass what has waited, and everything after it."""
        self._open.set()

    def break_off(self) -> None:
        """End all connections, as whoever forwards them does after a while."""
        for task in self._passing:
            task.cancel()

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._open.wait()
        try:
            there_reader, there_writer = await asyncio.open_unix_connection(str(self._behind))
        except OSError:
            writer.close()  # the database is not there at the moment
            return
        ways = (self._pass(reader, there_writer), self._pass(there_reader, writer))
        tasks = {asyncio.create_task(way) for way in ways}
        self._passing |= tasks
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._passing -= tasks
            for task in tasks:
                task.cancel()
            for one in (writer, there_writer):
                one.close()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await reader.read(PIECE):
                await self._open.wait()
                writer.write(piece)
                await writer.drain()
