"""The `@rule` decorator for rules that only the tests have: invariants, and the loop that checks them.

They read the game's records and call its rules and its planner, so they are compiled like them. One name is added to
those that the game's decorator types: `before` is a second state record. Numba does not notice changes in called
functions, so the cache folder is keyed by all that `checked_play` imports.
"""

from __future__ import annotations

from queenswright.games.queensdale.state.campaign import STATE
from queenswright.games.queensdale.state.pack import PACK
from queenswright.kernel.rule import COMPILED, Rule


class CheckedRule(Rule):
    """The game's decorator with one more typed name and a cache of its own."""

    def __init__(self) -> None:
        super().__init__(STATE.dtype, PACK.dtype, "tests.games.queensdale.checked_play", inlines=False)
        if COMPILED:
            self._types = {**self._types, "before": self._types["s"]}


rule = CheckedRule()
