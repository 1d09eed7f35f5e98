"""QD-LATER-01..03: marble."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    clause,
    clauses,
    finished,
    give,
    goods,
    of_epoch,
    outcome,
    play,
    seat,
    texts,
)

from queenswright.kernel.errors import MalformedMove
from queenswright.kernel.game import Game

MARBLE = {"marble": 5}


@clauses("QD-LATER-02")
@pytest.mark.parametrize("opened", [1, 3])
def test_there_is_no_marble_space_before_epoch_4(queensdale: Game, opened: int) -> None:
    pos = at(queensdale, {"dice": ["stone"]}, step="place", opened=opened)
    assert "marble" not in texts(pos)
    with pytest.raises(MalformedMove):
        pos.push("marble")


@clauses("QD-LATER-02", "QD-EPOCH-17")
@pytest.mark.parametrize("opened", [4, 9])
def test_a_stone_die_on_a_marble_space_brings_one_marble(queensdale: Game, opened: int) -> None:
    pos = at(queensdale, {"dice": ["stone"]}, step="place", opened=opened)
    assert outcome(pos, "marble") == {
        "seats.0.goods.marble": 1, "seats.0.dice": [None] * 5, "taken.marble": 1,
    }  # fmt: skip


@clauses("QD-LATER-02")
@pytest.mark.parametrize("face", ["timber", "clay", "guilder", "double_clay", "choice_ct", "a_timber"])
def test_other_dice_do_not_fit(queensdale: Game, face: str) -> None:
    pos = at(queensdale, {"dice": [face], "goods": {"stone": 5}}, step="place", opened=4)
    assert clause(pos, "marble") == "QD-DICE-01"


@clauses("QD-LATER-02", "QD-DICE-20")
def test_an_a_does_not_fit(queensdale: Game) -> None:
    assert clause(at(queensdale, {"dice": ["action"]}, step="place", opened=4), "marble") == "QD-DICE-01"


@clauses("QD-LATER-02")
@pytest.mark.parametrize(("players", "count"), [(4, 3), (3, 2), (2, 1)])
def test_marble_spaces_by_number_of_players(queensdale: Game, players: int, count: int) -> None:
    own = {"dice": ["stone"]}
    last = at(queensdale, own, players=players, step="place", opened=4, taken={"marble": count - 1})
    assert "marble" in texts(last)
    full = at(queensdale, own, players=players, step="place", opened=4, taken={"marble": count})
    assert clause(full, "marble") == "QD-BOARD-11"


@clauses("QD-LATER-02", "QD-COMP-29", "QD-COMP-35")
def test_marble_is_no_basic_resource(queensdale: Game) -> None:
    """It is no resource of choice, pays no re-roll, is not bought at the market and is not saved by craftsmen."""
    pick = at(queensdale, step="pick", argument={"count": 2}, opened=4)
    assert clause(pick, "take marble") == "QD-COMP-29"
    pos = at(queensdale, {"goods": MARBLE, "dice": ["action"]}, opened=4)
    assert not [text for text in texts(pos) if text.startswith("reroll")]
    market = play(at(queensdale, {"goods": {"guilder": 2}, "dice": ["action"]}, step="place", opened=4), "market")
    assert clause(market, "take marble") == "QD-COMP-29"


@clauses("QD-LATER-02", "QD-WORK-10")
@pytest.mark.parametrize(("held", "is_possible"), [(0, False), (1, True)])
def test_craftsmen_do_not_save_marble(queensdale: Game, held: int, is_possible: bool) -> None:
    own = {"figurines": {"craftsman": 4}, "goods": {"marble": held} if held else {}}
    pos = at(queensdale, own, of_epoch(4), step="build")
    assert ("build marble_yard" in texts(pos)) == is_possible
    assert "build alehouse" in texts(pos)


@clauses("QD-LATER-02", "QD-DICE-04")
def test_marble_does_not_pay_for_a_stone_die(queensdale: Game) -> None:
    pos = at(queensdale, {"dice": ["stone"], "goods": MARBLE}, step="place", opened=4)
    assert clause(pos, "wage") == "QD-DICE-17"


@clauses("QD-LATER-03")
@pytest.mark.parametrize("face", ["double_stone", "choice_ts", "choice_sc", "a_stone"])
def test_every_face_with_stone_brings_one_marble(queensdale: Game, face: str) -> None:
    pos = at(queensdale, {"dice": [face]}, step="place", opened=4)
    assert goods(play(pos, "marble"), 0) == {"marble": 1}


@clauses("QD-LATER-01")
@pytest.mark.parametrize("number", [0, 1])
def test_the_farm_takes_marble(queensdale: Game, number: int) -> None:
    seats: list[dict[str, Any]] = [{}, {}]
    seats[number] = {"goods": {"marble": 2, "timber": 1, "bread": 1}}
    pos = finished(queensdale, *seats, opened=4)
    assert (pos.step, pos.to_move) == ("exchange", number)
    assert goods(give(pos, "timber", "marble", "marble", "bread"), number) == {"guilder": 1}


@clauses("QD-LATER-02", "QD-STORE-01")
def test_marble_without_a_yard_is_lost(queensdale: Game) -> None:
    pos = finished(
        queensdale, {"goods": {"marble": 3}}, {"goods": {"marble": 3}, "buildings": {"marble_yard": 1}}, opened=4
    )
    assert (goods(pos, 0), goods(pos, 1)) == ({}, {"marble": 2})
    assert seat(pos, 1)["buildings"] == {"marble_yard": 1}
