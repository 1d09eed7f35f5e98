"""One process of `queenswright bench --rl`: environments for programs that learn, played by random players.

Like `bench_worker` it prints one line of JSON, or answers with `--serve`. What is counted are steps of the environment,
with everything that belongs to them: masks, observations, rewards, and the next game where one is over. Choosing is not
counted where many games are stepped at once (`seconds_with_fetching` includes it), and is in a table's.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from queenswright.cli.bench_worker import BenchTally, measure, say
from queenswright.games import load
from queenswright.kernel.errors import QueenswrightError
from queenswright.rl.batch import Batch, player_seeds

GAMES = 2048
"""Games at once on one core: enough that calling from Python costs next to nothing."""
DEVICE_GAMES = 262_144
STEPS, DRAWS = 64, 4096
"""Steps between two looks at the clock: of many games, and of one table."""


@dataclass(frozen=True)
class Wanted:
    """Which games are played."""

    game: str
    players: int
    options: Mapping[str, Any]
    games: int = DEVICE_GAMES
    """How many at once, on a GPU."""


Steps = Callable[[], BenchTally]
"""Makes some steps; `seconds` are those of the environment, `wall` includes choosing."""


def timed(choose: Callable[[], object], step: Callable[[], object], games: int) -> Steps:
    """Choose and step, in turns."""

    def play() -> BenchTally:
        begun, inside = time.perf_counter(), 0.0
        for _ in range(STEPS):
            choose()
            start = time.perf_counter()
            step()
            inside += time.perf_counter() - start
        return BenchTally(STEPS * games, 0, inside, time.perf_counter() - begun)

    return play


def batched(wanted: Wanted, wide: bool, observed: bool) -> Steps:
    """Games of all seats as arrays; games that are over begin again."""
    batch = Batch(wanted.game, wanted.players, wanted.options, wide=wide, observed=observed)
    states, seeds, next_keys = batch.init(range(GAMES)), player_seeds(1, GAMES), np.arange(GAMES, 2 * GAMES)
    actions = np.zeros(GAMES, np.int64)
    return timed(
        lambda: batch.choose(states, seeds, actions), lambda: batch.step(states, actions, states, next_keys), GAMES
    )


def vector(wanted: Wanted) -> Steps:
    """One seat in each of many games; the others play by chance inside the loop."""
    from queenswright.rl.vector import SeatsEnv

    envs = SeatsEnv(wanted.game, wanted.players, GAMES, options=wanted.options, copy=False)
    envs.reset(seed=1)
    seeds, actions = player_seeds(2, GAMES), np.zeros(GAMES, np.int64)
    return timed(lambda: envs.choose(seeds, actions), lambda: envs.step(actions), GAMES)


def table(wanted: Wanted) -> Steps:
    """PettingZoo, agent by agent."""
    from queenswright.rl.table import raw_env

    env = raw_env(wanted.game, wanted.players, wanted.options)
    env.reset(seed=1)
    return agent_by_agent(env)


def agent_by_agent(env: Any) -> Steps:
    """Steps of a PettingZoo environment with random possible actions, chosen as cheaply as can be."""
    rng = np.random.default_rng(1)
    draws = rng.random(DRAWS).tolist()

    def play() -> BenchTally:
        start = time.perf_counter()
        for draw in draws:
            _, _, over, cut, info = env.last()
            if over or cut:
                env.reset()
                continue
            possible = info["action_mask"].nonzero()[0]
            env.step(possible[int(draw * len(possible))])
        elapsed = time.perf_counter() - start
        return BenchTally(len(draws), 0, elapsed, elapsed)

    return play


def device(wanted: Wanted) -> Steps:
    """Games of all seats on a GPU; observations go into tensors of PyTorch where it is installed."""
    from queenswright.rl.device import DeviceBatch, send

    batch, games = DeviceBatch(wanted.game, wanted.players, wanted.options), wanted.games
    states = batch.states(games, **tensors(batch.host, games))
    batch.begin(states, range(games))
    seeds, actions = send(player_seeds(1, games)), send(np.zeros(games, np.int64))
    next_keys = send(np.arange(games, 2 * games))
    return timed(lambda: batch.choose(states, seeds, actions), lambda: batch.step(states, actions, next_keys), games)


def tensors(batch: Batch, games: int) -> dict[str, Any]:
    """Where PyTorch wants observations and masks to be written."""
    try:
        import torch
    except ImportError:
        return {}
    place: Any = {"dtype": torch.int8, "device": "cuda"}
    seen, actions = batch.seen.size, batch.num_actions
    return {"observation": torch.zeros((games, seen), **place), "legal": torch.zeros((games, actions), **place)}


KINDS: Mapping[str, Callable[[Wanted], Steps]] = {
    "wide": lambda wanted: batched(wanted, wide=True, observed=True),
    "bits": lambda wanted: batched(wanted, wide=False, observed=False),
    "vector": vector,
    "table": table,
    "device": device,
}


def main(arguments: list[str] | None = None) -> None:
    """The command line of a worker."""
    parser = argparse.ArgumentParser(description="One process of `queenswright bench --rl`")
    parser.add_argument("game")
    parser.add_argument("kind", choices=list(KINDS))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--options", type=json.loads, default={}, help="a JSON object of options of the game")
    parser.add_argument("--games", type=int, default=DEVICE_GAMES, help="games at once, on a GPU")
    parser.add_argument("--serve", action="store_true")
    wanted = parser.parse_args(arguments)
    rules = load(wanted.game).rules
    options = {**rules.manners.short_options, **wanted.options}
    steps = KINDS[wanted.kind](Wanted(wanted.game, wanted.players, options, wanted.games))

    def play(_: int) -> BenchTally:
        return steps()

    play(0)
    if not wanted.serve:
        say(measure(play, wanted.seconds))
        return
    say({"ready": True})
    for line in sys.stdin:
        say(measure(play, json.loads(line)["seconds"]))


if __name__ == "__main__":
    try:
        main()
    except (ImportError, QueenswrightError) as error:
        say({"problem": str(error)})
