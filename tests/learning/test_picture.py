"""Pictures of what a seat sees: every part has its place, and what changes is seen."""

from __future__ import annotations

import numpy as np
import pytest

from queenswright.rl import Batch
from queenswright.rl.one_game import OneGame
from queenswright.rl.picture import HIGH, LOW, PAPER, picture, picture_of


@pytest.mark.parametrize(("game", "players"), [("architect", 2), ("architect", 4), ("queensdale", 3), ("tiny", 2)])
def test_a_picture_shows_every_change(game: str, players: int) -> None:
    batch = Batch(game, players)
    one = OneGame(batch)
    one.begin(5)
    first = picture(one, 0)
    assert first.dtype == np.uint8
    assert first.shape[2] == 3
    assert (first != PAPER).any(axis=2).mean() > 0.02
    assert (picture(one, 0) == first).all()
    for _ in range(5):
        one.play(int(one.legal.argmax()))
    later = picture(one, 0)
    assert later.shape == first.shape
    assert (later != first).any()
    assert (picture(one, 1) != later).any()


def test_cells_are_the_darker_the_larger_the_entry() -> None:
    batch = Batch("architect", 2)
    row = batch.init([1]).observation[0].copy()
    row[batch.seen.places["tokens"]] = 0
    empty = picture_of(batch, row, 0)
    row[batch.seen.places["tokens"]] = 127
    full = picture_of(batch, row, 0)
    changed = (empty != full).any(axis=2)
    assert changed.any()
    assert {tuple(pixel) for pixel in empty[changed].tolist()} <= {LOW, PAPER}
    assert tuple(HIGH) in {tuple(pixel) for pixel in full[changed].tolist()}
