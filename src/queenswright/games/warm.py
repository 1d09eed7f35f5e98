"""Compile everything into the cache: `QUEENSWRIGHT_RULES=numba python -m queenswright.games.warm [GAME]`."""

from __future__ import annotations

import subprocess
import sys
import time

from queenswright.games import BUILT_IN, load
from queenswright.kernel.rule import COMPILED


def main(names: list[str]) -> int:
    """Compile the games, each in a process of its own; in compiled mode loading a game fills the cache."""
    if not COMPILED:
        print("nothing to compile: set QUEENSWRIGHT_RULES=numba", file=sys.stderr)
        return 2
    if len(names) == 1:
        return warm(names[0])
    command = [sys.executable, "-m", "queenswright.games.warm"]
    processes = [subprocess.Popen([*command, name]) for name in names]
    return max(process.wait() for process in processes)


def warm(name: str) -> int:
    """Load a game, what bots think with, with a network and without, and what programs that learn see."""
    start = time.perf_counter()
    print(f"compiling {name}, rules and bots (once; a minute or two) ...", flush=True)
    game = load(name)
    game.judgement()
    game.learned()
    game.observation()
    print(f"{name} is ready after {time.perf_counter() - start:.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or list(BUILT_IN)))
