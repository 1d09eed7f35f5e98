"""Sessions: ended ones are worth nothing, in any process; every way of becoming somebody makes a new one."""

from __future__ import annotations

import asyncio
import hashlib
import time
from typing import Any

import pytest
from itsdangerous import TimestampSigner
from tests.server.site import ME, OPEN, Moving, Site, pause, served

from queenswright.client import Client, Refused, Seat
from queenswright.server.crowd import SESSION_ENDED
from queenswright.store import Person

HANGS = 60.0
"""Seconds after which what ought to come has not come."""
PASSWORD = "correct horse"
DAY = 86_400.0


def cookie(client: Client) -> str:
    return str(client.http.cookies["queenswright"])


async def account(site: Site, name: str = "Anna") -> Client:
    anna = await site.guest()
    await anna.post("/api/account", {"name": name, "password": PASSWORD})
    return anna


async def sign_in(site: Site, name: str = "Anna", password: str = PASSWORD) -> Client:
    device = await site.guest()
    await device.post("/api/login", {"name": name, "password": password})
    return device


async def person_of(site: Site, value: str) -> str:
    """Whom a cookie is good for."""
    async with Client(site.address, value) as somebody:
        return str(somebody.me["person"])


async def closed(seat: Seat) -> int | None:
    with pytest.raises(ConnectionError):
        await seat.wait_for(lambda one: False)
    return seat._socket.close_code


async def refused(asked: Any) -> str:
    with pytest.raises(Refused) as problem:
        await asked
    return problem.value.message


async def test_a_cookie_is_worth_nothing_after_signing_out(database: str) -> None:
    async with served(database) as site:
        anna = await account(site)
        table = (await anna.create("tiny", [ME, OPEN], public=True))["table"]
        kept, person = cookie(anna), anna.me["person"]
        seat = await site.seat(anna, table)
        assert await person_of(site, kept) == person
        await anna.post("/api/logout")
        assert await closed(seat) == SESSION_ENDED
        assert await person_of(site, kept) != person


async def test_every_way_of_becoming_somebody_makes_a_new_session(one_database: str) -> None:
    async with served(one_database) as site:
        anna = await site.guest()
        planted = [cookie(anna)]
        for path, body in (
            ("/api/me", {"name": "Anna"}),
            ("/api/account", {"name": "Anna", "password": PASSWORD}),
            ("/api/password", {"old": PASSWORD, "password": "battery staple"}),
            ("/api/login", {"name": "Anna", "password": "battery staple"}),
        ):
            await anna.post(path, body)
            assert cookie(anna) not in planted
            for value in planted:
                assert await person_of(site, value) != anna.me["person"], path
            planted.append(cookie(anna))


async def test_a_planted_guest_does_not_become_the_person_who_registers(one_database: str) -> None:
    async with served(one_database) as site:
        eve = await site.guest()
        table = (await (await site.person("Host")).create("tiny", [ME, OPEN], public=True))["table"]
        watching = await site.seat(eve, table)
        victim = Client(site.address, cookie(eve))
        async with victim:
            assert victim.me["person"] == eve.me["person"]
            await victim.post("/api/account", {"name": "Victim", "password": PASSWORD})
            assert await closed(watching) == SESSION_ENDED
            await victim.join(table)
            again = await site.seat(eve, table)
            assert again.state["seat"] is None


async def test_a_password_is_changed_with_the_old_one_only(database: str) -> None:
    async with served(database) as site:
        anna = await account(site)
        phone = await sign_in(site)
        again = {"name": "Anna", "password": "battery staple"}
        assert await refused(phone.post("/api/account", again)) == "server-has-account"
        wrong = {"old": "wrong horse", "password": "battery staple"}
        assert await refused(phone.post("/api/password", wrong)) == "server-wrong-password"
        short = {"old": PASSWORD, "password": "short"}
        assert await refused(phone.post("/api/password", short)) == "server-bad-password"
        await anna.post("/api/password", {"old": PASSWORD, "password": "battery staple"})
        assert await refused(phone.post("/api/me", {"name": "Eve"})) == "server-no-session"
        assert len(await anna.get("/api/sessions")) == 1
        assert await refused(sign_in(site)) == "server-bad-login"
        await sign_in(site, password="battery staple")


