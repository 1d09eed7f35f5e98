"""Secrecy on the wire: whoever cannot tell two games apart gets the same bytes from both."""

from __future__ import annotations

import json
import math
import random
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.site import ME, OPEN, Site, mover, served, settle

from queenswright.client import Client, Refused, Seat
from queenswright.records import commitment, read_record
from queenswright.server.live import Live
from queenswright.server.making import make_table, new_table
from queenswright.server.messages import SeatWish
from queenswright.table.sight import Sight

UNLIKE = ("table", "commitment", "created", "changed", "at", "invite", "salt")
"""What differs between two tables of the same game and tells nothing about it: ids, times, and the salt, which is
opened when a move ends the game."""
WANTED = 3
"""So many moves are compared for every pair of eyes."""


def plain(value: Any) -> Any:
    """A payload without ids, commitments and times."""
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items() if key not in UNLIKE}
    return [plain(one) for one in value] if isinstance(value, list) else value


async def make_twins(site: Site, game: str, key: int, anna: Client, ben: Client) -> list[str]:
    """Two tables with the same key, so that the same moves can be played at both."""
    tables = []
    for _ in range(2):
        wish = new_table(game, None, [SeatWish("me"), SeatWish("open")], {}, {"auto_end": True}, public=True)
        table = await make_table(site.parts, wish, anna.me["person"], "Anna", key=key)
        await ben.join(table)
        tables.append(table)
    return tables


def deal_anew(live: Live, viewer: int | None, chance: random.Random) -> None:
    """Replace everything that the viewer cannot know; a spectator knows no seat's secrets."""
    line = live.state.line
    assert line is not None
    position = line.position
    for seat in [viewer] if viewer is not None else range(position.players):
        position._state = position.redealt(seat, chance.getrandbits(128))._state
    live.state.sight = Sight(position)


def reveals(live: Live, text: str) -> bool:
    """Whether a move shows somebody something hidden."""
    line = live.state.line
    assert line is not None
    copy = line.position.copy()
    copy.push(text)
    return copy.reveals_since(1)


