"""The version of the rules that a long game goes on by."""

from __future__ import annotations

from queenswright.table.happening import Happening
from queenswright.table.refusals import refused
from queenswright.table.state import TableState
from queenswright.table.wishes.running import started


def raise_rules(state: TableState, now: float) -> list[Happening]:
    """Go on by the newest rules; what was played before keeps its own."""
    version = newer_rules(state)
    if version is None:
        raise refused("table-newest-rules")
    return [Happening("rules", None, now, {"version": version})]


def newer_rules(state: TableState) -> int | None:
    """The newest version of the rules, None when the game is played by it."""
    newest = state.game.rules.rules_version
    return None if started(state).position.state.rules_version == newest else newest
