"""Moves whose notation would reveal something that the campaign has not disclosed yet (QD-COMP-34)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from queenswright.games.queensdale.content.deck import FACE_NAMES
from queenswright.games.queensdale.content.disclosed import (
    has_effect,
    has_marble,
    has_room,
    is_ballot_known,
    is_board_open,
    is_building_open,
    is_gift_open,
    is_lasting_known,
    is_lesson_known,
    is_signal_open,
    is_space_open,
    is_use_open,
)
from queenswright.games.queensdale.content.later import BROUGHT_BY, is_effect_known, is_in_play, is_step_in_play
from queenswright.games.queensdale.rules.casebook import is_named
from queenswright.games.queensdale.state.board import CASTLE_ROOMS, FIRST_LATER, MARBLE_SPACE, ROAD, WALL
from queenswright.games.queensdale.state.cards import (
    ABILITY_CARDS,
    BARON_SUPPER,
    BARONS,
    FAIR,
    FAIR_BUY,
    FREE_FACE_FAVOUR,
    GIFTS,
)
from queenswright.games.queensdale.state.course import (
    ABILITIES,
    BUILD_USES,
    CASEBOOK,
    CROWN_BAR,
    RENOVATION,
    ROBBER_BARONS,
    SEGMENT_USE,
    TOMES,
)
from queenswright.games.queensdale.state.effects import (
    DRAW_TWO,
    FEED_WITH_GUILDER,
    FEED_WITH_MORE_BREAD,
    FIRST_REROLL,
    KEPT_FIGURINE,
    LARGER_DEAL,
    OLD_FRIENDS,
    POOR_REROLL,
    RAFT_STEPS,
    SECOND_ACTION,
    SHARED_SPACE,
    TENT_BREAD,
    WEDDING,
)
from queenswright.games.queensdale.state.pieces import (
    COLOURS,
    DICE,
    FIGURINES,
    HEALER,
    LANTERN,
    MARBLE,
    MERCHANT,
    ROBBERS,
    TILES,
    TILES_PER_EPOCH,
    TYPES,
)
from queenswright.games.queensdale.steps import (
    ABILITY,
    ACT_AGAIN,
    ANSWER,
    BALLOT,
    BREAK_TIE,
    BUILD,
    CALL_FRIEND,
    COUNT,
    COVER,
    CROWN,
    DEAL,
    DELIVER,
    EXCHANGE,
    FEED,
    FEED_GUILDER,
    FEED_GUILDER_AND_BREAD,
    FEED_TWO_BREAD,
    FIRST,
    FIRST_REROLL_FREE,
    FREE_FACE_STEP,
    FREE_REROLL,
    GIFT,
    GIVE_BACK,
    GROCER,
    ITEMS,
    KEEP_CARD,
    KEEP_COURIER,
    KEEP_CRAFTSMAN,
    KEEP_FIGURINE_STEP,
    KIND_OF_PLACE,
    LARGER,
    LEARN,
    LEDGER,
    LEDGER_DONE,
    LOOK_TWICE,
    MIRROR,
    OLD_FRIEND,
    OPEN_CASEBOOK,
    PAY_DIE,
    PAY_NOTHING,
    PAYMENT,
    PICK,
    PLACE,
    RENOVATE,
    REROLL_FOR_NOTHING,
    REST,
    RETURN_ROBBER,
    RIBBON,
    RIDE,
    ROBBER,
    ROOM,
    SCOUT,
    SEAL,
    SEGMENT,
    SHARED,
    SIDE,
    SIGNAL,
    SKIP_SURCHARGE,
    START_HUT,
    STEP_ON,
    STORE,
    SWAP,
    SWAP_FOR,
    TOWER,
    TRADE_ITEM,
    TURN,
    USE,
    USE_AND_KEEP,
    USES,
    USUAL,
    VISIT,
    VOTE,
    WED,
)
from queenswright.kernel.data import Pack
from queenswright.kernel.rule import plain

BARN_END, PAINTER_END, LAST_QUESTION = 2, 5, 8
"""The epochs whose end cards first put a vote and trade an item, give faces away, and ask for the pair of herbs."""

LEDGER_CARD, MIRROR_CARD = FACE_NAMES.index("ledger"), FACE_NAMES.index("mirror")


def sealed_actions(pack: Pack, s: Any) -> frozenset[int]:
    """The numbers of all actions that name something still sealed."""
    return frozenset(FIRST[step] + i for step, i in _sealed(pack, s))


def _sealed(pack: Pack, s: Any) -> Iterator[tuple[int, int]]:
    for building in range(TYPES):
        if not is_building_open(pack, s, building):
            yield from ((BUILD, building), (COVER, building), (RENOVATE, building))
    for use in range(len(BUILD_USES)):
        if not is_use_open(pack, s, use):
            yield BUILD, TYPES + use
    if not is_use_open(pack, s, RENOVATION):
        yield from ((RENOVATE, building) for building in range(TYPES))
    for face, epoch in enumerate(pack.mirror.face_from):
        if epoch > s.opened:
            yield from ((GROCER, face), (SIDE, face))
    for tile in range(TILES):
        if not is_board_open(s, tile // TILES_PER_EPOCH + 1):
            yield from ((TOWER, tile), (OLD_FRIEND, tile))
    if not is_signal_open(pack, s):
        yield TURN, SIGNAL
    yield from ((ROOM, room) for room in range(len(CASTLE_ROOMS)) if not has_room(pack, s, room))
    if not is_gift_open(s, LANTERN):
        yield TURN, FREE_REROLL
    if not has_marble(pack, s):
        yield from ((PLACE, MARBLE_SPACE), (PLACE, SHARED + MARBLE_SPACE), (PICK, MARBLE))
        yield from ((step, ITEMS.index("marble")) for step in (EXCHANGE, STORE, TRADE_ITEM))
    for action, kind in enumerate(KIND_OF_PLACE):
        if kind >= FIRST_LATER and not is_space_open(pack, s, kind):
            yield PLACE, action
    if not is_use_open(pack, s, SEGMENT_USE):
        yield from ((SEGMENT, i) for i in range(COUNT[SEGMENT]))
    if s.branch != ROAD:
        yield from ((step, i) for step in (RIDE, DELIVER) for i in range(COUNT[step]))
    if s.branch != WALL:
        yield from ((GIVE_BACK, i) for i in range(COUNT[GIVE_BACK]))
    if not is_ballot_known(s):
        yield from ((step, i) for step in (BALLOT, BREAK_TIE) for i in range(COUNT[step]))
    yield from _of_cards(pack, s)
    yield from _of_stories(pack, s)
    yield from _behind(pack, s)
    yield from _casebook(pack, s)
    for step in BROUGHT_BY:
        if not is_step_in_play(pack, s, step):
            yield from ((step, action) for action in range(COUNT[step]))
    yield from ((MIRROR, die) for die in range(DICE) if not s.faces_shown >> MIRROR_CARD & 1)
    yield from ((LEDGER, i) for i in range(LEDGER_DONE + 1) if not s.faces_shown >> LEDGER_CARD & 1)
    yield from _feeding(pack, s)
    if not is_in_play(pack, s, ABILITIES):
        yield from ((TURN, STEP_ON), (TURN, LOOK_TWICE), (PAYMENT, SKIP_SURCHARGE), (PAY_DIE, PAY_NOTHING))
        yield from ((ABILITY, card) for card in range(ABILITY_CARDS))
    if min(pack.mirror.chapter_from) > s.opened:
        yield from ((GIFT, gift) for gift in range(len(GIFTS)))
    yield from _knowledge(pack, s)
    if not has_effect(pack, s, DRAW_TWO):
        yield from ((KEEP_FIGURINE_STEP, kind) for kind in range(len(FIGURINES)))
    for kind in (MERCHANT, HEALER):
        if pack.mirror.figurine_from[kind] > s.opened:
            yield from _figurine(kind)


def _of_cards(pack: Pack, s: Any) -> Iterator[tuple[int, int]]:
    """What the epoch end cards ask, a free face also by royal favour; what only the vote of a fair brings."""
    asked = {VOTE: BARN_END, TRADE_ITEM: BARN_END, ANSWER: LAST_QUESTION}
    if not s.favours[FREE_FACE_FAVOUR]:
        asked[FREE_FACE_STEP] = PAINTER_END
    for step, epoch in asked.items():
        if s.ends_read < epoch:
            yield from ((step, i) for i in range(COUNT[step]))
    if s.votes[FAIR] != FAIR_BUY:
        yield from ((RIBBON, i) for i in range(COUNT[RIBBON]))
    for face, epoch in enumerate(pack.mirror.face_from):
        if epoch > s.opened:
            yield FREE_FACE_STEP, face


def _casebook(pack: Pack, s: Any) -> Iterator[tuple[int, int]]:
    """The casebook before it is open, and what no card has named."""
    is_open = is_in_play(pack, s, CASEBOOK)
    if not is_open:
        yield START_HUT, OPEN_CASEBOOK
    for answer in range(COUNT[SEAL]):
        if not is_open or not plain(is_named)(pack.mirror, s, answer):
            yield SEAL, answer


def _of_stories(pack: Pack, s: Any) -> Iterator[tuple[int, int]]:
    """What story cards allow before they are read."""
    allowed = {
        SECOND_ACTION: [(TURN, ACT_AGAIN)],
        OLD_FRIENDS: [(TURN, CALL_FRIEND)],
        FIRST_REROLL: [(TURN, FIRST_REROLL_FREE)],
        WEDDING: [(TURN, i) for i in range(WED, COUNT[TURN])],
        TENT_BREAD: [(SCOUT, i) for i in range(VISIT, COUNT[SCOUT])],
        RAFT_STEPS: [(REST, COUNT[REST] - 1)],
    }
    for effect, actions in allowed.items():
        if not is_effect_known(pack, s, effect):
            yield from actions


def _behind(pack: Pack, s: Any) -> Iterator[tuple[int, int]]:
    """The crown bar, and everything that robber baron tokens do."""
    if not is_in_play(pack, s, CROWN_BAR):
        yield from ((CROWN, i) for i in range(COUNT[CROWN]))
    if not is_in_play(pack, s, ROBBER_BARONS):
        yield from ((TURN, ROBBER + token) for token in range(ROBBERS))
        yield from ((step, i) for step in (SWAP, SWAP_FOR) for i in range(COUNT[step]))
    if s.votes[BARONS] != BARON_SUPPER:
        yield from ((RETURN_ROBBER, token) for token in range(ROBBERS))


def _feeding(pack: Pack, s: Any) -> Iterator[tuple[int, int]]:
    """Ways of feeding the poor that a building or a courier card allows."""
    more, guilder = has_effect(pack, s, FEED_WITH_MORE_BREAD), is_lasting_known(pack, s, FEED_WITH_GUILDER)
    if not more:
        yield FEED, FEED_TWO_BREAD
    if not guilder:
        yield FEED, FEED_GUILDER
    if not (more and guilder):
        yield FEED, FEED_GUILDER_AND_BREAD


def _knowledge(pack: Pack, s: Any) -> Iterator[tuple[int, int]]:
    """Learning before there are tomes, and what knowledge allows before somebody has it."""
    if not is_in_play(pack, s, TOMES):
        yield from ((step, i) for step in (LEARN, KEEP_CARD) for i in range(COUNT[step]))
    allowed = {
        LARGER_DEAL: [(DEAL, USUAL), (DEAL, LARGER)],
        POOR_REROLL: [(TURN, REROLL_FOR_NOTHING)],
        KEPT_FIGURINE: [
            *((PAYMENT, i) for i in (KEEP_CRAFTSMAN, KEEP_COURIER)),
            *((TURN, USE_AND_KEEP + i) for i in range(len(USES))),
        ],
        SHARED_SPACE: [(PLACE, i) for i in range(SHARED, COUNT[PLACE])],
    }
    for lesson, actions in allowed.items():
        if not is_lesson_known(pack, s, lesson):
            yield from actions


def _figurine(kind: int) -> Iterator[tuple[int, int]]:
    """Everything that can be done with a figurine."""
    name = FIGURINES[kind]
    yield KEEP_FIGURINE_STEP, kind
    yield from ((step, ITEMS.index(name)) for step in (EXCHANGE, STORE, TRADE_ITEM))
    for first in (USE, USE_AND_KEEP):
        yield from ((TURN, first + i) for i, use in enumerate(USES) if use.endswith(name))
    yield from ((SWAP, kind), (TURN, WED + kind), (TURN, WED + len(FIGURINES) + kind))
    yield from ((SWAP_FOR, colour * len(FIGURINES) + kind) for colour in range(len(COLOURS)))
