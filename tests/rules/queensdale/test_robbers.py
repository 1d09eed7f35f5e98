"""QD-LATER-08, 09, 32, 45, QD-NEXT-11: robber barons."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    clause,
    clauses,
    finished,
    of_epoch,
    play,
    quietly,
    seat,
    texts,
    with_token,
)

from queenswright import PositionError
from queenswright.kernel.errors import MalformedMove
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position


def robbers(pos: Position) -> list[list[int]]:
    """The tokens of every seat."""
    return [table.get("robbers", []) for table in pos.to_dict()["seats"]]


def dealt(game: Game, epochs: list[int], points: list[int] | None = None, **keys: Any) -> Position:
    """The next game, at its first turn, after one that seats of these epochs ended with so much fame (none: missed)."""
    tables = [{**of_epoch(epoch, "abcd"[i]), "fame": (points or [0] * 4)[i]} for i, epoch in enumerate(epochs)]
    return quietly(finished(game, *tables, **keys), "turn")


@clauses("QD-LATER-32", "QD-LATER-09")
def test_example_leader_in_epoch_6(queensdale: Game) -> None:
    pos = dealt(queensdale, [6, 6, 4, 3])
    assert [len(tokens) for tokens in robbers(pos)] == [0, 0, 1, 2]


@clauses("QD-LATER-09")
@pytest.mark.parametrize(("behind", "count"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (8, 2)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tokens_by_epochs_behind_the_leader(queensdale: Game, players: int, behind: int, count: int) -> None:
    pos = dealt(queensdale, [9, *[9 - behind] * (players - 1)])
    assert [len(tokens) for tokens in robbers(pos)] == [0, *[count] * (players - 1)]
    drawn = [token for tokens in robbers(pos) for token in tokens]
    assert len(set(drawn)) == len(drawn)
    assert set(drawn) <= set(range(1, 9))


@clauses("QD-LATER-09")
@pytest.mark.parametrize(("points", "count"), [(9, 2), (10, 0), (11, 0)])
def test_whoever_reached_the_own_goal_draws_none(queensdale: Game, points: int, count: int) -> None:
    """Three epochs behind, or still so after completing epoch 1."""
    pos = dealt(queensdale, [6, 1, 6], [0, points, 0])
    assert len(robbers(pos)[1]) == count


@clauses("QD-LATER-09")
def test_the_leader_is_whoever_leads_when_the_game_is_set_up(queensdale: Game) -> None:
    """Red completes epoch 6 in the last game, and blue, who missed the goal, is one epoch behind now."""
    pos = dealt(queensdale, [6, 6, 6], [46, 0, 0])
    assert [len(tokens) for tokens in robbers(pos)] == [0, 1, 1]


@clauses("QD-LATER-08", "QD-LATER-09", "QD-NEXT-11")
def test_robber_barons_come_with_epoch_4(queensdale: Game) -> None:
    """They are dealt in its first game already, by the goals of the game before; a game earlier they are not."""
    early = dealt(queensdale, [2, 1, 1], [16, 0, 0])
    assert (early.to_dict()["opened"], robbers(early)) == (3, [[], [], []])
    pos = dealt(queensdale, [3, 1, 3], [22, 0, 22])
    assert (pos.to_dict()["opened"], [len(tokens) for tokens in robbers(pos)]) == (4, [0, 2, 0])
    assert "robbers" not in early.view(0)["seats"][0]
    with pytest.raises(MalformedMove):
        early.push("robber 1")
    with pytest.raises(PositionError, match=r"seats\[0\].robbers: there is nothing before robber_barons is in play"):
        at(queensdale, {"robbers": [1]}, opened=3)


@clauses("QD-NEXT-11", "QD-LATER-08")
def test_step_6_follows_the_green_tiles_and_comes_before_the_grocer(queensdale: Game) -> None:
    tables = [{**of_epoch(6), "seals": 2}, {**of_epoch(4, "b"), "tower": ["1b", "2b", "3a"], "seals": 2}]
    tables[0]["tower"] = ["4a", "5a", "3b"]
    pos = quietly(finished(queensdale, *tables), "pick")
    assert (pos.to_dict()["phase"], robbers(pos)) == ("green", [[], []])
    play(pos, "take timber")
    assert (pos.step, len(robbers(pos)[1])) == ("grocer", 1)


@clauses("QD-LATER-09")
def test_every_token_can_be_drawn_and_chance_decides(queensdale: Game) -> None:
    found = {token for seed in range(40) for token in robbers(dealt(queensdale, [6, 3], seed=seed))[1]}
    assert found == set(range(1, 9))


@clauses("QD-LATER-09")
def test_unused_tokens_return_after_the_game(queensdale: Game) -> None:
    """Red has two of the last game, reached the goal, and begins the next one with none."""
    tables = [{**of_epoch(4), "fame": 30, "robbers": [1, 2]}, {**of_epoch(6, "b"), "robbers": [3, 4]}]
    pos = quietly(finished(queensdale, *tables, {**of_epoch(6, "c")}), "turn")
    assert robbers(pos) == [[], [], []]


@clauses("QD-LATER-09")
def test_tokens_are_used_once_on_the_own_turn(queensdale: Game) -> None:
    pos = at(queensdale, {"robbers": [8]}, {"robbers": [6]}, opened=4)
    assert ("robber 8" in texts(pos), "robber 6" in texts(pos)) == (True, False)
    assert clause(pos, "robber 6") == "QD-LATER-09"
    play(pos, "robber 8")
    assert clause(pos, "robber 8") == "QD-LATER-09"
    assert robbers(pos) == [[], [6]]
    play(pos, "leave round")
    assert (pos.to_move, "robber 6" in texts(pos)) == (1, True)


@clauses("QD-LATER-09")
def test_several_tokens_may_be_used_in_one_turn_before_and_after_the_die(queensdale: Game) -> None:
    pos = with_token(queensdale, 8, {"robbers": [8, 6]})
    play(pos, "robber 8", "die 1", "timber", "robber 6")
    assert (pos.step, seat(pos, 0)["morale"], robbers(pos)[0]) == ("turn", 1, [])


@clauses("QD-LATER-09")
def test_tokens_lie_open(queensdale: Game) -> None:
    pos = at(queensdale, {"robbers": [3]}, {"robbers": [5, 7]}, opened=4)
    for viewer in (None, 0, 1):
        assert [table["robbers"] for table in pos.view(viewer)["seats"]] == [[3], [5, 7]]
    assert [line.partition("; robbers ")[2] for line in str(pos).splitlines()[-2:]] == ["3", "5, 7"]


@clauses("QD-LATER-09")
def test_each_of_the_eight_tokens_exists_once(queensdale: Game) -> None:
    with pytest.raises(PositionError, match=r"seats\[1\].robbers: token 2 is somewhere else; each exists once"):
        at(queensdale, {"robbers": [2]}, {"robbers": [2]}, opened=4)
    with pytest.raises(PositionError, match=r"robbers: got .*, expected a list of different ones out of: 1, 2, 3, 4"):
        at(queensdale, {"robbers": [9]}, opened=4)


def test_the_use_of_a_token_can_be_taken_back_while_nothing_was_revealed(queensdale: Game) -> None:
    pos = play(with_token(queensdale, 7), "robber 7")
    assert pos.why_no_undo(0) is None
    pos.pop()
    assert (robbers(pos)[0], "robbers_at_work" in pos.to_dict()) == ([7], False)
