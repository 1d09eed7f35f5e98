"""QD-LATER-35, 49: the landing stage, and the harbour master."""

from __future__ import annotations

import pytest
from tests.rules.queensdale.situations import at, clause, clauses, goods, of_epoch, outcome, play, texts, with_die

from queenswright.kernel.errors import MalformedMove
from queenswright.kernel.game import Game

BASIC = ["timber", "stone", "clay", "guilder"]
ONE = ["timber", "stone", "clay", "guilder", "choice_ts", "choice_sc", "choice_ct"]
WITH_AN_A = ["a_timber", "a_stone", "a_clay", "a_guilder"]
DOUBLE = ["double_timber", "double_stone", "double_clay"]
RESOURCES = dict(zip(("timber", "timber_plus", "stone", "stone_plus", "clay", "clay_plus"), [1] * 6, strict=True))
"""With two players every space for timber, stone and clay is taken."""


@clauses("QD-LATER-35")
@pytest.mark.parametrize("opened", [1, 7])
def test_there_is_no_landing_stage_before_epoch_8(queensdale: Game, opened: int) -> None:
    pos = with_die(queensdale, "timber", opened=opened)
    assert "landing stage" not in texts(pos)
    with pytest.raises(MalformedMove):
        pos.push("landing stage")


@clauses("QD-LATER-35", "QD-EPOCH-17")
@pytest.mark.parametrize("opened", [8, 9])
@pytest.mark.parametrize("good", BASIC)
def test_a_die_brings_one_basic_resource_of_choice(queensdale: Game, opened: int, good: str) -> None:
    pos = with_die(queensdale, "stone", opened=opened)
    assert outcome(pos, "landing stage", f"take {good}") == {
        f"seats.0.goods.{good}": 1, "seats.0.dice": [None] * 5, "taken.landing": 1,
    }  # fmt: skip


@clauses("QD-LATER-35")
@pytest.mark.parametrize("face", [*ONE, *WITH_AN_A])
def test_every_face_that_shows_a_resource_brings_one(queensdale: Game, face: str) -> None:
    pos = play(with_die(queensdale, face, opened=8), "landing stage", "take clay")
    assert (goods(pos, 0), pos.step) == ({"clay": 1}, "turn")


@clauses("QD-LATER-35")
@pytest.mark.parametrize("face", DOUBLE)
def test_a_double_face_brings_two_that_may_differ(queensdale: Game, face: str) -> None:
    pos = play(with_die(queensdale, face, opened=8), "landing stage", "take guilder", "take stone")
    assert (goods(pos, 0), pos.step) == ({"guilder": 1, "stone": 1}, "turn")


@clauses("QD-LATER-35", "QD-COMP-29", "QD-LATER-02")
def test_marble_and_bread_are_no_basic_resources(queensdale: Game) -> None:
    pos = play(with_die(queensdale, "stone", opened=8), "landing stage")
    assert texts(pos) == [f"take {good}" for good in BASIC]
    assert clause(pos, "take marble") == "QD-COMP-29"
    assert clause(pos, "take bread") == "QD-COMP-29"


@clauses("QD-LATER-35", "QD-DICE-20")
@pytest.mark.parametrize("face", ["action", "occupied", "bread2", "morale", "two_resources"])
def test_it_is_a_resource_space_for_nothing_but_resource_dice(queensdale: Game, face: str) -> None:
    pos = with_die(queensdale, face, {"goods": dict.fromkeys(BASIC, 3)}, opened=8, taken={"wage": 1})
    assert clause(pos, "landing stage") == "QD-DICE-01"


@clauses("QD-LATER-35")
@pytest.mark.parametrize(("players", "count"), [(4, 3), (3, 2), (2, 1)])
def test_landing_stages_by_number_of_players(queensdale: Game, players: int, count: int) -> None:
    last = with_die(queensdale, "clay", players=players, opened=8, taken={"landing": count - 1})
    assert "landing stage" in texts(last)
    full = with_die(queensdale, "clay", players=players, opened=8, taken={"landing": count})
    assert clause(full, "landing stage") == "QD-BOARD-11"


