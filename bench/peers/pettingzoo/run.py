"""PettingZoo's own classic games, agent by agent, with random legal actions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.metadata import version

import numpy as np
from bench.peers.measure import Play, main

GAMES = {"connect_four": "connect_four_v3", "tictactoe": "tictactoe_v3", "chess": "chess_v6"}
DRAWS = 1024


def agent_by_agent(name: str) -> Play:
    """Steps of running games; a game that is over begins again."""
    env = import_module(f"pettingzoo.classic.{GAMES[name]}").raw_env()
    env.reset(seed=1)
    draws = np.random.default_rng(1).random(DRAWS).tolist()

    def play() -> tuple[int, int]:
        chosen = 0
        for draw in draws:
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                continue
            possible = seen["action_mask"].nonzero()[0]
            env.step(int(possible[int(draw * len(possible))]))
            chosen += len(possible) > 1
        return chosen, len(draws)

    return play


PLAYS: dict[str, Callable[[], Play]] = {name: partial(agent_by_agent, name) for name in GAMES}

if __name__ == "__main__":
    main("PettingZoo", version("pettingzoo"), PLAYS)
