"""All sections of a report: those of the match, and those of the game itself."""

from __future__ import annotations

from queenswright.arena.report.evidence import Evidence, game_sections
from queenswright.arena.report.match import match_sections
from queenswright.kernel.chart import Section


def chapters(evidence: Evidence) -> list[Section]:
    """The sections in the order of the page; failures come last."""
    sections = [*match_sections(evidence), *game_sections(evidence)]
    return sorted(sections, key=lambda section: section.key == "failures")
