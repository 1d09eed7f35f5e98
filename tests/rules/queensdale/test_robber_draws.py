"""QD-LATER-09, 32, 38, 57: how many robber baron tokens each seat draws, and out of which."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.queensdale.situations import at, clauses, play, texts

from queenswright.games.queensdale.rules.robbers import deal_robbers, draw_robbers, robbers_due, robbers_left
from queenswright.games.queensdale.state.cards import BARON_SUPPER, BARON_WAGE, BARONS, FAVOUR_CARDS, ROBBER_FAVOUR
from queenswright.games.queensdale.state.pieces import ROBBERS
from queenswright.games.queensdale.steps import RETURN_ROBBER
from queenswright.kernel.game import Game
from queenswright.kernel.rule import plain

LEADER = 7
ALL = set(range(1, ROBBERS + 1))


def behind(game: Game, *epochs: int, missed: tuple[int, ...] = (), held: dict[int, list[int]] | None = None) -> Any:
    """The state of a game whose seats have these numbers of epochs to go to the leader's."""
    seats = [{"robbers": (held or {}).get(number, [])} for number in range(len(epochs))]
    state = at(game, *seats, opened=LEADER, branch="wall").state
    for number, count in enumerate(epochs):
        state.epoch[number] = LEADER - count
    state.missed = sum(1 << number for number in missed)
    return state


def tokens(bits: int) -> set[int]:
    """Tokens by number."""
    return {number for number in ALL if bits >> number - 1 & 1} | ({-1} if bits >> ROBBERS else set())


def asked(state: Any) -> list[tuple[int, int]]:
    """Who has to return a token, with the argument of the step."""
    waiting = zip(state.agenda_step, state.agenda_seat, state.agenda_argument, strict=True)
    return [(number, argument) for step, number, argument in list(waiting)[: state.agenda_depth] if step != 0]


@clauses("QD-LATER-09")
@pytest.mark.parametrize("held", [{}, {0: [1]}, {1: [8]}, {0: [1, 5], 2: [2, 8]}])
def test_those_that_somebody_has_are_not_drawn(queensdale: Game, held: dict[int, list[int]]) -> None:
    state = behind(queensdale, 0, 0, 0, held=held)
    free = ALL - {token for own in held.values() for token in own}
    assert tokens(plain(robbers_left)(state)) == free
    before = set(held.get(1, []))
    plain(deal_robbers)(queensdale.pack.mirror, state, 1, len(free) - 1)
    drawn = tokens(state.robbers[1]) - before
    assert (len(drawn), drawn <= free) == (len(free) - 1, True)
    plain(deal_robbers)(queensdale.pack.mirror, state, 1, 3)
    assert tokens(state.robbers[1]) == free | before
    assert plain(robbers_left)(state) == 0


@clauses("QD-LATER-09")
@pytest.mark.parametrize("last", [1, 4, 8])
def test_the_last_token_is_drawn_like_any_other(queensdale: Game, last: int) -> None:
    state = behind(queensdale, 0, 0, held={0: sorted(ALL - {last})})
    plain(deal_robbers)(queensdale.pack.mirror, state, 1, 1)
    assert tokens(state.robbers[1]) == {last}


@clauses("QD-LATER-09", "QD-LATER-32")
@pytest.mark.parametrize(("epochs", "count"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (6, 2)])
def test_by_the_epochs_behind_for_those_who_missed_their_goal(queensdale: Game, epochs: int, count: int) -> None:
    state = behind(queensdale, 0, epochs, epochs, missed=(1,))
    due = [plain(robbers_due)(queensdale.pack.mirror, state, number, LEADER) for number in range(3)]
    assert due == [0, count, 0]


@clauses("QD-LATER-38")
@pytest.mark.parametrize("favour", range(FAVOUR_CARDS))
@pytest.mark.parametrize("owner", [0, 1, 2])
@pytest.mark.parametrize("missed", [(), (1,)])
def test_one_more_with_the_favour(queensdale: Game, favour: int, owner: int, missed: tuple[int, ...]) -> None:
    state = behind(queensdale, 0, 1, 0, missed=missed)
    state.favours[favour] = owner + 1
    for number in range(3):
        plain(draw_robbers)(queensdale.pack.mirror, state, number, LEADER)
    more = [int(favour == ROBBER_FAVOUR and owner == number) for number in range(3)]
    assert [len(tokens(held)) for held in state.robbers[:3]] == [more[0], more[1] + len(missed), more[2]]
    assert asked(state) == []


@clauses("QD-LATER-57")
@pytest.mark.parametrize("vote", range(5))
@pytest.mark.parametrize("chosen", [0, BARON_SUPPER, BARON_WAGE])
@pytest.mark.parametrize(("epochs", "due"), [(0, 0), (1, 1), (3, 2)])
def test_with_the_supper_whoever_draws_draws_one_more_and_returns_one(
    queensdale: Game, vote: int, chosen: int, epochs: int, due: int
) -> None:
    state = behind(queensdale, 0, epochs, missed=(1,))
    state.votes[vote] = chosen
    for number in range(2):
        plain(draw_robbers)(queensdale.pack.mirror, state, number, LEADER)
    supper = int(vote == BARONS and chosen == BARON_SUPPER and due > 0)
    assert [len(tokens(held)) for held in state.robbers[:2]] == [0, due + supper]
    assert asked(state) == [(1, 0)] * supper
    assert not supper or state.agenda_step[state.agenda_depth - 1] == RETURN_ROBBER


@clauses("QD-LATER-57")
def test_nobody_returns_a_token_when_there_was_none_more_to_draw(queensdale: Game) -> None:
    state = behind(queensdale, 0, 1, missed=(1,), held={0: [1, 2, 3, 4, 5, 6, 7]})
    state.votes[BARONS] = BARON_SUPPER
    plain(draw_robbers)(queensdale.pack.mirror, state, 1, LEADER)
    assert (tokens(state.robbers[1]), asked(state)) == ({8}, [])


@clauses("QD-LATER-57")
def test_a_returned_token_is_one_of_the_own(queensdale: Game) -> None:
    votes = [0, 0, BARON_SUPPER, 0, 0, 0, 0]
    pos = at(queensdale, {}, {"robbers": [1, 8, 4]}, {}, to_move=1, step="return_robber", opened=6, votes=votes)
    assert texts(pos) == ["return robber 1", "return robber 4", "return robber 8"]
    play(pos, "return robber 4")
    assert tokens(pos.state.robbers[1]) == {1, 8}
    assert pos.step != "return_robber"
