"""The environment checks of stable-baselines3 and TorchRL. Every warning is an error."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from typing import Any

import gymnasium
from stable_baselines3.common.env_checker import check_env
from torchrl.envs.utils import check_env_specs

import queenswright.rl.single
from proof.learners.loop import in_torchrl
from queenswright.games import BUILT_IN
from queenswright.rl.vector import SeatsEnv

GAMES: Mapping[str, list[dict[str, Any]]] = {
    "architect": [
        {},
        {"players": 3, "seat": 1, "opponents": ("random", "greedy")},
        {"players": 4, "illegal": "end", "rewards": "win"},
        {"options": {"round_limit": 1}, "render_mode": "rgb_array"},
    ],
    "queensdale": [
        {"options": {"games": 1}},
        {"players": 3, "options": {"epoch": "7-wall", "games": 1}, "render_mode": "ansi"},
        {"players": 4, "seat": 3, "options": {"epoch": "8-road", "games": 2}},
    ],
}


def main() -> None:
    warnings.simplefilter("error")
    assert queenswright.rl.single
    for game in BUILT_IN:
        for named in GAMES[game]:
            check_env(gymnasium.make(f"queenswright/{game.capitalize()}-v1", **named).unwrapped)
            print(f"  stable-baselines3 check_env, {game} {named}: nothing found", flush=True)
        options = GAMES[game][-1]["options"]
        for players in (2, 4):
            check_env_specs(in_torchrl(SeatsEnv(game, players, 3, options=options, autoreset_mode="Disabled")))
            print(f"  TorchRL check_env_specs, {game}, {players} players: nothing found", flush=True)


if __name__ == "__main__":
    main()
