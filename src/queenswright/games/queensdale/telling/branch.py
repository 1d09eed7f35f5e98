"""The branch in events: the vote for wall or road, and what the chosen one brings."""

from __future__ import annotations

from typing import Any

from queenswright.games.queensdale.content.names import colour_of
from queenswright.games.queensdale.state import BALLOT_ROAD, BALLOT_WALL, BRANCHES
from queenswright.games.queensdale.telling.history import lot
from queenswright.kernel.data import Event, Pack

Told = list[Event]


def ballot(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-LATER-44: that somebody has voted; with the last vote all are opened."""
    told = [Event("qd-story-ballot", {"seat": colour_of(before, seat)})]
    if any(after.ballot):
        return told
    for voter in range(before.players):
        cast = i if voter == seat else before.ballot[voter] - 1
        tokens = {"wall": BALLOT_WALL[cast], "road": BALLOT_ROAD[cast]}
        told.append(Event("qd-story-ballot-opened", {"seat": colour_of(before, voter), **tokens}))
    if after.branch == before.branch:
        told.append(Event("qd-story-ballot-tie", {}))
    return told


def break_tie(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-LATER-44, QD-TIE-10: who decides a tie."""
    decided = Event("qd-story-tie-decided", {"seat": colour_of(before, seat)})
    return [*lot(pack, before, seat), decided]


def branch_events(pack: Pack, before: Any, after: Any) -> Told:
    """QD-LATER-11: whether the valley builds a wall or a road."""
    if after.branch == before.branch:
        return []
    return [Event(f"vote-way-chosen-{BRANCHES[after.branch - 1]}", {})]
