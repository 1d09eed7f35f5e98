"""The sections that a report of many games of Queen's Architect draws: computed from facts, drawn by the report."""

from __future__ import annotations

from collections.abc import Sequence

from queenswright.games.architect.reports.charts.course import actions, appreciation, length, turn_order
from queenswright.games.architect.reports.charts.supplies import bonds, economy, shortages
from queenswright.games.architect.reports.charts.winning import characters, demand_tiles, places, points
from queenswright.kernel.chart import Sample, Section

__all__ = ["charts"]

SECTIONS = (
    length,
    turn_order,
    actions,
    appreciation,
    points,
    characters,
    demand_tiles,
    places,
    bonds,
    shortages,
    economy,
)


def charts(samples: Sequence[Sample]) -> list[Section]:
    """Every section, in reading order; none without games."""
    return [section(samples) for section in SECTIONS] if samples else []
