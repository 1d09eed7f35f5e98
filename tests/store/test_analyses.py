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
    await store.add_analysis(ROW)
    await store.add_analysis(replace(ROW, id="a2", subject="record", used=8.0))
    await store.drop_analyses(8.0)
    assert await store.analysis("a1") is None
    assert await store.analysis("a2") is not None


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


async def test_running_games_are_found_by_game_and_players(store: Store) -> None:
    await store.create_table(table("t1"), summary(), happenings(1, 9))
    await store.create_table(table("t2"), replace(summary(), status="over"), happenings(1, 3))
    one = table("t1")
    found = await store.running(one.game, one.players)
    assert [(row.id, row.number, row.seats, row.settings) for row in found] == (
        [("t1", 9, summary().seats, one.settings)] if summary().status == "running" else []
    )
    await store.append("t1", 10, happenings(10, 10), replace(summary(), status="running"))
    assert [(row.id, row.number) for row in await store.running(one.game, one.players)] == [("t1", 10)]
    assert await store.running(one.game, one.players + 1) == []
    assert await store.running("other", one.players) == []
