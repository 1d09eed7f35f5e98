"""Many games at once on a CUDA GPU: one thread per game, with exactly the same rule functions.

A kernel here is a loop that calls the game's compiled functions; nothing else knows CUDA. Needs the extra `gpu`, and
`QUEENSWRIGHT_RULES=numba`. With `NUMBA_ENABLE_CUDASIM=1` the kernels run on a CPU, for tests.

Games with few kinds of steps are played to their end by one kernel. Where there are many, the threads of a block would
wait for each other all the time, because each walks through other rules: such games make one step at a time, and in
between all of them are sorted by the step that is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache, partial
from typing import Any

import numpy as np

from queenswright.kernel import rule
from queenswright.kernel.batch import PlayedBatch, begun_states, blank_states
from queenswright.kernel.box import Box
from queenswright.kernel.errors import QueenswrightError
from queenswright.kernel.rule import COMPILED, open_for_device
from queenswright.kernel.turns import turns_of

vars(np).setdefault("row_stack", np.vstack)  # removed in NumPy 2.5, still named by numba-cuda 0.30
cuda: Any = None
with suppress(ImportError):
    from numba import cuda

THREADS = 64
REGISTERS = 128
"""What a thread may use of the registers where games are sorted; with more, fewer of them run at once."""
FEW_STEPS = 16
TURNS_AT_ONCE = 64
"""Turns between two looks at how many games are left."""


def simulated() -> bool:
    """Whether kernels run on Numba's simulator."""
    from numba.core import config

    return bool(vars(config)["ENABLE_CUDASIM"])


def available() -> bool:
    """Whether this process can play on a GPU (or on the simulator)."""
    return COMPILED and cuda is not None and bool(cuda.is_available())


def open_rules() -> None:
    """Let kernels call compiled rules; call it after everything is compiled for the CPU."""
    open_for_device()
    if not simulated():
        from queenswright.kernel.cuda_linking import take_in

        take_in(rule._COMPILED)


def bare(argument: Any) -> Any:
    """What the simulator has wrapped for a kernel."""
    inside = getattr(argument, "_item", argument)
    return getattr(inside, "_ary", inside)


def callable_in_kernels(loop: Callable[..., Any]) -> Callable[..., Any]:
    """A compiled loop as a kernel can call it."""
    if not simulated():
        return loop

    def call(*arguments: Any) -> Any:
        return loop(*map(bare, arguments))

    return call


def kernel(**limits: Any) -> Any:
    """Makes a kernel; the simulator knows of no limits of a GPU."""
    return cuda.jit(**({} if simulated() else limits))


@cache
def _kernel(play: Any) -> Any:
    """The kernel that plays games to their end.

    Playing on a copy in a thread's local memory was tried and is a fifth slower, on one in the memory of a block 4 %.
    """
    open_rules()

    @cuda.jit  # type: ignore[untyped-decorator]
    def play_all(packs: Any, states: Any, seeds: Any, moves: Any, limit: Any) -> None:
        i = cuda.grid(1)
        if i < len(seeds):
            moves[i] = play(packs[0], states[i], seeds[i], limit)

    return play_all


@cache
def _turn_kernels(begin_one: Any, turn_one: Any, steps: int) -> tuple[Any, ...]:
    """The kernels that begin, play one turn of all games in their order, and bring them into another order.

    A block counts its games by the step that they are asked next and adds that to `counts`, of which there are two:
    those of this turn and, zeroed by then, those of the next. `left` is how many games are in the order, likewise.
    """
    open_rules()
    begin, turn = map(callable_in_kernels, (begin_one, turn_one))

    @cuda.jit  # type: ignore[untyped-decorator]
    def begin_all(packs: Any, states: Any, seeds: Any, moves: Any, sets_up: Any) -> None:
        i = cuda.grid(1)
        if i < len(seeds):
            begin(packs[0], states, seeds, moves, sets_up, i)

    @kernel(max_registers=REGISTERS, lto=False)  # type: ignore[untyped-decorator]
    def turn_all(
        packs: Any,
        states: Any,
        order: Any,
        left: Any,
        side: Any,
        seeds: Any,
        moves: Any,
        limit: Any,
        asked: Any,
        ranks: Any,
        counts: Any,
    ) -> None:
        found = cuda.shared.array(steps, np.int32)
        me = cuda.threadIdx.x
        for step in range(me, steps, cuda.blockDim.x):
            found[step] = 0
        cuda.syncthreads()
        at = cuda.grid(1)
        next_step, rank = -1, 0
        if at < left[side]:
            turn(packs[0], states, order, seeds, moves, limit, asked, at)
            next_step = asked[at]
            if next_step >= 0:
                rank = cuda.atomic.add(found, next_step, 1)
        cuda.syncthreads()
        for step in range(me, steps, cuda.blockDim.x):
            if found[step] > 0:
                found[step] = cuda.atomic.add(counts, side * steps + step, found[step])
        cuda.syncthreads()
        if next_step >= 0:
            ranks[at] = found[next_step] + rank

    @cuda.jit  # type: ignore[untyped-decorator]
    def sort_all(order: Any, sorted_order: Any, left: Any, side: Any, asked: Any, ranks: Any, counts: Any) -> None:
        at = cuda.grid(1)
        if at < left[side] and asked[at] >= 0:
            place = ranks[at]
            for step in range(asked[at]):
                place += counts[side * steps + step]
            sorted_order[place] = order[at]
        if at == 0:
            total = 0
            for step in range(steps):
                total += counts[side * steps + step]
                counts[(1 - side) * steps + step] = 0
            left[1 - side] = total

    return begin_all, turn_all, sort_all


