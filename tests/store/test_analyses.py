"""Analyses in both stores: once for every game, with what was found, and gone when nobody looks."""

from __future__ import annotations

from dataclasses import replace

from tests.store.rows import happenings, summary, table

from queenswright.store import AnalysisRow, Person, Store

ROW = AnalysisRow("a1", "table t1 1", "t1", 1, "anna", 5.0, 5.0, "waiting")
BODY = bytes(range(256))


async def test_the_same_game_is_analysed_once(store: Store) -> None:
    assert await store.add_analysis(ROW) == ROW
    assert await store.add_analysis(replace(ROW, id="a2", person="ben")) == ROW
    assert await store.analysis("a2") is None
    assert await store.analysis("a1") == await store.analysis_of("table t1 1") == ROW


async def test_what_was_found_is_kept_with_the_moment(store: Store) -> None:
    await store.add_analysis(ROW)
    await store.note_analysis("a1", "working", 7.0)
    assert await store.analysis("a1") == replace(ROW, status="working", used=7.0)
    await store.keep_analysis("a1", "done", BODY, 9.0)
    assert await store.analysis("a1") == replace(ROW, status="done", used=9.0, body=BODY)


async def test_what_nobody_looks_at_goes(store: Store) -> None:
    for number, used in enumerate((5.0, 8.0, 9.0, 10.0, 11.0)):
        await store.add_analysis(replace(ROW, id=f"a{number}", subject=f"{number}", used=used, body=BODY))
    await store.add_analysis(replace(ROW, id="empty", subject="nothing was found", used=9.0))

    async def left() -> list[int]:
        return [number for number in range(5) if await store.analysis(f"a{number}") is not None]

    await store.drop_analyses(8.0, 9.0, 100)
    assert await left() == [1, 2, 3, 4]
    assert await store.analysis("empty") is not None
    await store.drop_analyses(8.0, 9.5, 100)
    assert await store.analysis("empty") is None
    await store.drop_analyses(8.0, 9.5, 2)
    assert await left() == [3, 4], "those that were looked at last"


async def test_records_go_with_the_person_who_brought_them(store: Store) -> None:
    """The analysis of a table belongs to all who played there; only who asked for it is forgotten."""
    await store.add_person(Person("anna", "Anna", None, 1.0))
    await store.add_analysis(ROW)
    await store.add_analysis(replace(ROW, id="a2", subject="record", table_id=None, record=BODY))
    await store.add_analysis(replace(ROW, id="a3", subject="other", table_id=None, record=BODY, person="ben"))
    await store.forget_person("anna", "gone", [])
    assert await store.analysis("a1") == replace(ROW, person="")
    assert await store.analysis("a2") is None
    assert await store.analysis("a3") is not None


async def test_running_games_between_people_are_found(store: Store) -> None:
    """The latest first; where one person sits alone, or nobody has played for long, nobody is helped against others."""
    two = summary(people=("anna", "ben"))
    for name, changed, how in (
        ("t1", 3000.0, two),
        ("t2", 3000.0, replace(two, status="over")),
        ("alone", 3000.0, summary()),
        ("left", 1000.0, two),
        ("t3", 2000.0, two),
    ):
        await store.create_table(table(name), replace(how, changed=changed), happenings(1, 9))
    kind = table("t1").game, table("t1").players
    assert await store.running(1500.0, 9) == [("t1", 9, *kind), ("t3", 9, *kind)]
    await store.append("t3", 10, happenings(10, 10), replace(two, changed=4000.0))
    assert await store.running(1500.0, 9) == [("t3", 10, *kind), ("t1", 9, *kind)]
    assert await store.running(1500.0, 1) == [("t3", 10, *kind)]
