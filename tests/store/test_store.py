"""What every store keeps and finds again, the same for SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
import sqlalchemy as sa
from tests.store.rows import happening, happenings, outcome, summary, table

from queenswright.store import (
    AlreadyThere,
    Conflict,
    GameOutcome,
    HappeningRow,
    Listing,
    NameTaken,
    Person,
    Sought,
    Store,
    StoreError,
    Tally,
    Unavailable,
    UnknownTable,
    open_store,
    queries,
    reading,
)
from queenswright.store.migrate import in_transaction
from queenswright.store.place import read_place


async def test_a_table_comes_back_as_it_was_made(store: Store) -> None:
    await store.create_table(table(), summary(), happenings(1, 2), pack_text="name = 'small'\n")
    assert await store.table("t1") == table()
    assert await store.table_invited("invite-t1") == table()
    assert await store.listing("t1") == Listing(table(), 2, summary())
    assert await store.happenings("t1") == happenings(1, 2)
    assert await store.pack_text("65d2d6f1edfc4cf7") == "name = 'small'\n"


async def test_what_is_not_there_is_none(store: Store) -> None:
    assert await store.table("t1") is None
    assert await store.table_invited("t1") is None
    assert await store.listing("t1") is None
    assert await store.happenings("t1") == []
    assert await store.pack_text("00") is None
    assert await store.person("anna") is None
    assert await store.account("anna") is None


@pytest.mark.parametrize("again", [table(invite="other"), table("t2", invite="invite-t1")], ids=["id", "invitation"])
async def test_a_table_is_made_once(store: Store, again: object) -> None:
    await store.create_table(table(), summary())
    with pytest.raises(AlreadyThere):
        await store.create_table(again, summary(), happenings(1, 1))  # type: ignore[arg-type]
    assert await store.happenings("t1") == []
    assert await store.table("t2") is None


async def test_two_tables_share_the_text_of_a_pack(store: Store) -> None:
    await store.create_table(table(), summary(), pack_text="text")
    await store.create_table(table("t2"), summary(), pack_text="text")
    assert await store.pack_text("65d2d6f1edfc4cf7") == "text"


async def test_happenings_come_back_in_order_and_byte_for_byte(store: Store) -> None:
    await store.create_table(table(), summary())
    odd = HappeningRow(1, 0.1 + 0.2, "say", None, b'{"text": "\\u0000 \xc3\xa9"}')
    await store.append("t1", 1, [odd], summary())
    await store.append("t1", 2, happenings(2, 12), summary(turn="2 blue", changed=2001.25))
    assert await store.happenings("t1") == [odd, *happenings(2, 12)]
    assert await store.happenings("t1", after=9) == happenings(10, 12)
    assert await store.happenings("t1", after=3, limit=2) == happenings(4, 5)
    assert await store.happenings("t1", after=12) == []
    assert await store.listing("t1") == Listing(table(), 12, summary(turn="2 blue", changed=2001.25))


async def test_a_closed_store_can_be_opened_again(store_url: str) -> None:
    first = await open_store(store_url)
    await first.create_table(table(), summary(), happenings(1, 3))
    await first.close()
    await first.close()
    assert isinstance(await outcome(first.append("t1", 4, happenings(4, 4), summary())), Unavailable)
    with pytest.raises(Unavailable):
        await first.happenings("t1")
    second = await open_store(store_url)
    assert await second.happenings("t1") == happenings(1, 3)
    await second.close()


@pytest.mark.parametrize("first", [1, 3, 5, 9])
async def test_happenings_that_do_not_follow_are_refused_whole(store: Store, first: int) -> None:
    await store.create_table(table(), summary(), happenings(1, 3))
    with pytest.raises(Conflict) as refused:
        await store.append("t1", first, happenings(first, first + 2, "other"), summary(status="over"))
    assert (refused.value.first, refused.value.last) == (first, 3)
    assert await store.listing("t1") == Listing(table(), 3, summary())
    assert await store.happenings("t1") == happenings(1, 3)


async def test_an_unknown_table_has_no_happenings(store: Store) -> None:
    with pytest.raises(UnknownTable):
        await store.append("t1", 1, happenings(1, 1), summary())


@pytest.mark.parametrize(("first", "numbers"), [(0, [0]), (1, [2]), (1, [1, 3]), (2, [2, 2])])
async def test_numbers_must_count_up(store: Store, first: int, numbers: list[int]) -> None:
    with pytest.raises(ValueError, match="count up"):
        await store.append("t1", first, [happening(number) for number in numbers], summary())


async def test_twenty_numbers_have_twenty_winners(store: Store) -> None:
    """Eight racers try to write every number at the same moment."""
    await store.create_table(table(), summary())
    won, lost = 0, 0
    for number in range(1, 21):
        attempts = [store.append("t1", number, [happening(number, f"racer {racer}")], summary()) for racer in range(8)]
        outcomes = await asyncio.gather(*(outcome(attempt) for attempt in attempts))
        won += sum(found is None for found in outcomes)
        lost += sum(isinstance(found, Conflict) for found in outcomes)
    assert (won, lost) == (20, 140)
    assert [found.number for found in await store.happenings("t1")] == list(range(1, 21))


async def test_one_refusal_does_not_hurt_the_others_of_its_group(store: Store) -> None:
    for number in range(10):
        await store.create_table(table(f"t{number}"), summary(), happenings(1, 1))
    unwritable = [replace(happening(2), kind="\ud800")]
    outcomes = await asyncio.gather(
        *(outcome(store.append(f"t{number}", 2, happenings(2, 3), summary())) for number in range(5)),
        outcome(store.append("t5", 1, happenings(1, 3), summary())),
        outcome(store.append("t6", 2, unwritable, summary())),
        outcome(store.append("t7", 2, happenings(2, 2), summary(turn="first"))),
        outcome(store.append("t7", 3, happenings(3, 3), summary(turn="second"))),
        outcome(store.append("t7", 3, happenings(3, 3), summary(turn="third"))),
        outcome(store.append("t99", 1, happenings(1, 1), summary())),
        outcome(store.append("t8", 2, happenings(2, 2), summary())),
    )
    kinds = [type(found).__name__ for found in outcomes]
    assert kinds == [
        *["NoneType"] * 5,
        "Conflict",
        "StoreError",
        "NoneType",
        "NoneType",
        "Conflict",
        "UnknownTable",
        "NoneType",
    ]
    stored = [len(await store.happenings(f"t{number}")) for number in range(10)]
    assert stored == [3, 3, 3, 3, 3, 1, 1, 3, 2, 1]
    listing = await store.listing("t7")
    assert listing is not None
    assert (listing.number, listing.summary.turn) == (3, "second")


async def test_a_summary_that_cannot_be_written_down_is_refused_alone(store: Store) -> None:
    for name in ("t1", "t2"):
        await store.create_table(table(name), summary())
    good, bad = await asyncio.gather(
        outcome(store.append("t1", 1, happenings(1, 1), summary())),
        outcome(store.append("t2", 1, happenings(1, 1), summary(seats=[{"what": object()}]))),
    )
    assert good is None
    assert isinstance(bad, TypeError)
    assert [len(await store.happenings(name)) for name in ("t1", "t2")] == [1, 0]


async def test_an_append_that_nobody_waits_for_hurts_nobody(store: Store) -> None:
    await store.create_table(table(), summary())
    given_up = asyncio.create_task(store.append("t1", 1, happenings(1, 1), summary()))
    await asyncio.sleep(0)
    given_up.cancel()
    assert isinstance((await asyncio.gather(given_up, return_exceptions=True))[0], asyncio.CancelledError)
    await store.create_table(table("t2"), summary(), happenings(1, 1))
    await store.append("t2", 2, happenings(2, 2), summary())
    assert await store.happenings("t2") == happenings(1, 2)


async def test_the_lobby_is_searched_before_it_is_cut(store: Store) -> None:
    """An older table is found behind many others of another game, size or pace."""
    for i in range(4):
        await store.create_table(table(f"new {i}"), summary(status="open", changed=100.0 + i))
    days = {"clock": {"kind": "days", "days": 2.0, "at_zero": "bot"}, "guests": ['"clock":{"kind":"bank"']}
    await store.create_table(table("old", game="other", players=4, settings=days), summary(status="open", changed=1.0))
    for sought in (Sought("other"), Sought(players=4), Sought(clock="days"), Sought("other", 4, "days")):
        assert [found.table.id for found in await store.lobby("open", limit=2, sought=sought)] == ["old"]
    assert await store.lobby("open", sought=Sought("other", 3)) == []
    assert await store.lobby("open", sought=Sought(clock="bank")) == []
    assert len(await store.lobby("open", sought=Sought())) == 5


async def test_a_search_goes_through_so_many_tables_and_no_more(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks for what is not there does not make the database read all that there is."""
    monkeypatch.setattr(reading, "LOOKED_THROUGH", 3)
    for i in range(5):
        await store.create_table(table(f"t{i}", game=f"game {i}"), summary(status="open", changed=100.0 + i))
    found = [await store.lobby("open", sought=Sought(f"game {i}")) for i in range(5)]
    assert [len(one) for one in found] == [0, 0, 1, 1, 1]


