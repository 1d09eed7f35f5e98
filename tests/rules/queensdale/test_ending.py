"""QD-END: when a game ends, who has won it, and what follows in which order."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    clauses,
    fame,
    finished,
    game_over,
    goods,
    last_die,
    of_epoch,
    play,
    quietly,
    seat,
    texts,
)

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

UNSORTED = {"goods": {"bread": 4}}
"""Four items: their owner is asked in the storage step, while the ranking is still on the table."""


def ranking(pos: Position) -> list[int]:
    """The seats from the first to the last of the game that is over."""
    document = pos.to_dict()
    assert document["phase"] in ("towers", "storage")
    found: list[int] = document["order"]
    return found


def ranked(game: Game, *seats: dict[str, Any], **keys: Any) -> list[int]:
    """The ranking of a game that ends so."""
    return ranking(finished(game, UNSORTED | seats[0], *seats[1:], **keys))


@clauses("QD-END-01", "QD-ROUND-08")
@pytest.mark.parametrize("epoch", range(1, 10))
@pytest.mark.parametrize("number", [0, 1])
def test_the_game_ends_when_somebody_has_met_or_passed_the_own_goal(queensdale: Game, epoch: int, number: int) -> None:
    goal = (10, 16, 22, 30, 38, 46, 54, 62, 70)[epoch - 1]
    for points, is_over in ((goal - 1, False), (goal, True), (goal + 1, True)):
        seats: list[dict[str, Any]] = [{}, {}]
        seats[number] = of_epoch(epoch) | {"fame": points}
        pos = play(last_die(queensdale, *seats, round=3, first_player=0), "leave round")
        assert (pos.to_dict()["phase"] != "play") == is_over
        if not is_over:
            assert (pos.to_dict()["round"], pos.to_move) == (4, 1)


@clauses("QD-END-01")
def test_the_goal_of_somebody_else_does_not_count(queensdale: Game) -> None:
    pos = last_die(queensdale, of_epoch(2) | {"fame": 15}, {"fame": 9})
    assert play(pos, "leave round").to_dict()["round"] == 2


@clauses("QD-END-02")
def test_the_round_is_played_out_until_all_dice_are_placed(queensdale: Game) -> None:
    pos = at(queensdale, {"fame": 9, "dice": ["trumpet"]}, {"dice": ["bread2", "bread2"]})
    play(pos, "die 1", "purple", "end turn")
    assert fame(pos, 0) == 10
    for die in ("die 1", "die 2"):
        assert (pos.step, pos.to_move) == ("turn", 1)
        play(pos, die, "purple")
        if die == "die 1":
            play(pos, "end turn")
    assert (pos.to_dict()["phase"], goods(pos, 1)) == ("play", {"bread": 4})
    play(pos, "end turn")
    assert (pos.step, pos.to_move) == ("tower", 0)


@clauses("QD-END-03", "QD-END-06", "QD-END-04")
def test_example_first_game(queensdale: Game) -> None:
    pos = finished(queensdale, {"fame": 11}, {"fame": 10}, {"fame": 8}, {"fame": 7}, round=6)
    assert ranking(pos) == [0, 1, 2, 3]
    rewarded = []
    while pos.step == "tower":
        rewarded.append(pos.to_move)
        play(pos, texts(pos)[0])
    assert rewarded == [0, 1]


@clauses("QD-END-07", "QD-END-04")
def test_example_the_larger_surplus_wins_not_the_larger_fame(queensdale: Game) -> None:
    pos = finished(queensdale, of_epoch(3) | {"fame": 24}, {"fame": 13}, {}, round=4)
    assert ranking(pos) == [1, 0, 2]
    assert (pos.step, pos.to_move) == ("tower", 1)


@clauses("QD-END-04")
def test_a_reached_goal_counts_more_than_more_fame(queensdale: Game) -> None:
    assert ranked(queensdale, of_epoch(3) | {"fame": 21}, {"fame": 10}) == [1, 0]


@clauses("QD-END-05", "QD-TIE-01")
@pytest.mark.parametrize("number", [0, 1])
def test_a_tie_for_the_win_goes_to_more_rivets(queensdale: Game, number: int) -> None:
    seats: list[dict[str, Any]] = [
        {"fame": 11, "buildings": {"timber_yard": 1, "stone_pile": 1}, "goods": {"guilder": 3}},
        {"fame": 11, "buildings": {"timber_yard": 1, "stone_pile": 1}, "goods": {"guilder": 3}},
    ]
    seats[number]["buildings"] = {"timber_yard": 2, "stone_pile": 2}
    assert ranked(queensdale, *seats)[0] == number


@clauses("QD-END-08")
def test_seals_then_towers_then_storage_then_the_next_game(queensdale: Game) -> None:
    pos = finished(queensdale, {"fame": 10, "goods": {"timber": 4}}, {"fame": 9, "goods": {"clay": 4}}, {}, round=5)
    assert (pos.step, pos.to_dict()["phase"]) == ("tower", "towers")
    assert [seat(pos, i)["seals"] for i in range(3)] == [0, 2, 1]
    assert goods(pos, 0) == {"timber": 4}
    play(pos, "tower 1a")
    assert (pos.step, pos.to_move, pos.to_dict()["phase"]) == ("exchange", 0, "storage")
    assert (fame(pos, 0), pos.to_dict()["game_number"]) == (10, 1)
    play(pos, "give timber")
    assert (pos.step, pos.to_move) == ("exchange", 1)
    play(pos, "give clay")
    assert (pos.to_dict()["game_number"], fame(pos, 0)) == (2, 0)


@clauses("QD-END-08")
def test_all_steps_of_the_check_list_in_their_order(queensdale: Game) -> None:
    """The check of the wall, the end card with its vote, seals, towers, knowledge, crown bar, storage."""
    items = {"goods": {"bread": 5, "clay": 1}}
    seats = [of_epoch(7) | {"fame": 54}, of_epoch(5, "b") | {"fame": 34, "tomes": 3} | items, items]
    pos = game_over(queensdale, *seats, opened=7, ends_read=6, branch="wall")
    steps: list[tuple[str, int]] = []
    while pos.to_dict()["game_number"] == 1:
        now = (str(pos.step), seat(pos, 1)["seals"])
        if now not in steps:
            steps.append(now)
        play(pos, texts(pos)[0])
    assert steps == [
        ("give_back", 0), ("vote", 0), ("tower", 2), ("tower_space", 2), ("learn", 2), ("keep_card", 2), ("crown", 2),
        ("exchange", 2),
    ]  # fmt: skip


@clauses("QD-END-09", "QD-END-15", "QD-END-08")
@pytest.mark.parametrize("card", range(1, 15))
def test_no_open_card_has_an_effect_at_the_end_of_a_game(queensdale: Game, card: int) -> None:
    seats = [{"fame": 10, "clairvoyant": [2, 5]}, {"fame": 9, "goods": {"guilder": 2}}]
    for game_number in (1, 2, 3):
        with_card, without = (
            finished(queensdale, *seats, courier_card=number, game_number=game_number) for number in (card, None)
        )
        assert [seat(with_card, i) for i in (0, 1)] == [seat(without, i) for i in (0, 1)]
        documents = [quietly(pos, "turn").to_dict() for pos in (with_card, without)]
        assert documents[0] == documents[1]


@clauses("QD-END-10")
def test_more_fame_after_the_end_was_triggered_decides_the_game(queensdale: Game) -> None:
    """Red reaches 10 first; green passes to 12 with the last dice of the round."""
    pos = at(queensdale, {"fame": 9, "dice": ["trumpet"]}, {"fame": 9, "dice": ["trumpet", "feast"], "morale": 15})
    play(pos, "die 1", "purple", "end turn", "die 1", "purple", "end turn", "die 2", "purple", "end turn")
    assert [fame(pos, i) for i in (0, 1)] == [10, 12]
    assert ranking(pos) == [1, 0]


@clauses("QD-END-11", "QD-LATER-29", "QD-COURIER-15")
@pytest.mark.parametrize("seed", range(3))
def test_fame_is_never_taken_away_during_a_game(queensdale: Game, seed: int) -> None:
    chance = random.Random(seed)
    rich = dict.fromkeys(("timber", "stone", "clay", "guilder", "bread"), 40)
    pos = at(queensdale, {"epoch": 9, "goods": rich}, *[{"epoch": 8, "goods": rich}] * 3, seed=seed)
    before = [0] * 4
    while pos.state.round_number < 4:
        pos.push(chance.choice([move for move in pos.legal_moves if move.text != "leave round"] or pos.legal_moves))
        now = [sum(earned) for earned in pos.state.earned]
        assert all(after >= points for after, points in zip(now, before, strict=True))
        before = now
    assert min(before) > 0


@clauses("QD-END-12")
def test_fame_is_counted_on_beyond_the_end_of_the_bar(queensdale: Game) -> None:
    pos = last_die(queensdale, {"fame": 100}, {"fame": 150}, {"fame": 151})
    assert ranking(play(pos, "leave round")) == [2, 1, 0]
    more = at(queensdale, {"fame": 99, "dice": ["feast"], "morale": 15})
    assert fame(play(more, "die 1", "purple"), 0) == 101


@clauses("QD-END-13")
def test_who_left_the_round_early_takes_part_in_all_that_follows(queensdale: Game) -> None:
    left = {"left_round": True, "dice": ["action", "action"]}
    seats = [{}, left | {"fame": 10, "goods": {"timber": 4}}, left | {"fame": 9}]
    pos = finished(queensdale, *seats, round=5)
    assert (pos.step, pos.to_move) == ("tower", 1)
    assert seat(pos, 2)["seals"] == 2
    play(pos, "tower 1c")
    assert (pos.step, pos.to_move) == ("exchange", 1)
    assert goods(play(pos, "give timber"), 1) == {"guilder": 1, "clay": 1}


@clauses("QD-END-14")
def test_after_those_at_their_goals_come_the_others_by_what_they_miss(queensdale: Game) -> None:
    seats = [{"fame": 7}, of_epoch(4) | {"fame": 28}, {"fame": 9}, {"fame": 11}]
    assert ranked(queensdale, *seats) == [3, 2, 1, 0]


@clauses("QD-END-14", "QD-TIE-01", "QD-TIE-02", "QD-TIE-03")
def test_ties_further_down_are_broken_in_the_same_way(queensdale: Game) -> None:
    rivets = {"fame": 4, "buildings": {"treasurer": 3}}
    number = {"fame": 4, "buildings": {"quarryman": 1, "clay_quarry": 1}}
    money = {"fame": 4, "buildings": {"dwelling": 2}, "goods": {"guilder": 3}}
    poor = {"fame": 4, "buildings": {"bakery_building": 2}, "goods": {"guilder": 2}}
    assert ranked(queensdale, number, rivets, poor, money) == [1, 0, 3, 2]


@clauses("QD-END-14", "QD-TIE-04")
def test_chance_decides_between_players_who_are_equal_in_everything(queensdale: Game) -> None:
    first = {finished(queensdale, {"fame": 11}, {"fame": 11}, seed=seed).to_move for seed in range(20)}
    assert first == {0, 1}
