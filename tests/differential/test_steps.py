"""Uncompiled = compiled = batched = CUDA simulator from one position of every step of Queensdale, and all are met."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any, cast

from tests.differential.chosen_states import LIMITS

from queenswright.games.queensdale.steps import STEPS

ROOT = Path(__file__).parents[2]


HOW = {"python": ["stepwise", "batch"], "numba": ["stepwise", "batch"], "simulator": ["cuda", "turns"]}
LEAST = 3


@cache
def walks(mode: str) -> dict[str, Any]:
    """The walks of one mode, from a process of its own (a process has one mode)."""
    simulated = mode == "simulator"
    environment = {
        **os.environ,
        "QUEENSWRIGHT_RULES": "numba" if simulated else mode,
        "NUMBA_ENABLE_CUDASIM": "1" if simulated else "0",
    }
    command = [sys.executable, "-m", "tests.differential.chosen_states", *HOW[mode]]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return cast(dict[str, Any], json.loads(done.stdout))


def test_every_kind_of_step_is_met_by_the_walks_that_are_compared() -> None:
    met = walks("python")["stepwise"]["met"]
    assert [f"{step.name}: {met.get(step.name, 0)} times" for step in STEPS if met.get(step.name, 0) < LEAST] == []


def test_the_walks_are_the_same_on_every_runner() -> None:
    expected = walks("python")["stepwise"]
    assert len(set(expected["states"].values())) > len(expected["states"]) / 2
    assert walks("numba")["stepwise"] == expected
    for mode, how in (("python", "batch"), ("numba", "batch"), ("simulator", "cuda")):
        assert walks(mode)[how]["states"] == expected["states"], (mode, how)
    in_turns = walks("simulator")["turns"]["states"]
    assert len(in_turns) == len(expected["states"]) / len(LIMITS)
    assert in_turns == {key: expected["states"][key] for key in in_turns}
