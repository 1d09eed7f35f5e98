"""Compile everything into the cache: `QUEENSWRIGHT_RULES=numba python -m queenswright.games.warm`."""

from __future__ import annotations

import sys
import time

from queenswright.games import GAMES, load
from queenswright.kernel.rule import COMPILED


def main() -> int:
    """Load every game and what bots think with; in compiled mode that is what fills the cache."""
    if not COMPILED:
        print("nothing to compile: set QUEENSWRIGHT_RULES=numba", file=sys.stderr)
        return 2
    for name in GAMES:
        print(f"compiling {name}, rules and bots (once; about a minute) ...", end=" ", flush=True)
        start = time.perf_counter()
        load(name).rules.judgement()
        print(f"ready after {time.perf_counter() - start:.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
