"""QD-ROUND-02, QD-DICE-08, 14: what a throw costs, and that it turns up the faces of the dice thrown and no others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.rules.queensdale.situations import at, changed_pack, clauses, goods, of_epoch, play, seat, texts
from tests.rules.queensdale.test_reasons import reason
from tests.rules.queensdale.test_story_cards import told

from queenswright.games.queensdale.rules.roll import roll_all, roll_die
from queenswright.games.queensdale.state.pieces import DICE, NOTHING, SIDES
from queenswright.kernel.game import Game
from queenswright.kernel.rule import plain

FIRE = of_epoch(3) | {"tower": ["1a", "2d", None]}
THROWS: dict[str, tuple[dict[str, Any], dict[str, Any], dict[str, Any]]] = {
    "reroll for bread": ({"goods": {"bread": 2}}, {"goods": {"bread": 1}}, {}),
    "reroll by signal fire": (FIRE, {"signal_used": True}, {"opened": 3}),
    "reroll for nothing": ({"knowledge": ["19"]}, {"knowledge_used": ["reroll"]}, {"opened": 3}),
}
"""Ways to throw any number of dice: what it takes, what has changed then, and the keys of the document."""


@clauses("QD-DICE-08", "QD-TOWER-10", "QD-LATER-36")
@pytest.mark.parametrize("move", THROWS)
@pytest.mark.parametrize(("players", "me"), [(2, 1), (3, 0), (4, 2)])
def test_a_throw_of_any_number_of_dice_is_paid_once(queensdale: Game, move: str, players: int, me: int) -> None:
    own, paid, keys = THROWS[move]
    seats: list[dict[str, Any]] = [{"dice": []} for _ in range(players)]
    seats[me] = own | {"dice": ["timber", "clay"]}
    pos = play(at(queensdale, *seats, to_move=me, **keys), move)
    assert texts(pos) == ["roll 1", "roll 2", "roll 1 2"]
    for number in range(players):
        held = seat(pos, number)
        found = {key: held.get(key) for key in ("goods", "signal_used", "knowledge_used")}
        assert found == {"goods": {}, "signal_used": False, "knowledge_used": None} | (paid if number == me else {})


@clauses("QD-LATER-17")
def test_an_ability_throws_one_die_for_nothing(queensdale: Game) -> None:
    own = {"family": "lantern", "abilities": ["13"], "dice": ["timber", "clay"], "goods": {"bread": 1}}
    pos = play(at(queensdale, own, opened=5), "reroll one die")
    assert (texts(pos), seat(pos, 0)["used"], goods(pos, 0)) == (["roll 1", "roll 2"], ["reroll"], {"bread": 1})


@clauses("QD-DICE-08", "QD-DICE-09")
@pytest.mark.parametrize("thrown", [(1,), (5,), (2, 4), (1, 2, 3, 4, 5)])
def test_only_the_chosen_dice_are_thrown(queensdale: Game, thrown: tuple[int, ...]) -> None:
    """Every die has six sides that tell whether it was thrown."""
    faces = [["guilder"] * SIDES] * DICE
    own = {"faces": faces, "dice": ["guilder"] * DICE, "goods": {"bread": 1}}
    pos = play(at(queensdale, own), "reroll for bread")
    pos.state.showing[0][:] = [pos.state.showing[0][0] + 1] * DICE
    guilder = pos.state.dice[0][0][0]
    play(pos, f"roll {' '.join(map(str, thrown))}")
    assert [face == guilder for face in pos.state.showing[0]] == [die + 1 in thrown for die in range(DICE)]
    assert pos.step == "turn"


@clauses("QD-DICE-11")
def test_only_the_goods_of_the_pack_pay_a_throw(tmp_path: Path) -> None:
    game = changed_pack(tmp_path, ('goods = ["timber", "stone", "clay", "guilder", "bread"]', 'goods = ["clay"]'))
    pos = at(game, {"goods": dict.fromkeys(("timber", "clay", "bread"), 1)})
    assert [reason(pos, f"reroll for {good}") for good in ("timber", "clay", "bread")] == [
        "refused-qd-reroll-not-paid", None, "refused-qd-reroll-not-paid",
    ]  # fmt: skip


@clauses("QD-TOWER-10")
@pytest.mark.parametrize("me", [0, 1, 2])
def test_the_signal_fire_of_a_player_is_used_by_that_player(queensdale: Game, me: int) -> None:
    towers = [["1b", "2b", None], ["1c", "2c", None]]
    towers.insert(me, ["1a", "2d", None])
    for used in range(3):
        seats = [of_epoch(3) | {"tower": tower, "signal_used": number == used} for number, tower in enumerate(towers)]
        pos = at(queensdale, *seats, to_move=me, opened=3)
        assert reason(pos, "reroll by signal fire") == ("refused-qd-tower-power-used" if used == me else None)


@clauses("QD-EPOCH-07")
def test_any_throw_is_the_first_of_a_lantern_night(queensdale: Game) -> None:
    lantern = told(queensdale, "v4")
    own = {"dice": ["timber"]}
    pos = play(at(queensdale, own, {}, **lantern), "reroll by lantern light")
    if pos.step == "roll":
        play(pos, "roll 1")
    assert seat(pos, 0)["used"] == ["roll"]


@clauses("QD-ROUND-02", "QD-ROUND-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_dice_of_all_players_are_thrown(queensdale: Game, players: int) -> None:
    state = at(queensdale, *[{} for _ in range(players)]).state
    for number in range(4):
        state.showing[number][:] = [NOTHING] * DICE
    plain(roll_all)(state)
    thrown = [[face != NOTHING for face in row] for row in state.showing]
    assert thrown == [[number < players] * DICE for number in range(4)]


@clauses("QD-ROUND-02")
def test_every_side_of_a_die_turns_up(queensdale: Game) -> None:
    """Of 200 throws one of the six is missing once in 10^15 tries."""
    state = at(queensdale, {}, {}).state
    state.dice[1][2][:] = sides = list(range(7, 7 + SIDES))
    found = set()
    for _ in range(200):
        plain(roll_die)(state, 1, 2)
        found.add(state.showing[1][2])
    assert found == set(sides)
