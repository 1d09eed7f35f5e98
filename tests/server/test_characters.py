"""Name, portrait and arms of players and their last sentences on a server: who may choose, who reads what, and when."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.server.site import ME, OPEN, PLENTY, RANDOM, Site, served, settle

import queenswright as qw
from queenswright.client import Client, Refused, Seat
from queenswright.server.config import Limit
from queenswright.table import Happening, Settings
from queenswright.table.rows import new_row, state_of

ODO = {"name": "Odo", "portrait": "man", "arms": "oak"}
TYPED = "<b>Leave</b> the window open."


def character(seat: Seat, number: int) -> Any:
    return seat.info["seats"][number]["character"]


async def refused(one: Seat, do: str, /, **words: Any) -> str:
    with pytest.raises(Refused) as found:
        await one.ask(do, **words)
    return found.value.message


async def in_the_last_epoch(site: Site, *people: Client) -> str:
    """A table of these people in epoch 9, where everybody may write."""
    game = qw.load("queensdale")
    start = game.position({"seats": [{"epoch": 9, "tower": ["7a", "8a", "6a"]}, {}], "opened": 9}).to_dict()
    row = new_row(game, 2, 0, {}, Settings().to_dict(), people[0].me["person"], 0.0)
    happenings = [
        Happening("seated", seat, 1.0, {"person": one.me["person"], "name": one.me["name"]})
        for seat, one in enumerate(people)
    ]
    happenings.append(Happening("started", None, 1.0, {"start": start}))
    await site.parts.hub.create(row, state_of(row, game, happenings), happenings, "")
    return row.id


async def test_everybody_sees_what_somebody_chose_at_once_and_later(database: str) -> None:
    async with served(database) as site:
        anna, ben = await site.two("queensdale")
        revision = anna.revision
        await anna.ask("character", seat=0, **ODO)
        await settle(anna, ben)
        assert character(ben, 0) == character(anna, 0) == ODO
        assert anna.revision == revision
        told = ben.happenings[-1]
        assert {key: told[key] for key in ("kind", "seat", "called", "portrait", "arms")} == {
            "kind": "character",
            "seat": 0,
            "called": "Odo",
            "portrait": "man",
            "arms": "oak",
        }
        assert (await ben.client.get("/api/tables"))["mine"][0]["seats"][0]["character"] == ODO
        replay = await ben.client.get(f"/api/tables/{ben.table}/replay")
        assert replay["characters"][0] == ODO
        assert [one["text"] for one in (await anna.client.get("/api/me/export"))["tables"][0]["written"]] == ["Odo"]
        assert (await ben.client.get("/api/me/export"))["tables"][0]["written"] == []
        assert await refused(ben, "character", seat=0, **ODO) == "table-not-at-table"
        assert await refused(ben, "character", seat=1, **ODO) == "table-name-taken"
        assert await refused(ben, "character", seat=1, **{**ODO, "name": "\x1b[31m"}) == "table-bad-name"
        assert await refused(ben, "character", seat=1, **{**ODO, "arms": "lion"}) == "table-no-such-portrait"
        assert await refused(ben, "character", seat=1, name="Odile") == "server-bad-command"
        assert await refused(ben, "character", seat=99, **ODO) == "server-bad-command"
    async with served(database) as site, Client(site.address) as guest:
        again = await site.seat(guest, anna.table)
        assert character(again, 0) == ODO
        assert character(again, 1)["name"] not in (None, "Odo")
        assert await refused(again, "character", seat=0, **ODO) == "table-not-at-table"


async def test_a_bot_has_a_character_of_ours_and_other_games_have_none(one_database: str) -> None:
    async with served(one_database) as site:
        anna = await site.person("Anna")
        table = await anna.create("queensdale", [ME, RANDOM])
        found = [seat["character"] for seat in (await anna.get(f"/api/tables/{table['table']}"))["seats"]]
        assert len({one["name"] for one in found}) == 2
        games = {game["name"]: game["characters"] for game in await anna.get("/api/games")}
        assert games["queensdale"] == {"portraits": ["woman", "man"], "arms": ["oak", "sun", "fish", "star"]}
        assert games["architect"] is None
        other = await anna.create("architect", [ME, RANDOM])
        assert [seat["character"] for seat in other["seats"]] == [None, None]


async def test_somebody_who_waits_may_choose_already(one_database: str) -> None:
    async with served(one_database) as site:
        anna = await site.person("Anna")
        seat = await site.seat(anna, (await anna.create("queensdale", [ME, OPEN]))["table"])
        assert seat.state["portray"]
        await seat.ask("character", seat=0, **ODO)
        assert [one["character"] for one in seat.info["seats"]] == [ODO, None]


async def test_a_sentence_is_for_its_writer_alone_before_the_end(database: str) -> None:
    async with served(database) as site:
        people = await site.person("Anna"), await site.person("Ben")
        table = await in_the_last_epoch(site, *people)
        anna, ben = [await site.seat(one, table) for one in people]
        assert (anna.state["write"], ben.state["write"]) == ([0], [1])
        await anna.ask("sentence", seat=0, text=TYPED)
        await settle(anna, ben)
        assert anna.info["seats"][0]["sentence"] == TYPED
        assert ben.info["seats"][0]["sentence"] is None
        assert TYPED not in json.dumps(ben.received)
        fresh = await site.seat(people[1], table, since=0)
        assert TYPED not in json.dumps(fresh.received)
        assert TYPED not in json.dumps(await people[1].get("/api/tables"))
        assert await refused(ben, "sentence", seat=0, text="Mine.") == "table-not-at-table"
        assert await refused(ben, "sentence", seat=1, text="two\nlines") == "table-bad-sentence"
        assert await refused(ben, "sentence", seat=1, text="x" * 3000) == "server-bad-command"


async def test_who_goes_for_good_takes_along_what_they_typed(database: str) -> None:
    async with served(database) as site:
        people = await site.person("Anna"), await site.person("Ben")
        table = await in_the_last_epoch(site, *people)
        anna = await site.seat(people[0], table)
        await anna.ask("sentence", seat=0, text=TYPED)
        other = await people[0].create("queensdale", [ME, OPEN], public=True)
        waiting = await site.seat(people[0], other["table"])
        await waiting.ask("character", seat=0, **{**ODO, "name": "Rumpel"})
        await people[1].join(other["table"])
        await people[0].post("/api/account/delete")
        for one in (table, other["table"]):
            rows = await site.parts.store.happenings(one)
            assert not [row for row in rows if b"Leave" in row.body or b"Rumpel" in row.body]
        seats = (await people[1].get(f"/api/tables/{other['table']}"))["seats"]
        assert seats[0]["character"]["name"] != "Rumpel"
        assert seats[0]["character"]["arms"] == "oak"
        assert "Rumpel" not in json.dumps(await people[1].get("/api/tables"))


async def test_scribbling_is_slowed_down(one_database: str) -> None:
    async with served(one_database, limits={**PLENTY, "name": Limit(3, 0.001)}) as site:
        anna, _ = await site.two("queensdale")
        answers = []
        for number in range(4):
            try:
                await anna.ask("character", seat=0, **{**ODO, "name": f"Odo {number}"})
                answers.append("")
            except Refused as error:
                answers.append(error.message)
        assert answers[-1] == "server-too-fast"
        assert len([row for row in await site.parts.store.happenings(anna.table) if row.kind == "character"]) < 4


async def test_whoever_has_a_campaign_behind_them_returns_to_the_next_one(one_database: str) -> None:
    async def returning(site: Site, table: str) -> list[bool]:
        live = await site.parts.hub.live(table)
        assert live is not None
        return [seat.returns for seat in live.state.seats]

    async with served(one_database) as site:
        anna, ben = await site.two("queensdale")
        assert await returning(site, anna.table) == [False, False]
        await anna.ask_end()
        await settle(anna, ben)
        await ben.act("agree")
        await anna.wait_for(lambda seat: seat.is_over)
        cleo = await site.person("Cleo")
        for game, known in (("queensdale", [True, False, False]), ("tiny", [False, False, False])):
            table = (await anna.client.create(game, [ME, OPEN, RANDOM], public=True))["table"]
            await cleo.join(table)
            assert await returning(site, table) == known
        rematch = (await ben.client.post(f"/api/tables/{ben.table}/rematch"))["table"]
        assert any(await returning(site, rematch))
