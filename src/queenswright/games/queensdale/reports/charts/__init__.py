"""The sections of a report on many campaigns of The Rise of Queensdale: computed from facts, drawn by the report.

They name what later epochs bring, so they contain spoilers (QD-COMP-34).
"""

from __future__ import annotations

from collections.abc import Sequence

from queenswright.games.queensdale.reports.charts.branch import branch
from queenswright.games.queensdale.reports.charts.components import (
    abilities,
    buildings,
    couriers,
    faces,
    knowledge,
    orders,
    tiles,
)
from queenswright.games.queensdale.reports.charts.course import length, rounds, spread
from queenswright.games.queensdale.reports.charts.goals import fame, goals
from queenswright.games.queensdale.reports.charts.habits import dice, habits
from queenswright.kernel.chart import Sample, Section

__all__ = ["charts"]

SECTIONS = (
    *(length, rounds, goals, fame, spread, branch, dice, buildings, tiles, faces),
    *(abilities, knowledge, orders, couriers, habits),
)


def charts(samples: Sequence[Sample]) -> list[Section]:
    """Every section, in reading order; none without campaigns."""
    return [section(samples) for section in SECTIONS] if samples else []
