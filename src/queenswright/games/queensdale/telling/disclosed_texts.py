"""The sealed texts that become readable as the campaign discloses its content (QD-COMP-34)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from queenswright.games.queensdale.content.deck import (
    FACE_NAMES,
    NUMBER_CARDS,
    find_card,
    monument_card,
    number_card_ids,
)
from queenswright.games.queensdale.content.disclosed import (
    cards_known,
    has_effect,
    has_marble,
    has_room,
    is_ballot_known,
    is_board_open,
    is_gift_open,
    is_lasting_known,
    is_lesson_known,
    is_signal_open,
    is_space_open,
    is_use_open,
)
from queenswright.games.queensdale.content.later import ROBBER_NUMBERS, is_in_play
from queenswright.games.queensdale.content.names import TILE_NAMES
from queenswright.games.queensdale.content.story import CHAPTERS, FAMILY_RULE, text_ids
from queenswright.games.queensdale.state.board import (
    BRANCHES,
    CASTLE_ROOMS,
    LATER_SPACES,
    NO_BRANCH,
    ROAD,
    SPACE_KINDS,
    WALL,
)
from queenswright.games.queensdale.state.cards import BALLOTS, COURIER_CARDS, FIRST_ABILITY, ORDER_CARDS
from queenswright.games.queensdale.state.course import (
    ABILITIES,
    BUILD_USES,
    CLEAR,
    COGWHEEL,
    CROWN_BAR,
    FAVOURS,
    LAST_PRICES,
    MONUMENTS,
    ORDERS,
    PROMISE_PARTS,
    PROMISES,
    QUEENS_LOAF,
    RENOVATION,
    ROBBER_BARONS,
    ROOMS,
    ROUND_TRIP,
    RUNNING,
    SEGMENT_USE,
    TOMES,
    USED,
)
from queenswright.games.queensdale.state.course import NUMBER_CARDS as NUMBER_FACES
from queenswright.games.queensdale.state.effects import (
    CHEAP_EXCHANGE,
    CLOSED_SPACES,
    DRAW_TWO,
    FEED_WITH_GUILDER,
    FEED_WITH_MORE_BREAD,
    KEPT_FIGURINE,
    LARGER_DEAL,
    POOR_REROLL,
    SHARED_SPACE,
    WILD_BOARS,
)
from queenswright.games.queensdale.state.pieces import (
    FAMILIES,
    FIGURINES,
    HEALER,
    LANTERN,
    NOBODY,
    SECTORS,
    TILES,
    TILES_PER_EPOCH,
)
from queenswright.games.queensdale.telling.added import added_texts
from queenswright.games.queensdale.telling.casebook import casebook_texts
from queenswright.games.queensdale.telling.characters import CHARACTERS
from queenswright.games.queensdale.telling.knowledge import read_cards
from queenswright.games.queensdale.telling.remarks import remark_ids
from queenswright.games.queensdale.telling.told import favour_texts, story_texts, told_texts
from queenswright.kernel.data import Pack

REFUSED_BY_CARD = {
    FEED_WITH_GUILDER: "refused-qd-no-guilder-feeding",
    CLOSED_SPACES: "refused-qd-space-is-closed",
    WILD_BOARS: "refused-qd-shrub-is-closed",
}


PARTS = ("scout", "rider", *PROMISE_PARTS[PROMISE_PARTS.index("alone") :])
"""The parts of promises that have words of their own; quarters and spaces have theirs anyway."""
TEXTS_OF: dict[int, tuple[str, ...]] = {
    COGWHEEL: (
        "step-cogwheel", "step-spend", "qd-story-cogwheel", "qd-story-cogwheel-shows", "web-view-cogwheel",
        "refused-qd-no-resource-to-turn", "refused-qd-turned-too-far", "thing-cogwheel", "thing-sector",
        "web-move-turn",
        *(f"sector-{number}" for number in range(1, SECTORS + 1)),
    ),
    ORDERS: (
        "step-order", "step-fulfil", "step-spend", "qd-story-order", "qd-story-orders", "qd-story-seals-given",
        "web-view-orders", "thing-order", "refused-qd-a-die-needed", "refused-qd-no-order-left",
        "refused-qd-no-order-paid", "refused-qd-order-is-gone", "refused-qd-order-not-paid",
        "refused-qd-no-courier-asked", "web-move-fulfil", "web-move-fulfil-by-courier",
        *(f"order-{number}-{part}" for number in range(1, ORDER_CARDS + 1) for part in ("title", "text", "does")),
    ),
    MONUMENTS: ("thing-monument", "qd-story-monument", "web-view-monument", "web-view-gift_used"),
    PROMISES: (
        *(f"promise-{family}" for family in FAMILIES), "promise-reward", "qd-story-promise", "web-view-promise",
        "web-view-promises_kept", *(f"promise-part-{part}" for part in PARTS), "thing-promise",
    ),
    ABILITIES: (
        "step-ability", "qd-story-ability", "qd-story-step", "qd-story-reroll-one", "qd-story-pay-nothing",
        "qd-story-no-surcharge", "refused-qd-no-such-ability", "refused-qd-ability-used", "refused-qd-other-family",
        "refused-qd-too-many-dice", "refused-qd-no-surcharge-due", "web-view-abilities", "web-view-marks",
        "web-move-ability", "web-move-step-on", "web-move-pay-nothing", "web-move-no-surcharge",
        *(f"used-mark-{mark}" for mark in USED[: USED.index("roll")]), "thing-ability",
    ),
    ROOMS: (
        "thing-room", "step-room", "qd-story-room", "web-view-castle_rooms", "refused-qd-no-room-left",
        "refused-qd-no-such-room", "refused-qd-room-stands", "refused-qd-other-rooms-first", "web-move-furnish",
    ),
    TOMES: (
        "good-tome", "amount-tome", "qd-story-tomes", "refused-qd-shelf-is-full", "web-view-tomes",
        "web-view-knowledge", "web-view-knowledge_deck", "web-view-pile", "web-view-knowledge_used",
        "web-view-more_huts", "web-view-tokens", "web-view-learning", "web-phase-learning", "web-move-study",
        "web-move-keep-tomes", "web-move-keep-card", "thing-knowledge", "step-learn", "step-keep_card",
        "qd-story-learn", "qd-story-learn-not", "qd-story-knowledge",
    ),
    FAVOURS: ("web-view-favours",),
    LAST_PRICES: ("qd-story-gift-last",),
    QUEENS_LOAF: ("qd-story-gift-loaf",),
    CROWN_BAR: (
        "thing-crown_bar", "thing-crown_value", "step-crown", "qd-story-crown", "qd-story-crown-none",
        "qd-story-crown-fame", "refused-qd-seals-not-received", "web-phase-crown", "web-view-crown",
        "web-move-crown", "web-move-crown-none",
    ),
    ROBBER_BARONS: (
        *(f"robber-{number}{part}" for number in ROBBER_NUMBERS for part in ("", "-does")),
        "thing-robber", "amount-robber", "step-swap", "step-swap_for", "qd-story-robbers", "qd-story-robber",
        "qd-story-swap", "qd-story-swapped", "refused-qd-no-such-robber", "refused-qd-robber-idle",
        "refused-qd-no-figurine-there", "web-view-robbers", "web-view-robbers_at_work", "web-move-robber",
        "web-move-swap", "web-move-swap-for",
    ),
    NUMBER_FACES: ("qd-story-face-known", "web-view-faces_read", "web-view-faces_shown", "web-view-number_cards"),
}  # fmt: skip
"""The texts that become readable when a mechanism comes into play."""
TEXTS_OF_THE_VOTE = (
    "step-ballot", "step-break_tie", "vote-way-question", "vote-way-wall", "vote-way-road", "thing-wall", "thing-road",
    "web-view-ballot", "web-view-branch", "qd-story-ballot", "qd-story-ballot-opened", "qd-story-ballot-tie",
    "qd-story-tie-decided", "refused-qd-own-tokens-decide", "qd-ballot-cast", "web-move-vote",
    "web-move-decide",
    *(f"ballot-{ballot}" for ballot in BALLOTS),
)  # fmt: skip
TEXTS_OF_LESSONS = {
    LARGER_DEAL: ("step-deal", "qd-story-larger-deal", "web-move-usual-deal", "web-move-larger-deal"),
    KEPT_FIGURINE: (
        "qd-story-use-and-keep",
        "qd-story-use-courier-and-keep",
        "web-move-use-and-keep",
        "web-move-use-courier-and-keep",
        "web-once-figurine",
    ),
    POOR_REROLL: ("qd-story-reroll-nothing", "refused-qd-has-a-guilder", "web-once-reroll"),
    CHEAP_EXCHANGE: ("web-once-exchange",),
    SHARED_SPACE: ("web-once-space",),
}
"""The texts that become readable when somebody has a knowledge card, besides the card itself."""
LESSON_REFUSALS = ("refused-qd-no-such-knowledge", "refused-qd-knowledge-used")
TEXTS_OF_CARD = {
    5: ("step-ledger", "refused-qd-nothing-to-change", "web-move-change", "web-move-change-nothing"),
    6: ("step-mirror", "qd-story-mirror", "refused-qd-mirror-of-mirror", "web-move-as-die"),
}
"""The texts besides its own that a number card of a face makes readable."""


TEXTS_OF_SEGMENTS = (
    "step-segment", "amount-segment", "web-view-segments", "web-view-finds", "web-move-add-segment", "web-move-segment",
    "refused-qd-segment-stands", "refused-qd-no-segment-left",
)  # fmt: skip
TEXTS_OF_THE_WALL = (
    "step-give_back", "segment-1", "segment-2", "segment-3", "web-view-built_in", "web-move-return",
    "refused-qd-quarter-has-segment", "qd-story-wall-kept", "qd-story-wall-missed", "qd-story-give-back",
    "qd-story-gift-wall",
)  # fmt: skip


TEXTS_OF_THE_ROAD = (
    "step-ride", "step-deliver", "thing-station", "thing-rider", "thing-delivery", "amount-station", "amount-delivery",
    "delivery-1", "delivery-2", "delivery-3", "web-view-rider", "web-view-delivered", "web-move-ride",
    "web-move-stop-riding", "web-move-deliver", "web-move-pass-on", "qd-story-ride", "qd-story-deliver",
    "refused-qd-not-next-station", "refused-qd-no-segment-there", "refused-qd-rider-must-move",
    "refused-qd-delivery-not-paid",
)  # fmt: skip


class _Disclosed(NamedTuple):
    """The fields of the record that sealed texts depend on; they change seldom, and are asked for at every move."""

    players: int
    opened: int
    epoch: tuple[int, ...]
    family: tuple[int, ...]
    monument: tuple[int, ...]
    castle_rooms: tuple[int, ...]
    finds: tuple[int, ...]
    courier_deck: int
    clairvoyant: tuple[int, ...]
    branch: int
    has_voted: bool
    knowledge: tuple[int, ...]
    pile: tuple[int, ...]
    pile_known: tuple[int, ...]
    ends_read: int
    unsealed: int
    votes: tuple[int, ...]
    favours: tuple[int, ...]
    stories: int
    cards: int
    is_over: bool


def disclosed_texts(pack: Pack, s: Any, seat: int | None) -> Collection[str]:
    """QD-COMP-34, QD-CLAIR-07: the ids of all sealed texts that a seat (None: a spectator) may read now."""
    known = _Disclosed(
        players=s.players,
        opened=s.opened,
        epoch=tuple(s.epoch),
        family=tuple(s.family),
        monument=tuple(s.monument),
        castle_rooms=tuple(s.castle_rooms),
        finds=tuple(s.finds),
        courier_deck=s.courier_deck,
        clairvoyant=tuple(s.clairvoyant),
        branch=s.branch,
        has_voted=is_ballot_known(s),
        knowledge=tuple(s.knowledge),
        pile=tuple(s.pile),
        pile_known=tuple(s.pile_known),
        ends_read=s.ends_read,
        unsealed=s.unsealed,
        votes=tuple(s.votes),
        favours=tuple(s.favours),
        stories=s.stories,
        cards=cards_known(s, seat),
        is_over=s.ended != RUNNING,
    )
    return _texts(pack, known, seat)


@lru_cache(maxsize=10_000)
def _texts(pack: Pack, s: _Disclosed, seat: int | None) -> frozenset[str]:
    readable = frozenset(
        (
            *_mechanisms(pack, s),
            *_buildings(pack, s),
            *(f"face-{face.code}" for face in pack.content.faces if 1 < face.epoch <= s.opened),
            *(f"tile-{TILE_NAMES[tile]}" for tile in range(TILES) if is_board_open(s, tile // TILES_PER_EPOCH + 1)),
            *_monuments(s),
            *_rooms(pack, s),
            *_cards(s, seat),
            *_branch(pack, s),
            *_abilities(pack, s),
            *_chapters(pack, s),
            *_knowledge(pack, s, seat),
            *told_texts(pack, s.opened, s.ends_read, s.votes, s.branch, s.unsealed),
            *added_texts(pack, s.opened, s.ends_read, s.branch, s.stories),
            *story_texts(pack, s.stories),
            *(text for favour, owner in enumerate(s.favours) if owner for text in favour_texts(favour)),
            *_number_cards(s),
            *(CHARACTERS.sentences if s.is_over else ()),
            *remark_ids(pack, s.opened, s.players, BRANCHES[s.branch - 1] if s.branch else "", s.courier_deck),
        )
    )
    return readable.union(casebook_texts(pack, s, readable))


def _buildings(pack: Pack, s: Any) -> Iterator[str]:
    for building in pack.content.buildings:
        if 1 < building.epoch <= s.opened:
            yield from (f"building-{building.code}", f"building-{building.code}-does")


def _mechanisms(pack: Pack, s: Any) -> Iterator[str]:
    """What epochs bring besides buildings, faces and tower tiles."""
    for epoch in range(2, s.opened + 1):
        yield f"epoch-{epoch}-opens"
    for kind, figurine in enumerate(FIGURINES):
        if 1 < pack.mirror.figurine_from[kind] <= s.opened:
            yield from (f"figurine-{figurine}", f"figurine-{figurine}-does", f"amount-{figurine}")
    if has_marble(pack, s):
        yield from ("good-marble", "amount-marble", "space-marble", "qd-story-new-marble")
    for use, name in enumerate(BUILD_USES):
        if is_use_open(pack, s, use) and use != SEGMENT_USE:
            yield from (f"qd-story-plan-{name}", f"qd-story-new-{name}", f"web-use-{name}")
    if is_use_open(pack, s, CLEAR):
        yield "qd-story-cleared"
    if is_use_open(pack, s, RENOVATION):
        yield from ("step-renovate", "qd-story-renovated", "web-view-renovated", "web-move-renovate")
    for mechanism, texts in TEXTS_OF.items():
        if is_in_play(pack, s, mechanism):
            yield from texts
    for space in LATER_SPACES:
        if is_space_open(pack, s, SPACE_KINDS.index(space)):
            yield f"space-{space}"
    if pack.mirror.plunger_from <= s.opened:
        yield from ("qd-story-plunger", "qd-story-new-plunger")
    if is_signal_open(pack, s):
        yield from ("qd-story-reroll-signal", "refused-qd-tower-power-used")
    if pack.mirror.figurine_from[HEALER] <= s.opened:
        yield "refused-qd-no-token-near"
    if has_effect(pack, s, DRAW_TWO):
        yield from ("step-keep_figurine", "qd-story-keep", "refused-qd-not-drawn", "refused-qd-courier-stays")
    if has_effect(pack, s, FEED_WITH_MORE_BREAD):
        yield from ("refused-qd-no-more-bread", "refused-qd-extra-level-lost")
    for effect, refusal in REFUSED_BY_CARD.items():
        if is_lasting_known(pack, s, effect):
            yield refusal


def _branch(pack: Pack, s: _Disclosed) -> Iterator[str]:
    """QD-LATER-11, 41, 44: the vote, what it has opened, and what was found."""
    if s.has_voted:
        yield from TEXTS_OF_THE_VOTE
    if s.branch != NO_BRANCH:
        branch = BRANCHES[s.branch - 1]
        yield from (f"vote-way-chosen-{branch}", f"qd-story-segment-{branch}", f"qd-story-plan-{branch}")
        yield f"qd-story-new-{branch}"
        yield from (f"web-use-{branch}", f"thing-{branch}_segment", *TEXTS_OF_SEGMENTS)
    if s.branch == WALL:
        yield from TEXTS_OF_THE_WALL
        if s.opened >= pack.mirror.wall_quarters_from:
            yield "qd-story-gift-quarters"
    if s.branch == ROAD:
        yield from TEXTS_OF_THE_ROAD
        if is_in_play(pack, s, ROUND_TRIP):
            yield "web-view-entered"
    for find, owner in enumerate(s.finds):
        if owner:
            yield from number_card_ids(find_card(s.branch, find))


def _monuments(s: Any) -> Iterator[str]:
    """QD-LATER-33, 34: the stages that stand, and the card that the last one opens."""
    for seat in range(s.players):
        family, stages = FAMILIES[s.family[seat]], s.monument[seat]
        yield from (f"monument-{family}-{stage + 1}" for stage in range(stages))
        if is_gift_open(s, s.family[seat]):
            yield from number_card_ids(monument_card(family))
    if is_gift_open(s, LANTERN):
        yield from ("qd-story-reroll-monument", "refused-qd-no-gift", "refused-qd-gift-used")


def _abilities(pack: Pack, s: Any) -> Iterator[str]:
    """QD-LATER-17, 21: the cards of the families in play; those that nobody plays stay closed."""
    if not is_in_play(pack, s, ABILITIES):
        return
    for card, family in enumerate(pack.mirror.ability_family):
        if family in s.family[: s.players]:
            yield from (f"number-card-{FIRST_ABILITY + card}-{part}" for part in ("title", "text", "rule"))


def _chapters(pack: Pack, s: Any) -> Iterator[str]:
    """QD-LATER-27: the pages of all families, also of those that nobody plays, and what they bring."""
    for start, pages in zip(pack.mirror.chapter_from, CHAPTERS, strict=True):
        if start <= s.opened:
            yield from (FAMILY_RULE, "step-gift", "qd-story-gift", "web-move-gift")
            for page in pages:
                yield from text_ids(page)


def _rooms(pack: Pack, s: Any) -> Iterator[str]:
    """QD-LATER-61: the rooms of the castle, and the plates on the doors of those that are furnished."""
    for room, name in enumerate(CASTLE_ROOMS):
        if has_room(pack, s, room):
            yield from (f"room-{name}", f"room-{name}-does")
        if s.castle_rooms[room]:
            yield f"room-{name}-plate"


def _cards(s: Any, seat: int | None) -> Iterator[str]:
    """QD-COURIER-01, QD-CLAIR-02: the courier cards read in this game; visions, whose second half is for one seat."""
    for card in range(COURIER_CARDS):
        if not s.courier_deck >> card & 1:
            yield from (f"courier-{card + 1}-title", f"courier-{card + 1}-text")
    for card, owner in enumerate(s.clairvoyant):
        if owner != NOBODY:
            yield f"clairvoyant-{card + 1}-public"
            if owner == seat:
                yield f"clairvoyant-{card + 1}-private"


def _knowledge(pack: Pack, s: Any, seat: int | None) -> Iterator[str]:
    """QD-LATER-36: the cards that somebody has, and those that a seat has looked at; what they do, with its words."""
    for card in read_cards(s, seat):
        yield from (f"number-card-{card}-{part}" for part in ("title", "text", "rule"))
    if any(s.knowledge):
        yield from LESSON_REFUSALS
    for lesson, texts in TEXTS_OF_LESSONS.items():
        if is_lesson_known(pack, s, lesson):
            yield from texts


def _number_cards(s: _Disclosed) -> Iterator[str]:
    """QD-GROCER-05, 11, QD-STICKER-14: the cards of faces that the seat has bought, or that somebody has used."""
    for card in NUMBER_CARDS:
        if s.cards >> card.number - 1 & 1:
            yield from (*number_card_ids(card), f"face-{FACE_NAMES[card.number - 1]}")
            yield from TEXTS_OF_CARD.get(card.number, ())
