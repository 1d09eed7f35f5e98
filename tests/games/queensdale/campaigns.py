"""Random campaigns with goals so low that they go through all epochs, and situations out of them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.rules.queensdale.situations import random_play

from queenswright.kernel.position import Position

GOALS = ("fame = [10, 16, 22, 30, 38, 46, 54, 62, 70]", "fame = [2, 3, 4, 5, 6, 7, 8, 9, 10]")
RED = ("red_from = [8, 13, 19, 26, 34, 41, 49, 56, 64]", "red_from = [1, 2, 3, 4, 5, 6, 7, 8, 9]")
SEALS = ("seals = 1", "seals = 9")
LEAST_OF_A_KIND = 10
EVERY = 80
"""So many situations of every step and phase are looked at, and then one of so many."""


def sampled(pos: Position, seed: int) -> Iterator[Position]:
    """Situations of a random campaign: some of every step in every phase, and some of all."""
    seen: Counter[tuple[str | None, int]] = Counter()
    for number, now in enumerate(random_play(pos, seed)):
        kind = (now.step, now.state.phase)
        seen[kind] += 1
        if seen[kind] <= LEAST_OF_A_KIND or number % EVERY == 0 or now.is_over:
            yield now


def through_json(document: dict[str, Any]) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(json.dumps(document))
    return read
