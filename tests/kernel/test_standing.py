"""A position that is taken up again from plain data is the same position."""

from __future__ import annotations

import random

import pytest

import queenswright as qw
from queenswright.kernel.errors import Forgotten
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.kernel.standing import resumed, standing_of

MOST = 5


def some_moves(game: Game, count: int, seed: int = 1) -> Position:
    position, luck = game.new(2, seed), random.Random(seed)
    while len(position.moves) < count and not position.is_over:
        position.push(luck.choice(position.legal_moves))
    return position


@pytest.mark.parametrize("name", ["architect", "queensdale", "tiny"])
def test_it_goes_on_as_if_nothing_had_been(name: str) -> None:
    one = some_moves(qw.load(name), 12)
    again = resumed(one.game, standing_of(one, MOST))
    assert not again.is_whole
    for _ in range(6):
        assert again.to_bytes() == one.to_bytes()
        assert (again.moves, again.choosers, again.turn) == (one.moves, one.choosers, one.turn)
        assert again.legal_moves == one.legal_moves
        if not one.is_over:
            move = one.legal_moves[-1]
            one.push(move)
            again.push(move)
            assert again.story() == one.story()


@pytest.mark.parametrize("name", ["architect", "queensdale", "tiny"])
def test_the_last_moves_can_be_taken_back_and_no_others(name: str) -> None:
    one = some_moves(qw.load(name), 12)
    again = resumed(one.game, standing_of(one, MOST))
    for _ in range(MOST):
        assert again.pop() == one.pop()
        assert again.to_bytes() == one.to_bytes()
    before = again.to_bytes()
    with pytest.raises(Forgotten, match="cannot take back moves whose states are forgotten"):
        again.pop()
    assert (again.to_bytes(), again.moves) == (before, one.moves)
    for way in (again.past, again.turns, again.start, lambda: list(again.actions()), lambda: again.copy().past()):
        with pytest.raises(Forgotten, match="cannot go through moves"):
            way()


def test_with_all_its_states_it_is_whole() -> None:
    one = some_moves(qw.load("architect"), MOST)
    again = resumed(one.game, standing_of(one, MOST))
    assert again.is_whole
    assert again.turns() == one.turns()
    assert [then.to_bytes() for then in again.past()] == [then.to_bytes() for then in one.past()]
    assert [deed.text for deed in again.actions()] == [deed.text for deed in one.actions()]
    assert again.start().to_bytes() == one.start().to_bytes()


def test_moves_and_choosers_have_to_agree() -> None:
    standing = standing_of(some_moves(qw.load("architect"), MOST), MOST)
    standing.choosers.pop()
    with pytest.raises(ValueError, match="zip"):
        resumed(qw.load("architect"), standing)
