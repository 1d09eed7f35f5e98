"""The story of a campaign, game by game, as everybody at the table saw it. Nothing hidden, no key, no hash."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from queenswright.kernel.data import Event
from queenswright.kernel.position import Position
from queenswright.records.campaign import section_of
from queenswright.table.line import Line


@dataclass
class Chapter:
    """One game of a campaign: what happened, the final places, and the spectators' view at the end."""

    number: int
    story: list[tuple[str, Event]] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    view: dict[str, Any] = field(default_factory=dict)


def chapters(line: Line) -> list[Chapter]:
    """The games of a campaign played so far."""
    found: list[Chapter] = []
    for played, after in zip(line.played, list(line.position.past())[1:], strict=True):
        number = section_of(played.turn)
        if not found or found[-1].number != number:
            found.append(Chapter(number))
        found[-1].story += [(played.turn, event) for event in played.events]
        if after.is_over or section_of(after.turn) != number:
            _close(found[-1], after)
    if found and not found[-1].view:
        _close(found[-1], line.position)
    return found


def _close(chapter: Chapter, position: Position) -> None:
    chapter.places = position.standings
    chapter.view = position.view(None)


def moves_since(line: Line, section: int) -> int:
    """How many moves were played since a game of the campaign began; 0 if it was never played."""
    sections = [section_of(played.turn) for played in line.played]
    return len(sections) - sections.index(section) if section in sections else 0


def section_starts(line: Line) -> list[Position]:
    """The positions in which the games of a campaign began, including the current game."""
    turns = [played.turn for played in line.played]
    before = list(line.position.past())
    if not turns:
        return before
    starts = [before[i] for i, turn in enumerate(turns) if i == 0 or section_of(turn) != section_of(turns[i - 1])]
    goes_on = not line.is_over and section_of(line.position.turn) != section_of(turns[-1])
    return [*starts, line.position] if goes_on else starts