async def test_devices_are_listed_and_signed_out(database: str) -> None:
    async with served(database) as site:
        anna = await account(site)
        table = (await anna.create("tiny", [ME, OPEN]))["table"]
        phone, tablet, ben = await sign_in(site), await sign_in(site), await account(site, "Ben")
        devices = await anna.get("/api/sessions")
        assert len(devices) == 3
        assert [one["current"] for one in devices].count(True) == 1
        assert all(one["used"] % 3600 == 0 for one in devices)
        assert {one["device"] for one in devices} == {"Python"}
        (of_phone,) = [one["id"] for one in await phone.get("/api/sessions") if one["current"]]
        assert await refused(ben.post(f"/api/sessions/{of_phone}/end")) == "server-not-found"
        seat = await site.seat(phone, table)
        assert len(await anna.post(f"/api/sessions/{of_phone}/end")) == 2
        assert await closed(seat) == SESSION_ENDED
        assert await refused(phone.post("/api/me", {"name": "Eve"})) == "server-no-session"
        assert [one["current"] for one in await anna.post("/api/sessions/end")] == [True]
        assert await refused(tablet.post("/api/me", {"name": "Eve"})) == "server-no-session"
        assert (await ben.get("/api/me"))["name"] == "Ben"
        assert await (await site.guest()).get("/api/sessions") == []


async def test_what_one_process_ends_is_ended_in_all(postgres_url: str) -> None:
    """At once: what a process remembers of a session would be good for an hour here."""
    async with served(postgres_url, session_memory=3600.0) as one, served(postgres_url, session_memory=3600.0) as two:
        anna = await account(one)
        table = (await anna.create("tiny", [ME, OPEN]))["table"]
        async with Client(two.address, cookie(anna)) as there:
            seat = await two.seat(there, table)
            await anna.post("/api/password", {"old": PASSWORD, "password": "battery staple"})
            async with asyncio.timeout(HANGS):
                assert await closed(seat) == SESSION_ENDED
            assert await refused(there.post("/api/me", {"name": "Eve"})) == "server-no-session"


