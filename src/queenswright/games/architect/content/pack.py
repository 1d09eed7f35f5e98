"""The content of Queen's Architect: read from TOML, validated against the clauses, turned into the pack record."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

from queenswright.games.architect.content.characters import Craftsman, read_characters
from queenswright.games.architect.content.demand import DemandTile, read_demand
from queenswright.games.architect.content.maps import Map, read_maps
from queenswright.games.architect.content.tables import read_tables
from queenswright.games.architect.state import NOTCHES, PACK
from queenswright.kernel.data import Pack, fingerprint
from queenswright.kernel.document import Fields, read_toml

FOLDER = Path(__file__).parents[1] / "packs"
EXAMPLE_BAND, EXAMPLE_TRIP = 19, 4


@dataclass(frozen=True)
class Content:
    """A pack in readable form."""

    title: str
    note: str
    characters: tuple[Craftsman, ...]
    demand: tuple[DemandTile, ...]
    maps: tuple[Map, Map]
    provenance: Mapping[str, str]

    @cached_property
    def faces(self) -> list[dict[str, Any]]:
        """The face of every demand tile as plain data, built once and only read."""
        return [tile.face() for tile in self.demand]

    @cached_property
    def copies(self) -> list[int]:
        """The copy number of each demand tile among the tiles with the same face, from 1."""
        kinds = [tile.kind for tile in self.demand]
        return [kinds[: number + 1].count(kind) for number, kind in enumerate(kinds)]

    @cached_property
    def written_faces(self) -> list[dict[str, Any]]:
        """The faces as written in documents: with the copy number where several tiles have the same face."""
        kinds = Counter(tile.kind for tile in self.demand)
        return [
            {**face, "copy": copy} if kinds[tile.kind] > 1 else face
            for tile, face, copy in zip(self.demand, self.faces, self.copies, strict=True)
        ]

    def map_for(self, players: int) -> Map:
        """QA-SETUP-01: the side of the board for a number of players."""
        first, second = self.maps
        return first if players in first.players else second


def load_pack(path: Path) -> Pack:
    """Read and check a pack; the first error refuses it."""
    root = read_toml(path)
    about = root.table("pack")
    name = about.text("name")
    if not re.fullmatch("[a-z0-9-]+", name):
        raise about.error("name", "lower-case letters, digits and hyphens")
    about.text("game", ["architect"])
    about.number("version", 1, 1_000_000)
    title, note = about.text("title"), about.text("note")
    about.finish()
    record = PACK.blank()
    read_tables(root, record)
    characters = read_characters(root, record)
    demand = read_demand(root, record)
    maps = read_maps(root, record)
    root.finish()
    _check_examples(root, characters, maps)
    provenance = _provenance(root)
    content = Content(title, note, characters, demand, maps, provenance)
    return Pack(name, _digest(root), content, record, PACK.record(record))


def _digest(root: Fields) -> str:
    """The hash of all values; name, title, notes and comments may change without making records unreadable."""
    values = {name: root.raw(name) for name in root.names() if name != "pack"}
    return fingerprint(json.dumps(values, sort_keys=True).encode())


def _provenance(root: Fields) -> dict[str, str]:
    groups: dict[str, str] = {}
    for key in root.names():
        value = root.raw(key)
        if key == "maps":
            groups.update({f"maps.{side}": value[side]["provenance"] for side in value})
        elif key != "pack":
            groups[key] = value["provenance"]
    return groups


def _check_examples(root: Fields, characters: tuple[Craftsman, ...], maps: tuple[Map, Map]) -> None:
    """QA-COMP-42: the worked examples of the rulebook can be played with the pack."""
    lumberjacks = [c.performance for c in characters if c.guild == "lumberjack"]
    if not any(pair == (3, 0) for row in lumberjacks for pair in pairwise(row)):
        raise root.problem("characters.tile", "no lumberjack has the neighbouring performances 3 and 0 (QA-COMP-42)")
    if not any(a.repair + b.repair == 5 for a, b in combinations(characters, 2) if a.guild != b.guild):
        raise root.problem("characters.tile", "no two guilds have repair values that total 5 (QA-COMP-42)")
    totals: list[set[int]] = [{0}] + [set() for _ in range(NOTCHES)]
    for character in characters:
        for size in range(NOTCHES, 0, -1):
            totals[size] |= {total + value for total in totals[size - 1] for value in character.performance}
    if not any(EXAMPLE_BAND in reached for reached in totals):
        raise root.problem("characters.tile", f"no band of craftsmen totals {EXAMPLE_BAND} (QA-COMP-42)")
    far = [
        row[i]
        for board in maps
        for row in board.distances()
        for i, p in enumerate(board.locations)
        if p.type == "village"
    ]
    if EXAMPLE_TRIP not in far:
        raise root.problem("maps", f"no village lies exactly {EXAMPLE_TRIP} spaces from another place (QA-COMP-42)")
