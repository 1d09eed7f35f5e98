"""What programs that learn see of a game without observations of its own: the open fields of its record, by name."""

from __future__ import annotations

from functools import cache
from math import prod
from typing import Any

import numpy as np

from queenswright.kernel import observing
from queenswright.kernel.contract import GameRules
from queenswright.kernel.defaults import hidden, own_fields
from queenswright.kernel.errors import QueenswrightError
from queenswright.kernel.layout import Layout
from queenswright.kernel.observation import CHOICE, LEAST, MOST, Observation, Part
from queenswright.kernel.rule import Rule


def observation_of(rules: GameRules) -> Observation:
    """The observations that follow from the layout of the state, which says what is hidden, and from whom."""
    loops, layout = rules.loops, rules.state
    seats = max(rules.player_counts)
    by_seat = list(dict.fromkeys((*layout.by_seat, *layout.own)))
    common = [name for name in own_fields(layout) if name not in {*layout.hidden, *by_seat}]
    who = [f"seat-{seat}" for seat in range(seats)]
    table = [
        Part("players", "how many play", most=MOST),
        Part("step", "what is asked", kind=CHOICE, names=[step.name for step in rules.steps], optional=True),
        Part("decides", "who is asked, counted from the observer", kind=CHOICE, names=who, optional=True),
        Part("argument", "what the step keeps of its way there", most=MOST, least=LEAST),
        *(_part(layout, name, 0) for name in common),
    ]
    seat = [_part(layout, name, 1) for name in by_seat]
    rule = Rule(layout.dtype, rules.content.layout.dtype, loops.rule.module, besides=__name__, arrays=observing.ARRAYS)

    def fill(records: np.ndarray[Any, Any], watching: np.ndarray[Any, Any], rows: np.ndarray[Any, Any]) -> None:
        rows[:] = 0
        for name, place in found.places.items():
            at, _, field = name.rpartition(".")
            if name in common:
                rows[:, place] = _flat(records[name])
            elif at:
                other = int(at.removeprefix("seat"))
                known = (other < records["players"]) & ((other == 0) | (field not in layout.own))
                theirs = records[field][np.arange(len(records)), (watching + other) % records["players"]]
                rows[:, place] = _flat(theirs) * known[:, None]
        top, games = records["agenda_depth"] - 1, np.flatnonzero(records["agenda_depth"] > 0)
        asked = records["agenda_seat"][games, top[games]]
        rows[games, found.places["step"].start] = 1 + records["agenda_step"][games, top[games]]
        turned = (asked - watching[games]) % records["players"][games]
        rows[games, found.places["decides"].start] = 1 + turned
        rows[games, found.places["argument"].start] = _flat(records["agenda_argument"][games, top[games]])[:, 0]
        rows[:, found.places["players"].start] = records["players"]

    found = Observation(table, seat, seats, observing.instantiate(rule, rules.steps, loops), fill)
    return found


def _part(layout: Layout, name: str, dimensions: int) -> Part:
    """A field of the record; the first `dimensions` of its shape are not counted."""
    return Part(name, "as in the record", prod(layout.dtype[name].shape[dimensions:]), MOST, LEAST)


def _flat(values: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """The numbers of a field as entries can hold them, one row for each game."""
    entries: np.ndarray[Any, Any] = np.clip(values, LEAST, MOST).astype(np.int8)
    return entries.reshape(len(values), prod(values.shape[1:]))


@cache
def observed_by_field(rules: GameRules) -> Observation:
    """Made once for a game, if its layout says all that is hidden."""
    if rules.telling.hidden is not hidden:
        raise QueenswrightError(f"{rules.title} has no observations: it says itself what is hidden, and not its layout")
    return observation_of(rules)
