"""The position editor: what is wrong with a document, tables and boards that begin there, and what nobody is told."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.conformance.test_sealed import closed_words, mentioned
from tests.server.site import Site, play_on, served, settle

import queenswright as qw
from queenswright.client import Client, Refused
from queenswright.games.sealed import closed_names
from queenswright.records import read_record
from queenswright.server.examining import written
from queenswright.server.reach import told_by

POSITIONS = "/api/games/{}/positions"
WRONG = {"seats": [{"talers": -1}, {"bonds": 3}], "buildings": {"Oakmere": [0, 0]}}
MINE, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


async def examined(client: Client, document: Any, game: str = "architect", known: str = "") -> Any:
    return await client.post(POSITIONS.format(game), {"document": document, "known": known})


async def refused(client: Client, path: str, body: Any) -> Refused:
    with pytest.raises(Refused) as found:
        await client.post(path, body)
    return found.value


async def campaign(site: Site, client: Client, epoch: str) -> dict[str, Any]:
    """A campaign of one's own that has come to an epoch, and its position as a document."""
    table = await client.create("queensdale", [MINE, BOT], options={"epoch": epoch})
    live = await site.parts.hub.live(table["table"])
    assert live is not None
    assert live.state.line is not None
    document: dict[str, Any] = json.loads(json.dumps(live.state.line.position.to_dict()))
    return document


async def test_a_document_comes_back_whole_and_is_the_same_position(one_database: str) -> None:
    position, choose = qw.load("architect").new(3, seed=5), random.Random(5)
    for _ in range(50):
        position.push(choose.choice(position.legal_moves))
    async with served(one_database) as site:
        found = await examined(await site.guest(), position.to_dict())
        assert (found["wrong"], found["step"], found["to_move"]) == ([], position.step, position.to_move)
        assert found["view"] == json.loads(json.dumps(position.view(None)))
        again = qw.load("architect").position(found["document"])
        assert again.to_bytes() == position.to_bytes()


async def test_everything_wrong_is_told_with_place_clause_and_mend(one_database: str) -> None:
    async with served(one_database) as site:
        guest = await site.guest()
        found = await examined(guest, WRONG)
        talers, built = found["wrong"]
        assert (talers["place"], talers["path"], talers["message"]) == (
            "seats[0].talers",
            ["seats", 0, "talers"],
            "position-number",
        )
        assert talers["mend"] == {
            "kind": "number",
            "change": {"path": ["seats", 0, "talers"], "value": 0, "gone": False},
        }
        assert (built["path"], built["clause"]) == (["buildings", "Oakmere"], "QA-BUILD-03")
        assert built["message"] == "qa-position-built-twice"
        assert found["view"]["buildings"]["Oakmere"] == [0], "it is shown as if it were mended"
        assert found["document"]["seats"][1]["bonds"] == 3


async def test_the_schema_comes_once(one_database: str) -> None:
    async with served(one_database) as site:
        guest = await site.guest()
        first = await guest.get(POSITIONS.format("architect"), players=3)
        assert first["players"] == 3
        assert first["wording"]["schema"]["required"] == ["seats"]
        again = await examined(guest, WRONG, known=first["wording"]["digest"])
        assert again["wording"] is None
        tiny = await guest.get(POSITIONS.format("tiny"), players=2)
        assert (tiny["wrong"], tiny["wording"]["schema"]["required"]) == ([], ["players"])


async def test_what_is_too_large_or_none_at_all_is_refused(one_database: str) -> None:
    async with served(one_database) as site:
        anna = await site.person("Anna")
        path = POSITIONS.format("architect")
        large = await refused(anna, path, {"document": {"seats": ["x" * 70_000]}})
        assert (large.status, large.message) == (413, "server-too-large")
        bodies: list[Any] = [{"document": []}, {"document": "seats"}, {}, {"document": {}, "seat": 1}]
        for body in bodies:
            assert (await refused(anna, path, body)).message == "server-bad-request"
        assert (await refused(anna, POSITIONS.format("chess"), {"document": {}})).message == "server-no-game"
        assert (
            await refused(anna, path, {"document": {"seats": [{}, {}], "pack": "none"}})
        ).message == "server-no-pack"
        many = await examined(anna, {"seats": [{}] * 5})
        assert (many["view"], many["wrong"][0]["message"]) == (None, "position-count")