@clauses("QD-LATER-35", "QD-DICE-04")
def test_it_costs_nothing(queensdale: Game) -> None:
    """No resource is paid, as for an action space."""
    pos = play(with_die(queensdale, "timber", {"goods": {"timber": 2}}, opened=8), "landing stage", "take stone")
    assert goods(pos, 0) == {"timber": 2, "stone": 1}


@clauses("QD-LATER-35", "QD-STICKER-05", "QD-LATER-24")
@pytest.mark.parametrize("face", ["occupied", "a_clay"])
def test_no_die_joins_another_on_a_resource_space(queensdale: Game, face: str) -> None:
    """Neither the face for occupied spaces nor the plunger works there."""
    taken = {"landing": 1, "wage": 1}
    pos = with_die(queensdale, face, opened=8, plunger=0, taken=taken)
    assert "occupied wage" in texts(pos)
    assert not [text for text in texts(pos) if "landing" in text]


@clauses("QD-LATER-35", "QD-DICE-13")
def test_a_die_that_fits_nowhere_else_may_go_there(queensdale: Game) -> None:
    own = {"dice": ["clay"]}
    assert clause(at(queensdale, own, opened=7, taken=RESOURCES), "die 1") == "QD-DICE-13"
    assert "die 1" in texts(at(queensdale, own, opened=8, taken=RESOURCES))
    assert clause(at(queensdale, own, opened=8, taken=RESOURCES | {"landing": 1}), "die 1") == "QD-DICE-13"


@clauses("QD-LATER-49")
@pytest.mark.parametrize(("face", "count"), [("timber", 2), ("choice_ts", 2), ("double_clay", 3)])
def test_with_a_harbour_master_it_brings_one_more(queensdale: Game, face: str, count: int) -> None:
    pos = with_die(queensdale, face, {"buildings": {"harbour_master": 1}}, opened=8)
    play(pos, "landing stage", *["take stone"] * count)
    assert (goods(pos, 0), pos.step) == ({"stone": count}, "turn")


@clauses("QD-LATER-49")
def test_the_harbour_master_helps_its_owner_and_on_the_landing_stage_only(queensdale: Game) -> None:
    other = at(queensdale, {"dice": ["timber"]}, {"buildings": {"harbour_master": 1}}, step="place", opened=8)
    assert goods(play(other, "landing stage", "take clay"), 0) == {"clay": 1}
    own = {"buildings": {"harbour_master": 1}}
    assert goods(play(with_die(queensdale, "timber", own, opened=8), "timber"), 0) == {"timber": 1}


@clauses("QD-LATER-49", "QD-BUILD-19")
@pytest.mark.parametrize(("players", "copies"), [(4, 2), (3, 2), (2, 1)])
def test_the_harbour_master_joins_the_stock_with_its_board(queensdale: Game, players: int, copies: int) -> None:
    before = at(queensdale, of_epoch(7), players=players).to_dict()["stock"]
    after = at(queensdale, of_epoch(8), players=players).to_dict()["stock"]
    assert ("harbour_master" in before, after["harbour_master"]) == (False, list(range(1, copies + 1)))


@clauses("QD-LATER-35")
def test_what_is_seen_and_told(queensdale: Game) -> None:
    assert "landing" not in with_die(queensdale, "timber", opened=7).view(1)["spaces"]
    pos = with_die(queensdale, "timber", players=3, opened=8)
    assert pos.view(1)["spaces"]["landing"] == {"spaces": 2, "taken": 0, "closed": 0, "free": 2}
    told = play(pos, "landing stage").story()
    assert [(event.message, event.args) for event in told] == [("qd-story-place", {"seat": "red", "space": "landing"})]
    assert [event.message for event in play(pos, "take guilder").story()] == ["qd-story-pick"]
