"""Accounts: recovery by codes and by mail, what one can take along, and going for good."""

from __future__ import annotations

import asyncio
import json
import re
import time
from typing import Any

import pytest
from argon2 import Type, extract_parameters
from tests.server.site import ME, OPEN, PLENTY, Moving, pause, served
from tests.server.test_sessions import PASSWORD, account, cookie, person_of, refused, sign_in

from queenswright.client import Client
from queenswright.server import mail
from queenswright.server.config import Config, Limit, Smtp
from queenswright.server.farewell import exported
from queenswright.server.identity import Visitor
from queenswright.store import HappeningRow, Store, Summary

NEW = "battery staple"
SMTP = Smtp("mail.example", 587, "games@example.org", "https://play.example.org")


async def test_a_lost_password_is_replaced_by_a_code(database: str) -> None:
    async with served(database) as site:
        anna = await account(site)
        codes = anna.me["codes"]
        assert len(set(codes)) == len(codes) == anna.me["codes_left"] == 8
        assert "codes" not in await anna.get("/api/me")
        phone, kept = await site.guest(), cookie(anna)
        for name, code in (("Anna", "2222-2222-2222-2222"), ("Ben", codes[0]), ("Anna", "")):
            wrong = {"name": name, "code": code, "password": NEW}
            assert await refused(phone.post("/api/recover", wrong)) == "server-bad-code"
        short = {"name": "Anna", "code": codes[0], "password": "short"}
        assert await refused(phone.post("/api/recover", short)) == "server-bad-password"
        spelled = codes[0].upper().replace("-", " ")
        me = await phone.post("/api/recover", {"name": "anna", "code": spelled, "password": NEW})
        assert (me["account"], me["name"], me["codes_left"]) == (True, "Anna", 7)
        assert await person_of(site, kept) != me["person"]
        again = {"name": "Anna", "code": codes[0], "password": PASSWORD}
        assert await refused((await site.guest()).post("/api/recover", again)) == "server-bad-code"
        assert await refused(phone.post("/api/codes", {"password": PASSWORD})) == "server-wrong-password"
        renewed = (await phone.post("/api/codes", {"password": NEW}))["codes"]
        old = {"name": "Anna", "code": codes[1], "password": PASSWORD}
        assert await refused((await site.guest()).post("/api/recover", old)) == "server-bad-code"
        assert not set(renewed) & set(codes)
        await sign_in(site, password=NEW)


async def test_codes_are_stored_as_hashes(one_database: str) -> None:
    async with served(one_database) as site:
        anna = await account(site)
        kept = await site.parts.store.tickets_of(anna.me["person"], "code", 0.0)
        assert len(kept) == 8
        assert not any(code in repr(kept) or code.replace("-", "") in repr(kept) for code in anna.me["codes"])


async def test_passwords_are_kept_as_costly_hashes(one_database: str) -> None:
    """As a server keeps them: the other tests use cheap ones."""
    async with served(one_database, password_hasher=Config().password_hasher) as site:
        anna = await account(site)
        kept = await site.parts.store.person(anna.me["person"])
        assert kept is not None
        found = extract_parameters(kept.password or "")
        assert (found.type, found.memory_cost >= 65_536, found.time_cost >= 3) == (Type.ID, True, True)
        await sign_in(site)


