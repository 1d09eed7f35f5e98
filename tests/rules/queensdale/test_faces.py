"""QD-STICKER: what bought faces do when they are rolled."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    at_the_end,
    changed_pack,
    clause,
    clauses,
    fame,
    finished,
    goods,
    outcome,
    play,
    quietly,
    seat,
    texts,
)

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

SPACES = ["wage", "scout 4", "scout 2", "hut", "market", "bakery", "poor", "build", "hire"]
RICH = {"timber": 9, "stone": 9, "clay": 9, "guilder": 9, "bread": 9}
STARTING = {"timber", "stone", "clay", "guilder", "action"}
PURPLE = ["morale", "trumpet", "two_resources", "herb", "figurine", "bread2", "feast"]
OWN: tuple[str, ...] = ("goods", "morale", "epoch", "huts", "buildings", "figurines")
GONE = [None] * 5


def rolled(game: Game, face: str, **more: Any) -> Position:
    """One die with this face is in the hand of seat 0; `more` are keys of the seat, then of the document."""
    own = {key: more.pop(key) for key in OWN if key in more}
    return at(game, {"dice": [face], **own}, **more)


def chosen(game: Game, face: str, **more: Any) -> Position:
    """The same once the die is chosen: where does it go?"""
    own = {key: more.pop(key) for key in OWN if key in more}
    return at(game, {"dice": [face], **own}, step="place", argument=1, **more)


@clauses("QD-STICKER-01", "QD-KEEP-04")
def test_bought_faces_are_rolled_in_all_later_games(queensdale: Game) -> None:
    """All thirty faces of a player are bought ones, so no starting face is ever rolled again."""
    codes = [code for code, n in at(queensdale).to_dict()["grocer"].items() for _ in range(n)]
    faces = [list(islice(codes, 6 * die, 6 * die + 6)) for die in range(5)]
    pos = quietly(finished(queensdale, {"faces": faces, "dice": [faces[0][0]]}, {"fame": 10}), "turn")
    for game_number in (2, 3):
        assert pos.to_dict()["game_number"] == game_number
        assert seat(pos, 0)["faces"] == faces
        assert not STARTING & set(seat(pos, 0)["dice"])
        assert set(seat(pos, 1)["dice"]) <= STARTING
        pos = quietly(at_the_end(pos, 60), "turn")


@clauses("QD-STICKER-02", "QD-STICKER-18")
@pytest.mark.parametrize("resource", ["timber", "stone", "clay", "guilder"])
@pytest.mark.parametrize("held", [0, 1])
def test_a_or_resource_is_used_as_an_a_for_nothing(queensdale: Game, resource: str, held: int) -> None:
    pos = chosen(queensdale, f"a_{resource}", goods={resource: held} if held else {})
    after = outcome(pos, "bakery")
    assert after == {"seats.0.goods.bread": 1, "seats.0.dice": GONE, "taken.bakery": 1}


@clauses("QD-STICKER-02")
@pytest.mark.parametrize("resource", ["timber", "stone", "clay"])
def test_a_or_resource_is_used_as_the_shown_resource(queensdale: Game, resource: str) -> None:
    pos = chosen(queensdale, f"a_{resource}")
    assert set(texts(pos)) == {resource, f"{resource} +1", "wage", "scout 4", "scout 2", "bakery"}
    assert goods(play(pos, resource), 0) == {resource: 1}
    assert goods(play(chosen(queensdale, f"a_{resource}"), f"{resource} +1"), 0) == {resource: 2}


@clauses("QD-STICKER-02")
def test_a_or_guilder_on_a_guilder_space(queensdale: Game) -> None:
    pos = chosen(queensdale, "a_guilder")
    assert outcome(pos, "guilder") == {"seats.0.goods.guilder": 1, "seats.0.dice": GONE, "taken.guilder": 1}


@clauses("QD-STICKER-02")
def test_a_or_resource_is_one_or_the_other(queensdale: Game) -> None:
    """On a resource space no action follows, and no other resource space fits."""
    pos = chosen(queensdale, "a_stone", goods=RICH)
    assert {clause(pos, space) for space in ("timber", "clay +1", "guilder")} == {"QD-DICE-01"}
    play(pos, "stone")
    assert (pos.step, goods(pos, 0)) == ("turn", RICH | {"stone": 10})


@clauses("QD-STICKER-03", "QD-STICKER-26")
@pytest.mark.parametrize("resource", ["timber", "stone", "clay"])
def test_a_double_face_brings_two_and_three_on_the_plus_one_space(queensdale: Game, resource: str) -> None:
    plain = play(chosen(queensdale, f"double_{resource}"), resource)
    plus = play(chosen(queensdale, f"double_{resource}"), f"{resource} +1")
    assert (goods(plain, 0), goods(plus, 0)) == ({resource: 2}, {resource: 3})


@clauses("QD-STICKER-24", "QD-STICKER-03")
def test_a_double_face_on_a_guilder_space_brings_two_guilders(tmp_path: Path) -> None:
    """No face of the shipped pack shows two guilders, so another pack has one."""
    game = changed_pack(tmp_path, ('"double_clay", goods = ["clay"]', '"double_clay", goods = ["guilder"]'))
    pos = play(chosen(game, "double_clay"), "guilder")
    assert goods(pos, 0) == {"guilder": 2}


@clauses("QD-STICKER-04")
@pytest.mark.parametrize(
    ("face", "fits", "other"),
    [
        ("choice_ts", ("timber", "stone"), "clay"),
        ("choice_sc", ("stone", "clay"), "timber"),
        ("choice_ct", ("clay", "timber"), "stone"),
    ],
)
def test_a_choice_face_is_one_of_two_resources(queensdale: Game, face: str, fits: tuple[str, str], other: str) -> None:
    assert set(texts(chosen(queensdale, face))) == {space for one in fits for space in (one, f"{one} +1")}
    for one in fits:
        assert goods(play(chosen(queensdale, face), one), 0) == {one: 1}
        assert goods(play(chosen(queensdale, face), f"{one} +1"), 0) == {one: 2}
    assert clause(chosen(queensdale, face), other) == "QD-DICE-01"
    assert clause(chosen(queensdale, face), "guilder") == "QD-DICE-01"


@clauses("QD-STICKER-05")
@pytest.mark.parametrize("space", SPACES)
def test_the_occupied_face_carries_out_the_action_of_a_taken_space(queensdale: Game, space: str) -> None:
    kind = {"scout 4": "scout_long", "scout 2": "scout_short"}.get(space, space)
    pos = chosen(queensdale, "occupied", goods=RICH, taken={kind: 1})
    assert texts(pos) == [f"occupied {space}"]
    usual = chosen(queensdale, "action", goods=RICH)
    expected = {key: value for key, value in outcome(usual, space).items() if not key.startswith("taken")}
    assert outcome(pos, f"occupied {space}") == expected
    assert pos.step == usual.step


@clauses("QD-STICKER-05", "QD-STICKER-21")
def test_dice_pile_up_on_one_space_and_each_scouts_its_full_value(queensdale: Game) -> None:
    pos = at(queensdale, {"dice": ["occupied"]}, {"dice": ["occupied"]}, taken={"scout_long": 1}, herbs={})
    for number in (0, 1):
        play(pos, "die 1")
        assert pos.to_dict()["pending"][-1] == {
            "step": "scout",
            "seat": number,
            "argument": {"steps": 4, "gathered": 0, "moved": False},
        }
        play(pos, f"rest in {seat(pos, number)['colour']}", "at c4", *(["end turn"] if number == 0 else []))
    assert pos.to_dict()["taken"] == {"scout_long": 1}


@clauses("QD-STICKER-20")
def test_the_occupied_face_may_join_an_own_die(queensdale: Game) -> None:
    pos = at(queensdale, {"dice": ["action", "occupied"]}, {"dice": []})
    assert clause(pos, "die 2") == "QD-DICE-13"
    play(pos, "die 1", "wage", "end turn", "die 2")
    assert goods(pos, 0) == {"guilder": 2}


@clauses("QD-STICKER-20", "QD-STICKER-19")
def test_the_occupied_face_goes_on_no_free_space_and_on_no_resource_space(queensdale: Game) -> None:
    pos = chosen(queensdale, "occupied", goods=RICH, taken={"wage": 1, "timber": 1})
    assert texts(pos) == ["occupied wage"]
    assert clause(pos, "occupied bakery") == "QD-STICKER-20"
    assert clause(pos, "wage") == "QD-STICKER-19"
    assert clause(pos, "timber") == "QD-DICE-01"
    assert clause(pos, "purple") == "QD-STICKER-06"


@clauses("QD-STICKER-05", "QD-DICE-18")
def test_the_occupied_face_needs_the_cost_of_the_action(queensdale: Game) -> None:
    pos = chosen(queensdale, "occupied", goods={"guilder": 1}, taken={"wage": 1, "market": 1, "hire": 1})
    assert texts(pos) == ["occupied wage"]
    assert clause(pos, "occupied market") == "QD-MARKET-01"
    assert clause(pos, "occupied hire") == "QD-WORK-01"


@clauses("QD-STICKER-05")
def test_other_faces_do_not_go_on_taken_spaces(queensdale: Game) -> None:
    for face in ("action", "timber", "a_clay", "double_stone"):
        pos = chosen(queensdale, face, goods=RICH, taken={"bakery": 1})
        assert clause(pos, "bakery") == "QD-BOARD-11"
        assert clause(pos, "occupied bakery") == "QD-STICKER-05"


@clauses("QD-STICKER-06", "QD-STICKER-19")
@pytest.mark.parametrize("face", PURPLE)
def test_purple_faces_go_on_the_purple_space_only(queensdale: Game, face: str) -> None:
    """However rich their owner is: there is no resource on the face that could pay for an action."""
    pos = chosen(queensdale, face, goods=RICH, taken={"wage": 1})
    assert texts(pos) == ["purple"]
    assert {clause(pos, space) for space in SPACES} == {"QD-STICKER-19"}
    assert {clause(pos, space) for space in ("timber", "stone +1", "guilder")} == {"QD-DICE-01"}
    assert clause(pos, "occupied wage") == "QD-STICKER-05"


@clauses("QD-STICKER-06")
@pytest.mark.parametrize("face", ["timber", "action", "choice_ts", "a_stone", "double_clay"])
def test_other_faces_do_not_go_on_the_purple_space(queensdale: Game, face: str) -> None:
    assert clause(chosen(queensdale, face), "purple") == "QD-STICKER-06"


@clauses("QD-STICKER-06", "QD-BOARD-11")
def test_any_number_of_dice_fits_on_the_purple_space(queensdale: Game) -> None:
    pos = at(queensdale, {"dice": ["bread2", "morale"]}, {"dice": ["bread2", "morale"]})
    for die in ("die 1", "die 1", "die 2", "die 2"):
        play(pos, die, "purple")
        assert pos.to_dict()["taken"] == {}
        if die == "die 1" or pos.to_move == 0:
            play(pos, "end turn")
    for number in (0, 1):
        assert (goods(pos, number), seat(pos, number)["morale"]) == ({"bread": 2}, 1)


@clauses("QD-STICKER-07")
@pytest.mark.parametrize(("morale", "gained"), [(0, 0), (2, 1), (14, 1)])
def test_purple_morale_is_one_level(queensdale: Game, morale: int, gained: int) -> None:
    pos = play(chosen(queensdale, "morale", morale=morale), "purple")
    assert (seat(pos, 0)["morale"], fame(pos, 0)) == (morale + 1, gained)


@clauses("QD-STICKER-08")
@pytest.mark.parametrize(("epoch", "value"), [(1, 1), (2, 1), (6, 1), (7, 2), (9, 2)])
def test_the_purple_trumpet_brings_the_own_trumpet_value(queensdale: Game, epoch: int, value: int) -> None:
    pos = chosen(queensdale, "trumpet", epoch=epoch)
    assert outcome(pos, "purple") == {"seats.0.dice": GONE, "seats.0.fame.trumpet": value}


@clauses("QD-STICKER-09")
def test_two_basic_resources_of_choice(queensdale: Game) -> None:
    pos = play(chosen(queensdale, "two_resources", epoch=4), "purple")
    assert texts(pos) == ["take timber", "take stone", "take clay", "take guilder"]
    assert {clause(pos, f"take {good}") for good in ("bread", "marble")} == {"QD-COMP-29"}
    assert goods(play(pos, "take stone", "take guilder"), 0) == {"stone": 1, "guilder": 1}
    assert pos.step == "turn"


@clauses("QD-STICKER-09")
def test_the_two_resources_may_be_equal(queensdale: Game) -> None:
    assert goods(play(chosen(queensdale, "two_resources"), "purple", "take clay", "take clay"), 0) == {"clay": 2}


@clauses("QD-STICKER-10", "QD-STICKER-23")
@pytest.mark.parametrize(
    ("reward", "changes"),
    [
        ("timber", {"seats.0.goods.timber": 1}),
        ("clay", {"seats.0.goods.clay": 1}),
        ("bread", {"seats.0.goods.bread": 1}),
        ("fame", {"seats.0.fame.herb": 1}),
        ("morale", {"seats.0.morale": 1}),
    ],
)
def test_the_herb_face_takes_any_token_without_hut_or_way(
    queensdale: Game, reward: str, changes: dict[str, Any]
) -> None:
    far = {"green a1": ["sage", reward], "yellow f1": ["mint", "timber"]}
    pos = play(chosen(queensdale, "herb", herbs=far), "purple")
    assert texts(pos) == ["token green a1", "token yellow f1"]
    after = outcome(pos, "token green a1")
    assert after == changes | {"herbs.green a1": None, "seats.0.gathered": 1}
    assert seat(pos, 0)["scout"] == "red c3"


@clauses("QD-STICKER-10", "QD-STICKER-22")
def test_the_herb_face_needs_a_token(queensdale: Game) -> None:
    assert clause(rolled(queensdale, "herb", herbs={}), "die 1") == "QD-DICE-13"
    one = rolled(queensdale, "herb", herbs={"blue f1": ["mint", "timber"]})
    play(one, "die 1", "purple", "token blue f1")
    assert goods(one, 0) == {"timber": 1}


@clauses("QD-STICKER-23", "QD-STICKER-22", "QD-COURIER-02")
def test_wild_boars_keep_the_herb_face_from_shrubs_by_the_bridges(queensdale: Game) -> None:
    """Only hut and way are waived; where nothing else lies on the map the die cannot be placed."""
    closed, open_one = {"red b1": ["mint", "clay"]}, {"red a1": ["mint", "timber"]}
    pos = play(chosen(queensdale, "herb", herbs=closed | open_one, courier_card=12), "purple")
    assert texts(pos) == ["token red a1"]
    assert clause(pos, "token red b1") == "QD-COURIER-02"
    assert clause(rolled(queensdale, "herb", herbs=closed, courier_card=12), "die 1") == "QD-DICE-13"
    without = play(rolled(queensdale, "herb", herbs=closed), "die 1", "purple", "token red b1")
    assert goods(without, 0) == {"clay": 1}


@clauses("QD-STICKER-11")
def test_the_figurine_face_draws_one_for_nothing(queensdale: Game) -> None:
    pos = chosen(queensdale, "figurine", bag={"craftsman": 2})
    assert outcome(pos, "purple") == {
        "seats.0.dice": GONE, "seats.0.figurines.craftsman": 1, "bag.craftsman": 1,
    }  # fmt: skip


@clauses("QD-STICKER-11", "QD-COURIER-08")
def test_a_courier_drawn_by_a_purple_die_brings_its_card(queensdale: Game) -> None:
    pos = chosen(queensdale, "figurine", bag={"courier": 1}, courier_deck=[7])
    play(pos, "purple")
    assert (pos.to_dict()["courier_card"], seat(pos, 0)["figurines"]) == (7, {"courier": 1})


@clauses("QD-STICKER-12")
def test_the_bread_face_brings_two_bread(queensdale: Game) -> None:
    pos = chosen(queensdale, "bread2")
    assert outcome(pos, "purple") == {"seats.0.dice": GONE, "seats.0.goods.bread": 2}


@clauses("QD-STICKER-13")
def test_a_feast_is_a_figurine_a_level_and_two_fame(queensdale: Game) -> None:
    pos = chosen(queensdale, "feast", epoch=5, bag={"gleeman": 1})
    assert outcome(pos, "purple") == {
        "seats.0.dice": GONE, "seats.0.figurines.gleeman": 1, "bag.gleeman": 0, "seats.0.morale": 1,
        "seats.0.fame.other": 2,
    }  # fmt: skip


@clauses("QD-STICKER-13")
def test_at_a_feast_the_figurine_comes_before_the_level(queensdale: Game) -> None:
    """The courier's card raises the lowest counter from 1 to 2; the feast then raises it to 3, where a trumpet is."""
    pos = at(
        queensdale, {"dice": ["feast"], "morale": 1, "buildings": {"woodcutter_hut": 1}}, {"morale": 2},
        step="place", argument=1, bag={"courier": 1}, courier_deck=[5],
    )  # fmt: skip
    play(pos, "purple")
    assert (seat(pos, 0)["morale"], seat(pos, 1)["morale"]) == (3, 2)
    assert (goods(pos, 0), seat(pos, 0)["fame"]) == ({"timber": 1}, {"trumpet": 1, "other": 2})


