"""Terminals and a server in one file: they write beside each other, notice each other, and lose nothing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from tests.store.rows import happenings, summary, table, until

from queenswright.store import AlreadyThere, Conflict, InUse, StoreError, Unavailable, UnknownTable, open_store
from queenswright.store.filelock import FileLock
from queenswright.store.local import LOCAL_PERSON, LocalStore
from queenswright.store.place import SqlitePlace
from queenswright.store.schema import SCHEMA
from queenswright.store.sqlite.store import schema_of

MINE = summary(people=(LOCAL_PERSON,))


@pytest.fixture
def place(tmp_path: Path) -> SqlitePlace:
    return SqlitePlace(tmp_path / "data" / "games.db")


@pytest.fixture
def local(place: SqlitePlace) -> Iterator[LocalStore]:
    with closing(LocalStore(place)) as store:
        yield store


def test_what_was_written_is_read_back(local: LocalStore, place: SqlitePlace) -> None:
    local.create_table(table(), MINE, happenings(1, 3), "the text of a pack")
    local.append("t1", 4, happenings(4, 5), MINE)
    with closing(LocalStore(place)) as other:
        assert other.happenings("t1") == happenings(1, 5)
        assert other.happenings("t1", after=3) == happenings(4, 5)
        assert [(found.table, found.number) for found in other.tables()] == [(table(), 5)]
        found = other.listing("t1")
        assert found is not None
        assert found.summary == MINE
        assert other.listing("t2") is None
        assert other.pack_text(table().pack_digest) == "the text of a pack"
        assert other.pack_text("another") is None


def test_tables_of_others_are_not_listed(local: LocalStore) -> None:
    local.create_table(table("t1"), summary(people=("anna",)), [])
    local.create_table(table("t2"), MINE, [])
    assert [found.table.id for found in local.tables()] == ["t2"]


def test_two_terminals_write_to_their_own_tables_and_only_one_to_the_same(
    local: LocalStore, place: SqlitePlace
) -> None:
    with closing(LocalStore(place)) as other:
        for name in ("t1", "t2"):
            local.create_table(table(name), MINE, happenings(1, 1))
        local.append("t1", 2, happenings(2, 2), MINE)
        other.append("t2", 2, happenings(2, 2), MINE)
        other.append("t1", 3, happenings(3, 3), MINE)
        with pytest.raises(Conflict) as refused:
            local.append("t1", 3, happenings(3, 3, "too late"), MINE)
        assert (refused.value.first, refused.value.last) == (3, 3)
        assert local.happenings("t1") == happenings(1, 3)
        local.append("t1", 4, happenings(4, 4), MINE)
        with pytest.raises(UnknownTable):
            local.append("t3", 1, happenings(1, 1), MINE)
        with pytest.raises(AlreadyThere):
            other.create_table(table("t1"), MINE, [])


def test_a_table_is_held_by_one_process(local: LocalStore, place: SqlitePlace) -> None:
    held = local.hold("t1")
    with closing(LocalStore(place)) as other:
        with pytest.raises(InUse, match=f"process {os.getpid()}"):
            other.hold("t1")
        other.hold("t2").release()
        held.release()
        other.hold("t1").release()


def test_nobody_waits_for_a_server_to_open_the_file(local: LocalStore, place: SqlitePlace) -> None:
    lock = FileLock(place.path)
    with closing(LocalStore(place)) as other:
        other.create_table(table(), MINE, happenings(1, 1))
    lock.release()
    assert local.happenings("t1") == happenings(1, 1)


def test_an_older_file_is_brought_up_to_date_unless_somebody_serves_from_it(
    place: SqlitePlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    place.path.parent.mkdir()
    place.path.touch()
    monkeypatch.setattr("queenswright.store.local.PATIENCE", 0.1)
    lock = FileLock(place.path)
    with pytest.raises(InUse):
        LocalStore(place)
    lock.release()
    LocalStore(place).close()
    assert schema_of(place) == SCHEMA


OPENING = """
import sys
from pathlib import Path
from queenswright.store.local import LocalStore
from queenswright.store.place import SqlitePlace
from tests.store.rows import happenings, summary, table
store = LocalStore(SqlitePlace(Path(sys.argv[1])))
store.create_table(table(sys.argv[2]), summary(people=("local",)), happenings(1, 1))
print("ready", flush=True)
number = 2
while sys.argv[3] == "write":
    store.append(sys.argv[2], number, happenings(number, number), summary(people=("local",)))
    print(number, flush=True)
    number += 1
