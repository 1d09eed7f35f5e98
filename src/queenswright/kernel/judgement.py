"""What bots think with, for a game without its own planner: positions are judged by one number."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from queenswright.kernel import plan, search
from queenswright.kernel.contract import GameRules
from queenswright.kernel.data import Judgement
from queenswright.kernel.rule import Rule

UNIT = 32
"""The value of one place, or of one unit of what `worth` counts."""


def judgement_of(rules: GameRules, **own: Any) -> Judgement:
    """The kernel's planner and search for a game, with the names of `kernel/plan.py` that it has of its own."""
    loops, kernel_plan, kernel_search = rules.loops, cast(Any, plan), cast(Any, search)
    rule = Rule(rules.state.dtype, rules.content.layout.dtype, loops.rule.module, besides=__name__)
    planner = kernel_plan.instantiate(rule, rules.state, loops, perform=loops.perform, **own)
    found = kernel_search.instantiate(rule, planner, place=loops.place, redeal=loops.redeal)
    return Judgement(planner.plan, found.simulate, found.self_play, found.graft, weights=[UNIT], measures=1)


@cache
def judged_by_place(rules: GameRules) -> Judgement:
    """What bots think with in a game that says nothing about it: the place of a seat."""
    return judgement_of(rules)