@clauses("QD-STICKER-13", "QD-STICKER-22")
def test_a_feast_with_nobody_to_draw_at_the_top_of_the_bar_still_brings_fame(queensdale: Game) -> None:
    pos = chosen(queensdale, "feast", morale=15, bag={})
    assert outcome(pos, "purple") == {"seats.0.dice": GONE, "seats.0.fame.other": 2}


@clauses("QD-STICKER-22")
@pytest.mark.parametrize(
    ("face", "nothing", "something"),
    [
        ("morale", {"morale": 15}, {"morale": 14}),
        ("figurine", {"bag": {}}, {"bag": {"gleeman": 1}}),
    ],
)
def test_a_purple_die_without_effect_is_not_placed(
    queensdale: Game, face: str, nothing: dict[str, Any], something: dict[str, Any]
) -> None:
    assert clause(rolled(queensdale, face, goods=RICH, **nothing), "die 1") == "QD-DICE-13"
    assert "die 1" in texts(rolled(queensdale, face, **something))


@clauses("QD-STICKER-17", "QD-DICE-04")
@pytest.mark.parametrize("face", ["double_stone", "choice_sc"])
def test_a_double_or_choice_face_acts_for_one_piece(queensdale: Game, face: str) -> None:
    pos = chosen(queensdale, face, goods={"stone": 2})
    assert outcome(pos, "wage") == {
        "seats.0.goods.stone": 1, "seats.0.goods.guilder": 1, "seats.0.dice": GONE, "taken.wage": 1,
    }  # fmt: skip