async def test_a_table_begins_at_a_position(one_database: str) -> None:
    async with served(one_database) as site:
        anna = await site.person("Anna")
        document = {"seats": [{"talers": 7}, {"talers": 9}, {}], "to_move": 1, "step": "hire", "round": 4}
        path = POSITIONS.format("architect") + "/table"
        table = await anna.post(path, {"document": document, "bot": "random"})
        assert [seat["yours"] for seat in table["seats"]] == [False, True, False]
        seat = await site.seat(anna, table["table"])
        assert seat.state["view"]["seats"][1]["talers"] == 9
        assert (seat.state["step"], seat.decides) == ("hire", True)
        other = await anna.post(path, {"document": document, "seat": 0, "bot": "random"})
        assert other["seats"][0]["yours"]
        wrong = await refused(anna, path, {"document": WRONG})
        assert (wrong.status, wrong.message) == (400, "server-bad-input")
        over = {"seats": [{"contribution": 9, "track": 9}, {}], "ended": "palace"}
        assert (await refused(anna, path, {"document": over})).message == "study-over"
        nobody = await refused(anna, path, {"document": document, "seat": 5})
        assert nobody.message == "server-not-your-seat"


async def test_a_game_that_began_at_a_position_has_no_record_before_its_end(one_database: str) -> None:
    """Its record would name the key; whoever takes everything along gets all the rest."""
    async with served(one_database) as site:
        anna = await site.person("Anna")
        wish = {"document": {"seats": [{}, {}], "step": "hire"}, "bot": "random"}
        begun = (await anna.post(POSITIONS.format("architect") + "/table", wish))["table"]
        usual = (await anna.create("architect", [MINE, BOT]))["table"]
        with pytest.raises(Refused) as none_yet:
            await anna.record(begun)
        assert (none_yet.value.status, none_yet.value.message) == (409, "server-not-over")
        records = {one["info"]["table"]: one["record"] for one in (await anna.get("/api/me/export"))["tables"]}
        assert records == {begun: None, usual: await anna.record(usual)}


async def test_a_position_has_one_board_for_everybody_and_comes_back_from_it(one_database: str) -> None:
    async with served(one_database) as site:
        anna, ben = await site.person("Anna"), await site.person("Ben")
        document = {"seats": [{"talers": 7}, {}], "step": "hire"}
        path = POSITIONS.format("architect") + "/study"
        first = await anna.post(path, {"document": document})
        assert first["id"] == (await ben.post(path, {"document": document}))["id"]
        assert (first["laid"], first["walks"], first["status"], first["findings"]) == (True, True, "done", None)
        walk = {"place": 0, "steps": [], "seat": None}
        study = f"/api/studies/{first['id']}"
        assert (await ben.get(f"{study}/replay"))["frames"] == 1
        legal = (await ben.post(f"{study}/walk", walk))["legal"]
        text = next(move for move in legal if move.startswith("hire"))
        there = await ben.post(f"{study}/position", {**walk, "steps": [{"text": text}]})
        kept = read_record((await ben.http.get(f"{study}/record")).text)
        assert kept.replay(qw.load("architect")).to_bytes() == qw.load("architect").position(document).to_bytes()
        expected = qw.load("architect").position(document)
        expected.push(text)
        assert qw.load("architect").position(there["document"]).to_bytes() == expected.to_bytes()


async def test_nobody_plays_or_studies_a_running_game_between_people(one_database: str) -> None:
    async with served(one_database) as site:
        anna, ben = await site.two("architect", auto_end=True)
        await play_on(random.Random(3), anna, ben, moves=9)
        await settle(anna, ben)
        live = await site.parts.hub.live(anna.table)
        assert live is not None
        assert live.state.line is not None
        document = json.loads(json.dumps(live.state.line.position.to_dict()))
        document["seats"][0]["talers"] += 2  # a little different is not different enough
        for end in ("table", "study"):
            found = await refused(anna.client, f"{POSITIONS.format('architect')}/{end}", {"document": document})
            assert (found.status, found.message) == (403, "study-running")
        with pytest.raises(Refused) as still:
            await anna.client.get(f"/api/tables/{anna.table}/position", place=3)
        assert still.value.message == "server-not-over"


