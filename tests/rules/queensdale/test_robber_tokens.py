"""QD-LATER-45: what the eight robber baron tokens do."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    clause,
    clauses,
    fame,
    goods,
    of_epoch,
    outcome,
    play,
    seat,
    texts,
    with_token,
)

from queenswright.kernel.game import Game

ALL_DICE = ["timber", "stone", "clay", "guilder", "action"]
RICH = dict.fromkeys(("timber", "stone", "clay", "guilder", "bread"), 9)


# 1: a change of hats


@clauses("QD-LATER-45")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_token_1_swaps_a_figurine_with_one_of_another_player(queensdale: Game, players: int) -> None:
    own = {"robbers": [1], "figurines": {"craftsman": 2, "gleeman": 1}}
    others = [{"figurines": {"merchant": 1, "courier": 1}}, {}, {"figurines": {"gleeman": 2}}][: players - 1]
    pos = at(queensdale, own, *others, opened=4)
    play(pos, "robber 1")
    assert (pos.step, texts(pos)) == ("swap", ["swap craftsman", "swap gleeman"])
    play(pos, "swap craftsman")
    expected = ["for blue courier", "for blue merchant"] if players > 2 else ["for green courier", "for green merchant"]
    assert texts(pos) == expected + ["for yellow gleeman"] * (players == 4)
    taken = outcome(pos, expected[1])
    assert taken == {
        "seats.0.figurines.craftsman": 1, "seats.0.figurines.merchant": 1,
        "seats.1.figurines.merchant": 0, "seats.1.figurines.craftsman": 1,
    }  # fmt: skip
    assert (pos.step, pos.to_move) == ("turn", 0)


@clauses("QD-LATER-45", "QD-COURIER-01")
def test_token_1_a_swapped_courier_brings_no_card(queensdale: Game) -> None:
    pos = at(queensdale, {"robbers": [1], "figurines": {"gleeman": 1}}, {"figurines": {"courier": 1}}, opened=4)
    play(pos, "robber 1")
    assert (pos.step, pos.to_dict()["courier_card"]) == ("turn", None)
    assert [seat(pos, i)["figurines"] for i in (0, 1)] == [{"courier": 1}, {"gleeman": 1}]


@clauses("QD-LATER-45")
def test_token_1_the_own_figurines_and_those_that_nobody_has_cannot_be_taken(queensdale: Game) -> None:
    own = {"robbers": [1], "figurines": {"craftsman": 1, "gleeman": 1}}
    pos = at(queensdale, own, {"figurines": {"craftsman": 1, "merchant": 1}}, opened=4)
    play(pos, "robber 1", "swap gleeman")
    for move in ("for red gleeman", "for green gleeman", "for blue craftsman", "for yellow courier"):
        assert clause(pos, move) == "QD-LATER-45"


@clauses("QD-LATER-45")
@pytest.mark.parametrize("figurines", [({}, {}), ({"gleeman": 1}, {}), ({}, {"gleeman": 1})])
def test_token_1_draws_one_where_nobody_can_swap(queensdale: Game, figurines: tuple[dict[str, int], ...]) -> None:
    own, other = figurines
    pos = at(queensdale, {"robbers": [1], "figurines": own}, {"figurines": other}, opened=4, bag={"merchant": 1})
    play(pos, "robber 1")
    assert (pos.step, seat(pos, 0)["figurines"], seat(pos, 0).get("robbers", [])) == (
        "turn",
        {**own, "merchant": 1},
        [],
    )
    assert pos.why_no_undo(0) is not None


@clauses("QD-LATER-45", "QD-COURIER-08")
def test_token_1_a_drawn_courier_brings_its_card(queensdale: Game) -> None:
    pos = with_token(queensdale, 1, bag={"courier": 1}, courier_deck=[1])
    play(pos, "robber 1")
    assert pos.to_dict()["courier_card"] == 1


@clauses("QD-LATER-45")
def test_token_1_is_kept_while_nobody_can_swap_and_the_bag_is_empty(queensdale: Game) -> None:
    pos = with_token(queensdale, 1, {"figurines": {"gleeman": 1}}, bag={})
    assert clause(pos, "robber 1") == "QD-LATER-45"
    gleeman = {"figurines": {"gleeman": 1}}
    full = at(queensdale, {"robbers": [1], **gleeman}, gleeman, opened=4, bag={})
    assert "robber 1" in texts(full)


# 2: fell off a cart; 6: songs by the fire; 8: supper on the windowsill


@clauses("QD-LATER-45")
def test_token_2_takes_two_basic_resources_of_choice(queensdale: Game) -> None:
    pos = play(with_token(queensdale, 2), "robber 2")
    assert texts(pos) == ["take timber", "take stone", "take clay", "take guilder"]
    play(pos, "take clay", "take guilder")
    assert (goods(pos, 0), pos.step) == ({"clay": 1, "guilder": 1}, "turn")


@clauses("QD-LATER-45", "QD-MORALE-04")
def test_token_6_raises_morale_by_one_with_its_symbol(queensdale: Game) -> None:
    assert outcome(with_token(queensdale, 6), "robber 6") == {"seats.0.morale": 1, "seats.0.robbers": None}
    trumpet = play(with_token(queensdale, 6, {**of_epoch(7), "morale": 2}, opened=7), "robber 6")
    assert (seat(trumpet, 0)["morale"], fame(trumpet, 0)) == (3, 2)
    income = play(with_token(queensdale, 6, {"morale": 4, "buildings": {"woodcutter_hut": 1}}), "robber 6")
    assert goods(income, 0) == {"timber": 1}


@clauses("QD-LATER-45")
def test_token_6_is_kept_at_the_top_of_the_morale_bar(queensdale: Game) -> None:
    assert "robber 6" in texts(with_token(queensdale, 6, {"morale": 14}))
    assert clause(with_token(queensdale, 6, {"morale": 15}), "robber 6") == "QD-LATER-45"


@clauses("QD-LATER-45")
def test_token_8_brings_a_bread_and_a_guilder(queensdale: Game) -> None:
    assert outcome(with_token(queensdale, 8), "robber 8") == {
        "seats.0.goods.bread": 1, "seats.0.goods.guilder": 1, "seats.0.robbers": None,
    }  # fmt: skip


# 3: a polite knock


@clauses("QD-LATER-45", "QD-LATER-24")
def test_token_3_places_an_a_die_on_an_occupied_space_and_the_plunger_stays(queensdale: Game) -> None:
    for plunger in (0, 1):
        pos = with_token(queensdale, 3, taken={"wage": 1, "bakery": 1}, plunger=plunger)
        play(pos, "robber 3", "die 5")
        assert [move for move in texts(pos) if move.startswith("occupied")] == ["occupied wage", "occupied bakery"]
        assert outcome(pos, "occupied bakery") == {"seats.0.goods.bread": 1, "seats.0.dice": [*ALL_DICE[:4], None]}
        play(pos, "end turn")
        assert pos.to_dict()["plunger"] == plunger
        assert "robbers_at_work" not in pos.to_dict()


@clauses("QD-LATER-45")
def test_token_3_is_not_for_other_dice(queensdale: Game) -> None:
    pos = with_token(queensdale, 3, {"goods": RICH}, taken={"wage": 2}, plunger=1)
    play(pos, "robber 3", "die 1")
    assert clause(pos, "occupied wage") == "QD-STICKER-05"


@clauses("QD-LATER-45")
@pytest.mark.parametrize(
    ("own", "keys"),
    [
        ({}, {}),
        ({}, {"taken": {"hire": 1, "poor": 1}}),
        ({"dice": ["timber", "stone"]}, {"taken": {"wage": 1}}),
        ({"dice": ["occupied"]}, {"taken": {"wage": 1}}),
        ({}, {"taken": {"wage": 1}, "placed": True}),
        ({}, {"taken": {"timber": 1}}),
    ],
)
def test_token_3_is_kept_while_no_a_die_finds_an_occupied_space_of_use(
    queensdale: Game, own: dict[str, Any], keys: dict[str, Any]
) -> None:
    assert clause(with_token(queensdale, 3, own, **keys), "robber 3") == "QD-LATER-45"


@clauses("QD-LATER-45")
@pytest.mark.parametrize("face", ["action", "a_timber"])
def test_token_3_takes_every_die_with_an_a(queensdale: Game, face: str) -> None:
    pos = with_token(queensdale, 3, {"dice": [face]}, taken={"wage": 1}, plunger=1)
    assert outcome(pos, "robber 3", "die 1", "occupied wage")["seats.0.goods.guilder"] == 1


@clauses("QD-LATER-45")
def test_token_3_is_lost_when_another_die_is_placed(queensdale: Game) -> None:
    pos = with_token(queensdale, 3, taken={"wage": 1}, plunger=1)
    play(pos, "robber 3", "die 1", "timber", "end turn")
    assert ("robbers_at_work" in pos.to_dict(), seat(pos, 0).get("robbers", [])) == (False, [])


# 4: the path through the woods


@clauses("QD-LATER-45", "QD-SCOUT-07")
def test_token_4_moves_the_scout_up_to_three_steps_and_gathers(queensdale: Game) -> None:
    herbs = {"red b2": ["mint", "bread"]}
    pos = with_token(queensdale, 4, {"huts": ["mint"]}, herbs=herbs)
    play(pos, "robber 4")
    assert (pos.step, pos.to_dict()["pending"][-1]["argument"]["steps"]) == ("scout", 3)
    play(pos, "gather red b2")
    assert goods(pos, 0) == {"bread": 1}
    start = with_token(queensdale, 4, herbs={})
    play(start, "robber 4", "rest in red")
    assert 3 < len(texts(start)) < 36
    play(start, texts(start)[0])
    assert (start.step, seat(start, 0)["dice"]) == ("turn", ALL_DICE)


@clauses("QD-LATER-45")
def test_token_4_is_a_scout_movement_for_scout_lodge_and_drying_loft(queensdale: Game) -> None:
    pos = with_token(queensdale, 4, {"buildings": {"scout_lodge": 1, "drying_loft": 1}})
    play(pos, "robber 4")
    assert pos.to_dict()["pending"][-1]["argument"]["steps"] == 4


@clauses("QD-LATER-45")
def test_token_4_works_after_the_die_too(queensdale: Game) -> None:
    pos = with_token(queensdale, 4, placed=True)
    assert outcome(pos, "robber 4", "rest in red", "at b3")["seats.0.scout"] == "red b3"


# 5: the other sleeve


@clauses("QD-LATER-45", "QD-DICE-08", "QD-DICE-14")
def test_token_5_rolls_any_of_the_own_dice_again_for_nothing(queensdale: Game) -> None:
    pos = with_token(queensdale, 5, {"dice": ["timber", None, "clay"]})
    play(pos, "robber 5")
    assert (pos.step, texts(pos)) == ("roll", ["roll 1", "roll 3", "roll 1 3"])
    play(pos, "roll 1 3")
    assert (pos.step, goods(pos, 0), seat(pos, 0)["dice"][1]) == ("turn", {}, None)
    assert pos.why_no_undo(0) is not None


@clauses("QD-LATER-45")
def test_token_5_is_kept_when_no_die_is_left(queensdale: Game) -> None:
    assert clause(with_token(queensdale, 5, {"dice": []}, placed=True), "robber 5") == "QD-LATER-45"


# 7: beams, hardly used


@clauses("QD-LATER-45")
@pytest.mark.parametrize(
    ("held", "possible"),
    [
        ({"timber": 1, "stone": 2, "clay": 1}, True),
        ({"timber": 3, "stone": 1}, True),
        ({"timber": 1, "stone": 1, "clay": 1}, False),
    ],
)
def test_token_7_saves_two_of_timber_stone_and_clay(queensdale: Game, held: dict[str, int], possible: bool) -> None:
    pos = with_token(queensdale, 7, {"goods": held}, stock={"timber_yard": [1], "woodcutter_hut": []})
    play(pos, "robber 7", "die 5")
    if not possible:
        assert clause(pos, "build") == "QD-DICE-18"
        return
    play(pos, "build", "build timber_yard")
    while pos.step != "turn":
        play(pos, texts(pos)[0])
    assert (seat(pos, 0)["buildings"], goods(pos, 0)) == ({"timber_yard": 1}, {})


@clauses("QD-LATER-45")
def test_token_7_the_builder_chooses_what_is_saved(queensdale: Game) -> None:
    pos = with_token(queensdale, 7, {"goods": RICH})
    play(pos, "robber 7", "die 5", "build", "build timber_yard", "rank 1")
    assert texts(pos) == ["save timber", "save stone", "save clay"]
    play(pos, "save clay")
    assert texts(pos) == ["save timber", "save stone"]
    play(pos, "save stone")
    if pos.step == "payment":
        play(pos, "pay")
    assert goods(pos, 0) == RICH | {"timber": 6, "stone": 8, "clay": 9}


@clauses("QD-LATER-45", "QD-WORK-07")
def test_token_7_and_craftsmen_save_together(queensdale: Game) -> None:
    own = {"goods": {"timber": 2}, "figurines": {"craftsman": 1}}
    pos = with_token(queensdale, 7, own, stock={"timber_yard": [1]})
    play(pos, "robber 7", "die 5", "build", "build timber_yard")
    while pos.step != "turn":
        play(pos, texts(pos)[0])
    assert (seat(pos, 0)["buildings"], seat(pos, 0)["figurines"], goods(pos, 0)) == ({"timber_yard": 1}, {}, {})


@clauses("QD-LATER-45")
def test_token_7_saves_neither_guilders_nor_marble(queensdale: Game) -> None:
    own = {"goods": {"timber": 3, "stone": 3, "clay": 3}}
    pos = with_token(queensdale, 7, own, stock={"timber_yard": [2]})
    play(pos, "robber 7", "die 5", "build")
    assert "build stone_pile" in texts(pos)
    assert clause(pos, "build timber_yard") == "QD-BUILD-04"
    assert clause(pos, "build fountain") == "QD-BUILD-04"


@clauses("QD-LATER-45")
@pytest.mark.parametrize(
    ("use", "held"),
    [
        ("clear land", {"timber": 3, "stone": 1, "clay": 2, "guilder": 4}),
        ("renovate", {"timber": 4, "stone": 2, "clay": 2, "guilder": 4}),
    ],
)
def test_token_7_helps_with_other_uses_of_the_build_action(queensdale: Game, use: str, held: dict[str, int]) -> None:
    pos = with_token(queensdale, 7, {"goods": held, "buildings": {"quarryman": 1}})
    play(pos, "robber 7", "die 5", "build", use)
    while pos.step != "turn":
        play(pos, texts(pos)[0])
    done = (1, []) if use == "clear land" else (0, ["quarryman"])
    assert (seat(pos, 0)["cleared"], seat(pos, 0)["renovated"]) == done


@clauses("QD-LATER-45")
def test_token_7_is_lost_by_whoever_builds_nothing_in_this_turn(queensdale: Game) -> None:
    own = {"goods": {"timber": 1, "stone": 2, "clay": 1}, "dice": ["action", "action"]}
    pos = with_token(queensdale, 7, own, stock={"timber_yard": [1], "woodcutter_hut": []})
    play(pos, "robber 7", "die 1", "bakery", "end turn", "leave round")
    assert (pos.to_move, seat(pos, 0).get("robbers", []), "robbers_at_work" in pos.to_dict()) == (0, [], False)
    assert clause(play(pos, "die 2"), "build") == "QD-DICE-18"
    left = with_token(queensdale, 7, own)
    assert "robbers_at_work" not in play(left, "robber 7", "leave round").to_dict()


@clauses("QD-LATER-45")
def test_token_7_is_kept_once_the_die_of_the_turn_is_placed(queensdale: Game) -> None:
    assert clause(with_token(queensdale, 7, placed=True), "robber 7") == "QD-LATER-45"


@clauses("QD-LATER-45")
def test_tokens_3_and_7_together_build_on_an_occupied_space(queensdale: Game) -> None:
    own = {"robbers": [3, 7], "goods": {"timber": 1, "stone": 2, "clay": 1}}
    keys = {"taken": {"build": 2}, "stock": {"timber_yard": [1], "woodcutter_hut": []}, "plunger": 1}
    pos = with_token(queensdale, 3, own, **keys)
    assert clause(pos, "robber 3") == "QD-LATER-45"
    play(pos, "robber 7", "robber 3", "die 5", "occupied build", "build timber_yard")
    while pos.step != "turn":
        play(pos, texts(pos)[0])
    assert seat(pos, 0)["buildings"] == {"timber_yard": 1}
