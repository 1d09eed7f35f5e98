"""QD-EPOCH-07, 17, 20: story cards where they touch other players, other packs and each other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.rules.queensdale.situations import at, changed_pack, goods, of_epoch, play, seat, texts, with_die
from tests.rules.queensdale.test_story_cards import placed, set_up, told, untold
from tests.rules.queensdale.test_story_cards_late import TestV1PhysiciansList

from queenswright.kernel.game import Game


def test_n1_baking_costs_nothing_in_a_cough_season(queensdale: Game) -> None:
    pos = placed(queensdale, "action", "bakery", {"goods": {"clay": 1}}, **told(queensdale, "n1"))
    assert (goods(pos, 0), pos.step) == ({"clay": 1, "bread": 1}, "turn")


def test_y4_clay_and_stone_have_amounts_of_their_own(tmp_path: Path) -> None:
    game = changed_pack(tmp_path, ("clay_more = 1, stone_less = 1", "clay_more = 3, stone_less = 1"))
    for good, count in (("clay", 5), ("stone", 1)):
        assert goods(placed(game, good, f"{good} +1", {}, **told(game, "y4")), 0) == {good: count}


def test_y8_what_else_was_done_for_the_first_time_does_not_matter(queensdale: Game) -> None:
    own = {"goods": {"timber": 2, "stone": 2, "clay": 1}, "firsts": ["token", "hiring"]}
    pos = with_die(queensdale, "action", own, **told(queensdale, "y8"))
    assert "build" in texts(pos)
    assert "build" not in texts(with_die(queensdale, "action", own | {"firsts": ["build"]}, **told(queensdale, "y8")))


@pytest.mark.parametrize("leader", [0, 1, 2])
@pytest.mark.parametrize("me", [0, 1, 2])
def test_n5_whoever_is_behind_any_leader_pays_less(queensdale: Game, leader: int, me: int) -> None:
    seats: list[dict[str, Any]] = [of_epoch(4, letter) for letter in "abc"]
    seats[leader] = of_epoch(5, "d")
    seats[me] = seats[me] | {"goods": {"timber": 3, "stone": 2, "clay": 1}, "dice": ["action"]}
    stock: dict[str, list[int]] = {code: [] for code in at(queensdale, opened=5).to_dict()["stock"]}
    keys: dict[str, Any] = {"stock": stock | {"woodcutter_hut": [2]}, "to_move": me, "step": "place"}
    pos = at(queensdale, *seats, **keys, **told(queensdale, "n5"))
    assert ("build" in texts(pos)) == (me != leader)


def test_v1_a_type_that_was_found_before_brings_no_second_seal(queensdale: Game) -> None:
    walk = TestV1PhysiciansList().walk
    pos = walk(queensdale, "red c4", "red b4", "red a6", "red b5", **told(queensdale, "v1"))
    assert (seat(pos, 0)["seals"], seat(pos, 0)["herbs_found"]) == (1, ["sage", "mint", "arnica"])


def test_y10_a_foreign_scout_finds_bread_in_the_first_tent_too(queensdale: Game) -> None:
    argument = {"steps": 6, "gathered": 0, "moved": False}
    keys: dict[str, Any] = {"tents": ["red"], "herbs": {}, "argument": argument, "step": "scout", "to_move": 1}
    pos = play(at(queensdale, {}, {"scout": "red a3"}, **keys, **told(queensdale, "y10")), "rest in red", "at c3")
    assert (goods(pos, 1), "tents" in pos.to_dict()) == ({"bread": 1}, False)


def test_y10_four_tents_are_all(queensdale: Game) -> None:
    pos = set_up(queensdale, "y10", {}, {})
    assert pos.state.tents == 0b1111


@pytest.mark.parametrize("code", ["y1", "n2"])
def test_n2_what_could_be_repeated_is_noted_while_the_card_is_in_force(queensdale: Game, code: str) -> None:
    pos = placed(queensdale, "action", "bakery", {}, **told(queensdale, code) | {"opened": 5})
    assert (pos.state.action != 0) == (code == "n2")


def test_v4_without_the_card_nobody_counts_rerolls(queensdale: Game) -> None:
    own = {"dice": ["timber", "stone"], "goods": {"guilder": 1}}
    pos = play(at(queensdale, own, {}, **untold("v4")), "reroll for guilder", "roll 1")
    assert "used" not in seat(pos, 0)
