"""Every refusal names its own reason, also where two reasons quote the same clause or where no notation leads there."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import at, clauses, of_epoch, with_die
from tests.rules.queensdale.test_story_cards import after, told

from queenswright.games.queensdale.state.board import CASTLE_ROOMS
from queenswright.games.queensdale.state.pieces import GOODS
from queenswright.games.queensdale.steps import CLEAR_LAND, REROLL_FOR_NOTHING
from queenswright.kernel.data import Move
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position


def reason(pos: Position, move: str | Move) -> str | None:
    """The message that refuses a move, None when it is possible."""
    refusal = pos.why_not(move)
    return None if refusal is None else refusal.message


@clauses("QD-ROUND-11")
def test_a_turn_that_placed_nothing_cannot_be_ended(queensdale: Game) -> None:
    assert reason(at(queensdale, {}), "end turn") == "refused-qd-nothing-placed"
    assert reason(at(queensdale, {}, placed=True), "end turn") is None
    assert reason(at(queensdale, {}, placed=True), "leave round") == "refused-qd-placed-already"


@clauses("QD-SCOUT-10")
def test_a_space_that_so_few_players_do_not_have(queensdale: Game) -> None:
    assert reason(with_die(queensdale, "action"), "scout 3") == "refused-qd-no-such-space"
    assert reason(with_die(queensdale, "action", players=3), "scout 3") is None


@clauses("QD-DICE-17")
def test_a_die_that_cannot_be_paid_with_this_good(queensdale: Game) -> None:
    own = {"goods": {"stone": 1}, "dice": []}
    argument = {"space": "wage", "shown": ["timber", "stone"]}
    pos = at(queensdale, own, step="pay_die", argument=argument)
    assert reason(pos, "pay timber") == "refused-qd-die-not-paid"
    assert reason(pos, "pay clay") == "refused-qd-die-not-chosen"
    assert reason(pos, "pay stone") is None


@clauses("QD-DICE-08", "QD-DICE-14")
def test_a_throw_needs_a_die(queensdale: Game) -> None:
    pos = at(queensdale, {"dice": ["timber", "stone"]}, step="roll")
    assert reason(pos, pos.move_at(0)) == "refused-qd-no-die-to-roll"
    assert reason(pos, "roll 1 2") is None
    assert reason(pos, "roll 3") == "refused-qd-die-is-placed"


@clauses("QD-DICE-11")
def test_marble_pays_no_throw(queensdale: Game) -> None:
    """It has no notation: every other good pays."""
    held = dict.fromkeys(GOODS, 1)
    pos = at(queensdale, of_epoch(4) | {"goods": held, "dice": ["timber"]}, opened=4)
    rerolls = [move.text for move in pos.legal_moves if move.text.startswith("reroll")]
    assert rerolls == [f"reroll for {good}" for good in ("timber", "stone", "clay", "guilder", "bread")]


@clauses("QD-GROCER-01")
def test_a_face_that_is_not_sold(queensdale: Game) -> None:
    pos = at(queensdale, {"seals": 9}, step="grocer")
    timber, card = (queensdale.pack.content.face_codes.index(code) for code in ("timber", "card_1"))
    assert [reason(pos, pos.move_at(face)) for face in (timber, card)] == ["refused-qd-not-on-sale"] * 2


@clauses("QD-BUILD-26")
@pytest.mark.parametrize(("opened", "expected"), [(1, "refused-qd-not-open-yet"), (2, None)])
def test_a_use_that_is_not_open_yet(queensdale: Game, opened: int, expected: str | None) -> None:
    held = {"timber": 3, "stone": 2, "clay": 3}
    pos = at(queensdale, {"goods": held}, step="build", opened=opened)
    assert reason(pos, pos.move_at(CLEAR_LAND)) == expected


@clauses("QD-WORK-09")
@pytest.mark.parametrize("missing", ["timber", "stone", "clay"])
def test_savings_belong_where_something_is_missing(queensdale: Game, missing: str) -> None:
    """One piece can be saved; of two kinds one piece each is left to pay, and one of the two kinds is there."""
    for held in {"timber", "stone", "clay"} - {missing}:
        own: dict[str, Any] = {"goods": {held: 1}}
        argument = {"what": "timber_yard", "rank": 1}
        pos = at(queensdale, own, step="payment", argument=argument, price={missing: 1, held: 1}, savings=1)
        assert reason(pos, f"save {held}") == "refused-qd-save-elsewhere"
        assert reason(pos, f"save {missing}") is None


STAGE = {"timber": 2, "stone": 2, "clay": 2, "marble": 1}


@clauses("QD-LATER-34")
def test_the_reroll_of_a_monument_is_missing_or_used(queensdale: Game) -> None:
    lantern = {"family": "lantern", "monument": 4}
    assert reason(at(queensdale, {"family": "key"}, lantern, opened=5), "reroll by monument") == "refused-qd-no-gift"
    used = at(queensdale, lantern | {"gift_used": 1}, opened=5)
    assert reason(used, "reroll by monument") == "refused-qd-gift-used"
    assert reason(at(queensdale, lantern, opened=5), "reroll by monument") is None


@clauses("QD-LATER-33")
def test_a_fifth_stage(queensdale: Game) -> None:
    refusal = at(queensdale, {"goods": STAGE, "monument": 4}, step="build", opened=5).why_not("raise monument")
    assert refusal is not None
    assert (refusal.message, refusal.args["limit"]) == ("refused-qd-use-limit", 4)


@clauses("QD-LATER-61")
@pytest.mark.parametrize(("players", "most"), [(2, 3), (3, 2), (4, 2)])
def test_a_room_too_many(queensdale: Game, players: int, most: int) -> None:
    rooms = dict.fromkeys(["kitchen", "library", "sickroom"][:most], 0)
    pos = at(queensdale, {"goods": STAGE}, players=players, step="build", opened=8, castle_rooms=rooms)
    refusal = pos.why_not("furnish room")
    assert refusal is not None
    assert (refusal.message, refusal.args["limit"]) == ("refused-qd-use-limit", most)
    assert pos.view(0)["uses"]["room"]["limit"] == most


@clauses("QD-LATER-61")
def test_a_room_that_stands_or_waits_and_no_room_at_all(queensdale: Game) -> None:
    rooms = {"kitchen": 1, "library": 1}
    pos = at(queensdale, {}, {}, step="room", opened=8, castle_rooms=rooms)
    assert reason(pos, "furnish kitchen") == "refused-qd-room-stands"
    assert reason(pos, "furnish three_windows") == "refused-qd-other-rooms-first"
    assert reason(pos, pos.move_at(CASTLE_ROOMS.index("guest_room"))) == "refused-qd-no-such-room"
    rooms |= {"sickroom": 1, "winter_garden": 0, "three_windows": 0}
    done = at(queensdale, {"goods": STAGE}, {}, step="build", opened=8, castle_rooms=rooms)
    assert reason(done, "furnish room") == "refused-qd-no-room-left"
    full = at(queensdale, {"goods": STAGE}, {}, step="build", opened=8, castle_rooms=rooms | {"sickroom": 0})
    assert reason(full, "furnish room") == "refused-qd-use-limit", "the last room counts like any other"


@clauses("QD-LATER-43")
def test_a_station_without_a_road_and_one_too_far_away(queensdale: Game) -> None:
    road: dict[str, Any] = {"opened": 7, "branch": "road"}
    pos = at(queensdale, {"rider": "red 1"}, {}, step="ride", argument={"left": 2}, **road)
    assert reason(pos, "ride to yellow 3") == "refused-qd-no-segment-there"
    assert reason(pos, "ride to red 3") == "refused-qd-not-next-station"
    alone = with_die(queensdale, "action", {"rider": "red 3"}, **road)
    assert reason(alone, "ride 2") == "refused-qd-no-segment-there"


@clauses("QD-LATER-05")
def test_a_full_shelf_is_named_before_the_price(queensdale: Game) -> None:
    assert reason(with_die(queensdale, "action", {"tomes": 6}, opened=3), "tome") == "refused-qd-shelf-is-full"
    assert reason(with_die(queensdale, "action", {"tomes": 5}, opened=3), "tome") == "refused-qd-too-few-guilders"


@clauses("QD-LATER-19")
def test_no_order_none_that_can_be_paid_and_one_that_is_gone(queensdale: Game) -> None:
    assert reason(with_die(queensdale, "action", orders=[], opened=6), "order") == "refused-qd-no-order-left"
    assert reason(with_die(queensdale, "action", orders=["12"], opened=6), "order") == "refused-qd-no-order-paid"
    pos = at(queensdale, {"seals": 1}, step="order", orders=["1", "12"], opened=6)
    assert reason(pos, "fulfil 1") == "refused-qd-order-not-paid"
    assert reason(pos, "fulfil 2") == "refused-qd-order-is-gone"


FULL_HAND: dict[str, Any] = {"dice": ["timber", "clay"], "goods": dict.fromkeys(GOODS[:5], 1)}
NO_DICE: dict[str, Any] = {"dice": [], "goods": {"timber": 1}}


@clauses("QD-DICE-08", "QD-DICE-14", "QD-LATER-46")
def test_a_throw_that_is_not_paid_has_no_die_or_is_free(queensdale: Game) -> None:
    assert reason(at(queensdale, FULL_HAND), "reroll for timber") is None
    assert reason(at(queensdale, {"dice": ["timber"]}), "reroll for timber") == "refused-qd-reroll-not-paid"
    assert reason(at(queensdale, NO_DICE, placed=True), "reroll for timber") == "refused-qd-no-die-to-roll"
    lantern = at(queensdale, FULL_HAND, {}, **told(queensdale, "v4"))
    assert reason(lantern, "reroll for timber") == "refused-qd-reroll-is-free"


@clauses("QD-TOWER-10")
def test_a_signal_fire_that_is_missing_used_or_of_no_use(queensdale: Game) -> None:
    fire = of_epoch(3) | {"tower": ["1a", "2d", None]}
    assert reason(at(queensdale, of_epoch(3), {}, opened=3), "reroll by signal fire") == "refused-qd-no-tower-power"
    assert reason(at(queensdale, fire, {}, opened=3), "reroll by signal fire") is None
    used = at(queensdale, fire | {"signal_used": True}, {}, opened=3)
    assert reason(used, "reroll by signal fire") == "refused-qd-tower-power-used"
    last = at(queensdale, fire | NO_DICE, {}, opened=3, placed=True)
    assert reason(last, "reroll by signal fire") == "refused-qd-no-die-to-roll"


@clauses("QD-LATER-17")
def test_an_ability_that_is_missing_used_or_of_no_use(queensdale: Game) -> None:
    able = FULL_HAND | {"family": "lantern", "abilities": ["13"]}
    assert reason(at(queensdale, able, opened=5), "reroll one die") is None
    other = able | {"abilities": ["14"]}
    assert reason(at(queensdale, other, opened=5), "reroll one die") == "refused-qd-no-such-ability"
    assert reason(at(queensdale, able | {"used": ["reroll"]}, opened=5), "reroll one die") == "refused-qd-ability-used"
    last = at(queensdale, able | NO_DICE, opened=5, placed=True)
    assert reason(last, "reroll one die") == "refused-qd-no-die-to-roll"
    rolling = at(queensdale, able, step="roll", argument=1, opened=5)
    assert reason(rolling, "roll 1 2") == "refused-qd-too-many-dice"
    assert (reason(rolling, "roll 1"), reason(rolling, "roll 2")) == (None, None)
    choosing = at(queensdale, {"family": "heron"}, step="ability", opened=5)
    assert [reason(choosing, f"ability {card}") for card in (8, 9, 10, 11)] == [
        "refused-qd-other-family", None, None, "refused-qd-other-family",
    ]  # fmt: skip


@clauses("QD-LATER-36")
def test_knowledge_that_is_missing_used_or_of_no_use(queensdale: Game) -> None:
    poor: dict[str, Any] = {"dice": ["timber"], "knowledge": ["19"], "goods": {"bread": 1}}
    free = "reroll for nothing"
    assert reason(at(queensdale, poor, opened=3), free) is None
    other = at(queensdale, poor | {"knowledge": ["18"]}, opened=3)
    assert reason(other, other.move_at(REROLL_FOR_NOTHING)) == "refused-qd-no-such-knowledge"
    used = poor | {"knowledge_used": ["reroll"]}
    assert reason(at(queensdale, used, opened=3), free) == "refused-qd-knowledge-used"
    rich = poor | {"goods": {"guilder": 1}}
    assert reason(at(queensdale, rich, opened=3), free) == "refused-qd-has-a-guilder"
    last = at(queensdale, poor | {"dice": []}, opened=3, placed=True)
    assert reason(last, free) == "refused-qd-no-die-to-roll"


@clauses("QD-EPOCH-07")
def test_a_second_action_that_no_card_allows_is_done_or_repeats_nothing(queensdale: Game) -> None:
    night = told(queensdale, "n2")
    assert reason(at(queensdale, {}, {}, **after(queensdale, "n2")), "act again") == "refused-qd-no-such-story"
    assert reason(at(queensdale, {}, {}, **night), "act again") == "refused-qd-nothing-to-repeat"
    assert reason(at(queensdale, {"used": ["second_action"]}, {}, **night), "act again") == "refused-qd-shift-done"


@clauses("QD-EPOCH-07")
def test_a_wedding_that_no_card_allows_is_over_or_means_nobody(queensdale: Game) -> None:
    own: dict[str, Any] = {"figurines": {"gleeman": 1}}
    wedding = told(queensdale, "n4")
    left, right = "give gleeman to the left", "give gleeman to the right"
    assert reason(at(queensdale, own, {}, **after(queensdale, "n4")), left) == "refused-qd-no-such-story"
    assert reason(at(queensdale, own | {"used": ["wedding"]}, {}, **wedding), left) == "refused-qd-wedding-over"
    pos = at(queensdale, own, {}, **wedding)
    assert reason(pos, "give craftsman to the left") == "refused-qd-no-such-figurine"
    assert reason(pos, "give craftsman to the right") == "refused-qd-no-such-figurine"
    assert (reason(pos, left), reason(pos, right)) == (None, "refused-qd-one-neighbour")
    assert reason(at(queensdale, own, {}, {}, **wedding), right) is None


@clauses("QD-EPOCH-07")
def test_an_old_friend_that_no_card_allows_was_called_or_is_not_there(queensdale: Game) -> None:
    call = "call an old friend"
    old = told(queensdale, "v3")
    own = of_epoch(8, "d") | {"removed": ["1a"]}
    assert reason(at(queensdale, own, {}, **old), call) is None
    assert reason(at(queensdale, own, {}, **after(queensdale, "v3")), call) == "refused-qd-no-such-story"
    assert reason(at(queensdale, own | {"friend": "1a"}, {}, **old), call) == "refused-qd-friend-called"
    assert reason(at(queensdale, of_epoch(8, "d"), {}, **old), call) == "refused-qd-no-old-friend"
    fire = own | {"removed": ["1a", "2d"], "dice": []}
    choosing = at(queensdale, fire, {}, step="old_friend", **old)
    assert reason(choosing, "friend 1a") is None
    assert reason(choosing, "friend 1b") == "refused-qd-tile-not-removed"
    assert reason(choosing, "friend 2d") == "refused-qd-no-die-to-roll"


@clauses("QD-EPOCH-07")
def test_the_free_throw_of_a_lantern_night_that_is_missing_used_or_of_no_use(queensdale: Game) -> None:
    free = "reroll by lantern light"
    lantern = told(queensdale, "v4")
    assert reason(at(queensdale, FULL_HAND, {}, **lantern), free) is None
    assert reason(at(queensdale, FULL_HAND, {}, **after(queensdale, "v4")), free) == "refused-qd-no-such-story"
    used = at(queensdale, FULL_HAND | {"used": ["roll"]}, {}, **lantern)
    assert reason(used, free) == "refused-qd-rerolled-already"
    assert reason(at(queensdale, NO_DICE, {}, placed=True, **lantern), free) == "refused-qd-no-die-to-roll"


@clauses("QD-LATER-55")
def test_an_answer_that_cannot_be_sealed(queensdale: Game) -> None:
    keys: dict[str, Any] = {"opened": 9, "ends_read": 8, "branch": "wall", "unsealed": ["pair"]}
    half = {"sealed": ["cause mice", None, "seller wim"], "sealed_in": [9, 0, 8], "sealed_now": ["cause"]}
    pos = at(queensdale, half, {}, step="seal", **keys)
    assert reason(pos, "seal pair mint and arnica") == "refused-qd-answers-are-open"
    assert reason(pos, "seal cause rain") == "refused-qd-sealed-already"
    assert reason(pos, "seal seller wim") == "refused-qd-same-answer"
    assert reason(pos, "seal seller tobin") is None
    done = half | {"sealed_in": [9, 0, 9], "sealed_now": ["cause", "seller"]}
    assert reason(at(queensdale, done, {}, step="start_hut", **keys), "open casebook") == "refused-qd-nothing-to-seal"
    begun = at(queensdale, half, {}, step="start_hut", **keys)
    assert reason(begun, "open casebook") is None


@clauses("QD-LATER-09", "QD-LATER-45")
def test_a_robber_baron_token_that_is_missing_or_of_no_use(queensdale: Game) -> None:
    assert reason(at(queensdale, {"robbers": [1]}, {}, opened=4), "robber 2") == "refused-qd-no-such-robber"
    idle = [
        reason(at(queensdale, {"robbers": [n], "dice": []}, {}, bag={}, opened=4, placed=True), f"robber {n}")
        for n in range(1, 9)
    ]
    assert idle.count("refused-qd-robber-idle") >= 3, idle


@clauses("QD-LATER-45")
def test_a_figurine_that_cannot_be_swapped(queensdale: Game) -> None:
    one, other = {"figurines": {"craftsman": 1}}, {"figurines": {"merchant": 1}}
    giving = at(queensdale, one, other, step="swap", opened=4)
    assert (reason(giving, "swap craftsman"), reason(giving, "swap gleeman")) == (None, "refused-qd-no-such-figurine")
    taking = at(queensdale, one, other, {}, step="swap_for", argument="craftsman", opened=4)
    colours = [seat["colour"] for seat in taking.to_dict()["seats"]]
    assert reason(taking, f"for {colours[1]} merchant") is None
    assert reason(taking, f"for {colours[1]} craftsman") == "refused-qd-no-figurine-there"
    assert reason(taking, f"for {colours[0]} craftsman") == "refused-qd-no-figurine-there"
    (nobody,) = {"red", "blue", "green", "yellow"} - set(colours)
    assert reason(taking, f"for {nobody} merchant") == "refused-qd-no-figurine-there"


@clauses("QD-LATER-13", "QD-LATER-40")
def test_a_segment_that_stands_and_a_quarter_that_has_one(queensdale: Game) -> None:
    segments = [1, None, None, 0, *[None] * 8]
    pos = at(queensdale, {"built_in": ["blue"]}, {}, step="segment", opened=7, branch="wall", segments=segments)
    assert reason(pos, "segment red 1") == "refused-qd-segment-stands"
    assert reason(pos, "segment blue 2") == "refused-qd-quarter-has-segment"
    assert reason(pos, "segment red 2") is None
