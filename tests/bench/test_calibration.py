"""The bench that asks whether a study comes true: its fit, and one small run."""

from __future__ import annotations

import argparse
import random
from typing import Any

import pytest
from bench.calibration import Foretold, Marked, fitted_power, measure, tell_turns

from queenswright.study.calibration import Calibration


@pytest.mark.parametrize("power", [0.5, 1.5])
def test_the_power_that_made_the_victories_is_found(power: float) -> None:
    chance = random.Random(1)
    found = []
    for game in range(1500):
        share = chance.uniform(0.05, 0.95)
        won = chance.random() < Calibration(power).chances([share, 1 - share])[0]
        found.append(Foretold(game, (share, 1 - share), (float(won), float(not won))))
    best, low, high = fitted_power(found)
    assert low <= power <= high
    assert abs(best - power) < 0.25


def test_what_was_lost_is_compared_with_what_was_stated() -> None:
    turns = [Marked(game, "mistake", 0.2, 0.0, lost, 0.0) for game, lost in enumerate([0.1, 0.3] * 10)]
    found: dict[str, Any] = tell_turns(turns)
    assert found["ratio"] == pytest.approx(1)
    assert found["noise"] == pytest.approx(0.1)
    assert tell_turns([]) == {"turns": []}


def test_a_small_run_values_every_game_once() -> None:
    args = argparse.Namespace(
        game="tiny", players=2, games=2, seed=1, effort=1, quick=1, turns=2, playouts=2, output=None
    )
    found = measure(args)
    assert [position["game"] for position in found["positions"]] == [1, 2]
    assert all(sum(position["won"]) == 1 for position in found["positions"])
