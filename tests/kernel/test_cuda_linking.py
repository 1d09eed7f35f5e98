"""A kernel takes in every rule once, however many ways lead to it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LAYERS = 40
PROGRAM = f"""
from numba.cuda.codegen import CUDACodeLibrary
from queenswright.kernel.cuda_linking import take_in

take_in([])
below, made = [], []
for layer in range({LAYERS}):
    now = [CUDACodeLibrary(None, f"rule-{{layer}}-{{side}}") for side in "ab"]
    for library in now:
        library._module = library.name
        library._linking_libraries = {{*below}}
    below, made = now, made + now
top = below[0]
found = [top.modules, [library.name for library in top.linking_libraries]]
assert sorted(found[0]) == sorted(library.name for library in made if library is not below[1]), found
assert sorted([top.name, *found[1]]) == sorted(found[0]), found
"""


def test_layers_of_rules_that_call_each_other_are_taken_in_once() -> None:
    """Two rules in each of 40 layers that call both of the layer below: a million million ways lead to the lowest."""
    environment = {"NUMBA_ENABLE_CUDASIM": "0", "PATH": ""}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
