"""The socket: reconnecting, stale commands, gaps, taking back, ending turns, clocks."""

from __future__ import annotations

import json
import random

import pytest
from tests.server.site import Moving, mover, pause, play_on, served, settle, step

from queenswright.client import Client, Refused, Seat, Stale
from queenswright.table.wishes.clocks import GAP


def another(one: Seat, *seats: Seat) -> Seat:
    return next(seat for seat in seats if seat is not one)


async def test_reconnecting_resumes_without_loss_or_doubling(database: str) -> None:
    chance = random.Random(1)
    async with served(database) as site:
        anna, ben = await site.two()
        watcher = await site.seat(await site.guest(), anna.table, since=0)
        for _ in range(6):
            await play_on(chance, anna, ben, moves=3)
            await watcher.close()
            await play_on(chance, anna, ben, moves=chance.randrange(4))
            await watcher.reconnect()
            await settle(anna, ben, watcher)
        assert [told["number"] for told in watcher.happenings] == list(range(1, anna.number + 1))
        assert watcher.state["view"] == anna.state["view"]
        moves = [told["text"] for told in watcher.happenings if told["kind"] == "move"]
        fresh = await site.seat(await site.guest(), anna.table)
        assert [entry["text"] for entry in fresh.log] == moves


async def test_a_number_from_the_future_or_too_old_gets_everything(
    one_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("queenswright.table.state.REMEMBERED", 20)
    async with served(one_database) as site:
        anna, ben = await site.two()
        await play_on(random.Random(2), anna, ben, moves=8)
        ahead = await site.seat(await site.guest(), anna.table, since=anna.number + 5)
        assert ahead.received[0]["kind"] == "table"
        assert ahead.number == anna.number
        await play_on(random.Random(3), anna, ben, moves=20)
        behind = await site.seat(await site.guest(), anna.table, since=0)
        assert behind.received[0]["kind"] == "table"
        assert behind.number == anna.number


async def test_a_stale_command_is_answered_with_the_events_and_never_applied(database: str) -> None:
    async with served(database) as site:
        anna, ben = await site.two()
        one = mover(anna, ben)
        twin = await site.seat(one.client, one.table)
        text, revision = one.state["legal"][0], one.revision
        await one.play(text)
        with pytest.raises(Stale):
            await twin.play(text, revision)
        kinds = [message["kind"] for message in twin.received if message["kind"] != "presence"]
        assert kinds == ["table", "happenings", "stale"]
        assert twin.number == one.number
        with pytest.raises(Stale):
            await one.play(one.state["legal"][0] if one.decides else text, one.revision + 1)


async def test_a_gap_is_mended_by_sync(one_database: str) -> None:
    async with served(one_database) as site:
        anna, ben = await site.two()
        await play_on(random.Random(4), anna, ben, moves=5)
        before = len(anna.received)
        await anna.ask("sync", since=anna.number - 3)
        missed, answer = anna.received[before:]
        assert [told["number"] for told in missed["happenings"]] == [anna.number - 2, anna.number - 1, anna.number]
        assert answer["kind"] == "answer"
        await anna.ask("sync", since=10**6)
        assert anna.received[-2]["kind"] == "table"


async def test_the_turn_is_held_until_it_is_ended(database: str) -> None:
    async with served(database) as site:
        anna, ben = await site.two("tiny")
        one = mover(anna, ben)
        other = another(one, anna, ben)
        while not one.holds:
            await step_once(one, other)
            one, other = (one, other) if one.decides or one.holds else (other, one)
        await settle(anna, ben)
        assert other.state["holding"] == one.state["seat"]
        assert not other.decides
        with pytest.raises(Refused) as refused:
            await other.act("end_turn")
        assert refused.value.message == "table-nothing-to-end"
        await one.end_turn()
        await settle(anna, ben)
        assert one.state["holding"] is None


async def step_once(one: Seat, other: Seat) -> None:
    await settle(one, other)
    await one.play(one.state["legal"][0])
    await settle(one, other)


async def test_turns_end_by_themselves_where_that_is_agreed(one_database: str) -> None:
    async with served(one_database) as site:
        anna, ben = await site.two("tiny", auto_end=True)
        while not anna.is_over:
            await settle(anna, ben)
            one = mover(anna, ben)
            await one.play(one.state["legal"][0])
            await settle(anna, ben)
        assert not [told for told in anna.happenings if told["kind"] == "end_turn"]


async def test_undo_and_redo_within_the_turn(database: str) -> None:
    async with served(database) as site:
        anna, ben = await site.two()
        one = mover(anna, ben)
        view, text = one.state["view"], one.state["legal"][0]
        assert one.state["undo"] is None
        await one.play(text)
        assert one.state["undo"] == "free"
        after = one.state["view"]
        await one.undo()
        assert one.state["view"] == view
        assert one.state["redo"]
        await one.redo()
        assert one.state["view"] == after
        assert not one.state["redo"]
        await settle(anna, ben)
        assert [told["kind"] for told in ben.happenings[-3:]] == ["move", "undo", "redo"]


async def test_beyond_the_turn_the_others_are_asked(database: str) -> None:
    async with served(database) as site:
        anna, ben = await site.two()
        first = mover(anna, ben)
        other = another(first, anna, ben)
        while first.decides:
            await first.play(first.state["legal"][0])
        await first.end_turn()
        await settle(anna, ben)
        assert first.state["undo"] == "ask"
        await first.undo()
        await settle(anna, ben)
        assert other.state["asked"] == {
            "seat": first.state["seat"],
            "count": 1,
            "needed": [other.state["seat"]],
            "agreed": [],
        }
        await other.act("decline")
        await settle(anna, ben)
        assert first.state["asked"] is None
        await first.undo()
        await settle(anna, ben)
        await other.act("agree")
        await settle(anna, ben)
        assert [told["kind"] for told in other.happenings[-2:]] == ["agree", "undo"]
        assert first.decides


@pytest.mark.parametrize("take_back", ["turn", "none"])
async def test_where_less_taking_back_is_agreed(one_database: str, take_back: str) -> None:
    async with served(one_database) as site:
        anna, ben = await site.two(take_back=take_back)
        one = mover(anna, ben)
        await one.play(one.state["legal"][0])
        assert one.state["undo"] == ("free" if take_back == "turn" else None)
        while one.decides:
            await one.play(one.state["legal"][0])
        await one.end_turn()
        assert one.state["undo"] is None
        with pytest.raises(Refused):
            await one.undo()


@pytest.mark.parametrize("at_zero", ["bot", "lose"])
async def test_a_clock_that_runs_out(database: str, at_zero: str) -> None:
    clock = Moving()
    async with served(database, clock=clock) as site:
        wish = {"kind": "bank", "bank": 60, "increment": 5, "at_zero": at_zero}
        anna, ben = await site.two("tiny", clock=wish)
        await step(random.Random(5), anna, ben)
        one = mover(anna, ben)
        other = another(one, anna, ben)
        seat = one.state["seat"]
        assert one.state["clock"]["running"] == [seat]
        clock.ahead += 50
        await one.ask("sync", since=one.number)
        assert one.state["clock"]["left"][seat] < 16
        clock.ahead += 20
        await other.wait_for(lambda each: any(told["kind"] == "flag" for told in each.happenings))
        info = other.info["seats"][seat]
        assert info["kind"] == "bot"
        assert info["lost"] is (at_zero == "lose")
        if at_zero == "lose":
            assert other.state["over"]["winners"] == [other.state["seat"]]


async def test_a_move_after_the_last_second_comes_too_late(one_database: str) -> None:
    clock = Moving()
    async with served(one_database, clock=clock, tick=1000.0) as site:
        anna, ben = await site.two("tiny", clock={"kind": "days", "days": 1, "at_zero": "bot"})
        one = mover(anna, ben)
        clock.ahead += 86_401
        with pytest.raises((Refused, Stale)):
            await one.play(one.state["legal"][0])
        assert [told["kind"] for told in one.happenings][:1] == ["flag"]


BANK = {"kind": "bank", "bank": 60, "increment": 0, "at_zero": "lose"}


@pytest.mark.parametrize("touched_by", ["socket", "driver"])
async def test_a_bank_is_not_charged_while_no_server_runs(database: str, touched_by: str) -> None:
    clock = Moving()
    async with served(database, clock=clock) as site:
        anna, ben = await site.two("tiny", clock=BANK)
        table, number, one = anna.table, anna.number, mover(anna, ben)
        cookie, seat = one.client.http.cookies["queenswright"], one.state["seat"]
    clock.ahead += 3600
    async with served(database, clock=clock, tick=0.05 if touched_by == "driver" else 1000.0) as site:
        if touched_by == "driver":
            while table not in site.parts.hub.tables or site.parts.hub.tables[table].state.number == number:
                await pause()
        async with Client(site.address, cookie) as client:
            again = await site.seat(client, table)
            assert not again.is_over
            assert again.state["clock"]["running"] == [seat]
            assert again.state["clock"]["left"][seat] > 30
            assert again.number == number + 1
            clock.ahead += 40
            await again.play("roll")
            assert again.state["clock"]["left"][seat] < 21


async def test_another_worker_that_went_on_is_no_outage(postgres_url: str) -> None:
    async with served(postgres_url) as one:
        anna, _ben = await one.two("tiny", clock=BANK)
        number, at = anna.number, one.parts.hub.tables[anna.table].changed
        while one.parts.hub.now() < at + 2 * GAP:
            await pause()
        async with served(postgres_url) as two:
            assert two.parts.hub.began < at
            watcher = await two.seat(await two.guest(), anna.table)
            assert watcher.number == number


async def test_clocks_and_bots_go_on_after_a_restart_without_anybody(database: str) -> None:
    clock = Moving()
    async with served(database, clock=clock) as site:
        anna, _ben = await site.two("tiny", clock={"kind": "days", "days": 1, "at_zero": "bot"})
        table, cookie = anna.table, anna.client.http.cookies["queenswright"]
    clock.ahead += 3 * 86_400
    async with served(database, clock=clock) as site:
        while site.parts.hub.tables.get(table) is None:
            await pause()
        async with Client(site.address, cookie) as again, again.connect(table) as seat:
            await seat.wait_for(lambda one: any(each["kind"] == "bot" for each in one.info["seats"]))


async def test_what_is_no_command_is_refused_and_the_talk_goes_on(one_database: str) -> None:
    async with served(one_database) as site:
        anna, _ = await site.two("tiny")
        junk: list[str | bytes] = [
            "", "{", "[]", "null", '"move"', "{}", '{"do": "move"}', '{"do": "fly", "id": 3}', b"\x00\xff", "[" * 5000,
            '{"do": "move", "id": 1, "revision": "x", "text": "roll"}',
            '{"do": "move", "id": -1, "revision": 1, "text": "roll"}',
            '{"do": "move", "id": 1, "revision": 3, "text": 5}', '{"do": "say", "id": 1, "text": "' + "x" * 5000 + '"}',
            '{"do": "hint", "id": 9, "bot": "nobody"}', '{"do": "preview", "id": 9, "moves": []}',
        ]  # fmt: skip
        for message in junk:
            before = len(anna.received)
            await anna.send(message)
            await anna.ask("why", text="roll") if anna.decides else await anna.ask("sync", since=anna.number)
            while not (answers := [one for one in anna.received[before:] if one["kind"] == "refused"]):
                await pause()  # a preview is made beside the talk
            assert len(answers) == 1, message
        assert json.dumps(anna.received[-1])


async def test_an_oversized_message_ends_the_socket_of_its_sender_only(one_database: str) -> None:
    async with served(one_database) as site:
        anna, ben = await site.two("tiny")
        bad = await site.seat(await site.guest(), anna.table)
        with pytest.raises(ConnectionError):
            await bad.ask("say", text="x" * 20_000)
        assert not bad.is_open
        await step(random.Random(6), anna, ben)
