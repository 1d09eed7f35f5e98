"""Many tables at a realistic pace: how long a move takes while a thousand tables are looked at.

    python -m bench.load.crowd                                     # 1,000 tables of four sockets, 300 of them playing
    python -m bench.load.crowd --stored 100000                     # in a database that holds this many more tables

Prints how long the server took to start, the latencies of the moves, and what it used.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
import time
from pathlib import Path

from bench.load.__main__ import HOST, database_for, memory, processor_time, serving
from bench.load.games import scripts
from bench.load.players import Crew, Measured, Tally, connected, measure
from bench.load.tables import Prepared, prepare

COPIES = 1000
"""Tables that one statement adds."""


FILLED = {"tables": "id", "events": "table_id", "summaries": "table_id", "table_people": "table_id"}
"""What belongs to a table, and the column that names it."""


def store_more(path: Path, tables: int) -> None:
    """Fill a database with tables that nobody plays: copies of one that is there, each with its happenings."""
    connection = sqlite3.connect(path)
    (pattern,) = connection.execute("SELECT id FROM tables LIMIT 1").fetchone()
    for table, key in FILLED.items():
        columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
        values = ", ".join(_copied(column, key) for column in columns)
        for first in range(0, tables, COPIES):
            connection.execute(
                f"WITH RECURSIVE n(i) AS (SELECT ? UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?) "
                f"INSERT INTO {table} ({', '.join(columns)}) SELECT {values} FROM n, {table} WHERE {table}.{key} = ?",
                (first, min(first + COPIES, tables), pattern),
            )
    connection.commit()
    connection.close()


def _copied(column: str, key: str) -> str:
    """The value of a column in a copy: names differ, everything else is the same."""
    return "'copy-' || n.i" if column in (key, "invite") else column


async def _play(prepared: list[Prepared], port: int, playing: int, pace: float, seconds: float) -> tuple[int, Measured]:
    """All sockets are open; some tables play, one move every `pace` seconds each."""
    tally = Tally()
    crews: list[Crew] = await connected(prepared, HOST, [[port]], tally)
    sockets = sum(len(crew.sockets) for crew in crews)
    return sockets, await measure(crews[:playing], tally, seconds, rate=playing / pace)


def main() -> None:
    """Measure and print one line for each figure."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.crowd")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--playing", type=int, default=300)
    parser.add_argument("--pace", type=float, default=10.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--stored", type=int, default=0)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, database_for("sqlite", Path(folder)) as database:
        prepared = prepare(database, scripts(chosen.tables))
        store_more(Path(folder) / "load.db", chosen.stored)
        began = time.perf_counter()
        with serving(database) as (port, pid):
            print(f"start           {time.perf_counter() - began:.1f} s with {chosen.tables + chosen.stored:,} tables")
            print(f"memory          {memory(pid) / 2**20:.0f} MB after the start")
            used = processor_time(pid)
            sockets, found = asyncio.run(_play(prepared, port, chosen.playing, chosen.pace, chosen.seconds))
            print(f"memory          {memory(pid) / 2**20:.0f} MB with {sockets:,} sockets at {chosen.tables:,} tables")
            print(f"moves           {found.moves:,}, {found.rate:.1f} a second at {chosen.playing:,} tables")
            print(f"a move takes    {found.p50:.1f} ms (p50), {found.p99:.1f} ms (p99)")
            print(f"processor       {processor_time(pid) - used:.1f} s, connecting included")


if __name__ == "__main__":
    main()
