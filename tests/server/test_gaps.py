"""Time in which the server did not run, and a clock that was set, are nobody's: no game is lost by them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from tests.server.site import PLENTY

from queenswright.server.app import make_parts
from queenswright.server.config import AT_HOME, Config
from queenswright.server.driver import Driver
from queenswright.server.live import Live
from queenswright.server.making import make_table, new_table
from queenswright.server.messages import SeatWish
from queenswright.server.parts import Parts
from queenswright.server.ticking import Ticking
from queenswright.store import open_store
from queenswright.table import wishes

BANK, DAY = 60.0, 86_400.0
CLOCKS = {
    "bank": {"kind": "bank", "bank": BANK, "increment": 0.0, "at_zero": "lose"},
    "days": {"kind": "days", "days": 1.0, "at_zero": "lose"},
}


class World:
    """Two people at a table, and the clocks of the machine in the hands of the test."""

    def __init__(self) -> None:
        self.wall, self.steady = 1_700_000_000.0, 50.0
        self.parts: Parts
        self.ticking: Ticking
        self.table = ""

    async def live(self) -> Live:
        live = await self.parts.hub.live(self.table)
        assert live is not None
        return live

    async def left(self) -> float:
        """The seconds that the seat has whose clock runs."""
        live = await self.live()
        seat = live.state.deciding
        assert seat is not None
        return live.state.clocks.left_at(seat, self.wall)

    async def run(self, seconds: int) -> None:
        """Let the server run; it looks at everything every second."""
        for _ in range(seconds):
            self.leap(1.0)
            await self.look()

    async def look(self) -> None:
        """One look of the server at what is due, and whatever follows from it."""
        await self.ticking.look()
        while self.parts.hub._tasks:
            await asyncio.sleep(0)

    def leap(self, wall: float, steady: float | None = None) -> None:
        """Move the clocks on while the server does nothing."""
        self.wall += wall
        self.steady += wall if steady is None else steady


@asynccontextmanager
async def world_on(database: str, kind: str) -> AsyncIterator[World]:
    world = World()
    store = await open_store(database)
    config = Config(clock=lambda: world.wall, steady=lambda: world.steady, limits=PLENTY, thinking=AT_HOME)
    world.parts = await make_parts(store, config)
    world.parts.hub.began = 0.0
    world.ticking = Ticking(world.parts.hub, Driver(world.parts.hub, world.parts.bots, world.parts.whereabouts))
    seats = [SeatWish("me"), SeatWish("person", name="Ben")]
    wish = new_table("tiny", None, seats, {}, {"clock": CLOCKS[kind]}, True)
    world.table = await make_table(world.parts, wish, "anna", "Anna")
    try:
        yield world
    finally:
        world.parts.bots.close()
        await world.parts.hub.close()
        await store.close()


@pytest.mark.parametrize("noticed_by", ["ticking", "a move"])
async def test_a_process_that_was_stopped_costs_nobody_a_game(one_database: str, noticed_by: str) -> None:
    async with world_on(one_database, "bank") as world:
        await world.run(55)
        assert await world.left() == 5.0
        world.leap(9.0)
        live = await world.live()
        if noticed_by == "ticking":
            await world.look()
            assert await world.left() == 5.0
        else:
            await world.parts.hub.act(live, lambda state, now: wishes.move(state, (0,), "roll", now))
            assert live.state.line is not None
            assert live.state.line.played
        assert live.state.status == "running"


async def test_a_gap_is_forgiven_once_also_when_the_table_is_loaded_again(database: str) -> None:
    async with world_on(database, "bank") as world:
        await world.run(30)
        world.leap(9.0)
        await world.look()
        for _ in range(2):
            world.parts.hub.tables.clear()
            live = await world.live()
            await world.parts.hub.flag(live)
            assert await world.left() == 30.0
        await world.run(31)
        assert (await world.live()).state.status == "over"


@pytest.mark.parametrize("kind", ["bank", "days"])
@pytest.mark.parametrize("jump", [-3 * DAY, 3 * DAY], ids=["back", "forward"])
async def test_a_clock_that_is_set_changes_nothing(one_database: str, kind: str, jump: float) -> None:
    async with world_on(one_database, kind) as world:
        await world.run(20)
        before = await world.left()
        world.leap(1.0 + jump, 1.0)
        await world.look()
        assert await world.left() == pytest.approx(before - 1)
        listing = await world.parts.store.listing(world.table)
        assert listing is not None
        assert listing.summary.clock_at == pytest.approx(world.wall + before - 1)


async def test_a_machine_that_slept_costs_a_bank_nothing_and_days_go_on(one_database: str) -> None:
    async with world_on(one_database, "days") as world:
        world.leap(3600.0)
        await world.look()
        assert await world.left() == DAY - 3600


async def test_small_differences_are_nobodys_business(one_database: str) -> None:
    async with world_on(one_database, "bank") as world:
        number = (await world.live()).state.number
        for wall, steady in ((1.0, 1.4), (2.4, 2.4), (-0.5, 0.5)):
            world.leap(wall, steady)
            await world.look()
        assert (await world.live()).state.number == number
