"""Tables that are put away come back from a bookmark, which is a cache and never the truth."""

from __future__ import annotations

import asyncio
import logging
import random
import zlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from tests.server.site import ME, OPEN, Moving, Site, pause, play_on, served, settle, step
from tests.server.test_sessions import PASSWORD, account

import queenswright as qw
from queenswright.client import Client, Seat
from queenswright.server import folds
from queenswright.server.folds import FEW, Folds
from queenswright.server.live import Live
from queenswright.server.workshop import Work, Workshop
from queenswright.store import BookmarkRow
from queenswright.table import Happening, Settings, TableState, apply, bookmark, log, showing, wishes
from queenswright.table.rows import new_row, rows_of, state_of, summary_of
from queenswright.table.stored_log import BLOCK

OTTO = {"kind": "person", "name": "Otto"}


class Folded:
    """Notes which happenings are folded from the store."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.numbers: list[int] = []

        def noted(state: TableState, happening: Any) -> Any:
            self.numbers.append(state.number + 1)
            return apply(state, happening)

        monkeypatch.setattr(folds, "apply", noted)

    def taken(self) -> list[int]:
        """What was folded since the last time."""
        found, self.numbers = self.numbers, []
        return found


@pytest.fixture
def folded(monkeypatch: pytest.MonkeyPatch) -> Folded:
    return Folded(monkeypatch)


def shown(seat: Seat) -> tuple[Any, ...]:
    """What a socket was sent when it came."""
    return seat.number, seat.revision, seat.state, seat.log, seat.chat, seat.info["seats"], seat.info["turn"]


async def put_away(site: Site, table: str, time: Moving) -> None:
    """Nobody is there for a long time; wait until the table is gone and its bookmark kept."""
    number = site.parts.hub.tables[table].state.number
    time.ahead += 1000.0
    while table in site.parts.hub.tables or (await place_of(site, table)).number < number:
        await pause()


async def place_of(site: Site, table: str) -> BookmarkRow:
    found = await site.parts.store.bookmark(table)
    return BookmarkRow(0, 0, "") if found is None else found


async def keep(site: Site, table: str) -> Live:
    """Keep a bookmark now."""
    live = await site.parts.hub.live(table)
    assert live is not None
    await site.parts.hub.folds.keep(live)
    return live


def forget(site: Site, table: str) -> None:
    """Drop a table from memory."""
    del site.parts.hub.tables[table]


@pytest.mark.parametrize("game", ["architect", "queensdale", "tiny"])
async def test_a_table_that_was_put_away_comes_back_as_it_was(
    database: str, game: str, folded: Folded, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bookmark, "KEPT", 2)
    chance, time = random.Random(4), Moving()
    async with served(database, clock=time) as site:
        anna, ben = await site.two(game)
        await anna.say("see you")
        await play_on(chance, anna, ben, moves=2 * FEW)
        replay, record = await anna.client.replay(anna.table), await anna.client.record(anna.table)
        seats = anna, ben
        for seat in seats:
            await seat.close()
        before = [await site.seat(seat.client, anna.table) for seat in seats]
        frames = [shown(seat) for seat in before]
        for seat in before:
            await seat.close()
        await put_away(site, anna.table, time)
        folded.taken()
        after = [await site.seat(seat.client, anna.table) for seat in seats]
        assert [shown(seat) for seat in after] == frames
        assert folded.taken() == []
        assert not site.parts.hub.tables[anna.table].state.is_whole
        await play_on(chance, *after, moves=1)
        assert not site.parts.hub.tables[anna.table].state.is_whole
        assert (await anna.client.replay(anna.table))["frames"][: len(replay["frames"])] == replay["frames"]
        assert folded.taken() == list(range(1, after[0].number + 1))
        assert site.parts.hub.tables[anna.table].state.is_whole
        played = record.partition("\n\n")[2].strip()
        assert (await anna.client.record(anna.table)).partition("\n\n")[2].startswith(played)
        await play_on(chance, *after, moves=5)
        await settle(*after)


async def test_a_long_table_gets_a_bookmark_while_it_is_played(
    one_database: str, monkeypatch: pytest.MonkeyPatch, folded: Folded
) -> None:
    monkeypatch.setattr(folds, "PAUSE", 0.0)
    async with served(one_database) as site:
        anna, ben = await site.two("architect", auto_end=True)
        await play_on(random.Random(5), anna, ben, moves=folds.EVERY + 8)
        while not (await place_of(site, anna.table)).number:
            await pause()
        kept = (await place_of(site, anna.table)).number
        assert kept >= folds.EVERY
        number = anna.number
    async with served(one_database) as site:
        live = await site.parts.hub.live(anna.table)
        assert live is not None
        assert (live.state.number, live.marked) == (number, kept)
        assert folded.taken() == list(range(kept + 1, number + 1))


async def test_the_pasts_of_many_tables_have_one_turn_together(
    one_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who looks at many old games keeps nobody waiting who comes back to a table."""
    monkeypatch.setattr(folds, "FEW", 0)
    turns: list[asyncio.Lock | None] = []
    run = Workshop.run

    def noted(workshop: Workshop, work: Work[Any], together: asyncio.Lock | None = None) -> Any:
        turns.append(together)
        return run(workshop, work, together)

    async with served(one_database) as site:
        hub = site.parts.hub
        lives = [(await site.two("tiny"))[0].table for _ in range(2)]
        monkeypatch.setattr(TableState, "is_whole", False)
        monkeypatch.setattr(Workshop, "run", noted)
        await asyncio.gather(*(hub.whole(hub.tables[table]) for table in lives))
        (first, second) = turns
        assert first is second is not None
        assert await hub.read(lives[0]) is not None
        assert turns[2:] == [None], "a table that somebody comes to has a turn of its own"


