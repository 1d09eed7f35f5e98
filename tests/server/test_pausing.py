"""Bots play for people: not at tables where nobody sits and nobody looks, and not at the cost of others."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from tests.server.site import ME, OPEN, RANDOM, Site, autopilot, pause, served

from queenswright.client import Client
from queenswright.server.config import Limit, Thinking
from queenswright.server.live import Live

TICKS = 10


async def some_ticks(site: Site) -> None:
    """Give the server every opportunity to let bots play."""
    for _ in range(TICKS):
        await asyncio.sleep(site.parts.config.tick)


async def deserted(site: Site, person: Client, **wishes: Any) -> Live:
    """A table whose only person got up, so that a bot has the seat."""
    table = (await person.create("tiny", [ME, RANDOM], public=True, **wishes))["table"]
    await person.post(f"/api/tables/{table}/leave", {})
    live = await site.parts.hub.live(table)
    assert live is not None
    return live


async def test_bots_do_not_play_for_nobody(database: str) -> None:
    async with served(database) as site:
        live = await deserted(site, await site.person("Anna"))
        number = live.state.number
        await some_ticks(site)
        assert live.state.bot_to_move is not None
        assert live.state.number == number
        assert await site.parts.store.bots_due(site.parts.hub.now()) == []


async def test_a_deserted_table_goes_on_while_somebody_looks(one_database: str) -> None:
    async with served(one_database, bot_pace=0.02) as site:
        live = await deserted(site, await site.person("Anna"))
        stranger = await site.guest()
        async with stranger.connect(live.id) as seat:
            await seat.wait_for(lambda one: one.number > live.row.players + 4)
        while live.sockets:
            await pause()
        await some_ticks(site)
        number = live.state.number
        assert live.state.status == "running"
        await some_ticks(site)
        assert live.state.number == number
        seat = await site.seat(stranger, live.id)
        await seat.wait_for(lambda one: one.is_over)


async def test_bots_answer_somebody_who_is_away_until_it_is_their_turn(database: str) -> None:
    async with served(database) as site:
        anna = await site.person("Anna")
        table = (await anna.create("architect", [ME, RANDOM, RANDOM]))["table"]
        live = await site.parts.hub.live(table)
        assert live is not None
        while live.state.deciding != 0:
            await pause()
        async with anna.connect(table) as seat:
            while not seat.holds:
                await seat.play(seat.state["legal"][0])
            await seat.end_turn()
        while live.state.deciding != 0:
            await pause()
        number = live.state.number
        await some_ticks(site)
        assert live.state.number == number


async def test_who_has_used_up_the_seconds_of_thinking_is_told_that_the_bots_pause(one_database: str) -> None:
    spent = Limit(0, 60)
    async with served(one_database, thinking=Thinking(person=spent)) as site:
        anna = await site.person("Anna")
        info = await anna.create("tiny", [RANDOM, ME])
        seat = await site.seat(anna, info["table"])
        await seat.wait_for(lambda one: one.presence["bots"] == "paused")
        assert seat.state["to_move"] == 0


async def test_bots_play_at_so_many_tables_of_a_person_at_once(one_database: str) -> None:
    """One table with a bot that never answers holds the next one back; when it ends, that one goes on."""
    async with served(one_database, thinking=Thinking(tables_of_person=1)) as site:
        anna, ben = await site.person("Anna"), await site.person("Ben")
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        choose = site.parts.bots.choose

        async def slow(decision: Any, asker: Any) -> Any:
            if decision.table == first:
                await answer
            return await choose(decision, asker)

        site.parts.bots.choose = slow  # type: ignore[method-assign]
        seats = [RANDOM, ME]
        first = ""
        tables = []
        for _ in range(2):
            info = await anna.create("tiny", [OPEN, ME])
            first = first or info["table"]
            tables.append(await site.seat(anna, info["table"]))
            await anna.post(f"/api/tables/{info['table']}/bot", {"seat": 0, "bot": "random"})
        other = await site.seat(ben, (await ben.create("tiny", seats))["table"])
        await other.wait_for(lambda one: one.decides)
        await tables[1].wait_for(lambda one: one.presence["bots"] == "paused")
        assert not tables[1].decides
        answer.set_result(None)
        for seat in tables:
            await autopilot(seat, random.Random(1))
            assert seat.is_over
