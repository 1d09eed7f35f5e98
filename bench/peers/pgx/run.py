"""Pgx: a jitted scan over a batch of games with auto-reset, on the device that JAX finds.

That is all cores of a CPU, or a GPU. The batch size is the fastest of a few, tried beforehand.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from typing import Any

os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # others measure on the same GPU

import jax  # type: ignore[import-not-found]
import jax.numpy as jnp  # type: ignore[import-not-found]
import pgx  # type: ignore[import-not-found]
from bench.peers.measure import Play, main
from pgx.experimental import act_randomly, auto_reset  # type: ignore[import-not-found]

STEPS = 32
TRIES = 3
BATCH_SIZES = {"cpu": (16, 256), "gpu": (16_384, 65_536, 262_144)}
NOT_A_CHOICE = {"backgammon": 6}
"""How many actions at the beginning all mean that nothing can be moved."""


def fastest_batch(name: str) -> Play:
    """Batches of moves in the batch size that suits the device."""
    return min((batch(name, size) for size in BATCH_SIZES[jax.default_backend()]), key=seconds_per_move)


def seconds_per_move(play: Play) -> float:
    """The best of a few calls after the first one, which compiles."""
    play()
    return min(timed(play) for _ in range(TRIES))


def timed(play: Play) -> float:
    """Seconds per move of one call."""
    start = time.perf_counter()
    _, moves = play()
    return (time.perf_counter() - start) / moves


def batch(name: str, size: int) -> Play:
    """Some moves in each of `size` running games; a finished game begins again."""
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))
    forced = NOT_A_CHOICE.get(name, 0)

    def move(carry: Any, _: None) -> tuple[Any, None]:
        states, key, chosen = carry
        key, player_key, chance_key = jax.random.split(key, 3)
        legal = states.legal_action_mask
        chosen += (legal[:, forced:].sum(axis=1) > 1).sum()
        states = step(states, act_randomly(player_key, legal), jax.random.split(chance_key, size))
        return (states, key, chosen), None

    @jax.jit  # type: ignore[untyped-decorator]
    def moves(states: Any, key: Any) -> Any:
        return jax.lax.scan(move, (states, key, jnp.int32(0)), None, length=STEPS)[0]

    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), size))
    key = jax.random.PRNGKey(1)

    def play() -> tuple[int, int]:
        nonlocal states, key
        states, key, chosen = moves(states, key)
        return int(chosen), size * STEPS

    return play


GAMES: dict[str, Callable[[], Play]] = {name: partial(fastest_batch, name) for name in ("backgammon", "go_9x9")}

if __name__ == "__main__":
    main(f"Pgx on {jax.default_backend()}", version("pgx"), GAMES)
