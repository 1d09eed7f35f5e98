"""Many games at once on a CUDA GPU: what `Batch` does, on arrays that stay there.

The arrays have the CUDA array interface, so that PyTorch (`torch.as_tensor(states.observation, device="cuda")`), CuPy
(`cupy.asarray`) and, by way of CuPy's DLPack, JAX look at the same memory; and arrays of theirs can be written into
(`DeviceBatch.states`). Needs the extra `gpu` and `QUEENSWRIGHT_RULES=numba`. With `NUMBA_ENABLE_CUDASIM=1` the same
kernels run on a CPU, for tests.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from queenswright.kernel.cuda import THREADS, available, bare, callable_in_kernels, cuda, kernel, open_rules, simulated
from queenswright.kernel.errors import OptionError, QueenswrightError
from queenswright.kernel.game import Game
from queenswright.kernel.observing import DRAWING, NOBODY, RENEWING, STAYING
from queenswright.rl.batch import ARRAYS, Batch, States, opened
from queenswright.rl.rewards import Scale

NO_GPU = "no CUDA GPU can be used: it takes one, QUEENSWRIGHT_RULES=numba and the extra 'gpu'"
WORD = 8
SHARED_BYTES = 48 * 1024
"""What a block of threads may hold in its own memory."""


@cache
def _step_kernel(step_piece: Any, mark_slice: Any, entries: int, actions_of_game: int) -> tuple[Any, int]:
    """The kernel of a step, and how many games a block has: one thread for each, which does what the loop does for it.

    Rows lie one behind the other, so threads that write their own ones there byte by byte write far from each other,
    and that was three quarters of the time. Here the rows of a block are written in its own memory, which has no such
    order, and then copied together, word by word. Wide masks are cleared together; each thread marks its few actions.
    """
    open_rules()
    step, mark = callable_in_kernels(step_piece), callable_in_kernels(mark_slice)
    words_of = words()
    threads = next(size for size in ((8,) if simulated() else (128, 64, 32)) if size * entries <= SHARED_BYTES)
    room = max(entries, 1)

    @kernel(launch_bounds=threads)
    def step_all(  # type: ignore[no-untyped-def]
        packs, states, actions, masks, asked, marks, watching, seeds, keys, wide, rows, gains, scale, replaces, renews,
        nothing,
    ):  # fmt: skip
        block = cuda.shared.array((threads, room), np.int8)
        first = cuda.blockIdx.x * threads
        me = cuda.threadIdx.x
        count = min(threads, len(actions) - first)
        cleared, row_words, block_words = words_of(wide), words_of(rows), words_of(block)
        size = count * actions_of_game
        for k in range(me, size // WORD, threads):
            cleared[first * actions_of_game // WORD + k] = 0
        for k in range(size // WORD * WORD + me, size, threads):
            wide[first + k // actions_of_game, k % actions_of_game] = 0
        cuda.syncthreads()
        if me < count:
            i = first + me
            step(
                packs[0], states[first : first + count], actions, masks, asked, marks, watching, seeds, keys, nothing,
                block if entries > 0 else nothing, gains, scale, replaces, renews, first, i, i + 1,
            )  # fmt: skip
            if actions_of_game > 0:
                mark(states, masks, wide, 0, i, i + 1)
        cuda.syncthreads()
        size = count * entries
        for k in range(me, size // WORD, threads):
            row_words[first * entries // WORD + k] = block_words[k]
        for k in range(size // WORD * WORD + me, size, threads):
            rows[first + k // entries, k % entries] = block[k // entries, k % entries]

    return step_all, threads


def words() -> Any:
    """What makes the words of 8 bytes of an array, in a kernel."""
    if not simulated():
        from queenswright.kernel.cuda_linking import words_of

        return words_of

    def simulated_words(array: Any) -> Any:
        flat = bare(array).reshape(-1)
        return flat[: len(flat) // WORD * WORD].view(np.int64)

    return simulated_words


@cache
def _kernels(look: Any, begin: Any, choose: Any) -> tuple[Any, ...]:
    """The other kernels of one game."""
    open_rules()
    look, begin, choose = map(callable_in_kernels, (look, begin, choose))

    @cuda.jit
    def look_all(packs, states, masks, asked, watching, wide, rows):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(masks):
            look(packs[0], states, masks, asked, watching, wide, rows, i, i + 1)

    @cuda.jit
    def begin_all(packs, states, lows, highs, masks, asked, only_over):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(masks) and (only_over == 0 or masks[i] == 0):
            begin(packs[0], states, lows, highs, masks, asked, i, i + 1)

    @cuda.jit
    def choose_all(packs, states, masks, seeds, actions):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(masks):
            choose(packs[0], states, masks, seeds, actions, i, i + 1)

    return look_all, begin_all, choose_all


class DeviceBatch:
    """Plays many games of one kind at once on a GPU.

    The arguments are those of `Batch`. States are `States` whose arrays lie on the GPU; `step` writes into them.
    """

    def __init__(
        self,
        game: Game | str,
        players: int,
        options: Mapping[str, Any] | None = None,
        *,
        pack: str | Path | None = None,
        rewards: Scale = "placement",
        illegal: str = "replace",
        wide: bool = True,
        observed: bool = True,
    ) -> None:
        if not available():
            raise QueenswrightError(NO_GPU)
        self.host = Batch(opened(game, pack), players, options, rewards, illegal=illegal, wide=wide, observed=observed)
        if self.host.is_taken_up or self.host.seen.fill is not None:
            raise OptionError("options", "games that begin later than at their beginning are not set up on a GPU")
        loops = self.host.seen.loops
        self._look, self._begin, self._choose = _kernels(loops.look_slice, loops.begin_slice, loops.choose_slice)
        empty = self.host.empty(1)
        self._step, self._block = _step_kernel(
            loops.step_piece, loops.mark_slice, empty.observation.shape[1], empty.legal.shape[1]
        )
        self._nothing = send(np.zeros((1, 0), np.int8))
        self._packs = send(np.array([self.host.game.pack.record]))
        self._scale = send(self.host.scale)

    def states(self, games: int, **given: Any) -> States:
        """Arrays for this many games, before `begin`; those that are given by name are used as they are.

        `observation` may be a tensor of PyTorch or an array of CuPy or JAX on the same GPU, of the same shape and type.
        """
        unknown = given.keys() - set(ARRAYS)
        if unknown:
            raise OptionError("states", f"got {', '.join(sorted(unknown))}, expected some of: {', '.join(ARRAYS)}")
        empty = self.host.empty(games)
        empty.records[:] = self.host.blank[0]
        arrays = {}
        for name in ARRAYS:
            own = getattr(empty, name)
            arrays[name] = _same(name, given[name], own) if name in given else send(own)
        return States(**arrays)

    def begin(self, states: States, keys: Sequence[int] | NDArray[np.integer[Any]], only_over: bool = False) -> None:
        """Set up new games under these keys, in all places or only where a game is over. Keys have up to 63 bits."""
        lows = send(np.ascontiguousarray(keys, np.int64))
        highs = send(np.zeros(len(keys), np.int64))
        given = (states.records, lows, highs, states.legal_bits, states.current_player, int(only_over))
        self._launch(self._begin, len(keys), *given)
        self.observe(states)

    def step(self, states: States, actions: Any, next_keys: Any = None) -> States:
        """One action in every game, in place; `next_keys` is as in `Batch.step`."""
        return self._stepped(
            states, actions, self._filled(len(actions), NOBODY), self._filled(len(actions), 1), next_keys
        )

    def turn(
        self, states: States, actions: Any, seats: Any, seeds: Any, next_keys: Any = None, draws_seats: bool = False
    ) -> States:
        """One action of a seat of every game, and random ones of all others, in place; see `Batch.turn`."""
        renews = DRAWING if draws_seats else RENEWING
        return self._stepped(states, actions, on_device(seats), on_device(seeds), next_keys, renews)

    def _stepped(
        self, states: States, actions: Any, seats: Any, seeds: Any, next_keys: Any, renews: int = RENEWING
    ) -> States:
        games = len(states.legal_bits)
        keys, renewing = (self._filled(games, 0), STAYING) if next_keys is None else (on_device(next_keys), renews)
        mine = (states.legal_bits, states.current_player, states.marks, seats, seeds, keys)
        written = (states.legal, states.observation, states.rewards, self._scale, self.host.replaces, renewing)
        given = (states.records, on_device(actions), *mine, *written, self._nothing)
        self._launch(self._step, games, *given, block=self._block)
        return states

    def observe(self, states: States, seats: Any = None, into: Any = None) -> Any:
        """What seats see of their games, or whoever is asked; written into an array of your own, or the states'."""
        games = len(states.legal_bits)
        watching = self._filled(games, NOBODY) if seats is None else on_device(seats)
        rows = states.observation if into is None else on_device(into)
        own = (states.legal_bits, states.current_player)
        self._launch(self._look, games, states.records, *own, watching, states.legal, rows)
        return rows

    def choose(self, states: States, seeds: Any, actions: Any) -> None:
        """A possible action of every game by chance, into `actions`; `seeds` move on."""
        given = (states.records, states.legal_bits, on_device(seeds), on_device(actions))
        self._launch(self._choose, len(states.legal_bits), *given)

    def fetch(self, states: States) -> States:
        """The same states on the host, as `Batch` has them."""
        return States(**{name: fetched(getattr(states, name)) for name in ARRAYS})

    def _launch(self, launched: Any, games: int, *arguments: Any, block: int = THREADS) -> None:
        """Run a kernel for all games and wait for it."""
        launched[-(-games // block), block](self._packs, *arguments)
        cuda.synchronize()

    @cache  # noqa: B019 - batches live as long as programs
    def _filled(self, games: int, value: int) -> Any:
        return send(np.full(games, value, np.int64))


def send(array: NDArray[Any]) -> Any:
    """An array on the device; the simulator works on those of the host."""
    return array if simulated() else cuda.to_device(array)


def on_device(array: Any) -> Any:
    """An array of this or another library on the device, without a copy."""
    if simulated():
        return np.asarray(array)
    return array if cuda.is_cuda_array(array) and hasattr(array, "copy_to_host") else cuda.as_cuda_array(array)


def fetched(array: Any) -> NDArray[Any]:
    """A copy on the host."""
    if simulated():
        return np.array(array)
    copy: NDArray[Any] = array.copy_to_host()
    return copy


def _same(name: str, given: Any, own: NDArray[Any]) -> Any:
    """A given array, if it has the shape and type that it must have."""
    array = on_device(given)
    if tuple(array.shape) != own.shape or np.dtype(array.dtype) != own.dtype:
        found = f"{tuple(array.shape)} of {np.dtype(array.dtype)}"
        raise OptionError(name, f"got {found}, expected {own.shape} of {own.dtype}")
    if not simulated() and (array.device_ctypes_pointer.value or 0) % WORD:
        raise OptionError(name, f"expected memory that begins at a multiple of {WORD} bytes")
    return array
