"""The server that the browser tests play on: the real one, with bots that do not wait.

python -m tests.browser.serve serve|play PORT FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.installed import install_tiny

from queenswright.server.config import LIMITS, Config, Limit
from queenswright.server.run import listen, run, serve

if __name__ == "__main__":
    mode, port, folder = sys.argv[1], int(sys.argv[2]), Path(sys.argv[3])
    install_tiny()  # the smallest game of the contract is on the shelf too
    plenty = dict.fromkeys(LIMITS, Limit(10_000, 100_000))
    static = folder / "static"
    config = Config(local=mode == "play", bot_pace=0.0, limits=plenty, sockets_per_person=1000, static=static)
    run(serve(f"sqlite:///{folder / 'games.db'}", listen("127.0.0.1", port), config))
