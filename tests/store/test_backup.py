"""Backups: from either store to either store, also in the middle of play; damaged ones change nothing."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.store.older import make_older
from tests.store.rows import happening, happenings, summary, table
from tests.store.test_migrations import content
from typer.testing import CliRunner

from queenswright.cli import app
from queenswright.store import InUse, NewerSchema, Person, StoreError, open_store
from queenswright.store.backup import BackupError
from queenswright.store.care import back_up, restore_backup
from queenswright.store.place import Place, read_place


async def fill(url: str) -> None:
    """A database with some of everything."""
    store = await open_store(url)
    await store.create_table(table(), summary(people=("anna", "ben")), happenings(1, 4), pack_text="name = 'Größe'\n")
    await store.create_table(table("t2", public=False, host=None), summary(clock_at=12.5))
    await store.append("t2", 1, [happening(number) for number in range(1, 1500)], summary(clock_at=0.1 + 0.2))
    await store.add_person(Person("anna", "Anna", "hash", 1.0))
    await store.add_person(Person("guest", None, None, 2.0))
    await store.secret("cookie", bytes(range(256)))
    await store.close()


@pytest.fixture
def place(store_url: str) -> Place:
    return read_place(store_url)


@pytest.fixture
def other(tmp_path: Path) -> Place:
    return read_place(f"sqlite:///{tmp_path / 'other' / 'games.db'}")


def url_of(place: Place) -> str:
    return getattr(place, "dsn", None) or f"sqlite:///{place}"


def test_there_and_back_again(store_url: str, place: Place, other: Place, tmp_path: Path) -> None:
    """From either store into a SQLite file, and from there back over what was there."""
    asyncio.run(fill(store_url))
    before = content(store_url)
    first, second = tmp_path / "first.backup", tmp_path / "second.backup"
    counts = back_up(place, first)
    assert str(counts) == "2 tables, 1,503 happenings, 2 people"
    assert stat.S_IMODE(first.stat().st_mode) == 0o600
    assert restore_backup(other, first) == counts
    assert content(url_of(other)) == before
    assert back_up(other, second) == counts
    assert restore_backup(place, second, replace=True) == counts
    assert content(store_url) == before

    async def go_on() -> None:
        store = await open_store(store_url)
        await store.append("t1", 5, happenings(5, 5), summary())
        assert await store.happenings("t1") == happenings(1, 5)
        assert await store.secret("cookie", b"") == bytes(range(256))
        await store.close()

    asyncio.run(go_on())


async def test_a_backup_shows_one_moment_of_a_running_server(store_url: str, place: Place, tmp_path: Path) -> None:
    """Two tables get their happenings in turn; in every backup the first is at most one ahead."""
    store = await open_store(store_url)
    for name in ("t1", "t2"):
        await store.create_table(table(name), summary())
    stopped = asyncio.Event()

    async def write() -> int:
        number = 0
        while not stopped.is_set():
            number += 1
            for name in ("t1", "t2"):
                await store.append(name, number, [happening(number)], summary())
        return number

    writing = asyncio.create_task(write())
    await asyncio.sleep(0.1)
    other = read_place(f"sqlite:///{tmp_path / 'other.db'}")
    numbers = []
    for attempt in range(3):
        path = tmp_path / f"{attempt}.backup"
        await asyncio.to_thread(back_up, place, path)
        await asyncio.to_thread(restore_backup, other, path, replace=True)
        restored = await open_store(url_of(other))
        found = [await restored.happenings(name) for name in ("t1", "t2")]
        await restored.close()
        assert found[0] == happenings(1, len(found[0]))
        assert found[1] == happenings(1, len(found[1]))
        assert len(found[0]) - len(found[1]) in (0, 1)
        numbers.append(len(found[0]))
    stopped.set()
    assert 0 < numbers[0] < numbers[2] <= await writing
    await store.close()


def test_a_backup_of_an_older_schema_is_restored_as_one_of_today(
    store_url: str, place: Place, other: Place, tmp_path: Path
) -> None:
    make_older(store_url)
    path = tmp_path / "old.backup"
    back_up(place, path)
    restore_backup(other, path)

    async def look() -> None:
        store = await open_store(url_of(other))
        assert [found.table.id for found in await store.tables_of("ben")] == ["old-1"]
        await store.close()

    asyncio.run(look())


def test_a_database_that_was_used_is_not_replaced_without_being_asked(
    store_url: str, place: Place, tmp_path: Path
) -> None:
    asyncio.run(fill(store_url))
    path = tmp_path / "one.backup"
    back_up(place, path)
    before = content(store_url)
    with pytest.raises(StoreError, match="holds tables and people already; with --replace"):
        restore_backup(place, path)
    assert content(store_url) == before


async def test_nothing_is_restored_under_a_running_server(store_url: str, place: Place, tmp_path: Path) -> None:
    await fill(store_url)
    path = tmp_path / "one.backup"
    await asyncio.to_thread(back_up, place, path)
    store = await open_store(store_url)
    with pytest.raises(InUse):
        await asyncio.to_thread(restore_backup, place, path, replace=True)
    assert await store.happenings("t1") == happenings(1, 4)
    await store.close()


def test_a_newer_database_is_neither_read_nor_replaced(store_url: str, place: Place, tmp_path: Path) -> None:
    from tests.store.test_migrations import _from_the_future

    from queenswright.store.migrate import in_transaction

    asyncio.run(fill(store_url))
    path = tmp_path / "one.backup"
    back_up(place, path)
    in_transaction(place, _from_the_future)
    before = content(store_url)
    with pytest.raises(NewerSchema):
        back_up(place, tmp_path / "two.backup")
    with pytest.raises(NewerSchema):
        restore_backup(place, path, replace=True)
    assert content(store_url) == before
    assert not (tmp_path / "two.backup").exists()


def lines_of(content: bytes) -> list[Any]:
    return [json.loads(line) for line in gzip.decompress(content).splitlines()]


def written(lines: list[Any]) -> bytes:
    """A file with a right checksum over whatever lines."""
    texts = [json.dumps(line).encode() + b"\n" for line in lines[:-1]]
    rows = sum(isinstance(line, list) for line in lines[:-1])
    end = {"rows": rows, "sha256": hashlib.sha256(b"".join(texts)).hexdigest()}
    return gzip.compress(b"".join([*texts, json.dumps(end).encode() + b"\n"]))


def flip(content: bytes) -> bytes:
    middle = len(content) // 2
    return content[:middle] + bytes([content[middle] ^ 0x10]) + content[middle + 1 :]


def changed_row(content: bytes) -> bytes:
    return gzip.compress(gzip.decompress(content).replace(b"move 2", b"move 3", 1))


def with_header(**changes: Any) -> Callable[[bytes], bytes]:
    return lambda content: written([lines_of(content)[0] | changes, *lines_of(content)[1:]])


DAMAGE: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda content: b"", "is not a backup|end is missing"),
    "other file": (lambda content: b"Dear diary", "is not a backup"),
    "other json": (lambda content: gzip.compress(b'{"a": 1}\n'), "is not a backup"),
    "cut in the middle": (lambda content: content[: len(content) // 2], "is damaged"),
    "last byte missing": (lambda content: content[:-1], "is damaged"),
    "a flipped bit": (flip, "is damaged"),
    "a changed row": (changed_row, "checksum is wrong"),
    "a row missing": (
        lambda content: gzip.compress(b"".join(gzip.decompress(content).splitlines(keepends=True)[:-2])),
        "end is missing",
    ),
    "something behind": (lambda content: content + gzip.compress(b"[1]\n"), "something follows its end"),
    "a short row": (lambda content: written([*lines_of(content)[:-2], ["x"], None]), "a row does not fit"),
    "newer format": (with_header(version=2), "newer version of Queenswright"),
    "newer schema": (with_header(schema="9999"), "newer version of Queenswright"),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_bad_file_is_refused_and_changes_nothing(tmp_path: Path, other: Place, damage: str) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"
    asyncio.run(fill(url))
    path = tmp_path / "one.backup"
    back_up(read_place(url), path)
    change, sentence = DAMAGE[damage]
    path.write_bytes(change(path.read_bytes()))
    before = content(url)
    for place, replace in ((read_place(url), True), (other, False)):
        with pytest.raises(BackupError, match=sentence):
            restore_backup(place, path, replace=replace)
    assert content(url) == before
    assert not Path(str(other)).exists()


def test_rows_that_the_database_refuses_change_nothing(
    store_url: str, place: Place, other: Place, tmp_path: Path
) -> None:
    """The file is sound, but a row is in it twice, or a table that the schema does not have."""
    asyncio.run(fill(store_url))
    path = tmp_path / "one.backup"
    back_up(place, path)
    lines = lines_of(path.read_bytes())
    before = content(store_url)
    strange = {"table": "dice", "columns": ["pips"]}
    for bad in ([*lines[:-1], lines[-2], None], [*lines[:-1], strange, None]):
        path.write_bytes(written(bad))
        with pytest.raises(StoreError):
            restore_backup(place, path, replace=True)
        assert content(store_url) == before
        with pytest.raises(StoreError):
            restore_backup(other, path)
        assert not Path(str(other)).exists()


def test_a_file_that_is_no_backup_is_not_overwritten(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"
    asyncio.run(fill(url))
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    with pytest.raises(StoreError, match=r"diary\.txt: already exists and is not a backup"):
        back_up(read_place(url), diary)
    assert diary.read_text() == "Dear diary"
    for _ in range(2):
        back_up(read_place(url), tmp_path / "one.backup")


def test_the_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUEENSWRIGHT_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("QUEENSWRIGHT_DATABASE", raising=False)
    run = CliRunner().invoke
    path, elsewhere = str(tmp_path / "one.backup"), f"sqlite:///{tmp_path / 'elsewhere.db'}"
    missing = run(app, ["backup", path])
    assert (missing.exit_code, "there is no such database" in missing.stderr) == (2, True)
    asyncio.run(fill(f"sqlite:///{tmp_path / 'data' / 'queenswright.db'}"))
    done = run(app, ["backup", path])
    assert (done.exit_code, done.stdout.partition(", ")[0]) == (0, f"wrote {path}: 2 tables")
    done = run(app, ["restore", path, "--database", elsewhere])
    assert (done.exit_code, done.stdout) == (
        0,
        f"restored 2 tables, 1,503 happenings, 2 people into {tmp_path / 'elsewhere.db'}\n",
    )
    again = run(app, ["restore", path, "--database", elsewhere])
    assert (again.exit_code, "--replace" in again.stderr) == (2, True)
    assert run(app, ["restore", path, "--database", elsewhere, "--replace"]).exit_code == 0
    assert run(app, ["restore", str(tmp_path / "none.backup")]).exit_code == 2
    assert run(app, ["backup", path, "--database", "games.db"]).exit_code == 2