async def test_news_that_was_lost_is_found_when_the_store_is_asked_again(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Moving()
    async with served(postgres_url, clock=clock) as one, served(postgres_url, clock=clock) as two:
        anna = await account(one)
        table = (await anna.create("tiny", [ME, OPEN]))["table"]

        async def lost(text: str) -> None:
            return

        monkeypatch.setattr(one.parts.store, "announce", lost)
        async with Client(two.address, cookie(anna)) as there:
            seat = await two.seat(there, table)
            await anna.post("/api/logout")
            assert (await there.get("/api/me"))["name"] == "Anna"  # remembered for a moment
            clock.ahead += 31
            assert (await there.get("/api/me"))["name"] is None
            await two.parts.identity.sessions.look()
            assert await closed(seat) == SESSION_ENDED


async def test_the_store_is_not_asked_with_every_request(one_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Moving()
    async with served(one_database, clock=clock) as site:
        anna = await account(site)
        asked = []
        find = site.parts.store.session

        async def counting(session_id: str) -> Any:
            asked.append(session_id)
            return await find(session_id)

        monkeypatch.setattr(site.parts.store, "session", counting)
        table = (await anna.create("tiny", [ME, OPEN]))["table"]
        seat = await site.seat(anna, table)
        for number in range(5):
            await anna.get("/api/tables")
            await seat.say(str(number))
        assert asked == []
        clock.ahead += 31
        for _ in range(5):
            await anna.get("/api/tables")
        assert len(asked) == 1
        forged = cookie(anna)[:-3] + "abc"
        await person_of(site, forged)
        assert len(asked) == 1


async def test_guests_cost_nothing_until_they_have_a_name(one_database: str) -> None:
    async with served(one_database) as site:
        stored: list[str] = []
        for add in ("add_session", "add_person"):
            _count(site, add, stored)
        for _ in range(20):
            guest = await site.guest()
            await guest.get("/api/tables")
        assert stored == []
        await guest.sign_in("Guest")
        assert stored == ["add_person", "add_session"]
        await guest.sign_in("Other")
        assert len(stored) == 2


def _count(site: Site, name: str, noted: list[str]) -> None:
    done = getattr(site.parts.store, name)

    async def noting(*given: Any) -> Any:
        noted.append(name)
        return await done(*given)

    setattr(site.parts.store, name, noting)


async def test_old_guests_are_forgotten_and_used_sessions_last(database: str) -> None:
    clock = Moving()
    async with served(database, clock=clock) as site:
        idle, sitting, regular = [await site.person(name) for name in ("Idle", "Sitting", "Regular")]
        anna = await account(site)
        table = (await sitting.create("tiny", [ME, OPEN]))["table"]
        for _ in range(5):
            clock.ahead += 25 * DAY
            assert (await regular.get("/api/me"))["name"] == "Regular"
            assert (await anna.get("/api/me"))["account"]
        assert (await idle.get("/api/me"))["name"] is None
        person = sitting.me["person"]
        await site.parts.identity.sessions.tidy()
        await site.parts.tidying.portion()
        assert await site.parts.store.person(person) is not None
        assert (await site.parts.hub.live(table)) is not None
        gone = [one for one in ("Idle", "Regular") if await _stored(site, idle if one == "Idle" else regular)]
        assert gone == ["Regular"]
        clock.ahead += 40 * DAY
        assert not (await anna.get("/api/me"))["account"]
        for _ in range(4):
            clock.ahead += 25 * DAY
            await regular.get("/api/me")
        assert (await regular.get("/api/me"))["name"] == "Regular"


async def _stored(site: Site, client: Client) -> bool:
    return await site.parts.store.person(client.me["person"]) is not None


async def test_an_account_is_signed_in_for_half_a_year_at_most(one_database: str) -> None:
    clock = Moving()
    async with served(one_database, clock=clock) as site:
        anna = await account(site)
        for _ in range(9):
            assert (await anna.get("/api/me"))["account"]
            clock.ahead += 20 * DAY
        assert not (await anna.get("/api/me"))["account"]


async def test_somebody_with_very_many_sessions_loses_the_oldest(one_database: str) -> None:
    async with served(one_database) as site:
        anna = await account(site)
        clients = [await sign_in(site) for _ in range(21)]
        assert len(await clients[-1].get("/api/sessions")) == 20
        assert anna is not None


async def _first_cookie(site: Site, person: str, ago: float = DAY) -> str:
    """A cookie as the first version made it."""
    secret = await site.parts.store.secret("session", b"")

    class Then(TimestampSigner):
        def get_timestamp(self) -> int:
            return int(time.time() - ago)

    return Then(secret, salt="queenswright-session", digest_method=hashlib.sha256).sign(person).decode()


async def test_a_cookie_of_the_first_version_is_exchanged_once(database: str) -> None:
    clock = Moving()
    async with served(database, clock=clock) as site:
        await site.parts.store.add_person(Person("old", "Otto", None, 1.0))
        await site.parts.identity.sessions.tidy()
        await site.parts.tidying.portion()
        first, second = await _first_cookie(site, "old"), await _first_cookie(site, "old", 2 * DAY)
        async with Client(site.address, first) as otto:
            assert otto.me["name"] == "Otto"
            renewed = cookie(otto)
        both = await asyncio.gather(person_of(site, first), person_of(site, second))
        assert list(both) == ["old", "old"]  # all tabs at once, and another device
        clock.ahead += 100
        assert await person_of(site, first) != "old"
        assert await person_of(site, renewed) == "old"


async def test_a_cookie_of_the_first_version_does_not_outlive_a_new_password(one_database: str) -> None:
    clock = Moving()
    async with served(one_database, clock=clock) as site:
        anna = await account(site)
        person = anna.me["person"]
        assert await person_of(site, await _first_cookie(site, person)) != person
        await site.parts.store.add_person(Person("old", "Otto", None, 1.0))
        forged = await _first_cookie(site, "old", -DAY)
        assert await person_of(site, forged) != "old"  # signed after the first version was gone
        late = await _first_cookie(site, "old")
        clock.ahead += 91 * DAY
        assert await person_of(site, late) != "old"
        await pause()
