"""The `@rule` decorator for rules that only the tests have: a policy, invariants and the loops over both.

They read the game's records and call its rules, so they are compiled like them. Two names are added to those that the
game's decorator types: `before` is a second state record, `violations` an array of int64. Numba does not notice changes
in called functions, so the cache folder is keyed by all that `checked_play` imports.
"""

from __future__ import annotations

from queenswright.games.architect.state import PACK, STATE
from queenswright.kernel.rule import COMPILED, Rule


class CheckedRule(Rule):
    """The game's decorator with two more typed names and a cache of its own."""

    def __init__(self) -> None:
        super().__init__(STATE.dtype, PACK.dtype, "tests.games.architect.checked_play")
        if COMPILED:
            self._types = {**self._types, "before": self._types["s"], "violations": self._types["moves"]}


rule = CheckedRule()