async def test_what_is_taken_back_beyond_the_bookmark_is_read_again(
    one_database: str, monkeypatch: pytest.MonkeyPatch, folded: Folded
) -> None:
    monkeypatch.setattr(bookmark, "KEPT", 1)
    async with served(one_database) as site:
        anna = await site.person("Anna")
        table = (await anna.create("architect", [ME, OTTO], auto_end=True))["table"]
        seat = await site.seat(anna, table)
        await play_on(random.Random(6), seat, moves=FEW + 4)
        while seat.state["undo"] != "free":
            await step(random.Random(6), seat)
        await seat.play(seat.state["legal"][0])
        await seat.close()
        await keep(site, table)
        forget(site, table)
        folded.taken()
        seat = await site.seat(anna, table)
        moves = [row["text"] for row in seat.log]
        await seat.undo()
        assert folded.taken() == []
        assert not site.parts.hub.tables[table].state.is_whole
        while seat.state["undo"] == "free" and not site.parts.hub.tables[table].state.is_whole:
            await seat.undo()
        assert folded.taken()[:3] == [1, 2, 3]
        assert [row["text"] for row in seat.log] == moves[: len(seat.log)]
        await seat.redo()
        assert [row["text"] for row in seat.log] == moves[: len(seat.log)]


def damaged(row: BookmarkRow) -> BookmarkRow:
    return replace(row, body=row.body[:100] + b"?" + row.body[101:])


def nonsense(row: BookmarkRow) -> BookmarkRow:
    return replace(row, body=zlib.compress(b"\x81nonsense"))


def of_other_code(row: BookmarkRow) -> BookmarkRow:
    return replace(row, code="another", body=b"never read")


def ahead(row: BookmarkRow) -> BookmarkRow:
    return replace(row, number=row.number + 1000)


def misplaced(row: BookmarkRow) -> BookmarkRow:
    return replace(row, number=row.number - 1)


