"""A Gymnasium vector environment: one seat of each of many games, all of them stepped by one compiled loop.

>>> from queenswright.rl.vector import SeatsEnv
>>> envs = SeatsEnv("architect", players=2, num_envs=3)
>>> observations, infos = envs.reset(seed=7)
>>> observations.shape, infos["action_mask"].shape
((3, 342), (3, 162))
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from queenswright.kernel.errors import OptionError
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.rl.batch import NO_ACTION, Batch, Shaping, States, opened, player_seeds
from queenswright.rl.rewards import Scale
from queenswright.rl.spaces import (
    FRAMES_PER_SECOND,
    RENDER_MODES,
    action_space,
    check_render_mode,
    new_key,
    observation_space,
)

Policy = Callable[[NDArray[np.int8], NDArray[np.int8]], NDArray[np.integer[Any]]]
"""Chooses for the other seats: (observations, possible actions) -> actions."""


class SeatsEnv(VectorEnv[NDArray[np.int8], NDArray[np.int64], NDArray[Any]]):
    """One seat in each of `num_envs` games or campaigns.

    The other seats are played by `opponents`: `random` inside the compiled loop, or a function that gets observations
    and masks of all games and returns an action for each, for example the learner itself. `seat` is the place of the
    learner; None draws one for every game. The infos have the possible actions as `action_mask`, and as `illegal`
    whether the last action was none of them; the first possible one was played then.

    `autoreset_mode` is one of Gymnasium's: with `NEXT_STEP` the step behind the end begins the next game and leaves its
    action out; with `SAME_STEP` it has begun already, and the infos have `final_obs` and `final_info`; with `DISABLED`
    games begin by `reset(options={"reset_mask": which})`. Without `copy` the arrays that are returned are used again.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": list(RENDER_MODES),
        "render_fps": FRAMES_PER_SECOND,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        game: Game | str = "architect",
        players: int = 2,
        num_envs: int = 1,
        opponents: str | Policy = "random",
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        pack: str | Path | None = None,
        rewards: Scale = "placement",
        shaping: Shaping | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        threads: int = 1,
        render_mode: str | None = None,
    ) -> None:
        self.batch = Batch(opened(game, pack), players, options, rewards, shaping, threads=threads)
        if seat is not None and not 0 <= seat < players:
            raise OptionError("seat", f"got {seat}, expected a number from 0 to {players - 1}")
        if isinstance(opponents, str) and opponents != "random":
            raise OptionError("opponents", f"got {opponents!r}, expected 'random' or a function; SingleEnv has bots")
        self.num_envs = num_envs
        self.render_mode = check_render_mode(render_mode)
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        self.single_observation_space = observation_space(self.batch)
        self.single_action_space = action_space(self.batch)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._policy = None if isinstance(opponents, str) else opponents
        self._fixed_seat = seat
        self._copy = copy
        self._states: States = self.batch.empty(num_envs)
        self.seats = np.zeros(num_envs, np.int64)
        self._seeds = np.ones(num_envs, np.int64)
        self._next_keys = np.zeros(num_envs, np.int64)
        self._renews = (
            self.autoreset_mode == AutoresetMode.NEXT_STEP and self._policy is None and not self.batch.is_taken_up
        )
        self._over = np.ones(num_envs, np.bool_)
        self._own = np.arange(num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int8], dict[str, Any]]:
        """Begin all games, or those of the option `reset_mask`, up to the first decision of each learner."""
        super().reset(seed=seed)
        mask = (options or {}).get("reset_mask")
        which = self._own if mask is None else np.flatnonzero(mask)
        if mask is None or seed is not None:
            self._seeds[:] = player_seeds(int(self.np_random.integers(2**62)), self.num_envs)
            self._next_keys[:] = self.np_random.integers(2**62, size=self.num_envs)
        self._begin(which)
        self._play(np.full(self.num_envs, NO_ACTION, np.int64))
        return self._given(self._states.observation), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.int8], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """One action of the learner in every game, and those of the others until it is asked again."""
        chosen = np.array(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            raise OptionError("actions", f"got the shape {chosen.shape}, expected ({self.num_envs},)")
        chosen[chosen < 0] = self.batch.num_actions
        if not self._renews and self.autoreset_mode == AutoresetMode.NEXT_STEP and self._over.any():
            self._begin(np.flatnonzero(self._over))
            chosen[self._over] = NO_ACTION
        rewards = self._play(chosen, self._next_keys if self._renews else None)
        illegal = self._states.illegal
        self._over = self._states.terminated
        ended: NDArray[np.bool_] = self._over.copy()
        infos: dict[str, Any] = {}
        if self.autoreset_mode == AutoresetMode.SAME_STEP and ended.any():
            infos = self._finals(ended)
            self._begin(np.flatnonzero(ended))
            self._play(np.full(self.num_envs, NO_ACTION, np.int64))
        infos |= self._infos(illegal)
        return self._given(self._states.observation), rewards, ended, np.zeros_like(ended), infos

    def _begin(self, which: NDArray[np.intp]) -> None:
        """Begin other games, up to the first decision of anybody."""
        self.batch.restart(self._states, which, [new_key(self.np_random) for _ in which])
        drawn = self.np_random.integers(self.batch.players, size=len(which))
        self.seats[which] = drawn if self._fixed_seat is None else self._fixed_seat
        self._over[which] = False

    def _play(self, actions: NDArray[np.int64], next_keys: NDArray[np.int64] | None = None) -> NDArray[np.float32]:
        """Actions of the learners, and then of all others; what they bring the learners."""
        states = self._states
        if self._policy is None:
            draws = self._fixed_seat is None
            self.batch.turn(states, actions, self.seats, self._seeds, states, next_keys, draws)
            return states.rewards[self._own, self.seats]
        self.batch.step(states, actions, into=states)
        rewards, marks = states.rewards[self._own, self.seats], states.marks.copy()
        while True:
            others = (states.current_player != self.seats) & ~states.terminated
            if not others.any():
                break
            replies = np.asarray(self._policy(states.observation, states.legal), np.int64)
            self.batch.step(states, np.where(others, replies, NO_ACTION), into=states)
            rewards += states.rewards[self._own, self.seats]
        states.marks[:] = marks
        states.observation[:] = self.batch.observe(states, self.seats)
        return rewards

    def _given(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array

    def _infos(self, illegal: NDArray[np.bool_] | None = None) -> dict[str, Any]:
        """The masks and whether actions were possible, as Gymnasium wants them: `_name` says who has `name`."""
        every = np.ones(self.num_envs, np.bool_)
        marks = np.zeros(self.num_envs, np.bool_) if illegal is None else illegal
        mask = self._given(self._states.legal)
        return {"action_mask": mask, "_action_mask": every, "illegal": marks, "_illegal": every.copy()}

    def _finals(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """What the learners saw at the end."""
        seen = np.empty(self.num_envs, object)
        for i in np.flatnonzero(ended):
            seen[i] = self._states.observation[i].copy()
        masks = {"action_mask": self._states.legal * ended[:, None], "_action_mask": ended.copy()}
        return {"final_obs": seen, "_final_obs": ended.copy(), "final_info": masks, "_final_info": ended.copy()}

    def choose(self, seeds: NDArray[np.int64], actions: NDArray[np.int64]) -> None:
        """A possible action of every game by chance into `actions`, 0 where it is over; `seeds` move on."""
        self.batch.choose(self._states, seeds, actions)

    def action_masks(self) -> NDArray[np.bool_]:
        """The possible actions of all games, as sb3-contrib's MaskablePPO asks for them."""
        return self._states.legal.astype(np.bool_)

    def position(self, index: int) -> Position:
        """One of the games as a position; it does not know the moves so far."""
        return self.batch.position(self._states, index)

    def render(self) -> tuple[Any, ...] | None:
        """All games as `render_mode` says: as texts, or as pictures of what the learners see."""
        if self.render_mode == "rgb_array":
            from queenswright.rl.picture import picture_of

            rows = self.batch.observe(self._states, self.seats)
            return tuple(picture_of(self.batch, row, int(seat)) for row, seat in zip(rows, self.seats, strict=True))
        texts = tuple(str(self.position(i)) for i in range(self.num_envs))
        if self.render_mode == "human":
            print("\n\n".join(texts), flush=True)
        return texts if self.render_mode == "ansi" else None
