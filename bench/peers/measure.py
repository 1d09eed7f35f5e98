"""The stop-watch that all peers share. Standard library only: peers live in environments of their own.

A peer gives, for each of its games, a function that prepares it and returns a `Play`: play something whole (a game, or
a batch of moves over running games) and tell how many moves were chosen and how many were made in all. A move is chosen
when more than one was legal; the others are forced.

Run by hand, a peer prints one line of JSON. With `--serve` it warms up, says that it is ready, and then answers each
line {"seconds": s} with one line, so that `queenswright bench` can measure everybody in turn.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Mapping
from typing import Any

Play = Callable[[], tuple[int, int]]
WARM_UP_SECONDS = 0.5


def main(peer: str, version: str, games: Mapping[str, Callable[[], Play]]) -> None:
    """The command line of a peer."""
    parser = argparse.ArgumentParser(description=f"Random legal moves per second of {peer}")
    parser.add_argument("game", choices=list(games))
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--serve", action="store_true")
    wanted = parser.parse_args()
    play = games[wanted.game]()
    measure(play, WARM_UP_SECONDS)
    about = {"peer": peer, "game": wanted.game, "version": version}
    if not wanted.serve:
        say({**about, **measure(play, wanted.seconds)})
        return
    say({**about, "ready": True})
    for line in sys.stdin:
        say({**about, **measure(play, json.loads(line)["seconds"])})


def measure(play: Play, seconds: float) -> dict[str, Any]:
    """Play for about this many seconds. `cores` says how many were busy on average."""
    chosen = made = 0
    busy = time.process_time()
    start = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        choices, moves = play()
        chosen += choices
        made += moves
        elapsed = time.perf_counter() - start
    cores = (time.process_time() - busy) / elapsed
    return {"moves": chosen, "moves_with_forced": made, "seconds": elapsed, "cores": round(cores, 2)}


def say(message: Mapping[str, Any]) -> None:
    """One line of JSON, at once."""
    print(json.dumps(message), flush=True)