def agree_on_chance(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let previews and hints imagine with the same numbers at every table, so that answers can be compared.

    Hints are given here although two people play, so that what they would say is compared too.
    """
    monkeypatch.setattr("queenswright.server.advice._plays_others", lambda *_: False)
    monkeypatch.setattr("queenswright.table.preview.secrets", SimpleNamespace(randbits=lambda bits: 2**90 + 17))
    for game in ("architect", "tiny"):  # greedy stands in, in this process, for bots that have a process of their own
        keeper = site.parts.bots._keeper(site.parts.shelf.newest(game, None)).keeper
        keeper._seed, keeper._given_up_until = 11, math.inf


async def answers(seat: Seat) -> list[Any]:
    """What the server answers to every question that a seat may ask now; refusals are answers too."""
    questions: list[tuple[str, dict[str, Any]]] = [("previews", {}), ("hint", {"bot": "greedy"})]
    questions += [("why", {"text": text}) for text in ("roll", "draw", "yield", "hire 1", "fire 1", "no such move")]
    questions += [("preview", {"moves": [text]}) for text in seat.state["legal"][:3]]
    found = []
    for do, fields in questions:
        try:
            found.append({key: value for key, value in (await seat.ask(do, **fields)).items() if key != "id"})
        except Refused as refusal:
            found.append(refusal.reason)
    return found


async def read(client: Client, table: str) -> list[Any]:
    """What a person can read about a table over HTTP."""
    record = [line for line in (await client.record(table)).splitlines() if not line.startswith(("commitment", "salt"))]
    lobby = await client.get("/api/tables")
    listed = [info for infos in lobby.values() for info in infos if info["table"] == table]
    return [record, plain(listed), plain(await client.get(f"/api/tables/{table}")), plain(await client.replay(table))]


async def everything(client: Client, table: str, seat: Seat) -> list[Any]:
    """All that a person can get to know about a table at one moment."""
    before = len(seat.received)
    await seat.ask("sync", since=10**6)
    told = [message for message in seat.received[before:] if message["kind"] == "table"]
    return [plain(told), plain(await answers(seat)), await read(client, table)]


async def play_at(tables: list[list[Seat]], text: str) -> None:
    """Play the same move at several tables."""
    for seats in tables:
        await settle(*seats)
        await mover(*seats[:2]).play(text)
        await settle(*seats)


async def play_until_quiet(chance: random.Random, tables: list[list[Seat]], live: Live) -> str | None:
    """Random moves, the same at both tables, until one that reveals nothing can follow; None when the game is over."""
    moves = chance.randrange(2, 12)
    while not tables[0][0].is_over:
        legal: list[str] = mover(*tables[0][:2]).state["legal"]
        quiet = [text for text in legal if not reveals(live, text)]
        if moves <= 0 and quiet:
            return chance.choice(quiet)
        await play_at(tables, "draw" if "draw" in legal and moves <= 0 else chance.choice(legal))
        moves -= 1
    return None


def told_since(seat: Seat, count: int) -> list[Any]:
    """What a seat was told after so many messages; who is there may be told at any moment."""
    return [plain(message) for message in seat.received[count:] if message["kind"] == "happenings"]


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("game", ["architect", "tiny"])
async def test_games_that_differ_in_hidden_things_look_the_same(
    one_database: str, game: str, viewer: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = random.Random(f"{game} {viewer}")
    compared = 0
    async with served(one_database) as site:
        agree_on_chance(site, monkeypatch)
        anna, ben, guest = await site.person("Anna"), await site.person("Ben"), await site.guest()
        eyes = guest if viewer is None else (anna, ben)[viewer]
        while compared < WANTED:
            tables = await make_twins(site, game, chance.getrandbits(128), anna, ben)
            pairs = [[await site.seat(one, table) for one in (anna, ben, eyes)] for table in tables]
            twins = [site.parts.hub.tables[table] for table in tables]
            text = await play_until_quiet(chance, pairs, twins[0])
            if text is None:
                continue
            deal_anew(twins[1], viewer, chance)
            seen = [await everything(eyes, table, pair[2]) for table, pair in zip(tables, pairs, strict=True)]
            assert json.dumps(seen[0]) == json.dumps(seen[1])
            counts = [len(pair[2].received) for pair in pairs]
            await play_at(pairs, text)
            told = [told_since(pair[2], count) for pair, count in zip(pairs, counts, strict=True)]
            assert told[0]
            assert json.dumps(told[0]) == json.dumps(told[1])
            compared += 1


@pytest.mark.parametrize("game", ["architect", "tiny"])
async def test_nothing_secret_is_ever_sent(one_database: str, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sockets, answers, records and replays: neither key nor salt until the last turn was ended, persons' ids never."""
    async with served(one_database) as site:
        agree_on_chance(site, monkeypatch)
        options = {"round_limit": 2} if game == "architect" else {}
        anna, ben = await site.two(game, options=options)
        watcher = await site.seat(await site.guest(), anna.table)
        row = site.parts.hub.tables[anna.table].row
        sealed = [row.key, row.salt, str(int(row.key, 16)), row.key.lstrip("0")]
        persons = [anna.client.me["person"], ben.client.me["person"]]
        people = {anna: persons[1:], ben: persons[:1], watcher: [*persons, row.invite]}
        chance = random.Random(game)
        ended = False

        async def look(words: list[str]) -> None:
            for seat in (anna, ben, watcher):
                shown = json.dumps([seat.received, await read(seat.client, anna.table)])
                assert not any(word in shown for word in [*words, *people[seat]])
                seat.received.clear()

        while not ended:
            await settle(anna, ben, watcher)
            one = next(seat for seat in (anna, ben) if seat.decides or seat.holds)
            if chance.random() < 0.1:
                for seat in (anna, ben, watcher):
                    await answers(seat)
            if chance.random() < 0.3 or one.holds:
                await look(sealed)
                with pytest.raises(Refused, match="server-not-your-seat"):
                    await one.client.replay(anna.table, seat=int(one is anna))
                for part in ("frames/0", "rows/0", "course"):
                    with pytest.raises(Refused, match="server-not-your-seat"):
                        await one.client.get(f"/api/tables/{anna.table}/replay/{part}", seat=int(one is anna))
            if one.holds:
                await one.end_turn()
                ended = one.is_over
            else:
                await one.play(chance.choice(one.state["legal"]))
        await settle(anna, ben, watcher)
        await look([])
        over = watcher.state["over"]
        assert (over["key"], over["salt"]) == (row.key, row.salt)
        assert commitment(over["salt"], int(over["key"], 16)) == watcher.info["commitment"]
        record = read_record(await watcher.client.record(anna.table))
        assert (record.key, record.salt) == (int(row.key, 16), row.salt)
        for eyes in (0, 1):
            await watcher.client.replay(anna.table, seat=eyes)


async def test_an_undo_tells_nothing_either(one_database: str) -> None:
    async with served(one_database) as site:
        anna = await site.person("Anna")
        info = await anna.create("tiny", [ME, OPEN], public=True)
        ben = await site.person("Ben")
        await ben.join(info["table"])
        seats = [await site.seat(anna, info["table"]), await site.seat(ben, info["table"])]
        await autopilot_until(seats, "draw")
        one = next(seat for seat in seats if seat.holds or seat.state["undo"] is not None)
        assert one.state["undo"] == "ask"


async def autopilot_until(seats: list[Seat], text: str) -> None:
    """Play until a move that shows something hidden was made."""
    while True:
        await settle(*seats)
        one = mover(*seats)
        wanted = text if text in one.state["legal"] else one.state["legal"][0]
        await one.play(wanted)
        if wanted == text:
            await settle(*seats)
            return
        if one.holds:
            await one.end_turn()
