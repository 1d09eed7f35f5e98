"""Tries, hints, the puzzle of the day, streaks, and who is offered what."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest
from tests.puzzles.situations import race

from queenswright.kernel.errors import IllegalMove, MalformedMove
from queenswright.kernel.game import Game
from queenswright.puzzles import (
    ComparedTurn,
    Puzzle,
    PuzzleError,
    Puzzles,
    SolverRating,
    after_try,
    hint,
    next_for,
    of_the_day,
    offered,
    problems,
    read_puzzles,
    start_of,
    streak,
    tried,
    write_puzzles,
)
from queenswright.puzzles.collection import FIRST_DAY, About
from queenswright.puzzles.data import Source


@pytest.fixture
def puzzle(tiny: Game) -> Puzzle:
    position = race(tiny)
    turns = ComparedTurn(("secret",), (1.0, 0.0)), ComparedTurn(("roll",), (0.3, 0.7))
    return Puzzle("tiny", "turn", "", 0, 2, position.to_dict(), turns[0], (turns[1],), 0.7, 0.0, 8, 1500, {}, Source(1))


def many(puzzle: Puzzle, count: int) -> list[Puzzle]:
    """Puzzles that differ in what is hidden, and in how hard they are."""
    return [
        replace(puzzle, position={**puzzle.position, "seed": number}, rating=1000 + 50 * number)
        for number in range(count)
    ]


def test_a_try_is_right_wrong_or_impossible(tiny: Game, puzzle: Puzzle) -> None:
    start = start_of(puzzle, tiny)
    assert tried(puzzle, start, ["secret"]).is_right
    wrong = tried(puzzle, start, ["roll"])
    assert (wrong.is_right, wrong.is_whole, wrong.turn) == (False, True, puzzle.others[0])
    nothing = tried(puzzle, start, [])
    assert (nothing.is_right, nothing.is_whole, nothing.turn) == (False, False, None)
    with pytest.raises(IllegalMove):
        tried(puzzle, start, ["draw"])
    with pytest.raises(MalformedMove):
        tried(puzzle, start, ["fly"])
    with pytest.raises(PuzzleError, match="expected its end"):
        tried(puzzle, start, ["roll", "roll"])
    assert start.moves == [], "a try leaves the position as it is"


def test_hints_lead_to_the_move_that_matters(tiny: Game, puzzle: Puzzle) -> None:
    start = start_of(puzzle, tiny)
    assert hint(puzzle, start, 1).message == "puzzle-hint-step"
    assert hint(puzzle, start, 2).args == {"move": "secret"}


def test_what_is_wrong_with_a_puzzle_is_named(tiny: Game, puzzle: Puzzle) -> None:
    assert problems(puzzle, tiny) == []
    assert "expected 'other'" in problems(replace(puzzle, kind="other"), tiny)[0]
    assert "chapter" in problems(replace(puzzle, chapter="4"), tiny)[0]
    assert "expected 1" in problems(replace(puzzle, seat=1), tiny)[0]
    assert "draw" in problems(replace(puzzle, answer=ComparedTurn(("draw",), (1.0, 0.0))), tiny)[0]
    assert problems(replace(puzzle, others=(puzzle.answer,)), tiny) == ["two of its turns are the same answer"]


def test_later_chapters_are_offered_to_those_who_came_there(puzzle: Puzzle) -> None:
    all_of_them = [replace(puzzle, chapter=chapter) for chapter in ("", "1", "4", "7-wall", "7-road")]
    assert [one.chapter for one in offered(all_of_them)] == ["", "1"]
    assert [one.chapter for one in offered(all_of_them, ["1", "4", "7-road"])] == ["", "1", "4", "7-road"]


def test_every_puzzle_has_its_day_before_one_comes_again(puzzle: Puzzle) -> None:
    puzzles = [*many(puzzle, 9), replace(puzzle, chapter="5")]
    days = [of_the_day(puzzles, FIRST_DAY + timedelta(number)) for number in range(18)]
    assert [number for number, _ in days] == list(range(1, 19))
    first, second = ([one.id for _, one in lap] for lap in (days[:9], days[9:]))
    assert len(set(first)) == 9
    assert set(second) == set(first)
    assert second != first
    assert all(one.chapter == "" for _, one in days)
    assert of_the_day(puzzles[::-1], FIRST_DAY) == days[0], "the order of the file does not matter"
    with pytest.raises(PuzzleError):
        of_the_day([replace(puzzle, chapter="5")], FIRST_DAY)


def test_the_next_puzzle_is_as_hard_as_its_solver_is_good(puzzle: Puzzle) -> None:
    puzzles = many(puzzle, 30)
    for seed in range(5):
        chosen = next_for(puzzles, 1500, [], [], None, seed)
        assert chosen is not None
        assert abs(chosen.rating - 1500) <= 200
        again = next_for(puzzles, 1500, [chosen.id], [], "turn", seed)
        assert again is not None
        assert again.id != chosen.id
    assert next_for(puzzles, 1500, [], [], "other", 1) is None
    assert next_for(puzzles, 1500, [one.id for one in puzzles], [], None, 1) is None


def test_a_streak_breaks_with_a_day_without() -> None:
    today = date(2026, 11, 19)
    days = {today - timedelta(back) for back in (1, 2, 3, 5)}
    assert streak(days, today) == 3
    assert streak({*days, today}, today) == 4
    assert streak({today - timedelta(2)}, today) == 0


def test_ratings_move_towards_what_was_shown() -> None:
    solver = SolverRating()
    for _ in range(30):
        solver = after_try(solver, 1800, True)
    assert solver.rating > 1800
    assert solver.doubt < 250
    before = after_try(SolverRating(1500, 100), 1500, False)
    assert 1470 < before.rating < 1500, "who is known well moves little"
    assert after_try(SolverRating(), 900, True).rating < after_try(SolverRating(), 2100, True).rating


@pytest.mark.parametrize("name", ["some.jsonl", "some.jsonl.gz"])
def test_files_are_read_back(tmp_path_factory: pytest.TempPathFactory, puzzle: Puzzle, name: str) -> None:
    path = tmp_path_factory.mktemp("puzzles") / name
    found = Puzzles(About("tiny", "fair", "x", 3, 4)).with_more(many(puzzle, 3), 5)
    write_puzzles(path, found)
    assert read_puzzles(path).about == About("tiny", "fair", "x", 3, 4, 5)
    assert [one.id for one in read_puzzles(path).puzzles] == [one.id for one in found.puzzles]
    more = found.with_more(many(puzzle, 4), 2)
    assert len(more.puzzles) == 4
    assert more.about.searched == 5
    assert more.get(more.puzzles[3].id) == more.puzzles[3]
    for wrong in ("", "zz"):
        with pytest.raises(PuzzleError):
            more.get(wrong)


def test_what_several_searches_found_is_joined_without_loss_or_doubles(puzzle: Puzzle) -> None:
    first = Puzzles(About("tiny", "fair", "x", 3, 4)).with_more(many(puzzle, 3), 5)
    other = Puzzles(About("tiny", "fair", "x", 9, 4, kinds=("turn",))).with_more(many(puzzle, 5), 70)
    both = first.joined(other)
    assert [one.id for one in both.puzzles] == [one.id for one in many(puzzle, 5)]
    assert both.about == first.about, "the first search goes on where it was"
    with pytest.raises(PuzzleError, match="digest"):
        first.joined(Puzzles(About("tiny", "fair", "y")))


def test_a_file_says_what_its_search_was_for(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("puzzles") / "some.jsonl"
    for about in (About("tiny", "fair", "x"), About("tiny", "fair", "x", kinds=("turn",), chapters=("4", "5"))):
        write_puzzles(path, Puzzles(about))
        assert read_puzzles(path).about == about
        assert ("kinds" in path.read_text()) == bool(about.kinds)


@pytest.mark.parametrize(
    "data", [b"", b"[]", b"{", b'{"version":2}', b'{"version":1}', b"\xff", b'{"version":1,"x":1}']
)
def test_what_is_no_file_of_puzzles_is_refused(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    for name in ("some.jsonl", "some.jsonl.gz"):
        path = tmp_path_factory.mktemp("puzzles") / name
        path.write_bytes(data)
        with pytest.raises(PuzzleError):
            read_puzzles(path)