"""


def started(place: SqlitePlace, name: str, what: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", OPENING, str(place.path), name, what], stdout=subprocess.PIPE, text=True
    )


def test_several_terminals_may_start_at_once_on_a_new_machine(place: SqlitePlace) -> None:
    programs = [started(place, f"t{i}", "once") for i in range(3)]
    assert [program.wait(120) for program in programs] == [0, 0, 0]
    for program in programs:
        program.communicate()
    with closing(LocalStore(place)) as store:
        assert sorted(found.table.id for found in store.tables()) == ["t0", "t1", "t2"]


def test_a_killed_terminal_loses_nothing_that_it_was_told_is_stored(place: SqlitePlace) -> None:
    program = started(place, "t1", "write")
    assert program.stdout is not None
    last = 0
    while last < 20:
        line = program.stdout.readline().strip()
        last = int(line) if line.isdigit() else last
    program.send_signal(signal.SIGKILL)
    rest, _ = program.communicate()
    last = max([last, *(int(line) for line in rest.split()[:-1])])
    with closing(LocalStore(place)) as store:
        found = store.happenings("t1")
        assert [happening.number for happening in found] == list(range(1, len(found) + 1))
        assert len(found) >= last


async def test_a_server_notices_what_is_played_at_a_terminal(place: SqlitePlace) -> None:
    store = await open_store(f"sqlite:///{place.path}")
    heard: list[tuple[str | None, int]] = []
    store.on_change(lambda name, number: heard.append((name, number)))
    now = time.time()
    await store.create_table(table(), summary(people=(LOCAL_PERSON,), changed=now), happenings(1, 2))
    with closing(LocalStore(place)) as terminal:
        terminal.append("t1", 3, happenings(3, 3), summary(people=(LOCAL_PERSON,), changed=now))
        with pytest.raises(Conflict):
            await store.append("t1", 3, happenings(3, 3, "too late"), summary(changed=now))
        await until(lambda: ("t1", 3) in heard)
        terminal.append("t1", 4, happenings(4, 4), summary(people=(LOCAL_PERSON,), changed=now))
        await until(lambda: ("t1", 4) in heard)
        await store.append("t1", 5, happenings(5, 5), summary(changed=now))
        assert terminal.happenings("t1") == happenings(1, 5)
    await store.close()


async def test_a_server_does_not_drive_what_somebody_plays_at_a_terminal(place: SqlitePlace) -> None:
    store = await open_store(f"sqlite:///{place.path}")
    with closing(LocalStore(place)) as terminal:
        held = terminal.hold("t1")
        async with store.driver("t1") as mine, store.driver("t2") as free:
            assert (bool(mine), bool(free)) == (False, True)
        held.release()
        async with store.driver("t1") as mine:
            assert mine
            with pytest.raises(InUse):
                terminal.hold("t1")
    await store.close()


def test_a_disk_that_is_full_is_told_and_leaves_whole_happenings(local: LocalStore) -> None:
    local.create_table(table(), MINE, happenings(1, 1))
    local._connection.execute("PRAGMA max_page_count = 1")
    with pytest.raises(Unavailable, match=r"games\.db: cannot be written: .*full"):
        local.append("t1", 2, [*happenings(2, 40, "x" * 4000)], MINE)
    assert local.happenings("t1") == happenings(1, 1)
    local._connection.execute("PRAGMA max_page_count = 100000")
    local.append("t1", 2, happenings(2, 2), MINE)


def test_a_file_that_is_no_database_is_refused(place: SqlitePlace) -> None:
    place.path.parent.mkdir()
    place.path.write_text("Dear diary, " * 100)
    with pytest.raises(StoreError, match="cannot be read as a database"):
        LocalStore(place)