class Turns:
    """Plays games turn by turn, sorted in between."""

    def __init__(self, game: Box) -> None:
        loops = turns_of(game.rules)
        self._steps = len(game.rules.steps)
        self._begin, self._turn, self._sort = _turn_kernels(loops.begin_one, loops.turn_one, self._steps)

    def play(self, packs: Any, states: Any, seeds: Any, moves: Any, limit: int, sets_up: bool) -> None:
        """Play the games to their end or to the limit; `seeds` become the states of the random players."""
        games = left_now = len(seeds)
        order, other = (send(np.arange(games, dtype=np.int64)) for _ in range(2))
        asked, ranks = send(np.zeros(games, np.int64)), send(np.zeros(games, np.int32))
        left, counts = send(np.array([games, 0], np.int32)), send(np.zeros(2 * self._steps, np.int32))
        self._begin[blocks(games), THREADS](packs, states, seeds, moves, int(sets_up))
        side = 0
        while left_now > 0:
            for _ in range(1 if simulated() else TURNS_AT_ONCE):
                grid = blocks(left_now), THREADS
                self._turn[grid](packs, states, order, left, side, seeds, moves, limit, asked, ranks, counts)
                self._sort[grid](order, other, left, side, asked, ranks, counts)
                order, other, side = other, order, 1 - side
            left_now = int((left if simulated() else left.copy_to_host())[side])


def send(array: np.ndarray[Any, Any]) -> Any:
    """An array on the device; the simulator works on those of the host."""
    if simulated():
        return array.view(np.recarray) if array.dtype.names else array
    return cuda.to_device(array)


def blocks(games: int) -> int:
    """How many blocks of threads it takes."""
    return -(-games // THREADS)


class CudaBatch:
    """Games in device memory: `play` may be called repeatedly, `fetch` copies the games to the host.

    `in_turns` says whether games are sorted between their steps; if it is not given, those of many kinds of steps are.
    """

    def __init__(
        self, game: Box, games: int, players: int, options: Mapping[str, Any], in_turns: bool | None = None
    ) -> None:
        if not available():
            raise QueenswrightError(
                "no CUDA GPU can be used: it takes one, QUEENSWRIGHT_RULES=numba and the extra 'gpu'"
            )
        self.game = game
        self._begun = partial(begun_states, game, games, players, options=options)
        self._is_begun = game.taken_up(players, options, 0, game.rules.rules_version) is not None
        if in_turns is None:
            in_turns = len(game.rules.steps) > FEW_STEPS and not simulated()
        self._turns = Turns(game) if in_turns else None
        self._packs = send(np.array([game.pack.record]))
        self._states = send(blank_states(game, games, players, options))
        self._moves = send(np.zeros(games, np.int64))
        self.games = games
        self._laid_out: int | None = None

    def lay_out(self, seed: int) -> None:
        """Send the games of these seeds to the GPU where they are taken up; it sets up all others itself."""
        begun = self._begun(seed)
        if begun is not None:
            self._states = send(begun)
        self._laid_out = seed

    def play(self, seed: int, limit: int) -> None:
        """Set up (or take up) and play the games of the seeds seed .. seed + games - 1, and wait for them."""
        if self._laid_out != seed:
            self.lay_out(seed)
        self._laid_out = None
        seeds = send(np.arange(seed, seed + self.games, dtype=np.int64))
        if self._turns is not None:
            self._turns.play(self._packs, self._states, seeds, self._moves, limit, sets_up=not self._is_begun)
        else:
            loops = self.game.rules.loops
            play = _kernel(loops.play_on if self._is_begun else loops.play_game)
            play[blocks(self.games), THREADS](self._packs, self._states, seeds, self._moves, limit)
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