async def test_the_lobby_shows_public_tables_the_latest_first(store: Store) -> None:
    await store.create_table(table("a"), summary(status="open", changed=10.0))
    await store.create_table(table("b"), summary(status="open", changed=30.0))
    await store.create_table(table("c"), summary(status="open", changed=20.0))
    await store.create_table(table("d", public=False), summary(status="open", changed=40.0))
    await store.create_table(table("e"), summary(status="running", changed=50.0))
    assert [found.table.id for found in await store.lobby("open")] == ["b", "c", "a"]
    assert [found.table.id for found in await store.lobby("open", since=20.0)] == ["b", "c"]
    assert [found.table.id for found in await store.lobby("open", limit=1)] == ["b"]
    assert [found.table.id for found in await store.lobby("running")] == ["e"]
    assert await store.lobby("over") == []
    assert [await store.waiting_of(*asked) for asked in (("anna", 0.0), ("anna", 3600.0), ("ben", 0.0))] == [3, 0, 0]
    await store.append("a", 1, happenings(1, 1), summary(status="running", changed=60.0))
    await store.append("d", 1, happenings(1, 1), summary(status="running", changed=70.0))
    assert [found.table.id for found in await store.lobby("running")] == ["a", "e"]
    for number, changed in enumerate((7300.0, 7200.0, 3 * 3600 - 0.5, 3600.5, 80.0), start=1):
        await store.append("e", number, happenings(number, number), summary(changed=changed))
        await store.append("b", number, happenings(number, number), summary(changed=90.0 + changed))
        running = await store.lobby("running")
        assert [found.summary.changed for found in running] == sorted((60.0, changed, changed + 90), reverse=True)


