"""The server that the proofs attack: the real application on a port, with the tiny game of the tests on its shelf.

    python -m proof.serve PORT DATABASE [unlimited]

`unlimited` lets one address do as much as a proof needs; only what costs thinking stays limited.
"""

from __future__ import annotations

import logging
import sys

from tests.installed import install_tiny

from queenswright.server.config import LIMITS, Config, Limit
from queenswright.server.run import listen, run, serve

PLENTY = Limit(10**9, 10**9)
THINKING = ("hint", "think")


def config(is_unlimited: bool) -> Config:
    """The defaults of `queenswright serve`, or hardly any limits; bots do not dawdle."""
    limits = {kind: limit if kind in THINKING else PLENTY for kind, limit in LIMITS.items()}
    if not is_unlimited:
        return Config(bot_pace=0.0)
    return Config(bot_pace=0.0, limits=limits, sockets_per_person=10**6)


def main() -> None:
    """Serve until a signal comes."""
    install_tiny()
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    port, database = int(sys.argv[1]), sys.argv[2]
    run(serve(database, listen("127.0.0.1", port), config("unlimited" in sys.argv[3:])))


if __name__ == "__main__":
    main()
