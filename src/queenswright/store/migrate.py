"""Migrate a database to the newest schema in one transaction; a schema from a newer version is refused."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from queenswright.store.errors import NewerSchema, StoreError, Unavailable
from queenswright.store.place import Place, SqlitePlace
from queenswright.store.schema import SCHEMA, metadata

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alembic.config import Config

T = TypeVar("T")

FOLDER = Path(__file__).parent / "migrations"
ONE_AT_A_TIME = 0x51574D49  # the advisory lock that processes hold while they change the schema
SERVING = 0x51575345  # the lock that serving processes share; restoring a backup needs it exclusively
WAIT_FOR_FILE = 10.0

_alembic = threading.Lock()
"""Alembic's `op` and `context` are one per process."""


def current_schema(connection: sa.Connection) -> str | None:
    """The current schema of a database; None when it is empty."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def check_schema(found: str | None, where: object) -> None:
    """Refuse a schema that this program does not know."""
    if found is not None and found not in known_schemas():
        raise NewerSchema(
            f"{where}: has schema {found}, made by a newer version of Queenswright; this one knows schemas up to "
            f"{SCHEMA}. Install the newer version; the database was left as it is"
        )


def known_schemas() -> list[str]:
    """All schemas that this program can read, the oldest first."""
    from alembic.script import ScriptDirectory

    return [str(step.revision) for step in ScriptDirectory(str(FOLDER)).walk_revisions()][::-1]


def upgrade(connection: sa.Connection, where: object, to: str = SCHEMA) -> None:
    """Migrate the database to a schema, inside the transaction of the connection."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": ONE_AT_A_TIME})
    found = current_schema(connection)
    if found == to:
        return
    check_schema(found, where)
    if found is None and (strange := set(metadata.tables) & set(sa.inspect(connection).get_table_names())):
        raise StoreError(f"{where}: another program has a table {min(strange)!r} there, expected an empty database")
    from alembic import command

    try:
        with _alembic:
            command.upgrade(_config(connection), to)
    except Exception as error:
        problem = f"{where}: could not be led from schema {found} to {to} and was left as it was"
        raise StoreError(f"{problem} ({error})") from error


def _config(connection: sa.Connection) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def migrate(place: Place) -> None:
    """Migrate a database to the newest schema. Blocks; safe when several processes do it at once."""
    in_transaction(place, lambda connection: upgrade(connection, place))


def in_transaction(place: Place, work: Callable[[sa.Connection], T], *, reading: bool = False) -> T:
    """Do some work in one transaction on a separate connection, from a thread without an event loop.

    With `reading` the work sees a snapshot of the database and changes nothing.
    """
    with errors_as_sentences(place):
        if isinstance(place, SqlitePlace):
            return _in_file(place, work, reading)
        return asyncio.run(_on_server(place.dsn, work, reading))


@contextmanager
def errors_as_sentences(place: Place) -> Iterator[None]:
    """Turn errors of the libraries into one sentence that names the database."""
    try:
        yield
    except SQLAlchemyError as error:
        raise StoreError(f"{place}: {getattr(error, 'orig', None) or error}") from error
    except (OSError, TimeoutError) as error:
        raise Unavailable(f"{place}: {getattr(error, 'strerror', None) or error or 'does not answer'}") from error


def _in_file(place: SqlitePlace, work: Callable[[sa.Connection], T], reading: bool) -> T:
    engine = sa.create_engine(
        sa.URL.create("sqlite", database=str(place.path)),
        connect_args={"timeout": WAIT_FOR_FILE},
        poolclass=sa.NullPool,
        isolation_level="AUTOCOMMIT",
    )
    with engine.connect() as connection:
        # sqlite3 starts no transaction before CREATE TABLE, so it is started explicitly
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
        try:
            result = work(connection)
        except BaseException:
            connection.exec_driver_sql("ROLLBACK")
            raise
        connection.exec_driver_sql("COMMIT")
        return result


async def _on_server(dsn: str, work: Callable[[sa.Connection], T], reading: bool) -> T:
    import asyncpg
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(dsn), poolclass=sa.NullPool
    )
    try:
        async with engine.connect() as connection:
            if reading:
                await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            async with connection.begin():
                return await connection.run_sync(work)
    except asyncpg.PostgresError as error:
        raise Unavailable(f"the database refuses: {error}") from error
    finally:
        await engine.dispose()
