"""The demand tiles of a pack: the guilds that places ask for, and the bonuses of towns."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from queenswright.games.architect.state import BONUSES, DEMAND_TILES, GUILDS, LOCATION_TYPES
from queenswright.kernel.document import Fields

BUILDING_TYPES = LOCATION_TYPES[1:]
DEMAND_COUNTS = {"village": 9, "monastery": 10, "town": 9}
GUILDS_ON_TILE = {"village": 2, "monastery": 3, "town": 4}


@dataclass(frozen=True)
class DemandTile:
    """The guilds that a location asks for, and a town's bonus."""

    location: str
    guilds: tuple[str, ...]
    bonus: str
    amount: int

    def face(self) -> dict[str, Any]:
        """The tile as plain data."""
        shown: dict[str, Any] = {"guilds": list(self.guilds)}
        if self.bonus != "none":
            shown["bonus"] = {"kind": self.bonus, "amount": self.amount}
        return shown

    @property
    def kind(self) -> tuple[Any, ...]:
        """What tiles of one face have in common, in whatever order their guilds are printed."""
        return self.location, frozenset(self.guilds), self.bonus, self.amount


def read_demand(root: Fields, record: Any) -> tuple[DemandTile, ...]:
    """QA-COMP-06, 07, 09, 10: 28 tiles of three types; towns have a bonus."""
    group = root.group("demand")
    tiles: list[DemandTile] = []
    for tile in group.tables("tile", DEMAND_TILES, DEMAND_TILES):
        location = tile.text("location", BUILDING_TYPES)
        guilds = tile.texts("guilds", GUILDS, GUILDS_ON_TILE[location])
        bonus, amount = _read_bonus(tile) if location == "town" else ("none", 0)
        tile.finish()
        tiles.append(DemandTile(location, tuple(guilds), bonus, amount))
    group.finish()
    _check_bonuses(root, tiles)
    counts = Counter(tile.location for tile in tiles)
    if counts != DEMAND_COUNTS:
        wanted = ", ".join(f"{n} {kind}" for kind, n in DEMAND_COUNTS.items())
        raise root.problem("demand.tile", f"got {dict(counts)}, expected {wanted} (QA-COMP-07)")
    record.demand_type = [LOCATION_TYPES.index(t.location) for t in tiles]
    record.demand_guilds = [sum(1 << GUILDS.index(g) for g in t.guilds) for t in tiles]
    record.bonus_kind = [BONUSES.index(t.bonus) for t in tiles]
    record.bonus_amount = [t.amount for t in tiles]
    return tuple(tiles)


def _check_bonuses(root: Fields, tiles: list[DemandTile]) -> None:
    """QA-COMP-39: a pack may say which bonuses there are; its towns have exactly these, and the other towns Hire."""
    if not root.has("bonuses"):
        return
    group = root.group("bonuses")
    for kind in ("appreciation", "talers"):
        found = sorted(tile.amount for tile in tiles if tile.bonus == kind)
        if sorted(group.numbers(kind, 1, 9, 0, DEMAND_COUNTS["town"])) != found:
            raise group.error(kind, f"{found}, as the tiles of the towns have it (QA-COMP-39)")
    group.finish()


def _read_bonus(tile: Fields) -> tuple[str, int]:
    bonus = tile.table("bonus")
    kind = bonus.text("kind", BONUSES[1:])
    amount = 0 if kind == "hire" else bonus.number("amount", 1, 9)
    bonus.finish()
    return kind, amount
