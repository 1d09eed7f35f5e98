"""QD-LATER-06, 07, 31, QD-NEXT-13, 22: the crown bar."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    changed_pack,
    clause,
    clauses,
    fame,
    game_over,
    of_epoch,
    outcome,
    play,
    quietly,
    read,
    seat,
    texts,
)

from queenswright import PositionError
from queenswright.kernel.errors import MalformedMove
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

GOALS = (10, 16, 22, 30, 38, 46, 54, 62, 70)
VALUES = (1, 2, 2, 3, 4, 5, 5, 6, 7)
RED = (8, 13, 19, 26, 34, 41, 49, 56, 64)
NONE, ONE, TWO = "keep all seals", "return 1 seal", "return 2 seals"


def after_game(game: Game, epoch: int, points: int, *others: dict[str, Any], **keys: Any) -> Position:
    """Seat 0 has ended a game in an epoch with so much fame and most rivets; everybody else has their own table."""
    own = {**of_epoch(epoch), "fame": points, "buildings": {"stone_pile": 2}}
    return game_over(game, own, *(others or ({**of_epoch(epoch, "b"), "fame": 0},)), **{"opened": 9} | keys)


@clauses("QD-LATER-31", "QD-LATER-07", "QD-NEXT-13")
def test_example_two_seals_back_in_epoch_4(queensdale: Game) -> None:
    pos = after_game(queensdale, 4, 26, opened=4)
    assert (pos.step, pos.to_move, seat(pos, 0)["seals"]) == ("crown", 0, 2)
    play(pos, TWO)
    assert (seat(pos, 0)["seals"], seat(pos, 0)["crown"]) == (0, 6)
    assert "; crown 6" in str(pos)
    quietly(pos, "turn")
    assert (pos.to_dict()["game_number"], seat(pos, 0)["fame"], seat(pos, 0).get("crown", 0)) == (2, {"other": 6}, 0)


@clauses("QD-LATER-07")
@pytest.mark.parametrize("epoch", range(1, 10))
@pytest.mark.parametrize("seals", [0, 1, 2])
def test_a_seal_is_worth_a_tenth_of_the_own_goal(queensdale: Game, epoch: int, seals: int) -> None:
    pos = after_game(queensdale, epoch, RED[epoch - 1], of_epoch(9, "c"))
    value = seals * VALUES[epoch - 1]
    changed = outcome(pos, (NONE, ONE, TWO)[seals])
    assert changed == ({"seats.0.crown": value, "seats.0.seals": 2 - seals} if seals else {})
    quietly(pos, "turn")
    assert (fame(pos, 0), seat(pos, 0).get("crown")) == (value, None)


@clauses("QD-NEXT-22", "QD-LATER-07")
@pytest.mark.parametrize("epoch", range(1, 10))
def test_a_crown_value_never_reaches_the_goal(queensdale: Game, epoch: int) -> None:
    pos = quietly(play(after_game(queensdale, epoch, RED[epoch - 1]), TWO), "turn")
    assert 0 < fame(pos, 0) <= GOALS[epoch - 1] // 4
    assert seat(pos, 0)["aim"] == GOALS[epoch - 1]


@clauses("QD-LATER-06", "QD-LATER-07")
@pytest.mark.parametrize(("opened", "asked"), [(3, False), (4, True), (9, True)])
def test_the_crown_bar_comes_with_epoch_4(queensdale: Game, opened: int, asked: bool) -> None:
    pos = after_game(queensdale, 3, 20, opened=opened)
    assert (pos.step == "crown") == asked
    if not asked:
        assert "crown" not in pos.view(0)["seats"][0]
        with pytest.raises(PositionError, match=r"seats\[0\].crown: there is nothing before crown_bar is in play"):
            at(queensdale, {"crown": 2}, opened=opened)
        with pytest.raises(MalformedMove):
            pos.push(ONE)


@clauses("QD-LATER-06")
def test_its_epoch_is_open_once_its_cards_were_read_not_when_epoch_3_is_completed(queensdale: Game) -> None:
    seats = [{**of_epoch(3), "fame": 22}, {**of_epoch(3, "b"), "fame": 21}]
    pos = play(game_over(queensdale, *seats), "tower 3a")
    assert pos.step != "crown"
    assert quietly(pos, "turn").to_dict()["opened"] == 4


@clauses("QD-LATER-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_those_who_missed_the_goal_are_asked(queensdale: Game, players: int) -> None:
    points = [46, 20, 45, 47][:players]
    tables: list[dict[str, Any]] = [{**of_epoch(6, "abcd"[i]), "fame": n} for i, n in enumerate(points)]
    tables[1]["buildings"] = {"stone_pile": 2}
    pos = game_over(queensdale, *tables, tower_boards={"6": ["6a", "6b", "6c", "6d"]})
    asked = []
    while pos.to_dict()["phase"] in ("towers", "crown"):
        if pos.step == "crown":
            asked.append((pos.to_move, texts(pos)))
        play(pos, texts(pos)[0])
    expected = [(1, [NONE, ONE]), (2, [NONE, ONE, TWO])]
    assert asked == expected[: players - 1]
    assert pos.to_dict()["missed"] == [1, 2][: players - 1]


@clauses("QD-LATER-07", "QD-SEAL-05")
def test_only_seals_of_step_14_go_back(queensdale: Game) -> None:
    """Neither those of earlier games nor, in the red area or not, more than were received."""
    pos = after_game(queensdale, 5, 33)
    assert clause(pos, TWO) == "QD-LATER-07"
    own = {**of_epoch(5), "fame": 33, "seals": 7}
    rich = game_over(queensdale, own, {**of_epoch(5, "b"), "fame": 0}, opened=9)
    assert (texts(rich), seat(rich, 0)["seals"]) == ([NONE, ONE], 8)
    refusal = rich.why_not(TWO)
    assert refusal is not None
    assert refusal.text == "Only seals received after this game can be returned, and only up to 1."


@clauses("QD-LATER-07", "QD-SEAL-05", "QD-SEAL-10")
def test_the_seal_of_the_last_to_complete_an_epoch_does_not_go_back(queensdale: Game) -> None:
    """Red reached the goal, is the last of all to complete epoch 5 and receives a seal for it, but is not asked."""
    seats = [{**of_epoch(5), "fame": 38}, {**of_epoch(6, "b"), "fame": 0}]
    pos = play(game_over(queensdale, *seats), "tower 5a", "replace 2")
    assert seat(pos, 0)["seals"] == 1
    assert (pos.step, pos.to_move) == ("crown", 1)


@clauses("QD-LATER-07", "QD-TWO-05")
def test_who_reached_a_doubled_goal_the_first_time_did_not_miss_it(queensdale: Game) -> None:
    seats = [{**of_epoch(4), "fame": 30}, {**of_epoch(4, "b"), "fame": 1}]
    pos = game_over(queensdale, *seats)
    play(pos, "take timber", "take clay")
    assert (pos.step, pos.to_move) == ("crown", 1)


@clauses("QD-END-08", "QD-LATER-06")
def test_step_16_follows_the_towers_and_comes_before_storage(queensdale: Game) -> None:
    items = {"goods": {"bread": 4}}
    seats = [{**of_epoch(5), "fame": 38, **items}, {**of_epoch(4, "b"), "fame": 26, **items}]
    pos = game_over(queensdale, *seats)
    steps = []
    while pos.to_dict()["game_number"] == 1:
        steps.append((pos.step, pos.to_move, pos.to_dict()["phase"]))
        play(pos, texts(pos)[0])
    assert [step for i, step in enumerate(steps) if step not in steps[:i]] == [
        ("tower", 0, "towers"), ("tower_space", 0, "towers"), ("crown", 1, "crown"), ("exchange", 1, "storage"),
        ("exchange", 0, "storage"),
    ]  # fmt: skip


@clauses("QD-NEXT-13", "QD-LATER-06")
def test_step_8_comes_after_the_grocer_and_before_the_huts(queensdale: Game) -> None:
    own = {**of_epoch(4), "fame": 26, "seals": 3}
    pos = play(game_over(queensdale, own, {**of_epoch(4, "b"), "fame": 0, "seals": 3}), TWO)
    quietly(pos, "grocer")
    assert (fame(pos, 0), seat(pos, 0)["crown"]) == (0, 6)
    quietly(pos, "start_hut")
    assert (fame(pos, 0), seat(pos, 0).get("crown")) == (6, None)


@clauses("QD-LATER-06", "QD-NEXT-17")
def test_whoever_keeps_the_seals_starts_on_0_and_can_buy_for_them(queensdale: Game) -> None:
    pos = play(after_game(queensdale, 4, 26, {**of_epoch(4, "b"), "fame": 0}), NONE, NONE)
    quietly(pos, "grocer")
    assert (seat(pos, 0)["seals"], fame(pos, 0)) == (2, 0)
    assert [fame(quietly(pos, "turn"), i) for i in (0, 1)] == [0, 0]


@clauses("QD-LATER-07")
def test_the_value_counts_for_one_game_only(queensdale: Game) -> None:
    pos = quietly(play(after_game(queensdale, 4, 26), TWO, NONE), "turn")
    assert fame(pos, 0) == 6
    document = pos.to_dict() | {"round": 20}
    for table in document["seats"]:
        table["dice"] = [None] * 5
    document["seats"][0]["dice"][0] = document["seats"][0]["faces"][0][0]
    document |= {"turn_of": 0, "pending": [{"step": "turn", "seat": 0, "argument": 0}]}
    again = play(Game(queensdale.rules, queensdale.pack).position(document), "leave round")
    assert (again.step, texts(again)) == ("crown", [NONE, ONE])
    assert fame(quietly(again, "turn"), 0) == 0


@clauses("QD-CAMP-09")
def test_the_last_game_has_no_crown_bar(queensdale: Game) -> None:
    seats = [{**of_epoch(9), "fame": 70}, {**of_epoch(8, "b"), "fame": 61}]
    pos = game_over(queensdale, *seats)
    while not pos.is_over:
        assert pos.step != "crown"
        play(pos, texts(pos)[0])
    assert seat(pos, 1)["seals"] == 0
    agreed = game_over(queensdale, {**of_epoch(8), "fame": 3}, of_epoch(8, "b"), options={"games": 1})
    assert agreed.is_over


@clauses("QD-LATER-07")
def test_a_crown_step_belongs_to_a_seat_that_missed_the_goal(queensdale: Game) -> None:
    with pytest.raises(PositionError, match=r"pending: got crown of seat 0, expected a seat of `missed`: \[1\]"):
        at(queensdale, of_epoch(4), of_epoch(4, "b"), step="crown", missed=[1])
    with pytest.raises(PositionError, match=r"missed: got \[3\], expected seats 0 to 1"):
        at(queensdale, of_epoch(4), of_epoch(4, "b"), missed=[3])


@clauses("QD-LATER-07")
def test_who_missed_the_goal_is_known_until_the_next_game_is_over(queensdale: Game) -> None:
    pos = after_game(queensdale, 2, 5, {**of_epoch(2, "b"), "fame": 16}, opened=2)
    assert pos.to_dict()["missed"] == [0]
    assert quietly(pos, "turn").to_dict()["missed"] == [0]


def test_an_undone_return_is_asked_again(queensdale: Game) -> None:
    pos = after_game(queensdale, 4, 26, {**of_epoch(4, "b"), "fame": 0})
    play(pos, TWO)
    assert pos.why_no_undo(0) is None
    pos.pop()
    assert (pos.step, pos.to_move, seat(pos, 0)["seals"], seat(pos, 0).get("crown")) == ("crown", 0, 2, None)


@clauses("QD-NEXT-13", "QD-LATER-06")
@pytest.mark.parametrize("number", range(4))
def test_of_four_everybody_may_start_with_fame(queensdale: Game, number: int) -> None:
    tables: list[dict[str, Any]] = [of_epoch(4, letter) | {"fame": 30} for letter in "abcd"]
    tables[number] |= {"fame": 26}
    pos = quietly(game_over(queensdale, *tables, opened=5), "crown")
    assert read(pos, pos.to_dict()).to_bytes() == pos.to_bytes()
    quietly(play(pos, TWO), "turn")
    assert [fame(pos, seat) for seat in range(4)] == [6 if seat == number else 0 for seat in range(4)]


@clauses("QD-LATER-07")
def test_the_crown_bar_does_not_wait_for_robber_barons(tmp_path: Path) -> None:
    late = changed_pack(tmp_path, ("robber_barons = 4\n", "robber_barons = 5\n"))
    assert after_game(late, 4, 26, opened=4).step == "crown"


@clauses("QD-NEXT-20")
def test_in_the_first_game_too_more_rivets_store_first(queensdale: Game) -> None:
    items = {"goods": {"bread": 4}}
    pos = game_over(queensdale, items, items | {"buildings": {"stone_pile": 2}}, ends_read=0)
    assert (pos.step, pos.to_move) == ("exchange", 1)
