"""Batches on a GPU, or on the simulator, beside those on the CPU; prints what differs as JSON.

QUEENSWRIGHT_RULES=numba NUMBA_ENABLE_CUDASIM=1 python -m tests.learning.on_device GAME [GAMES]
"""

from __future__ import annotations

import json
import sys

import numpy as np

from queenswright.rl import Batch, player_seeds
from queenswright.rl.batch import ARRAYS, States
from queenswright.rl.device import DeviceBatch, fetched, send

OPTIONS = {"architect": {"round_limit": 1}, "queensdale": {"games": 1}}
STEPS = 900


def different(there: States, here: States) -> list[str]:
    """The arrays that differ; records by their fields, since what lies between these means nothing."""
    return [name for name in ARRAYS if not np.array_equal(getattr(there, name), getattr(here, name))]


def main() -> None:
    name, games = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 10
    keys = list(range(games))
    device, host = DeviceBatch(name, 3, OPTIONS[name]), Batch(name, 3, OPTIONS[name])
    states, here = device.states(games), host.init(keys)
    device.begin(states, keys)
    seeds, actions = send(player_seeds(1, games)), send(np.zeros(games, np.int64))
    problems, compared, ends = different(device.fetch(states), here), 0, 0
    for step in range(STEPS):
        device.choose(states, seeds, actions)
        chosen = fetched(actions)
        if step % 9 == 4:
            chosen[0] = 0  # mostly impossible
            actions = send(chosen.copy())
        device.step(states, actions)
        running = ~here.terminated
        here = host.step(here, chosen)
        ends += int((running & here.terminated).sum())
        if step % 4 == 0 or here.terminated.any():
            problems += [f"{step}: {what}" for what in different(device.fetch(states), here)]
            compared += 1
        if here.terminated.all():
            seats = np.full(games, 2, np.int64)
            rows = fetched(device.observe(states, send(seats)))
            problems += [] if rows.tobytes() == host.observe(here, 2).tobytes() else ["behind the end"]
            keys = [key + games for key in keys]
            device.begin(states, keys, only_over=True)
            here = host.init(keys)
            again = device.fetch(states)
            problems += [what for what in different(again, here) if what not in ("rewards", "marks")]
    print(json.dumps({"compared": compared, "ends": ends, "problems": problems[:10]}))
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
