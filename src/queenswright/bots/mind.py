"""The working arrays of planner and search, and the calls into compiled (or plain) code."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from queenswright.kernel.box import Box
from queenswright.kernel.data import Judgement
from queenswright.kernel.node import NO_NODE, NODE, ROOT, Node
from queenswright.kernel.plan import NOT_POSSIBLE, ROOM, STEP_ACTIONS
from queenswright.kernel.rule import COMPILED
from queenswright.kernel.search import LONGEST_PATH


def numbers(count: int) -> Any:
    """An array of whole numbers, all 0."""
    return np.zeros(count, np.int64) if COMPILED else [0] * count


def new_tree(size: int) -> Any:
    """A new tree with room for this many nodes, containing only an empty root."""
    tree: Any = np.zeros(size, NODE).view(np.recarray) if COMPILED else [Node() for _ in range(size)]
    tree[0].next_sibling = 1
    return tree


def clear_tree(tree: Any) -> None:
    """Leave only an empty root."""
    root = tree[ROOT]
    root.visits, root.is_open, root.first_child, root.next_sibling = 0, 0, NO_NODE, ROOT + 1
    for seat in range(len(root.value)):
        root.value[seat] = 0


def children(tree: Any, node: int) -> Iterator[int]:
    """The children of a node."""
    child = int(tree[node].first_child)
    while child != NO_NODE:
        yield child
        child = int(tree[child].next_sibling)


@dataclass(frozen=True)
class Style:
    """How a search spends its simulations (kernel/search.py); docs/bots.md describes what was tried."""

    paranoid: bool = False
    curiosity: int = 100
    focus: int = 32
    laps: int = 16


class Mind:
    """The working memory of one thread; minds share nothing."""

    def __init__(self, game: Box, weights: Sequence[int] | None = None, judgement: Judgement | None = None) -> None:
        self.game = game
        self.judgement = judgement or game.judgement()
        weights = weights or self.judgement.weights
        self._pack = game.pack.record if COMPILED else game.pack.mirror
        self._states = np.zeros(ROOM, game.rules.state.dtype) if COMPILED else [None] * ROOM
        self._weights = np.array(weights, np.int64) if COMPILED else list(weights)
        self._features = numbers(self.judgement.measures)
        self._masks = numbers(ROOM)
        self._best = numbers(STEP_ACTIONS)
        self._hopes = numbers(STEP_ACTIONS)
        self._path = numbers(LONGEST_PATH)

    def plan(self, state: Any) -> tuple[dict[int, int], int]:
        """The value of the best turn beginning with each possible action, and the number of decisions tried."""
        tried = self.judgement.plan(
            self._pack, state, self._states, self._weights, self._features, self._masks, self._best
        )
        return {i: int(worth) for i, worth in enumerate(self._best) if worth > NOT_POSSIBLE}, int(tried)

    def self_play(self, state: Any, seed: int, limit: int) -> int:
        """Let the planner play all seats, changing the state; return the number of decisions."""
        return int(
            self.judgement.self_play(
                self._pack, state, self._states, self._weights, self._features, self._masks, self._best, seed, limit
            )
        )

    def simulate(self, state: Any, tree: Any, seed: int, count: int, style: Style) -> int:
        """Add simulations to a tree; return the number of decisions simulated."""
        return int(
            self.judgement.simulate(
                self._pack, state, self._states, tree, self._path, self._hopes,
                self._weights, self._features, self._masks, self._best, seed, count,
                int(style.paranoid), style.curiosity, style.focus, style.laps,
            )
        )  # fmt: skip
