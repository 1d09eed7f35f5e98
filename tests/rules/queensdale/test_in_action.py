"""QD-ROUND-04: each step that follows a die, straight from a position: what can be chosen, and what it changes."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from tests.rules.queensdale.situations import at, clauses, of_epoch, outcome, texts
from tests.rules.queensdale.test_knowledge import known, pile
from tests.rules.queensdale.test_story_cards import told

from queenswright.games.queensdale.rules.in_action import perform_automatic, perform_in_action
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.kernel.rule import plain

YARD = {"timber": 3, "stone": 2, "clay": 1}
"""The price of a timber yard of rank 1."""
SPENT = dict.fromkeys((f"seats.0.goods.{good}" for good in YARD), 0)
BUILT = {"seats.0.fame.build": 2, "seats.0.buildings.timber_yard": 1, "stock.timber_yard": [2]}
HERBS = ("yarrow", "sage", "mint", "arnica", "lavender", "chamomile")
TWO = {"craftsman": 1, "gleeman": 1}
SHRUBS = {"blue c4": ["sage", "fame"], "red c4": ["mint", "timber"]}
ROAD: dict[str, Any] = {"opened": 7, "branch": "road", "finds": [1] * 6}
WALL: dict[str, Any] = {
    "opened": 7,
    "branch": "wall",
    "segments": [*[None] * 9, 0, None, None],
}
QUARTERS = ("red", "blue", "green", "yellow")
SEGMENTS = [f"segment {quarter} {slot}" for quarter in QUARTERS for slot in (1, 2, 3)]


class Case(NamedTuple):
    """A step with what seat 0 and others have, what can be chosen then, and what the first of these changes."""

    step: str
    own: dict[str, Any]
    keys: dict[str, Any]
    moves: list[str]
    changes: dict[str, Any]
    other: dict[str, Any] | None = None


CASES = (
    Case("scout", {"scout": "blue c6"}, {"argument": {"steps": 1}, "herbs": {}}, ["rest in blue"], {}),
    Case(
        "rest", {"scout": "blue c6"}, {"argument": {"steps": 1, "in": "blue"}, "herbs": {}},
        ["at b5", "at b6", "at c5", "at d5", "at d6"], {"seats.0.scout": "blue b5"},
    ),
    Case(
        "take", {"scout": "blue c6"}, {"herbs": SHRUBS}, ["token red c4", "token blue c4"],
        {"herbs.red c4": None, "seats.0.goods.timber": 1, "seats.0.gathered": 1},
    ),
    Case(
        "here", {"scout": "blue c4", "huts": ["sage"]}, {"herbs": SHRUBS}, ["gather here", "gather nothing"],
        {"herbs.blue c4": None, "seats.0.fame.herb": 1, "seats.0.gathered": 1},
    ),
    Case(
        "hut", {"goods": {"timber": 3}, "huts": ["mint"]}, {"herbs": {}},
        [f"hut {herb}" for herb in HERBS if herb != "mint"],
        {"seats.0.goods.timber": 0, "seats.0.fame.hut": 1, "seats.0.huts": ["yarrow", "mint"]},
    ),
    Case(
        "build", {"goods": YARD}, {},
        [f"build {name}" for name in ("timber_yard", "woodcutter_hut", "bakery_building", "dwelling")],
        SPENT | BUILT,
    ),
    Case("rank", {"goods": YARD | {"guilder": 1}}, {"argument": "timber_yard"}, ["rank 1", "rank 2"], SPENT | BUILT),
    Case(
        "payment", {"goods": YARD, "figurines": {"craftsman": 1}}, {"argument": {"what": "timber_yard", "rank": 1}},
        ["pay"], BUILT,
    ),
    Case(
        "cover", {"goods": YARD, "buildings": {"timber_yard": 1, "fountain": 1}},
        {"opened": 9, "argument": {"building": "treasurer", "rank": 1}}, ["over timber_yard", "over fountain"],
        {"seats.0.buildings.timber_yard": 0, "seats.0.fame.build": 2, "seats.0.buildings.treasurer": 1,
         "stock.treasurer": [2]},
    ),
    Case(
        "renovate", {"buildings": {"timber_yard": 1, "dwelling": 1}}, {}, ["renovate timber_yard", "renovate dwelling"],
        {"seats.0.fame.build": 2, "seats.0.renovated": ["timber_yard"], "seats.0.counters_used": 1},
    ),
    Case(
        "feed", {"goods": {"bread": 2}}, {"opened": 3}, ["feed bread"],
        {"seats.0.goods.bread": 1, "seats.0.morale": 1},
    ),
    Case(
        "keep_figurine", {}, {"argument": {"first": "gleeman", "second": "craftsman"}, "bag": {}, "opened": 6},
        ["keep craftsman", "keep gleeman"], {"seats.0.figurines.craftsman": 1, "bag.gleeman": 1},
    ),
    Case(
        "keep_card", {}, {"opened": 3, "pile": pile("15", "16"), "pile_known": known("0", "0")},
        ["keep the first card", "keep the second card"],
        {"seats.0.knowledge": ["15"], "pile": pile("16"), "pile_known": known("0")},
    ),
    Case(
        "deal", {"goods": {"guilder": 3}, "knowledge": ["15"]}, {"opened": 3}, ["deal usual", "deal larger"],
        {"seats.0.goods.guilder": 1},
    ),
    Case(
        "swap", {"figurines": TWO}, {"opened": 4}, ["swap craftsman", "swap gleeman"],
        {"seats.0.figurines.craftsman": 0, "seats.0.figurines.merchant": 1,
         "seats.1.figurines.craftsman": 1, "seats.1.figurines.merchant": 0},
        {"figurines": {"merchant": 1}},
    ),
    Case(
        "swap_for", {"figurines": TWO}, {"opened": 4, "argument": "gleeman"},
        ["for green craftsman", "for green merchant"],
        {"seats.0.figurines.craftsman": 2, "seats.0.figurines.gleeman": 0,
         "seats.1.figurines.craftsman": 0, "seats.1.figurines.gleeman": 1},
        {"figurines": {"craftsman": 1, "merchant": 1}},
    ),
    Case(
        "cogwheel", {}, {"opened": 6, "cogwheel": "5"}, ["turn 1"], {"cogwheel": "6", "seats.0.goods.marble": 1},
    ),
    Case(
        "spend", {"goods": {"timber": 1, "stone": 1}}, {"opened": 6}, ["spend timber", "spend stone"],
        {"seats.0.goods.timber": 0},
    ),
    Case(
        "mirror", {"dice": ["card_6", "timber", "stone"]}, {"opened": 6, "argument": 1}, ["as die 2", "as die 3"],
        {"seats.0.dice": ["timber", "timber", "stone", None, None]},
    ),
    Case(
        "ledger", {"goods": {"timber": 1}}, {"opened": 6, "argument": 1},
        [*(f"change timber for {good}" for good in ("stone", "clay", "guilder")), "change nothing more"],
        {"seats.0.goods.timber": 0, "seats.0.goods.stone": 1},
    ),
    Case(
        "order", {"goods": {"timber": 3, "marble": 2}}, {"opened": 6, "orders": ["1", "11", "12"]},
        ["fulfil 1", "fulfil 11"],
        {"seats.0.goods.timber": 0, "seats.0.goods.guilder": 1, "seats.0.fame.other": 1, "orders": ["11", "12"]},
    ),
    Case(
        "segment", {"built_in": ["yellow"]}, WALL,
        SEGMENTS[:9],
        {"seats.0.goods.guilder": 1, "seats.0.fame.build": 2, "seats.0.built_in": ["red", "yellow"],
         "segments": [0, *[None] * 8, 0, None, None], "finds": [0, *[None] * 5], "seats.0.seals": 1},
    ),
    Case(
        "room", {}, {"opened": 8, "branch": "wall", "castle_rooms": {"library": 1}},
        [f"furnish {room}" for room in ("kitchen", "sickroom", "winter_garden")],
        {"seats.0.goods.bread": 2, "seats.0.fame.build": 2, "castle_rooms.kitchen": 0},
    ),
    Case(
        "ride", {"rider": "red 1", "firsts": ["ride"]}, {"argument": {"left": 1}, **ROAD}, ["ride to red 2"],
        {"seats.0.rider": "red 2"},
    ),
    Case(
        "deliver", {"rider": "red 2"}, {"argument": "red 2", **ROAD}, ["pass on"], {},
    ),
)  # fmt: skip


@clauses("QD-ROUND-04")
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.step)
def test_a_step_offers_what_is_possible_and_carries_it_out(queensdale: Game, case: Case) -> None:
    pos = at(queensdale, case.own, case.other or {}, step=case.step, **case.keys)
    assert (pos.step, texts(pos)) == (case.step, case.moves)
    assert outcome(pos, case.moves[0]) == case.changes
    assert pos.step != case.step


@clauses("QD-EPOCH-07")
def test_an_old_friend_is_met(queensdale: Game) -> None:
    own = of_epoch(8, "d") | {"removed": ["1a", "3b"]}
    pos = at(queensdale, own, step="old_friend", **told(queensdale, "v3"))
    assert texts(pos) == ["friend 1a", "friend 3b"]
    assert outcome(pos, "friend 1a") == {"seats.0.goods.timber": 1, "seats.0.friend": "1a"}


AUTOMATIC: tuple[tuple[str, Any, dict[str, Any], dict[str, Any]], ...] = (
    ("gain", {"row": 5}, {}, {"seats.0.goods.guilder": 1, "seats.0.goods.bread": 1}),
    ("rouse", 2, {}, {"seats.0.morale": 2}),
    ("income", 0, {}, {"seats.0.figurines.gleeman": 1, "bag.gleeman": 0}),
    ("draw", 1, {}, {"seats.0.figurines.gleeman": 1, "bag.gleeman": 0}),
    ("card", {"card": 3}, {"courier_card": 3}, {}),
    ("tell", "story y2", {}, {"stories": [2], "story": 2}),
    ("fulfil", 3, {"orders": ["3"]}, {"orders": None, "seats.0.goods.guilder": 1, "seats.0.fame.other": 1}),
)


def pending(state: Any) -> list[tuple[int, int]]:
    """Steps and arguments that wait, the next one last."""
    return list(zip(state.agenda_step, state.agenda_argument, strict=True))[: state.agenda_depth]


@clauses("QD-ROUND-04")
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.step)
def test_a_choice_is_carried_out_by_its_chapter(queensdale: Game, case: Case) -> None:
    """Whoever has chosen is not asked the same again."""
    pos = at(queensdale, case.own, case.other or {}, step=case.step, **case.keys)
    before = pending(pos.state)
    step, argument = before[-1]
    move = next(i for i in range(pos.game.rules.steps[step].count) if pos.move_at(i).text == case.moves[0])
    plain(perform_in_action)(queensdale.pack.mirror, pos.state, 0, step, move, argument)
    assert pending(pos.state) != before


def waiting(game: Game, step: str, argument: Any, keys: dict[str, Any]) -> Position:
    """An automatic step waits below a decision."""
    below = [
        {"step": "turn", "seat": 0, "argument": 0},
        {"step": step, "seat": 0, "argument": argument},
        {"step": "spend", "seat": 0},
    ]
    own = {"goods": {"clay": 1}} | ({"buildings": {"theatre": 1}} if step == "income" else {})
    return at(game, own, pending=below, **{"opened": 6, "bag": {"gleeman": 1}} | keys)


@clauses("QD-ROUND-04")
@pytest.mark.parametrize(("step", "argument", "keys", "changes"), AUTOMATIC, ids=[step for step, *_ in AUTOMATIC])
def test_what_nobody_is_asked_for_is_done_at_once(
    queensdale: Game, step: str, argument: Any, keys: dict[str, Any], changes: dict[str, Any]
) -> None:
    done = waiting(queensdale, step, argument, keys)
    done.state.agenda_depth -= 1
    before = pending(done.state)
    plain(perform_automatic)(queensdale.pack.mirror, done.state, 0, *before[-1])
    assert pending(done.state) != before
    pos = waiting(queensdale, step, argument, keys)
    assert outcome(pos, "spend clay") == {"seats.0.goods.clay": 0} | changes
    assert pos.step == ("pick" if step == "card" else "turn")
