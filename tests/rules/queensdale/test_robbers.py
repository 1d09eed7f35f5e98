"""QD-LATER-08, 09, 32, 45, 57, QD-NEXT-11: robber barons."""

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


# ------------------------------------------------------------------ the supper

SUPPER = [1, 1, 1, 0, 0, 0, 0]
"""What the table has decided; the third is about the robber barons."""
WAGE = [1, 1, 2, 0, 0, 0, 0]


def at_supper(game: Game, epochs: list[int], points: list[int] | None = None, **keys: Any) -> Position:
    """The next game, when the first one returns a token, or at its first turn."""
    tables = [{**of_epoch(epoch, "abcd"[i]), "fame": (points or [0] * 4)[i]} for i, epoch in enumerate(epochs)]
    return quietly(finished(game, *tables, **{"votes": SUPPER} | keys), "return_robber", "turn")


@clauses("QD-LATER-57")
@pytest.mark.parametrize(("behind", "due"), [(1, 1), (2, 1), (3, 2), (8, 2)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_a_supper_whoever_draws_draws_one_more_and_returns_one(
    queensdale: Game, players: int, behind: int, due: int
) -> None:
    pos = at_supper(queensdale, [9, *[9 - behind] * (players - 1)])
    for _ in range(players - 1):
        me = pos.to_move
        assert me is not None
        drawn = robbers(pos)[me]
        assert (pos.step, pos.to_dict()["phase"], len(drawn)) == ("return_robber", "supper", due + 1)
        assert texts(pos) == [f"return robber {token}" for token in drawn]
        back = drawn[-1]
        pos.push(f"return robber {back}")
        assert robbers(pos)[me] == drawn[:-1]
    quietly(pos, "turn")
    assert [len(tokens) for tokens in robbers(pos)] == [0, *[due] * (players - 1)]


@clauses("QD-LATER-57")
@pytest.mark.parametrize(("epochs", "points"), [([6, 6], [0, 0]), ([6, 3], [0, 22]), ([6, 6, 6], [0, 0, 0])])
def test_with_a_supper_whoever_draws_none_draws_none(queensdale: Game, epochs: list[int], points: list[int]) -> None:
    pos = at_supper(queensdale, epochs, points)
    assert (pos.step, robbers(pos)) == ("turn", [[]] * len(epochs))


@clauses("QD-LATER-57")
@pytest.mark.parametrize("votes", [WAGE, [1, 1, 0, 0, 0, 0, 0]])
def test_without_a_supper_nobody_returns_anything(queensdale: Game, votes: list[int]) -> None:
    pos = at_supper(queensdale, [6, 3], votes=votes)
    assert (pos.step, [len(tokens) for tokens in robbers(pos)]) == ("turn", [0, 2])


@clauses("QD-LATER-57", "QD-NEXT-20")
def test_a_supper_is_for_one_after_the_other_lowest_goal_first(queensdale: Game) -> None:
    """Epochs 6, 4, 5, 3: the fourth seat draws first, and the next one may draw what it returned."""
    again = 0
    for seed in range(12):
        pos = at_supper(queensdale, [6, 4, 5, 3], seed=seed)
        order: list[int] = []
        returned: set[int] = set()
        while pos.step == "return_robber":
            me = pos.to_move
            assert me is not None
            again += bool(returned & set(robbers(pos)[me]))
            assert all(not robbers(pos)[other] for other in range(4) if other not in (*order, me))
            order.append(me)
            returned.add(robbers(pos)[me][0])
            pos.push(texts(pos)[0])
        assert order == [3, 1, 2]
    assert again


@clauses("QD-LATER-57", "QD-LATER-38")
@pytest.mark.parametrize(("epochs", "due"), [([6, 6], 1), ([6, 5], 2), ([6, 3], 3)])
def test_a_supper_counts_once_with_card_41(queensdale: Game, epochs: list[int], due: int) -> None:
    pos = at_supper(queensdale, epochs, favours=[None, None, 1, None])
    assert (pos.step, pos.to_move, len(robbers(pos)[1])) == ("return_robber", 1, due + 1)
    pos.push(texts(pos)[0])
    assert len(robbers(quietly(pos, "turn"))[1]) == due


@clauses("QD-LATER-57")
def test_only_own_tokens_are_returned(queensdale: Game) -> None:
    pos = at_supper(queensdale, [6, 3], seed=1)
    for token in set(range(1, 9)) - set(robbers(pos)[1]):
        assert clause(pos, f"return robber {token}") == "QD-LATER-09"


@clauses("QD-LATER-57", "QD-COMP-34")
def test_a_supper_is_sealed_until_it_is_decided(queensdale: Game) -> None:
    with pytest.raises(MalformedMove):
        at(queensdale, {"robbers": [1, 2]}, opened=4, votes=WAGE).push("return robber 1")
    pos = play(at_supper(queensdale, [6, 3], seed=1))
    token = robbers(pos)[1][0]
    pos.push(f"return robber {token}")
    told = [event for event in pos.story() if event.message == "qd-story-robber-returned"]
    assert [dict(event.args) for event in told] == [{"seat": "green", "robber": str(token)}]
