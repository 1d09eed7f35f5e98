"""QD-LATER-59: the choice that epoch end card 7 of the branch puts to the table, for one game."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import (
    at,
    clause,
    clauses,
    finished,
    follow,
    goods,
    of_epoch,
    play,
    quietly,
    read,
    seat,
    texts,
)
from tests.rules.queensdale.telling import events

from queenswright.kernel.data import Event
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

SEGMENT = {"timber": 1, "stone": 3, "clay": 1, "marble": 1}


def last_turn(game: Game, branch: str, own: dict[str, Any], *others: dict[str, Any], **keys: Any) -> Position:
    """Red has one A die left in the last round of the game that completes epoch 7."""
    mine = of_epoch(7) | {"fame": 54, "dice": ["action"]} | own
    seats = [{"dice": []} | other for other in (others or ({}, {}))]
    return at(game, mine, *seats, **{"opened": 7, "ends_read": 6, "branch": branch, "round": 20} | keys)


def asked(game: Game, branch: str, *others: dict[str, Any], **keys: Any) -> Position:
    """Red has completed epoch 7 first, and the table votes."""
    seats = others or ({}, {})
    pos = finished(game, of_epoch(7) | {"fame": 54}, *seats, **{"ends_read": 6, "branch": branch} | keys)
    return quietly(pos, "vote")


@clauses("QD-LATER-59")
@pytest.mark.parametrize(
    ("branch", "about", "options"), [("wall", "snow", ["open", "beds"]), ("road", "fair", ["buy", "listen"])]
)
def test_the_card_of_the_branch_puts_its_own_question(
    queensdale: Game, branch: str, about: str, options: list[str]
) -> None:
    pos = asked(queensdale, branch)
    assert pos.view(0)["voting"] == {"about": about, "options": options, "mine": None}
    play(pos, "vote 2", "vote 2", "vote 1")
    assert pos.view(0)["decided"][about] == options[1]


@clauses("QD-EPOCH-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_end_7_w_builders_gain_a_bread(queensdale: Game, players: int) -> None:
    """At once and only those who have built on the wall in this game: red has, all others have in an earlier one."""
    earlier = [None, *range(1, players), *[None] * (12 - players)]
    pos = last_turn(queensdale, "wall", {"goods": SEGMENT}, *[{}] * (players - 1), segments=earlier)
    play(pos, "die 1", "build", "segment red 1", "end turn")
    quietly(pos, "vote")
    assert [goods(pos, number).get("bread", 0) for number in range(players)] == [1] + [0] * (players - 1)
    assert Event("qd-story-receive", {"seat": "red", "goods": [[1, "bread"]]}) in events(pos)


@clauses("QD-EPOCH-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_end_7_r_riders_gain_a_guilder(queensdale: Game, players: int) -> None:
    """Also one who came home again and has delivered nothing; a rider that stayed at home all game is none."""
    stayed: list[dict[str, Any]] = [{"firsts": ["token", "hiring"]} for _ in range(players - 1)]
    pos = last_turn(queensdale, "road", {}, *stayed, finds=[1] * 6)
    follow(pos, "die 1", "ride 2", "ride to red 2", "ride to red 1", "end turn")
    quietly(pos, "vote")
    assert [goods(pos, number).get("guilder", 0) for number in range(players)] == [1] + [0] * (players - 1)
    assert (seat(pos, 0)["rider"], seat(pos, 0)["firsts"]) == ("red 1", ["ride"])


@clauses("QD-EPOCH-07")
@pytest.mark.parametrize("branch", ["wall", "road"])
def test_end_7_gives_nothing_to_those_who_worked_in_an_earlier_game(queensdale: Game, branch: str) -> None:
    segments = [None, 1, 1, None, 1, 1, None, 1, 1, None, 1, 1]
    pos = asked(queensdale, branch, {}, {}, segments=segments)
    assert [goods(pos, number) for number in range(3)] == [{}, {}, {}]


@clauses("QD-LATER-59")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("vote", "healers"), [(1, 1), (2, 0)])
def test_an_open_gate_brings_everybody_a_healer(queensdale: Game, players: int, vote: int, healers: int) -> None:
    pos = quietly(play(asked(queensdale, "wall", *[{}] * (players - 1)), *[f"vote {vote}"] * players), "turn")
    assert seat(pos, 0)["figurines"].get("healer", 0) >= healers  # a tower tile may draw one more
    for number in range(1, players):
        assert seat(pos, number)["figurines"].get("healer", 0) == healers
    held = sum(seat(pos, number)["figurines"].get("healer", 0) for number in range(players))
    bag = pos.to_dict()["bag"]
    assert (bag.get("healer", 0), bag["merchant"]) == (4 - held, 4)


@clauses("QD-LATER-59", "QD-NEXT-20")
@pytest.mark.parametrize(("kept", "wanted"), [(3, [1, 0, 0, 3]), (4, [0, 0, 0, 4])])
def test_the_last_healers_are_for_the_lowest_goals(queensdale: Game, kept: int, wanted: list[int]) -> None:
    """The last player has kept most of them; only one is in the bag, or none."""
    keeper = {"buildings": {"inn": 1, "dwelling": 1}, "figurines": {"healer": kept}}
    others = [of_epoch(3, "b"), of_epoch(5, "d"), of_epoch(6, "b")]
    winner = of_epoch(7) | {"fame": 54}
    keys: dict[str, Any] = {"ends_read": 6, "branch": "wall", "opened": 7, "segments": [0] * 12}
    pos = finished(queensdale, *others, winner | keeper, **keys)
    pos = quietly(play(quietly(pos, "vote"), *["vote 1"] * 4), "turn")
    assert [seat(pos, number)["figurines"].get("healer", 0) for number in range(4)] == wanted


@clauses("QD-LATER-59")
def test_it_is_for_the_next_game_only(queensdale: Game) -> None:
    votes = [1, 1, 1, 1, 0, 0, 0]
    pos = finished(queensdale, of_epoch(8), {}, ends_read=7, branch="wall", votes=votes)
    pos = quietly(pos, "turn")
    assert all(not seat(pos, number)["figurines"].get("healer") for number in range(2))


@clauses("QD-LATER-59")
@pytest.mark.parametrize(("last_end", "vote", "levels"), [(7, 2, 2), (7, 1, 1), (0, 2, 1)])
def test_with_beds_outside_the_first_feeding_of_each_player_counts_twice(
    queensdale: Game, last_end: int, vote: int, levels: int
) -> None:
    own = {"dice": ["action", "action"], "goods": {"bread": 2}}
    keys: dict[str, Any] = {"branch": "wall", "opened": 8, "ends_read": 7, "votes": [2, 1, 1, vote, 0, 0, 0]}
    pos = at(queensdale, own, {}, last_end=last_end, **keys)
    play(pos, "die 1", "poor")
    assert seat(pos, 0)["morale"] == levels
    again = at(queensdale, own | {"firsts": ["feeding"]}, {}, last_end=last_end, **keys)
    play(again, "die 1", "poor")
    assert seat(again, 0)["morale"] == 1


@clauses("QD-LATER-59")
@pytest.mark.parametrize("answer", ["buy ribbons", "buy no ribbons"])
def test_whoever_gives_a_stored_guilder_for_ribbons_starts_one_level_higher(queensdale: Game, answer: str) -> None:
    pos = asked(queensdale, "road", {"goods": {"guilder": 2}}, {}, votes=[1, 1, 1, 0, 0, 0, 0])
    pos = quietly(play(pos, "vote 1", "vote 1", "vote 1"), "ribbon", "turn")
    assert (pos.step, pos.to_move) == ("ribbon", 1)
    assert texts(pos) == ["buy ribbons", "buy no ribbons"]
    held = goods(pos, 1)["guilder"]
    play(pos, answer)
    bought = answer == "buy ribbons"
    assert goods(pos, 1).get("guilder", 0) == held - bought
    pos = quietly(pos, "turn")
    assert [seat(pos, number)["morale"] for number in range(3)] == [0, int(bought), 0]


@clauses("QD-LATER-59", "QD-NEXT-20")
def test_ribbons_are_offered_to_the_lowest_goal_first(queensdale: Game) -> None:
    rich = {"goods": {"guilder": 1}}
    others = [of_epoch(5, "b") | rich, rich, of_epoch(3, "c") | rich]
    pos = play(asked(queensdale, "road", *others), *["vote 1"] * 4)
    order = []
    while quietly(pos, "ribbon", "turn").step == "ribbon":
        order.append(pos.to_move)
        assert read(pos, pos.to_dict()).to_bytes() == pos.to_bytes()
        play(pos, "buy ribbons")
    assert order == [2, 3, 1]


@clauses("QD-LATER-59")
def test_nobody_without_a_guilder_is_asked_for_ribbons(queensdale: Game) -> None:
    pos = play(asked(queensdale, "road"), "vote 1", "vote 1", "vote 1")
    assert quietly(pos, "ribbon", "turn").step == "turn"
    assert "qd-story-no-ribbons" not in [event.message for event in events(pos)]
    asking = at(queensdale, {}, {}, step="ribbon", branch="road", opened=8, votes=[1, 1, 1, 0, 1, 0, 0])
    assert clause(asking, "buy ribbons") == "QD-LATER-59"


@clauses("QD-LATER-59")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("vote", "tomes"), [(1, 0), (2, 1)])
def test_who_listens_gains_a_tome(queensdale: Game, players: int, vote: int, tomes: int) -> None:
    pos = asked(queensdale, "road", *[{}] * (players - 1))
    pos = quietly(play(pos, *[f"vote {vote}"] * players), "turn")
    assert [seat(pos, number).get("tomes", 0) for number in range(players)] == [tomes] * players