@pytest.fixture
def letters(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What would have been sent."""
    sent: list[Any] = []
    monkeypatch.setattr(mail, "_deliver", lambda smtp, letter: sent.append(letter))
    return sent


async def _link(letters: list[Any], count: int) -> str:
    while len(letters) < count:
        await pause()
    found = re.findall(r"https://play\.example\.org/(?:recover|confirm)/(\S+)", letters[-1].get_content())
    assert len(found) == 3  # one in every language
    return str(found[0])


async def test_a_link_by_mail_works_once_and_not_for_long(database: str, letters: list[Any]) -> None:
    clock = Moving()
    async with served(database, smtp=SMTP, clock=clock) as site:
        anna = await account(site)
        assert anna.me["can_mail"]
        wrong = {"password": PASSWORD, "mail": "anna"}
        assert await refused(anna.post("/api/mail", wrong)) == "server-bad-mail"
        forged = {"password": "wrong horse", "mail": "eve@example.org"}
        assert await refused(anna.post("/api/mail", forged)) == "server-wrong-password"
        await anna.post("/api/mail", {"password": PASSWORD, "mail": "anna@example.org"})
        token = await _link(letters, 1)
        assert (await anna.get("/api/me"))["mail"] is None
        phone = await site.guest()
        await phone.post("/api/recover/mail", {"name": "Anna"})
        await phone.post("/api/mail/confirm", {"token": token})
        assert await refused(phone.post("/api/mail/confirm", {"token": token})) == "server-bad-link"
        assert (await anna.get("/api/me"))["mail"] == "anna@example.org"
        for name in ("Nobody", "Anna"):
            await phone.post("/api/recover/mail", {"name": name})
        first = await _link(letters, 2)
        await phone.post("/api/recover/mail", {"name": "Anna"})
        second = await _link(letters, 3)
        assert [letter["To"] for letter in letters] == ["anna@example.org"] * 3
        by_first = {"token": first, "password": NEW}
        assert await refused(phone.post("/api/recover/link", by_first)) == "server-bad-link"
        clock.ahead += 1801
        late = {"token": second, "password": NEW}
        assert await refused(phone.post("/api/recover/link", late)) == "server-bad-link"
        await phone.post("/api/recover/mail", {"name": "Anna"})
        third = {"token": await _link(letters, 4), "password": NEW}
        assert (await phone.post("/api/recover/link", third))["name"] == "Anna"
        assert await refused((await site.guest()).post("/api/recover/link", third)) == "server-bad-link"
        await phone.post("/api/mail", {"password": NEW, "mail": ""})
        assert (await phone.get("/api/me"))["mail"] is None


async def test_nobody_fills_the_postbox_of_somebody_else(one_database: str, letters: list[Any]) -> None:
    """Whoever asks, and from wherever: an address gets a few letters, and the last link in them stays good."""
    limits = {**PLENTY, "letters": Limit(2, 0.001)}
    async with served(one_database, smtp=SMTP, limits=limits, behind_proxy=1) as site:
        anna = await account(site)
        mine = {"password": PASSWORD, "mail": "anna@example.org"}
        await anna.post("/api/mail", mine)
        await anna.post("/api/mail/confirm", {"token": await _link(letters, 1)})
        eves = [await site.guest() for _ in range(4)]
        for number, eve in enumerate(eves):
            eve.http.headers["x-forwarded-for"] = f"198.51.{number}.7"
            await eve.post("/api/recover/mail", {"name": "Anna"})
        last = await _link(letters, 3)
        await anna.post("/api/mail", mine | {"mail": "Anna@Example.org"})
        await _link(letters, 4)
        assert await refused(anna.post("/api/mail", mine)) == "server-too-fast"
        for _ in range(5):
            await pause()
        assert len(letters) == 4
        taken = await eves[0].post("/api/recover/link", {"token": last, "password": NEW})
        assert taken["name"] == "Anna"


async def test_without_a_mail_server_there_is_no_mail(one_database: str) -> None:
    async with served(one_database) as site:
        anna = await account(site)
        assert not anna.me["can_mail"]
        wish = {"password": PASSWORD, "mail": "anna@example.org"}
        assert await refused(anna.post("/api/mail", wish)) == "server-no-mail"
        await (await site.guest()).post("/api/recover/mail", {"name": "Anna"})


async def test_one_can_take_everything_along(database: str) -> None:
    async with served(database) as site:
        anna, ben = await account(site), await site.person("Ben")
        table = (await anna.create("tiny", [ME, OPEN], public=True))["table"]
        await ben.join(table)
        here, there = await site.seat(anna, table), await site.seat(ben, table)
        await here.say("mine")
        await there.say("not mine")
        export = await anna.get("/api/me/export")
        assert (export["name"], export["account"], len(export["sessions"])) == ("Anna", True, 1)
        (own,) = export["tables"]
        assert own["info"]["table"] == table
        assert [one["text"] for one in own["said"]] == ["mine"]
        assert "seat" in own["record"]
        assert "password" not in str(export)
        assert await refused((await site.guest()).get("/api/me/export")) == "server-name-first"


async def test_what_is_taken_along_is_read_table_by_table(one_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Years of tables are never in memory at once: the next one is read when the last one was sent."""
    read: list[str] = []
    async with served(one_database) as site:
        anna = await site.person("Anna")
        tables = [(await anna.create("tiny", [ME, OPEN]))["table"] for _ in range(4)]
        person = await site.parts.identity.person(anna.me["person"])
        assert person is not None
        happenings = site.parts.store.happenings

        async def noted(table: str, *rest: Any) -> Any:
            read.append(table)
            return await happenings(table, *rest)

        monkeypatch.setattr(site.parts.store, "happenings", noted)
        pieces = [b""]
        async for piece in exported(site.parts, Visitor(person.id, "-"), person):
            pieces.append(piece)
            assert len(set(read)) == max(0, min(len(pieces) - 2, 4))
        found = json.loads(b"".join(pieces))
        assert sorted(one["info"]["table"] for one in found["tables"]) == sorted(set(read)) == sorted(tables)


async def test_who_goes_for_good_leaves_no_name_behind(database: str) -> None:
    async with served(database) as site:
        anna, ben = await account(site), await site.person("Ben")
        table = (await anna.create("architect", [ME, OPEN], public=True))["table"]
        await ben.join(table)
        here, there = await site.seat(anna, table), await site.seat(ben, table)
        await here.say("hello")
        person = anna.me["person"]
        assert await refused(anna.post("/api/account/delete", {"password": "wrong horse"})) == "server-wrong-password"
        me = await anna.post("/api/account/delete", {"password": PASSWORD})
        assert me["name"] is None
        await there.wait_for(lambda seat: seat.info["seats"][0]["plays_for"] == "yellow")
        assert there.info["seats"][0]["left"]
        assert there.chat[0]["name"] == "yellow"
        for answer in (await ben.get(f"/api/tables/{table}"), await ben.get("/api/tables"), await ben.record(table)):
            assert "Anna" not in str(answer)
        assert await site.parts.store.person(person) is None
        rows = await site.parts.store.happenings(table)
        assert not [row for row in rows if b"Anna" in row.body or person.encode() in row.body]
        assert await refused(sign_in(site)) == "server-bad-login"
        await account(site)
        await there.say("still here")
    async with served(database) as site, Client(site.address, cookie(ben)) as back:
        seat = await site.seat(back, table)
        assert seat.info["seats"][0]["plays_for"] == "yellow"


async def say_late(store: Store, table: str, before: Summary) -> None:
    """Store something at a table with who sat there before."""
    now = await store.listing(table)
    assert now is not None
    row = HappeningRow(now.number + 1, time.time(), "say", 1, b'{"name":"Ben","text":"late"}')
    await store.append(table, row.number, [row], before)


async def test_what_was_on_its_way_brings_no_name_back(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(database) as site:
        anna, ben = await account(site), await site.person("Ben")
        table = (await anna.create("architect", [ME, OPEN, OPEN], public=True))["table"]
        await ben.join(table)
        seat, store, person = await site.seat(ben, table), site.parts.store, anna.me["person"]
        before = await store.listing(table)
        assert before is not None
        forget = store.forget_person

        async def late(*given: Any) -> None:
            await forget(*given)
            await say_late(store, table, before.summary)
            assert "Anna" in str(await store.listing(table))

        monkeypatch.setattr(store, "forget_person", late)
        await anna.post("/api/account/delete", {"password": PASSWORD})
        await seat.wait_for(lambda one: [said["text"] for said in one.chat] == ["late"])
        found = await store.listing(table)
        assert found is not None
        assert "Anna" not in str(found)
        assert person not in str(found)
        assert not await store.tables_ever_of(person)
        assert [one.table.id for one in await store.tables_of(ben.me["person"])] == [table]


async def test_another_process_that_has_not_heard_yet_brings_no_name_back(postgres_url: str) -> None:
    async with served(postgres_url) as one, served(postgres_url) as two:
        anna, ben = await account(one), await one.person("Ben")
        table = (await anna.create("architect", [ME, OPEN, OPEN], public=True))["table"]
        await ben.join(table)
        store, person = two.parts.store, anna.me["person"]
        async with Client(two.address, cookie(ben)) as there:
            await two.seat(there, table)
            before = await store.listing(table)
            assert before is not None
            async with two.parts.hub.tables[table].lock:  # it is just writing something
                await anna.post("/api/account/delete", {"password": PASSWORD})
                await say_late(store, table, before.summary)
                assert "Anna" in str(await ben.get("/api/tables"))
            while "Anna" in str(found := await store.listing(table)):
                await pause()
            assert person not in str(found)
            assert not await store.tables_ever_of(person)
            assert person not in str(two.parts.hub.tables[table].row)


async def test_a_guest_can_go_too(one_database: str) -> None:
    async with served(one_database) as site:
        ben = await site.person("Ben")
        person = ben.me["person"]
        await ben.post("/api/account/delete")
        assert await site.parts.store.person(person) is None
        assert await refused(ben.post("/api/account/delete")) == "server-no-account"


async def test_guessing_at_a_name_slows_strangers_down_and_locks_nobody_out(
    one_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []
    sleep = asyncio.sleep

    async def noting(seconds: float) -> None:
        slept.append(seconds)
        await sleep(0)

    async with served(one_database, limits={**PLENTY, "guess": Limit(3, 0.001)}, slow_down=3.0) as site:
        anna = await account(site)
        eve = await site.guest()
        monkeypatch.setattr("queenswright.server.accounts.asyncio.sleep", noting)
        for _ in range(5):
            wrong = {"name": "Anna", "password": "wrong horse"}
            assert await refused(eve.post("/api/login", wrong)) == "server-bad-login"
        guesses = [one for one in slept if one == 3.0]
        assert len(guesses) == 2
        await anna.post("/api/logout")
        await anna.post("/api/login", {"name": "Anna", "password": PASSWORD})
        assert len([one for one in slept if one == 3.0]) == 2  # this browser is known
        await sign_in(site)
        assert len([one for one in slept if one == 3.0]) == 3  # slow, and let in


@pytest.mark.parametrize("seats", [[ME, OPEN, OPEN], [ME, OPEN]], ids=["before the start", "and a bot played on"])
async def test_who_left_a_table_long_ago_is_forgotten_there_too(database: str, seats: list[dict[str, str]]) -> None:
    async with served(database) as site:
        anna, ben = await account(site), await site.person("Ben")
        table = (await ben.create("tiny", seats, public=True))["table"]
        await anna.join(table)
        await anna.post(f"/api/tables/{table}/leave", {})
        if len(seats) == 2:
            await ben.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "random"})
        person = anna.me["person"]
        stays = len(seats) == 2  # who got up may come back as long as the game runs
        assert (table in str(await site.parts.store.tables_of(person))) is stays
        assert table in str(await anna.get("/api/me/export"))
        await anna.post("/api/account/delete", {"password": PASSWORD})
        rows = await site.parts.store.happenings(table)
        assert not [row for row in rows if b"Anna" in row.body or person.encode() in row.body]
