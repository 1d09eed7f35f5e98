"""The tower tiles of a pack."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from queenswright.games.queensdale.content.effects import MOST, Reader, check_effect, entry_provenance
from queenswright.games.queensdale.state.effects import TILE_POWERS
from queenswright.games.queensdale.state.pieces import TILES, TILES_PER_EPOCH
from queenswright.kernel.document import Fields

TILE_EFFECTS = {"green": "start", "blue": "keep", "pink": "income", "special": "power", "roof": None}


@dataclass(frozen=True)
class Tile:
    """A tower tile."""

    id: str
    colour: str
    effect: Mapping[str, Any]


def read_tiles(reader: Reader, record: Any) -> tuple[Tile, ...]:
    """QD-COMP-17, QD-TOWER-18: four tower tiles per epoch, two of them special."""
    group = reader.root.group("towers")
    tiles: list[Tile] = []
    for number, table in enumerate(group.tables("tile", TILES, TILES)):
        epoch, letter = divmod(number, TILES_PER_EPOCH)
        expected = f"{epoch + 1}{'abcd'[letter]}"
        if table.raw("id") != expected:
            raise table.error("id", f"{expected!r} (the tiles stand in the order of epochs, a to d)")
        tiles.append(_read_tile(reader, record, table, number))
    group.finish()
    special = [tile.id[0] for tile in tiles if tile.colour == "special"]
    if special != ["2", "3"]:
        raise group.problem(
            "tile", f"got special tiles on boards {special}, expected one on 2 and one on 3 (QD-TOWER-18)"
        )
    return tuple(tiles)


def _read_tile(reader: Reader, record: Any, table: Fields, number: int) -> Tile:
    colour = table.text("colour", tuple(TILE_EFFECTS))
    entry_provenance(table)
    effect: dict[str, Any] = {}
    record.tile_start[number] = reader.gain(table, "start", effect)
    record.tile_income[number] = reader.gain(table, "income", effect)
    record.tile_keep[number] = reader.keep(table, effect)
    if table.has("power"):
        effect["power"] = table.text("power", TILE_POWERS[1:])
    record.tile_power[number] = TILE_POWERS.index(effect.get("power", "none"))
    record.tile_rivets[number] = table.number("rivets", 0, MOST, default=0)
    if record.tile_rivets[number]:
        effect["rivets"] = record.tile_rivets[number]
    table.finish()
    check_effect(table, effect, TILE_EFFECTS[colour], colour)
    return Tile(str(table.raw("id")), colour, effect)
