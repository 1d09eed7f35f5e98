"""What a campaign tells: its games one by one, as everybody at the table saw them. Nothing hidden, no key, no hash."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from queenswright.kernel.contract import Event
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.records.campaign import MOVE, Campaign, Entry, section_of
from queenswright.records.campaign.replay import Replay


@dataclass
class Chapter:
    """One game of a campaign: what happened, and the places and the open table when it was over."""

    number: int
    story: list[tuple[str, Event]] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    view: dict[str, Any] = field(default_factory=dict)


def chapters(campaign: Campaign, game: Game) -> list[Chapter]:
    """The games of a campaign, told from the log; the whole of it is replayed and checked."""
    found: list[Chapter] = []

    def told(entry: Entry, position: Position) -> None:
        if entry.kind != MOVE:
            return
        number = section_of(entry.turn)
        if not found or found[-1].number != number:
            found.append(Chapter(number))
        found[-1].story += [(entry.turn, event) for event in position.story()]
        if position.is_over or section_of(position.turn) != number:
            _close(found[-1], position)

    last = Replay(campaign, game, told=told).run()
    if found and not found[-1].view:
        _close(found[-1], last)
    return found


def _close(chapter: Chapter, position: Position) -> None:
    chapter.places = position.standings
    chapter.view = position.view(None)
