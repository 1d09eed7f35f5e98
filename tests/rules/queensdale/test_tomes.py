"""QD-LATER-04, 05: the tome action."""

from __future__ import annotations

import pytest
from tests.rules.queensdale.situations import at, clause, clauses, outcome, texts, with_die

from queenswright import PositionError
from queenswright.kernel.errors import MalformedMove
from queenswright.kernel.game import Game


@clauses("QD-LATER-04", "QD-LATER-05")
@pytest.mark.parametrize("opened", [1, 2])
def test_there_is_no_tome_space_before_epoch_3(queensdale: Game, opened: int) -> None:
    pos = with_die(queensdale, "action", {"goods": {"guilder": 3}}, opened=opened)
    assert "tome" not in texts(pos)
    with pytest.raises(MalformedMove):
        pos.push("tome")
    with pytest.raises(PositionError, match=r"seats\[0\].tomes: there is nothing before tomes is in play"):
        at(queensdale, {"tomes": 1}, opened=opened)


@clauses("QD-LATER-04", "QD-LATER-05")
@pytest.mark.parametrize("opened", [3, 9])
def test_a_tome_costs_a_guilder(queensdale: Game, opened: int) -> None:
    pos = with_die(queensdale, "action", {"goods": {"guilder": 1}, "family": "anvil"}, opened=opened)
    assert outcome(pos, "tome") == {
        "seats.0.tomes": 1, "seats.0.goods.guilder": 0, "seats.0.dice": [None] * 5, "taken.tome": 1,
    }  # fmt: skip


@clauses("QD-LATER-05", "QD-DICE-04")
def test_a_resource_die_is_paid_first(queensdale: Game) -> None:
    """One guilder pays the die or the tome; two pay both, and so do a guilder and another resource."""
    assert clause(with_die(queensdale, "guilder", {"goods": {"guilder": 1}}, opened=3), "tome") == "QD-LATER-05"
    both = with_die(queensdale, "guilder", {"goods": {"guilder": 2}}, opened=3)
    assert outcome(both, "tome")["seats.0.tomes"] == 1
    other = with_die(queensdale, "timber", {"goods": {"timber": 1, "guilder": 1}}, opened=3)
    assert outcome(other, "tome")["seats.0.tomes"] == 1


@clauses("QD-LATER-05")
def test_without_a_guilder_there_is_no_tome(queensdale: Game) -> None:
    pos = with_die(queensdale, "action", {"goods": {"timber": 9, "bread": 9}}, opened=3)
    assert clause(pos, "tome") == "QD-LATER-05"


@clauses("QD-LATER-05")
def test_six_tomes_are_the_most(queensdale: Game) -> None:
    rich = {"goods": {"guilder": 9}}
    assert outcome(with_die(queensdale, "action", rich | {"tomes": 5}, opened=3), "tome")["seats.0.tomes"] == 6
    assert clause(with_die(queensdale, "action", rich | {"tomes": 6}, opened=3), "tome") == "QD-LATER-05"
    with pytest.raises(PositionError, match=r"tomes: got 7, expected a number, 0 to 6"):
        at(queensdale, {"tomes": 7}, opened=3)


@clauses("QD-LATER-05")
@pytest.mark.parametrize(("players", "count"), [(4, 2), (3, 1), (2, 1)])
def test_tome_spaces_by_number_of_players(queensdale: Game, players: int, count: int) -> None:
    own = {"goods": {"guilder": 3}}
    last = with_die(queensdale, "action", own, players=players, opened=3, taken={"tome": count - 1})
    assert "tome" in texts(last)
    full = with_die(queensdale, "action", own, players=players, opened=3, taken={"tome": count})
    assert clause(full, "tome") == "QD-BOARD-11"


@clauses("QD-LATER-05", "QD-STICKER-05")
def test_the_occupied_face_goes_on_an_occupied_tome_space(queensdale: Game) -> None:
    own = {"goods": {"guilder": 1}}
    free = with_die(queensdale, "occupied", own, opened=3, taken={"wage": 1})
    assert clause(free, "occupied tome") == "QD-STICKER-20"
    pos = with_die(queensdale, "occupied", own, opened=3, taken={"tome": 1})
    assert outcome(pos, "occupied tome") == {
        "seats.0.tomes": 1, "seats.0.goods.guilder": 0, "seats.0.dice": [None] * 5,
    }  # fmt: skip


@clauses("QD-LATER-05", "QD-LATER-49")
def test_with_a_scriptorium_a_tome_costs_nothing(queensdale: Game) -> None:
    pos = with_die(queensdale, "action", {"buildings": {"scriptorium": 1}}, opened=4)
    assert outcome(pos, "tome")["seats.0.tomes"] == 1
