"""Tables to which nobody can come back are found and deleted, on both databases."""

from __future__ import annotations

from dataclasses import replace

from tests.store.rows import happenings, summary, table

from queenswright.store import BookmarkRow, Person, Session, Store

OLD, NEW, LIMIT = 100.0, 900.0, 500.0


async def test_a_table_is_old_when_none_of_its_people_can_come_back(store: Store) -> None:
    for person, password in (("guest", None), ("signed-in", None), ("account", "hash")):
        await store.add_person(Person(person, person, password, 1.0))
    await store.add_session(Session("s1", "signed-in", "", 1.0, 1.0, 9000.0))
    tables = {
        "a guest who is gone": summary(people=("guest",), changed=OLD),
        "played lately": summary(people=("guest",), changed=NEW),
        "over": summary(people=("guest",), changed=OLD, status="over"),
        "a guest who is here": summary(people=("guest", "signed-in"), changed=OLD),
        "an account": summary(people=("account", "guest"), changed=OLD),
        "never begun": summary(people=("account",), changed=OLD, status="open"),
        "waits since lately": summary(people=("guest",), changed=NEW, status="open"),
        "at home": summary(people=("local",), changed=OLD, status="open"),
        "nobody": summary(people=(), changed=OLD),
    }
    for name, how in tables.items():
        await store.create_table(table(name), how, happenings(1, 2))
    found: list[str] = []
    looked, portions = "", 0
    while looked or not portions:
        some, looked = await store.old_tables(looked, 4, LIMIT)
        found, portions = found + some, portions + 1
    assert sorted(found) == sorted(["a guest who is gone", "over", "never begun", "nobody"])
    assert portions == 3


async def test_a_table_goes_with_all_that_belongs_to_it(store: Store) -> None:
    for name in ("t1", "t2"):
        await store.create_table(table(name), summary(people=("anna",), changed=OLD), happenings(1, 3))
        await store.keep_bookmark(name, BookmarkRow(0, 2, "code", b"body"))
    assert await store.forget_table("t1", LIMIT)
    assert await store.table("t1") is None
    assert await store.listing("t1") is None
    assert await store.happenings("t1") == []
    assert await store.bookmark("t1") is None
    assert [one.table.id for one in await store.tables_ever_of("anna")] == ["t2"]
    assert len(await store.happenings("t2")) == 3


async def test_a_table_at_which_something_has_just_happened_stays(store: Store) -> None:
    await store.create_table(table("t1"), summary(changed=OLD), happenings(1, 3))
    await store.append("t1", 4, happenings(4, 4), replace(summary(), changed=NEW))
    assert not await store.forget_table("t1", LIMIT)
    assert len(await store.happenings("t1")) == 4
    assert await store.listing("t1") is not None
