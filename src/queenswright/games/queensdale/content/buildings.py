"""The buildings of a pack: boards with one price each, ranks, and the other uses of a build action."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from queenswright.games.queensdale.content.effects import (
    FIRST_PLAYERS,
    MOST,
    Reader,
    check_effect,
    entry_provenance,
    in_goods,
    read_amounts,
    read_code,
    with_places,
)
from queenswright.games.queensdale.state.course import BUILD_USES, EPOCHS, MECHANISMS, NEVER
from queenswright.games.queensdale.state.effects import MODIFIERS
from queenswright.games.queensdale.state.pieces import BUILDING_COLOURS, MATERIAL, RANKS, SEATS, STARTING_SITES, TYPES
from queenswright.kernel.document import Fields

PATTERNS = ("ample", "wide", "normal", "scarce")
MAY_BE_LEFT_OUT = ("ample",)
"""The first edition has no such types."""
MARKS = ("", "**", "***")
LEAVES = dict(zip(MARKS, (1, 3, 4), strict=True))
"""QD-BUILD-18: the mark of a rank and the fewest players that use it."""
BOARDS = 15
FIRST_BOARDS = 3
FIRST_STOCK = (20, 26, 36)
"""QD-BUILD-24: tiles of epoch 1 with 2, 3 and 4 players."""
FIRST_COLOURS = ("blue", "pink")
COUNTED = (
    "hut_timber_less", "scout_steps", "choice_after_tokens", "wage_more", "craftsman_saves_more", "courier_guilders",
    "gleeman_more", "rank_relief", "guilders_for_missing", "first_token_guilder", "landing_more", "segments_for_less",
)  # fmt: skip
"""The modifiers that have an amount; the others are there or not."""
MECHANISM_OF_USE = {"monument": "monuments", "segment": "wall_or_road", "room": "rooms"}
"""The uses of a build action that a mechanism brings, from its epoch on."""
LIMITED = ("clear", "renovate", "monument")
"""The uses with a limit for a player; the others have a rule of their own."""
COLOUR_EFFECTS = {"blue": "keep", "pink": "income", "orange": "modifier", "white": "modifier", "grey": "built"}


@dataclass(frozen=True)
class Building:
    """One type of building: its board, price and effect; `epoch` is NEVER while its mechanism is left out."""

    code: str
    board: str
    epoch: int
    colour: str
    pattern: str
    price: Mapping[str, int]
    effect: Mapping[str, Any]


def _read_ranks(root: Fields, record: Any) -> tuple[int, dict[str, list[int]]]:
    """QD-BUILD-22, 23: surcharges, rivets of grey buildings, ranks of every pattern as bit sets by players."""
    group = root.group("ranks")
    grey_rivets = group.number("grey_rivets", 0, MOST)
    record.rank_guilders = group.numbers("guilders", 0, MOST, RANKS)
    if record.rank_guilders != sorted(record.rank_guilders):
        raise group.error("guilders", "a list that does not fall (QD-BUILD-05)")
    patterns: dict[str, list[int]] = {}
    for pattern in PATTERNS:
        if pattern in MAY_BE_LEFT_OUT and not group.has(pattern):
            continue
        marks = group.raw(pattern)
        fits = isinstance(marks, list) and 1 <= len(marks) <= RANKS and all(mark in MARKS for mark in marks)
        if not fits or marks[0]:
            raise group.error(pattern, f"a list of 1 to {RANKS} marks out of '', '**', '***', the first one ''")
        patterns[pattern] = [
            sum(1 << rank for rank, mark in enumerate(marks) if LEAVES[mark] <= players) if players > 1 else 0
            for players in range(SEATS + 1)
        ]
    group.finish()
    return grey_rivets, patterns


def read_buildings(reader: Reader, record: Any) -> tuple[Building, ...]:
    """QD-COMP-14, QD-BUILD-04: the building boards, each with one price."""
    grey_rivets, patterns = _read_ranks(reader.root, record)
    group = reader.root.group("buildings")
    tables = group.tables("board", BOARDS, BOARDS)
    read = [(building, rows) for board in tables for building, rows in _read_board(reader, board, tuple(patterns))]
    group.finish()
    buildings = with_places(group, "board", [building for building, _ in read], TYPES)
    boards = [str(board.raw("id")) for board in tables]
    if boards != sorted(set(boards)) or sum(board.startswith("1-") for board in boards) != FIRST_BOARDS:
        raise group.problem("board", f"got {boards}, expected rising ids, {FIRST_BOARDS} of epoch 1 (QD-COMP-14)")
    rows_of = {building.code: rows for building, rows in read}
    record.building_from = [NEVER] * TYPES
    for number, building in enumerate(buildings):
        record.building_from[number] = building.epoch
        record.building_price[number] = in_goods(building.price)
        for field, value in rows_of[building.code].items():
            getattr(record, f"building_{field}")[number] = value
        record.building_colour[number] = BUILDING_COLOURS.index(building.colour)
        record.building_rivets[number] = grey_rivets if building.colour == "grey" else 0
        for players in range(SEATS + 1):
            record.building_ranks[players][number] = patterns[building.pattern][players]
    _check_first_stock(group, buildings, record)
    return tuple(buildings)


def _check_first_stock(group: Fields, buildings: list[Building], record: Any) -> None:
    """QD-BUILD-03, 24: storage buildings and manufactories only, in the stock that the first game needs."""
    first = [number for number, building in enumerate(buildings) if building.board.startswith("1-")]
    others = [buildings[number].code for number in first if buildings[number].colour not in FIRST_COLOURS]
    if others:
        raise group.problem("board", f"got {others} on boards of epoch 1, expected blue and pink (QD-BUILD-03)")
    stock = tuple(sum(row[number].bit_count() for number in first) for row in record.building_ranks[FIRST_PLAYERS:])
    if stock != FIRST_STOCK:
        raise group.problem("board", f"got {stock} tiles of epoch 1, expected {FIRST_STOCK} (QD-BUILD-24)")


def _read_board(reader: Reader, board: Fields, patterns: tuple[str, ...]) -> list[tuple[Building, dict[str, int]]]:
    """The buildings of one board, each with its rows of effects."""
    name = board.text("id")
    if not re.fullmatch(f"[1-{EPOCHS}]-[1-9]", name):
        raise board.error("id", "the epoch, a hyphen and a digit")
    entry_provenance(board)
    price = read_amounts(board, "price", ("timber", "stone", "clay", "marble"))
    tables = board.tables("building", 1, TYPES)
    buildings = [_read_building(reader, table, name, price, patterns) for table in tables]
    board.finish()
    return buildings


def _read_building(
    reader: Reader, table: Fields, board: str, price: Mapping[str, int], patterns: tuple[str, ...]
) -> tuple[Building, dict[str, int]]:
    code = read_code(table)
    colour = table.text("colour", tuple(COLOUR_EFFECTS))
    pattern = table.text("pattern", patterns)
    entry_provenance(table)
    effect: dict[str, Any] = {}
    rows = {key: reader.gain(table, key, effect) for key in ("income", "built")}
    rows["keep"] = reader.keep(table, effect)
    rows["modifier"] = rows["amount"] = 0
    if table.has("modifier"):
        effect["modifier"] = table.text("modifier", MODIFIERS[1:])
        rows["modifier"], rows["amount"] = MODIFIERS.index(effect["modifier"]), 1
        if effect["modifier"] in COUNTED:
            effect["amount"] = rows["amount"] = table.number("amount", 1, MOST)
    epoch = reader.epoch(table, int(board[0]))
    table.finish()
    check_effect(table, effect, None if epoch == NEVER else COLOUR_EFFECTS[colour], colour)
    return Building(code, board, epoch, colour, pattern, price, effect), rows


def read_uses(root: Fields, record: Any) -> None:
    """QD-BUILD-26: the other uses of a build action, and the least material that any build action costs.

    Those of a mechanism that is left out have no entry.
    """
    group = root.group("build_uses")
    for number, name in enumerate(BUILD_USES):
        mechanism = MECHANISM_OF_USE.get(name)
        if mechanism:
            record.use_from[number] = record.mechanism_from[MECHANISMS.index(mechanism)]
            if record.use_from[number] == NEVER:
                continue
        use = group.table(name)
        if not mechanism:
            record.use_from[number] = use.number("from", 1, EPOCHS)
        record.use_price[number] = in_goods(
            read_amounts(use, "price", ("timber", "stone", "clay", "guilder", "marble"))
        )
        if name in LIMITED:
            record.use_limit[number] = use.number("limit", 1, STARTING_SITES)
        use.finish()
    group.finish()
    prices = [price for price in record.building_price + record.use_price if any(price)]
    record.cheapest = min(sum(n for good, n in enumerate(price) if MATERIAL >> good & 1) for price in prices)
