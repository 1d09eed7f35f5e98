"""QA-HIRE: hiring from an empty pile, and what a hired craftsman does next."""

import random
from typing import Any

import pytest
from tests.rules.architect.hiring import BILLBOARD, PILE, A, B, C, D, E, F, X, Y, again, at_hire, crew_of, removed
from tests.rules.architect.situations import clause, outcome, texts

from queenswright.kernel.errors import PositionError
from queenswright.kernel.game import Game


@pytest.mark.clauses("QA-HIRE-28")
def test_with_an_empty_pile_the_bottom_space_stays_empty(architect: Game) -> None:
    pos = at_hire(architect, talers=2, pile=[])
    assert outcome(pos, "hire 2") == {
        "seats.0.talers": 0,
        f"seats.0.craftsmen.{B}": 4,
        "price": 5,
        "billboard": [None, A, C, D, E, F],
    }
    following = again(architect, pos, 1)
    assert clause(following, "hire 1") == "QA-HIRE-28"
    assert texts(following) == ["hire 2", "hire 3", "hire 4", "hire 5", "hire 6", "forfeit"]


@pytest.mark.clauses("QA-HIRE-27", "QA-HIRE-28")
def test_the_last_tile_of_the_pile_goes_to_the_upper_of_two_empty_spaces(architect: Game) -> None:
    pos = at_hire(architect, talers=4, price=3, pile=[X])
    result = outcome(pos, "hire 4")
    assert result["billboard"] == [None, X, A, B, C, E]
    assert result["pile"] == []
    assert architect.position(pos.to_dict()).digest == pos.digest


@pytest.mark.clauses("QA-HIRE-28")
def test_hiring_goes_on_until_the_billboard_is_empty(architect: Game) -> None:
    """Always the topmost: the last one leaves an empty billboard, and the next Hire is forfeited by itself."""
    pos = at_hire(architect, talers=50, pile=[])
    for left in range(5, -1, -1):
        pos.push("hire 6")
        assert pos.to_dict()["billboard"] == [None] * (6 - left) + BILLBOARD[:left]
        assert pos.to_dict()["price"] == 6
        pos = again(architect, pos, 0) if left else pos
    seats: list[dict[str, Any]] = [{"talers": 9}, {}]
    nobody = architect.position({"seats": seats, "billboard": [None] * 6, "pile": []})
    assert outcome(nobody, "move 2") == {"seats.0.architect": "hire"}
    assert (nobody.step, nobody.to_move) == ("architect", 1)


@pytest.mark.clauses("QA-HIRE-29")
def test_the_topmost_is_removed_even_when_the_pile_is_empty(architect: Game) -> None:
    pos = at_hire(architect, talers=2, price=3, pile=[])
    gone = removed(pos, F)
    assert outcome(pos, "hire 2") == {
        "seats.0.talers": 0,
        f"seats.0.craftsmen.{B}": 4,
        "price": 6,
        "billboard": [None, None, A, C, D, E],
        f"removed.{F}": gone + 1,
    }


@pytest.mark.clauses("QA-HIRE-29", "QA-HIRE-30")
def test_of_the_last_two_tiles_one_is_hired_and_one_removed(architect: Game) -> None:
    pos = at_hire(architect, talers=5, price=3, pile=[], billboard=[None, None, None, None, E, F])
    gone = removed(pos, F)
    pos.push("hire 5")
    assert crew_of(pos) == {E: 1}
    assert pos.to_dict()["billboard"] == [None] * 6
    assert pos.to_dict()["price"] == 6
    assert removed(pos, F) == gone + 1


@pytest.mark.clauses("QA-HIRE-16")
def test_every_empty_space_up_to_the_top_is_refilled(architect: Game) -> None:
    """A table laid out by hand, with one tile on the billboard and a full pile: nothing stays empty."""
    pos = at_hire(architect, talers=6, billboard=[None, None, None, None, None, F], pile=[A, B, C, D, E, X, Y])
    pos.push("hire 6")
    assert pos.to_dict()["billboard"] == [X, E, D, C, B, A]
    assert pos.to_dict()["pile"] == [Y]


