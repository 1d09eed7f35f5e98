"""A PettingZoo environment for all seats of a table: one agent after the other, as the rules ask them.

>>> from queenswright.rl import table
>>> env = table.env("architect", players=3)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     env.step(None if termination or truncation else env.action_space(agent).sample(info["action_mask"]))
>>> env.num_agents
0
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

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
    observation_space,
    rendered,
)


class TableEnv(AECEnv[str, NDArray[np.int8], int | None]):  # type: ignore[misc]
    """All seats of one game, or of one campaign. `player_0` is the first seat.

    What an agent sees is a row of small numbers (docs/learning.md); its info has the possible actions as
    `action_mask`, and as `illegal` whether its last action was none of them.

    `illegal` says what becomes of an action that is not possible: `replace` plays the first possible one, `end` ends
    the game and whoever chose it is last, `error` raises. `reset` begins the game of `Game.new(seed=seed)`, one by
    chance without a seed, and with the options `key` or `position` that one. A game that is longer than `max_steps`
    actions is truncated.
    """

    def __init__(
        self,
        game: Game | str = "architect",
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        *,
        pack: str | Path | None = None,
        rewards: Scale = "placement",
        shaping: Shaping | None = None,
        illegal: str = "replace",
        max_steps: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        batch = Batch(opened(game, pack), players, options, rewards, shaping)
        self.game = OneGame(batch, illegal)
        self.render_mode = check_render_mode(render_mode)
        self.metadata = {
            "name": f"{batch.game.name}_v{batch.seen.version}",
            "render_modes": list(RENDER_MODES),
            "render_fps": FRAMES_PER_SECOND,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: observation_space(batch) for agent in self.possible_agents}
        self._actions = {agent: action_space(batch) for agent in self.possible_agents}
        self._max_steps = max_steps
        self._generator = np.random.default_rng()
        self._nothing = np.zeros(batch.num_actions, np.int8)
        self._nothing.flags.writeable = False
        self.agents: list[str] = []
        self.rewards: dict[str, float] = {}
        self._cumulative_rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self.infos: dict[str, dict[str, Any]] = {}

    def observation_space(self, agent: str) -> spaces.Box[np.int8]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; see the class for `seed` and `options`."""
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        begin(self.game, seed, self._generator, options or {})
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._info(self._nothing) for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[max(0, self.game.seat)]
        if self.game.is_over:
            self._end(self.terminations)
        else:
            self.infos[self.agent_selection] = self._info(self.game.legal.copy())

    def step(self, action: int | None) -> None:
        """Play an action of the agent that is asked; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        game = self.game
        if action is None:
            raise ValueError("None is for agents whose game is over")
        game.play(int(action))
        self.infos[agent] = self._info(self._nothing, game.was_illegal)
        if game.seat < 0:
            self._pay()
            self._end(self.terminations)
        else:
            if self.game.batch.shaping is not None:
                self._pay()
            if self._max_steps is not None and len(game.actions) >= self._max_steps:
                self._end(self.truncations)
            else:
                self.agent_selection = chosen = self.possible_agents[game.seat]
                self.infos[chosen] = self._info(game.legal.copy(), chosen == agent and game.was_illegal)
        if self.render_mode == "human":
            self.render()

    @staticmethod
    def _info(mask: NDArray[np.int8], illegal: bool = False) -> dict[str, Any]:
        return {"action_mask": mask, "illegal": illegal}

    def _pay(self) -> None:
        """The rewards of the last action."""
        for agent, reward in zip(self.possible_agents, self.game.rewards.tolist(), strict=True):
            self.rewards[agent] = reward
        self._accumulate_rewards()

    def _end(self, how: dict[str, bool]) -> None:
        """The game is over for all."""
        for agent in self.agents:
            how[agent] = True
        self._deads_step_first()

    def observe(self, agent: str) -> NDArray[np.int8]:
        """What an agent sees."""
        return self.game.seen_by(self._seats[agent])

    def state(self) -> NDArray[np.int8]:
        """What all seats see together, each from its place; for programs that train all seats at once."""
        rows = [self.game.seen_by(seat) for seat in range(len(self.possible_agents))]
        return np.concatenate(rows)

    @property
    def state_space(self) -> spaces.Box[np.int8]:
        """The space of `state`."""
        one = self._spaces[self.possible_agents[0]]
        seats = len(self.possible_agents)
        return spaces.Box(np.tile(one.low, seats), np.tile(one.high, seats), dtype=np.int8)

    def render(self) -> str | NDArray[np.uint8] | None:
        """The game as `render_mode` says: as text, or as a picture of what the agent sees that is asked."""
        return rendered(self.game, self.render_mode, max(0, self.game.seat))

    def record(self) -> str:
        """The game so far as a text that can be replayed (docs/records.md)."""
        return self.game.record()

    @property
    def position(self) -> Position:
        """The game as a position. Do not write to it."""
        return self.game.position()

    def close(self) -> None:
        """Nothing is held open."""


def raw_env(*args: Any, **named: Any) -> TableEnv:
    """The environment itself; see `TableEnv` for the arguments."""
    return TableEnv(*args, **named)


def env(*args: Any, **named: Any) -> AECEnv[str, NDArray[np.int8], int | None]:
    """The environment with PettingZoo's wrapper that checks the order of calls; see `TableEnv` for the arguments."""
    return wrappers.OrderEnforcingWrapper(TableEnv(*args, **named))
