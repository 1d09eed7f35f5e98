"""The figures of a report for machines: all games together, and by number of players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from queenswright.arena.report.chapters import chapters
from queenswright.arena.report.evidence import Evidence
from queenswright.arena.report.reproduce import command, settings
from queenswright.kernel.chart import Section

DIGITS = 5


def figures(evidence: Evidence, sections: Sequence[Section]) -> dict[str, Any]:
    """Everything that the page shows in numbers, as plain data for JSON; `sections` are the evidence's chapters."""
    counts = evidence.player_counts
    apart = [sections if len(counts) == 1 else chapters(evidence.with_players(players)) for players in counts]
    return {
        "format": 1,
        "game": evidence.rules.name,
        "files": [{"name": source.name, **settings(source), "command": command(source)} for source in evidence.sources],
        "games": len(evidence.games),
        "finished": len(evidence.finished),
        "failed": len(evidence.failed),
        "all": _numbers(sections),
        "by_players": {str(players): _numbers(found) for players, found in zip(counts, apart, strict=True)},
    }


def _numbers(sections: Sequence[Section]) -> dict[str, Any]:
    return {section.key: _rounded(section.figures) for section in sections}


def _rounded(value: Any) -> Any:
    """The same data with rounded numbers."""
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, dict):
        return {key: _rounded(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [_rounded(inner) for inner in value]
    return value
