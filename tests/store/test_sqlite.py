"""What is special about a SQLite file."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from tests.store.rows import happenings, outcome, summary, table

from queenswright.kernel.errors import OptionError
from queenswright.store import Conflict, InUse, StoreError, Unavailable, default_database, open_store
from queenswright.store.place import read_place
from queenswright.store.sqlite import group
from queenswright.store.sqlite.store import SqliteStore
from queenswright.store.sqlite.writer import Writer


async def test_a_file_serves_one_process(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"
    store = await open_store(url)
    with pytest.raises(InUse, match=r"games\.db: process \d+ serves from this file"):
        await open_store(url)
    await store.close()
    await (await open_store(url)).close()


async def test_the_file_is_private_and_its_folder_is_made(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "down" / "games.db"
    store = await open_store(f"sqlite:///{path}")
    await store.create_table(table(), summary())
    modes = {stat.S_IMODE(found.stat().st_mode) for found in path.parent.iterdir()}
    await store.close()
    assert modes == {0o600}


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.write_text("Dear diary, " * 100)
    with pytest.raises(StoreError, match="cannot be read as a database"):
        await open_store(f"sqlite:///{path}")
    assert path.read_text() == "Dear diary, " * 100


async def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE events (what TEXT)")
    with pytest.raises(StoreError, match="another program has a table 'events'"):
        await open_store(f"sqlite:///{path}")
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("events",)]


async def test_when_the_file_cannot_be_written_everybody_hears_it(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "small.db", isolation_level=None, check_same_thread=False)
    connection.execute("CREATE TABLE notes (note BLOB)")
    connection.execute("PRAGMA max_page_count = 20")  # like a disk that is nearly full
    writer = Writer(connection)

    def note(size: int) -> None:
        connection.execute("INSERT INTO notes VALUES (zeroblob(?))", (size,))

    outcomes = await asyncio.gather(
        *(outcome(writer.write(lambda _, size=size: note(size))) for size in (10, 10**6, 10))  # type: ignore[misc]
    )
    assert {type(found) for found in outcomes} <= {Unavailable, StoreError, type(None)}
    assert isinstance(outcomes[1], StoreError)
    await writer.write(lambda _: note(10))
    rows = await writer.write(lambda connection: connection.execute("SELECT count(*) FROM notes").fetchone()[0])
    assert rows == 1 + sum(found is None for found in outcomes)
    await writer.close()


async def test_reading_goes_on_while_somebody_holds_the_file(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    store = await open_store(f"sqlite:///{path}")
    await store.create_table(table(), summary(), happenings(1, 2))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(store.append("t1", 3, happenings(3, 3), summary()))
        assert await store.happenings("t1") == happenings(1, 2)
        other.execute("ROLLBACK")
        await waiting
    assert await store.happenings("t1") == happenings(1, 3)
    await store.close()


def test_the_default_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("QUEENSWRIGHT_DATA", str(tmp_path))
    monkeypatch.delenv("QUEENSWRIGHT_DATABASE", raising=False)
    assert str(read_place(default_database())) == str(tmp_path / "queenswright.db")
    monkeypatch.setenv("QUEENSWRIGHT_DATABASE", "postgresql://anna:secret@host/games")
    assert str(read_place(default_database())) == "postgresql://host/games"


@pytest.mark.parametrize("url", ["", "games.db", "sqlite://", "sqlite:///", "mysql://anna:secret@host/games"])
def test_other_addresses_are_refused_without_showing_a_password(url: str) -> None:
    with pytest.raises(OptionError) as refused:
        read_place(url)
    assert "sqlite:///FILE or postgresql://" in str(refused.value)
    assert "secret" not in str(refused.value)


async def test_what_is_remembered_of_tables_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that runs for a year writes to very many tables; their numbers follow each other all the same."""
    monkeypatch.setattr(group, "MANY", 3)
    store = await open_store(f"sqlite:///{tmp_path / 'games.db'}")
    for number in range(8):
        await store.create_table(table(f"t{number}"), summary())
    for first in (1, 2):
        for number in range(8):
            await store.append(f"t{number}", first, happenings(first, first), summary())
    assert type(await outcome(store.append("t0", 2, happenings(2, 2), summary()))) is Conflict
    assert isinstance(store, SqliteStore)
    assert len(store._writer._tables._known) <= 4
    await store.close()
