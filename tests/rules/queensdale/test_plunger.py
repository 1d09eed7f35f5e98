"""QD-LATER-24: the royal plunger."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import at, clause, clauses, finished, goods, of_epoch, play, quietly, seat, texts

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position


def holding(game: Game, face: str = "action", players: int = 2, **keys: Any) -> Position:
    """Seat 0 holds the plunger and has rolled one face; the only wage space that matters is taken."""
    defaults: dict[str, Any] = {"opened": 2, "plunger": 0, "taken": {"wage": 1}}
    return at(game, {"dice": [face], "goods": {"timber": 3}}, players=players, **(defaults | keys))


@clauses("QD-LATER-24")
def test_the_holder_uses_an_a_on_an_occupied_space_and_passes_the_plunger_to_the_left(queensdale: Game) -> None:
    for players in (2, 3, 4):
        for holder in range(players):
            seats: list[dict[str, Any]] = [{} for _ in range(players)]
            seats[holder] = {"dice": ["action"]}
            pos = at(
                queensdale, *seats, to_move=holder, opened=2, plunger=holder, taken={"wage": 1},
            )  # fmt: skip
            play(pos, "die 1", "occupied wage")
            assert goods(pos, holder) == {"guilder": 1}
            document = pos.to_dict()
            assert (document["plunger"], document["taken"]) == ((holder + 1) % players, {"wage": 1})
            assert seat(pos, holder)["plunger_used"] is True


@clauses("QD-LATER-24")
def test_only_the_holder(queensdale: Game) -> None:
    pos = holding(queensdale, plunger=1, step="place")
    assert clause(pos, "occupied wage") == "QD-STICKER-05"


@clauses("QD-LATER-24")
def test_only_once_per_game(queensdale: Game) -> None:
    """The plunger comes back to red in the same game and is of no use there any more."""
    pos = at(
        queensdale, {"dice": ["action", "action"]}, {"dice": ["action", "action"]}, opened=2, plunger=0,
        taken={"bakery": 1},
    )  # fmt: skip
    play(pos, "die 1", "occupied bakery", "end turn", "die 1", "occupied bakery", "end turn")
    assert pos.to_dict()["plunger"] == 0
    play(pos, "die 2")
    assert clause(pos, "occupied bakery") == "QD-STICKER-05"
    play(pos, "wage", "end turn", "die 2")
    assert clause(pos, "occupied bakery") == "QD-STICKER-05"


@clauses("QD-LATER-24")
@pytest.mark.parametrize("face", ["timber", "double_timber", "choice_ts"])
def test_only_an_a_die_also_when_a_resource_die_could_be_paid(queensdale: Game, face: str) -> None:
    pos = holding(queensdale, face, step="place")
    assert clause(pos, "occupied wage") == "QD-STICKER-05"
    assert "wage" in texts(pos)


@clauses("QD-LATER-24", "QD-STICKER-18")
def test_a_face_with_an_a_and_a_resource_will_do(queensdale: Game) -> None:
    pos = play(holding(queensdale, "a_clay", step="place"), "occupied wage")
    assert goods(pos, 0) == {"timber": 3, "guilder": 1}


@clauses("QD-LATER-24")
def test_the_occupied_face_does_not_use_the_plunger_up(queensdale: Game) -> None:
    pos = play(holding(queensdale, "occupied"), "die 1")
    assert (goods(pos, 0)["guilder"], pos.to_dict()["plunger"], seat(pos, 0)["plunger_used"]) == (1, 0, False)


@clauses("QD-LATER-24", "QD-STICKER-20")
def test_it_needs_an_occupied_action_space(queensdale: Game) -> None:
    pos = holding(queensdale, step="place", taken={"timber": 1})
    assert clause(pos, "occupied wage") == "QD-STICKER-20"
    assert not [text for text in texts(pos) if text.startswith("occupied")]
    assert clause(pos, "timber") == "QD-DICE-01"


@clauses("QD-LATER-24", "QD-DICE-13")
def test_a_die_that_only_the_plunger_can_place_is_placed(queensdale: Game) -> None:
    full = {
        "wage": 2, "scout_long": 1, "scout_short": 1, "hut": 1, "market": 1, "bakery": 1, "poor": 1, "build": 2,
        "hire": 1,
    }  # fmt: skip
    assert "die 1" in texts(holding(queensdale, taken=full))
    assert clause(holding(queensdale, taken=full, plunger=1), "die 1") == "QD-DICE-13"


@clauses("QD-LATER-24")
def test_the_action_is_paid_as_usual(queensdale: Game) -> None:
    pos = holding(queensdale, step="place", taken={"wage": 1, "market": 1, "hut": 1})
    assert clause(pos, "occupied market") == "QD-MARKET-01"
    play(pos, "occupied hut", "hut mint")
    assert (goods(pos, 0), seat(pos, 0)["huts"]) == ({}, ["mint"])


@clauses("QD-LATER-24")
def test_it_comes_with_epoch_2(queensdale: Game) -> None:
    assert at(queensdale, opened=1).to_dict()["plunger"] is None
    pos = quietly(finished(queensdale, {"fame": 9}, {}, {}), "turn")
    assert pos.to_dict()["plunger"] is None
    opened = quietly(finished(queensdale, {"fame": 10}, {}, {}), "turn")
    assert opened.to_dict()["plunger"] in (1, 2)


@clauses("QD-LATER-24")
@pytest.mark.parametrize("lowest", [0, 1, 2])
def test_it_starts_a_game_with_the_lowest_goal(queensdale: Game, lowest: int) -> None:
    epochs = [4, 3, 5]
    epochs[lowest] = 2
    seats = [of_epoch(epoch, letter) for epoch, letter in zip(epochs, "bcd", strict=True)]
    pos = finished(queensdale, *seats, plunger=(lowest + 1) % 3)
    assert quietly(pos, "turn").to_dict()["plunger"] == lowest


@clauses("QD-LATER-24", "QD-TIE-01")
def test_ties_for_the_plunger_by_the_tie_rules(queensdale: Game) -> None:
    seats: list[dict[str, Any]] = [{"buildings": {"timber_yard": 1}}, {"buildings": {"timber_yard": 3}}, {"epoch": 2}]
    assert quietly(finished(queensdale, *seats), "turn").to_dict()["plunger"] == 1
    holders = {quietly(finished(queensdale, seed=n, opened=2), "turn").to_dict()["plunger"] for n in range(16)}
    assert holders == {0, 1}


@clauses("QD-LATER-24")
def test_it_may_be_used_again_in_the_next_game(queensdale: Game) -> None:
    pos = finished(queensdale, of_epoch(2) | {"plunger_used": True}, of_epoch(3, "b"), plunger=1)
    quietly(pos, "turn")
    assert (pos.to_dict()["plunger"], seat(pos, 0)["plunger_used"]) == (0, False)


@clauses("QD-LATER-24")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_once_per_game_for_each(queensdale: Game, holder: int) -> None:
    """The plunger has come back to somebody who has used it; it does not matter who else has."""
    for others in (False, True):
        for own in (False, True):
            seats: list[dict[str, Any]] = [{"plunger_used": own if n == holder else others} for n in range(3)]
            seats[holder] |= {"dice": ["action"]}
            pos = at(queensdale, *seats, to_move=holder, opened=2, plunger=holder, taken={"wage": 1}, step="place")
            assert ("occupied wage" in texts(pos)) == (not own)
