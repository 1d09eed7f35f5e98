"""The fuzzer itself: it finds nothing in a few cases of every kind, and it would find something."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TRY = """
import sys
from pathlib import Path
from proof.fuzz import Fuzzer

fuzzer = Fuzzer(Path(sys.argv[1]), sys.argv[2])
for target in fuzzer.targets:
    if target != "game":
        for seed in range(6):
            assert fuzzer.attempt(target, seed) is None, (target, seed, fuzzer.attempt(target, seed))

def forget(document):
    raise KeyError("seats")

fuzzer.game.position = forget
failure = fuzzer.attempt("position", 1)
assert failure is not None and failure.error == "KeyError", failure
print(*fuzzer.targets, sep=", ")
"""


@pytest.mark.parametrize(("game", "more"), [("architect", []), ("queensdale", ["campaign"])])
def test_every_kind_of_case_is_tried(tmp_path: Path, game: str, more: list[str]) -> None:
    """In a process of its own, because there the rules run uncompiled."""
    command = [sys.executable, "-c", TRY, str(tmp_path), game]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    kinds = ["pack text", "pack values", "position", "record", "moves", "options", "game", *more]
    assert done.stdout.strip().split(", ") == kinds
