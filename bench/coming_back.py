"""How long a table that was put away takes to come back: from asking for it to the first frame of one socket.

    python -m bench.coming_back                        # SQLite and PostgreSQL, which is started for the occasion
    python -m bench.coming_back --repeat 5 --database sqlite

Two tables of random moves: 300 happenings of Queen's Architect, 4,800 of a Queensdale campaign. Each comes back from
its log alone, and then from a bookmark that lacks the last 15 happenings, the most that a table lacks when it is put
away.
Processor time is that of the whole process with all its threads; PostgreSQL's own is not in it.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench.load.__main__ import database_for

import queenswright as qw
from queenswright.server.app import make_parts
from queenswright.server.config import Config
from queenswright.server.connection import Connection
from queenswright.server.folds import FEW
from queenswright.server.parts import Parts
from queenswright.server.run import run
from queenswright.store import TableRow, open_store
from queenswright.table import Happening, Settings, apply, showing, wishes
from queenswright.table.rows import new_row, rows_of, state_of, summary_of

TABLES = {"architect": 300, "queensdale": 4800}
PLAYERS = 4
KEY = 7
APART = 0.1
"""Seconds between two returns: the workshop rests after each."""


class Deaf:
    """The wire of a socket; it notes when the first frame came and how long it was."""

    def __init__(self) -> None:
        self.bytes = 0

    def push(self, frame: bytes, limit: int) -> bool:
        self.bytes = self.bytes or len(frame)
        return True

    def end(self, code: int) -> None:
        """Nothing is there to end."""


def played(name: str, count: int) -> tuple[TableRow, list[Happening]]:
    """A table with so many happenings: four people sit down and play random moves."""
    game, luck = qw.load(name), random.Random(KEY)
    row = new_row(game, PLAYERS, KEY, {}, Settings(auto_end=True).to_dict(), "p0", 0.0)
    state = state_of(row, game)
    happenings: list[Happening] = []
    for seat in range(PLAYERS):
        for happening in wishes.sit(state, f"p{seat}", seat, f"Player {seat + 1}", 0.0):
            apply(state, happening)
            happenings.append(happening)
    while len(happenings) < count and state.deciding is not None:
        for happening in wishes.move(state, (state.deciding,), luck.choice(showing.legal(state)), 1.0):
            apply(state, happening)
            happenings.append(happening)
    return row, happenings


async def come_back(parts: Parts, table: str) -> tuple[float, float, int]:
    """Put a table away and let it come back: processor time, time, bytes of the first frame."""
    parts.hub.tables.clear()
    await asyncio.sleep(APART)
    wire: Any = Deaf()
    socket = Connection(wire, "p0", "127.0.0.1", 10**9)
    used, began = time.process_time(), time.perf_counter()
    live = await parts.hub.live(table)
    assert live is not None
    await parts.hub.enter(live, socket, None)
    found = time.process_time() - used, time.perf_counter() - began, wire.bytes
    parts.hub.leave(live, socket)
    return found


def line(what: str, times: Sequence[tuple[float, float, int]]) -> str:
    """Median and worst of some measurements as a row in Markdown."""
    used, waited = sorted(one[0] * 1000 for one in times), sorted(one[1] * 1000 for one in times)
    middle = len(times) // 2
    return (
        f"| {what} | {used[middle]:.0f} ms | {used[-1]:.0f} ms | {waited[middle]:.0f} ms | {waited[-1]:.0f} ms "
        f"| {times[0][2] / 1000:,.0f} kB |"
    )


async def measure(kind: str, database: str, repeat: int) -> None:
    """Both tables, before and after they have a bookmark."""
    store = await open_store(database)
    parts = await make_parts(store, Config(limits={}))
    hub = parts.hub
    for name, count in TABLES.items():
        row, happenings = played(name, count)
        early = len(happenings) - FEW + 1
        state = state_of(row, qw.load(name), happenings)
        await store.create_table(row, summary_of(row, state, 1.0), rows_of(1, happenings[:early]))
        live = await hub.live(row.id)
        assert live is not None
        await store.append(row.id, early + 1, rows_of(early + 1, happenings[early:]), summary_of(row, state, 1.0))
        what = f"{kind}, {name}, {len(happenings):,} happenings"
        print(line(f"{what}: the log", [await come_back(parts, row.id) for _ in range(repeat)]), flush=True)
        await hub.folds.keep(live)
        print(line(f"{what}: a bookmark", [await come_back(parts, row.id) for _ in range(repeat)]), flush=True)
        kept = await store.bookmark(row.id)
        assert kept is not None
        assert kept.number == early
        print(f"<!-- the bookmark has {len(kept.body):,} bytes -->")
    await hub.close()
    parts.workshop.close()
    parts.sketching.close()
    parts.bots.close()
    await store.close()


def main() -> None:
    """Measure and print a table in Markdown."""
    parser = argparse.ArgumentParser(prog="python -m bench.coming_back")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], nargs="*", default=["sqlite", "postgresql"])
    parser.add_argument("--repeat", type=int, default=15)
    chosen = parser.parse_args()
    print("| | processor | worst | time | worst | first frame |\n|---|--:|--:|--:|--:|--:|")
    for kind in chosen.database:
        with tempfile.TemporaryDirectory() as folder, database_for(kind, Path(folder)) as database:
            run(measure(kind, database, chosen.repeat))


if __name__ == "__main__":
    main()
