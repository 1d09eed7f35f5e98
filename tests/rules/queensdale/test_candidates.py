"""Which actions are asked about at all: what is not on hand is not, and nothing possible is left out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.rules.queensdale.situations import at, changed_pack, clauses, play, texts, with_die
from tests.rules.queensdale.test_story_cards import told

from queenswright.games.queensdale.rules.candidates import candidates, place_candidates
from queenswright.games.queensdale.state.pieces import FIGURINES
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.kernel.rule import plain

USUAL = ["leave round", "end turn"]
FIRE = ["reroll by signal fire"]
COURIER = ["use courier as gleeman", "use courier as merchant", "use courier as healer"]
RESOURCES = ["timber", "timber +1", "stone", "stone +1", "clay", "clay +1", "guilder", "marble"]
ACTIONS = ["wage", "scout 4", "scout 3", "scout 2", "hut", "market", "bakery", "poor", "build", "hire"]
LATER = ["tome", "cogwheel", "order", "ride 2", "ride 3", "fair"]
STAGE = "landing stage"
OCCUPIED = [f"occupied {space}" for space in (*ACTIONS, *LATER)]
SHARED = [f"occupied {space}" for space in (*RESOURCES, STAGE)]
BY_STORY = [
    "act again",
    "call an old friend",
    "reroll by lantern light",
    *(f"give {kind} to the {side}" for side in ("left", "right") for kind in FIGURINES),
]


def asked(pos: Position) -> list[str]:
    """The actions of the step that are asked about, in their order."""
    step = next(number for number, step in enumerate(pos.game.rules.steps) if step.name == pos.step)
    mask = int(plain(candidates)(pos.game.pack.mirror, pos.state, step))
    assert mask >= 0
    found = [pos.move_at(i).text for i in range(pos.game.rules.steps[step].count) if mask >> i & 1]
    assert mask.bit_count() == len(found), "an action that the step does not have"
    assert set(texts(pos)) <= set(found)
    return found


def on_turn(game: Game, own: dict[str, Any], **keys: Any) -> list[str]:
    """What is asked about at the beginning or end of a turn of seat 0."""
    return asked(at(game, own, {}, **({} if own.get("dice", True) else {"placed": True}) | keys))


@clauses("QD-ROUND-04")
@pytest.mark.parametrize(
    ("own", "keys", "found"),
    [
        ({"dice": []}, {}, USUAL),
        ({}, {}, [*(f"die {n}" for n in range(1, 6)), *FIRE, *USUAL]),
        ({"dice": ["timber", None, "clay"]}, {}, ["die 1", "die 3", *FIRE, *USUAL]),
        ({"dice": ["timber"]}, {"placed": True}, [*FIRE, *USUAL]),
    ],
)
def test_dice_on_hand_before_one_is_placed(
    queensdale: Game, own: dict[str, Any], keys: dict[str, Any], found: list[str]
) -> None:
    assert on_turn(queensdale, own, **keys) == found


@clauses("QD-DICE-08", "QD-DICE-11")
@pytest.mark.parametrize("good", ["timber", "stone", "clay", "guilder", "bread"])
def test_goods_on_hand_pay_for_a_throw_of_dice_on_hand(queensdale: Game, good: str) -> None:
    held = {"goods": {good: 1, "marble": 1}}
    rerolls = ["die 1", f"reroll for {good}", *FIRE, *USUAL]
    assert on_turn(queensdale, {"dice": ["timber"], **held}, opened=4) == rerolls
    assert on_turn(queensdale, {"dice": [], **held}, opened=4) == USUAL


@clauses("QD-WORK-02", "QD-LATER-36")
@pytest.mark.parametrize(
    ("kind", "uses"),
    [("gleeman", ["use gleeman"]), ("merchant", ["use merchant"]), ("healer", ["use healer"]), ("courier", COURIER)],
)
@pytest.mark.parametrize("count", [1, 2])
def test_figurines_on_hand_are_used_and_kept_with_knowledge(
    queensdale: Game, kind: str, uses: list[str], count: int
) -> None:
    own: dict[str, Any] = {"dice": [], "figurines": {kind: count}}
    assert on_turn(queensdale, own, opened=6, bag={}) == [*uses, *USUAL]
    kept = on_turn(queensdale, own | {"knowledge": ["15"]}, opened=6, bag={})
    assert kept == [*uses, *USUAL, *(f"{use} and keep" for use in uses)]


@clauses("QD-WORK-02")
def test_a_craftsman_is_not_used_on_a_turn(queensdale: Game) -> None:
    assert on_turn(queensdale, {"dice": [], "figurines": {"craftsman": 2}}) == USUAL


@clauses("QD-LATER-17", "QD-LATER-34", "QD-LATER-36")
@pytest.mark.parametrize("dice", [["clay"], []])
def test_abilities_monument_and_knowledge(queensdale: Game, dice: list[str]) -> None:
    rolling = ["die 1", *FIRE] if dice else []
    own: dict[str, Any] = {"dice": dice, "family": "lantern"}
    able = on_turn(queensdale, own | {"abilities": ["13"]}, opened=5)
    assert able == [*rolling, *USUAL, "scout one step", "reroll one die"]
    whole = on_turn(queensdale, own | {"monument": 4}, opened=5)
    assert whole == [*rolling, *USUAL, *(["reroll by monument"] if dice else [])]
    assert on_turn(queensdale, own | {"monument": 3}, opened=5) == [*rolling, *USUAL]
    learned = on_turn(queensdale, own | {"knowledge": ["15"]}, opened=5)
    assert learned == [*rolling, *USUAL, *(["reroll for nothing"] if dice else [])]


@clauses("QD-LATER-45")
@pytest.mark.parametrize("token", range(1, 17))
def test_robber_baron_tokens_on_hand(queensdale: Game, token: int) -> None:
    if token <= len(queensdale.pack.mirror.robber_effect):
        assert on_turn(queensdale, {"dice": [], "robbers": [token]}, opened=4) == [*USUAL, f"robber {token}"]


@clauses("QD-EPOCH-07")
@pytest.mark.parametrize("code", ["y1", "y2", "n2"])
def test_what_story_cards_allow(queensdale: Game, code: str) -> None:
    assert on_turn(queensdale, {"dice": []}, **told(queensdale, code)) == [*USUAL, *BY_STORY]


def in_play(opened: int) -> list[str]:
    """The spaces of later epochs that are on the board."""
    epochs = {"tome": 3, "cogwheel": 6, "order": 6, "ride 2": 7, "ride 3": 7, "fair": 1, STAGE: 8}
    return [space for space, epoch in epochs.items() if epoch <= opened]


@clauses("QD-DICE-01", "QD-DICE-02", "QD-LATER-02")
@pytest.mark.parametrize("opened", [1, 3, 4, 5, 6, 8])
def test_a_resource_die_goes_on_resource_and_action_spaces(queensdale: Game, opened: int) -> None:
    pos = with_die(queensdale, "timber", opened=opened)
    side_door = ["occupied wage"] if opened >= 5 else []
    assert asked(pos) == [*RESOURCES, *ACTIONS, *side_door, *in_play(opened)]
    knowing = with_die(queensdale, "timber", {"knowledge": ["15"]}, opened=opened) if opened >= 3 else None
    assert knowing is None or asked(knowing) == [*RESOURCES, *ACTIONS, *side_door, *in_play(opened), *SHARED]


@clauses("QD-DICE-02", "QD-LATER-24", "QD-LATER-45")
@pytest.mark.parametrize("opened", [1, 4, 5, 8])
def test_an_a_goes_on_action_spaces_and_on_occupied_ones_with_help(queensdale: Game, opened: int) -> None:
    side_door = ["occupied wage"] if opened >= 5 else []
    assert asked(with_die(queensdale, "action", plunger=None, opened=opened)) == [
        *ACTIONS,
        *side_door,
        *in_play(opened),
    ]
    joining = [*ACTIONS, *OCCUPIED[: len(ACTIONS)], *in_play(opened), *OCCUPIED[len(ACTIONS) :]]
    if opened >= 2:
        assert asked(with_die(queensdale, "action", plunger=0, opened=opened)) == joining
        assert asked(with_die(queensdale, "action", plunger=1, opened=opened)) == joining
    if opened >= 4:
        assert asked(with_die(queensdale, "action", plunger=None, robbers_at_work=[1], opened=opened)) == joining


@clauses("QD-STICKER-05", "QD-STICKER-06")
def test_a_face_for_occupied_spaces_and_a_purple_one(queensdale: Game) -> None:
    assert asked(with_die(queensdale, "occupied", taken={"wage": 1})) == OCCUPIED
    assert asked(with_die(queensdale, "trumpet")) == ["purple"]


@clauses("QD-DICE-08")
def test_the_dice_on_hand_are_thrown_in_any_combination(queensdale: Game) -> None:
    pos = at(queensdale, {"dice": ["timber", None, "clay", None, "stone"]}, step="roll")
    subsets = ("1", "3", "1 3", "5", "1 5", "3 5", "1 3 5")
    assert asked(pos) == [f"roll {subset}" for subset in subsets]


def test_of_other_steps_every_action_is_asked_about(queensdale: Game) -> None:
    pos = at(queensdale, {"goods": {"timber": 3}}, step="hut", herbs={})
    assert asked(pos) == [f"hut {herb}" for herb in ("yarrow", "sage", "mint", "arnica", "lavender", "chamomile")]


@clauses("QD-ROUND-04")
@pytest.mark.parametrize("die", range(5))
def test_it_is_about_the_seat_to_move_and_the_die_in_hand(queensdale: Game, die: int) -> None:
    dice: list[str | None] = ["action", "trumpet", "occupied", "action", "trumpet"]
    dice[die] = "timber"
    seats: list[dict[str, Any]] = [{"dice": ["action"]}, {"dice": dice}, {"dice": ["action"]}]
    pos = at(queensdale, *seats, to_move=1, taken={"wage": 1})
    assert asked(pos) == [*(f"die {n}" for n in range(1, 6)), *FIRE, *USUAL]
    play(pos, f"die {die + 1}")
    assert asked(pos) == [*RESOURCES, *ACTIONS, *in_play(1)]


@clauses("QD-LATER-16")
def test_there_is_no_side_door_before_abilities(tmp_path: Path) -> None:
    late = changed_pack(tmp_path, ("\nabilities = 5\n", "\nabilities = 6\n"))
    assert "occupied wage" not in asked(with_die(late, "timber", opened=5))
    assert "occupied wage" in asked(with_die(late, "timber", opened=6))


@clauses("QD-LATER-37")
def test_a_mirror_is_never_placed_as_itself(queensdale: Game) -> None:
    state = at(queensdale, {}, {}, opened=9, branch="wall").state
    mirror = queensdale.pack.content.face_codes.index("card_6")
    assert plain(place_candidates)(queensdale.pack.mirror, state, 0, mirror) == 0
