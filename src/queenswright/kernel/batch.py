"""Many games at once on all cores: threads over the compiled loop, which holds no lock."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np

from queenswright.kernel.box import Box
from queenswright.kernel.data import fingerprint
from queenswright.kernel.position import Position
from queenswright.kernel.rule import COMPILED

PIECES_PER_WORKER = 32
"""Small enough that no core waits long for the last piece, large enough that handing them out costs nothing."""


def core_count() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True)
class PlayedBatch:
    """Games after random play: final states as an array of records and the number of moves chosen in each."""

    game: Box
    states: np.ndarray[Any, Any]
    moves: np.ndarray[Any, np.dtype[np.int64]]

    def position(self, index: int) -> Position:
        """One of the games as a position."""
        return Position(self.game, self.game.hold(self.game.rules.state.mirror(self.states[index])))

    def digest(self, index: int) -> str:
        """The hash of the position in which one of the games ended."""
        return fingerprint(self.game.rules.state.hashed_bytes(self.states[index].tobytes()))


def blank_states(
    game: Box, games: int, players: int, options: Mapping[str, Any], version: int | None = None
) -> np.ndarray[Any, Any]:
    """Records that hold only the options and the version of the rules (the newest one), ready for `setup`."""
    states = np.zeros(games, game.rules.state.dtype)
    states["players"] = players
    states["rules_version"] = game.rules.rules_version if version is None else version
    for name, value in game.rules.options.read(players, options).items():
        states[name] = value
    return states


def begun_states(
    game: Box, games: int, players: int, seed: int, options: Mapping[str, Any], version: int | None = None
) -> np.ndarray[Any, Any] | None:
    """Records of the games seed .. seed + games - 1 where they are taken up later than at their beginning."""
    newest = game.rules.rules_version if version is None else version
    if game.taken_up(players, options, seed, newest) is None:
        return None
    states = np.zeros(games, game.rules.state.dtype)
    for i in range(games):
        begun = game.taken_up(players, options, seed + i, newest)
        states[i] = begun if COMPILED else game.rules.state.record(begun)
    return states


def play_batch(
    game: Box,
    games: int,
    players: int,
    seed: int,
    options: Mapping[str, Any],
    limit: int,
    threads: int | None,
    version: int | None = None,
) -> PlayedBatch:
    """Random play of the games seed .. seed + games - 1. In Python mode the same loop runs uncompiled."""
    begun = begun_states(game, games, players, seed, options, version)
    states = blank_states(game, games, players, options, version) if begun is None else begun
    loop = game.rules.loops.play_slice if begun is None else partial(_go_on, game.rules.loops.play_on)
    seeds = np.arange(seed, seed + games, dtype=np.int64)
    moves = np.zeros(games, np.int64)
    if COMPILED:
        workers = threads or core_count()
        pieces = min(games, workers * PIECES_PER_WORKER)
        bounds = [games * k // pieces for k in range(pieces + 1)]
        with ThreadPoolExecutor(workers) as pool:
            tasks = [
                pool.submit(loop, game.pack.record, states, seeds, moves, start, stop, limit)
                for start, stop in pairwise(bounds)
            ]
            for task in tasks:
                task.result()
    else:
        mirrors = [game.rules.state.mirror(state) for state in states]
        loop(game.pack.mirror, mirrors, seeds.tolist(), moves, 0, games, limit)
        for mirror, i in zip(mirrors, range(games), strict=True):
            states[i] = game.rules.state.record(mirror)
    return PlayedBatch(game, states, moves)


def _go_on(
    play_on: Callable[..., int], pack: Any, states: Any, seeds: Any, moves: Any, start: int, stop: int, limit: int
) -> None:
    """What `play_slice` does, for games that have begun."""
    for i in range(start, stop):
        moves[i] = play_on(pack, states[i], seeds[i], limit)