@pytest.mark.parametrize("url", ["sqlite_url", "postgres_url"])
def test_lists_of_tables_read_few_of_them(url: str, request: pytest.FixtureRequest) -> None:
    """What is asked for most is found in an index in the order in which it is shown."""
    place, ways = read_place(request.getfixturevalue(url)), dict[str, str]()

    def look(connection: sa.Connection) -> None:
        is_sqlite = connection.dialect.name == "sqlite"
        if not is_sqlite:
            connection.execute(sa.text("SET LOCAL enable_seqscan = off"))
            connection.execute(sa.text("SET LOCAL enable_bitmapscan = off"))
        for name in ("LOBBY", "FINISHED_OF"):
            asked = sa.text(f"EXPLAIN {'QUERY PLAN ' if is_sqlite else ''}{getattr(queries, name).for_sqlite}")
            sought = {"game": "", "players": 0, "clock": "%", "status": "open", "since": 0.0}
            rows = connection.execute(asked, {**sought, "wanted": "anna", "most": 50})
            ways[name] = " ".join(str(row[-1]) for row in rows)

    in_transaction(place, look, reading=True)
    for way, index in ((ways["LOBBY"], "summaries_lobby"), (ways["FINISHED_OF"], "table_people_over")):
        assert index in way
        assert "RIGHT PART OF ORDER BY" in way or "Presorted Key" in way


