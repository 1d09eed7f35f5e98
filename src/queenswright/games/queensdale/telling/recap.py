"""Last time in Queensdale: five lines for people who come back, chosen from what was told lately."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from queenswright.games.queensdale.content.story import VOTES, vote_ids
from queenswright.kernel.data import Event

LINES = 5
WEIGHTS = (
    (1, ("qd-story-winner", "qd-story-no-winner")),
    (1, ("qd-story-opens",)),
    (1, tuple(message for vote in VOTES for message in vote_ids(vote) if "-chosen-" in message)),
    (2, ("qd-story-epoch-done", "qd-story-castle", "qd-story-ticked")),
    (1, ("qd-story-room", "qd-story-segment-wall", "qd-story-segment-road", "qd-story-monument")),
    (2, ("qd-story-built", "qd-story-built-over")),
    (1, ("qd-story-buy", "qd-story-free-face")),
    (1, ("qd-story-feed", "qd-story-hut")),
    (2, ("qd-story-fame",)),
    (1, ("qd-story-first-hut", "qd-story-first-player", "qd-story-family")),
)
"""What is worth a line, the weightiest first, each with the number of lines that it may take."""


def recap(events: Sequence[Event]) -> list[Event]:
    """At most five lines, in the order in which they happened; of equals the latest."""
    chosen: list[int] = []
    for most, messages in WEIGHTS:
        fitting = [place for place, event in enumerate(events) if event.message in messages]
        chosen += _latest(events, fitting, most)[: LINES - len(chosen)]
    return [events[place] for place in sorted(chosen)]


def _latest(events: Sequence[Event], places: Sequence[int], most: int) -> list[int]:
    """The latest of these, at most one of every seat."""
    seats: Counter[object] = Counter()
    found: list[int] = []
    for place in reversed(places):
        seat = events[place].args.get("seat")
        if len(found) < most and not seats[seat]:
            found.append(place)
        seats[seat] += 1
    return found
