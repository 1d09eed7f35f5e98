"""What bots think with, for a game without its own planner: positions are judged by one number."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import SimpleNamespace
from typing import Any, cast

from queenswright.kernel import plan, search
from queenswright.kernel.contract import GameRules
from queenswright.kernel.data import Judgement, Learned
from queenswright.kernel.network import with_network
from queenswright.kernel.rule import COMPILED, Rule

UNIT = 32
"""The value of one place, or of one unit of what `worth` counts."""


MEASURES = 1


def judgement_of(rules: GameRules, **own: Any) -> Judgement:
    """The kernel's planner and search for a game, with the names of `kernel/plan.py` that it has of its own."""
    rule, planner = _planner(rules, own, Rule)
    loops, kernel_search = rules.loops, cast(Any, search)
    found = kernel_search.instantiate(rule, planner, place=loops.place, redeal=loops.redeal)
    return Judgement(planner.plan, found.simulate, found.self_play, found.graft, weights=[UNIT], measures=MEASURES)


def learned_of(rules: GameRules, **own: Any) -> Learned:
    """The same with a network that judges leaves."""
    rule, planner = _planner(rules, own, _Apart)
    return with_network(rule, planner, judgement_of(rules, **own), rules.loops)


class _Apart(Rule):
    """With a cache of its own: the functions of the search with a network have the same names as those without."""

    def __init__(self, *parts: Any, **named: Any) -> None:
        super().__init__(*parts, **named)
        if COMPILED:
            self._cache = self._cache.with_name(f"{self._cache.name}-network")


def _planner(rules: GameRules, own: Mapping[str, Any], kind: type[Rule]) -> tuple[Rule, SimpleNamespace]:
    loops, kernel_plan = rules.loops, cast(Any, plan)
    rule = kind(rules.state.dtype, rules.content.layout.dtype, loops.rule.module, besides=__name__)
    return rule, kernel_plan.instantiate(rule, rules.state, loops, perform=loops.perform, **own)


@cache
def judged_by_place(rules: GameRules) -> Judgement:
    """What bots think with in a game that says nothing about it: the place of a seat."""
    return judgement_of(rules)


@cache
def learned_by_place(rules: GameRules) -> Learned:
    """The same with a network."""
    return learned_of(rules)
