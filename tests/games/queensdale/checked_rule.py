"""The `@rule` decorator for rules that only the tests have: invariants, and the loop that checks them.

They read the game's records and call its rules and its planner, so they are compiled like them. One name is added to
those that the game's decorator types: `before` is a second state record. Numba does not notice changes in called
functions, so the cache folder is keyed by the sources of the rules, of the planner and of this folder.
"""

from __future__ import annotations

from pathlib import Path

from queenswright.games.queensdale import RULES
from queenswright.kernel.rule import COMPILED, Rule, cache_folder


class CheckedRule(Rule):
    """The game's decorator with one more typed name and a cache of its own."""

    def __init__(self) -> None:
        super().__init__(
            RULES.state.dtype, RULES.content.layout.dtype, RULES.folder, RULES.folder / "judgement", melts=False
        )
        if COMPILED:
            self._types = {**self._types, "before": self._types["s"]}
            self._cache = self._cache / cache_folder(Path(__file__).parent).name


rule = CheckedRule()
