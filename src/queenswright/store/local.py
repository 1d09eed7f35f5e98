"""The database of this machine as a terminal uses it: directly, even while a server uses the file.

Several processes may write to the file. Happenings are numbered without gaps, so if two processes write to the same
table, the second gets a Conflict. Only one terminal at a time holds a table.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypeVar

from queenswright.store import queries
from queenswright.store.data import HappeningRow, Listing, Summary, TableRow
from queenswright.store.errors import InUse, StoreError, Unavailable
from queenswright.store.filelock import DatabaseLock, FileLock, playing_lock
from queenswright.store.migrate import check_schema, migrate
from queenswright.store.place import FILE_NAME, SqlitePlace, data_folder, default_database, read_place
from queenswright.store.queries import ALL, Query
from queenswright.store.rows import read_happening, read_listing
from queenswright.store.schema import SCHEMA
from queenswright.store.sqlite.group import Append, TableCache, add_table
from queenswright.store.sqlite.store import connect, schema_of

T = TypeVar("T")

LOCAL_PERSON = "local"
"""Whoever sits at this machine, at a terminal or in front of its browser."""
PATIENCE = 10.0
MOMENT = 0.05


def local_place() -> SqlitePlace:
    """The local file; terminals use it even where a server database is configured."""
    place = read_place(default_database())
    return place if isinstance(place, SqlitePlace) else SqlitePlace(data_folder() / FILE_NAME)


def _prepare(place: SqlitePlace) -> None:
    """Create the file, or migrate it, unless an older program is serving from it."""
    end = time.monotonic() + PATIENCE
    while not place.path.exists() or schema_of(place) != SCHEMA:
        if place.path.exists():
            check_schema(schema_of(place), place)
        try:
            lock = DatabaseLock(place)
        except InUse:
            if time.monotonic() > end:
                raise
            time.sleep(MOMENT)
            continue
        try:
            migrate(place)
        finally:
            lock.release()


def _refuse_other_names(place: SqlitePlace) -> None:
    """SQLite keeps its newest writings beside the name it was given: two names, and two processes lose each other's."""
    names = place.file.stat().st_nlink
    if names > 1:
        raise StoreError(f"{place}: got a file with {names} names (hard links), expected one with 1")


class LocalStore:
    """One connection to the file. What a method has written is on disk when it returns."""

    def __init__(self, place: SqlitePlace | None = None) -> None:
        self.place = place or local_place()
        _prepare(self.place)
        _refuse_other_names(self.place)
        self._connection = connect(self.place.file)
        self._connection.row_factory = sqlite3.Row
        self._tables = TableCache()

    def hold(self, table_id: str) -> FileLock:
        """Hold a table for this process; raises InUse when another one plays it."""
        path = playing_lock(self.place, table_id)
        path.parent.mkdir(exist_ok=True)
        try:
            return FileLock(path)
        except InUse as other:
            problem = f"{other.who} is playing at this table; end it first. Nothing was changed"
            raise InUse(problem, other.who) from None

    def tables(self) -> list[Listing]:
        """The tables of this machine, most recently played first."""
        rows = self._read(queries.ALL_TABLES_OF, wanted=LOCAL_PERSON)
        return [read_listing(dict(row)) for row in rows]

    def listing(self, table_id: str) -> Listing | None:
        """One table with its summary."""
        rows = self._read(queries.LISTING, wanted=table_id)
        return read_listing(dict(rows[0])) if rows else None

    def happenings(self, table_id: str, after: int = 0) -> list[HappeningRow]:
        """What happened at a table, in order."""
        return [read_happening(row) for row in self._read(queries.HAPPENINGS, wanted=table_id, after=after, most=ALL)]

    def pack_text(self, digest: str) -> str | None:
        """The text of a pack that is not shipped."""
        rows = self._read(queries.PACK, wanted=digest)
        return str(rows[0][0]) if rows else None

    def create_table(
        self, table: TableRow, summary: Summary, happenings: Sequence[HappeningRow], pack_text: str | None = None
    ) -> None:
        """Store a new table with its first happenings."""
        self._write(lambda connection: add_table(connection, table, summary, happenings, pack_text))

    def append(self, table_id: str, first: int, happenings: Sequence[HappeningRow], summary: Summary) -> None:
        """Store happenings, all or none; raises Conflict when somebody else has written to the table."""
        append = Append.of(table_id, first, happenings, summary)

        def job(connection: sqlite3.Connection) -> None:
            self._tables.look(connection)
            for problem in self._tables.store(connection, [append]):
                if problem is not None:
                    raise problem

        self._write(job)

    def _read(self, query: Query, **values: object) -> list[sqlite3.Row]:
        try:
            return self._connection.execute(query.for_sqlite, values).fetchall()
        except sqlite3.Error as error:
            raise Unavailable(f"{self.place}: cannot be read: {error}") from error

    def _write(self, job: Callable[[sqlite3.Connection], T]) -> T:
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            result = job(connection)
            connection.execute("COMMIT")
            return result
        except BaseException as error:
            self._tables.forget()
            with suppress(sqlite3.Error):  # the transaction may already be gone
                connection.execute("ROLLBACK")
            if isinstance(error, sqlite3.Error):
                raise Unavailable(f"{self.place}: cannot be written: {error}") from error
            raise

    def close(self) -> None:
        """Close the file."""
        self._connection.close()
