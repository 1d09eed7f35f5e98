"""A rehearsal of restoring: into a database that is thrown away, with every table of the backup played again."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from queenswright.records import read_record, record_of, write_record
from queenswright.server.shelf import Shelf
from queenswright.store import Store, TableRow, open_store
from queenswright.store.backup import Counts
from queenswright.store.care import restore_backup
from queenswright.store.place import SqlitePlace
from queenswright.table import TableState
from queenswright.table.rows import happening_of, state_of


class Mismatch(Exception):
    """What was restored is not what it should be."""


@dataclass
class Drill:
    """What a rehearsal found."""

    counts: Counts
    tables: int = 0
    happenings: int = 0
    moves: int = 0
    records: int = 0
    problems: list[str] = field(default_factory=list)


async def rehearse(backup: Path, progress: Callable[[int, int], None] = lambda done, all_: None) -> Drill:
    """Restore a backup elsewhere and play every table again; a damaged file raises BackupError."""
    with tempfile.TemporaryDirectory(prefix="queenswright-drill-") as folder:
        place = SqlitePlace(Path(folder) / "drill.db")
        found = Drill(restore_backup(place, backup))
        _compare_counts(place, found)
        ids = _table_ids(place)
        store = await open_store(f"sqlite:///{place.path}")
        try:
            shelf = Shelf(store)
            for number, table_id in enumerate(ids):
                progress(number, len(ids))
                await _look_at(store, shelf, table_id, found)
        finally:
            await store.close()
    return found


def _compare_counts(place: SqlitePlace, found: Drill) -> None:
    """As many rows are in the database as in the file."""
    with closing(sqlite3.connect(place.path)) as connection:
        for name, count in found.counts.rows.items():
            stored = connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]
            if stored != count:
                found.problems.append(f"{name}: got {stored} rows, expected {count}")


def _table_ids(place: SqlitePlace) -> list[str]:
    with closing(sqlite3.connect(place.path)) as connection:
        return [str(row[0]) for row in connection.execute("SELECT id FROM tables ORDER BY id")]


async def _look_at(store: Store, shelf: Shelf, table_id: str, found: Drill) -> None:
    """Play one table again; whatever is wrong with it is noted, and the others are looked at too."""
    found.tables += 1
    try:
        row = await store.table(table_id)
        assert row is not None
        state = await _played_again(store, shelf, row)
        found.happenings += state.number
        if state.line is not None:
            found.moves += len(state.line.position.moves)
            found.records += _record_agrees(state)
    except Exception as error:  # a table may be wrong in any way
        found.problems.append(" ".join(f"table {table_id}: {type(error).__name__}: {error}".split())[:300])


async def _played_again(store: Store, shelf: Shelf, row: TableRow) -> TableState:
    """The state that the happenings lead to, compared with what the lobby would show."""
    rows, listing = await store.happenings(row.id), await store.listing(row.id)
    numbers = [happening.number for happening in rows]
    if numbers != list(range(1, len(rows) + 1)):
        raise Mismatch(f"got happenings {numbers[:5]}... to {numbers[-1]}, expected 1 to {len(rows)} without a gap")
    if listing is None or listing.number != len(rows):
        raise Mismatch(f"got {listing and listing.number} as the last number, expected {len(rows)}")
    game = await shelf.edition(row.game, row.pack, row.pack_digest)
    state = state_of(row, game, map(happening_of, rows))
    if (listing.summary.status, listing.summary.turn) != (state.status, state.turn):
        stored, played = (listing.summary.status, listing.summary.turn), (state.status, state.turn)
        raise Mismatch(f"got {stored} as status and turn, expected {played}")
    return state


def _record_agrees(state: TableState) -> bool:
    """The record of the game, written and read again, leads to the same hash."""
    assert state.line is not None
    position = state.line.position
    again = read_record(write_record(record_of(position))).replay(state.game)
    if again.digest != position.digest:
        raise Mismatch(f"the record leads to {again.digest}, expected {position.digest}")
    return True
