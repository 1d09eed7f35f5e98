"""Names: nobody is shown by a name that looks like somebody's account, and accounts are marked."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

import pytest
from tests.server.site import ME, OPEN, served
from tests.server.test_sessions import PASSWORD, account, refused

from queenswright.client import Refused
from queenswright.records.looks import look_alike
from queenswright.records.names import is_name

LIKE_ANNA = ("anna", "ANNA", "Аnna", "Аnnа", "ａｎｎａ", "An na", "𝐀nna")
"""In another case, with Cyrillic letters, wide ones, with a gap, in bold."""


async def said(act: Awaitable[Any]) -> str:
    """Why something was refused; nothing when it was done."""
    try:
        await act
    except Refused as error:
        return error.message
    return ""


@pytest.mark.parametrize(
    "name",
    [
        "An\u202ena",
        "An\u2066na",
        "An\u200bna",
        "An\u200dna",
        "An\ufeffna",
        "\u3164",
        "A\u115fnna",
        "\u2800\u2800",
        "Anna\ufe0f",
        "An\u034fna",
        "A\u0300\u0301\u0302nna",
        "\u0301Anna",
        "An \u0301na",
        "",
    ],
)
def test_what_nobody_sees_is_no_name(name: str) -> None:
    assert not is_name(name)


@pytest.mark.parametrize(
    "name", ["Zoë", "Łukasz", "Nguyễn", "Владимир", "Σωκράτης", "בֵּן", "さくら", "ประยุทธ์", "O'Neil", "Ann 2"]
)
def test_names_of_all_languages_are_names(name: str) -> None:
    assert is_name(name)


def test_names_that_differ_are_told_apart() -> None:
    for one, other in (("Anna", "Anne"), ("Eva", "Ava"), ("Müller", "Muller"), ("Ben", "Bea"), ("Ивана", "Иваны")):
        assert not look_alike(one, other)
    for one, other in (("modern", "modem"), ("Ida", "lda"), ("Otto", "0tto"), ("НАННА", "HAHHA"), ("нанна", "НАННА")):
        assert look_alike(one, other)


async def test_nobody_goes_by_the_name_of_an_account(database: str) -> None:
    async with served(database) as site:
        anna, eve = await account(site), await site.person("Eve")
        table = (await (await site.person("Host")).create("tiny", [ME, OPEN], public=True))["table"]
        for like in LIKE_ANNA:
            assert await refused(eve.sign_in(like)) == "server-name-taken", like
            own = {"name": like, "password": PASSWORD}
            assert await refused(eve.post("/api/account", own)) == "server-name-taken", like
            seats = [ME, {"kind": "person", "name": like}]
            assert await refused(eve.create("tiny", seats)) == "server-name-taken", like
            seats = [{"kind": "me", "name": like}, OPEN]
            assert await refused(eve.create("tiny", seats)) == "server-name-taken", like
        assert (await anna.sign_in("ANNA"))["name"] == "ANNA"
        await anna.join(table)


async def test_a_guest_who_had_the_name_first_has_to_choose_another(database: str) -> None:
    async with served(database) as site:
        guest, host = await site.person("Аnna"), await site.person("Host")
        table = (await host.create("tiny", [ME, OPEN], public=True))["table"]
        watching = await site.seat(guest, table)
        await watching.say("hello")
        await account(site)
        assert await refused(watching.say("I am Anna")) == "server-name-taken"
        assert await refused(guest.join(table)) == "server-name-taken"
        assert await refused(guest.create("tiny", [ME, OPEN])) == "server-name-taken"
        await guest.sign_in("Greta")
        await guest.join(table)


async def test_no_character_is_called_like_an_account(database: str) -> None:
    """A character stands beside its player in every list; whose account it is may call it so."""
    async with served(database) as site:
        anna, eve = await account(site), await site.person("Eve")
        looks = {"portrait": "man", "arms": "oak"}
        for one, names, answers in (
            (eve, LIKE_ANNA, {"server-name-taken"}),
            (eve, ("Emil",), {""}),
            (anna, ("Anna",), {""}),
        ):
            seat = await site.seat(one, (await one.create("queensdale", [ME, OPEN]))["table"])
            found = {await said(seat.ask("character", seat=0, name=name, **looks)) for name in names}
            assert found == answers


async def test_names_at_one_table_are_told_apart(one_database: str) -> None:
    async with served(one_database) as site:
        host = await site.person("Host")
        for like in ("host", "Ноst", "H0st"):
            seats = [ME, {"kind": "person", "name": like}]
            assert await refused(host.create("tiny", seats)) == "table-name-taken", like
        for bot in ("journeyman", "Jоurneyman", "rаndom"):
            seats = [ME, {"kind": "person", "name": bot}]
            assert await refused(host.create("tiny", seats)) == "table-name-taken", bot


async def test_accounts_are_marked(database: str) -> None:
    async with served(database) as site:
        anna, ben = await account(site), await site.person("Ben")
        table = (await anna.create("tiny", [ME, {"kind": "person", "name": "Otto"}, OPEN], public=True))["table"]
        here, watching = await site.seat(anna, table), await site.seat(ben, table)
        assert [seat["account"] for seat in here.info["seats"]] == [True, False, False]
        assert [seat["account"] for seat in (await ben.get("/api/tables"))["open"][0]["seats"]] == [True, False, False]
        await here.say("mine")
        await watching.say("a guest")
        await here.wait_for(lambda seat: len(seat.chat) == 2)
        assert [line.get("account", False) for line in here.chat] == [True, False]
        again = await site.seat(ben, table)
        assert [line.get("account", False) for line in again.chat] == [True, False]
