"""Uncompiled = compiled = batched = CUDA simulator, state for state."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import cast

import pytest

ROOT = Path(__file__).parents[2]
GAMES = {"stepwise": 4, "batch": 6}
LONG = {("stepwise", "queensdale"): 1}


@cache
def states(how: str, game: str, mode: str, simulator: bool = False) -> dict[str, str]:
    """The digests of one way of running, from a process of its own (a process has one mode)."""
    environment = {**os.environ, "QUEENSWRIGHT_RULES": mode, "NUMBA_ENABLE_CUDASIM": "1" if simulator else "0"}
    count = LONG.get((how, game), GAMES["stepwise" if how == "stepwise" else "batch"])
    command = [sys.executable, "-m", "tests.differential.states", how, game, str(count)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return cast(dict[str, str], json.loads(done.stdout))


@pytest.mark.parametrize("game", ["architect", "queensdale", "tiny"])
def test_every_state_is_the_same_compiled_and_uncompiled(game: str) -> None:
    assert states("stepwise", game, "numba") == states("stepwise", game, "python")


def test_campaigns_are_compared_from_every_epoch_and_branch() -> None:
    found = [key for key in states("batch", "queensdale", "numba") if "epoch" in key]
    assert len(found) == 11
    assert {key.partition("'epoch': '")[2][0] for key in found} == set("23456789")
    assert sum("wall" in key for key in found) == sum("road" in key for key in found) == 3


@pytest.mark.parametrize("game", ["architect", "queensdale", "tiny"])
def test_batches_are_the_same_on_every_runner(game: str) -> None:
    uncompiled = states("batch", game, "python")
    assert states("batch", game, "numba") == uncompiled
    assert states("cuda", game, "numba", simulator=True) == uncompiled


def test_an_unknown_mode_is_refused() -> None:
    environment = {**os.environ, "QUEENSWRIGHT_RULES": "fortran"}
    command = [sys.executable, "-c", "import queenswright; queenswright.load('architect')"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert "QUEENSWRIGHT_RULES: got 'fortran', expected one of: python, numba" in done.stderr
