"""Every refusal names its own reason, also where two reasons quote the same clause or where no notation leads there."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import at, clauses, of_epoch, with_die

from queenswright.games.queensdale.state.board import CASTLE_ROOMS
from queenswright.games.queensdale.state.pieces import GOODS
from queenswright.games.queensdale.steps import CLEAR_LAND
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
