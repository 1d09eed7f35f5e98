"""Wishes caused by time: a clock ran out, or nobody could play for a while."""

from __future__ import annotations

from collections.abc import Iterable

from queenswright.table.clock import Gap
from queenswright.table.happening import Happening
from queenswright.table.refusals import refused
from queenswright.table.state import TableState
from queenswright.table.wishes.seats import bot_that_plays_on

GAP = 1.0
"""Seconds that are too short to speak of an outage."""


def flag(state: TableState, now: float) -> list[Happening]:
    """Deal with a clock at zero: a bot plays on for the seat, or the seat loses."""
    seat, due = state.clocks.running, state.clocks.due()
    if seat is None or due is None or now < due:
        raise refused("table-clock-runs")
    lost = state.settings.clock.at_zero == "lose"
    return [Happening("flag", seat, now, {"bot": bot_that_plays_on(state), "lost": lost})]


def resume(state: TableState, gaps: Iterable[Gap], now: float) -> list[Happening]:
    """Do not charge the running clock for time that was nobody's."""
    clocks = state.clocks
    if clocks.running is None:
        return []
    since = clocks.without(gaps, now)
    return [Happening("resumed", None, now, {"since": since})] if abs(since - clocks.since) > GAP else []
