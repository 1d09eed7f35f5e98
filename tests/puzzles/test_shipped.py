"""The puzzles that come with the games: all are legal and of their kind, and twelve of them, others every day, hold."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from queenswright.bots.seeds import number_of
from queenswright.games import BUILT_IN, game_rules
from queenswright.kernel.game import Game
from queenswright.puzzles import problems, shipped, start_of
from queenswright.puzzles.collection import offered, shipped_file
from queenswright.puzzles.finder import MARGIN, SURE
from queenswright.puzzles.workers import check_all

TODAY = datetime.now(UTC).date().toordinal()
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


def test_nothing_of_a_later_epoch_is_in_what_everybody_is_offered(name: str) -> None:
    puzzles = shipped(name)
    game = puzzles.game()
    for puzzle in offered(puzzles.puzzles):
        assert int(getattr(start_of(puzzle, game).state, "opened", 1)) == 1, puzzle.id


def test_some_of_them_hold_at_ten_times_the_budget(name: str) -> None:
    puzzles = shipped(name)
    order = sorted(puzzles.puzzles, key=lambda puzzle: number_of("today", TODAY, puzzle.id))
    found = list(check_all(puzzles, order[:A_DAY], FRESH, cores=2))
    assert len(found) == min(A_DAY, len(puzzles.puzzles))
    assert [check for check in found if not check.holds] == [], f"of day {TODAY}"
