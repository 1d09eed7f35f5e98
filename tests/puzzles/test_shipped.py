"""The puzzles that come with the games: all are legal and of their kind, and twelve of them, others every day, hold."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from queenswright.bots.seeds import number_of
from queenswright.games import BUILT_IN, game_rules
from queenswright.kernel.game import Game
from queenswright.puzzles import problems, shipped, start_of
from queenswright.puzzles.collection import offered, shipped_file
from queenswright.puzzles.finder import MARGIN, SURE
from queenswright.puzzles.workers import check_all

TODAY = datetime.now(UTC).date().toordinal()
ROOT = Path(__file__).parents[2]
EARLY = ("", "1", "2", "3")
"""Chapters up to the third epoch; a game without chapters has the first of these only."""
A_DAY = 6
"""Puzzles of each game that are looked at again on a day."""
FRESH = 739_939
"""Other random numbers than those they were found with; every shipped puzzle was checked with them when it came in."""


SHIPPED = [name for name in BUILT_IN if shipped_file(game_rules(name)).is_file()]


@pytest.fixture(params=SHIPPED)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_every_puzzle_is_legal_and_of_its_kind(name: str) -> None:
    puzzles = shipped(name)
    game: Game = puzzles.game()
    assert {puzzle.id: found for puzzle in puzzles.puzzles if (found := problems(puzzle, game))} == {}
    assert len({puzzle.id for puzzle in puzzles.puzzles}) == len(puzzles.puzzles)
    assert {puzzle.game for puzzle in puzzles.puzzles} == {name}
    assert all(puzzle.margin >= max(MARGIN, SURE * puzzle.error) for puzzle in puzzles.puzzles)


def told() -> str:
    """The puzzles that come with the games, as docs/puzzles.md lists them."""
    lines = ["| game | kind | puzzles | of epochs 4 to 9 | ratings | median |", "|---|---|--:|--:|---|--:|"]
    for game in SHIPPED:
        for kind in (*game_rules(game).puzzles.kinds, None):
            some = [puzzle for puzzle in shipped(game).puzzles if kind in (None, puzzle.kind)]
            chapters = {puzzle.chapter for puzzle in some} - {""}
            late = sum(puzzle.chapter not in EARLY for puzzle in some) if chapters else "–"
            ratings = sorted(puzzle.rating for puzzle in some)
            span = f"{ratings[0]} to {ratings[-1]} | {ratings[len(ratings) // 2]}" if ratings else "– | –"
            lines.append(f"| {game} | {kind or 'all'} | {len(some)} | {late} | {span} |")
    return "\n".join(lines)


def test_the_manual_tells_how_many_there_are() -> None:
    assert told() in (ROOT / "docs" / "puzzles.md").read_text(encoding="utf-8")


def test_nothing_of_a_later_epoch_is_in_what_everybody_is_offered(name: str) -> None:
    puzzles = shipped(name)
    game = puzzles.game()
    for puzzle in offered(puzzles.puzzles):
        assert int(getattr(start_of(puzzle, game).state, "opened", 1)) == 1, puzzle.id


def test_some_of_them_hold_at_ten_times_the_budget(name: str) -> None:
    puzzles = shipped(name)
    order = sorted(puzzles.puzzles, key=lambda puzzle: number_of("today", TODAY, puzzle.id))
    found = list(check_all(puzzles, order[:A_DAY], FRESH, cores=1))
    assert len(found) == min(A_DAY, len(puzzles.puzzles))
    assert [check for check in found if not check.holds] == [], f"of day {TODAY}"
