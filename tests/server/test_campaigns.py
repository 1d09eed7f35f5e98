"""Campaign files in the browser: who may have one, and tables that are made from one."""

from __future__ import annotations

import random

from tests.server.site import ME, Site, play_on, served

from queenswright.client import Client
from queenswright.records.campaign.text import read_campaign
from queenswright.store.local import LOCAL_PERSON


def moves(site: Site, table: str) -> list[str]:
    """What was played at a table and is in force."""
    line = site.parts.hub.tables[table].state.line
    assert line is not None
    return [played.move.text for played in line.played]


async def posted(client: Client, text: str) -> tuple[int, dict[str, object]]:
    headers = {"X-CSRF-Token": client.me["csrf"], "content-type": "text/plain"}
    answer = await client.http.post("/api/campaigns", content=text.encode(), headers=headers)
    return answer.status_code, answer.json()


async def test_the_key_stays_a_secret_while_somebody_else_plays(one_database: str) -> None:
    async with served(one_database) as site:
        anna, ben = await site.two(options={"round_limit": 2})
        await play_on(random.Random(7), anna, ben, moves=6)
        for seat in (anna, ben):
            refused = await seat.client.http.get(f"/api/tables/{anna.table}/campaign")
            assert refused.status_code == 403
            assert refused.json()["message"] == "server-campaign-secret"
        stranger = await site.person("Cleo")
        assert (await stranger.http.get(f"/api/tables/{anna.table}/campaign")).status_code in (403, 404)
        await play_on(random.Random(8), anna, ben)
        finished = await ben.client.http.get(f"/api/tables/{anna.table}/campaign")
        assert finished.status_code == 200
        found = read_campaign(finished.content).campaign
        assert [who.name for who in found.seats] == [one["name"] for one in anna.info["seats"]]
        assert [entry.value for entry in found.in_force()] == moves(site, anna.table)
        assert (await posted(ben.client, finished.text))[0] == 403


async def test_alone_one_may_take_the_game_along_and_go_on_on_the_own_machine(one_database: str) -> None:
    async with served(one_database, local=True) as site:
        me = await site.guest()
        info = await me.create("tiny", [ME, {"kind": "person", "name": "Ben"}])
        seat = await site.seat(me, info["table"])
        for _ in range(4):
            await (seat.end_turn() if seat.holds else seat.play(seat.state["legal"][0]))
        answer = await me.http.get(f"/api/tables/{info['table']}/campaign")
        assert answer.status_code == 200
        assert "attachment" in answer.headers["content-disposition"]
        status, made = await posted(me, answer.text)
        assert status == 201
        again = await site.seat(me, str(made["table"]))
        assert again.state["turn"] == seat.state["turn"]
        assert again.state["legal"]
        assert [one["text"] for one in again.log] == moves(site, info["table"])
        listing = await site.parts.store.listing(str(made["table"]))
        assert listing is not None
        assert listing.table.host == LOCAL_PERSON
        status, refused = await posted(me, answer.text.replace("person Ben", "person Len"))
        assert (status, refused["message"]) == (400, "server-bad-input")
