"""QD-CHAR: the character board and its goal card."""

from typing import Any

import pytest
from tests.rules.queensdale.situations import ALL_READ, at, clauses, fame, play, seat, texts

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

GOALS = [10, 16, 22, 30, 38, 46, 54, 62, 70]
BUILD = [2, 3, 4, 5, 6, 6, 6, 7, 8]
HUT = [1, 1, 1, 1, 2, 2, 2, 2, 2]
TRUMPET = [1, 1, 1, 1, 1, 1, 2, 2, 2]
CARDS = list(zip(range(1, 10), GOALS, BUILD, HUT, TRUMPET, strict=True))
TIMBER_YARD = {"timber": 3, "stone": 2, "clay": 1}


def building(game: Game, epoch: int, *others: dict[str, Any], **own: Any) -> Position:
    """A seat of this epoch is about to pay for a timber yard of rank 1."""
    table = {"epoch": epoch, "goods": TIMBER_YARD, **own}
    plan = {"what": "timber_yard", "rank": 1}
    return at(game, table, *others, step="payment", argument=plan, price=TIMBER_YARD)


def end_of_game(game: Game, *seats: dict[str, Any]) -> Position:
    """The last die of the round is left; after it the game is over, because red has reached the goal."""
    own = [{"dice": [] if number else ["clay"], **table} for number, table in enumerate(seats)]
    voted = {"ends_read": ALL_READ}
    return play(at(game, *own, **voted), "leave round")


@clauses("QD-CHAR-01", "QD-CHAR-02", "QD-CHAR-03", "QD-CHAR-09", "QD-CHAR-10", "QD-CHAR-11", "QD-CHAR-12")
@pytest.mark.parametrize(("epoch", "goal", "build", "hut", "trumpet"), CARDS)
def test_the_goal_card_states_a_goal_and_three_values(
    queensdale: Game, epoch: int, goal: int, build: int, hut: int, trumpet: int
) -> None:
    """Everybody sees it, with the family symbol."""
    pos = at(queensdale, {"family": "heron", "epoch": epoch})
    for eyes in (0, 1, None):
        own = pos.view(eyes)["seats"][0]
        assert (own["epoch"], own["goal"], own["family"], own["colour"]) == (epoch, goal, "heron", "red")
        assert own["values"] == {"build": build, "hut": hut, "trumpet": trumpet}


@clauses("QD-CHAR-05")
def test_the_values_of_epoch_1(queensdale: Game) -> None:
    """A building brings 2, a hut 1, a trumpet 1; 10 fame end the game and 9 do not."""
    assert fame(play(building(queensdale, 1), "pay"), 0) == 2
    assert fame(play(at(queensdale, {"goods": {"timber": 3}}, step="hut", herbs={}), "hut mint"), 0) == 1
    assert fame(play(at(queensdale, {"figurines": {"gleeman": 1}, "morale": 1}), "use gleeman"), 0) == 1
    assert end_of_game(queensdale, {"fame": 10}, {}).step == "tower"
    assert end_of_game(queensdale, {"fame": 9}, {}).step == "turn"


@clauses("QD-CHAR-10", "QD-CHAR-06", "QD-COMP-32")
@pytest.mark.parametrize(("epoch", "build"), list(zip(range(1, 10), BUILD, strict=True)))
def test_a_build_action_brings_the_value_of_the_own_epoch(queensdale: Game, epoch: int, build: int) -> None:
    pos = play(building(queensdale, epoch, {"epoch": 10 - epoch}, fame={"hut": 3}), "pay")
    assert seat(pos, 0)["fame"] == {"build": build, "hut": 3}
    assert fame(pos, 1) == 0


@clauses("QD-CHAR-12", "QD-CHAR-06")
@pytest.mark.parametrize(("epoch", "trumpet"), list(zip(range(1, 10), TRUMPET, strict=True)))
def test_a_trumpet_brings_the_value_of_the_own_epoch(queensdale: Game, epoch: int, trumpet: int) -> None:
    pos = at(queensdale, {"epoch": epoch, "morale": 2, "figurines": {"gleeman": 1}}, {"epoch": 10 - epoch})
    play(pos, "use gleeman")
    assert seat(pos, 0)["fame"] == {"trumpet": trumpet}


@clauses("QD-CHAR-09")
@pytest.mark.parametrize(("epoch", "goal"), list(zip(range(1, 10), GOALS, strict=True)))
def test_the_goal_of_the_own_epoch_decides(queensdale: Game, epoch: int, goal: int) -> None:
    """With three players no goal is doubled."""
    other = {"epoch": 10 - epoch}
    assert end_of_game(queensdale, {"epoch": epoch, "fame": goal - 1}, other, other).step == "turn"
    assert end_of_game(queensdale, {"epoch": epoch, "fame": goal}, other, other).step == "tower"


@clauses("QD-CHAR-06", "QD-TOWER-03")
def test_a_new_card_replaces_the_old_one_with_all_its_values(queensdale: Game) -> None:
    """Red completes epoch 2: goal and build value rise together; green keeps its card."""
    pos = end_of_game(queensdale, {"epoch": 2, "fame": 17}, {}, {})
    play(pos, "tower 2a")
    while pos.step != "turn":
        play(pos, texts(pos)[-1])
    red, green = (pos.view(0)["seats"][number] for number in (0, 2))
    assert (red["epoch"], red["goal"], red["values"]) == (3, 22, {"build": 4, "hut": 1, "trumpet": 1})
    assert (green["epoch"], green["goal"], green["values"]) == (1, 10, {"build": 2, "hut": 1, "trumpet": 1})
    assert (red["fame"], green["fame"]) == (0, 0)


@clauses("QD-CHAR-07")
@pytest.mark.parametrize("so_far", [9, 10, 15, 16, 40])
def test_a_goal_passed_in_a_running_game_changes_no_value(queensdale: Game, so_far: int) -> None:
    pos = play(building(queensdale, 1, fame={"other": so_far}), "pay")
    own = pos.view(0)["seats"][0]
    assert own["fame"] == so_far + 2
    assert (own["epoch"], own["goal"]) == (1, 10)
    assert own["values"] == {"build": 2, "hut": 1, "trumpet": 1}


@clauses("QD-SETUP-05")
def test_a_family_changes_nothing_in_play(queensdale: Game) -> None:
    moves = {
        family: texts(at(queensdale, {"family": family, "goods": {"bread": 1}, "figurines": {"gleeman": 1}}, seed=2))
        for family in ("anvil", "heron", "key", "lantern")
    }
    assert len(set(map(tuple, moves.values()))) == 1
