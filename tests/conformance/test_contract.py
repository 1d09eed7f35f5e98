"""The suite that every game has to pass, for the games that come with the program and the tiny one."""

from __future__ import annotations

import tests.conformance.starts  # noqa: F401  (where long games begin)

import queenswright as qw
from queenswright.conformance import *  # noqa: F403


def test_another_seat_may_choose_in_mid_turn() -> None:
    """The tiny game's duel card: the agenda interrupts the turn and goes back to it."""
    game = qw.load("tiny")
    for seed in range(50):
        position = game.new(players=3, seed=seed)
        position.push("draw")
        if position.step == "answer":
            break
    assert position.to_move == 1
    assert position.turn == "0 ash"
    refusal = position.why_not("roll")
    assert refusal is not None
    assert refusal.clause is None
    position.push("yield")
    assert position.to_move == 1
    assert position.step == "turn"
    assert position.state.space[0] == 2
