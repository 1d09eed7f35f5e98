"""A Gymnasium environment for one seat; bots play the others.

>>> import gymnasium
>>> import queenswright.rl.single
>>> env = gymnasium.make("queenswright/Architect-v1", players=3, opponents=("random", "greedy"))
>>> observation, info = env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.step(info["action_mask"].argmax())
>>> reward, terminated, truncated
(0.0, False, False)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from queenswright.bots import SeatedBot, read_bot
from queenswright.games import BUILT_IN
from queenswright.kernel.errors import OptionError
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.rl.batch import Batch, Shaping, opened
from queenswright.rl.one_game import OneGame
from queenswright.rl.rewards import Scale
from queenswright.rl.spaces import (
    FRAMES_PER_SECOND,
    RENDER_MODES,
    action_space,
    begin,
    check_render_mode,
    new_key,
    observation_space,
    rendered,
)

RANDOM = "random"


class SingleEnv(gymnasium.Env[NDArray[np.int8], np.int64]):
    """One seat of a game, or of a campaign, against bots.

    `opponents` names the bot of all other seats, or one for each in their order (docs/bots.md). `seat` is the place of
    the learning player; None draws one for every game. An observation is what that seat sees (docs/learning.md); the
    info has the possible actions as `action_mask`, and as `illegal` whether the last action was none of them.

    `illegal` says what becomes of an action that is not possible: `replace` plays the first possible one, `end` ends
    the game and the learner is last, `error` raises. `reset` begins the game of `Game.new(seed=seed)`, one by chance
    without a seed, and with the options `key` or `position` that one; the option `seat` is for that game only.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": list(RENDER_MODES),
        "render_fps": FRAMES_PER_SECOND,
    }

    def __init__(
        self,
        game: Game | str = "architect",
        players: int = 2,
        opponents: str | Sequence[str] = RANDOM,
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        pack: str | Path | None = None,
        rewards: Scale = "placement",
        shaping: Shaping | None = None,
        illegal: str = "replace",
        render_mode: str | None = None,
    ) -> None:
        self.batch = Batch(opened(game, pack), players, options, rewards, shaping)
        self.game = OneGame(self.batch, illegal)
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = observation_space(self.batch)
        self.action_space = action_space(self.batch)
        names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != players - 1:
            raise OptionError(
                "opponents", f"got {len(names)} bots, expected one, or one for each of {players - 1} seats"
            )
        self._specs = [read_bot(name) for name in names]
        self._fixed_seat = self._seat_in(seat)
        self.seat = 0
        self._bots: dict[int, SeatedBot] = {}

    def _seat_in(self, seat: int | None) -> int | None:
        if seat is not None and not 0 <= seat < self.batch.players:
            raise OptionError("seat", f"got {seat}, expected a number from 0 to {self.batch.players - 1}")
        return seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int8], dict[str, Any]]:
        """Begin a game, up to the first decision of the learner; see the class for `seed` and `options`."""
        super().reset(seed=seed)
        wanted = options or {}
        seat = self._seat_in(wanted.get("seat", self._fixed_seat))
        self.seat = int(self.np_random.integers(self.batch.players)) if seat is None else seat
        others = [other for other in range(self.batch.players) if other != self.seat]
        self._bots = {
            other: SeatedBot(self.batch.game, spec, new_key(self.np_random) >> 66)
            for other, spec in zip(others, self._specs, strict=True)
            if spec.text != RANDOM
        }
        begin(self.game, seed, self.np_random, wanted)
        self._let_others_play()
        return self._seen(), self._info(False)

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.int8], float, bool, bool, dict[str, Any]]:
        """An action of the learner, and those of the others until it is asked again or the game is over."""
        if self.game.is_over:
            return self._seen(), 0.0, True, False, self._info(False)
        self.game.play(int(action))
        was_illegal = self.game.was_illegal
        reward = float(self.game.rewards[self.seat])
        reward += self._let_others_play()
        return self._seen(), reward, self.game.is_over, False, self._info(was_illegal)

    def _let_others_play(self) -> float:
        """The others play until the learner is asked; return what that brings it."""
        game, reward = self.game, 0.0
        while not game.is_over and game.seat != self.seat:
            bot = self._bots.get(game.seat)
            if bot is None:
                game.play(int(self.np_random.choice(np.flatnonzero(game.legal))))
            else:
                game.play(bot.think(game.position()).move.action)
            reward += float(game.rewards[self.seat])
        return reward

    def _seen(self) -> NDArray[np.int8]:
        return self.game.seen_by(self.seat)

    def _info(self, illegal: bool) -> dict[str, Any]:
        return {"action_mask": self.game.legal.copy(), "illegal": illegal}

    def action_masks(self) -> NDArray[np.bool_]:
        """The possible actions, as sb3-contrib's MaskablePPO asks for them."""
        return self.game.legal.astype(np.bool_)

    def render(self) -> str | NDArray[np.uint8] | None:
        """The game as `render_mode` says: as text, or as a picture of what the learner sees."""
        return rendered(self.game, self.render_mode, self.seat)

    def record(self) -> str:
        """The game so far as a text that can be replayed (docs/records.md)."""
        return self.game.record()

    @property
    def position(self) -> Position:
        """The game as a position. Do not write to it."""
        return self.game.position()


for _name in BUILT_IN:
    gymnasium.register(
        id=f"queenswright/{_name.capitalize()}-v1",
        entry_point="queenswright.rl.single:SingleEnv",
        vector_entry_point="queenswright.rl.vector:SeatsEnv",
        kwargs={"game": _name},
        disable_env_checker=True,
        order_enforce=False,
    )