@clauses("QD-STICKER-17", "QD-DICE-17")
@pytest.mark.parametrize("face", ["double_stone", "choice_sc"])
def test_without_a_shown_resource_there_is_no_action(queensdale: Game, face: str) -> None:
    pos = chosen(queensdale, face, goods={"timber": 5, "guilder": 5})
    assert not set(texts(pos)) & set(SPACES)
    assert clause(pos, "wage") == "QD-DICE-17"


@clauses("QD-STICKER-17")
def test_the_owner_chooses_which_shown_resource_pays(queensdale: Game) -> None:
    pos = play(chosen(queensdale, "choice_ct", goods={"timber": 1, "clay": 1, "stone": 1}), "wage")
    assert (pos.step, texts(pos)) == ("pay_die", ["pay timber", "pay clay"])
    assert clause(pos, "pay stone") == "QD-STICKER-17"
    assert goods(play(pos, "pay clay"), 0) == {"timber": 1, "stone": 1, "guilder": 1}


@clauses("QD-STICKER-17", "QD-DICE-16")
def test_a_choice_face_is_not_paid_with_what_the_action_needs(queensdale: Game) -> None:
    enough = {"timber": 3, "stone": 1}
    pos = play(chosen(queensdale, "choice_ts", goods=enough), "hut")
    assert pos.step == "hut"
    assert goods(pos, 0) == {"timber": 3}
    assert clause(chosen(queensdale, "choice_ts", goods={"timber": 3}), "hut") == "QD-HUT-01"
    both = play(chosen(queensdale, "choice_ts", goods={"timber": 4, "stone": 1}), "hut")
    assert texts(both) == ["pay timber", "pay stone"]
