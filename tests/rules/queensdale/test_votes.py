"""QD-EPOCH-22: choices put to the table."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import at, clause, clauses, finished, of_epoch, play, quietly, texts
from tests.rules.queensdale.telling import events

from queenswright.games.queensdale.telling.view import hidden
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position


def barn(game: Game, *seats: dict[str, Any], **keys: Any) -> Position:
    """The first player to complete epoch 2 has done so; the table votes on the barn."""
    winner = of_epoch(2) | {"fame": 16, "ticked": len(seats) < 2}
    pos = finished(game, winner, *(seats or ({},)), **{"ends_read": 1} | keys)
    return quietly(pos, "vote")


def decided(pos: Position) -> dict[str, str]:
    found: dict[str, str] = pos.view(None)["decided"]
    return found


@clauses("QD-EPOCH-22")
@pytest.mark.parametrize(
    ("votes", "chosen"),
    [((1, 1, 1), "oven"), ((1, 2, 2), "stage"), ((2, 1, 1), "oven"), ((2, 2, 2), "stage"), ((2, 1, 2), "stage")],
)
def test_the_majority_decides_with_one_vote_each(queensdale: Game, votes: tuple[int, ...], chosen: str) -> None:
    pos = play(barn(queensdale, {}, {}), *(f"vote {vote}" for vote in votes))
    assert pos.step != "vote"
    assert decided(pos) == {"barn": chosen}


@clauses("QD-EPOCH-22")
@pytest.mark.parametrize("lowest", [1, 2, 3])
@pytest.mark.parametrize("vote", [1, 2])
def test_a_tie_is_decided_by_the_lowest_goal(queensdale: Game, lowest: int, vote: int) -> None:
    """Two against two; seats other than the lowest play for 16 and 22."""
    seats = [of_epoch(2, "b"), of_epoch(3, "c"), of_epoch(2, "d")]
    seats[lowest - 1] = {}
    pos = barn(queensdale, *seats)
    same = {lowest, lowest % 3 + 1}
    votes = [vote if seat in same else 3 - vote for seat in range(4)]
    play(pos, *(f"vote {one}" for one in votes))
    assert decided(pos) == {"barn": ("oven", "stage")[vote - 1]}


@clauses("QD-EPOCH-22", "QD-TIE-01")
@pytest.mark.parametrize("richer", [1, 2])
def test_between_equal_goals_more_rivets_decide(queensdale: Game, richer: int) -> None:
    """The winner and another one for the oven, two for the stage, one of whom has a building."""
    seats: list[dict[str, Any]] = [{}, {}, {}]
    seats[richer - 1] = {"buildings": {"timber_yard": 3}}
    votes = [1, 2, 1, 2] if richer == 1 else [2, 2, 1, 1]
    pos = play(barn(queensdale, *seats), *(f"vote {vote}" for vote in votes))
    assert decided(pos) == {"barn": ("oven", "stage")[votes[richer] - 1]}


@clauses("QD-EPOCH-22")
@pytest.mark.parametrize(
    ("votes", "house"),
    [((3, 3, 3, 3), "hall"), ((1, 2, 3, 3), "hall"), ((3, 1, 2, 1), "healing"), ((2, 3, 3, 1), "hall"),
     ((2, 2, 1, 3), "books"), ((3, 3, 1, 1), "hall"), ((1, 1, 3, 3), "healing")],
)  # fmt: skip
def test_of_three_options_most_votes_decide(queensdale: Game, votes: tuple[int, ...], house: str) -> None:
    """Red has the lowest goal, which matters only when two options have most; nothing of the vote is left."""
    others = [of_epoch(4, "b"), of_epoch(3, "c"), of_epoch(8) | {"fame": 62}]
    pos = finished(queensdale, {}, *others, ends_read=7, branch="wall", votes=[1, 1, 1, 1, 0, 0, 0])
    play(quietly(pos, "vote"), *(f"vote {vote}" for vote in votes))
    assert decided(pos)["house"] == house
    assert (pos.state.vote, list(pos.state.voted)) == (0, [0] * 4)
    assert "voting" not in pos.view(0)


@clauses("QD-EPOCH-22")
def test_nobody_sees_a_vote_before_all_have_voted(queensdale: Game) -> None:
    one, other = (play(barn(queensdale, {}, {}), f"vote {vote}") for vote in (1, 2))
    for seat in (None, 1, 2):
        assert one.view(seat) == other.view(seat)
    assert hidden(queensdale.pack, one.state, 1) != hidden(queensdale.pack, other.state, 1)
    assert [event.text() for event in one.story()] == [event.text() for event in other.story()]
    assert [pos.view(0)["voting"]["mine"] for pos in (one, other)] == [1, 2]
    assert one.view(1)["voting"]["mine"] is None


def test_there_are_as_many_options_as_the_card_names(queensdale: Game) -> None:
    pos = barn(queensdale, {}, {})
    assert texts(pos) == ["vote 1", "vote 2"]
    assert clause(pos, "vote 3") == "QD-EPOCH-22"
    assert pos.view(0)["voting"] == {"about": "barn", "options": ["oven", "stage"], "mine": None}


@clauses("QD-LATER-56", "QD-NEXT-17")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("vote", "bread", "level"), [(1, 1, 0), (2, 0, 1)])
def test_the_barn_makes_a_lasting_difference(queensdale: Game, players: int, vote: int, bread: int, level: int) -> None:
    pos = barn(queensdale, *[{}] * (players - 1))
    pos = quietly(play(pos, *[f"vote {vote}"] * players), "turn")
    tile, *others = pos.to_dict()["seats"]
    assert (tile["goods"]["bread"], tile["morale"]) == (bread + 1, level)  # tower tile 2a gives one more
    for seat in others:
        assert (seat["goods"].get("bread", 0), seat["morale"]) == (bread, level)


@clauses("QD-LATER-56")
@pytest.mark.parametrize(("vote", "bread", "level"), [(1, 1, 0), (2, 0, 1)])
def test_it_lasts_for_every_later_game(queensdale: Game, vote: int, bread: int, level: int) -> None:
    votes = [vote, 0, 0, 0, 0, 0, 0]
    pos = quietly(finished(queensdale, {"fame": 10}, {}, votes=votes, opened=5, game_number=9), "turn")
    for seat in pos.to_dict()["seats"]:
        assert (seat["goods"].get("bread", 0), seat["morale"]) == (bread, level)


@clauses("QD-LATER-57")
def test_a_wage_lets_whoever_missed_the_goal_hire_once_for_nothing(queensdale: Game) -> None:
    own = {"dice": ["action"] * 2, "goods": {"bread": 2, "guilder": 1}}
    keys: dict[str, Any] = {"opened": 5, "votes": [1, 1, 2, 0, 0, 0, 0], "taken": {}}
    pos = at(queensdale, own, {}, {}, missed=[0], **keys)
    play(pos, "die 1", "hire")
    assert pos.to_dict()["seats"][0]["goods"] == {"guilder": 1, "bread": 1}
    again = at(queensdale, own | {"firsts": ["hiring"]}, {}, {}, missed=[0], **keys)
    play(again, "die 1", "hire")
    assert again.to_dict()["seats"][0]["goods"] == {"bread": 1}
    other = at(queensdale, own, {}, {}, missed=[1, 2], **keys)
    play(other, "die 1", "hire")
    assert other.to_dict()["seats"][0]["goods"] == {"bread": 1}


@clauses("QD-LATER-57")
def test_with_a_supper_hiring_costs_what_it_cost(queensdale: Game) -> None:
    own = {"dice": ["action"], "goods": {"bread": 1, "guilder": 1}}
    pos = at(queensdale, own, {}, missed=[0], opened=5, votes=[1, 1, 1, 0, 0, 0, 0])
    assert play(pos, "die 1", "hire").to_dict()["seats"][0]["goods"] == {}


@clauses("QD-LATER-60")
def test_in_a_house_of_healing_the_first_token_brings_a_bread_more(queensdale: Game) -> None:
    own = {"huts": ["mint"]}
    keys: dict[str, Any] = {
        "step": "take",
        "opened": 8,
        "herbs": {"red a1": ["mint", "fame"], "red a4": ["mint", "fame"]},
    }
    house = [1, 1, 1, 1, 0, 1, 0]
    pos = play(at(queensdale, own, {}, votes=house, **keys), "token red a1")
    assert pos.to_dict()["seats"][0]["goods"] == {"bread": 1}
    again = play(at(queensdale, own | {"firsts": ["token"]}, {}, votes=house, **keys), "token red a1")
    assert again.to_dict()["seats"][0]["goods"] == {}
    other = play(at(queensdale, own, {}, votes=[1, 1, 1, 1, 0, 2, 0], **keys), "token red a1")
    assert other.to_dict()["seats"][0]["goods"] == {}


@clauses("QD-LATER-60")
@pytest.mark.parametrize(("house", "held", "tomes"), [(1, 0, 1), (2, 0, 2), (2, 5, 6), (3, 0, 1)])
def test_in_a_house_of_books_the_tome_action_gives_two(queensdale: Game, house: int, held: int, tomes: int) -> None:
    own = {"dice": ["action"], "goods": {"guilder": 1}, "tomes": held}
    pos = at(queensdale, own, {}, opened=8, votes=[1, 1, 1, 1, 0, house, 0])
    assert play(pos, "die 1", "tome").to_dict()["seats"][0]["tomes"] == tomes


@clauses("QD-LATER-60")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_an_open_hall_everybody_starts_with_a_figurine(queensdale: Game, players: int) -> None:
    votes = [2, 1, 1, 1, 0, 3, 0]
    pos = finished(queensdale, {"fame": 10}, *[{}] * (players - 1), votes=votes, opened=8, seed=3)
    for seat in quietly(pos, "turn").to_dict()["seats"]:
        assert sum(seat["figurines"].values()) == 1


@clauses("QD-LATER-60", "QD-NEXT-20")
def test_in_an_open_hall_the_lowest_goal_draws_first(queensdale: Game) -> None:
    seats = [of_epoch(8, "c"), of_epoch(5, "b"), of_epoch(3, "c")]
    votes = [2, 1, 1, 1, 0, 3, 0]
    pos = quietly(finished(queensdale, *seats, votes=votes, opened=8, branch="wall", ends_read=8), "turn")
    drawn = [event.args["seat"] for event in events(pos) if event.message == "qd-story-drawn"]
    assert drawn == ["green", "blue", "red"]
