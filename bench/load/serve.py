"""The server under load: the real application, with limits that let one address hold all sockets.

python -m bench.load.serve PORT DATABASE
"""

from __future__ import annotations

import sys

from queenswright.server.config import LIMITS, Config, Limit
from queenswright.server.run import listen, run, serve

if __name__ == "__main__":
    port, database = int(sys.argv[1]), sys.argv[2]
    unlimited = dict.fromkeys(LIMITS, Limit(10**9, 10**9))
    config = Config(
        limits=unlimited,
        pace=Limit(10**9, 10**9),
        together=10**6,
        sockets_per_person=10**6,
        sockets_per_address=10**6,
        connections_per_address=10**6,
    )
    run(serve(database, listen("127.0.0.1", port), config))
