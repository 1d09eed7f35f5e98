"""What time itself wishes: a clock ran out, or nobody could play for a while."""

from __future__ import annotations

from queenswright.table.happening import Happening
from queenswright.table.refusals import refused
from queenswright.table.state import TableState

FLAG_BOT = "journeyman"
"""Who plays on for a seat whose time is up."""

GAP = 1.0
"""Seconds that are too short to speak of an outage."""


def flag(state: TableState, now: float) -> list[Happening]:
    """The running clock is at zero: a bot plays on for the seat, which may have lost."""
    seat, due = state.clocks.running, state.clocks.due()
    if seat is None or due is None or now < due:
        raise refused("table-clock-runs")
    lost = state.settings.clock.at_zero == "lose"
    return [Happening("flag", seat, now, {"bot": FLAG_BOT, "lost": lost})]


def resume(state: TableState, since: float, now: float) -> list[Happening]:
    """Nobody could play before `since`: a bank clock that ran meanwhile is set back to the last happening.

    Days go on: they are long enough for a server that is away for some hours.
    """
    clocks = state.clocks
    runs = state.settings.clock.kind == "bank" and clocks.running is not None
    return [Happening("resumed", None, now, {"since": since})] if runs and clocks.since < since - GAP else []
