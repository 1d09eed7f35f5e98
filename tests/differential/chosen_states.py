"""Prints a digest of states that random play meets from chosen positions of Queensdale. Run by test_steps.py.

python -m tests.differential.chosen_states HOW...       HOW: stepwise, batch, cuda or turns
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np
from tests.differential.chosen import ASKING, position

import queenswright as qw
from queenswright.kernel.chance import player_below, player_next, player_seed
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.kernel.rule import plain

SEEDS = (1, 2, 3)
LIMITS = (1, 2, 5, 12)
"""States are compared after so many choices."""
Play = Callable[[Game, list[tuple[str, int, Position]], Any, int], Iterator[bytes]]


def starts(game: Game) -> Iterator[tuple[str, int, Position]]:
    """Every chosen position with every seed of the player."""
    for step in ASKING:
        begun = position(game, step)
        assert begun.step == step, f"got {begun.step}, expected {step}"
        assert len(begun.legal_moves) > 1, f"{step}: nothing to choose"
        for seed in SEEDS:
            yield step, seed, Position(game, game.copy_state(begun.held))


def stepwise(game: Game) -> dict[str, Any]:
    """One call per move, as a person would play, and how often every kind of step was met."""
    found: dict[str, str] = {}
    met: Counter[str] = Counter()
    for step, seed, walker in starts(game):
        x = plain(player_seed)(seed)
        for count in range(1, max(LIMITS) + 1):
            if not walker.is_over:
                x = plain(player_next)(x)
                moves = walker.legal_moves
                walker.push(moves[plain(player_below)(x, len(moves))])
            if count in LIMITS:
                found[f"{step} {seed} {count}"] = digest(walker.to_bytes())
        met.update(str(deed.step) for deed in walker.actions())
    return {"states": found, "met": met}


def batched(game: Game, play: Play, limits: tuple[int, ...] = LIMITS) -> dict[str, Any]:
    """The same walks by the loop that plays on by itself; on a GPU or its simulator all of them at once."""
    found: dict[str, str] = {}
    begun = list(starts(game))
    seeds = np.array([seed for _, seed, _ in begun], np.int64)
    for limit in limits:
        for (step, seed, _), state in zip(begun, play(game, begun, seeds, limit), strict=True):
            found[f"{step} {seed} {limit}"] = digest(state)
    return {"states": found}


def _one_by_one(game: Game, begun: list[tuple[str, int, Position]], seeds: Any, limit: int) -> Iterator[bytes]:
    for (_, _, walker), seed in zip(begun, seeds.tolist(), strict=True):
        state = game.copy_state(walker.held)
        game.call(game.rules.loops.play_on, state, seed, limit)
        yield game.state_bytes(state)


def _on_gpu(
    game: Game, begun: list[tuple[str, int, Position]], seeds: Any, limit: int, in_turns: bool = False
) -> Iterator[bytes]:
    from queenswright.kernel import cuda

    states = np.zeros(len(begun), game.rules.state.dtype).view(np.recarray)
    for i, (_, _, walker) in enumerate(begun):
        states[i] = walker.held
    packs = np.array([game.pack.record]).view(np.recarray)
    moves = np.zeros_like(seeds)
    if in_turns:
        cuda.Turns(game).play(packs, states, seeds.copy(), moves, limit, sets_up=False)
        assert moves.max() == limit, f"got {moves.max()} moves, expected {limit}"
    else:
        kernel = cuda._kernel(game.rules.loops.play_on)
        kernel[len(states) // cuda.THREADS + 1, cuda.THREADS](packs, states, seeds, moves, limit)
    return (state.tobytes() for state in states)


def digest(state: bytes) -> str:
    return hashlib.sha256(state).hexdigest()


if __name__ == "__main__":
    queensdale = qw.load("queensdale")
    ways: dict[str, Callable[[Game], dict[str, Any]]] = {
        "stepwise": stepwise,
        "batch": partial(batched, play=_one_by_one),
        "cuda": partial(batched, play=_on_gpu),
        "turns": partial(batched, play=partial(_on_gpu, in_turns=True), limits=LIMITS[-1:]),
    }
    print(json.dumps({how: ways[how](queensdale) for how in sys.argv[1:]}))
