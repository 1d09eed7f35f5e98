"""QD-LATER-55: what others may think that a seat has sealed: the same questions, but anything that cards have named."""

from __future__ import annotations

import pytest
from tests.rules.queensdale.situations import at, clauses

from queenswright.games.queensdale.rules.casebook import is_named, redeal_sealed
from queenswright.games.queensdale.state.cards import FIRST_ANSWER, QUESTIONS
from queenswright.kernel.game import Game
from queenswright.kernel.rule import plain

COUNT = len(QUESTIONS)


@clauses("QD-LATER-55")
@pytest.mark.parametrize("question", range(COUNT))
@pytest.mark.parametrize("opened", [3, 9])
def test_any_answer_that_cards_have_named_may_be_sealed(queensdale: Game, question: int, opened: int) -> None:
    keys = {"branch": "road"} if opened > 6 else {}
    state = at(queensdale, {}, {}, opened=opened, **keys).state
    printed = queensdale.pack.mirror
    first, after = FIRST_ANSWER[question : question + 2]
    named = {answer for answer in range(first, after) if plain(is_named)(printed, state, answer)}
    found = set()
    for _ in range(200):
        state.sealed[1][:] = [first + 1 if number == question else 0 for number in range(COUNT)]
        plain(redeal_sealed)(printed, state, 1)
        assert [bool(answer) for answer in state.sealed[1]] == [number == question for number in range(COUNT)]
        found.add(state.sealed[1][question] - 1)
    assert found == named


@clauses("QD-LATER-55")
@pytest.mark.parametrize("question", range(COUNT))
def test_what_is_open_is_no_guess(queensdale: Game, question: int) -> None:
    state = at(queensdale, {}, {}, opened=9, branch="road").state
    state.unsealed = 1 << question
    sealed = [FIRST_ANSWER[number] + 1 for number in range(COUNT)]
    changed = set()
    for _ in range(60):
        state.sealed[1][:] = sealed
        plain(redeal_sealed)(queensdale.pack.mirror, state, 1)
        changed |= {number for number in range(COUNT) if state.sealed[1][number] != sealed[number]}
    assert changed == set(range(COUNT)) - {question}
