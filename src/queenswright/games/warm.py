"""Compile the rules of all games into the cache: `QUEENSWRIGHT_RULES=numba python -m queenswright.games.warm`."""

from __future__ import annotations

import sys
import time

from queenswright.games import GAMES, load
from queenswright.kernel.rule import COMPILED


def main() -> int:
    """Load every game; in compiled mode that is what fills the cache."""
    if not COMPILED:
        print("nothing to compile: set QUEENSWRIGHT_RULES=numba", file=sys.stderr)
        return 2
    for name in GAMES:
        print(f"compiling the rules of {name} (once; about 20 seconds) ...", end=" ", flush=True)
        start = time.perf_counter()
        load(name)
        print(f"ready after {time.perf_counter() - start:.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
