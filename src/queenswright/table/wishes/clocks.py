"""Wishes caused by time: a clock ran out, or nobody could play for a while."""

from __future__ import annotations

from queenswright.table.happening import Happening
from queenswright.table.refusals import refused
from queenswright.table.state import TableState

FLAG_BOT = "journeyman"
"""Who plays on for a seat whose time is up."""

GAP = 1.0
"""Seconds that are too short to speak of an outage."""


def flag(state: TableState, now: float) -> list[Happening]:
    """Deal with a clock at zero: a bot plays on for the seat, or the seat loses."""
    seat, due = state.clocks.running, state.clocks.due()
    if seat is None or due is None or now < due:
        raise refused("table-clock-runs")
    lost = state.settings.clock.at_zero == "lose"
    return [Happening("flag", seat, now, {"bot": FLAG_BOT, "lost": lost})]


def resume(state: TableState, since: float, now: float) -> list[Happening]:
    """Set a running bank clock back to the last happening, because nobody could play before `since`.

    Days per move keep running: they are long enough to cover some hours without a server.
    """
    clocks = state.clocks
    runs = state.settings.clock.kind == "bank" and clocks.running is not None
    return [Happening("resumed", None, now, {"since": since})] if runs and clocks.since < since - GAP else []
