"""How long the lists of tables take where many are stored: the lobby, one's own tables, what is due.

    python -m bench.lobby                              # SQLite and PostgreSQL, 100,000 tables each
    python -m bench.lobby --tables 10000 --explain     # and how the database goes about it

A third of the tables runs, as tables do that nobody comes back to; a hundredth is open, the others are over. Anna has
been at a tenth of them, Ben at 200, most people at a few. Times are those of the store, from asking until the rows are
read.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from bench.load.__main__ import database_for
from bench.store import SEATS

from queenswright.store import Store, open_store, queries
from queenswright.store.data import Sought
from queenswright.store.migrate import in_transaction
from queenswright.store.place import read_place
from queenswright.store.rows import as_json, people_json
from queenswright.store.schema import summaries, table_people, tables

AT_ONCE = 5000
BEGAN = 1_700_000_000.0
SHOWN = 50


def status_of(number: int) -> str:
    return "open" if number % 100 == 0 else "running" if number % 3 == 0 else "over"


def people_of(number: int) -> list[str]:
    first = "anna" if number % 10 == 0 else "ben" if number % 500 == 1 else f"p{number % 20_000}"
    return [first, f"p{number * 7 % 19_997}"]


def rows_of(number: int) -> tuple[dict[str, Any], dict[str, Any], list[dict[str, Any]]]:
    """One table: its row, its summary, its people."""
    name, people, status = f"table-{number * 7919 % 1_000_003:07}", people_of(number), status_of(number)
    changed = BEGAN + number * 37 % 9_000_000
    table = {
        "id": name, "created": BEGAN, "game": "architect", "pack": "royal", "pack_digest": "00", "players": 4,
        "options": "{}", "key": "00", "salt": "00", "rules_version": 1, "settings": "{}", "host": people[0],
        "invite": f"invite {name}", "public": number % 3 > 0 or number % 4 > 0,
    }  # fmt: skip
    summary = {
        "table_id": name, "number": 80, "status": status, "seats": as_json(SEATS), "people": people_json(tuple(people)),
        "turn": "12 green", "changed": changed, "clock_at": None, "bot_at": None,
        "hour": changed // 3600 if table["public"] else None,
    }  # fmt: skip
    over = {"rivals": "people", "outcome": "won", "over_at": changed} if status == "over" else {}
    none = {"rivals": None, "outcome": None, "over_at": None}
    theirs = [{**none, **over, "person": one, "table_id": name, "game": "architect"} for one in sorted(set(people))]
    return table, summary, theirs


def fill(database: str, count: int) -> None:
    """Store so many tables, without happenings: no list reads them."""

    def work(connection: sa.Connection) -> None:
        for first in range(0, count, AT_ONCE):
            made = [rows_of(number) for number in range(first, min(first + AT_ONCE, count))]
            connection.execute(sa.insert(tables), [table for table, _, _ in made])
            connection.execute(sa.insert(summaries), [summary for _, summary, _ in made])
            connection.execute(sa.insert(table_people), [one for _, _, people in made for one in people])
        connection.execute(sa.text("ANALYZE"))

    in_transaction(read_place(database), work)


def asked(store: Store) -> dict[str, Callable[[], Awaitable[Any]]]:
    """The lists that are measured."""
    return {
        "lobby, open": lambda: store.lobby("open", limit=SHOWN),
        "lobby, running": lambda: store.lobby("running", limit=SHOWN),
        "lobby, running, sought in vain": lambda: store.lobby(
            "running", limit=SHOWN, sought=Sought("none", 99, "days")
        ),
        "going, of Anna": lambda: store.tables_of("anna", 100),
        "finished, of Anna": lambda: store.finished_of("anna", 12),
        "counted, of Anna": lambda: store.tallies_of("anna"),
        "going, of Ben": lambda: store.tables_of("ben", 100),
        "finished, of Ben": lambda: store.finished_of("ben", 12),
        "clocks and bots due": lambda: asyncio.gather(store.clocks_due(2e9), store.bots_due(2e9)),
    }


async def measure(kind: str, database: str, repeat: int) -> None:
    """A row in Markdown for every list: median and worst."""
    store = await open_store(database)
    for what, ask in asked(store).items():
        times = []
        for _ in range(repeat):
            began = time.perf_counter()
            await ask()
            times.append((time.perf_counter() - began) * 1000)
        times.sort()
        print(f"| {kind}: {what} | {times[repeat // 2]:.1f} ms | {times[-1]:.1f} ms |", flush=True)
    await store.close()


def explain(database: str) -> None:
    """How the database goes about the two longest lists."""

    def work(connection: sa.Connection) -> None:
        how = "EXPLAIN QUERY PLAN " if connection.dialect.name == "sqlite" else "EXPLAIN (ANALYZE, BUFFERS) "
        for query, wanted in (
            (queries.LOBBY, {"status": "running", "since": 0.0}),
            (queries.TABLES_OF, {"wanted": "anna"}),
            (queries.FINISHED_OF, {"wanted": "anna"}),
        ):
            asked = sa.text(how + query.for_sqlite)
            for row in connection.execute(asked, {**wanted, "most": SHOWN}):
                print("   ", *row)

    in_transaction(read_place(database), work, reading=True)


def main() -> None:
    """Measure and print a table in Markdown."""
    parser = argparse.ArgumentParser(prog="python -m bench.lobby")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], nargs="*", default=["sqlite", "postgresql"])
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--repeat", type=int, default=15)
    parser.add_argument("--explain", action="store_true")
    chosen = parser.parse_args()
    print("| | median | worst |\n|---|--:|--:|")
    for kind in chosen.database:
        with tempfile.TemporaryDirectory() as folder, database_for(kind, Path(folder)) as database:
            asyncio.run(_opened(database))
            fill(database, chosen.tables)
            asyncio.run(measure(kind, database, chosen.repeat))
            if chosen.explain:
                explain(database)


async def _opened(database: str) -> None:
    """A database with its tables."""
    await (await open_store(database)).close()


if __name__ == "__main__":
    main()
