"""What wall and road bring: read from the groups `wall` and `road` of a pack."""

from __future__ import annotations

from typing import Any

from queenswright.games.queensdale.content.deck import find_card
from queenswright.games.queensdale.content.effects import MOST, Reader
from queenswright.games.queensdale.state.board import FINDS, ROAD, SLOTS, WALL
from queenswright.games.queensdale.state.course import EPOCHS, NEVER, ROUND_TRIP, WALL_OR_ROAD
from queenswright.kernel.document import Fields

RIDE_PART = 3
"""The most stations of a rider action that a pending step can hold."""
MOST_CARDS = 99


def read_branch(reader: Reader, record: Any) -> None:
    """QD-LATER-39 to 43: the figures of both branches, where the pack brings them into play."""
    if record.mechanism_from[WALL_OR_ROAD] == NEVER:
        return
    _read_wall(reader, reader.root.group("wall"), record)
    _read_road(reader, reader.root.group("road"), record)


def _read_wall(reader: Reader, group: Fields, record: Any) -> None:
    """QD-LATER-39, 40: the bonus of every segment of a quarter, and what the wall gives."""
    tables = group.tables("segment", SLOTS, SLOTS)
    record.wall_bonus = [_bonus(reader, table) for table in tables]
    record.wall_gift = _gain(reader, group, "gift")
    record.wall_quarters_from = group.number("quarters_from", record.mechanism_from[WALL_OR_ROAD], EPOCHS)
    _read_finds(reader, group, record, WALL)
    group.finish()


def _bonus(reader: Reader, table: Fields) -> int:
    row = _gain(reader, table, "bonus")
    table.finish()
    return row


def _read_road(reader: Reader, group: Fields, record: Any) -> None:
    """QD-LATER-12, 42, 43: the bonus of a segment, how far riders ride, and what stations take and give."""
    record.road_bonus = _gain(reader, group, "bonus")
    record.rider_stations = group.numbers("riders", 1, RIDE_PART, 2)
    for slot, table in enumerate(group.tables("station", SLOTS, SLOTS)):
        for key in ("here", "next", "bread"):
            getattr(record, f"delivery_{key}")[slot] = table.number(key, 1, MOST) if table.has(key) else 0
        record.delivery_gain[slot] = _gain(reader, table, "gain")
        table.finish()
    _read_finds(reader, group, record, ROAD)
    if record.mechanism_from[ROUND_TRIP] != NEVER:
        record.round_trip_gain = _gain(reader, group, "round_trip")
    group.finish()


def _read_finds(reader: Reader, group: Fields, record: Any, branch: int) -> None:
    """QD-LATER-41: six finds in the order of their cards: a gain, rivets, or a second delivery at the station."""
    for find, table in enumerate(group.tables("find", FINDS, FINDS)):
        number = find_card(branch, find).number
        if table.number("card", 1, MOST_CARDS) != number:
            raise table.error("card", f"{number} (finds stand in the order of their cards)")
        if table.has("rivets"):
            record.find_rivets[branch][find] = table.number("rivets", 1, MOST)
        elif table.has("deliveries") and branch == ROAD:
            record.find_deliveries[branch][find] = table.number("deliveries", 1, 1)
        else:
            record.find_gain[branch][find] = _gain(reader, table, "gain")
        table.finish()


def _gain(reader: Reader, table: Fields, key: str) -> int:
    """A row of gains that has to be there."""
    row = reader.gain(table, key, {})
    if not row:
        raise table.error(key, "a table of gains")
    return row
