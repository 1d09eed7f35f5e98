"""What people did with puzzles, in both stores: kept once, in order, counted for all, and gone with the person."""

from __future__ import annotations

from dataclasses import replace

import pytest

from queenswright.store import Person, PuzzleTry, Store

ROW = PuzzleTry("anna", "architect", "p1", 5.0, "wrong", 0, 1450.0, 300.0, 0.5)


async def test_only_the_first_try_is_kept(store: Store) -> None:
    assert await store.begin_puzzle(ROW)
    assert not await store.begin_puzzle(replace(ROW, first="right", rating=2000.0))
    assert await store.begin_puzzle(replace(ROW, puzzle="p2", begun=4.0))
    assert await store.begin_puzzle(replace(ROW, game="tiny"))
    tries = await store.puzzle_tries("anna", "architect")
    assert [(one.puzzle, one.first) for one in tries] == [("p2", "wrong"), ("p1", "wrong")]
    assert tries[1] == ROW
    assert [one.game for one in await store.puzzle_tries("anna")] == ["architect", "architect", "tiny"]
    assert await store.puzzle_tries("ben", "architect") == []


async def test_a_puzzle_ends_once(store: Store) -> None:
    await store.begin_puzzle(ROW)
    await store.note_hints("anna", "architect", "p1", 2)
    await store.note_hints("anna", "architect", "p1", 1)
    await store.solve_puzzle("anna", "architect", "p1", 7.0, 3)
    await store.solve_puzzle("anna", "architect", "p1", 8.0, 4)
    await store.show_puzzle("anna", "architect", "p1", 9.0)
    assert await store.puzzle_tries("anna", "architect") == [replace(ROW, hints=2, solved=7.0, day=3)]
    await store.begin_puzzle(replace(ROW, puzzle="p2", begun=6.0))
    await store.show_puzzle("anna", "architect", "p2", 9.0)
    await store.solve_puzzle("anna", "architect", "p2", 10.0, None)
    assert (await store.puzzle_tries("anna", "architect"))[1] == replace(ROW, puzzle="p2", begun=6.0, shown=9.0)


async def test_an_answer_that_was_shown_is_found_when_it_is_tried_once_more(store: Store) -> None:
    await store.begin_puzzle(replace(ROW, first="shown", shown=5.0))
    await store.find_puzzle("anna", "architect", "p1", 8.0)
    await store.find_puzzle("anna", "architect", "p1", 9.0)
    assert await store.puzzle_tries("anna") == [replace(ROW, first="shown", shown=5.0, solved=8.0)]


async def test_tries_are_taken_over_at_once(store: Store) -> None:
    """Anna keeps how she began; what the guest brought is hers, and the guest's is gone."""
    await store.begin_puzzle(ROW)
    for row in (replace(ROW, person="guest", first="right", solved=6.0), replace(ROW, person="guest", puzzle="p2")):
        await store.begin_puzzle(row)
    both = [replace(ROW, solved=6.0, rating=1500.0), replace(ROW, puzzle="p2", begun=7.0)]
    await store.take_over_tries("guest", [replace(both[0], first="right", begun=1.0), both[1]])
    assert await store.puzzle_tries("anna") == both
    assert await store.puzzle_tries("guest") == []


async def test_first_tries_of_all_are_counted_but_those_after_a_hint(store: Store) -> None:
    for person, first, expected in (("a", "right", 0.5), ("b", "wrong", 0.25), ("c", "shown", 0.5), ("d", "hint", 0.5)):
        await store.begin_puzzle(replace(ROW, person=person, first=first, expected=expected))
    await store.begin_puzzle(replace(ROW, game="tiny"))
    found = await store.puzzle_results("architect")
    assert list(found) == ["p1"]
    assert (found["p1"].tries, found["p1"].right) == (3, 1)
    assert found["p1"].expected == pytest.approx(1.25)
    assert found["p1"].variance == pytest.approx(0.25 + 0.1875 + 0.25)
    assert await store.puzzle_results("queensdale") == {}


async def test_what_somebody_did_goes_with_them(store: Store) -> None:
    await store.add_person(Person("anna", None, None, 1.0))
    await store.begin_puzzle(ROW)
    await store.begin_puzzle(replace(ROW, person="ben"))
    await store.forget_person("anna", "gone", [])
    assert await store.puzzle_tries("anna") == []
    assert len(await store.puzzle_tries("ben")) == 1


async def test_guests_who_never_came_back_leave_nothing(store: Store) -> None:
    """Ben is somebody without a session, who goes; Cleo has an account, and the one at this machine stays."""
    await store.add_person(Person("ben", None, None, 1.0))
    await store.add_person(Person("cleo", "Cleo", "hash", 1.0))
    for person in ("ben", "cleo", "local"):
        await store.begin_puzzle(replace(ROW, person=person))
    assert await store.forget_guests("", 10, 50.0) == ""
    left = [person for person in ("ben", "cleo", "local") if await store.puzzle_tries(person)]
    assert left == ["cleo", "local"]
