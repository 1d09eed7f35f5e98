"""Tables that nobody can look after are in nobody's way: clocks fall, bots move, and the log stays short."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from tests.server.site import PLENTY

from queenswright.server import app
from queenswright.server.app import make_parts
from queenswright.server.backoff import LONGEST, SHORTEST, Backoff
from queenswright.server.config import AT_HOME, Config
from queenswright.server.driver import Driver
from queenswright.server.live import Live
from queenswright.server.making import make_table, new_table
from queenswright.server.messages import SeatWish
from queenswright.server.parts import Parts
from queenswright.server.ticking import Ticking
from queenswright.store import HappeningRow, Summary, open_store

AT_ONCE = 50
STUCK = 3 * AT_ONCE
BANK = 60.0
MIDNIGHT = 1_700_000_000.0
UNREADABLE = [HappeningRow(1, MIDNIGHT, "move", 0, b'{"text": "no such move"}')]


class Hall:
    """A server without sockets, and a clock that the test sets."""

    def __init__(self) -> None:
        self.now = MIDNIGHT
        self.parts: Parts

    def ticking(self) -> Ticking:
        """From now on tables are driven."""
        return Ticking(self.parts.hub, Driver(self.parts.hub, self.parts.bots, self.parts.whereabouts))

    async def table(self, *seats: SeatWish, person: str = "anna") -> str:
        """A table with a minute for everybody, by somebody who then goes away."""
        settings = {"clock": {"kind": "bank", "bank": BANK, "increment": 0.0, "at_zero": "bot"}}
        return await make_table(self.parts, new_table("tiny", None, list(seats), {}, settings, True), person, "Anna")

    async def add_stuck(self, like: str, count: int, **due: float) -> None:
        """Many tables with a happening that cannot be read."""
        row = await self.parts.store.table(like)
        assert row is not None
        summary = Summary("running", [], (), "1", MIDNIGHT, due.get("clock_at"), due.get("bot_at"))
        names = [f"stuck{number:04}" for number in range(count)]
        rows = [replace(row, id=name, invite=name) for name in names]
        await asyncio.gather(*(self.parts.store.create_table(one, summary, UNREADABLE) for one in rows))

    async def seats(self, table: str) -> list[Any]:
        """Who sits at a table, as it is stored."""
        listing = await self.parts.store.listing(table)
        assert listing is not None
        return [seat["kind"] for seat in listing.summary.seats]


class Busy(Driver):
    """A driver whose bots never come to an end: it notes the tables that it is shown, and all of them stay due."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts.hub, parts.bots, parts.whereabouts)
        self.shown: list[str] = []

    async def due(self, live: Live) -> None:
        self.shown.append(live.id)

    def look_around(self) -> None:
        """Nobody looks at any of them."""


@asynccontextmanager
async def hall_on(database: str, due_at_once: int = AT_ONCE) -> AsyncIterator[Hall]:
    """A hall on a database."""
    hall = Hall()
    store = await open_store(database)
    hall.parts = await make_parts(
        store,
        Config(clock=lambda: hall.now, limits=PLENTY, thinking=AT_HOME, longest_gap=math.inf, due_at_once=due_at_once),
    )
    hall.parts.hub.began = 0.0
    try:
        yield hall
    finally:
        hall.parts.bots.close()
        await hall.parts.hub.close()
        await store.close()


ME, PERSON, RANDOM = SeatWish("me"), SeatWish("person", name="Ben"), SeatWish("bot", bot="random")


@pytest.mark.parametrize(("since", "looks"), [(-100.0, 1), (BANK + 1, 1 + STUCK // AT_ONCE)], ids=["longer", "shorter"])
async def test_a_clock_falls_beside_more_stuck_tables_than_one_look_is_about(
    database: str, since: float, looks: int
) -> None:
    """Those that were stuck before do not count; those that became due after it are out of the way at once."""
    async with hall_on(database) as hall:
        table = await hall.table(ME, PERSON)
        await hall.add_stuck(table, STUCK, clock_at=MIDNIGHT + since)
        ticking = hall.ticking()
        hall.now += BANK + 2
        for _ in range(looks):
            assert await hall.seats(table) == ["person", "person"]
            await ticking.look()
        assert (await hall.seats(table)).count("bot") == 1


async def test_bots_that_are_due_are_all_come_to(database: str) -> None:
    async with hall_on(database) as hall:
        table = await hall.table(RANDOM, ME)
        await hall.add_stuck(table, STUCK, bot_at=MIDNIGHT - 100)
        hall.parts.hub.tables.clear()
        ticking = hall.ticking()
        for _ in range(1 + STUCK // AT_ONCE):
            await ticking.look()
        assert table in hall.parts.hub.tables, "somebody has begun to look after it"


async def test_bots_that_stay_due_take_turns(one_database: str) -> None:
    """Nothing is put off here: without turns the first few would be looked at for ever."""
    async with hall_on(one_database, due_at_once=3) as hall:
        tables = sorted([await hall.table(RANDOM, ME) for _ in range(7)])
        busy = Busy(hall.parts)
        ticking = Ticking(hall.parts.hub, busy)
        rounds = []
        for _ in range(6):
            await ticking.look()
            rounds.append(busy.shown[:])
            busy.shown.clear()
        assert rounds == [tables[:3], tables[3:6], tables[6:]] * 2


async def test_a_table_that_is_stuck_is_named_in_one_line_and_tried_again_later_and_later(
    one_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with hall_on(one_database) as hall:
        await hall.add_stuck(await hall.table(ME, PERSON), 1, clock_at=MIDNIGHT)
        begun, tried, ticking = hall.now, [], hall.ticking()
        for _ in range(40):
            caplog.clear()
            await ticking.look()
            if caplog.records:
                (line,) = [record.getMessage() for record in caplog.records]
                assert "stuck0000" in line
                assert "\n" not in line
                assert caplog.records[0].exc_info is None
                tried.append(hall.now - begun)
            hall.now += SHORTEST
        assert tried == [0.0, 1.0, 3.0, 7.0, 15.0, 31.0]


def test_pauses_double_up_to_an_hour_and_end_with_success() -> None:
    now = [0.0]
    backoff = Backoff(lambda: now[0])
    pauses = [backoff.failed("a") for _ in range(14)]
    assert pauses[:4] == [SHORTEST, 2 * SHORTEST, 4 * SHORTEST, 8 * SHORTEST]
    assert pauses[-1] == LONGEST
    assert backoff.rests("a")
    assert not backoff.rests("b")
    now[0] = LONGEST
    assert not backoff.rests("a")
    backoff.worked("a")
    assert backoff.failed("a") == SHORTEST


async def test_work_in_the_background_begins_again_after_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server whose clocks had ended would only seem to run."""
    monkeypatch.setattr(app, "BEGIN_AGAIN", 0.0)
    begun = 0

    async def work() -> None:
        nonlocal begun
        begun += 1
        if begun < 3:
            raise KeyError("nobody has thought of this")

    await app._lasting(work)
    assert begun == 3
    running = asyncio.create_task(app._lasting(lambda: asyncio.sleep(3600)))
    await asyncio.sleep(0)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