async def test_people_find_their_tables(store: Store) -> None:
    await store.create_table(table("a"), summary(people=("anna", "ben", "anna"), changed=10.0))
    await store.create_table(table("b", public=False), summary(people=("anna",), changed=20.0))
    assert [found.table.id for found in await store.tables_of("anna")] == ["b", "a"]
    assert [found.table.id for found in await store.tables_of("anna", limit=1)] == ["b"]
    assert [found.table.id for found in await store.tables_of("ben")] == ["a"]
    await store.append("a", 1, happenings(1, 1), summary(people=("anna", "carl"), changed=30.0))
    assert [found.table.id for found in await store.tables_of("anna")] == ["a", "b"]
    assert await store.tables_of("ben") == []
    assert [found.summary.people for found in await store.tables_of("carl")] == [("anna", "carl")]


async def test_finished_games_are_counted_and_listed_apart(store: Store) -> None:
    won = (GameOutcome("anna", "people", "won"), GameOutcome("ben", "people", "lost"))
    await store.create_table(table("a"), summary(people=("anna", "ben"), changed=10.0))
    await store.create_table(table("b", game="other"), summary(people=("anna",), changed=20.0))
    assert await store.tallies_of("anna") == []
    over = summary(status="over", people=("anna", "ben", "host"), changed=30.0, outcomes=won)
    await store.append("a", 1, happenings(1, 1), over)
    assert [found.table.id for found in await store.tables_of("anna")] == ["b"]
    assert [found.table.id for found in await store.finished_of("anna")] == ["a"]
    assert await store.tallies_of("anna") == [Tally("tiny", "people", "won", 1)]
    assert await store.tallies_of("ben") == [Tally("tiny", "people", "lost", 1)]
    assert await store.tallies_of("host") == [Tally("tiny", None, None, 1)]
    late = summary(status="over", people=("anna",), changed=40.0, outcomes=(GameOutcome("anna", "bots", "left"),))
    await store.create_table(table("c"), late)
    assert [found.table.id for found in await store.finished_of("anna")] == ["c", "a"]
    assert [found.table.id for found in await store.finished_of("anna", limit=1)] == ["c"]
    again = summary(people=("anna", "ben", "host"), changed=50.0)
    await store.append("a", 2, happenings(2, 2), again)
    assert [found.table.id for found in await store.tables_of("anna")] == ["a", "b"]
    assert await store.tallies_of("anna") == [Tally("tiny", "bots", "left", 1)]


async def test_clocks_that_ran_out_are_found_the_latest_first(store: Store) -> None:
    for name, moment in (("a", 300.0), ("b", 100.0), ("c", None), ("d", 200.0)):
        await store.create_table(table(name), summary(clock_at=moment, bot_at=1.0))
    assert await store.clocks_due(50.0) == []
    assert await store.clocks_due(200.0) == ["d", "b"]
    assert await store.clocks_due(1000.0, limit=1) == ["a"]
    await store.append("b", 1, happenings(1, 1), summary(clock_at=None))
    assert await store.clocks_due(1000.0) == ["a", "d"]


async def test_bots_that_have_to_move_are_found_one_after_the_other(store: Store) -> None:
    for name, moment in (("a", 300.0), ("b", 100.0), ("c", None), ("d", 200.0), ("e", 100.0)):
        await store.create_table(table(name), summary(bot_at=moment, clock_at=1.0))
    assert await store.bots_due(50.0) == []
    assert await store.bots_due(200.0) == ["b", "d", "e"]
    assert await store.bots_due(200.0, limit=2) == ["b", "d"]
    assert await store.bots_due(200.0, after="d", limit=2) == ["e"]
    await store.append("b", 1, happenings(1, 1), summary(bot_at=None))
    assert await store.bots_due(1000.0) == ["a", "d", "e"]