@pytest.mark.clauses("QA-HIRE-15", "QA-HIRE-30")
@pytest.mark.parametrize("seed", range(12))
def test_only_the_lowest_spaces_are_ever_empty(architect: Game, seed: int) -> None:
    """Four rich players empty the whole pile; the topmost space is empty only with the whole billboard."""
    chooser = random.Random(seed)
    pos = architect.position({"seats": [{"talers": 999}] * 4, "step": "hire", "seed": seed})
    turn, seen_empty = 0, set()
    while [move.text for move in pos.legal_moves] != ["forfeit"]:
        moves = [move for move in pos.legal_moves if move.text != "forfeit"]
        pos.push(chooser.choice(moves))
        billboard = pos.to_dict()["billboard"]
        empty = billboard.count(None)
        assert billboard[:empty] == [None] * empty
        assert None not in billboard[empty:]
        assert empty == 0 or pos.to_dict()["pile"] == []
        assert (billboard[-1] is None) == (empty == 6)
        seen_empty.add(empty)
        if pos.step != "fire":
            turn += 1
            pos = again(architect, pos, turn % 4)
    assert seen_empty >= {0, 6}


@pytest.mark.clauses("QA-HIRE-30")
@pytest.mark.parametrize("gap", range(1, 6))
def test_a_document_with_a_gap_in_the_billboard_is_refused(architect: Game, gap: int) -> None:
    billboard = [*BILLBOARD[:gap], None, *BILLBOARD[gap + 1 :]]
    with pytest.raises(PositionError, match="QA-HIRE-30"):
        architect.position({"seats": [{}, {}], "billboard": billboard})


@pytest.mark.clauses("QA-HIRE-37", "QA-HIRE-01")
def test_a_craftsman_hired_as_a_town_bonus_does_not_work_in_the_same_action(architect: Game) -> None:
    """The builders turn by one position; the new craftsman keeps the corner that his space marked."""
    crew = {"lumberjack-2": 0, "blacksmith-1": 1, "stonemason-3": 2, "tailor-1": 3}
    bonus = {"guilds": ["lumberjack", "blacksmith", "stonemason", "tailor"], "bonus": {"kind": "hire", "amount": 0}}
    seats = [{}, {"talers": 9, "craftsmen": crew, "carriage": "Marlingate"}]
    pos = architect.position(
        {
            "seats": seats, "to_move": 1, "step": "construct", "demand": {"Marlingate": bonus},
            "billboard": BILLBOARD, "pile": PILE,
        }
    )  # fmt: skip
    pos.push("build")
    pos.push("climb 0")
    assert (pos.step, pos.to_move) == ("hire", 1)
    pos.push("hire 4")
    assert crew_of(pos, 1) == {name: position + 1 for name, position in crew.items()} | {D: 2}
    assert pos.to_dict()["seats"][1]["architect"] == "construct"
    assert (pos.step, pos.to_move) == ("architect", 0)


@pytest.mark.clauses("QA-HIRE-37")
def test_a_hired_craftsman_works_in_a_later_turn(architect: Game) -> None:
    pos = at_hire(architect, talers=4)
    pos.push("hire 4")
    assert pos.why_not(f"work {D}") is not None
    later = again(architect, pos, 0, step="labour")
    later.push(f"work {D}")
    assert crew_of(later) == {D: 3}


@pytest.mark.clauses("QA-HIRE-38")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_craftsman_from_the_bottom_space_leaves_after_his_one_job(architect: Game, seat: int) -> None:
    pos = at_hire(architect, talers=1, seat=seat)
    for move in ("hire 1", "move 1", "forfeit"):  # the neighbour's turn passes
        pos.push(move)
    assert crew_of(pos, seat) == {A: 5}
    gone = removed(pos, A)
    later = again(architect, pos, seat, step="labour")
    later.push(f"work {A}")
    assert crew_of(later, seat) == {}
    assert later.to_dict()["seats"][seat]["talers"] == 1 + 2
    assert removed(later, A) == gone + 1
