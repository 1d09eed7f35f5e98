"""OpenSpiel's own simulations and playthroughs of whole games; for `make proof`.

QUEENSWRIGHT_RULES=numba python -m tests.learning.spiel_games
"""

from __future__ import annotations

import json
import sys
import time

import pyspiel
from open_spiel.python.algorithms import generate_playthrough

import queenswright.rl.spiel

assert queenswright.rl.spiel
KINDS = (
    *(f"queenswright_architect(players={players})" for players in (2, 3, 4)),
    *(f"queenswright_queensdale(players={players},games=1)" for players in (2, 3, 4)),
    "queenswright_queensdale(players=2,games=1,epoch=8-road)",
)


def main() -> None:
    for kind in KINDS:
        start = time.process_time()
        pyspiel.random_sim_test(pyspiel.load_game(kind), num_sims=3, serialize=True, verbose=False)
        text = generate_playthrough.playthrough(kind, action_sequence=[1], seed=2)
        actions = [int(line.partition(": ")[2]) for line in text.splitlines() if line.startswith("action: ")]
        is_same = generate_playthrough.playthrough(kind, action_sequence=actions, seed=3) == text
        seconds = round(time.process_time() - start, 1)
        print(json.dumps({"game": kind, "actions": len(actions), "same": is_same, "seconds": seconds}), flush=True)
        if not is_same:
            sys.exit(1)


if __name__ == "__main__":
    main()
