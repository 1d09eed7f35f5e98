"""The branch in events: the vote for wall or road, what the chosen one brings, and what is found there."""

from __future__ import annotations

from typing import Any

from queenswright.games.queensdale.content.deck import find_card, number_card_ids
from queenswright.games.queensdale.content.names import colour_of
from queenswright.games.queensdale.rules.branch import built_in_this_game
from queenswright.games.queensdale.state.board import BRANCHES, NO_BRANCH, SEGMENTS, SLOTS, WALL
from queenswright.games.queensdale.state.cards import BALLOT_ROAD, BALLOT_WALL
from queenswright.games.queensdale.state.course import PLAY
from queenswright.games.queensdale.state.pieces import COLOURS
from queenswright.games.queensdale.steps import ITEMS, STOP_RIDING, YES
from queenswright.games.queensdale.telling.history import lot
from queenswright.games.queensdale.telling.told import decided
from queenswright.kernel.data import Event, Pack
from queenswright.kernel.rule import plain

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
    return [*lot(pack, before, seat), Event("qd-story-tie-decided", {"seat": colour_of(before, seat)})]


def give_back(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-LATER-39: the item that goes back because too little was built."""
    return [Event("qd-story-give-back", {"seat": colour_of(before, seat), "goods": [[1, ITEMS[i]]]})]


def ride(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-LATER-43: the station that a rider reaches."""
    if i == STOP_RIDING:
        return []
    return [Event("qd-story-ride", {"seat": colour_of(before, seat), **place_of(i)})]


def deliver(pack: Pack, before: Any, after: Any, i: int, seat: int, argument: int) -> Told:
    """QD-LATER-42: a delivery; what it takes and gives is among what changes hands."""
    return [Event("qd-story-deliver", {"seat": colour_of(before, seat), **place_of(argument)})] if i == YES else []


def branch_events(pack: Pack, before: Any, after: Any) -> Told:
    """QD-LATER-11, 12, 13, 39: wall or road, every segment, and the check of the wall when it begins."""
    if after.branch == NO_BRANCH:
        return []
    if after.branch != before.branch:
        return [Event(f"vote-way-chosen-{BRANCHES[after.branch - 1]}", {})]
    return _segments(before, after) + _finds(before, after) + _checked(before, after)


def place_of(slot: int) -> dict[str, Any]:
    """A segment or station for a sentence: its quarter, and which one it is there."""
    return {"quarter": COLOURS[slot // SLOTS], "slot": slot % SLOTS + 1}


def _segments(before: Any, after: Any) -> Told:
    new = [slot for slot in range(SEGMENTS) if after.segments[slot] and not before.segments[slot]]
    message = f"qd-story-segment-{BRANCHES[after.branch - 1]}"
    return [Event(message, {"seat": colour_of(after, after.segments[slot] - 1), **place_of(slot)}) for slot in new]


def _finds(before: Any, after: Any) -> Told:
    """QD-LATER-41: what somebody has found, read aloud to all."""
    told = []
    for find, owner in enumerate(after.finds):
        if owner != before.finds[find]:
            args = {"seat": colour_of(after, owner - 1), "barons": decided(after)["barons"]}
            told += [Event(message, args) for message in number_card_ids(find_card(after.branch, find))]
    return told


def _checked(before: Any, after: Any) -> Told:
    """QD-LATER-39: how the check of the wall comes out, told when the game is over and not all of it stands."""
    if after.branch != WALL or before.phase != PLAY or after.phase == PLAY or all(after.segments):
        return []
    built, wanted = plain(built_in_this_game)(before), before.players - 1
    message = "qd-story-wall-kept" if built >= wanted else "qd-story-wall-missed"
    return [Event(message, {"built": built, "wanted": wanted})]
