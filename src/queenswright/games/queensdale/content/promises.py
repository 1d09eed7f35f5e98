"""The promises of the families: how much each of them asks for, and what keeping it brings."""

from __future__ import annotations

from typing import Any

from queenswright.games.queensdale.content.effects import Reader
from queenswright.games.queensdale.state.board import QUARTERS
from queenswright.games.queensdale.state.course import MECHANISMS, MOST_FEEDINGS, NEVER, PROMISES
from queenswright.games.queensdale.state.pieces import FAMILIES

MOST_PARTS = 5
MOST = dict(zip(FAMILIES, (MOST_PARTS, QUARTERS - 1, MOST_PARTS, MOST_FEEDINGS), strict=True))
"""Kinds of build action, foreign quarters, kinds of action space (there are five dice), rounds of feeding alone."""


def read_promises(reader: Reader, record: Any) -> None:
    """QD-LATER-58: the task of every family, and the rewards."""
    if reader.mechanism_from[PROMISES] == NEVER:
        return
    group = reader.root.group(MECHANISMS[PROMISES])
    record.promise_needs = [group.number(family, 1, most) for family, most in MOST.items()]
    record.promise_games = group.number("games", 1, 99)
    record.promise_gain, record.promise_last = (reader.gain(group, key, {}) for key in ("kept", "last"))
    if not record.promise_gain or not record.promise_last:
        raise group.error("last" if record.promise_gain else "kept", "a table of gains")
    group.finish()
