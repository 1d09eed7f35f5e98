"""QD-KEEP: what is put away after a game, and what lasts."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    clauses,
    finished,
    give,
    goods,
    of_epoch,
    play,
    quietly,
    seat,
    texts,
)

from queenswright.kernel.game import Game

BAG = {"craftsman": 8, "gleeman": 8, "courier": 2}


@clauses("QD-KEEP-01")
def test_exchange_then_storing_then_the_surplus_is_gone(queensdale: Game) -> None:
    own = {"goods": {"timber": 2, "stone": 2, "clay": 2, "bread": 2}, "buildings": {"common_warehouse": 1}}
    pos = finished(queensdale, own, opened=2)
    assert (pos.step, pos.to_dict()["phase"]) == ("exchange", "storage")
    give(pos, "timber", "timber", "bread", "bread")
    assert (pos.step, goods(pos, 0)) == ("exchange", {"stone": 2, "clay": 2, "guilder": 1})
    play(pos, "keep the rest")
    assert texts(pos) == ["drop stone", "drop clay"]
    play(pos, "drop stone", "drop clay")
    assert (pos.step, goods(pos, 0)) == ("grocer", {"stone": 1, "clay": 1, "guilder": 1})


@clauses("QD-KEEP-01")
def test_everybody_stores(queensdale: Game) -> None:
    pos = finished(queensdale, *[{"goods": {"bread": 4 + i}} for i in range(4)])
    asked = []
    while pos.step == "exchange":
        asked.append(pos.to_move)
        play(pos, "give bread" if pos.to_move != 2 else "keep the rest")
    assert set(asked) == {0, 1, 2, 3}
    assert [goods(pos, i) for i in range(4)] == [{"guilder": 1}, {"guilder": 1}, {}, {"guilder": 1}]


@clauses("QD-KEEP-02", "QD-KEEP-12")
def test_huts_go_back_to_the_supply(queensdale: Game) -> None:
    """All fourteen stand; in the next game everybody has the one of the set-up and eleven are left."""
    herbs = ["yarrow", "sage", "mint", "arnica", "lavender", "chamomile"]
    pos = finished(queensdale, {"huts": herbs}, {"huts": herbs}, {"huts": herbs[:2]})
    quietly(pos, "start_hut")
    assert [seat(pos, i)["huts"] for i in range(3)] == [[], [], []]
    play(pos, "begin with lavender", "begin with sage", "begin with sage")
    assert [seat(pos, i)["huts"] for i in range(3)] == [["lavender"], ["sage"], ["sage"]]


@clauses("QD-KEEP-03", "QD-CLAIR-05", "QD-CLAIR-06")
def test_seals_and_personal_cards_are_kept_without_limit(queensdale: Game) -> None:
    cards = [1, 3, 4, 6, 7]
    pos = finished(queensdale, {"seals": 40, "clairvoyant": cards}, {"fame": 10, "clairvoyant": [2]})
    quietly(pos, "turn")
    assert (seat(pos, 0)["seals"], seat(pos, 0)["clairvoyant"], seat(pos, 1)["clairvoyant"]) == (41, cards, [2])
    assert pos.to_dict()["clairvoyant_deck"] == [5]


@clauses("QD-KEEP-04", "QD-SETUP-01", "QD-COMP-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_belongs_to_a_player_is_kept(queensdale: Game, players: int) -> None:
    """Dice with their faces, family, buildings with their ranks, cleared land, tower tiles, stored goods."""
    own: dict[str, Any] = {
        "faces": [["feast", "occupied", "clay", "guilder", "action", "herb"], *[["timber"] * 6] * 4],
        "dice": ["feast"],
        "buildings": {"timber_yard": 1, "dwelling": 2, "quarryman": 2, "treasurer": 1, "alehouse": 2},
        "cleared": 2,
        "family": "lantern",
        "tower": ["1b", "2d", "3d"],
        "epoch": 4,
        "goods": {"timber": 2, "guilder": 1},
        "figurines": {"gleeman": 1},
    }
    pos = finished(queensdale, own, *[{}] * (players - 1), players=players)
    before = own | {"goods": {"timber": 2, "guilder": 1, "stone": 1}}
    quietly(pos, "turn")
    after = seat(pos, 0)
    kept = ("faces", "buildings", "cleared", "family", "tower", "epoch", "goods", "figurines")
    assert {key: after[key] for key in kept} == {key: before[key] for key in kept}
    assert after["colour"] == "red"


@clauses("QD-KEEP-06", "QD-WORK-05")
def test_figurines_used_or_without_a_store_return_to_the_bag(queensdale: Game) -> None:
    """Of the eight gleemen two are held, three were used in the game and three are in the bag."""
    own = {"figurines": {"gleeman": 2, "courier": 1}}
    pos = finished(queensdale, own, bag={"craftsman": 5, "gleeman": 3}, roles={"craftsman": 1})
    quietly(pos, "turn")
    assert pos.to_dict()["bag"] == BAG
    assert (seat(pos, 0)["figurines"], pos.to_dict()["roles"]) == ({}, {})


@clauses("QD-KEEP-07")
@pytest.mark.parametrize(("held", "left"), [(1, 2), (2, 3), (3, 3), (5, 3)])
def test_example_with_only_the_farm(queensdale: Game, held: int, left: int) -> None:
    own = {"goods": {"guilder": held, "clay": 3, "bread": 1}}
    pos = give(finished(queensdale, own), "clay", "clay", "clay", "bread")
    assert goods(quietly(pos, "turn"), 0) == {"guilder": left}


@clauses("QD-KEEP-08")
def test_figurines_given_to_the_farm_return_to_the_bag(queensdale: Game) -> None:
    pos = finished(queensdale, {"figurines": {"craftsman": 3, "courier": 1}})
    give(pos, *["craftsman"] * 3, "courier")
    assert goods(pos, 0) == {"guilder": 1}
    assert pos.to_dict()["bag"] == BAG


@clauses("QD-KEEP-09")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_stored_figurines_are_not_in_the_bag(queensdale: Game, owner: int) -> None:
    """Whoever owns the dwelling; the gleemen of the others go back."""
    seats: list[dict[str, Any]] = [{"figurines": {"gleeman": 1}} for _ in range(3)]
    seats[owner] = {"figurines": {"craftsman": 1, "gleeman": 1}, "buildings": {"dwelling": 1}}
    pos = quietly(finished(queensdale, *seats), "turn")
    assert pos.to_dict()["bag"] == {"craftsman": 7, "gleeman": 7, "courier": 2}


@clauses("QD-KEEP-10", "QD-STORE-04")
def test_the_four_of_the_exchange_are_items_of_any_kind(queensdale: Game) -> None:
    own = {"goods": {"stone": 1, "bread": 2}, "figurines": {"gleeman": 1}}
    assert goods(give(finished(queensdale, own), "stone", "bread", "bread", "gleeman"), 0) == {"guilder": 1}


@clauses("QD-KEEP-12", "QD-NEXT-17", "QD-COURIER-04", "QD-MORALE-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_lasts_one_game_is_reset(queensdale: Game, players: int) -> None:
    table = {
        "fame": {"build": 4, "hut": 2, "trumpet": 1, "herb": 1, "other": 1}, "morale": 11, "gathered": 2,
        "huts": ["mint", "sage"], "scout": "inner blue",
    }  # fmt: skip
    pos = finished(
        queensdale, *[table] * players, herbs={}, courier_card=8, courier_deck=[3], bag={},
        taken={"wage": 1, "build": 1},
    )  # fmt: skip
    quietly(pos, "turn")
    document = pos.to_dict()
    assert (len(document["herbs"]), document["courier_deck"]) == (48, list(range(1, 15)))
    assert (document["courier_card"], document["taken"], document["bag"]) == (None, {}, BAG)
    assert (document["round"], document["turn"], document["game_number"]) == (1, 1, 2)
    for number in range(players):
        own = seat(pos, number)
        assert (own["fame"], own["morale"], own["gathered"], len(own["huts"])) == ({}, 0, 0, 1)
        assert own["scout"] == f"{own['colour']} c3"
        assert None not in own["dice"]


@clauses("QD-KEEP-12", "QD-BUILD-02")
def test_what_is_built_removed_read_or_opened_stays_so(queensdale: Game) -> None:
    """One stone pile was built over, the face with the herb is on a die and one was covered, epoch 3 is open."""
    pos = finished(
        queensdale, of_epoch(3) | {"clairvoyant": [4], "buildings": {"timber_yard": 1}},
        stock={"stone_pile": [2], "vault": []}, grocer={"herb": 0}, tower_boards={"1": ["1c"]},
    )  # fmt: skip
    before = pos.to_dict()
    quietly(pos, "turn")
    after = pos.to_dict()
    for key in ("stock", "grocer", "tower_boards", "clairvoyant_deck", "opened"):
        assert after[key] == before[key]
    assert (after["stock"]["stone_pile"], after["stock"]["vault"], after["stock"]["timber_yard"]) == ([2], [], [2])


@clauses("QD-KEEP-12", "QD-LATER-22")
def test_x_counters_go_back_and_tower_powers_are_fresh(queensdale: Game) -> None:
    own = of_epoch(4) | {"buildings": {"timber_yard": 1, "vault": 1}, "renovated": ["vault"], "plunger_used": True}
    pos = quietly(finished(queensdale, own | {"signal_used": True}), "turn")
    after = seat(pos, 0)
    assert (after["renovated"], after["counters_used"]) == ([], 0)
    assert (after["plunger_used"], after["signal_used"]) == (False, False)
