"""Backups while people play: what was confirmed before is in them, and every table is a beginning of the real one."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.site import Site, served, settle, step
from typer.testing import CliRunner

from queenswright.cli import app
from queenswright.client import Seat
from queenswright.kernel.position import Position
from queenswright.records import Record, record_of
from queenswright.server import drill
from queenswright.server.drill import rehearse
from queenswright.store import HappeningRow, open_store
from queenswright.store.care import back_up, restore_backup
from queenswright.store.place import read_place

TABLES, BACKUPS = 3, 3


async def play(seats: tuple[Seat, Seat], chance: random.Random, ended: asyncio.Event) -> None:
    while not ended.is_set() and not seats[0].is_over:
        await step(chance, *seats)


async def sat_down(site: Site) -> list[tuple[Seat, Seat]]:
    return [await site.two("tiny" if number == 0 else "architect") for number in range(TABLES)]


async def stored_at(url: str, tables: list[str]) -> dict[str, list[HappeningRow]]:
    store = await open_store(url)
    try:
        return {table: await store.happenings(table) for table in tables}
    finally:
        await store.close()


async def test_a_backup_holds_whatever_was_confirmed_before_it_began(database: str, tmp_path: Path) -> None:
    ended, taken = asyncio.Event(), []
    async with served(database) as site:
        parties = await sat_down(site)
        tables = [seats[0].table for seats in parties]
        playing = [asyncio.create_task(play(seats, random.Random(i), ended)) for i, seats in enumerate(parties)]
        for number in range(BACKUPS):
            heard = {seats[0].table: max(seat.number for seat in seats) for seats in parties}
            while all(seats[1].number < heard[seats[1].table] + 3 for seats in parties[1:]):
                await asyncio.sleep(0.005)
            confirmed = {seats[0].table: max(seat.number for seat in seats) for seats in parties}
            file = tmp_path / f"{number}.backup"
            await asyncio.to_thread(back_up, read_place(database), file)
            taken.append((file, confirmed))
        ended.set()
        await asyncio.gather(*playing)
        for seats in parties:
            await settle(*seats)
        final = {table: await site.parts.store.happenings(table) for table in tables}
    for number, (file, confirmed) in enumerate(taken):
        elsewhere = f"sqlite:///{tmp_path / f'{number}.db'}"
        restore_backup(read_place(elsewhere), file)
        for table, rows in (await stored_at(elsewhere, tables)).items():
            assert len(rows) >= confirmed[table]
            assert rows == final[table][: len(rows)]
        drill = await rehearse(file)
        assert drill.problems == []
        assert drill.tables == TABLES
        assert drill.happenings == drill.counts.rows["events"]


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A database with some moves at a table."""
    path = tmp_path / "games.db"

    async def make() -> None:
        async with served(f"sqlite:///{path}") as site:
            seats = await site.two()
            for number in range(6):
                await step(random.Random(number), *seats)

    asyncio.run(make())
    return path


def drilled(path: Path, *statements: str) -> tuple[int, str]:
    """What a drill says of a backup of a database in which something was changed."""
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()
    file = path.with_suffix(".backup")
    back_up(read_place(f"sqlite:///{path}"), file)
    done = CliRunner().invoke(app, ["restore-drill", str(file)])
    return done.exit_code, done.output


def test_a_drill_says_what_it_found(played: Path) -> None:
    status, output = drilled(played)
    assert status == 0, output
    assert "played again: 1 tables" in output
    assert "records that lead to the same hash: 1" in output
    assert output.rstrip().endswith("no problems")


@pytest.mark.parametrize(
    ("statement", "problem"),
    [
        ("DELETE FROM events WHERE number = 4", "without a gap"),
        ("DELETE FROM events WHERE number = (SELECT max(number) FROM events)", "as the last number"),
        ("UPDATE summaries SET turn = 'elsewhere'", "as status and turn"),
        ("UPDATE tables SET pack_digest = 'none'", "server-pack-missing"),
        ("UPDATE events SET body = CAST('{\"text\": \"fly\"}' AS BLOB) WHERE kind = 'move' AND number = "
         "(SELECT max(number) FROM events WHERE kind = 'move')", "problem: table"),
    ],
)  # fmt: skip
def test_a_drill_finds_what_is_wrong(played: Path, statement: str, problem: str) -> None:
    status, output = drilled(played, statement)
    assert status == 1
    assert problem in output


def test_a_drill_compares_the_position_with_that_of_its_record(played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A record that is read without complaint, and leads somewhere else."""

    def of_one_move_less(position: Position) -> Record:
        before = position.copy()
        before.pop()
        return record_of(before)

    monkeypatch.setattr(drill, "record_of", of_one_move_less)
    status, output = drilled(played)
    assert status == 1
    assert "the record leads to" in output


def test_a_damaged_file_is_refused(played: Path) -> None:
    drilled(played)
    file = played.with_suffix(".backup")
    file.write_bytes(file.read_bytes()[:-9])
    done = CliRunner().invoke(app, ["restore-drill", str(file)])
    assert done.exit_code == 2
    assert "is damaged" in done.output
