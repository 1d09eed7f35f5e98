"""Many games at once as arrays: set up, one action each, observations, legal actions and rewards.

>>> import numpy as np
>>> from queenswright.rl import Batch
>>> batch = Batch("architect", players=2)
>>> states = batch.init([7, 8, 9])
>>> states.observation.shape, states.legal.shape
((3, 342), (3, 162))
>>> states = batch.step(states, states.legal.argmax(axis=1))
>>> states.current_player.tolist(), states.terminated.tolist()
([0, 0, 0], [False, False, False])
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from queenswright.games import load
from queenswright.kernel.batch import blank_states
from queenswright.kernel.chance import player_below, player_next
from queenswright.kernel.errors import OptionError
from queenswright.kernel.game import Game
from queenswright.kernel.key import KEY_BITS, key_halves
from queenswright.kernel.observation import action_names
from queenswright.kernel.observing import DRAWING, LEGAL, NOBODY, RENEWING, STAYING
from queenswright.kernel.position import Position
from queenswright.kernel.rule import COMPILED
from queenswright.rl.rewards import Scale, scale_of

Shaping = Callable[[NDArray[Any], NDArray[Any], NDArray[np.int64]], NDArray[np.float32]]
"""Adds to the rewards of a step: (records before, records after, who acted) -> one row of numbers for each game."""
WORD = 2**64 - 1
NO_ACTION = -1


@dataclass(frozen=True, eq=False)
class States:
    """Games in progress, one entry of every array for each game.

    `records` are the states themselves, `legal_bits` the possible actions of the step that is asked, as bits, and 0
    once the game is over; `current_player` is who is asked, -1 at the end. `legal` and `observation` are for that
    player (behind the end for the first one). `rewards` are those of the last step for every seat, and `illegal` says
    whether its action was not possible.
    """

    records: NDArray[Any]
    legal_bits: NDArray[np.int64]
    current_player: NDArray[np.int64]
    legal: NDArray[np.int8]
    observation: NDArray[np.int8]
    rewards: NDArray[np.float32]
    marks: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.records)

    @property
    def terminated(self) -> NDArray[np.bool_]:
        """Which games are over."""
        over: NDArray[np.bool_] = self.legal_bits == 0
        return over

    @property
    def illegal(self) -> NDArray[np.bool_]:
        """In which games the last action was not possible."""
        impossible: NDArray[np.bool_] = self.marks != LEGAL
        return impossible


class _Still(NamedTuple):
    """Arrays that say nothing: no seat, no random player, no key."""

    seats: NDArray[np.int64]
    seeds: NDArray[np.int64]
    keys: NDArray[np.int64]


ARRAYS = tuple(field.name for field in fields(States))


def opened(game: Game | str, pack: str | Path | None = None) -> Game:
    """A game by its name, with one of its packs, or one that is already there."""
    if isinstance(game, str):
        return load(game, pack)
    if pack is not None:
        raise OptionError("pack", "a pack is chosen where a game is named; this one has its pack")
    return game


def player_seeds(seed: int, count: int) -> NDArray[np.int64]:
    """Where the generators of this many random players begin (`Batch.turn`)."""
    return np.random.default_rng(seed).integers(1, 2**32, count, np.int64)


class Batch:
    """Plays many games of one kind at once.

    `wide` and `observed` say whether masks over all actions and observations are written; without them those arrays
    have no entries. With `illegal="replace"` the first possible action is played in place of one that is not possible;
    with `"refuse"` nothing happens in that game; `States.illegal` says so in both cases.
    """

    def __init__(
        self,
        game: Game | str,
        players: int,
        options: Mapping[str, Any] | None = None,
        rewards: Scale = "placement",
        shaping: Shaping | None = None,
        illegal: str = "replace",
        wide: bool = True,
        observed: bool = True,
        threads: int = 1,
    ) -> None:
        self.game = opened(game)
        self.game.check(players, options)
        if illegal not in ("replace", "refuse"):
            raise OptionError("illegal", f"got {illegal!r}, expected one of: replace, refuse")
        self.players = players
        self.options = dict(options or {})
        self.seen = self.game.observation()
        self.action_names = action_names(self.game.rules.steps, self.game.texts(players))
        self.first_actions = np.array(self.game.rules.first_actions, np.int64)
        self.scale = scale_of(rewards, players)
        self.shaping = shaping
        self.replaces = int(illegal == "replace")
        self._wide = len(self.action_names) if wide else 0
        self._observed = self.seen.size if observed else 0
        self.blank = blank_states(self.game, 1, players, self.options)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 and COMPILED else None
        self._threads = threads
        self._unused = _Still(*(np.zeros(0, np.int64) for _ in range(3)))
        self.is_taken_up = self._taken_up(0) is not None

    @property
    def num_actions(self) -> int:
        """The number of actions of the game, over all its steps."""
        return len(self.action_names)

    def action(self, name: str) -> int:
        """The number of an action by its name."""
        return self.action_names.index(name)

    def init(self, keys: Sequence[int] | NDArray[np.integer[Any]]) -> States:
        """New games, each under its own key: that of `Game.new(seed=key)`."""
        games = len(keys)
        states = self.empty(games)
        self.restart(states, np.arange(games), keys)
        return states

    def restart(self, states: States, which: NDArray[np.int64], keys: Sequence[int] | NDArray[np.integer[Any]]) -> None:
        """Set up other games in some of the places."""
        numbers = [int(key) for key in keys]
        if any(not 0 <= key < 2**KEY_BITS for key in numbers):
            raise OptionError("seed", f"expected whole numbers from 0 to 2^{KEY_BITS} - 1")
        part = self.empty(len(which))
        if self.is_taken_up:
            for i, key in enumerate(numbers):
                found = self._taken_up(key)
                part.records[i] = found if COMPILED else self.game.rules.state.record(found)
        else:
            part.records[:] = self.blank[0]
            halves = np.array([key_halves(key) for key in numbers], np.int64).reshape(-1, 2)
            lows, highs = np.ascontiguousarray(halves[:, 0]), np.ascontiguousarray(halves[:, 1])
            loop, masks, asked = self.seen.loops.begin_slice, part.legal_bits, part.current_player
            self._run(loop, part.records, (lows, highs, masks, asked), (masks, asked))
        self.refresh(part)
        for name in ARRAYS:
            getattr(states, name)[which] = getattr(part, name)

    def step(
        self,
        states: States,
        actions: NDArray[np.integer[Any]],
        into: States | None = None,
        next_keys: NDArray[np.int64] | None = None,
    ) -> States:
        """One action in every game; games that are over stay as they are and bring no rewards, as do those whose action
        is below 0.

        The states given are left as they are, unless they are also given as `into`: then the arrays are used again.
        With `next_keys` another game begins where one is over, in place of the action, under its key, which moves on by
        the number of games.
        """
        still = self._still(len(states))
        return self._stepped(states, actions, still.seats, still.seeds, into, next_keys, RENEWING)

    def turn(
        self,
        states: States,
        actions: NDArray[np.integer[Any]],
        seats: NDArray[np.int64],
        seeds: NDArray[np.int64],
        into: States | None = None,
        next_keys: NDArray[np.int64] | None = None,
        draws_seats: bool = False,
    ) -> States:
        """One action of a seat of every game, and random ones of all others until that seat is asked again.

        Observations are those of `seats`. `seeds` are where the random players are (`player_seeds`), and move on.
        `next_keys` is as in `step`; the next game is for another of the `seats` if they are drawn.
        """
        return self._stepped(states, actions, seats, seeds, into, next_keys, DRAWING if draws_seats else RENEWING)

    def _stepped(
        self,
        states: States,
        actions: NDArray[np.integer[Any]],
        seats: NDArray[np.int64],
        seeds: NDArray[np.int64],
        into: States | None,
        next_keys: NDArray[np.int64] | None,
        renews: int,
    ) -> States:
        games = len(states)
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (games,):
            raise OptionError("actions", f"got the shape {chosen.shape}, expected one action for each game")
        after = into or self.empty(games)
        if after is not states:
            after.records[:] = states.records
            after.legal_bits[:] = states.legal_bits
            after.current_player[:] = states.current_player
        if next_keys is not None and self.is_taken_up:
            chosen, next_keys = self._taken_up_again(after, chosen, seats, seeds, next_keys, renews), None
        before = states.records.copy() if self.shaping else states.records
        who = states.current_player.copy() if self.shaping else states.current_player
        keys, renewing = (self._still(games).keys, STAYING) if next_keys is None else (next_keys, renews)
        self._run(
            self.seen.loops.step_slice,
            after.records,
            (chosen, *self._written(after, seats, seeds, keys, renewing)),
            (after.legal_bits, after.current_player, after.marks, seats, seeds, keys),
        )
        if self.seen.fill is not None:
            self._fill(after, np.where(seats == NOBODY, np.maximum(after.current_player, 0), seats), after.observation)
        if self.shaping:
            after.rewards[:] += self.shaping(before, after.records, who)
        return after

    def _taken_up_again(
        self,
        after: States,
        chosen: NDArray[np.int64],
        seats: NDArray[np.int64],
        seeds: NDArray[np.int64],
        keys: NDArray[np.int64],
        renews: int,
    ) -> NDArray[np.int64]:
        """What the loop does with `next_keys`, for games that begin later than at their beginning; the actions then."""
        over = np.flatnonzero(after.terminated)
        if not len(over):
            return chosen
        self.restart(after, over, keys[over].view(np.uint64))
        keys[over] += len(after)
        if renews == DRAWING:
            for i in over:
                seeds[i] = player_next(int(seeds[i]))  # type: ignore[no-untyped-call]
                seats[i] = player_below(int(seeds[i]), self.players)  # type: ignore[no-untyped-call]
        left = chosen.copy()
        left[over] = NO_ACTION
        return left

    def _still(self, games: int) -> _Still:
        """What a plain step takes for seats, seeds and keys, which it leaves as they are."""
        if len(self._unused.seats) != games:
            self._unused = _Still(
                np.full(games, NOBODY, np.int64), np.zeros(games, np.int64), np.zeros(games, np.int64)
            )
        return self._unused

    def _written(
        self,
        after: States,
        seats: NDArray[np.int64],
        seeds: NDArray[np.int64],
        keys: NDArray[np.int64],
        renews: int,
    ) -> tuple[Any, ...]:
        """What the loop of a step takes behind the actions."""
        mine = (after.legal_bits, after.current_player, after.marks, seats, seeds, keys)
        return (*mine, after.legal, self._rows(after), after.rewards, self.scale, self.replaces, renews)

    def in_place(self, states: States) -> tuple[NDArray[np.int64], Callable[[], None]]:
        """Actions to be filled in, and what carries them out in these arrays: for many steps of few games.

        >>> batch = Batch("architect", 2)
        >>> states = batch.init([7])
        >>> actions, step = batch.in_place(states)
        >>> actions[:] = states.legal.argmax(axis=1)
        >>> step()
        """
        games = len(states)
        actions, still = np.zeros(games, np.int64), self._still(games)
        loop = self.seen.loops.step_slice
        written = self._written(states, still.seats, still.seeds, still.keys, STAYING)
        taken = (self.game.pack.record, states.records, actions, *written, 0, games)

        def step() -> None:
            loop(*taken)

        def step_of_the_batch() -> None:
            self.step(states, actions, into=states)

        is_loop_enough = COMPILED and self.shaping is None and self.seen.fill is None
        return actions, step if is_loop_enough else step_of_the_batch

    def choose(self, states: States, seeds: NDArray[np.int64], actions: NDArray[np.int64]) -> None:
        """A possible action of every game by chance into `actions`, 0 where it is over; `seeds` move on."""
        given = (states.legal_bits, seeds, actions)
        self._run(self.seen.loops.choose_slice, states.records, given, (seeds, actions))

    def copy(self, states: States) -> States:
        """Independent arrays."""
        return States(**{name: getattr(states, name).copy() for name in ARRAYS})

    def refresh(self, states: States) -> None:
        """Masks and observations for records that were written to."""
        self._look(states, np.full(len(states), NOBODY, np.int64), states.legal, states.observation)

    def observe(self, states: States, seats: NDArray[np.integer[Any]] | int | None = None) -> NDArray[np.int8]:
        """What seats see of their games: one for every game, the same for all, or whoever is asked."""
        watching = np.full(len(states), NOBODY, np.int64)
        if seats is not None:
            watching[:] = seats
        if watching.min(initial=0) < NOBODY or watching.max(initial=0) >= self.players:
            raise OptionError("seats", f"expected seats from 0 to {self.players - 1}")
        rows = np.zeros((len(states), self.seen.size), np.int8)
        self._look(states, watching, np.zeros((len(states), 0), np.int8), rows)
        return rows

    def position(self, states: States, index: int) -> Position:
        """One of the games as a position; it does not know the moves so far."""
        return Position(self.game, self.game.hold(self.game.rules.state.mirror(states.records[index])))

    def empty(self, games: int) -> States:
        """Arrays without games."""
        return States(
            np.zeros(games, self.game.rules.state.dtype),
            np.zeros(games, np.int64),
            np.zeros(games, np.int64),
            np.zeros((games, self._wide), np.int8),
            np.zeros((games, self._observed), np.int8),
            np.zeros((games, self.players), np.float32),
            np.zeros(games, np.int64),
        )

    def _taken_up(self, key: int) -> Any | None:
        return self.game.taken_up(self.players, self.options, key, self.game.rules.rules_version)

    def _look(
        self, states: States, watching: NDArray[np.int64], wide: NDArray[np.int8], observation: NDArray[np.int8]
    ) -> None:
        """Masks and observations as they are now."""
        rows = observation if self.seen.fill is None else observation[:, :0]
        masks, asked = states.legal_bits.copy(), states.current_player.copy()
        self._run(self.seen.loops.look_slice, states.records, (masks, asked, watching, wide, rows), (masks, asked))
        states.legal_bits[:] = masks
        states.current_player[:] = asked
        self._fill(states, np.where(watching == NOBODY, np.maximum(asked, 0), watching), observation)

    def _rows(self, states: States) -> NDArray[np.int8]:
        """Where the loops write observations."""
        return states.observation if self.seen.fill is None else states.observation[:, :0]

    def _fill(self, states: States, watching: NDArray[np.int64], rows: NDArray[np.int8]) -> None:
        """The observations of a game that has no compiled ones."""
        if self.seen.fill is not None and rows.shape[1]:
            self.seen.fill(states.records, watching, rows)

    def _run(
        self,
        loop: Callable[..., None],
        records: NDArray[Any],
        given: tuple[Any, ...],
        changed: tuple[NDArray[np.int64], ...],
    ) -> None:
        """Run a loop over all games, on as many threads as there are; uncompiled it works on plain objects."""
        games = len(records)
        if not COMPILED:
            self._run_plainly(loop, records, given, changed)
        elif self._pool is None:
            loop(self.game.pack.record, records, *given, 0, games)
        else:
            bounds = [games * k // self._threads for k in range(self._threads + 1)]
            tasks = [
                self._pool.submit(loop, self.game.pack.record, records, *given, start, stop)
                for start, stop in pairwise(bounds)
            ]
            for task in tasks:
                task.result()

    def _run_plainly(
        self,
        loop: Callable[..., None],
        records: NDArray[Any],
        given: tuple[Any, ...],
        changed: tuple[NDArray[np.int64], ...],
    ) -> None:
        """The same on mirrors and lists, because whole numbers of Python do not wrap."""
        layout = self.game.rules.state
        mirrors = [layout.mirror(record) for record in records]
        lists = {id(one): one.tolist() for one in given if isinstance(one, np.ndarray) and one.ndim == 1}
        loop(self.game.pack.mirror, mirrors, *(lists.get(id(one), one) for one in given), 0, len(mirrors))
        for i, mirror in enumerate(mirrors):
            layout.store(mirror, records[i])
        for one in changed:
            one[:] = np.array([number & WORD for number in lists[id(one)]], np.uint64).view(np.int64)
