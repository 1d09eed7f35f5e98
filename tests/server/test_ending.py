"""Leaving, resigning, ending a game by agreement, and what is counted of it, over the wire."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.server.site import ME, OPEN, RANDOM, autopilot, served, settle

from queenswright.client import Client, Refused


async def tallies(client: Client) -> dict[tuple[str, str, str], int]:
    """What somebody's games are counted as."""
    told = await client.get("/api/me/games")
    return {(one["game"], one["rivals"], one["outcome"]): one["count"] for one in told["tallies"]}


async def awaited(client: Client) -> dict[str, Any]:
    """For which seat each table of somebody waits."""
    lobby = await client.get("/api/tables")
    return {one["table"]: one for one in lobby["awaited"]}


async def test_who_resigns_against_one_has_lost(database: str) -> None:
    async with served(database) as site:
        anna, ben = await site.two("tiny")
        watcher = await site.seat(await site.guest(), anna.table)
        await ben.resign(1)
        await settle(anna, ben, watcher)
        for seat in (anna, ben, watcher):
            over = seat.state["over"]
            assert (over["reason"], over["winners"], over["standings"]) == ("resigned", [0], [1, 2])
            assert [one["place"] for one in seat.info["seats"]] == [1, 2]
        assert anna.happenings[-1]["kind"] == "ended"
        assert await tallies(anna.client) == {("tiny", "people", "won"): 1}
        assert await tallies(ben.client) == {("tiny", "people", "lost"): 1}
        assert await awaited(anna.client) == {}
        with pytest.raises(Refused) as late:
            await anna.resign(0)
        assert late.value.message == "refused-game-over"
        again = await ben.client.post(f"/api/tables/{ben.table}/rematch")
        assert again["status"] == "open"


async def test_who_resigns_among_three_is_followed_by_a_bot(database: str) -> None:
    async with served(database) as site:
        anna, ben = await site.person("Anna"), await site.person("Ben")
        table = (await anna.create("tiny", [ME, OPEN, RANDOM]))["table"]
        invite = (await anna.get(f"/api/tables/{table}"))["invite"]
        await ben.join(table, invite=invite)
        one, two = await site.seat(anna, table), await site.seat(ben, table)
        with pytest.raises(Refused) as other:
            await two.resign(0)
        assert other.value.message == "table-not-at-table"
        await two.resign(1)
        await one.wait_for(lambda seat: seat.info["seats"][1]["resigned"])
        gone = one.info["seats"][1]
        assert (gone["kind"], gone["bot"], gone["plays_for"]) == ("bot", "random", "Ben")
        assert (await ben.get(f"/api/tables/{table}"))["seats"][1]["former"]
        with pytest.raises(Refused):
            await ben.join(table, 1)
        await autopilot(one, random.Random(1))
        assert one.state["over"]["standings"][1] == 3
        assert await tallies(ben) == {("tiny", "people", "lost"): 1}


async def test_all_agree_to_end_a_game(database: str) -> None:
    async with served(database) as site:
        anna, ben = await site.two("tiny")
        await anna.ask_end()
        await ben.wait_for(lambda seat: seat.state["asked"] is not None)
        assert ben.state["asked"]["about"] == "end"
        await ben.act("decline")
        await anna.wait_for(lambda seat: seat.state["asked"] is None)
        assert anna.info["status"] == "running"
        await ben.ask_end()
        await settle(anna, ben)
        await anna.act("agree")
        await ben.wait_for(lambda seat: seat.is_over)
        assert (ben.state["over"]["reason"], ben.state["over"]["winners"]) == ("agreed", [])
        assert await tallies(ben.client) == {("tiny", "people", "ended"): 1}
        assert (await anna.client.replay(anna.table))["over"]["reason"] == "agreed"


async def test_who_leaves_is_followed_at_once_and_comes_back(database: str) -> None:
    async with served(database) as site:
        anna, ben = await site.two()
        await ben.client.post(f"/api/tables/{ben.table}/leave")
        await anna.wait_for(lambda seat: seat.info["seats"][1]["kind"] == "bot")
        assert anna.info["seats"][1]["plays_for"] == "Ben"
        assert (await ben.client.get("/api/tables"))["mine"][0]["seats"][1]["former"]
        await ben.client.join(ben.table, 1)
        await anna.wait_for(lambda seat: seat.info["seats"][1]["kind"] == "person")
        assert anna.info["seats"][1]["plays_for"] is None


async def test_a_friend_sits_in_and_gives_the_seat_back(database: str) -> None:
    async with served(database) as site:
        anna, ben = await site.two()
        await ben.client.post(f"/api/tables/{ben.table}/leave")
        cleo = await site.person("Cleo")
        invite = (await anna.client.get(f"/api/tables/{anna.table}"))["invite"]
        body = {"seat": 1, "invite": invite, "stands_in": True}
        info = await cleo.post(f"/api/tables/{anna.table}/join", body)
        assert (info["seats"][1]["name"], info["seats"][1]["plays_for"], info["seats"][1]["yours"]) == (
            "Cleo",
            "Ben",
            True,
        )
        assert (await ben.client.get("/api/tables"))["mine"][0]["seats"][1]["former"]
        await ben.client.join(ben.table, 1)
        await anna.wait_for(lambda seat: seat.info["seats"][1]["name"] == "Ben")
        assert anna.info["seats"][1]["plays_for"] is None
        with pytest.raises(Refused):
            await cleo.join(anna.table, 1, invite)


async def test_the_lobby_says_for_whom_tables_wait_and_how_long(database: str) -> None:
    async with served(database) as site:
        anna, ben = await site.two(clock={"kind": "days", "days": 2})
        found = await awaited(anna.client)
        assert found == await awaited(ben.client) or found[anna.table]["seat"] in (0, 1)
        waits = found[anna.table]
        assert (waits["seat"] == 0) is anna.decides
        assert 2 * 86_400 - 60 < waits["left"] <= 2 * 86_400
        slow = await anna.client.create("tiny", [ME, RANDOM])
        found = await awaited(anna.client)
        assert slow["table"] not in found or found[slow["table"]]["left"] is None
        finished = await anna.client.create("tiny", [ME, OPEN], public=True)
        await ben.client.join(finished["table"])
        seat = await site.seat(ben.client, finished["table"])
        await seat.resign(1)
        lobby = await anna.client.get("/api/tables")
        assert [one["status"] for one in lobby["mine"]] == ["running", "running", "over"]
        assert lobby["mine"][-1]["seats"][0]["place"] == 1
