"""The common part of a position document: map, die spaces, stock, bag, cards, tower boards, grocer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from queenswright.games.queensdale.content.disclosed import is_building_open
from queenswright.games.queensdale.content.names import SPACE_NAMES, TILE_NAMES, amounts, members
from queenswright.games.queensdale.documents.later import later_document, read_later
from queenswright.games.queensdale.documents.reading import read_amounts, read_number, read_numbers
from queenswright.games.queensdale.state.board import SHRUBS, SPACE_KINDS
from queenswright.games.queensdale.state.cards import CLAIRVOYANT_CARDS, COURIER_CARDS
from queenswright.games.queensdale.state.course import EPOCHS
from queenswright.games.queensdale.state.pieces import (
    COURIER,
    FIGURINES,
    GOODS,
    HERBS,
    NOBODY,
    NOTHING,
    RANKS,
    REWARDS,
    TILES,
    TILES_PER_EPOCH,
    TYPES,
)
from queenswright.games.queensdale.steps import DIE, KEEP_FIGURINE_STEP, SIDE, TOWER_SPACE, part_of, parts_of
from queenswright.kernel.data import Pack
from queenswright.kernel.document import Fields

COURIER_NUMBERS = tuple(range(1, COURIER_CARDS + 1))
CLAIRVOYANT_NUMBERS = tuple(range(1, CLAIRVOYANT_CARDS + 1))
RANK_NUMBERS = tuple(range(1, RANKS + 1))
WHOLE_BOARD = (1 << TILES_PER_EPOCH) - 1


def table_document(pack: Pack, s: Any) -> dict[str, Any]:
    """The common part of the document: everything that belongs to no seat."""
    codes, faces = pack.content.building_codes, pack.content.face_codes
    return {
        "herbs": herbs(pack, s),
        "stock": {
            codes[kind]: members(RANK_NUMBERS, s.stock[kind])
            for kind in range(TYPES)
            if is_building_open(pack, s, kind)
        },
        "taken": amounts(SPACE_KINDS, s.taken),
        "bag": amounts(FIGURINES, s.bag),
        "roles": amounts(FIGURINES, s.roles),
        "courier_card": None if s.courier_card == NOTHING else s.courier_card + 1,
        "courier_deck": members(COURIER_NUMBERS, s.courier_deck),
        "clairvoyant_deck": members(CLAIRVOYANT_NUMBERS, s.clairvoyant_deck),
        "tower_boards": {str(epoch): tiles for epoch, tiles in boards(s).items() if len(tiles) < TILES_PER_EPOCH},
        "grocer": {faces[i]: s.faces[i] for i, copies in enumerate(pack.mirror.face_copies[s.players]) if copies},
        "plunger": None if s.plunger == NOBODY else s.plunger,
        "price": amounts(GOODS, s.price),
        "savings": s.savings,
        **later_document(s, None),
    }


def herbs(pack: Pack, s: Any) -> dict[str, list[str]]:
    """Herb and reward of the token on every shrub that has one."""
    return {
        SPACE_NAMES[pack.mirror.shrub_space[shrub]]: [HERBS[s.herb[shrub]], REWARDS[s.reward[shrub]]]
        for shrub in range(SHRUBS)
        if s.herb[shrub] != NOTHING
    }


def boards(s: Any) -> dict[int, list[str]]:
    """The tiles left on every tower board."""
    return {
        epoch: members(
            TILE_NAMES[(epoch - 1) * TILES_PER_EPOCH :], s.tiles >> (epoch - 1) * TILES_PER_EPOCH & WHOLE_BOARD
        )
        for epoch in range(1, EPOCHS + 1)
    }


def read_table(pack: Pack, root: Fields, s: Any) -> None:
    """Read the common part; what is left out follows from what the seats have."""
    _read_herbs(pack, root, s)
    _read_stock(pack, root, s)
    s.taken = read_amounts(root, "taken", SPACE_KINDS, 99)
    s.roles = read_amounts(root, "roles", FIGURINES, pack.mirror.figurines[COURIER])
    s.bag = read_amounts(root, "bag", FIGURINES, 99) if root.has("bag") else figurines_left(pack, s)
    _read_cards(root, s)
    _read_tiles(root, s)
    _read_grocer(pack, root, s)
    in_play = pack.mirror.plunger_from <= s.opened
    s.plunger = read_number(root, "plunger", 0, s.players - 1, s.first_player if in_play else NOBODY)
    s.price = read_amounts(root, "price", GOODS, 99)
    s.savings = root.number("savings", 0, 99, 0)
    read_later(root, s, None)


def _read_herbs(pack: Pack, root: Fields, s: Any) -> None:
    """Put only the named tokens on the map; one without a reward gets a remaining one of its herb."""
    if not root.has("herbs"):
        return
    given = root.table("herbs")
    places = [SPACE_NAMES[space] for space in pack.mirror.shrub_space]
    s.herb, s.reward = [NOTHING] * SHRUBS, [NOTHING] * SHRUBS
    left = [list(row) for row in pack.mirror.token_split]
    allowed = f"a herb ({', '.join(HERBS)}), or a list of herb and reward ({', '.join(REWARDS)})"
    unrewarded = []
    for place in given.names():
        if place not in places:
            raise given.problem(place, f"no shrub; shrubs are: {', '.join(places)}", "qd-position-shrub")
        shrub, token = places.index(place), given.raw(place)
        herb, reward = token if isinstance(token, (list, tuple)) and len(token) == 2 else (token, None)
        if herb not in HERBS or (reward is not None and reward not in REWARDS):
            raise given.error(place, allowed)
        s.herb[shrub] = HERBS.index(herb)
        if reward is None:
            unrewarded.append(shrub)
        else:
            s.reward[shrub] = REWARDS.index(reward)
            left[s.herb[shrub]][s.reward[shrub]] -= 1
    for shrub in unrewarded:
        row = left[s.herb[shrub]]
        s.reward[shrub] = next((reward for reward, count in enumerate(row) if count > 0), 0)
        row[s.reward[shrub]] -= 1
    for herb, row in enumerate(left):
        for reward, count in enumerate(row):
            if count < 0:
                most = pack.mirror.token_split[herb][reward]
                what = f"tokens of {HERBS[herb]} with {REWARDS[reward]}"
                text = f"got {most - count} {what}, expected {most} (QD-HERB-10)"
                args = {"herb": HERBS[herb], "reward": REWARDS[reward], "found": most - count, "most": most}
                raise root.problem("herbs", text, "qd-position-herbs", **args)


def _read_stock(pack: Pack, root: Fields, s: Any) -> None:
    """Read the ranks left of every type; by default all that nobody has built."""
    codes = pack.content.building_codes
    for kind in range(TYPES):
        s.stock[kind] = unbuilt(pack, s, kind) if is_building_open(pack, s, kind) else 0
    if root.has("stock"):
        given = root.table("stock")
        for code in given.names():
            if code not in codes:
                allowed = f"unknown building, expected one of: {', '.join(codes)}"
                raise given.problem(code, allowed, "position-unknown", got=code)
            kind = codes.index(code)
            ranks = read_numbers(given, code, RANKS)
            if ranks & ~(unbuilt(pack, s, kind) if is_building_open(pack, s, kind) else 0):
                free = members(RANK_NUMBERS, unbuilt(pack, s, kind)) if is_building_open(pack, s, kind) else []
                shown = ", ".join(map(str, free)) or "none"
                raise given.error(code, f"a list of ranks that nobody has built, out of: {shown} (QD-BUILD-23)")
            s.stock[kind] = ranks


def unbuilt(pack: Pack, s: Any, kind: int) -> int:
    """QD-BUILD-23: the ranks of a type that exist with this many players and stand in no borough, as bits."""
    ranks = pack.mirror.building_ranks[s.players][kind]
    for seat in range(s.players):
        for site, built in enumerate(s.site[seat]):
            if built == kind:
                ranks &= ~(1 << s.rank[seat][site])
    return int(ranks)


def figurines_away(pack: Pack, s: Any) -> list[int]:
    """The figurines in play that no player has and nobody is choosing from: those in the bag and in the centre."""
    left = [
        count if first <= s.opened else 0
        for count, first in zip(pack.mirror.figurines, pack.mirror.figurine_from, strict=True)
    ]
    for seat in range(s.players):
        left = [count - held for count, held in zip(left, s.figurines[seat], strict=True)]
    for kind in drawn_to_choose(s):
        left[kind] -= 1
    return left


def figurines_left(pack: Pack, s: Any) -> list[int]:
    """QD-COMP-27: a bag with all figurines that nobody has; couriers in a role are in the centre."""
    left = figurines_away(pack, s)
    left[COURIER] -= sum(s.roles)
    return [max(0, count) for count in left]


def drawn_to_choose(s: Any) -> list[int]:
    """The two drawn figurines of which one is to be kept, if that is pending."""
    top = s.agenda_depth - 1
    if top < 0 or s.agenda_step[top] != KEEP_FIGURINE_STEP:
        return []
    return list(parts_of(KEEP_FIGURINE_STEP, s.agenda_argument[top]))


def _read_cards(root: Fields, s: Any) -> None:
    """QD-COURIER-03, QD-CLAIR-06: the courier card in force and both decks; by default all other cards are in them."""
    s.courier_card = NOTHING
    if root.raw("courier_card") is not None:
        s.courier_card = root.number("courier_card", 1, COURIER_CARDS) - 1
    whole = (1 << COURIER_CARDS) - 1
    others = whole if s.courier_card == NOTHING else whole & ~(1 << s.courier_card)
    s.courier_deck = read_numbers(root, "courier_deck", COURIER_CARDS) if root.has("courier_deck") else others
    unowned = sum(1 << card for card, owner in enumerate(s.clairvoyant) if owner == NOBODY)
    has_deck = root.has("clairvoyant_deck")
    s.clairvoyant_deck = read_numbers(root, "clairvoyant_deck", CLAIRVOYANT_CARDS) if has_deck else unowned


def _read_tiles(root: Fields, s: Any) -> None:
    """QD-TOWER-15: the tiles left on their boards; by default all that nobody has taken, as far as the seats say."""
    s.tiles = (1 << TILES) - 1
    for removed in s.removed[: s.players]:
        s.tiles &= ~removed
    for tile in (*(tile for row in s.tower[: s.players] for tile in row), in_hand(s, (TOWER_SPACE,), "tile")):
        if tile != NOTHING:
            s.tiles &= ~(1 << tile)
    if not root.has("tower_boards"):
        return
    given = root.table("tower_boards")
    for name in given.names():
        epochs = [str(epoch) for epoch in range(1, EPOCHS + 1)]
        if name not in epochs:
            text = f"no tower board; boards are: {', '.join(epochs)}"
            raise given.problem(name, text, "position-unknown", got=name)
        first = epochs.index(name) * TILES_PER_EPOCH
        left = members(TILE_NAMES[first : first + TILES_PER_EPOCH], s.tiles >> first)
        s.tiles &= ~(WHOLE_BOARD << first)
        s.tiles |= sum(1 << TILE_NAMES.index(tile) for tile in given.texts(name, left))


def in_hand(s: Any, steps: Sequence[int], part: str) -> int:
    """What was taken from a board and has no place yet: the tile or face that the pending step is about."""
    top = s.agenda_depth - 1
    if top < 0 or s.agenda_step[top] not in steps:
        return NOTHING
    return part_of(s.agenda_step[top], s.agenda_argument[top], part)


def _read_grocer(pack: Pack, root: Fields, s: Any) -> None:
    """QD-GROCER-08: the copies of every face on sale; by default all that are on no die."""
    codes = pack.content.face_codes
    s.faces = faces_left(pack, s)
    if root.has("grocer"):
        given = root.table("grocer")
        for code in given.names():
            if code not in codes:
                text = f"unknown face, expected one of: {', '.join(codes)}"
                raise given.problem(code, text, "position-unknown", got=code)
            s.faces[codes.index(code)] = given.number(code, 0, max(0, s.faces[codes.index(code)]))


def faces_left(pack: Pack, s: Any) -> list[int]:
    """The copies that are neither on a die nor being put on one; negative if more are used than exist."""
    left = list(pack.mirror.face_copies[s.players])
    bought = in_hand(s, (DIE, SIDE), "face")
    if bought != NOTHING:
        left[bought] -= 1
    for seat in range(s.players):
        for die in s.dice[seat]:
            for face in die:
                if pack.mirror.face_copies[s.players][face]:
                    left[face] -= 1
    return left