async def test_a_finished_game_gives_its_positions(one_database: str) -> None:
    async with served(one_database) as site:
        anna, ben = await site.two("architect", auto_end=True, options={"round_limit": 1})
        count = await play_on(random.Random(3), anna, ben)
        await settle(anna, ben)
        path = f"/api/tables/{anna.table}/position"
        start = await anna.client.get(path, place=0)
        assert qw.load("architect").position(start["document"]).step == "draft"
        assert (await anna.client.get(path, place=count))["document"]["ended"] == "round_limit"
        with pytest.raises(Refused) as none:
            await anna.client.get(path, place=count + 1)
        assert none.value.message == "server-no-page"


async def test_what_is_sealed_is_neither_shown_nor_named(one_database: str) -> None:
    game = qw.load("queensdale")
    async with served(one_database) as site:
        anna = await site.person("Anna")
        first = await anna.get(POSITIONS.format("queensdale"), players=2)
        fresh = game.position({"seats": [{}, {}]})
        closed = closed_words(fresh, None)
        told = {key: value for key, value in first.items() if key != "wording"}
        assert mentioned(closed, told) == set()
        assert mentioned(closed, names_in(first["wording"]["schema"])) == set()
        assert first["wording"]["schema"]["properties"]["opened"]["maximum"] == 1
        for document in (
            {"seats": [{}, {}], "opened": 5},
            {"seats": [{"epoch": 8}, {}]},
            {"seats": [{}, {}], "stories": [1]},
        ):
            for end in ("", "/table", "/study"):
                found = await refused(anna, POSITIONS.format("queensdale") + end, {"document": document})
                assert (found.status, found.message) == (403, "editor-sealed")
        wrong = await examined(
            anna, {"seats": [{"dice": ["nothing"], "buildings": {"x": 1}}, {"scout": "x"}]}, "queensdale"
        )
        assert len(wrong["wrong"]) == 3
        assert mentioned(closed, wrong["wrong"]) == set()


def names_in(schema: Any) -> Any:
    """The names and choices of a schema, without its sentences."""
    if isinstance(schema, dict):
        return {key: names_in(value) for key, value in schema.items() if key != "description"}
    return [names_in(one) for one in schema] if isinstance(schema, list) else schema


async def test_what_own_campaigns_have_opened_can_be_set_up(one_database: str) -> None:
    game = qw.load("queensdale")
    async with served(one_database) as site:
        anna, ben = await site.person("Anna"), await site.person("Ben")
        document = await campaign(site, anna, "8-road")
        document["seats"][0]["goods"]["timber"] = 4
        found = await examined(anna, document, "queensdale")
        assert found["wrong"] == []
        assert game.position(found["document"]).to_bytes() == game.position(document).to_bytes()
        assert "building-" in found["wording"]["texts"]["de"]
        board = await anna.post(POSITIONS.format("queensdale") + "/study", {"document": document})
        assert (await anna.get(f"/api/studies/{board['id']}/replay"))["frames"] == 1
        path = POSITIONS.format("queensdale") + "/table"
        table = await anna.post(path, {"document": document, "seat": 0, "bot": "random"})
        assert table["status"] == "running"
        assert (await refused(ben, POSITIONS.format("queensdale"), {"document": document})).message == "editor-sealed"
        with pytest.raises(Refused) as sealed:
            await ben.get(f"/api/studies/{board['id']}/replay")
        assert (sealed.value.status, sealed.value.message) == (403, "editor-sealed")


@pytest.mark.parametrize("epoch", ["1", "2", "5", "7-wall", "9-road"])
def test_a_document_without_sealed_names_is_the_same_position(epoch: str) -> None:
    game = qw.load("queensdale")
    position = game.new(3, seed=4, options={} if epoch == "1" else {"epoch": epoch})

    document = written(position, closed_names(game.rules.folder, told_by(position)))
    assert mentioned(closed_words(position, None), document) == set()
    assert game.position(document).to_bytes() == game.position(position.to_dict()).to_bytes()
