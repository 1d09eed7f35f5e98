"""Appends of many tables in a few statements.

Every statement releases the interpreter's lock and has to wait for it again, so a writing thread beside a busy event
loop should run few statements. What is known of tables is cached until another process writes to the file.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from queenswright.store import queries
from queenswright.store.data import HappeningRow, Summary, TableRow
from queenswright.store.errors import AlreadyThere, Conflict, StoreError, UnknownTable
from queenswright.store.rows import (
    HOUR,
    first_summary_values,
    happening_values,
    people_values,
    standing_text,
    summary_values,
    table_values,
)

CHUNKS = (64, 16, 4, 1)
"""Rows that one statement takes; few sizes, so that sqlite3 keeps the statements prepared."""

MANY = 20_000
"""Of at most as many tables something is kept in memory."""

_HAPPENING_COLUMNS = "table_id, number, at, kind, seat, body"
_SUMMARY_COLUMNS = "table_id, number, status, seats, people, turn, changed, clock_at, bot_at"
_ON_CONFLICT = "ON CONFLICT (table_id) DO UPDATE SET " + ", ".join(
    f"{column} = excluded.{column}" for column in _SUMMARY_COLUMNS.split(", ")[1:]
)
_ON_CONFLICT += f", hour = CASE WHEN hour IS NOT NULL THEN CAST(excluded.changed / {HOUR} AS INTEGER) END"


@dataclass(slots=True)
class Append:
    """Happenings of one table that wait to be stored, with the summary after them; as rows of the database."""

    table_id: str
    first: int
    last: int
    happenings: Sequence[tuple[object, ...]]
    summary: tuple[object, ...]
    people_text: str
    after: Summary

    @classmethod
    def of(cls, table_id: str, first: int, happenings: Sequence[HappeningRow], summary: Summary) -> Append:
        """Make an append. Values are encoded here, on the event loop's thread, to relieve the writing thread."""
        last = first + len(happenings) - 1
        values = tuple(summary_values(table_id, last, summary).values())
        rows = [happening_values(table_id, happening) for happening in happenings]
        return cls(table_id, first, last, rows, values, standing_text(summary), summary)


class TableCache:
    """What is known of every table: the number of its last happening, and what its index is made of; a cache."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[int, str]] = {}
        self._version = 0

    def forget(self) -> None:
        """Clear the cache, because something was rolled back."""
        self._known.clear()

    def look(self, connection: sqlite3.Connection) -> bool:
        """Whether another process has written since the last look; if so, clear the cache."""
        version = int(connection.execute("PRAGMA data_version").fetchone()[0])
        known, self._version = self._version, version
        if version != known:
            self.forget()
        return known not in (0, version)

    def store(self, connection: sqlite3.Connection, appends: Sequence[Append]) -> list[StoreError | None]:
        """Store the appends that follow the last happening of their table; return the reason for each of the others."""
        if len(self._known) > MANY:
            self.forget()
        outcomes: list[StoreError | None] = []
        accepted: dict[str, Append] = {}
        happenings: list[tuple[object, ...]] = []
        regrouped: list[Append] = []
        for append in appends:
            problem = self._look_at(connection, append)
            outcomes.append(problem)
            if problem is None:
                happenings += append.happenings
                accepted[append.table_id] = append
                if self._known[append.table_id][1] != append.people_text:
                    regrouped.append(append)
                self._known[append.table_id] = (append.last, append.people_text)
        _insert(connection, f"INSERT INTO events ({_HAPPENING_COLUMNS}) VALUES", happenings, "")
        summaries = [append.summary for append in accepted.values()]
        _insert(connection, f"INSERT INTO summaries ({_SUMMARY_COLUMNS}) VALUES", summaries, _ON_CONFLICT)
        for append in regrouped:
            write_people(connection, append.table_id, people_values(append.table_id, append.after))
        return outcomes

    def _look_at(self, connection: sqlite3.Connection, append: Append) -> StoreError | None:
        """Why an append cannot be stored, None when it can."""
        if append.table_id not in self._known:
            found = connection.execute(queries.STANDING.for_sqlite, {"wanted": append.table_id}).fetchone()
            if found is None:
                return UnknownTable(append.table_id)
            self._known[append.table_id] = found
        last, _ = self._known[append.table_id]
        return None if append.first == last + 1 else Conflict(append.table_id, append.first, last)


def add_table(
    connection: sqlite3.Connection,
    table: TableRow,
    summary: Summary,
    happenings: Sequence[HappeningRow],
    pack_text: str | None,
) -> None:
    """Keep a new table with its first happenings."""
    try:
        connection.execute(queries.ADD_TABLE.for_sqlite, table_values(table))
    except sqlite3.IntegrityError:
        raise AlreadyThere(f"table {table.id}, or its invitation, already exists") from None
    connection.execute(queries.ADD_SUMMARY.for_sqlite, first_summary_values(table, len(happenings), summary))
    rows = [happening_values(table.id, happening) for happening in happenings]
    _insert(connection, f"INSERT INTO events ({_HAPPENING_COLUMNS}) VALUES", rows, "")
    write_people(connection, table.id, people_values(table.id, summary))
    if pack_text is not None:
        connection.execute(queries.ADD_PACK.for_sqlite, {"digest": table.pack_digest, "content": pack_text})


def write_people(connection: sqlite3.Connection, table_id: str, rows: list[dict[str, Any]]) -> None:
    """Update the index from people to a table."""
    connection.execute(queries.FORGET_TABLE_PEOPLE.for_sqlite, {"wanted": table_id})
    connection.executemany(queries.ADD_TABLE_PERSON.for_sqlite, rows)


def _insert(connection: sqlite3.Connection, start: str, rows: Sequence[tuple[object, ...]], end: str) -> None:
    """Insert many rows with few statements."""
    done = 0
    while done < len(rows):
        size = next(size for size in CHUNKS if size <= len(rows) - done)
        places = ", ".join([f"({', '.join('?' * len(rows[0]))})"] * size)
        values = [value for row in rows[done : done + size] for value in row]
        connection.execute(f"{start} {places} {end}", values)
        done += size
