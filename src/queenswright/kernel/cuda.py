"""Many games at once on a CUDA GPU: one thread per game, with exactly the same rule functions.

A kernel here is a loop that calls the game's compiled functions; nothing else knows CUDA. Needs the extra `gpu`, and
`QUEENSWRIGHT_RULES=numba`. With `NUMBA_ENABLE_CUDASIM=1` the kernels run on a CPU, for tests.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import cache, partial
from typing import Any

import numpy as np

from queenswright.kernel.batch import PlayedBatch, begun_states, blank_states
from queenswright.kernel.box import Box
from queenswright.kernel.errors import QueenswrightError
from queenswright.kernel.rule import COMPILED, open_for_device

vars(np).setdefault("row_stack", np.vstack)  # removed in NumPy 2.5, still named by numba-cuda 0.30
cuda: Any = None
with suppress(ImportError):
    from numba import cuda

THREADS = 64


def simulated() -> bool:
    """Whether kernels run on Numba's simulator."""
    from numba.core import config

    return bool(vars(config)["ENABLE_CUDASIM"])


def available() -> bool:
    """Whether this process can play on a GPU (or on the simulator)."""
    return COMPILED and cuda is not None and bool(cuda.is_available())


@cache
def _kernel(play: Any) -> Any:
    """The kernel of one game. Playing on a copy in a thread's local memory was tried and is a fifth slower."""
    open_for_device()

    @cuda.jit  # type: ignore[untyped-decorator]
    def play_all(packs: Any, states: Any, seeds: Any, moves: Any, limit: Any) -> None:
        i = cuda.grid(1)
        if i < len(seeds):
            moves[i] = play(packs[0], states[i], seeds[i], limit)

    return play_all


class CudaBatch:
    """Games in device memory: `play` may be called repeatedly, `fetch` copies the games to the host."""

    def __init__(self, game: Box, games: int, players: int, options: Mapping[str, Any]) -> None:
        if not available():
            raise QueenswrightError(
                "no CUDA GPU can be used: it takes one, QUEENSWRIGHT_RULES=numba and the extra 'gpu'"
            )
        self.game = game
        self._begun = partial(begun_states, game, games, players, options=options)
        is_begun = game.taken_up(players, options, 0, game.rules.rules_version) is not None
        self._kernel = _kernel(game.rules.loops.play_on if is_begun else game.rules.loops.play_game)
        self._packs = self._send(np.array([game.pack.record]))
        self._states = self._send(blank_states(game, games, players, options))
        self._moves = self._send(np.zeros(games, np.int64))
        self.games = games
        self._laid_out: int | None = None

    @staticmethod
    def _send(array: np.ndarray[Any, Any]) -> Any:
        if simulated():
            return array.view(np.recarray) if array.dtype.names else array
        return cuda.to_device(array)

    def lay_out(self, seed: int) -> None:
        """Send the games of these seeds to the GPU where they are taken up; it sets up all others itself."""
        begun = self._begun(seed)
        if begun is not None:
            self._states = self._send(begun)
        self._laid_out = seed

    def play(self, seed: int, limit: int) -> None:
        """Set up (or take up) and play the games of the seeds seed .. seed + games - 1, and wait for them."""
        if self._laid_out != seed:
            self.lay_out(seed)
        self._laid_out = None
        seeds = self._send(np.arange(seed, seed + self.games, dtype=np.int64))
        blocks = (self.games + THREADS - 1) // THREADS
        self._kernel[blocks, THREADS](self._packs, self._states, seeds, self._moves, limit)
        cuda.synchronize()

    def fetch(self) -> PlayedBatch:
        """Copy the current games to the host."""
        if simulated():
            return PlayedBatch(self.game, np.asarray(self._states).view(self.game.rules.state.dtype), self._moves)
        return PlayedBatch(self.game, self._states.copy_to_host(), self._moves.copy_to_host())


def play_batch_cuda(
    game: Box, games: int, players: int, seed: int, options: Mapping[str, Any], limit: int
) -> PlayedBatch:
    """Play randomly on the GPU; the states equal those of `play_batch` for the same seeds, byte for byte."""
    batch = CudaBatch(game, games, players, options)
    batch.play(seed, limit)
    return batch.fetch()