@pytest.mark.parametrize(
    ("change", "warning"),
    [
        (damaged, "error:"),
        (nonsense, "ValidationError:"),
        (of_other_code, ""),
        (ahead, "ahead of the log"),
        (misplaced, "another log"),
    ],
)
async def test_a_bookmark_that_is_not_good_is_ignored(
    one_database: str,
    change: Callable[[BookmarkRow], BookmarkRow],
    warning: str,
    folded: Folded,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with served(one_database) as site:
        anna, ben = await site.two("architect", auto_end=True)
        await play_on(random.Random(7), anna, ben, moves=FEW + 4)
        before = shown(anna)
        for seat in (anna, ben):
            await seat.close()
        await keep(site, anna.table)
        forget(site, anna.table)
        found = change(await place_of(site, anna.table))

        async def changed(table_id: str, with_body: bool = True) -> BookmarkRow:
            return found

        monkeypatch.setattr(site.parts.store, "bookmark", changed)
        folded.taken()
        with caplog.at_level(logging.WARNING, "queenswright.server"):
            again = await site.seat(anna.client, anna.table)
        assert folded.taken() == list(range(1, anna.number + 1))
        assert shown(again)[:3] == before[:3]
        said = [one.getMessage() for one in caplog.records if "its bookmark is ignored" in one.getMessage()]
        assert len(said) == bool(warning)
        assert warning in "".join(said)


async def test_no_bookmark_keeps_the_name_of_somebody_who_went(database: str, folded: Folded) -> None:
    async with served(database) as site:
        anna, ben = await account(site), await site.person("Ben")
        table = (await anna.create("architect", [ME, OPEN], public=True))["table"]
        await ben.join(table)
        here, there = await site.seat(anna, table), await site.seat(ben, table)
        await here.say("hello")
        await play_on(random.Random(8), here, there, moves=FEW)
        person = anna.me["person"].encode()
        before = await keep(site, table)
        old = zlib.decompress((await place_of(site, table)).body)
        assert b"Anna" in old
        assert person in old
        stale = Live(before.row, before.state)
        await anna.post("/api/account/delete", {"password": PASSWORD})
        assert await site.parts.store.bookmark(table) == BookmarkRow(1, 0, "")
        await site.parts.hub.folds.keep(stale)
        assert await site.parts.store.bookmark(table) == BookmarkRow(1, 0, "")
        await there.wait_for(lambda seat: seat.info["seats"][0]["plays_for"] == "yellow")
        await keep(site, table)
        kept = await place_of(site, table)
        new = zlib.decompress(kept.body)
        assert b"Anna" not in new
        assert person not in new
        await there.close()
        forget(site, table)
        folded.taken()
        again = await site.seat(ben, table)
        assert all(number > kept.number for number in folded.taken())  # the bot may have played on meanwhile
        assert (again.info["seats"][0]["plays_for"], again.chat[0]["name"]) == ("yellow", "yellow")
        assert "Anna" not in str(again.received)


async def test_a_table_that_is_loaded_while_somebody_goes_is_read_again(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, gate = asyncio.Event(), asyncio.Event()
    first = Folds.first
    async with served(postgres_url) as one, served(postgres_url) as two:
        anna, ben = await account(one), await one.person("Ben")
        table = (await anna.create("architect", [ME, OPEN], public=True))["table"]
        await ben.join(table)

        async def slow(self: Folds, live: Live) -> TableState:
            state = await first(self, live)
            read.set()
            await gate.wait()
            return state

        monkeypatch.setattr(Folds, "first", slow)
        async with Client(two.address, ben.http.cookies["queenswright"]) as there:
            coming = asyncio.create_task(two.seat(there, table))
            await read.wait()
            await anna.post("/api/account/delete", {"password": PASSWORD})
            gate.set()
            seat = await coming
            await seat.wait_for(lambda one: one.info["seats"][0]["plays_for"] == "yellow")


async def test_of_two_processes_the_second_writes_no_bookmark_of_the_same(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[int] = []

    def noted(state: TableState, *more: Any) -> bytes:
        written.append(state.number)
        return bookmark.bookmark_of(state, *more)

    monkeypatch.setattr(folds, "bookmark_of", noted)
    async with served(postgres_url) as one, served(postgres_url) as two:
        anna, ben = await one.two("architect", auto_end=True)
        await play_on(random.Random(9), anna, ben, moves=FEW)
        live = await two.parts.hub.live(anna.table)
        assert live is not None
        await keep(one, anna.table)
        await keep(two, anna.table)
        assert written == [anna.number]
        assert live.marked == anna.number


@pytest.mark.parametrize("back", [1, 3, 12, 140])
async def test_what_was_played_otherwise_after_a_bookmark_is_in_the_log(one_database: str, back: int) -> None:
    """Moves that the bookmark has in a finished block are taken back, and others played."""
    game = qw.load("architect")
    row = new_row(game, 2, 7, {}, Settings(auto_end=True).to_dict(), "anna", 0.0)
    table, happenings = state_of(row, game), list[Happening]()

    def do(decided: list[Happening]) -> None:
        for happening in decided:
            apply(table, happening)
            happenings.append(happening)

    def play(moves: int, choice: int) -> None:
        for _ in range(moves):
            legal = showing.legal(table)
            do(wishes.move(table, range(2), legal[choice % len(legal)], 1.0))

    for seat, name in enumerate(("Anna", "Ben")):
        do(wishes.sit(table, name, seat, name, 0.0))
    play(2 * BLOCK + 2, 0)
    async with served(one_database) as site:
        store, summary = site.parts.store, summary_of(row, table, 1.0)
        await store.create_table(row, summary, rows_of(1, happenings))
        await keep(site, row.id)
        forget(site, row.id)
        known = len(happenings)
        do(wishes.go_back(table, back, 2.0))
        play(back + 3, 1)
        await store.append(row.id, known + 1, rows_of(known + 1, happenings[known:]), summary)
        live = await site.parts.hub.live(row.id)
        assert live is not None
        assert live.state.is_whole == (back > bookmark.KEPT)
        assert msgspec.json.decode(live.history.of(live.state)) == msgspec.json.decode(msgspec.json.encode(log(table)))


async def test_a_bookmark_that_cannot_be_kept_is_in_nobodys_way(
    one_database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(folds, "PAUSE", 0.0)
    async with served(one_database) as site:
        anna, ben = await site.two("architect", auto_end=True)
        await play_on(random.Random(10), anna, ben, moves=FEW)
        live, other = site.parts.hub.tables[anna.table], (await site.two("architect", auto_end=True))[0]
        keep_bookmark = site.parts.store.keep_bookmark

        async def fails(table_id: str, row: BookmarkRow) -> None:
            if table_id == anna.table:
                raise RuntimeError("no room")
            await keep_bookmark(table_id, row)

        monkeypatch.setattr(site.parts.store, "keep_bookmark", fails)
        monkeypatch.setattr(folds, "FEW", 1)
        with caplog.at_level(logging.WARNING, "queenswright.server"):
            site.parts.hub.folds.want(live, 1)
            site.parts.hub.folds.want(site.parts.hub.tables[other.table], 1)
            while not (await place_of(site, other.table)).number:
                await pause()
        assert (await place_of(site, anna.table)).number == 0
        assert live.marked == live.state.number
        assert [one.getMessage() for one in caplog.records] == [
            f"table {anna.table}: its bookmark cannot be kept: RuntimeError: no room"
        ]
