"""The characters of a pack: 18 craftsmen with their values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from queenswright.games.architect.state import CHARACTERS, SPACES
from queenswright.kernel.document import Fields

PROFILES = ("early", "steady", "late", "spiky")


@dataclass(frozen=True)
class Craftsman:
    """One of the 18 craftsmen: six performances from start to drop-out, scroll value, day labourer icon."""

    id: str
    name: str
    profile: str
    performance: tuple[int, ...]
    repair: int
    labourer: bool

    @property
    def guild(self) -> str:
        return self.id.rpartition("-")[0]


def read_characters(root: Fields, record: Any) -> tuple[Craftsman, ...]:
    """QA-COMP-29, 32, QA-TILE-02: 18 characters, three to a guild, different from one another."""
    group = root.group("characters")
    characters: list[Craftsman] = []
    for expected, tile in zip(CHARACTERS, group.tables("tile", len(CHARACTERS), len(CHARACTERS)), strict=True):
        if tile.raw("id") != expected:
            raise tile.error("id", f"{expected!r} (the characters stand in the order of guilds, 1 to 3)")
        characters.append(
            Craftsman(
                expected,
                tile.text("name"),
                tile.text("profile", PROFILES),
                tuple(tile.numbers("performance", 0, 9, SPACES)),
                tile.number("repair", 0, 9),
                tile.flag("labourer"),
            )
        )
        tile.finish()
        values = [(c.performance, c.repair, c.labourer) for c in characters if c.guild == characters[-1].guild]
        if values.count(values[-1]) > 1:
            raise tile.error(
                "performance", "values that differ from those of the guild's other characters (QA-TILE-02)"
            )
    group.finish()
    record.performance = [list(c.performance) for c in characters]
    record.repair_value = [c.repair for c in characters]
    record.labourer = [int(c.labourer) for c in characters]
    return tuple(characters)
