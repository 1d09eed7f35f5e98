"""QD-DICE, QD-RES, QD-STICKER: where each face may go, why not elsewhere, and what it costs there."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import at, clauses, texts, with_die
from tests.rules.queensdale.test_reasons import reason
from tests.rules.queensdale.test_story_cards import told

from queenswright.games.queensdale.rules.spaces import can_join, capacity, fits_somewhere, has_effect
from queenswright.games.queensdale.state.board import ROAD, SPACE_KINDS
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.kernel.rule import plain

COUNTS: dict[str, tuple[int, int, int]] = {
    **dict.fromkeys(("timber", "stone", "clay", "marble", "market", "hire", "landing"), (1, 2, 3)),
    **dict.fromkeys(("timber_plus", "stone_plus", "clay_plus", "scout_long"), (1, 1, 1)),
    **dict.fromkeys(("hut", "bakery", "poor"), (1, 2, 2)),
    **dict.fromkeys(("scout_short", "tome", "cogwheel", "rider_short", "rider_long"), (1, 1, 2)),
    **dict.fromkeys(("wage", "build"), (2, 2, 3)),
    "guilder": (2, 3, 3), "scout_middle": (0, 1, 1), "order": (3, 4, 5), "fair": (0, 0, 0),
}  # fmt: skip
"""The spaces of every kind with two, three and four players."""
FROM = {"marble": 4, "tome": 3, "cogwheel": 6, "order": 6, "rider_short": 7, "rider_long": 7, "landing": 8}
YARD = {"timber": 3, "stone": 2, "clay": 1}
ALL_FULL = {space: COUNTS[space][0] for space in SPACE_KINDS[:7]}
"""Every resource space of the first epochs holds a die."""
NO_A = {space: COUNTS[space][0] for space in SPACE_KINDS[8:18]}
"""So does every action space."""


def later(keys: dict[str, Any]) -> dict[str, Any]:
    """The keys of a game in epoch 9, unless they say otherwise; there is no wall before epoch 7."""
    usual: dict[str, Any] = {"opened": 9, "branch": "wall", "plunger": None} | keys
    return usual if usual["opened"] >= 7 else {key: value for key, value in usual.items() if key != "branch"}


def place(game: Game, face: str, own: dict[str, Any] | None = None, **keys: Any) -> Position:
    """Seat 0 has to place its only die; whether it fits anywhere is not asked."""
    return with_die(game, face, own, **later(keys))


def fits(game: Game, face: str, own: dict[str, Any] | None = None, **keys: Any) -> bool:
    """Whether the die can be picked up for this face."""
    pos = at(game, {"dice": [face], "family": "lantern"} | (own or {}), {}, **later(keys))
    number = game.pack.content.face_codes.index(face)
    found = bool(plain(fits_somewhere)(game.pack.mirror, pos.state, 0, number))
    assert found == ("die 1" in texts(pos))
    return found


@clauses("QD-RES-07", "QD-THREE-04", "QD-TWO-01", "QD-LATER-02", "QD-LATER-19")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_spaces_by_players_epoch_and_branch(queensdale: Game, players: int) -> None:
    printed = queensdale.pack.mirror
    for branch, opened in (("road", 9), ("wall", 9), (None, 6)):
        orders = [str(n) for n in range(1, 13)]
        state = at(queensdale, *[{}] * players, opened=opened, branch=branch, orders=orders).state
        for kind, name in enumerate(SPACE_KINDS):
            there = FROM.get(name, 1) <= opened and ("rider" not in name or branch == "road")
            assert plain(capacity)(printed, state, kind) == COUNTS[name][players - 2] * there, name
        for name, epoch in FROM.items():
            kind = SPACE_KINDS.index(name)
            state.branch = ROAD
            for state.opened, open_now in ((epoch - 1, False), (epoch, True), (9, True)):
                assert bool(plain(capacity)(printed, state, kind)) == open_now, name
            state.opened = opened


@clauses("QD-LATER-19")
@pytest.mark.parametrize(
    ("left", "taken", "spaces"), [(0, 0, 0), (1, 0, 1), (2, 1, 3), (5, 0, 4), (1, 3, 4), (0, 2, 2)]
)
def test_on_j_there_is_a_space_for_every_order(queensdale: Game, left: int, taken: int, spaces: int) -> None:
    keys: dict[str, Any] = {"orders": [str(n + 1) for n in range(left)], "taken": {"order": taken}}
    state = at(queensdale, {}, {}, {}, opened=6, **keys).state
    assert plain(capacity)(queensdale.pack.mirror, state, SPACE_KINDS.index("order")) == spaces


@clauses("QD-BOARD-11", "QD-COURIER-14", "QD-LATER-19")
def test_why_a_space_cannot_be_used(queensdale: Game) -> None:
    rich = {"goods": dict.fromkeys(("timber", "stone", "clay", "guilder", "bread"), 9)}
    open_board = place(queensdale, "action", rich, taken={"wage": 1})
    assert (reason(open_board, "wage"), reason(open_board, "market")) == (None, None)
    assert reason(open_board, "scout 3") == "refused-qd-no-such-space"
    full = place(queensdale, "action", rich, taken={"wage": 2, "bakery": 1})
    assert (reason(full, "wage"), reason(full, "bakery")) == ("refused-qd-space-is-taken",) * 2
    closed = place(queensdale, "action", rich, taken={"wage": 1}, courier_card=8)
    shut = [space for space in ("wage", "market", "bakery", "hire") if reason(closed, space)]
    assert [reason(closed, space) for space in shut] == ["refused-qd-space-is-closed"] * 4
    assert [reason(closed, space) for space in ("scout 4", "hut", "poor", "build")] == [None] * 4
    half = place(queensdale, "action", rich, courier_card=8)
    assert (reason(half, "wage"), reason(half, "market")) == (None, "refused-qd-space-is-closed")
    other = place(queensdale, "action", rich, taken={"wage": 1}, courier_card=9)
    assert reason(other, "wage") is None
    assert reason(place(queensdale, "action", rich, orders=[]), "order") == "refused-qd-no-order-left"
    assert reason(place(queensdale, "action", rich, orders=["1"]), "order") is None


NEEDS: dict[str, tuple[dict[str, Any], dict[str, Any], str]] = {
    "hut": ({"goods": {"timber": 3}}, {}, "timber"),
    "market": ({"goods": {"guilder": 2}}, {}, "guilder"),
    "poor": ({"goods": {"bread": 1}}, {}, "bread"),
    "hire": ({"goods": {"guilder": 1, "bread": 1}}, {}, "guilder"),
    "build": ({"goods": YARD}, {}, "timber"),
    "tome": ({"goods": {"guilder": 1}}, {}, "guilder"),
    "order": ({"goods": {"timber": 3}}, {"orders": ["1"]}, "timber"),
}
"""What each action takes at least, and something of it without which it cannot be carried out."""


@clauses("QD-DICE-18", "QD-DICE-23")
@pytest.mark.parametrize("space", NEEDS)
def test_an_action_that_cannot_be_paid_is_not_chosen(queensdale: Game, space: str) -> None:
    own, keys, lacking = NEEDS[space]
    price = own["goods"][lacking]
    for count, possible in ((price - 1, False), (price, True)):
        goods = own["goods"] | {lacking: count}
        assert (space in texts(place(queensdale, "action", {"goods": goods}, **keys))) == possible


@clauses("QD-DICE-03", "QD-DICE-04", "QD-DICE-16", "QD-DICE-17")
@pytest.mark.parametrize("space", [space for space in NEEDS if space not in ("order", "poor")])
def test_a_resource_die_is_paid_besides(queensdale: Game, space: str) -> None:
    """The piece that pays the die does not pay the action."""
    own, keys, lacking = NEEDS[space]
    price = own["goods"][lacking]
    for count, possible in ((price, False), (price + 1, True)):
        pos = place(queensdale, lacking, {"goods": own["goods"] | {lacking: count}}, **keys)
        assert (space in texts(pos)) == possible
    other = "stone" if lacking != "stone" else "clay"
    unpaid = place(queensdale, other, {"goods": {lacking: price}}, **keys)
    assert reason(unpaid, space) == "refused-qd-die-not-paid"


@clauses("QD-LATER-42", "QD-EPOCH-07")
def test_flour_thieves_and_the_trade_road(queensdale: Game) -> None:
    thieves = told(queensdale, "y2")
    assert "bakery" not in texts(place(queensdale, "action", {}, **thieves))
    assert "bakery" in texts(place(queensdale, "action", {"goods": {"clay": 1}}, **thieves))
    assert "bakery" not in texts(place(queensdale, "clay", {"goods": {"clay": 1}}, **thieves))
    road: dict[str, Any] = {"branch": "road", "segments": [None, 1, 1] * 4}
    for space in ("ride 2", "ride 3"):
        assert reason(place(queensdale, "action", {"rider": "red 1"}, **road), space) is None
        alone = place(queensdale, "action", {"rider": "red 3"}, branch="road")
        assert reason(alone, space) == "refused-qd-no-segment-there"


@clauses("QD-LATER-17")
@pytest.mark.parametrize(("used", "possible"), [([], True), (["free_die"], False)])
def test_an_ability_pays_one_die_of_a_round(queensdale: Game, used: list[str], possible: bool) -> None:
    own = {"family": "lantern", "abilities": ["14"], "used": used}
    pos = place(queensdale, "stone", own, opened=5)
    assert ("wage" in texts(pos)) == possible
    assert ("hut" in texts(place(queensdale, "stone", own | {"goods": {"timber": 2}}))) is False
    three = place(queensdale, "timber", own | {"goods": {"timber": 3}})
    assert ("hut" in texts(three)) == possible
    assert "build" not in texts(place(queensdale, "stone", own | {"goods": YARD | {"clay": 0}}))


@clauses("QD-STICKER-17")
@pytest.mark.parametrize("face", ["choice_ts", "choice_sc", "choice_ct", "card_1"])
@pytest.mark.parametrize("good", ["timber", "stone", "clay", "guilder", "bread"])
@pytest.mark.parametrize("count", [1, 2])
def test_a_die_is_paid_with_what_it_shows(queensdale: Game, face: str, good: str, count: int) -> None:
    shown = {"choice_ts": "ts", "choice_sc": "sc", "choice_ct": "ct", "card_1": "tscg"}[face]
    pos = place(queensdale, face, {"goods": {good: count}})
    pays = good != "bread" and good[0] in shown
    assert reason(pos, "wage") == (None if pays else "refused-qd-die-not-paid")


@clauses("QD-DICE-02", "QD-STICKER-18")
def test_a_master_lets_resource_dice_build_for_nothing(queensdale: Game) -> None:
    master = next(
        number for number in range(1, 15)
        if "build" in texts(place(queensdale, "stone", {"goods": YARD}, courier_card=number))
    )  # fmt: skip
    assert reason(place(queensdale, "stone", {"goods": YARD}), "build") is not None
    other = place(queensdale, "stone", {"goods": {"guilder": 9}}, courier_card=master)
    assert reason(other, "market") == "refused-qd-die-not-paid"
    assert reason(place(queensdale, "trumpet", {"goods": YARD}, courier_card=master), "build") is not None


@clauses("QD-DICE-02", "QD-STICKER-19", "QD-LATER-19")
def test_which_faces_act(queensdale: Game) -> None:
    assert reason(place(queensdale, "trumpet"), "wage") == "refused-qd-face-cannot-act"
    assert reason(place(queensdale, "occupied", taken={"wage": 1}), "bakery") == "refused-qd-face-cannot-act"
    keys: dict[str, Any] = {"orders": ["1"]}
    three = {"goods": {"timber": 4, "stone": 1}}
    assert reason(place(queensdale, "stone", three, **keys), "order") == "refused-qd-a-die-needed"
    assert reason(place(queensdale, "a_stone", three, **keys), "order") is None
    assert reason(place(queensdale, "card_2", {"goods": YARD | {"stone": 1}}), "build") is None
    assert reason(place(queensdale, "action", {"goods": YARD | {"stone": 1}}), "build") is not None


@clauses("QD-LATER-24", "QD-LATER-45", "QD-STICKER-05", "QD-STICKER-20", "QD-STICKER-21")
def test_who_joins_another_die(queensdale: Game) -> None:
    taken = {"taken": {"wage": 1}}
    alone = "refused-qd-occupied-not-allowed"
    assert reason(place(queensdale, "action", **taken), "occupied wage") == alone
    assert reason(place(queensdale, "action", plunger=1, **taken), "occupied wage") == alone
    assert reason(place(queensdale, "action", {"plunger_used": True}, plunger=0, **taken), "occupied wage") == alone
    for keys in ({"plunger": 0}, {"robbers_at_work": [3]}):
        assert reason(place(queensdale, "action", **taken, **keys), "occupied wage") is None
        assert reason(place(queensdale, "action", **taken, **keys), "occupied bakery") == "refused-qd-space-is-free"
        assert reason(place(queensdale, "action", taken={"market": 1}, **keys), "occupied market") is not None
        assert reason(place(queensdale, "timber", **taken, **keys), "occupied wage") == alone
    assert reason(place(queensdale, "action", robbers_at_work=[7], **taken), "occupied wage") == alone
    joining = place(queensdale, "occupied", taken={"wage": 2, "market": 1})
    assert (reason(joining, "occupied wage"), reason(joining, "occupied bakery")) == (None, "refused-qd-space-is-free")
    assert reason(joining, "occupied market") == "refused-qd-too-few-guilders"


@clauses("QD-LATER-17")
def test_a_side_door_leads_to_the_wage(queensdale: Game) -> None:
    own = {"family": "key", "abilities": ["12"]}
    taken = {"wage": 1, "bakery": 1}
    alone = "refused-qd-occupied-not-allowed"
    assert reason(place(queensdale, "action", own, taken=taken), "occupied wage") is None
    assert reason(place(queensdale, "action", own, taken=taken), "occupied bakery") == alone
    assert reason(place(queensdale, "action", own | {"abilities": ["11"]}, taken=taken), "occupied wage") == alone
    assert reason(place(queensdale, "stone", own, taken=taken), "occupied wage") == "refused-qd-die-not-paid"
    assert reason(place(queensdale, "stone", own | {"goods": {"stone": 1}}, taken=taken), "occupied wage") is None
    assert reason(place(queensdale, "trumpet", own, taken=taken), "occupied wage") == alone


@clauses("QD-DICE-01", "QD-STICKER-04", "QD-LATER-35")
@pytest.mark.parametrize("face", ["timber", "stone", "clay", "guilder", "choice_sc", "card_1", "action", "trumpet"])
def test_a_resource_space_takes_what_it_shows(queensdale: Game, face: str) -> None:
    shown = {"choice_sc": ("stone", "clay"), "card_1": ("timber", "stone", "clay", "guilder")}.get(face, (face,))
    spaces = {"timber": ["timber", "timber +1"], "stone": ["stone", "stone +1", "marble"], "clay": ["clay", "clay +1"]}
    expected = {space for good in shown for space in spaces.get(good, [good] if good == "guilder" else [])}
    pos = place(queensdale, face)
    every = {*spaces["timber"], *spaces["stone"], *spaces["clay"], "guilder"}
    assert set(texts(pos)) & every == expected
    assert {reason(pos, space) for space in every - expected} <= {"refused-qd-face-does-not-fit"}
    stage = reason(pos, "landing stage")
    assert stage == ("refused-qd-face-does-not-fit" if face in ("action", "trumpet") else None)


@clauses("QD-EPOCH-07")
def test_a_collapsed_shaft_costs_timber(queensdale: Game) -> None:
    """Also beside another die, with card 22."""
    code = next(
        code for code in ("y1", "y4", "y5", "y6", "y7", "n1", "n3", "v1", "v2")
        if reason(place(queensdale, "stone", **_late(queensdale, code)), "marble") is not None
    )  # fmt: skip
    keys = _late(queensdale, code)
    assert reason(place(queensdale, "stone", **keys), "marble") == "refused-qd-shaft-not-paid"
    assert reason(place(queensdale, "stone", **keys), "stone") is None
    assert reason(place(queensdale, "stone", {"goods": {"timber": 1}}, **keys), "marble") is None
    knowing: dict[str, Any] = {"knowledge": ["22"]}
    beside = keys | {"taken": {"marble": 1}}
    assert reason(place(queensdale, "stone", knowing, **beside), "occupied marble") == "refused-qd-shaft-not-paid"
    paid = knowing | {"goods": {"timber": 1}}
    assert reason(place(queensdale, "stone", paid, **beside), "occupied marble") is None


def _late(game: Game, code: str) -> dict[str, Any]:
    """A story card that is read in epoch 9."""
    return told(game, code) | {"opened": 9}


@clauses("QD-LATER-36")
def test_card_22_shares_a_resource_space(queensdale: Game) -> None:
    own: dict[str, Any] = {"knowledge": ["22"]}
    taken = {"timber": 1, "timber_plus": 1, "clay": 1, "landing": 1}
    pos = place(queensdale, "timber", own, taken=taken)
    assert (reason(pos, "occupied timber"), reason(pos, "occupied timber +1")) == (None, None)
    assert reason(pos, "occupied clay") == "refused-qd-face-does-not-fit"
    assert reason(pos, "occupied stone") == "refused-qd-space-is-free"
    assert reason(pos, "occupied landing stage") is None
    two = place(queensdale, "timber", own, taken={"timber": 2}, players=3)
    assert reason(two, "occupied timber") is None
    used = place(queensdale, "timber", own | {"knowledge_used": ["space"]}, taken={"timber": 1})
    assert reason(used, "occupied timber") == "refused-qd-knowledge-used"
    other = place(queensdale, "timber", {"knowledge": ["21"]}, taken={"timber": 1})
    shared = next(i for i in range(64) if other.move_at(i).text == "occupied timber")
    assert reason(other, other.move_at(shared)) == "refused-qd-no-such-knowledge"


PURPLE: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "morale": ({"morale": 15}, {}), "figurine": ({}, {"bag": {}}), "herb": ({}, {"herbs": {}}),
    "feast": ({"morale": 15}, {"bag": {}}), "card_5": ({}, {}),
}  # fmt: skip
"""When a purple face does nothing."""


@clauses("QD-STICKER-06", "QD-STICKER-22", "QD-LATER-37")
@pytest.mark.parametrize("face", ["bread2", "morale", "figurine", "two_resources", "herb", "trumpet", "card_4"])
def test_a_purple_face_needs_an_effect(queensdale: Game, face: str) -> None:
    assert reason(place(queensdale, face), "purple") is None
    assert fits(queensdale, face)
    assert not fits(queensdale, "action", taken=NO_A, opened=1)
    own, keys = PURPLE.get(face, ({}, {}))
    assert fits(queensdale, face, own, **keys) == (face not in PURPLE)
    assert reason(place(queensdale, "timber"), "purple") == "refused-qd-not-purple"


@clauses("QD-STICKER-22")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_the_last_figurine_and_the_last_level_are_an_effect(queensdale: Game, left: int) -> None:
    assert fits(queensdale, "figurine", bag={"gleeman": left}) == (left > 0)
    assert fits(queensdale, "morale", {"morale": 15 - left}) == (left > 0)
    held = {"timber": left}
    pos = at(queensdale, {"goods": held}, {}, opened=9, branch="wall")
    row = queensdale.pack.mirror.face_gain[queensdale.pack.content.face_codes.index("card_5")]
    assert plain(has_effect)(queensdale.pack.mirror, pos.state, 0, row)
    assert not plain(has_effect)(queensdale.pack.mirror, pos.state, 0, 0)


@clauses("QD-DICE-13")
def test_a_face_fits_wherever_one_space_is_left(queensdale: Game) -> None:
    early: dict[str, Any] = {"opened": 1}
    for face, spaces in (
        ("timber", ("timber", "timber_plus")),
        ("stone", ("stone", "stone_plus")),
        ("guilder", ("guilder",)),
    ):
        assert not fits(queensdale, face, taken=ALL_FULL, **early)
        for space in spaces:
            assert fits(queensdale, face, taken=ALL_FULL | {space: 0}, **early)
        assert not fits(queensdale, face, {"goods": {face: 1}}, taken=ALL_FULL | NO_A, **early)
        assert fits(queensdale, face, {"goods": {face: 1}}, taken=ALL_FULL, **early)
    rich = {"goods": YARD | {"guilder": 9, "bread": 9}}
    for space in ("wage", "scout_long", "hut", "market", "bakery", "poor", "build", "hire"):
        assert fits(queensdale, "action", rich, taken=NO_A | {space: 0}, **early)
    assert fits(queensdale, "timber", taken=ALL_FULL | {"marble": 1}, opened=8)
    assert not fits(queensdale, "timber", taken=ALL_FULL | {"marble": 1, "landing": 1}, opened=8)
    assert not fits(queensdale, "action", taken=NO_A | {"cogwheel": 1}, opened=6, orders=[])
    assert fits(queensdale, "action", taken=NO_A, opened=6, orders=[])


@clauses("QD-DICE-13", "QD-STICKER-20", "QD-LATER-24", "QD-LATER-36")
def test_a_face_fits_beside_another_die(queensdale: Game) -> None:
    later: dict[str, Any] = {"taken": NO_A | {"cogwheel": 1}, "opened": 6, "orders": []}
    assert fits(queensdale, "action", **later | {"plunger": 0})
    assert fits(queensdale, "action", {}, **later | {"robbers_at_work": [3]})
    assert not fits(queensdale, "occupied", opened=6)
    assert not fits(queensdale, "occupied", taken={"market": 1, "hut": 1}, opened=6)
    assert fits(queensdale, "occupied", taken={"wage": 1}, opened=6)
    assert not fits(queensdale, "timber", **later | {"plunger": 0, "taken": ALL_FULL | NO_A | {"cogwheel": 1}})
    door = {"family": "key", "abilities": ["12"]}
    assert fits(queensdale, "action", door, **later)
    assert not fits(queensdale, "action", door | {"abilities": ["11"]}, **later)
    full = later | {"taken": ALL_FULL | NO_A | {"cogwheel": 1, "marble": 1}}
    assert fits(queensdale, "timber", door | {"goods": {"timber": 1}}, **full)
    assert not fits(queensdale, "timber", door, **full)
    assert fits(queensdale, "timber", {"knowledge": ["22"]}, **full)
    assert not fits(queensdale, "timber", {"knowledge": ["21"]}, **full)
    last = full | {"taken": ALL_FULL | NO_A | {"cogwheel": 1, "marble": 1, "timber_plus": 0}}
    assert fits(queensdale, "timber", {"knowledge": ["22"]}, **last)


@clauses("QD-STICKER-20", "QD-LATER-42")
@pytest.mark.parametrize("space", ["wage", "bakery", "cogwheel", "fair"])
def test_any_action_space_can_be_joined(queensdale: Game, space: str) -> None:
    keys = told(queensdale, "y3") if space == "fair" else {}
    state = at(queensdale, {"goods": {"guilder": 2}}, {}, **{"opened": 6} | keys | {"taken": {space: 1}}).state
    face = queensdale.pack.content.face_codes.index("occupied")
    assert plain(can_join)(queensdale.pack.mirror, state, 0, face)
    state.taken[SPACE_KINDS.index(space)] = 0
    assert not plain(can_join)(queensdale.pack.mirror, state, 0, face)
