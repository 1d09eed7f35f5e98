"""Turns in small situations whose best turn is known, and what a judgement may depend on."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.rules.architect.situations import band
from tests.study.walks import CHEAP, played

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.study import Effort, JudgedTurn, StudyError, analyse, deepen, evaluate
from queenswright.study.analysis import identity_of
from queenswright.study.data import (
    BEST,
    BLUNDER,
    CLOSE,
    CLOSER,
    DECIDED,
    FORCED,
    JUDGED,
    MISTAKE,
    SLIP,
    SOUND,
    verdict_of,
)
from queenswright.study.judge import Comparison, Judge
from queenswright.study.stretches import stretches

SHORT = {"architect": {"round_limit": 2}}


def race(tiny: Game, own: int, other: int, secret: int) -> Position:
    """The tiny game near its end: the goal is 12, the deck is empty, and ash, to move, may have a secret number."""
    document = tiny.new(2, seed=1).to_dict()
    return tiny.position({**document, "space": [own, other, 0], "secret": [secret, 0, 0], "deck": [], "deck_size": 0})


def after(position: Position, *moves: str) -> Position:
    for move in moves:
        position.push(move)
    return position


def last_turn(position: Position, effort: Effort = CHEAP) -> JudgedTurn:
    return analyse(position, effort).turns[0]


def test_winning_now_is_better_than_hoping(tiny: Game) -> None:
    """Elm wins with any throw, and a throw of ash is enough in one case of three: two thirds are given away."""
    turn = last_turn(after(race(tiny, own=9, other=11, secret=4), "roll"), Effort(simulations=20))
    assert turn.verdict == BLUNDER
    assert turn.mark == "??"
    assert turn.better is not None
    assert turn.better.moves == ("secret",)
    assert turn.better.outlook.shares == (1.0, 0.0)
    assert abs(turn.loss - 2 / 3) < 4 * turn.error + 0.05
    assert turn.depth == CLOSER


def test_the_winning_turn_itself_is_the_best(tiny: Game) -> None:
    turn = last_turn(after(race(tiny, own=9, other=11, secret=4), "secret"))
    assert (turn.verdict, turn.loss, turn.mark) == (BEST, 0.0, "")
    assert turn.before.shares == (1.0, 0.0)


def test_luck_is_what_chance_made_of_the_turn(tiny: Game) -> None:
    """With one chance in three a throw wins at once; what it showed is luck, to hope for it was the choice."""
    position = race(tiny, own=9, other=11, secret=0)
    position.push("roll")
    turn = last_turn(position, Effort(simulations=20))
    assert turn.verdict == FORCED, "there was nothing else to do"
    assert turn.luck is not None
    now = 1.0 if position.is_over else 0.0
    assert abs(turn.luck.changes[0] - (now - 1 / 3)) < 4 * turn.luck.errors[0] + 0.05
    assert sum(turn.luck.changes) == pytest.approx(0)


def test_who_does_not_build_the_palace_gives_the_victory_away(architect: Game) -> None:
    """QA-PALACE: the crew of fifteen stands in the capital, at the end of the track."""
    crew = band(15, "lumberjack", "blacksmith", "glazier", "bricklayer")
    rival = {"track": 9, "craftsmen": band(15, "stonemason", "tailor", "tailor"), "architect": "tavern"}
    seats = [{"track": 9, "craftsmen": crew, "architect": "construct"}, rival]
    position = architect.position({"seats": seats, "to_move": 0, "step": "construct", "round": 20})
    turn = last_turn(after(position, "forfeit"), Effort(simulations=1))
    assert turn.better is not None
    assert turn.better.moves[0] == "palace"
    assert turn.loss > 0
    assert [reason.message for reason in turn.better.reasons][:1] == ["reason-palace"]


def test_where_nothing_is_at_stake_nothing_is_judged(tiny: Game) -> None:
    """Ash is so far ahead that every turn wins."""
    assert last_turn(after(race(tiny, own=11, other=0, secret=4), "roll")).verdict == DECIDED


@pytest.mark.parametrize("seed", range(2))
def test_what_is_hidden_does_not_change_a_judgement(any_game: Game, seed: int) -> None:
    """The twin: the same moves, where everything that the player could not know was different."""
    start = any_game.new(2, seed=seed, options=SHORT.get(any_game.name))
    seat = start.to_move
    assert seat is not None
    twin = start.redealt(seat, key=99 + seed)
    move = start.legal_moves[seed % len(start.legal_moves)]
    mine, other = (_judgement(position, move.text) for position in (start.copy(), twin))
    assert mine == other


def _judgement(position: Position, move: str) -> Any:
    """What is said of a first turn; what chance did at its end is another matter."""
    position.push(move)
    linked = position.game.rules.reports.linked
    if linked is None:
        return replace(analyse(position, Effort(simulations=1)).turns[0], after=None)
    look = Comparison(Judge(position.game, 1, number_of(position)), position.start(), position.choosers[0], [()], "x")
    look.deal(1, lambda: False)
    return look.outlook()


def number_of(position: Position) -> int | None:
    linked = position.game.rules.reports.linked
    return linked.number(position.held) if linked else None


def test_a_turn_ends_where_something_is_learned(tiny: Game) -> None:
    """A duel card lets the next seat answer; what is drawn or thrown begins another stretch."""
    position = played(tiny, seed=3)
    found = stretches(position)
    assert [move for one in found for move in one.moves] == position.moves
    assert [one.first for one in found] == [sum(len(one.moves) for one in found[:i]) for i in range(len(found))]
    assert all(one.reveals for one in found if one.moves[-1].text in ("roll", "draw"))
    assert not any(one.reveals for one in found if [move.text for move in one.moves] == ["secret"])


@pytest.mark.parametrize(
    ("loss", "error", "verdict"),
    [(0.3, 0.1, BLUNDER), (0.3, 0.16, CLOSE), (0.12, 0.01, MISTAKE), (0.06, 0.01, SLIP), (0.05, 0.01, SOUND)],
)
def test_marks_need_points_and_certainty(loss: float, error: float, verdict: str) -> None:
    assert verdict_of(loss, error, has_better=True) == verdict


def test_an_evaluation_deepens_and_can_be_stopped(tiny: Game) -> None:
    position = race(tiny, own=9, other=11, secret=4)
    found = list(deepen(position, Effort(simulations=4)))
    assert len(found) > 1
    assert [one.ways[0].outlook.deals for one in found] == sorted({one.ways[0].outlook.deals for one in found})
    assert found[-1] == evaluate(position, Effort(simulations=4))
    assert found[-1].ways[0].moves == ("secret",)
    assert found[-1].outlook.shares == (1.0, 0.0)
    assert sum(found[-1].ways[-1].outlook.shares) == pytest.approx(1)
    assert list(deepen(position, stop=lambda: True)) == []
    with pytest.raises(StudyError, match="the game is over"):
        evaluate(after(race(tiny, own=11, other=0, secret=4), "roll"))


def test_a_running_game_of_a_campaign_is_won_by_who_leads_its_ranking(queensdale: Game) -> None:
    """Not by who leads the campaign: blue is an epoch ahead, and red has reached the goal of this game."""
    goals = queensdale.pack.mirror.goal
    seats = [{"epoch": 1, "fame": {"other": goals[1]}}, {"epoch": 2}]
    document = {"opened": 2, "seed": 3, "options": {"games": 2}, "game_number": 1, "round": 6, "seats": seats}
    position = queensdale.position(document)
    assert position.standings == [2, 1]
    judge = Judge(queensdale, 1, number_of(position))
    shares = judge.shares_in(queensdale.copy_state(position.held), 5)
    assert shares == [1.0, 0.0]


def test_the_identity_of_a_game_is_that_of_its_moves(tiny: Game) -> None:
    one, other = played(tiny, count=4), played(tiny, count=4)
    assert identity_of(one, None) == identity_of(other, None)
    other.pop()
    assert identity_of(one, None) != identity_of(other, None)
    assert JUDGED < CLOSER
