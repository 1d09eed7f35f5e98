"""QD-COMP-34: what cards let a player do is on the board with the view, for whoever may do it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import at, of_epoch, play, texts, with_die
from tests.rules.queensdale.test_story_cards import told

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

ROAD = {"branch": "road", "opened": 8, "segments": [None, 0, *[None] * 10]}


def things(pos: Position, kind: str, viewer: int | None = 0) -> list[dict[str, Any]]:
    """The things of a kind on the board of a viewer."""
    board = pos.view(viewer).get("board", {})
    return [{**thing} for thing in board.get("things", []) if thing["kind"] == kind]


def moves(found: list[dict[str, Any]]) -> list[str]:
    return [thing["move"] for thing in found]


def test_a_mirror_is_answered_by_a_tap_on_a_die(queensdale: Game) -> None:
    pos = at(queensdale, {"dice": ["card_6", "timber", "clay"]}, {}, {}, opened=6)
    assert "taps" not in pos.view(1).get("board", {})
    pos.push("die 1")
    assert pos.view(0)["board"]["taps"] == [[r"as die (\d)", "die $1"]]


def test_a_ledger_has_its_lines_while_it_is_open(queensdale: Game) -> None:
    pos = with_die(queensdale, "card_5", {"goods": {"timber": 4}}, opened=6)
    assert things(pos, "entry") == []
    play(pos, "purple")
    assert set(texts(pos)) - {"change nothing more"} < set(moves(things(pos, "entry")))
    assert len(things(pos, "entry")) == 12
    assert things(pos, "entry", 1) == things(pos, "entry", None) == []


@pytest.mark.parametrize("players", [2, 3])
def test_presents_lie_before_neighbours(queensdale: Game, players: int) -> None:
    own = {"figurines": {"gleeman": 1, "craftsman": 2}}
    pos = at(queensdale, own, *({} for _ in range(players - 1)), **told(queensdale, "n4"))
    possible = [move for move in texts(pos) if " to the " in move]
    assert sorted(moves(things(pos, "present"))) == sorted(possible)
    assert {thing["by"] for thing in things(pos, "present")} == set(range(1, players))
    assert things(pos, "present", 1) == []
    play(pos, possible[0])
    assert things(pos, "present") == []


def test_old_friends_are_called_by_their_card_and_chosen_among_the_removed_tiles(queensdale: Game) -> None:
    mine = of_epoch(8, "d") | {"removed": ["1a", "4b"]}
    pos = at(queensdale, mine, {}, **told(queensdale, "v3"))
    (call,) = things(pos, "call")
    assert (call["name"], call["done"]) == ("story-card-v3", False)
    play(pos, call["move"])
    assert moves(things(pos, "course")) == texts(pos)
    play(pos, "friend 4b")
    assert [thing["done"] for thing in (*things(pos, "call"), *things(pos, "course"))] == [True] * 3
    assert things(pos, "call", None) == []


def test_a_night_shift_is_a_card_to_tap(queensdale: Game) -> None:
    pos = at(queensdale, {}, {}, **told(queensdale, "n2"))
    assert [(thing["name"], thing["move"]) for thing in things(pos, "call")] == [("story-card-n2", "act again")]


def test_a_delivery_is_made_at_the_station(queensdale: Game) -> None:
    own = {"rider": "red 1", "goods": {"timber": 2}}
    pos = at(queensdale, own, {}, step="deliver", argument="red 2", **ROAD)
    (stops,) = things(pos, "stops")
    assert (stops["here"], stops["give"]) == ("red 2", "deliver")
    play(pos, "pass on")
    assert "here" not in things(pos, "stops")[0]


def test_the_well_stands_beside_the_bakery_for_good(queensdale: Game) -> None:
    pos = at(queensdale, {}, {}, **told(queensdale, "y9"))
    assert [(thing["of"], thing["name"]) for thing in things(pos, "beside", None)] == [("bakery", "story-card-y9")]
    assert things(at(queensdale, {}, {}, **told(queensdale, "y1")), "beside") == []


def test_knowledge_lies_before_its_owner_and_favours_before_all(queensdale: Game) -> None:
    pos = at(queensdale, {"knowledge": ["15"]}, {}, opened=5, favours=[1, None, None, None])
    assert [thing["name"] for thing in things(pos, "lesson")] == ["number-card-15"]
    assert things(pos, "lesson", 1) == []
    for viewer in (0, 1, None):
        assert [(one["name"], one["by"]) for one in things(pos, "grant", viewer)] == [("number-card-39", 1)]
