"""A running table outlives the server, and an upgrade that raises the version of the rules."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
import tests.tiny
from tests.server.site import ME, RANDOM, Site, autopilot, mover, play_on, served, settle

from queenswright.client import Client, Refused, Seat
from queenswright.records import read_record
from queenswright.store import HappeningRow


async def back(site: Site, seats: list[Seat]) -> list[Seat]:
    """The same people at the same table of another server."""
    again = []
    for seat in seats:
        client = Client(site.address, seat.client.http.cookies["queenswright"])
        await site._stack.enter_async_context(client)
        again.append(await site.seat(client, seat.table))
    return again


async def test_a_table_goes_on_after_a_restart(database: str) -> None:
    async with served(database) as site:
        seats = list(await site.two(options={"round_limit": 3}))
        await play_on(random.Random(1), *seats, moves=25)
        await seats[0].say("see you")
        await settle(*seats)
        views = [seat.state for seat in seats]
    async with served(database) as site:
        again = await back(site, seats)
        assert [seat.state for seat in again] == views
        assert again[0].chat[-1]["text"] == "see you"
        assert again[1].info["seats"][1]["yours"]
        await play_on(random.Random(2), *again)
        assert again[0].is_over


async def test_a_table_survives_newer_rules(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(database) as site:
        seats = list(await site.two("tiny"))
        await play_on(random.Random(3), *seats, moves=3)
        state = seats[0].state
    newer = tests.tiny.RULES.rules_version + 1
    monkeypatch.setattr(tests.tiny, "RULES", replace(tests.tiny.RULES, rules_version=newer))
    async with served(database) as site:
        again = await back(site, seats)
        assert again[0].state == state
        assert again[0].info["rules_version"] == newer - 1
        await play_on(random.Random(4), *again)
        record = read_record(await again[0].client.record(again[0].table))
        assert record.rules_version == newer - 1
        assert record.replay().is_over
        fresh = await again[0].client.create("tiny", [ME, RANDOM])
        assert fresh["rules_version"] == newer


async def test_bots_go_on_after_a_restart_without_anybody(database: str) -> None:
    async with served(database, bot_pace=1000.0) as site:
        anna = await site.person("Anna")
        info = await anna.create("tiny", [ME, RANDOM], public=True)
        seat = await site.seat(anna, info["table"])
        while seat.decides or seat.holds:
            await (seat.end_turn() if seat.holds else seat.play(seat.state["legal"][0]))
            await settle(seat)
        number = seat.number
    async with served(database) as site:
        (again,) = await back(site, [seat])
        await again.wait_for(lambda one: one.number > number or one.is_over)
        await autopilot(again, random.Random(5))
        assert again.is_over


async def test_tables_that_nobody_needs_leave_the_memory(one_database: str) -> None:
    from tests.server.site import Moving, pause

    clock = Moving()
    async with served(one_database, clock=clock, idle=60.0) as site:
        anna, ben = await site.two("tiny")
        await play_on(random.Random(6), anna, ben, moves=2)
        number = anna.number
        await anna.close()
        await ben.close()
        clock.ahead += 120
        while site.parts.hub.tables:
            await pause()
        await anna.reconnect()
        assert anna.number == number


NO_MOVE = b'{"text": "no such move"}'


async def spoil(site: Site, seat: Seat) -> None:
    """Store a move that the rules refuse, as another version of them might have."""
    listing = await site.parts.store.listing(seat.table)
    assert listing is not None
    number = seat.number + 1
    await site.parts.store.append(seat.table, number, [HappeningRow(number, 0.0, "move", 0, NO_MOVE)], listing.summary)


async def test_what_can_be_read_of_a_broken_table_is_shown_with_the_reason(database: str) -> None:
    async with served(database) as site:
        anna, ben = await site.two("tiny")
        await play_on(random.Random(8), anna, ben, moves=3)
        before = await anna.client.replay(anna.table)
        await spoil(site, anna)
    async with served(database) as site:
        client = await site._stack.enter_async_context(Client(site.address, anna.client.http.cookies["queenswright"]))
        with pytest.raises(Refused) as refused:
            await site.seat(client, anna.table)
        assert refused.value.reason["message"] == "server-table-unreadable"
        assert "no such move" in refused.value.reason["args"]["reason"]
        again = await client.replay(anna.table)
        assert again["frames"] == before["frames"]
        assert read_record(await client.record(anna.table)).seats == ("Anna", "Ben")
        others = await site.two("tiny")
        await play_on(random.Random(9), *others, moves=3)


async def test_what_is_left_of_a_broken_private_table_is_for_its_people(one_database: str) -> None:
    async with served(one_database) as site:
        anna = await site.person("Anna")
        info = await anna.create("tiny", [ME, RANDOM])
        seat = await site.seat(anna, info["table"])
        await spoil(site, seat)
        site.parts.hub.tables.clear()
        with pytest.raises(Refused) as refused:
            await (await site.guest()).replay(info["table"])
        assert refused.value.reason["message"] == "server-no-table"
        assert (await anna.replay(info["table"]))["frames"]


async def test_a_table_that_breaks_in_memory_is_put_away_and_tells_why(
    one_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with served(one_database) as site:
        anna, ben = await site.two("tiny")
        await play_on(random.Random(10), anna, ben, moves=2)
        await spoil(site, anna)
        site.parts.hub.tables[anna.table].doubt()
        with pytest.raises((Refused, ConnectionError)):
            await mover(anna, ben).play("roll")
        for seat in (anna, ben):
            await seat._reader
            with pytest.raises(Refused) as refused:
                await seat.reconnect()
            assert refused.value.reason["message"] == "server-table-unreadable"
        (line,) = [one for one in caplog.records if one.levelname == "ERROR"]
        assert line.exc_info is None
        assert anna.table in line.getMessage()


async def test_a_broken_table_keeps_nobody_from_going_for_good(database: str) -> None:
    async with served(database) as site:
        anna, ben = await site.two("tiny")
        await play_on(random.Random(11), anna, ben, moves=2)
        await spoil(site, anna)
        site.parts.hub.tables.clear()
        person = anna.client.me["person"]
        assert "Anna" in str(await ben.client.replay(anna.table))
        assert anna.table in str(await anna.client.get("/api/me/export"))
        await anna.client.post("/api/account/delete")
        assert await site.parts.store.person(person) is None
        rows = await site.parts.store.happenings(anna.table)
        assert not [row for row in rows if b"Anna" in row.body or person.encode() in row.body]
        listing = await site.parts.store.listing(anna.table)
        assert "Anna" not in str(listing)
        assert person not in str(listing)
        assert "Anna" not in str(await ben.client.replay(anna.table))
