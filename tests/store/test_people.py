"""Sessions, what can be used once, looks of names, shared limits and forgetting, on both databases."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from tests.store.rows import happenings, summary, table

from queenswright.store import AlreadyThere, NameTaken, Person, Rewritten, Session, Store, Ticket

HOUR, DAY = 3600.0, 86_400.0


def session(name: str, person: str = "anna", **changes: float) -> Session:
    return replace(Session(name, person, "Firefox · Linux", 100.0, 100.0, 1000.0), **changes)  # type: ignore[arg-type]


async def test_sessions_are_kept_used_and_ended(store: Store) -> None:
    for one in (session("s1"), session("s2", used=200.0), session("s3", used=150.0), session("b1", "ben")):
        await store.add_session(one)
    with pytest.raises(AlreadyThere):
        await store.add_session(session("s1", "eve"))
    assert await store.session("s1") == session("s1")
    assert await store.session("none") is None
    assert [one.id for one in await store.sessions_of("anna", 500.0)] == ["s2", "s3", "s1"]
    await store.use_session("s1", 300.0, 2000.0)
    assert [one.id for one in await store.sessions_of("anna", 1500.0)] == ["s1"]
    assert await store.end_sessions("ben", 500.0, only="s1") == []
    assert await store.end_sessions("anna", 500.0, only="s2") == ["s2"]
    assert await store.end_sessions("anna", 501.0, only="s2") == []
    await store.use_session("s2", 600.0, 9000.0)
    ended = await store.session("s2")
    assert ended is not None
    assert (ended.ended, ended.used, ended.expires) == (500.0, 200.0, 500.0 + DAY)
    assert await store.end_sessions("anna", 600.0, but="s1") == ["s3"]
    assert await store.ended_sessions(600.0) == ["s3"]
    assert sorted(await store.ended_sessions(0.0)) == ["s2", "s3"]
    assert await store.end_sessions("anna", 700.0) == ["s1"]
    assert [one.id for one in await store.sessions_of("ben", 700.0)] == ["b1"]


async def test_a_ticket_is_used_once(store: Store) -> None:
    codes = [Ticket(f"c{number}", "anna", "code") for number in range(3)]
    await store.renew_tickets("anna", "code", codes)
    await store.renew_tickets("anna", "mail", [Ticket("m1", "anna", "mail", "anna@example.org", 100.0)])
    assert await store.take_ticket("c1", "mail", 50.0) is None
    taken = await asyncio.gather(*(store.take_ticket("c1", "code", 50.0) for _ in range(5)))
    assert [one for one in taken if one] == [codes[1]]
    assert {one.id for one in await store.tickets_of("anna", "code", 50.0)} == {"c0", "c2"}
    assert await store.take_ticket("m1", "mail", 101.0) is None
    assert await store.take_ticket("m1", "mail", 99.0) == Ticket("m1", "anna", "mail", "anna@example.org", 100.0)
    await store.renew_tickets("anna", "code", [Ticket("n0", "anna", "code")])
    assert [one.id for one in await store.tickets_of("anna", "code", 50.0)] == ["n0"]
    assert await store.take_ticket("c0", "code", 50.0) is None


async def test_an_account_has_the_looks_of_its_name_for_itself(store: Store) -> None:
    for person in ("p1", "p2"):
        await store.add_person(Person(person, "Guest", None, 1.0))
    assert await store.look_alike("Anna") is None
    await store.make_account("p1", "Anna", "hash 1")
    for like in ("anna", "ANNA", "Аnna", "Аnnа", "An na"):
        assert await store.look_alike(like) == "p1", like
        with pytest.raises(NameTaken):
            await store.make_account("p2", like, "hash 2")
    assert (await store.person("p2")) == Person("p2", "Guest", None, 1.0)
    await store.rename_person("p1", "АNNА")
    await store.rename_person("p1", "Clara")
    assert await store.look_alike("anna") is None
    await store.make_account("p2", "Anna", "hash 2")
    with pytest.raises(NameTaken):
        await store.rename_person("p1", "Аnna")
    both = await asyncio.gather(
        store.rename_person("p1", "modern"), store.rename_person("p2", "modem"), return_exceptions=True
    )
    assert [type(one) for one in both].count(NameTaken) == 1


async def test_an_allowance_is_shared_and_fills_again(store: Store) -> None:
    async def take(now: float) -> float:
        return await store.take_allowance("login anna", 10.0, 30.0, now)

    waits = [await take(1000.0) for _ in range(4)]
    assert waits == [0.0, 0.0, 0.0, 10.0]
    assert await take(1009.0) == pytest.approx(1.0)
    assert await take(1010.0) == 0.0
    assert await store.take_allowance("login ben", 10.0, 30.0, 1000.0) == 0.0
    assert [await take(2000.0) for _ in range(4)] == [0.0, 0.0, 0.0, 10.0]


async def test_mail_and_renewal_are_kept_with_the_person(store: Store) -> None:
    await store.add_person(Person("p1", "Anna", None, 1.0))
    await store.set_mail("p1", "anna@example.org")
    await store.renew_person("p1", 5.0)
    assert await store.person("p1") == Person("p1", "Anna", None, 1.0, "anna@example.org", 5.0)
    await store.set_mail("p1", None)
    assert (await store.person("p1")) == Person("p1", "Anna", None, 1.0, None, 5.0)


async def test_what_is_too_old_is_deleted(store: Store) -> None:
    for person in ("named", "sitting", "recent", "signed in"):
        await store.add_person(Person(person, "Guest", None, 500.0 if person == "recent" else 1.0))
    await store.add_person(Person("account", "Anna", "hash", 1.0))
    await store.add_person(Person("local", "Otto", None, 1.0))
    await store.create_table(table("t1"), summary(people=("sitting",)))
    await store.add_session(session("s1", "signed in", expires=9000.0))
    await store.add_session(session("s2", "named", expires=50.0))
    await store.renew_tickets("anna", "mail", [Ticket("m1", "anna", "mail", "", 50.0), Ticket("m2", "anna", "mail")])
    await store.take_allowance("a", 1.0, 10.0, 10.0)
    await store.tidy(100.0)
    looked, rounds = "", 0
    while (looked := await store.forget_guests(looked, 2, 400.0)) or not rounds:
        rounds += 1
    assert rounds > 1, "in portions"
    for person in ("sitting", "recent", "signed in", "account", "local"):
        assert await store.person(person) is not None, person
    assert await store.person("named") is None
    assert await store.session("s2") is None
    assert [one.id for one in await store.tickets_of("anna", "mail", 0.0)] == ["m2"]


async def test_a_person_is_forgotten_with_all_that_leads_to_them(store: Store) -> None:
    await store.add_person(Person("anna", "Anna", None, 1.0))
    await store.make_account("anna", "Anna", "hash")
    await store.add_session(session("s1"))
    await store.renew_tickets("anna", "code", [Ticket("c0", "anna", "code")])
    await store.create_table(table("t1"), summary(), happenings(1, 2))
    seats = [{"kind": "person", "name": "yellow"}, {"kind": "bot"}]
    after = summary(seats=seats, people=("gone",))
    await store.forget_person("anna", "gone", [Rewritten("t1", {2: b'{"name":"yellow"}'}, after)])
    assert await store.person("anna") is None
    assert await store.account("Anna") is None
    assert await store.look_alike("Anna") is None
    assert await store.session("s1") is None
    assert await store.take_ticket("c0", "code", 0.0) is None
    assert await store.tables_of("anna") == []
    assert [one.body for one in await store.happenings("t1")] == [happenings(1, 1)[0].body, b'{"name":"yellow"}']
    listing = await store.listing("t1")
    assert listing is not None
    assert (listing.summary.seats, listing.summary.people, listing.table.host) == (seats, ("gone",), "gone")
    await store.append("t1", 3, happenings(3, 3), after)
