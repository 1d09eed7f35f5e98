"""Sealed letters on a server: broken by one, open for all, and not a word of them sent before."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from tests.rules.queensdale.situations import last_die, of_epoch
from tests.server.site import Site, served, settle
from tests.server.test_sealed import opened

import queenswright as qw
from queenswright.client import Client, Refused, Seat
from queenswright.locale import catalogue
from queenswright.server.shelf import pack_text
from queenswright.table import Happening, Settings
from queenswright.table.rows import new_row, state_of

FIRST, SECOND = "epoch-card-2-1", "epoch-card-2-2"


async def with_letters(site: Site, *people: Client) -> str:
    """A table of these people with three letters on it; the second seat decides."""
    game = qw.load("queensdale")
    start = last_die(game, of_epoch(1) | {"fame": 70}, {}, round=20).to_dict()
    row = new_row(game, 2, 0, {}, Settings().to_dict(), people[0].me["person"], 0.0, public=True)
    happenings = [
        Happening("seated", seat, 1.0, {"person": one.me["person"], "name": one.me["name"]})
        for seat, one in enumerate(people)
    ]
    happenings.append(Happening("started", None, 1.0, {"start": start}))
    happenings += [Happening("move", 0, 1.0, {"text": text}) for text in ("leave round", "tower 1a")]
    await site.parts.hub.create(row, state_of(row, game, happenings), happenings, pack_text(game, None))
    return row.id


def by(seat: Seat) -> dict[str, int | None]:
    return {one["letter"]: one["by"] for one in seat.state["letters"]}


async def read(client: Client, seat: Seat) -> str:
    """All that somebody can read about the table."""
    ends = ("", "/texts/en", "/annals", "/replay", "/replay/frames/0", "/replay/rows/0", "/record")
    answers = [(await client.http.get(f"/api/tables/{seat.table}{end}")).text for end in ends]
    return "".join(answers) + json.dumps(seat.received)


async def test_one_breaks_the_seal_and_everybody_reads(database: str) -> None:
    text = re.search(rf"^{FIRST}-text = (.{{30}})", catalogue("en", ["queensdale/epochs"]), re.M)
    assert text is not None
    async with served(database) as site:
        anna, ben, eve = await site.person("Anna"), await site.person("Ben"), await site.guest()
        table = await with_letters(site, anna, ben)
        seats = [await site.seat(client, table) for client in (anna, ben, eve)]
        for client, seat in zip((anna, ben, eve), seats, strict=True):
            assert by(seat) == {FIRST: None, SECOND: None, "epoch-card-2-3": None}
            assert text[1] not in await read(client, seat)
            letters = (await client.get(f"/api/tables/{table}/annals"))["annals"]["letters"]
            assert FIRST not in [letter["code"] for letter in letters]
        before = seats[2].state["texts"]
        with pytest.raises(Refused) as outside:
            await seats[2].ask("seal", letter=FIRST)
        assert outside.value.message == "table-not-at-table"
        await seats[1].ask("seal", letter=FIRST)
        await settle(*seats)
        for client, seat in zip((anna, ben, eve), seats, strict=True):
            assert by(seat) == {FIRST: 1, SECOND: None, "epoch-card-2-3": None}
            assert {key: seat.happenings[-1][key] for key in ("kind", "seat", "letter")} == {
                "kind": "seal",
                "seat": 1,
                "letter": FIRST,
            }
            assert text[1] in await opened(client, table)
            letters = (await client.get(f"/api/tables/{table}/annals"))["annals"]["letters"]
            assert [letter["code"] for letter in letters if letter["code"].startswith("epoch-card-2")] == [FIRST]
            assert lines_of(await client.replay(table), FIRST)
            assert not lines_of(await client.replay(table), SECOND)
        assert seats[2].state["texts"] != before
        await seats[0].ask("read", letter=FIRST)
        await settle(*seats)
        assert [one["read"] for one in seats[2].state["letters"]] == [[0], [], []]
        with pytest.raises(Refused) as late:
            await seats[0].ask("seal", letter=FIRST)
        assert late.value.message == "table-no-seal"
    async with served(database) as site:
        again = await site.seat(await site.guest(), table)
        assert by(again) == {FIRST: 1, SECOND: None, "epoch-card-2-3": None}


def lines_of(replay: Any, letter: str) -> list[str]:
    """What a replay tells of a letter."""
    return [one["message"] for frame in replay["frames"] for one in frame["story"] if letter in one["message"]]
