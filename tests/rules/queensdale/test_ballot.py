"""QD-LATER-23, 44, 54: the secret vote for wall or road at the end of epoch 6."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import at, clause, clauses, finished, of_epoch, play, quietly, seat, texts

from queenswright import PositionError
from queenswright.kernel.errors import MalformedMove
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

VOTES = ["vote wall wall", "vote wall", "vote wall road", "vote road", "vote road road", "vote neither"]
GOALS = (10, 16, 22, 30, 38, 46, 54, 62, 70)


def end_of(game: Game, epoch: int, *others: dict[str, Any], **keys: Any) -> Position:
    """Red has reached the goal of an epoch; nothing was voted on before."""
    own = {**of_epoch(epoch), "fame": GOALS[epoch - 1]}
    return finished(game, own, *(others or ({}, {})), **{"ends_read": 5} | keys)


def voting(game: Game, *goals: int, **own: Any) -> Position:
    """The first seat is about to vote; the seats play for the goals of these epochs."""
    seats = [{**of_epoch(epoch, "abcd"[n]), "aim": GOALS[epoch - 1]} for n, epoch in enumerate(goals)]
    seats[0] |= own
    return at(game, *seats, step="ballot", to_move=0, opened=6)


def opened(pos: Position) -> list[tuple[str, int, int]]:
    """The votes as they were opened: colour, tokens on the wall, tokens on the road."""
    found = [dict(event.args) for event in pos.story() if event.message == "qd-story-ballot-opened"]
    return [(args["seat"], args["wall"], args["road"]) for args in found]


# ------------------------------------------------------------------ when


@clauses("QD-LATER-44")
@pytest.mark.parametrize("players", [3, 4])
def test_the_vote_is_put_when_epoch_6_is_completed_for_the_first_time(queensdale: Game, players: int) -> None:
    pos = end_of(queensdale, 6, *[{}] * (players - 1))
    assert (pos.step, pos.to_move, texts(pos)) == ("ballot", 0, VOTES)


@clauses("QD-LATER-44")
@pytest.mark.parametrize("epoch", [1, 2, 3, 4, 5, 7, 8])
def test_no_other_epoch_ends_with_the_vote(queensdale: Game, epoch: int) -> None:
    assert end_of(queensdale, epoch).step == "tower"


@clauses("QD-LATER-44")
def test_nobody_votes_before_the_goal_is_reached(queensdale: Game) -> None:
    pos = finished(queensdale, {**of_epoch(6), "fame": 45}, {"fame": 10}, ends_read=5)
    assert pos.step == "tower"


@clauses("QD-LATER-44")
@pytest.mark.parametrize("branch", ["wall", "road"])
def test_whoever_completes_epoch_6_later_votes_on_nothing(queensdale: Game, branch: str) -> None:
    pos = end_of(queensdale, 6, {**of_epoch(7, "b")}, {}, branch=branch, ends_read=6)
    assert (pos.step, pos.to_dict()["branch"]) == ("tower", branch)


@clauses("QD-LATER-44", "QD-TWO-04")
def test_two_players_vote_when_the_epoch_is_completed_the_second_time(queensdale: Game) -> None:
    own = {**of_epoch(6), "fame": 46}
    assert finished(queensdale, own, {}, ends_read=5).step == "pick"
    assert finished(queensdale, own | {"ticked": True}, {}, ends_read=5).step == "ballot"


@clauses("QD-LATER-44", "QD-END-08")
def test_the_vote_comes_before_the_tower_tiles(queensdale: Game) -> None:
    pos = end_of(queensdale, 6)
    assert seat(pos, 0)["epoch"] == 6
    play(pos, "vote wall wall", "vote neither", "vote neither")
    assert (pos.step, pos.to_move, seat(pos, 0)["epoch"]) == ("tower", 0, 7)


@clauses("QD-LATER-44")
@pytest.mark.parametrize("branch", ["wall", "road"])
def test_what_was_chosen_lasts_for_all_later_games(queensdale: Game, branch: str) -> None:
    pos = end_of(queensdale, 6)
    play(pos, f"vote {branch} {branch}", "vote neither", "vote neither")
    quietly(pos, "turn")
    assert (pos.to_dict()["opened"], pos.to_dict()["branch"]) == (7, branch)
    assert pos.view(None)["branch"] == branch


# ------------------------------------------------------------------ votes


@clauses("QD-LATER-23", "QD-LATER-44", "QD-COMP-20", "QD-SETUP-07")
@pytest.mark.parametrize(
    ("vote", "wall", "road"), [(VOTES[0], 2, 0), (VOTES[1], 1, 0), (VOTES[2], 1, 1), (VOTES[3], 0, 1), (VOTES[4], 0, 2),
                               (VOTES[5], 0, 0)],
)  # fmt: skip
def test_each_of_two_tokens_lies_on_wall_on_road_or_on_neither(
    queensdale: Game, vote: str, wall: int, road: int
) -> None:
    pos = play(voting(queensdale, 6, 6, 6), vote, "vote wall wall", "vote wall wall")
    assert opened(pos) == [("red", wall, road), ("blue", 2, 0), ("green", 2, 0)]


@clauses("QD-LATER-44")
@pytest.mark.parametrize(
    ("votes", "branch"),
    [
        (["wall wall", "neither"], "wall"),
        (["neither", "road"], "road"),
        (["wall", "road road"], "road"),
        (["wall wall", "wall road"], "wall"),
        (["wall wall", "road", "neither"], "wall"),
        (["wall road", "wall road", "road"], "road"),
        (["wall wall", "road", "road", "wall"], "wall"),
        (["wall wall", "road road", "road", "neither"], "road"),
    ],
)
def test_more_tokens_win(queensdale: Game, votes: list[str], branch: str) -> None:
    """Whoever laid them, and whoever has the lowest goal."""
    for goals in ([6, 5, 4, 3], [3, 4, 5, 6]):
        pos = voting(queensdale, *goals[: len(votes)])
        play(pos, *(f"vote {vote}" for vote in votes))
        assert pos.to_dict()["branch"] == branch
        assert pos.step != "break_tie"


@clauses("QD-LATER-44")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_sees_a_vote_before_the_last_one(queensdale: Game, players: int) -> None:
    pos = voting(queensdale, *[6] * players)
    for voter in range(players - 1):
        play(pos, "vote road road")
        assert pos.view(voter)["seats"][voter]["ballot"] == "road_road"
        for eyes in (None, *(other for other in range(players) if other != voter)):
            assert "ballot" not in pos.view(eyes)["seats"][voter]
        assert [event.message for event in pos.story()] == ["qd-story-ballot"]
        assert pos.untold() == voter + 1
        assert (pos.step, pos.to_move, pos.to_dict().get("branch")) == ("ballot", voter + 1, None)
    play(pos, "vote road road")
    assert (pos.untold(), len(opened(pos))) == (0, players)
    assert all("ballot" not in table for table in pos.to_dict()["seats"])


@clauses("QD-LATER-44", "QD-COMP-38")
def test_votes_of_others_are_redealt(queensdale: Game) -> None:
    pos = play(voting(queensdale, 6, 6, 6), "vote wall", "vote road")
    dealt = [pos.redealt(0, key).to_dict()["seats"] for key in range(60)]
    assert {tables[0]["ballot"] for tables in dealt} == {"wall"}
    assert len({tables[1]["ballot"] for tables in dealt}) == len(VOTES)
    assert all("ballot" not in tables[2] for tables in dealt)


@clauses("QD-LATER-44")
def test_a_vote_can_be_taken_back_until_all_are_opened(queensdale: Game) -> None:
    pos = play(voting(queensdale, 6, 6), "vote wall")
    assert not pos.reveals_since(1)
    assert play(pos, "vote road").reveals_since(1)


# ------------------------------------------------------------------ ties


@clauses("QD-LATER-54", "QD-LATER-44")
@pytest.mark.parametrize(("goals", "decider"), [((6, 6, 5), 2), ((5, 6, 6), 0), ((6, 4, 5), 1)])
def test_three_against_three(queensdale: Game, goals: tuple[int, ...], decider: int) -> None:
    """Two tokens on wall, two on road, one on each: the lowest goal decides, by its tokens; of both sides, asked."""
    pos = voting(queensdale, *goals)
    play(pos, "vote wall wall", "vote road road", "vote wall road")
    if decider == 2:
        assert (pos.step, pos.to_move, texts(pos)) == ("break_tie", 2, ["decide for wall", "decide for road"])
        assert play(pos, "decide for road").to_dict()["branch"] == "road"
    else:
        assert pos.to_dict()["branch"] == ("wall", "road")[decider]


@clauses("QD-LATER-44")
@pytest.mark.parametrize("choice", ["wall", "road"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_any_token_the_lowest_goal_is_asked(queensdale: Game, players: int, choice: str) -> None:
    pos = voting(queensdale, *(6, 6, 6, 6)[: players - 1], 5)
    play(pos, *["vote neither"] * players)
    assert (pos.step, pos.to_move) == ("break_tie", players - 1)
    assert play(pos, f"decide for {choice}").to_dict()["branch"] == choice


@clauses("QD-LATER-44")
def test_the_goal_decides_and_not_how_near_somebody_came_to_it(queensdale: Game) -> None:
    seats = [{**of_epoch(6, letter), "aim": 46, "fame": 45} for letter in "ab"]
    last = {**of_epoch(5, "c"), "aim": 38, "fame": 20}
    pos = play(at(queensdale, *seats, last, step="ballot", opened=6), *["vote neither"] * 3)
    assert (pos.step, pos.to_move) == ("break_tie", 2)


@clauses("QD-LATER-44")
def test_the_step_of_a_vote_is_written_as_a_document_has_it(queensdale: Game) -> None:
    pos = end_of(queensdale, 6)
    while pos.step == "ballot":
        assert queensdale.position(pos.to_dict()).to_bytes() == pos.to_bytes()
        pos.push("vote wall wall")


@clauses("QD-LATER-44")
def test_own_tokens_that_lean_to_one_side_decide_a_tie(queensdale: Game) -> None:
    """In a position made by hand; in play nobody is asked."""
    pos = at(queensdale, {}, {}, step="break_tie", argument="road", opened=6)
    assert texts(pos) == ["decide for road"]
    assert clause(pos, "decide for wall") == "QD-LATER-44"


@clauses("QD-LATER-44", "QD-TIE-01", "QD-TIE-02", "QD-TIE-03")
@pytest.mark.parametrize(
    "own", [{"buildings": {"sawmill": 2}}, {"buildings": {"sawmill": 1, "vault": 1}}, {"goods": {"guilder": 1}}]
)
def test_equal_goals_are_told_apart_by_the_tie_rules(queensdale: Game, own: dict[str, Any]) -> None:
    """More rivets, more buildings or more guilders; the others would vote otherwise."""
    pos = voting(queensdale, 6, 6, 6, **own)
    play(pos, "vote wall", "vote road road", "vote wall")
    assert pos.to_dict()["branch"] == "wall"
    pos = voting(queensdale, 6, 6, **own)
    assert play(pos, "vote road", "vote wall").to_dict()["branch"] == "road"


@clauses("QD-LATER-44", "QD-TIE-04", "QD-TIE-10")
def test_chance_decides_between_equals_and_is_told(queensdale: Game) -> None:
    found = set()
    for seed in range(30):
        pos = at(queensdale, of_epoch(6), of_epoch(6, "b"), step="ballot", opened=6, seed=seed)
        play(pos, "vote wall", "vote road")
        found.add(pos.to_dict()["branch"])
        lots = [dict(event.args) for event in pos.story() if event.message == "qd-story-lot"]
        decider = {"wall": "red", "road": "green"}[pos.to_dict()["branch"]]
        assert lots[0] == {"seats": ["red", "green"], "seat": decider}
    assert found == {"wall", "road"}


@clauses("QD-LATER-44", "QD-NEXT-03")
def test_the_goal_of_the_game_just_played_counts(queensdale: Game) -> None:
    """Blue has the lower goal and reaches it too; the goals of the next game play no part in the vote."""
    pos = finished(
        queensdale, {**of_epoch(6), "fame": 46}, {**of_epoch(5, "b"), "fame": 38}, {**of_epoch(6, "c")}, ends_read=5
    )  # fmt: skip
    play(pos, "vote road", "vote wall", "vote neither")
    assert pos.to_dict()["branch"] == "wall"


# ------------------------------------------------------------------ what nobody may know


@clauses("QD-LATER-44", "QD-COMP-34")
def test_before_the_vote_nobody_hears_of_it(queensdale: Game) -> None:
    pos = at(queensdale, of_epoch(6), {})
    for eyes in (None, 0, 1):
        assert "branch" not in pos.view(eyes)
        assert not [text for text in pos.disclosed_texts(eyes) if "ballot" in text or "way" in text]
    for vote in ("vote wall", "decide for road"):
        with pytest.raises(MalformedMove):
            pos.push(vote)


def test_positions_that_contradict_the_vote_are_refused(queensdale: Game) -> None:
    with pytest.raises(PositionError, match=r"branch: there is nothing before wall_or_road is in play \(opened is 5\)"):
        at(queensdale, opened=5, branch="wall")
    with pytest.raises(PositionError, match=r"seats\[0\].ballot: those have voted who come before the seat that votes"):
        at(queensdale, {"ballot": "wall"}, opened=6)
    with pytest.raises(PositionError, match=r"seats\[0\].ballot: those have voted"):
        at(queensdale, {}, {}, step="ballot", to_move=1, opened=6)
    with pytest.raises(PositionError, match=r"branch: nothing is chosen while all vote"):
        at(queensdale, step="ballot", opened=6, branch="road")
