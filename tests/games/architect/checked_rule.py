"""The `@rule` decorator for rules that only the tests have: a policy, invariants and the loops over both.

They read the game's records and call its rules, so they are compiled like them. Two names are added to those that the
game's decorator types: `before` is a second state record, `violations` an array of int64. Numba does not notice changes
in called functions, so the cache folder is keyed by the game's sources and by those of this folder.
"""

from __future__ import annotations

from pathlib import Path

from queenswright.games.architect import RULES
from queenswright.kernel.rule import COMPILED, Rule, cache_folder


class CheckedRule(Rule):
    """The game's decorator with two more typed names and a cache of its own."""

    def __init__(self) -> None:
        super().__init__(RULES.state.dtype, RULES.content.layout.dtype, RULES.folder)
        if COMPILED:
            self._types = {**self._types, "before": self._types["s"], "violations": self._types["moves"]}
            self._cache = self._cache / cache_folder(Path(__file__).parent).name


rule = CheckedRule()
