"""QD-SEAL: seals for those who missed their goals, and for the last to complete an epoch."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import clauses, finished, of_epoch, play, quietly, seat, texts

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

RED_AREAS = {
    1: (8, 10), 2: (13, 16), 3: (19, 22), 4: (26, 30), 5: (34, 38), 6: (41, 46), 7: (49, 54), 8: (56, 62), 9: (64, 70),
}  # fmt: skip
"""Where the red area of an epoch begins, and the goal behind it."""


def seals(pos: Position) -> list[int]:
    return [seat(pos, i)["seals"] for i in range(pos.players)]


@clauses("QD-SEAL-01", "QD-SEAL-02", "QD-SEAL-04", "QD-SEAL-08")
@pytest.mark.parametrize("epoch", RED_AREAS)
@pytest.mark.parametrize("number", [0, 3])
def test_one_seal_below_the_goal_and_one_more_in_the_red_area(queensdale: Game, epoch: int, number: int) -> None:
    red, goal = RED_AREAS[epoch]
    wanted = [(0, 1), (red - 1, 1), (red, 2), (goal - 1, 2)]
    for points, received in wanted if epoch == 9 else [*wanted, (goal, 0), (goal + 5, 0)]:
        seats: list[dict[str, Any]] = [{"seals": 4} for _ in range(4)]
        seats[number] |= of_epoch(epoch) | {"fame": points}
        expected = [5] * 4
        expected[number] = 4 + received
        assert seals(finished(queensdale, *seats)) == expected


@clauses("QD-SEAL-03")
@pytest.mark.parametrize(("epoch", "points"), [(2, 9), (3, 15), (3, 9), (9, 61)])
def test_only_the_red_area_before_the_own_goal_counts(queensdale: Game, epoch: int, points: int) -> None:
    assert seals(finished(queensdale, of_epoch(epoch) | {"fame": points}, {})) == [1, 1]


@clauses("QD-SEAL-05")
@pytest.mark.parametrize(("others", "received"), [((2, 2, 2), 1), ((5, 3, 2), 1), ((2, 1, 2), 0), ((1, 1, 1), 0)])
def test_the_last_of_all_to_complete_an_epoch_receives_a_seal(
    queensdale: Game, others: tuple[int, ...], received: int
) -> None:
    seats = [of_epoch(epoch, letter) for epoch, letter in zip(others, "bcd", strict=True)]
    pos = finished(queensdale, {"fame": 12}, *seats)
    assert seals(pos) == [received, 1, 1, 1]


@clauses("QD-SEAL-05")
def test_the_first_to_complete_an_epoch_receives_none(queensdale: Game) -> None:
    pos = finished(queensdale, of_epoch(2) | {"fame": 16}, of_epoch(1), of_epoch(2, "b"))
    assert (pos.step, seals(pos)) == ("tower", [0, 1, 1])


@clauses("QD-SEAL-05", "QD-SEAL-09")
def test_of_several_who_are_the_last_to_complete_only_the_lowest_receives_the_seal(queensdale: Game) -> None:
    pos = finished(queensdale, {"fame": 11}, {"fame": 13}, {"fame": 10})
    choosing = []
    while pos.step == "tower":
        choosing.append((pos.to_move, seals(pos)))
        play(pos, texts(pos)[0])
    assert choosing == [(1, [0, 0, 0]), (0, [0, 0, 0]), (2, [0, 0, 1])]


@clauses("QD-SEAL-09")
def test_while_somebody_is_left_none_of_several_receives_it(queensdale: Game) -> None:
    pos = finished(queensdale, {"fame": 11}, {"fame": 10}, {"fame": 9})
    play(pos, "tower 1a", "tower 1b")
    assert seals(pos) == [0, 0, 2]


@clauses("QD-SEAL-10")
def test_the_seal_of_the_last_comes_with_the_tower_tile(queensdale: Game) -> None:
    """When the winner chooses, step 14 is over and the last has no seal yet."""
    pos = finished(queensdale, {"fame": 10}, of_epoch(2, "b") | {"fame": 20}, of_epoch(3, "c"))
    assert (pos.to_move, seals(pos)) == (1, [0, 0, 1])
    play(pos, "tower 2a")
    assert (pos.step, pos.to_move, seals(pos)) == ("tower", 0, [1, 0, 1])


@clauses("QD-SEAL-06", "QD-KEEP-03")
def test_seals_are_kept_without_storage_and_buy_faces_before_a_later_game(queensdale: Game) -> None:
    pos = finished(queensdale, {"seals": 11}, {"fame": 10})
    quietly(pos, "grocer")
    assert (pos.to_move, seals(pos)) == (0, [12, 0])
    play(pos, "buy trumpet", "on die 1", "instead of clay", "buy nothing more")
    assert seals(quietly(pos, "turn")) == [8, 0]
    assert seat(pos, 0)["faces"][0] == ["timber", "stone", "trumpet", "guilder", "action", "action"]


@clauses("QD-SEAL-07")
def test_example_first_game(queensdale: Game) -> None:
    pos = finished(queensdale, {"fame": 11}, {"fame": 10}, {"fame": 8}, {"fame": 7}, round=6)
    assert seals(pos) == [0, 0, 2, 1]
    assert seals(play(pos, "tower 1a", "tower 1b")) == [0, 0, 2, 1]


@clauses("QD-SEAL-11", "QD-TWO-13")
def test_the_first_completion_of_a_doubled_epoch_brings_no_seal(queensdale: Game) -> None:
    last = of_epoch(2) | {"fame": 16}
    pos = finished(queensdale, last, of_epoch(3, "b"))
    assert (pos.step, seals(pos)) == ("pick", [0, 1])
    assert seals(play(pos, "take guilder")) == [0, 1]
    again = finished(queensdale, last | {"ticked": True}, of_epoch(3, "b"))
    assert (again.step, seals(again)) == ("tower", [1, 1])


@clauses("QD-CAMP-09", "QD-SEAL-05")
def test_nobody_receives_a_seal_when_the_campaign_ends(queensdale: Game) -> None:
    """Seat 1 is the last to complete epoch 3, in the game in which seat 0 completes the castle."""
    ending = finished(queensdale, of_epoch(9) | {"fame": 70}, of_epoch(3, "b") | {"fame": 22}, opened=9)
    assert [seat(quietly(ending), number)["seals"] for number in (0, 1)] == [0, 0]
    going_on = finished(queensdale, of_epoch(9) | {"fame": 69}, of_epoch(3, "b") | {"fame": 22}, opened=9)
    assert seat(quietly(going_on, "grocer"), 1)["seals"] == 1


@clauses("QD-SEAL-05", "QD-CAMP-01", "QD-CAMP-09")
@pytest.mark.parametrize(("version", "received"), [(2, 1), (1, 0)])
def test_who_completes_epoch_8_takes_no_seal_from_the_last_of_another_epoch(
    queensdale: Game, version: int, received: int
) -> None:
    """Whoever has come to the last goal has not played for it; the first version of the rules took it so."""
    leader, last = of_epoch(8) | {"fame": 70}, of_epoch(3, "b") | {"fame": 22}
    pos = finished(queensdale, leader, last, of_epoch(5, "c"), opened=8, rules_version=version)
    play(pos, texts(pos)[0])
    assert (pos.step, pos.to_move, seals(pos)) == ("tower_space", 0, [0, 0, 1])
    play(pos, texts(pos)[0])
    assert (pos.step, pos.to_move, seals(pos)) == ("tower", 1, [0, received, 1])
