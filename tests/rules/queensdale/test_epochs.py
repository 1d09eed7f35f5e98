"""QD-EPOCH: what a newly reached goal opens for the whole table."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    at_the_end,
    clauses,
    finished,
    of_epoch,
    play,
    quietly,
    seat,
    texts,
)

from queenswright.kernel.game import Game

GOALS = (10, 16, 22, 30, 38, 46, 54, 62, 70)
BOARDS = {
    2: {"carpenters_yard", "common_warehouse", "alehouse", "scout_lodge", "drying_loft", "toll_gate"},
    3: {"sawmill", "brickworks", "vault", "stonecutter", "chapel", "ferry_house"},
    4: {"marble_yard", "guild_hall", "fountain", "manor_kitchen", "posting_house", "scriptorium"},
    5: {"concert_stage", "apothecary", "granary", "marble_cutter"},
    6: {"mint", "crane_yard", "inn", "theatre", "herb_press", "queens_statue", "mill_race"},
    7: {"gatehouse", "great_warehouse", "workers_quarter"},
    8: {"palace_garden", "royal_mason", "treasury", "harbour_master"},
    9: {"castle_chapel", "great_hall", "royal_apothecary"},
}
FIRST = {
    "timber_yard", "woodcutter_hut", "bakery_building", "dwelling", "stone_pile", "quarryman", "treasurer",
    "brick_storage", "clay_quarry", "storehouse",
}  # fmt: skip


@clauses("QD-EPOCH-01", "QD-BUILD-19", "QD-EPOCH-18", "QD-WORK-17")
@pytest.mark.parametrize("epoch", range(1, 9))
@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_first_to_complete_an_epoch_opens_the_next(queensdale: Game, epoch: int, number: int) -> None:
    seats: list[dict[str, Any]] = [{}, {}, {}]
    seats[number] = of_epoch(epoch) | {"fame": GOALS[epoch - 1]}
    pos = finished(queensdale, *seats)
    before = set(pos.to_dict()["stock"])
    quietly(pos, "turn")
    document = pos.to_dict()
    assert document["opened"] == epoch + 1
    assert set(document["stock"]) - before == BOARDS[epoch + 1]
    assert all(document["stock"][code] for code in BOARDS[epoch + 1])
    assert set(document["stock"]) == FIRST.union(*(BOARDS[e] for e in range(2, epoch + 2)))
    joined = {"merchant": 3, "healer": 5}  # the epochs whose completion brings them
    assert {kind for kind in joined if kind in document["bag"]} == {k for k, done in joined.items() if done <= epoch}


@clauses("QD-EPOCH-01")
def test_a_goal_that_somebody_reached_before_opens_nothing(queensdale: Game) -> None:
    """Red plays for 22 already; blue reaches 16 for the first time, and the stock stays as it is."""
    pos = finished(queensdale, of_epoch(3), of_epoch(2, "b") | {"fame": 16}, {}, stock={"vault": [], "alehouse": [2]})
    before = pos.to_dict()["stock"]
    quietly(pos, "turn")
    assert (pos.to_dict()["opened"], pos.to_dict()["stock"]) == (3, before)


@clauses("QD-EPOCH-01")
def test_a_game_without_a_completed_epoch_opens_nothing(queensdale: Game) -> None:
    pos = quietly(finished(queensdale, of_epoch(2) | {"fame": 15}, {}, {}), "turn")
    assert (pos.to_dict()["opened"], pos.to_dict()["game_number"]) == (2, 2)


@clauses("QD-EPOCH-16")
def test_one_game_opens_one_epoch_at_most(queensdale: Game) -> None:
    """However much fame somebody has, one goal is completed in a game."""
    pos = quietly(finished(queensdale, {"fame": 70}, {"fame": 40}, {}), "turn")
    assert ([seat(pos, i)["epoch"] for i in range(3)], pos.to_dict()["opened"]) == ([2, 2, 1], 2)
    pos = quietly(at_the_end(pos, 70, 70, 70), "turn")
    assert ([seat(pos, i)["epoch"] for i in range(3)], pos.to_dict()["opened"]) == ([3, 3, 2], 3)


@clauses("QD-EPOCH-17", "QD-EPOCH-18")
def test_what_is_new_is_for_everybody_whatever_the_own_epoch(queensdale: Game) -> None:
    """Red is in epoch 1 and builds an alehouse, clears land and finds marble once somebody else has opened them."""
    rich = dict.fromkeys(("timber", "stone", "clay", "guilder"), 9)
    pos = at(queensdale, {"goods": rich, "dice": ["action"]}, of_epoch(4), step="build", turn_of=0)
    assert {"build alehouse", "build vault", "clear land"} <= set(texts(pos))
    assert "marble" in texts(at(queensdale, {"dice": ["stone"]}, of_epoch(4), step="place"))


@clauses("QD-EPOCH-18")
def test_new_buildings_are_built_in_the_game_that_opens_them_by_the_last_too(queensdale: Game) -> None:
    pos = quietly(finished(queensdale, {"fame": 10}, {}, {}), "turn")
    document = pos.to_dict()
    price = {"timber": 2, "stone": 2, "clay": 2}
    document["seats"][1] |= {"goods": price, "dice": ["action", None, None, None, None]}
    document |= {"turn_of": 1, "pending": [{"step": "turn", "seat": 1, "argument": 0}]}
    built = play(queensdale.position(document), "die 1", "build", "build alehouse")
    assert seat(built, 1)["buildings"] == {"alehouse": 1}
    assert seat(built, 1)["fame"] == {"build": 2}


@clauses("QD-EPOCH-21", "QD-SETUP-15", "QD-BUILD-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_game_opens_nothing_beyond_epoch_1(queensdale: Game, players: int) -> None:
    document = quietly(queensdale.new(players, seed=4), "turn").to_dict()
    assert (document["opened"], set(document["stock"])) == (1, FIRST)
    assert (document["plunger"], document["courier_card"]) == (None, None)
    assert document["bag"] == {"craftsman": 8, "gleeman": 8, "courier": 2}
