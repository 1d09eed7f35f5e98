"""The names by which compiled entries call each other."""

from __future__ import annotations

import os
import subprocess
import sys

NAMES = """
import sys
import numpy as np
from numba import from_dtype
from numba.core.itanium_mangler import mangle
from queenswright.kernel import linking
from tests.tiny.rules import STATE
others = [from_dtype(np.dtype([(f"other_{number}", "i8")])) for number in range(int(sys.argv[1]))]
record = from_dtype(STATE.dtype)
print(mangle("perform", [record, record[:]]), *(mangle("perform", [other]) for other in others[:2]))
"""


def names(others: int) -> list[str]:
    """Names of entries, in a process that has seen other records before."""
    command = [sys.executable, "-c", NAMES, str(others)]
    environment = {**os.environ, "QUEENSWRIGHT_RULES": "python"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_entries_are_called_the_same_in_every_process() -> None:
    """A process that goes on compiling where another was killed calls what that one has left."""
    (alone,), (after_others, *others) = names(0), names(2)
    assert alone == after_others
    assert len({after_others, *others}) == 3
