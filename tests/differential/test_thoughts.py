"""Planner and search think the same compiled and uncompiled, on one core and on two: to the last bit."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any, cast

ROOT = Path(__file__).parents[2]
CORES = {"python": ["1"], "numba": ["1", "2"]}


@cache
def thoughts(mode: str) -> dict[str, Any]:
    """All thoughts of one mode, from a process of its own (a process has one mode)."""
    environment = {**os.environ, "QUEENSWRIGHT_RULES": mode}
    command = [sys.executable, "-m", "tests.differential.thoughts", *CORES[mode]]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return cast(dict[str, Any], json.loads(done.stdout))


def test_compiled_and_uncompiled_think_the_same() -> None:
    compiled, uncompiled = thoughts("numba"), thoughts("python")
    assert {at for at in compiled if not at.endswith("cores=2")} == uncompiled.keys()
    for at, thought in uncompiled.items():
        assert compiled[at] == thought, at


def test_one_core_and_two_think_the_same() -> None:
    compiled = thoughts("numba")
    on_one = [at for at in compiled if at.endswith("cores=1")]
    assert len(on_one) > 20
    for at in on_one:
        assert compiled[at] == compiled[at.replace("cores=1", "cores=2")], at


def test_the_cases_are_worth_comparing() -> None:
    """Choices, different answers, and trees that were kept from the move before."""
    found = thoughts("numba")
    searched = [answers for at, answers in found.items() if at.endswith("cores=1")]
    assert all(sum(first["visits"].values()) <= 12 for first, *_ in searched)
    assert any(sum(later["visits"].values()) > 12 for _, *rest in searched for later in rest)
    assert len({digest for first, *_ in searched for digest in first["trees"]}) > 1.5 * len(searched)
    steps = {answer["step"] for at, answer in found.items() if at.endswith("greedy")}
    assert {"architect", "turn", "answer"} < steps
    assert max(len(answer["worths"]) for at, answer in found.items() if at.endswith("greedy")) > 5
    assert len({answers[0]["move"] for answers in searched}) > 8
