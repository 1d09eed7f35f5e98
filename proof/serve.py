"""The server that the proofs attack: the real application on a port, with the tiny game of the tests on its shelf.

    python -m proof.serve PORT DATABASE [unlimited] [clock=FILE]

`unlimited` lets one address do as much as a proof needs; only what costs thinking stays limited. A file says by how
many seconds the clock of the server is wrong.
"""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from tests.installed import install_tiny

from queenswright.server.config import LIMITS, Config, Limit
from queenswright.server.run import listen, run, serve

PLENTY = Limit(10**9, 10**9)
THINKING = ("hint", "think")


def config(flags: Sequence[str]) -> Config:
    """The defaults of `queenswright serve`, or hardly any limits; bots do not dawdle."""
    chosen: dict[str, Any] = {"bot_pace": 0.0}
    for flag in flags:
        if flag == "unlimited":
            limits = {kind: limit if kind in THINKING else PLENTY for kind, limit in LIMITS.items()}
            chosen |= {"limits": limits, "sockets_per_person": 10**6, "sockets_per_address": 10**6}
        else:
            chosen["clock"] = partial(_wrong, Path(flag.removeprefix("clock=")))
    return Config(**chosen)


def _wrong(path: Path) -> float:
    return time.time() + float(path.read_text())


def main() -> None:
    """Serve until a signal comes."""
    install_tiny()
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    port, database = int(sys.argv[1]), sys.argv[2]
    run(serve(database, listen("127.0.0.1", port), config(sys.argv[3:])))


if __name__ == "__main__":
    main()
