"""The server that the proofs attack: the real application on a port, with the tiny game of the tests on its shelf.

    python -m proof.serve PORT DATABASE [unlimited] [clock=FILE] [turns=FILE]

`unlimited` lets one address do as much as a proof needs; only what costs thinking stays limited. A file says by how
many seconds the clock of the server is wrong. Into another one the server writes how much processor time its event loop
took before it came back to a task that wants to run every hundredth of a second: what everybody else has to wait for.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from tests.installed import install_tiny

from queenswright.server.config import LIMITS, Config, Limit
from queenswright.server.run import listen, run, serve

PLENTY = Limit(10**9, 10**9)
THINKING = ("hint", "think")
TICK = 0.01


def config(flags: Sequence[str]) -> Config:
    """The defaults of `queenswright serve`, or hardly any limits; bots do not dawdle."""
    chosen: dict[str, Any] = {"bot_pace": 0.0}
    for flag in flags:
        if flag == "unlimited":
            limits = {kind: limit if kind in THINKING else PLENTY for kind, limit in LIMITS.items()}
            chosen |= {"limits": limits, "pace": PLENTY, "rest": 0.0, "connections_per_address": 10**6}
            chosen |= {"sockets_per_person": 10**6, "sockets_per_address": 10**6}
        elif flag.startswith("clock="):
            chosen["clock"] = partial(_wrong, Path(flag.removeprefix("clock=")))
    return Config(**chosen)


def _wrong(path: Path) -> float:
    return time.time() + float(path.read_text())


def noting_turns(flags: Sequence[str]) -> Callable[[Any], Awaitable[None]] | None:
    """What begins to note the turns of the event loop, when a file for them is named."""
    path = next((Path(flag.removeprefix("turns=")) for flag in flags if flag.startswith("turns=")), None)
    if path is None:
        return None

    async def begin(parts: Any) -> None:
        parts.hub.begin(_note_turns(path))

    return begin


async def _note_turns(path: Path) -> None:
    with path.open("w", buffering=1) as file:
        while True:
            before = time.thread_time()
            await asyncio.sleep(TICK)
            file.write(f"{time.monotonic():.3f} {1000 * (time.thread_time() - before):.2f}\n")


def main() -> None:
    """Serve until a signal comes."""
    install_tiny()
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    port, database = int(sys.argv[1]), sys.argv[2]
    flags = sys.argv[3:]
    run(serve(database, listen("127.0.0.1", port), config(flags), noting_turns(flags)))


if __name__ == "__main__":
    main()
