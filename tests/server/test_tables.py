"""Tables: making, joining, playing, watching, leaving, rematch."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from tests.server.site import ME, OPEN, RANDOM, Moving, autopilot, mover, pause, play_on, served, settle, step

from queenswright.client import Refused
from queenswright.records import commitment, read_record


async def test_two_people_and_a_spectator_see_the_same_game(database: str) -> None:
    chance = random.Random(1)
    async with served(database) as site:
        anna, ben = await site.two()
        watcher = await site.seat(await site.guest(), anna.table)
        await play_on(chance, anna, ben, watcher, moves=60)
        assert anna.happenings[-40:] == ben.happenings[-40:] == watcher.happenings[-40:]
        assert [one["number"] for one in watcher.happenings] == list(range(3, watcher.number + 1))[
            -len(watcher.happenings) :
        ]
        assert anna.state["view"] == ben.state["view"] == watcher.state["view"]
        assert (anna.state["seat"], ben.state["seat"], watcher.state["seat"]) == (0, 1, None)
        assert watcher.state["legal"] == []
        assert watcher.state["undo"] is None
        assert sorted(len(one.state["legal"]) > 0 for one in (anna, ben)) == [False, True]


@pytest.mark.parametrize(("game", "options"), [("architect", {"round_limit": 3}), ("tiny", {})])
async def test_a_game_to_its_end_opens_the_commitment(one_database: str, game: str, options: dict[str, int]) -> None:
    chance = random.Random(2)
    async with served(one_database) as site:
        anna, ben = await site.two(game, options=options)
        sealed = anna.info["commitment"]
        text = await anna.client.record(anna.table)
        assert "key:" not in text
        assert sealed in text
        await play_on(chance, anna, ben)
        over = anna.state["over"]
        assert anna.info["status"] == "over"
        assert over == ben.state["over"]
        assert commitment(over["salt"], int(over["key"], 16)) == sealed
        record = read_record(await ben.client.record(ben.table))
        assert record.salt == over["salt"]
        assert record.seats == ("Anna", "Ben")
        final = record.replay()
        assert final.is_over
        assert list(final.winners) == over["winners"]


async def test_a_game_against_bots_goes_on_by_itself(database: str) -> None:
    async with served(database) as site:
        anna = await site.person("Anna")
        info = await anna.create("tiny", [RANDOM, ME, RANDOM])
        seat = await site.seat(anna, info["table"])
        await autopilot(seat, random.Random(3))
        assert len(seat.state["over"]["standings"]) == 3


@pytest.mark.parametrize(("game", "wish", "told"), [("architect", False, False), ("architect", True, True),
                                                    ("queensdale", False, True)])  # fmt: skip
async def test_clients_learn_whether_turns_end_by_themselves(
    one_database: str, game: str, wish: bool, told: bool
) -> None:
    """They do where the rules have a move for it, so that nobody is offered a button that is never needed."""
    async with served(one_database) as site:
        anna = await site.person("Anna")
        assert (await anna.create(game, [ME, RANDOM], auto_end=wish))["auto_end"] is told


async def test_a_private_table_exists_for_its_people_only(database: str) -> None:
    async with served(database) as site:
        anna, ben, eve = await site.person("Anna"), await site.person("Ben"), await site.person("Eve")
        info = await anna.create("architect", [ME, OPEN])
        table, token = info["table"], info["invite"]
        assert len(token) >= 22
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/record", f"/api/tables/{table}/replay"):
            with pytest.raises(Refused) as refused:
                await eve.get(path)
            assert (refused.value.status, refused.value.message) == (404, "server-no-table")
        with pytest.raises(Refused):
            await eve.get(f"/api/tables/{table}", invite="wrong")
        with pytest.raises(Refused):
            await eve.join(table)
        with pytest.raises(Refused):
            await site.seat(eve, table)
        assert (await eve.get("/api/tables"))["open"] == []
        found = await ben.get(f"/api/invitations/{token}")
        assert found["table"] == table
        assert found["invite"] is None
        joined = await ben.join(table, invite=token)
        assert joined["status"] == "running"
        assert joined["invite"] == token
        assert [one["table"] for one in (await ben.get("/api/tables"))["mine"]] == [table]
        assert (await eve.get(f"/api/tables/{table}", invite=token))["seats"][1]["name"] == "Ben"


async def test_the_lobby_shows_public_tables(database: str) -> None:
    async with served(database) as site:
        anna, ben = await site.person("Anna"), await site.person("Ben")
        waiting = await anna.create("architect", [ME, OPEN], public=True)
        running = await anna.create("tiny", [ME, RANDOM], public=True)
        await anna.create("tiny", [ME, OPEN])
        lobby = await ben.get("/api/tables")
        assert [one["table"] for one in lobby["open"]] == [waiting["table"]]
        assert [one["table"] for one in lobby["running"]] == [running["table"]]
        assert lobby["open"][0]["seats"][0] == {
            "kind": "person", "name": "Anna", "bot": None,
            "yours": False, "present": False, "lost": False, "resigned": False, "left": False,
            "former": False, "plays_for": None, "place": None, "account": False,
            "character": None,
            "sentence": None,
            "bots_sentence": None,
        }  # fmt: skip
        assert len((await anna.get("/api/tables"))["mine"]) == 3
        wishes: list[tuple[dict[str, Any], list[int]]] = [
            ({"game": "tiny"}, [0, 1]), ({"players": 2, "pace": "none"}, [1, 1]), ({"pace": "days"}, [0, 0]),
        ]  # fmt: skip
        for sought, found in wishes:
            some = await ben.get("/api/tables", **sought)
            assert [len(some["open"]), len(some["running"])] == found
        with pytest.raises(Refused):
            await ben.get("/api/tables", pace="fast")


async def test_several_people_at_one_screen(one_database: str) -> None:
    async with served(one_database) as site:
        anna = await site.person("Anna")
        info = await anna.create("tiny", [ME, {"kind": "person", "name": "Otto"}])
        seat = await site.seat(anna, info["table"])
        seen = set()
        while not seat.is_over:
            seen.add(seat.state["seat"])
            await seat.play(seat.state["legal"][0])
            if seat.holds:
                await seat.end_turn()
        assert seen == {0, 1}


async def test_leaving_takeover_and_coming_back(database: str) -> None:
    async with served(database) as site:
        anna, ben = await site.two("tiny")
        table = anna.table
        await step(random.Random(4), anna, ben)
        await ben.client.post(f"/api/tables/{table}/leave")
        await anna.wait_for(lambda seat: seat.info["seats"][1]["left"])
        assert anna.info["seats"][1]["bot"] == "journeyman"
        mine = (await ben.client.get("/api/tables"))["mine"]
        assert [one["table"] for one in mine if one["seats"][1]["former"]] == [table]
        eve = await site.person("Eve")
        with pytest.raises(Refused):
            await eve.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "random"})
        await anna.client.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "random"})
        await anna.wait_for(lambda seat: seat.info["seats"][1]["bot"] == "random")
        await eve.join(table, 1)
        await anna.wait_for(lambda seat: seat.info["seats"][1]["name"] == "Eve")
        seat = await site.seat(eve, table)
        await play_on(random.Random(5), anna, seat)
        assert seat.is_over


async def test_rematch_brings_the_same_people_together(database: str) -> None:
    async with served(database) as site:
        anna, ben = await site.two("tiny")
        with pytest.raises(Refused) as early:
            await anna.client.post(f"/api/tables/{anna.table}/rematch")
        assert early.value.message == "server-not-over"
        await play_on(random.Random(6), anna, ben)
        first = await anna.client.post(f"/api/tables/{anna.table}/rematch")
        assert first["status"] == "open"
        await ben.wait_for(lambda seat: seat.info["rematch"] == first["table"])
        second = await ben.client.post(f"/api/tables/{ben.table}/rematch")
        assert second["table"] == first["table"]
        assert second["status"] == "running"
        assert [seat["name"] for seat in second["seats"]] == ["Anna", "Ben"]
        assert second["commitment"] != anna.info["commitment"]


async def test_replay_of_a_table_and_of_an_uploaded_record(one_database: str) -> None:
    async with served(one_database) as site:
        anna, ben = await site.two(options={"round_limit": 3})
        await play_on(random.Random(7), anna, ben, moves=12)
        running = await anna.client.replay(anna.table)
        assert len(running["frames"]) == 13
        assert running["over"] is None
        assert running["frames"][-1]["view"] == anna.state["view"]
        with pytest.raises(Refused):
            await anna.client.get(f"/api/tables/{anna.table}/replay", seat=1)
        await play_on(random.Random(8), anna, ben)
        text = await anna.client.record(anna.table)
        answer = await anna.client.replay_record(text)
        finished = await anna.client.replay(anna.table, seat=1)
        assert answer == finished
        assert finished["rows"] == [
            {key: frame[key] for key in ("turn", "seat", "text", "story")} for frame in finished["frames"]
        ]
        assert finished["course"][-1]["frame"] == len(finished["frames"]) - 1
        with pytest.raises(Refused) as broken:
            await anna.client.send_text("/api/replay", text.replace("turn", "tern", 1))
        assert (broken.value.status, broken.value.message) == (400, "server-bad-input")


async def test_chat_is_cleaned_and_limited(one_database: str) -> None:
    async with served(one_database) as site:
        anna, ben = await site.two("tiny")
        before = anna.revision
        await anna.say(" <b>hello</b>\x00\n there ")
        await settle(anna, ben)
        assert ben.happenings[-1]["text"] == "<b>hello</b> there"
        assert ben.happenings[-1]["name"] == "Anna"
        assert ben.revision == before
        with pytest.raises(Refused):
            await anna.say("\x00\n ")
        guest = await site.seat(await site.guest(), anna.table)
        with pytest.raises(Refused) as refused:
            await guest.say("hello")
        assert refused.value.message == "server-name-first"
        assert [said["text"] for said in guest.chat] == ["<b>hello</b> there"]


async def test_previews_are_for_the_one_who_decides(one_database: str) -> None:
    async with served(one_database) as site:
        anna, ben = await site.two()
        one = mover(anna, ben)
        other = ben if one is anna else anna
        previews = (await one.ask("previews"))["previews"]
        assert [preview["moves"][0]["text"] for preview in previews] == one.state["legal"]
        preview = (await one.ask("preview", moves=[one.state["legal"][0]]))["preview"]
        assert preview["moves"][0]["story"]
        refusal = (await one.ask("why", text="hire 4"))["refusal"]
        assert refusal["message"] == "refused-not-this-step"
        for do, fields in (("previews", {}), ("preview", {"moves": ["hire 4"]})):
            with pytest.raises(Refused):
                await other.ask(do, **fields)


async def test_hints_are_for_games_without_other_people(one_database: str) -> None:
    """Help that the others do not have is refused, with a sentence; alone against a bot it is given."""
    async with served(one_database) as site:
        one, other = await site.two()
        for seat in (one, other):
            with pytest.raises(Refused) as refused:
                await seat.ask("hint", bot="random")
            expected = "server-hint-others" if seat is mover(one, other) else "table-not-your-turn"
            assert refused.value.message == expected
        anna = await site.person("Anna Zwei")
        info = await anna.create("architect", [ME, {"kind": "bot", "bot": "random"}])
        alone = await site.seat(anna, info["table"])
        await alone.wait_for(lambda one: one.decides)
        hint = (await alone.ask("hint", bot="random"))["hint"]
        assert hint["text"] in alone.state["legal"]
        with pytest.raises(Refused):
            await alone.ask("hint", bot="mcts:1000000")


async def test_an_answer_that_nobody_waits_for_any_more_ends_no_connection(one_database: str) -> None:
    async with served(one_database) as site:
        anna, ben = await site.two()
        asking = asyncio.create_task(anna.say("Never mind"))
        await asyncio.sleep(0)  # it is sent, and its answer not yet there
        asking.cancel()
        await ben.wait_for(lambda seat: seat.chat != [])
        await anna.say("Hello")
        await ben.wait_for(lambda seat: seat.chat[-1:] != [] and seat.chat[-1]["text"] == "Hello")
        assert anna.is_open


async def test_tables_that_nobody_watches_have_so_much_memory_together(one_database: str) -> None:
    """The past of long tables is large: whoever looks at many of them one after the other does not fill the memory."""
    clock = Moving()
    async with served(one_database, clock=clock, spare_happenings=5, tick=3600.0) as site:
        anna = await site.person("Anna")
        tables = [(await anna.create("tiny", [ME, OPEN]))["table"] for _ in range(4)]
        seat = await site.seat(anna, tables[0])
        for number in range(4):
            await seat.say(f"word {number}")
        hub = site.parts.hub
        hub.shrink()
        assert len(hub.tables) == 4, "what was just used stays"
        clock.ahead += 60
        hub.shrink()
        assert len(hub.tables) == 4, "and what is watched, whatever it weighs"
        await seat.close()
        while not hub.tables[tables[0]].is_spare:
            await pause()
        for table in tables[1:]:
            await anna.get(f"/api/tables/{table}")
        clock.ahead += 60
        hub.shrink()
        assert list(hub.tables) == tables[1:]
        assert (await anna.get(f"/api/tables/{tables[0]}"))["status"] == "open"


async def test_so_many_tables_stay_in_memory_that_nobody_watches(one_database: str) -> None:
    """Of small ones too: those stay that were used last."""
    clock = Moving()
    async with served(one_database, clock=clock, spare_tables=2, tick=3600.0) as site:
        anna = await site.person("Anna")
        tables = []
        for _ in range(4):
            tables.append((await anna.create("tiny", [ME, OPEN]))["table"])
            clock.ahead += 1
        clock.ahead += 60
        site.parts.hub.shrink()
        assert list(site.parts.hub.tables) == tables[2:]
