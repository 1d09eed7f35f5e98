"""QD-ROUND-04, 11, QD-LATER-37: which of the dice on hand can be picked up."""

from __future__ import annotations

import pytest
from tests.rules.queensdale.situations import at, clause, clauses, play, seat, texts

from queenswright.kernel.game import Game


@clauses("QD-ROUND-04")
def test_a_placed_die_is_not_picked_up_again(queensdale: Game) -> None:
    pos = at(queensdale, {"dice": [None, "timber", None, "stone", None]}, {})
    assert [move for move in texts(pos) if move.startswith("die")] == ["die 2", "die 4"]
    assert {clause(pos, f"die {number}") for number in (1, 3, 5)} == {"QD-ROUND-04"}


@clauses("QD-ROUND-11")
def test_one_die_is_placed_per_turn(queensdale: Game) -> None:
    pos = at(queensdale, {"dice": ["action", "timber"], "goods": {"guilder": 1}}, {"dice": ["action"]})
    play(pos, "die 1", "wage")
    assert clause(pos, "die 2") == "QD-ROUND-11"


@clauses("QD-LATER-37", "QD-DICE-13")
@pytest.mark.parametrize(("mirror", "other"), [(1, 5), (5, 1)])
def test_a_mirror_counts_as_any_other_die_on_hand(queensdale: Game, mirror: int, other: int) -> None:
    dice: list[str | None] = [None] * 5
    dice[mirror - 1], dice[other - 1] = "card_6", "timber"
    pos = play(at(queensdale, {"dice": dice}, {}, opened=6), f"die {mirror}")
    if pos.step == "mirror":
        assert texts(pos) == [f"as die {other}"]
        play(pos, f"as die {other}")
    assert (pos.step, seat(pos, 0)["dice"][mirror - 1]) == ("place", "timber")


@clauses("QD-LATER-37", "QD-DICE-13")
def test_a_mirror_alone_fits_nowhere(queensdale: Game) -> None:
    assert clause(at(queensdale, {"dice": ["card_6"]}, {}, opened=6), "die 1") == "QD-DICE-13"
