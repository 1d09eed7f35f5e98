"""How often a learner wins against a bot: every deal from both seats, in the Gymnasium environment for one seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from queenswright.kernel.interval import Estimate, share
from queenswright.rl.single import SingleEnv

Policy = Callable[[NDArray[np.int8], NDArray[np.bool_]], NDArray[np.int64]]
"""Actions for observations and masks of many games."""
FIRST_DEAL = 1_000_000
"""Deals are disjoint from those of training, whose seeds are small or of 64 bits."""
EVEN = 0.5


def victories(policy: Policy, opponent: str, games: int, game: str = "architect") -> Estimate:
    """The share of victories of two players, a shared one is half, with its interval of 95 %."""
    envs = [SingleEnv(game, 2, opponent, seat=i % 2, rewards="win") for i in range(games)]
    deals = [FIRST_DEAL + i // 2 for i in range(games)]
    seen: list[Any] = [env.reset(seed=deal)[0] for env, deal in zip(envs, deals, strict=True)]
    won, playing = np.zeros(games), list(range(games))
    while playing:
        masks = np.array([envs[i].action_masks() for i in playing])
        actions = policy(np.array([seen[i] for i in playing]), masks)
        still = []
        for i, action in zip(playing, actions, strict=True):
            seen[i], reward, over, _, info = envs[i].step(action)
            if info["illegal"]:
                raise RuntimeError("the policy chose an action that is not possible")
            won[i] = (reward + 1) / 2
            if not over:
                still.append(i)
        playing = still
    found = share(won.tolist(), deals)
    assert found is not None
    return found


def has_learned(before: Estimate, after: Estimate) -> bool:
    """Whether it wins more than half, and more than before it learned anything."""
    assert after.low is not None
    assert before.high is not None
    return after.low > max(EVEN, before.high)
