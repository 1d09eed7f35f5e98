"""Back up a database, even while a server uses it, and restore it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from queenswright.store.backup import BackupWriter, Counts, backup_rows, check_backup, is_backup, new_backup_file
from queenswright.store.errors import InUse, StoreError
from queenswright.store.filelock import DatabaseLock
from queenswright.store.migrate import SERVING, check_schema, current_schema, in_transaction, upgrade
from queenswright.store.place import Place, SqlitePlace
from queenswright.store.schema import PASSING, metadata

AT_ONCE = 1000
CONTENT = ("tables", "people")
"""A database without rows in these was never used; a secret alone is made by merely opening it."""


def back_up(place: Place, path: Path) -> Counts:
    """Write a snapshot of a database to a file; a server may keep using it. Blocks."""
    if isinstance(place, SqlitePlace) and not place.path.exists():
        raise StoreError(f"{place}: there is no such database")
    if path.exists() and not is_backup(path):
        raise StoreError(f"{path}: already exists and is not a backup; choose another name")
    return in_transaction(place, lambda connection: _dump(connection, place, path), reading=True)


def _dump(connection: sa.Connection, place: Place, path: Path) -> Counts:
    schema = current_schema(connection)
    if schema is None:
        raise StoreError(f"{place}: is not a database of Queenswright")
    check_schema(schema, place)
    counts = Counts()
    with new_backup_file(path) as file:
        writer = BackupWriter(file, schema)
        for table in _present(connection).sorted_tables:
            if table.name in PASSING:
                continue
            counts.rows[table.name] = 0
            writer.begin_table(table.name, [column.name for column in table.columns])
            query = sa.select(table).order_by(*table.primary_key.columns)
            for row in connection.execution_options(yield_per=AT_ONCE).execute(query):
                writer.row(list(row))
                counts.rows[table.name] += 1
        writer.end()
    return counts


def restore_backup(place: Place, path: Path, *, replace: bool = False) -> Counts:
    """Fill a database from a backup, completely or not at all; a used one is only replaced on request. Blocks."""
    schema, counts = check_backup(path)
    with _file_taken(place) if isinstance(place, SqlitePlace) else nullcontext():
        in_transaction(place, lambda connection: _fill(connection, place, path, schema, replace))
    return counts


@contextmanager
def _file_taken(place: SqlitePlace) -> Iterator[None]:
    """Keep servers from using the file meanwhile; after a failure, remove a file made for restoring."""
    lock = DatabaseLock(place)
    try:
        yield
    except BaseException:
        if lock.is_new:
            place.file.unlink(missing_ok=True)
        raise
    finally:
        lock.release()


def _fill(connection: sa.Connection, place: Place, path: Path, schema: str, replace: bool) -> None:
    _refuse_while_serving(connection, place)
    check_schema(current_schema(connection), place)
    old = _present(connection)
    used = [name for name in CONTENT if name in old.tables and _has_rows(connection, old.tables[name])]
    if used and not replace:
        raise StoreError(f"{place}: holds {' and '.join(used)} already; with --replace they are deleted first")
    old.drop_all(connection)
    connection.execute(sa.text("DROP TABLE IF EXISTS alembic_version"))
    upgrade(connection, place, schema)
    _insert(connection, path)
    upgrade(connection, place)


def _refuse_while_serving(connection: sa.Connection, place: Place) -> None:
    """Refuse while a server uses PostgreSQL, where it holds a shared lock; SQLite files are locked before this."""
    if connection.dialect.name != "postgresql":
        return
    alone = sa.text("SELECT pg_try_advisory_xact_lock(:lock)")
    if not connection.execute(alone, {"lock": SERVING}).scalar():
        raise InUse(f"{place}: a server uses this database; stop it first")


def _present(connection: sa.Connection) -> sa.MetaData:
    """Our tables as they exist in this database, possibly with an older schema."""
    found = sa.MetaData()
    names = set(sa.inspect(connection).get_table_names())
    found.reflect(connection, only=[name for name in metadata.tables if name in names])
    return found


def _has_rows(connection: sa.Connection, table: sa.Table) -> bool:
    return connection.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).first() is not None


def _insert(connection: sa.Connection, path: Path) -> None:
    """Write the rows of a backup, in batches."""
    present = _present(connection)
    table: sa.Table | None = None
    columns: list[str] = []
    waiting: list[dict[str, Any]] = []

    def write() -> None:
        if table is not None and waiting:
            connection.execute(sa.insert(table), waiting)
            waiting.clear()

    def at_table(name: str, names: list[str]) -> None:
        nonlocal table, columns
        write()
        if name not in present.tables or set(names) - set(present.tables[name].columns.keys()):
            raise StoreError(f"{path}: has a table {name} ({', '.join(names)}) that its schema does not know")
        table, columns = present.tables[name], names

    def at_row(values: list[Any]) -> None:
        waiting.append(dict(zip(columns, values, strict=True)))
        if len(waiting) == AT_ONCE:
            write()

    backup_rows(path, at_table, at_row)
    write()
