"""The server under load: the real application, with limits that let one address hold all sockets.

python -m bench.load.serve PORT DATABASE
"""

from __future__ import annotations

import json
import socket
import sys

from queenswright.server.config import LIMITS, Config, Limit
from queenswright.server.handing import Handing, WorkerPlace
from queenswright.server.run import listen, run, serve


def main(where: str, database: str, place: str = "null") -> None:
    """Serve at a port, or as one of several workers at a listening socket that they inherit (`fd:3`)."""
    unlimited = dict.fromkeys(LIMITS, Limit(10**9, 10**9))
    config = Config(
        limits=unlimited,
        pace=Limit(10**9, 10**9),
        together=10**6,
        sockets_per_person=10**6,
        sockets_per_address=10**6,
        connections_per_address=10**6,
    )
    _, is_inherited, number = where.rpartition("fd:")
    listener = socket.socket(fileno=int(number)) if is_inherited else listen("127.0.0.1", int(where))
    told = json.loads(place)
    run(serve(database, listener, config, handing=None if told is None else Handing(WorkerPlace.of(told))))


if __name__ == "__main__":
    main(*sys.argv[1:])
