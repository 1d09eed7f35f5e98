"""QD-LATER-59: the choice that epoch end card 7 of the branch puts to the table, for one game."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import at, clause, clauses, finished, goods, of_epoch, play, quietly, seat, texts

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position


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


@clauses("QD-LATER-59")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("vote", "healers"), [(1, 1), (2, 0)])
def test_an_open_gate_brings_everybody_a_healer(queensdale: Game, players: int, vote: int, healers: int) -> None:
    pos = quietly(play(asked(queensdale, "wall", *[{}] * (players - 1)), *[f"vote {vote}"] * players), "turn")
    assert seat(pos, 0)["figurines"].get("healer", 0) >= healers  # a tower tile may draw one more
    for number in range(1, players):
        assert seat(pos, number)["figurines"].get("healer", 0) == healers


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


@clauses("QD-LATER-59")
def test_nobody_without_a_guilder_is_asked_for_ribbons(queensdale: Game) -> None:
    pos = play(asked(queensdale, "road"), "vote 1", "vote 1", "vote 1")
    assert quietly(pos, "ribbon", "turn").step == "turn"
    asking = at(queensdale, {}, {}, step="ribbon", branch="road", opened=8, votes=[1, 1, 1, 0, 1, 0, 0])
    assert clause(asking, "buy ribbons") == "QD-LATER-59"


@clauses("QD-LATER-59")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("vote", "tomes"), [(1, 0), (2, 1)])
def test_who_listens_gains_a_tome(queensdale: Game, players: int, vote: int, tomes: int) -> None:
    pos = asked(queensdale, "road", *[{}] * (players - 1))
    pos = quietly(play(pos, *[f"vote {vote}"] * players), "turn")
    assert [seat(pos, number).get("tomes", 0) for number in range(players)] == [tomes] * players
