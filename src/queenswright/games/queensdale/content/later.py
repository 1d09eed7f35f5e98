"""What later mechanisms keep in the record: each field declared once, for documents, views and what is hidden.

In all of these fields 0 is nothing, so that campaigns that have not come so far are as they always were.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from queenswright.games.queensdale.state.board import (
    BRANCHES,
    CASTLE_ROOMS,
    FINDS,
    NO_BRANCH,
    ROAD,
    SEGMENTS,
    SHRUBS,
    SPACE_KINDS,
    STATIONS,
    WALL,
)
from queenswright.games.queensdale.state.cards import (
    ABILITY_CARDS,
    BALLOTS,
    FACE_CARDS,
    FAVOUR_CARDS,
    FIRST_ABILITY,
    FIRST_ANSWER,
    FIRST_FAVOUR,
    KNOWLEDGE_CARDS,
    ORDER_CARDS,
    PAIR_HERBS,
    PILE,
    QUESTIONS,
    STORIES,
    VOTES,
)
from queenswright.games.queensdale.state.course import (
    ABILITIES,
    CASEBOOK,
    COGWHEEL,
    CROWN_BAR,
    EPOCH_CARDS,
    EPOCH_END_CARDS,
    EPOCHS,
    FAVOURS,
    FIRSTS,
    MONUMENTS,
    MOST_GAMES,
    NUMBER_CARDS,
    ONCE,
    ORDERS,
    PROMISE_PARTS,
    PROMISES,
    ROBBER_BARONS,
    ROOMS,
    ROUND_TRIP,
    STORY_CARDS,
    TOMES,
    USED,
    WALL_OR_ROAD,
)
from queenswright.games.queensdale.state.effects import BAKERY_PRICE, OLD_FRIENDS
from queenswright.games.queensdale.state.pieces import COLOURS, HERBS, ROBBERS, SEATS, SECTORS, STAGES, TILES
from queenswright.games.queensdale.steps import (
    FULFIL,
    OLD_FRIEND,
    ORDER,
    SPEND,
    TURN_COGWHEEL,
    answer_name,
    pair_herbs,
    slot_name,
    tile_name,
)
from queenswright.kernel.data import Pack

MOST = 9999
FAVOUR_NAMES = tuple(str(FIRST_FAVOUR + favour) for favour in range(FAVOUR_CARDS))
ALL, OWN, NONE, SOME = "all", "own", "none", "some"
"""Who sees a field: everybody, only the seat that it belongs to, nobody, or as `telling` says entry by entry."""


PAIR_NAMES = tuple(" and ".join(pair_herbs(pair)) for pair in range(len(PAIR_HERBS)))
ANSWER_NAMES = tuple(answer_name(answer) for answer in range(FIRST_ANSWER[-1]))
TILE_CODES = tuple(tile_name(tile) for tile in range(TILES))
STATION_NAMES = tuple(slot_name(station) for station in range(STATIONS))


@dataclass(frozen=True)
class Later:
    """A field of a later mechanism: a number up to `most`, one of `names` (0 for none), or `many` of them as bits.

    A field `by_seat` has an entry for every seat; one with a `length` has that many numbers (for every seat), one with
    `places` a number for each of them. The names of `seats` are the seats themselves, one (+ 1) or many. A field that
    is `early` is filled at the end of the epoch before, one of a `branch` only there. What is not `shown` in views is
    told in another way.
    """

    name: str
    mechanism: int
    most: int = 1
    names: Sequence[str | int] = ()
    many: bool = False
    seats: bool = False
    length: int = 0
    places: Sequence[str] = ()
    by_seat: bool = True
    seen: str = ALL
    early: bool = False
    shown: bool = True
    branch: int = NO_BRANCH


SEAT_NUMBERS = tuple(str(seat) for seat in range(SEATS))
ROBBER_NUMBERS = tuple(range(1, ROBBERS + 1))
STORY_NUMBERS = tuple(range(1, STORIES + 1))
"""Story cards by their place in the pack."""
CARDS = tuple(f"card_{number}" for number in range(1, FACE_CARDS + 1))
LATER = (
    Later("tomes", TOMES, most=6),
    Later("branch", WALL_OR_ROAD, names=BRANCHES, by_seat=False, early=True),
    Later("ballot", WALL_OR_ROAD, names=BALLOTS, seen=OWN, early=True),
    Later("monument", MONUMENTS, most=STAGES),
    Later("gift_used", MONUMENTS),
    Later("used", ABILITIES, names=USED, many=True),
    Later("abilities", ABILITIES, names=[str(FIRST_ABILITY + card) for card in range(ABILITY_CARDS)], many=True),
    Later("knowledge", TOMES, names=KNOWLEDGE_CARDS, many=True),
    Later("pile", TOMES, names=KNOWLEDGE_CARDS, length=PILE, by_seat=False, seen=SOME),
    Later("pile_known", TOMES, names=SEAT_NUMBERS, many=True, length=PILE, by_seat=False, seen=SOME),
    Later("knowledge_used", TOMES, names=ONCE, many=True),
    Later("more_huts", TOMES, names=HERBS, many=True, seen=OWN),
    Later("tokens", TOMES, most=SHRUBS),
    Later("played_before", EPOCH_CARDS, most=MOST_GAMES, by_seat=False, shown=False),
    Later("opened_in", EPOCH_CARDS, most=MOST_GAMES, length=EPOCHS, by_seat=False, shown=False),
    Later("ends_read", EPOCH_END_CARDS, most=EPOCHS, by_seat=False, shown=False),
    Later("last_end", EPOCH_END_CARDS, most=EPOCHS, by_seat=False, shown=False),
    Later("told_seats", EPOCH_END_CARDS, seats=True, many=True, by_seat=False, shown=False),
    Later("vote", EPOCH_END_CARDS, names=VOTES, by_seat=False, shown=False),
    Later("voted", EPOCH_END_CARDS, most=3, seen=OWN, shown=False),
    Later("votes", EPOCH_END_CARDS, most=3, length=len(VOTES), by_seat=False, shown=False),
    Later("missed", EPOCH_END_CARDS, seats=True, many=True, by_seat=False, shown=False),
    Later("firsts", EPOCH_END_CARDS, names=FIRSTS, many=True, shown=False),
    Later("favours", FAVOURS, seats=True, length=FAVOUR_CARDS, by_seat=False),
    Later("favours_due", FAVOURS, names=FAVOUR_NAMES, many=True, by_seat=False, shown=False),
    Later("baked", EPOCH_END_CARDS, most=MOST, shown=False),
    Later("fed", EPOCH_END_CARDS, most=MOST, shown=False),
    Later("spent", EPOCH_END_CARDS, most=MOST, shown=False),
    Later("crown", CROWN_BAR, most=99),
    Later("robbers", ROBBER_BARONS, names=ROBBER_NUMBERS, many=True),
    Later("robbers_at_work", ROBBER_BARONS, names=ROBBER_NUMBERS, many=True, by_seat=False),
    Later("cogwheel", COGWHEEL, names=[str(n) for n in range(1, SECTORS + 1)], by_seat=False),
    Later("promise", PROMISES, names=PROMISE_PARTS, many=True),
    Later("promises_kept", PROMISES, most=99),
    Later("faces_read", NUMBER_CARDS, names=CARDS, many=True),
    Later("faces_shown", NUMBER_CARDS, names=CARDS, many=True, by_seat=False),
    Later("orders", ORDERS, names=[str(n) for n in range(1, ORDER_CARDS + 1)], many=True, by_seat=False),
    Later("segments", WALL_OR_ROAD, seats=True, length=SEGMENTS, by_seat=False),
    Later("built_in", WALL_OR_ROAD, names=COLOURS, many=True, branch=WALL),
    Later("rider", WALL_OR_ROAD, names=STATION_NAMES, branch=ROAD),
    Later("delivered", WALL_OR_ROAD, names=STATION_NAMES, many=True, branch=ROAD),
    Later("castle_rooms", ROOMS, seats=True, places=CASTLE_ROOMS, by_seat=False),
    Later("answer", EPOCH_END_CARDS, names=PAIR_NAMES, seen=OWN, shown=False),
    Later("unsealed", EPOCH_END_CARDS, names=QUESTIONS, many=True, by_seat=False, shown=False),
    Later("story", STORY_CARDS, names=STORY_NUMBERS, by_seat=False, shown=False),
    Later("stories", STORY_CARDS, names=STORY_NUMBERS, many=True, by_seat=False, shown=False),
    Later("stories_back", STORY_CARDS, names=STORY_NUMBERS, many=True, by_seat=False, shown=False),
    Later("herbs_found", STORY_CARDS, names=HERBS, many=True, shown=False),
    Later("finds", WALL_OR_ROAD, seats=True, length=FINDS, by_seat=False),
    Later("second_delivery", WALL_OR_ROAD, branch=ROAD, shown=False),
    Later("entered", ROUND_TRIP, names=STATION_NAMES, many=True, branch=ROAD),
    Later("sealed", CASEBOOK, names=ANSWER_NAMES, length=len(QUESTIONS), seen=SOME, shown=False),
    Later("sealed_in", CASEBOOK, most=EPOCHS, length=len(QUESTIONS), shown=False),
    Later("sealed_now", CASEBOOK, names=QUESTIONS, many=True, shown=False),
    Later("tents", STORY_CARDS, names=COLOURS, many=True, by_seat=False, shown=False),
    Later("action", STORY_CARDS, names=SPACE_KINDS, by_seat=False, shown=False),
    Later("removed", STORY_CARDS, names=TILE_CODES, many=True, shown=False),
    Later("friend", STORY_CARDS, names=TILE_CODES, shown=False),
)
"""All fields of later mechanisms, in the order of the record."""

BROUGHT_BY = {
    TURN_COGWHEEL: (COGWHEEL,),
    SPEND: (COGWHEEL, ORDERS),
    ORDER: (ORDERS,),
    FULFIL: (ORDERS,),
    OLD_FRIEND: (),
}
"""The steps that later mechanisms bring: each is there once one of these is in play."""
BY_STORY = {SPEND: BAKERY_PRICE, OLD_FRIEND: OLD_FRIENDS}
"""Those that story cards bring, by effect."""


def is_step_in_play(pack: Pack, s: Any, step: int) -> bool:
    """QD-COMP-34: whether the campaign has come to a mechanism that asks this."""
    if step in BY_STORY and is_effect_known(pack, s, BY_STORY[step]):
        return True
    return step not in BROUGHT_BY or any(is_in_play(pack, s, mechanism) for mechanism in BROUGHT_BY[step])


def is_effect_known(pack: Pack, s: Any, effect: int) -> bool:
    """QD-EPOCH-04: whether a story card that changes something in this way was read."""
    return bool(s.stories & pack.mirror.effect_stories[effect])


def is_in_play(pack: Pack, s: Any, mechanism: int) -> bool:
    """QD-COMP-34: whether the campaign has come to a mechanism."""
    return bool(pack.mirror.mechanism_from[mechanism] <= s.opened)


def may_hold(pack: Pack, s: Any, field: Later) -> bool:
    """Whether there can be something in a field."""
    is_in_time = pack.mirror.mechanism_from[field.mechanism] - field.early <= s.opened
    return bool(is_in_time and field.branch in (NO_BRANCH, s.branch))


def fields(by_seat: bool) -> list[Later]:
    """The fields of seats, or those of the table."""
    return [field for field in LATER if field.by_seat == by_seat]