async def test_what_is_put_off_is_due_later_unless_something_happens(store: Store) -> None:
    await store.create_table(table("clock"), summary(clock_at=100.0))
    await store.create_table(table("bot"), summary(bot_at=100.0))
    for name in ("clock", "bot"):
        await store.put_off(name, now=99.0, until=1000.0)
        assert [*await store.clocks_due(100.0), *await store.bots_due(100.0)].count(name) == 1, "it was not due yet"
        await store.put_off(name, now=100.0, until=1000.0)
    assert (await store.clocks_due(999.0), await store.bots_due(999.0)) == ([], [])
    assert (await store.clocks_due(1000.0), await store.bots_due(1000.0)) == (["clock"], ["bot"])
    await store.append("bot", 1, happenings(1, 1), summary(bot_at=200.0))
    assert await store.bots_due(200.0) == ["bot"]
    await store.put_off("bot", now=200.0, until=None)
    assert await store.bots_due(10_000.0) == []
    listing = await store.listing("bot")
    assert listing is not None
    assert (listing.number, listing.summary) == (1, summary())


async def test_guests_may_share_a_name_and_accounts_may_not(store: Store) -> None:
    anna = Person("p1", "Anna", None, 1.0)
    for guest in (anna, Person("p2", "Anna", None, 2.0), Person("p3", None, None, 3.0)):
        await store.add_person(guest)
        assert await store.person(guest.id) == guest
    assert await store.account("anna") is None
    await store.make_account("p1", "Anna", "hash 1")
    assert await store.account("  ANNA ") == Person("p1", "Anna", "hash 1", 1.0)
    for taken in ("anna", "ANNA", "ａｎｎａ"):
        with pytest.raises(NameTaken):
            await store.make_account("p2", taken, "hash 2")
    with pytest.raises(NameTaken):
        await store.add_person(Person("p4", "aNNa", "hash 4", 4.0))
    await store.rename_person("p2", "ANNA")
    assert await store.person("p2") == Person("p2", "ANNA", None, 2.0)
    await store.make_account("p2", "Ben", "hash 2")
    with pytest.raises(NameTaken):
        await store.rename_person("p2", "Anna")
    await store.rename_person("p1", "ANNA")
    assert await store.account("anna") == Person("p1", "ANNA", "hash 1", 1.0)
    await store.rename_person("p1", "Clara")
    assert await store.account("anna") is None
    assert await store.account("clara") is not None


async def test_people_are_added_once_and_only_known_ones_change(store: Store) -> None:
    await store.add_person(Person("p1", "Anna", None, 1.0))
    with pytest.raises(AlreadyThere):
        await store.add_person(Person("p1", "Ben", None, 1.0))
    for change in (store.rename_person("p9", "Carl"), store.make_account("p9", "Carl", "hash")):
        with pytest.raises(StoreError, match="no person p9"):
            await change


async def test_a_secret_is_the_first_one_proposed(store: Store) -> None:
    found = await asyncio.gather(*(store.secret("cookie", bytes([number]) * 32) for number in range(10)))
    assert len(set(found)) == 1
    assert await store.secret("cookie", b"other") == found[0]
    assert await store.secret("csrf", b"\x00\xff") == b"\x00\xff"


async def test_this_process_drives_its_tables(store: Store) -> None:
    async with store.driver("t1") as mine, store.driver("t1") as again, store.driver("t2") as other:
        assert mine
        assert again
        assert other
    async with store.driver("t1") as mine:
        assert mine


async def test_own_happenings_are_no_news(store: Store) -> None:
    heard: list[tuple[str | None, int]] = []
    store.on_change(lambda name, number: heard.append((name, number)))
    await store.create_table(table(), summary(), happenings(1, 1))
    await store.append("t1", 2, happenings(2, 2), summary())
    await asyncio.sleep(0.1)
    assert heard == []


async def test_how_long_it_has_been_served(store: Store) -> None:
    before = await store.served_for()
    await asyncio.sleep(0.02)
    assert 0 <= before < await store.served_for()
