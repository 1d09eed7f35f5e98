"""Files that are deleted, replaced, linked or full: one server for a file, and nothing is confirmed that is lost."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from tests.store.rows import happenings, outcome, summary, table

from queenswright.store import InUse, Store, StoreError, Unavailable, open_store
from queenswright.store.filelock import DatabaseLock
from queenswright.store.local import LocalStore
from queenswright.store.place import SqlitePlace
from queenswright.store.sqlite.store import SqliteStore

TRY_TO_SERVE = """
import asyncio, sys
from queenswright.store import InUse, open_store
async def serve():
    try:
        await (await open_store(f"sqlite:///{sys.argv[1]}")).close()
    except InUse as error:
        print("in use:", error)
asyncio.run(serve())
"""


def try_to_serve(path: Path) -> str:
    """What another process hears that wants to serve from a file."""
    command = [sys.executable, "-c", TRY_TO_SERVE, str(path)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def soft_link(path: Path, name: Path) -> None:
    name.symlink_to(path)


def hard_link(path: Path, name: Path) -> None:
    os.link(path, name)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.mark.parametrize("link", [soft_link, hard_link])
async def test_a_file_serves_one_process_under_whatever_name(path: Path, link: Callable[[Path, Path], None]) -> None:
    name = path.parent / "elsewhere" / "other.db"
    name.parent.mkdir()
    store = await open_store(f"sqlite:///{path}")
    await store.create_table(table(), summary())
    link(path, name)
    assert "in use:" in try_to_serve(name)
    with pytest.raises(InUse):
        await open_store(f"sqlite:///{name}")
    await store.append("t1", 1, happenings(1, 3), summary())
    assert "in use:" in try_to_serve(path)
    await store.close()
    assert try_to_serve(name) == ""


async def test_a_deleted_lock_file_lets_nobody_in(path: Path) -> None:
    store = await open_store(f"sqlite:///{path}")
    Path(f"{path}.lock").unlink()
    assert "in use:" in try_to_serve(path)
    await store.close()


async def test_those_who_are_refused_leave_the_locks_of_sqlite_alone(path: Path) -> None:
    """Closing a handle of a file would take back the locks of SQLite in that process: another one would see none."""
    store = await open_store(f"sqlite:///{path}")
    name = path.with_name("other.db")
    os.link(path, name)
    with pytest.raises(InUse):
        DatabaseLock(SqlitePlace(name))
    name.unlink()
    leaving = f"import sqlite3; c = sqlite3.connect({str(path)!r}); c.execute('SELECT * FROM tables'); c.close()"
    subprocess.run([sys.executable, "-c", leaving], check=True)
    await store.create_table(table(), summary())  # the other one, who was not the last, has left the log where it is
    await store.close()


async def test_a_terminal_wants_a_file_with_one_name(path: Path) -> None:
    LocalStore(SqlitePlace(path)).close()
    os.link(path, path.with_name("other.db"))
    with pytest.raises(StoreError, match="got a file with 2 names"):
        LocalStore(SqlitePlace(path))


async def test_terminal_and_server_see_each_other_through_a_symbolic_link(path: Path) -> None:
    name = path.parent / "elsewhere" / "other.db"
    name.parent.mkdir()
    soft_link(path, name)
    store = await open_store(f"sqlite:///{path}")
    with closing(LocalStore(SqlitePlace(name))) as terminal:
        held = terminal.hold("t1")
        async with store.driver("t1") as mine:
            assert not mine
        held.release()
    await store.close()


async def filled(path: Path) -> Store:
    store = await open_store(f"sqlite:///{path}")
    await store.create_table(table(), summary(), happenings(1, 2))
    return store


@pytest.mark.parametrize("end", ["", "-wal", "-shm"])
async def test_a_file_that_is_gone_confirms_nothing_until_it_is_back(path: Path, end: str) -> None:
    store = await filled(path)
    file, away = Path(f"{path}{end}"), path.with_name("away")
    file.rename(away)
    for work in (store.append("t1", 3, happenings(3, 3), summary()), store.check(), store.happenings("t1")):
        with pytest.raises(Unavailable, match="was deleted or replaced") as refused:
            await work
        assert refused.value.reason == "lost"
    file.write_bytes(away.read_bytes())
    assert await outcome(store.check()) is not None  # another file of the same name is not the one that was opened
    away.rename(file)
    await store.append("t1", 3, happenings(3, 3), summary())
    await store.close()
    store = await open_store(f"sqlite:///{path}")
    assert await store.happenings("t1") == happenings(1, 3)
    await store.close()


async def test_what_was_written_while_the_file_went_is_not_confirmed(path: Path) -> None:
    """The file goes in the middle of a transaction."""
    store = await filled(path)
    assert isinstance(store, SqliteStore)

    def deleting(connection: sqlite3.Connection) -> None:
        path.unlink()

    with pytest.raises(Unavailable, match="was deleted or replaced"):
        await store._writer.write(deleting)
    await store.close()


async def test_a_check_needs_room_and_leaves_nothing(path: Path) -> None:
    store = await filled(path)
    assert isinstance(store, SqliteStore)

    async def ask(text: str) -> int:
        found: int = await store._writer.write(lambda connection: connection.execute(text).fetchone()[0])
        return found

    await store.secret("cookie", b"1")
    await store.check()
    assert await ask("SELECT count(*) FROM secrets") == 1
    await store._writer.write(lambda connection: connection.execute("DELETE FROM secrets"))
    await ask(f"PRAGMA max_page_count = {await ask('PRAGMA page_count')}")
    number = 2
    while await outcome(store.append("t1", number + 1, happenings(number + 1, number + 20), summary())) is None:
        number += 20
    with pytest.raises(Unavailable, match="full") as refused:
        await store.check()
    assert refused.value.reason == "disk-full"
    assert await store.happenings("t1") == happenings(1, number)
    assert await store.served_for() < 60
    await ask("PRAGMA max_page_count = 100000")
    await store.check()
    await store.append("t1", number + 1, happenings(number + 1, number + 20), summary())
    await store.close()


FULL_DISK = """
import asyncio, json, resource, sys
from tests.store.rows import happenings, summary, table
from queenswright.store import Unavailable, open_store

def room(more):
    resource.setrlimit(resource.RLIMIT_FSIZE, (more, resource.RLIM_INFINITY))

async def write(store, number):
    try:
        await store.append("t1", number, happenings(number, number), summary())
        return True
    except Unavailable as error:
        return False

async def main():
    store = await open_store(f"sqlite:///{sys.argv[1]}")
    await store.create_table(table(), summary())
    number, refused = 0, 0
    for limit in (200_000, 300_000):
        room(limit)
        while await write(store, number + 1):
            number += 1
        refused += 1
    room(resource.RLIM_INFINITY)
    assert await write(store, number + 1)
    number += 1
    await store.check()
    print(json.dumps({"number": number, "refused": refused}), flush=True)
    import os
    os._exit(0)

asyncio.run(main())
"""


async def test_a_full_disk_refuses_and_recovers(path: Path) -> None:
    """Files may not grow: what was confirmed is there after the process died, and nothing else."""
    done = subprocess.run(
        [sys.executable, "-c", FULL_DISK, str(path)],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[2],
    )
    told = json.loads(done.stdout)
    store = await open_store(f"sqlite:///{path}")
    assert await store.happenings("t1") == happenings(1, told["number"])
    assert told["refused"] == 2
    await store.close()
