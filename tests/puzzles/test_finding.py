"""What the search finds, and what it leaves alone."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from tests.puzzles.situations import BUDGET, puzzle_in, race

import queenswright as qw
from queenswright.kernel.game import Game
from queenswright.puzzles.checking import check
from queenswright.puzzles.data import Puzzle, PuzzleError, Source
from queenswright.puzzles.finder import MARGIN, Finder, Ranking, Wishes, search_game, sources_for
from queenswright.puzzles.places import BY_LOT, OF_A_KIND
from queenswright.puzzles.rating import BOTS
from queenswright.puzzles.turns import every_turn, kind_of
from queenswright.study.data import Outlook


@pytest.fixture(scope="module")
def found(tiny: Game) -> Puzzle:
    puzzle = puzzle_in(tiny, race(tiny))
    assert puzzle is not None
    return puzzle


def test_the_only_winning_turn_is_a_puzzle(found: Puzzle) -> None:
    """The secret wins at once; a throw is enough in one case of three, and otherwise elm wins."""
    assert found.answer.moves == ("secret",)
    assert found.answer.shares == (1.0, 0.0)
    assert [turn.moves for turn in found.others] == [("roll",)]
    assert abs(found.margin - 2 / 3) < 4 * found.error + 0.05
    assert (found.kind, found.chapter, found.seat, found.players) == ("turn", "", 0, 2)
    assert found.source.seed == 7
    assert set(found.solved) == set(BOTS)


@pytest.mark.parametrize(("own", "other", "secret"), [(11, 0, 4), (0, 0, 1), (0, 11, 1)])
def test_where_no_turn_is_clearly_better_there_is_no_puzzle(tiny: Game, own: int, other: int, secret: int) -> None:
    """Everything wins; it does not matter yet; everything loses."""
    assert puzzle_in(tiny, race(tiny, own, other, secret)) is None


def test_kinds_and_chapters_of_which_there_are_enough_are_left_out(tiny: Game) -> None:
    for full in (["turn"], [""]):
        seeker = Finder(tiny, Wishes(budget=BUDGET, full=full), seed=5)
        assert seeker.look_at(race(tiny), Source(1)) is None


def test_only_what_is_wished_for_is_looked_for(tiny: Game) -> None:
    def seeker(kinds: tuple[str, ...] = (), chapters: tuple[str, ...] = ()) -> Finder:
        return Finder(tiny, Wishes(budget=BUDGET, kinds=kinds, chapters=chapters), seed=5)

    assert seeker(kinds=("turn",), chapters=("",)).look_at(race(tiny), Source(1)) is not None
    assert seeker(chapters=("4",)).look_at(race(tiny), Source(1)) is None
    assert seeker(kinds=("other",)).look_at(race(tiny), Source(1)) is None


def test_of_the_kinds_that_are_wished_for_every_turn_is_looked_at(tiny: Game) -> None:
    some = list(Finder(tiny, Wishes(), 5).places.promising(tiny.new(2, seed=5), lambda kind: False))
    every = list(Finder(tiny, Wishes(), 5).places.promising(tiny.new(2, seed=5), lambda kind: False, every=True))
    none = list(Finder(tiny, Wishes(), 5).places.promising(tiny.new(2, seed=5), lambda kind: True, every=True))
    assert len(some) == OF_A_KIND + BY_LOT < len(every)
    assert none == []


def test_campaigns_begin_in_the_chapters_that_are_wished_for() -> None:
    game = qw.load("queensdale")
    assert sources_for(game, ()) == game.rules.puzzles.sources
    assert list(sources_for(game, ("4", "8-wall"))) == [{"epoch": "4"}, {"epoch": "8-wall"}]
    assert sources_for(game, ("12",)) == game.rules.puzzles.sources


def test_a_puzzle_survives_ten_times_the_budget_and_other_deals(tiny: Game, found: Puzzle) -> None:
    for seed in (1, 2):
        done = check(found, tiny, BUDGET, seed)
        assert done.holds
        assert done.rival == ("roll",)
        assert abs(done.margin - 2 / 3) < 4 * done.error + 0.05


def test_a_wrong_answer_does_not_hold(tiny: Game, found: Puzzle) -> None:
    swapped = replace(found, answer=found.others[0], others=(found.answer,))
    assert not check(swapped, tiny, BUDGET, 1).holds


@pytest.mark.parametrize(
    ("order", "margin", "error", "is_clear"),
    [
        ((0, 1), MARGIN, MARGIN / 4, True),
        ((0, 1), MARGIN, MARGIN / 3.9, False),
        ((0, 1), MARGIN - 0.01, 0.0, False),
        ((1, 0), 0.3, 0.0, False),
    ],
)
def test_a_puzzle_needs_a_margin_and_certainty(
    order: tuple[int, int], margin: float, error: float, is_clear: bool
) -> None:
    outlook = Outlook((0.5, 0.5), (0.0, 0.0), 8)
    assert Ranking((outlook, outlook), order, margin, error).is_clear is is_clear


def test_every_turn_once_and_whole(tiny: Game) -> None:
    position = race(tiny, own=2, other=3)
    turns = every_turn(Finder(tiny, Wishes(), 1).judge.mind, position, 10)
    assert {tuple(move.text for move in moves) for moves in turns} == {("roll",), ("secret",)}
    assert len(every_turn(Finder(tiny, Wishes(), 1).judge.mind, position, 1)) == 1
    assert kind_of(position, turns[0]) == "turn"


def test_a_game_is_searched_the_same_way_again(tiny: Game) -> None:
    wishes = Wishes(seed=3, budget=2)
    found = [list(search_game(tiny, number, wishes)) for number in range(6)]
    assert any(found)
    assert found == [list(search_game(tiny, number, wishes)) for number in range(6)]
    for puzzle in (one for many in found for one in many):
        assert check(puzzle, tiny, 2, 9).problems == ()


def test_the_written_form_is_read_back(found: Puzzle) -> None:
    written = json.loads(json.dumps(found.to_dict()))
    assert Puzzle.from_dict(written) == Puzzle.from_dict(found.to_dict())
    assert Puzzle.from_dict(written).id == found.id


@pytest.mark.parametrize(
    "damage",
    [
        {"seat": 2}, {"others": []}, {"kind": 5}, {"margin": 2}, {"margin": "nan"}, {"position": None},
        {"answer": {"moves": [], "shares": [1, 0], "line": [], "reasons": []}}, {"solved": {"x": -1}},
        {"answer": {"moves": ["roll"], "shares": [1], "line": [], "reasons": []}}, {"source": {"more": 1}},
    ],
)  # fmt: skip
def test_what_is_no_puzzle_is_refused(found: Puzzle, damage: dict[str, object]) -> None:
    with pytest.raises(PuzzleError):
        Puzzle.from_dict({**found.to_dict(), **damage})
