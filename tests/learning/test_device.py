"""Batches on a GPU, on Numba's simulator: the same bytes as on the CPU."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from queenswright.kernel.errors import QueenswrightError
from queenswright.rl.device import DeviceBatch

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", ["architect", "queensdale"])
def test_every_array_is_that_of_the_cpu(game: str) -> None:
    environment = {**os.environ, "QUEENSWRIGHT_RULES": "numba", "NUMBA_ENABLE_CUDASIM": "1"}
    command = [sys.executable, "-m", "tests.learning.on_device", game]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["problems"] == []
    assert report["compared"] >= 200
    assert report["ends"] > 0


def test_without_a_gpu_it_says_what_is_missing() -> None:
    with pytest.raises(QueenswrightError, match="no CUDA GPU can be used"):
        DeviceBatch("architect", 2)
