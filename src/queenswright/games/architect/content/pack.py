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

from queenswright.games.architect.state import (
    BONUSES,
    CAPITAL,
    CHARACTERS,
    CONFIDENCE_SPACES,
    DEMAND_TILES,
    GUILDS,
    LOCATION_TYPES,
    LOCATIONS,
    LONGEST_TRIP,
    NOTCHES,
    PACK,
    PRICES,
    SITES,
    SPACES,
    TOKENS,
)
from queenswright.kernel.data import Pack, fingerprint
from queenswright.kernel.document import Fields, read_toml

FOLDER = Path(__file__).parents[1] / "packs"
BUILDING_TYPES = LOCATION_TYPES[1:]
DEMAND_COUNTS = {"village": 9, "monastery": 10, "town": 9}
GUILDS_ON_TILE = {"village": 2, "monastery": 3, "town": 4}
MAP_PLAYERS = {"four": [4], "few": [2, 3]}
UNREACHABLE = 127
EXAMPLE_BAND, EXAMPLE_TRIP = 19, 4
PROFILES = ("early", "steady", "late", "spiky")


@dataclass(frozen=True)
class Character:
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


@dataclass(frozen=True)
class Location:
    """A place on the map with its drawing coordinates."""

    name: str
    type: str
    x: int
    y: int


@dataclass(frozen=True)
class Map:
    """One side of the board: places (the capital first) and the streets between them."""

    name: str
    players: tuple[int, ...]
    locations: tuple[Location, ...]
    streets: tuple[tuple[int, int], ...]

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the places, the capital first."""
        return tuple(place.name for place in self.locations)

    def distances(self) -> list[list[int]]:
        """The number of spaces on the shortest route between any two places."""
        neighbours: list[set[int]] = [set() for _ in self.locations]
        for a, b in self.streets:
            neighbours[a].add(b)
            neighbours[b].add(a)
        return [_spaces_from(start, neighbours) for start in range(len(self.locations))]

    def index(self, name: str) -> int | None:
        """The number of a place by its name, whatever the case."""
        names = [location.name.casefold() for location in self.locations]
        wanted = one_spaced(name).casefold()
        return names.index(wanted) if wanted in names else None


def one_spaced(name: str) -> str:
    """A name with single spaces between its words, as notation has it; others would not survive a record."""
    return " ".join(name.split())


def _spaces_from(start: int, neighbours: list[set[int]]) -> list[int]:
    spaces = [UNREACHABLE] * len(neighbours)
    spaces[start] = 0
    edge = [start]
    while edge:
        reached = [n for here in edge for n in neighbours[here] if spaces[n] == UNREACHABLE]
        for n in reached:
            spaces[n] = min(spaces[here] for here in neighbours[n]) + 1
        edge = list(dict.fromkeys(reached))
    return spaces


@dataclass(frozen=True)
class Content:
    """A pack in readable form."""

    title: str
    note: str
    characters: tuple[Character, ...]
    demand: tuple[DemandTile, ...]
    maps: tuple[Map, Map]
    provenance: Mapping[str, str]

    @cached_property
    def faces(self) -> list[dict[str, Any]]:
        """The face of every demand tile as plain data, built once and only read."""
        return [tile.face() for tile in self.demand]

    @cached_property
    def copies(self) -> list[int]:
        """Which of the tiles with its face each demand tile is, counted from 1."""
        kinds = [tile.kind for tile in self.demand]
        return [kinds[: number + 1].count(kind) for number, kind in enumerate(kinds)]

    @cached_property
    def written_faces(self) -> list[dict[str, Any]]:
        """The faces as documents have them: where several tiles have one face, with the copy that is meant."""
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
    """Read and check a pack; one error refuses it whole."""
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
    _read_tables(root, record)
    characters = _read_characters(root, record)
    demand = _read_demand(root, record)
    maps = _read_maps(root, record)
    root.finish()
    _check_examples(root, characters, maps)
    provenance = _provenance(root)
    content = Content(title, note, characters, demand, maps, provenance)
    return Pack(name, _digest(root), content, record, PACK.record(record))


def _digest(root: Fields) -> str:
    """The hash of all values; the title, notes and comments may change without making records unreadable."""
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


def _read_tables(root: Fields, record: Any) -> None:
    """The printed tables and the few counts."""
    group = root.group("components")
    record.bonds = group.number("bonds", 1, 999)
    record.starting_bonds = group.number("starting_bonds", 0, 99)
    record.building_markers = group.number("building_markers", 1, LOCATIONS)
    group.finish()
    if 4 * record.starting_bonds > record.bonds:
        raise group.error("starting_bonds", f"at most a quarter of components.bonds ({record.bonds})")

    group = root.group("tokens")
    record.tokens = group.numbers("values", 1, 99, TOKENS)
    group.finish()
    group = root.group("track")
    record.track_spaces = group.number("spaces", 1, TOKENS)
    group.finish()

    group = root.group("billboard")
    record.hiring_cost = group.numbers("hiring_cost", 0, 99, SPACES - 1)
    record.jobs_left = group.numbers("jobs_left", 1, SPACES, SPACES)
    group.finish()
    group = root.group("price_scale")
    scale = group.numbers("values", 0, 6, 1, 7)
    if scale != list(range(6, 6 - len(scale), -1)):
        raise group.error("values", "a list that starts at 6 and falls by 1 (QA-HIRE-22)")
    record.price_scale = scale + [0] * (PRICES - len(scale))
    record.prices = len(scale)
    group.finish()

    group = root.group("moneychanger")
    at_once = group.numbers("bonds_at_once", 1, CONFIDENCE_SPACES, 1, CONFIDENCE_SPACES)
    if at_once != sorted(set(at_once)):
        raise group.error("bonds_at_once", "a rising list")
    record.bonds_at_once = at_once + [0] * (CONFIDENCE_SPACES - len(at_once))
    record.confidence_spaces = len(at_once)
    group.finish()
    group = root.group("redeeming")
    record.talers_per_bond = group.number("talers_per_bond", 1, 99)
    group.finish()

    group = root.group("labour")
    record.craftsmen_per_taler = group.number("craftsmen_per_taler", 1, 6)
    record.labour_bonus = group.number("bonus", 0, 99)
    group.finish()
    group = root.group("travel")
    record.travel_cost = [0, *_rising(group, "cost", LONGEST_TRIP)]
    group.finish()
    if record.travel_cost[1] != 0:
        raise group.error("cost", "a list that starts with 0: one space is free (QA-TRAVEL-10)")
    group = root.group("tavern")
    record.tavern_fee = [0, *_rising(group, "fee", len(GUILDS))]
    group.finish()

    group = root.group("sites")
    record.site_reduction = _rising(group, "reduction", SITES)
    group.finish()
    for key, field in (("maximum", "location_maximum"), ("base_points", "base_points")):
        group = root.group(key)
        setattr(record, field, [0, *(group.number(kind, 0, 99) for kind in BUILDING_TYPES)])
        group.finish()
    group = root.group("palace")
    record.palace_performance = group.number("performance", 0, 30)
    group.finish()
    group = root.group("repairs")
    record.repair_craftsmen = group.number("craftsmen", 1, len(GUILDS))
    group.finish()


def _rising(group: Fields, key: str, length: int) -> list[int]:
    values = group.numbers(key, 0, 99, length)
    if values != sorted(values):
        raise group.error(key, "a list that does not fall")
    return values


def _read_characters(root: Fields, record: Any) -> tuple[Character, ...]:
    """QA-COMP-29, 32, QA-TILE-02: 18 characters, three to a guild, different from one another."""
    group = root.group("characters")
    characters: list[Character] = []
    for expected, tile in zip(CHARACTERS, group.tables("tile", len(CHARACTERS), len(CHARACTERS)), strict=True):
        if tile.raw("id") != expected:
            raise tile.error("id", f"{expected!r} (the characters stand in the order of guilds, 1 to 3)")
        characters.append(
            Character(
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


def _read_demand(root: Fields, record: Any) -> tuple[DemandTile, ...]:
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


def _read_maps(root: Fields, record: Any) -> tuple[Map, Map]:
    """QA-COMP-02, 04, 05, 40: two connected sides, each with one capital, the 4-player side the larger one."""
    sides = root.table("maps")
    four, few = (_read_map(sides.group(name), name, players) for name, players in MAP_PLAYERS.items())
    sides.finish()
    if len(four.locations) <= len(few.locations):
        raise root.problem("maps.four", "has to have more locations than maps.few (QA-COMP-40)")
    record.locations = [len(four.locations), len(few.locations)]
    for side, board in enumerate((four, few)):
        for i, location in enumerate(board.locations):
            record.location_type[side][i] = LOCATION_TYPES.index(location.type)
        for i, row in enumerate(board.distances()):
            for j, spaces in enumerate(row):
                record.distance[side][i][j] = spaces
    return four, few


def _read_map(group: Fields, name: str, players: list[int]) -> Map:
    if group.raw("players") != players:
        raise group.error("players", str(players))
    locations: list[Location] = []
    for i, place in enumerate(group.tables("location", 2, LOCATIONS)):
        kinds = ["capital"] if i == CAPITAL else BUILDING_TYPES
        location = Location(
            one_spaced(place.text("name")),
            place.text("type", kinds),
            place.number("x", 0, 1000),
            place.number("y", 0, 500),
        )
        if not all(c.isalpha() or c in " -'" for c in location.name):
            raise place.error("name", "letters, spaces, hyphens and apostrophes")
        if location.name.casefold() in [other.name.casefold() for other in locations]:
            raise place.error("name", "a name that no other place of this map has")
        place.finish()
        locations.append(location)
    counts = Counter(location.type for location in locations)
    for kind, most in DEMAND_COUNTS.items():
        if counts[kind] > most:
            raise group.problem("location", f"got {counts[kind]} of type {kind}, expected at most {most}")
    board = Map(name, tuple(players), tuple(locations), _read_streets(group, locations))
    group.finish()
    lost = [locations[i].name for i, spaces in enumerate(board.distances()[CAPITAL]) if spaces == UNREACHABLE]
    if lost:
        raise group.problem("streets", f"no way from the capital to: {', '.join(lost)} (QA-COMP-40)")
    return board


def _check_examples(root: Fields, characters: tuple[Character, ...], maps: tuple[Map, Map]) -> None:
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


def _read_streets(group: Fields, locations: list[Location]) -> tuple[tuple[int, int], ...]:
    names = [location.name for location in locations]
    streets: list[tuple[int, int]] = []
    value = group.raw("streets")
    if not isinstance(value, list):
        raise group.error("streets", "a list of pairs of place names")
    for i, street in enumerate(value):
        given = [one_spaced(end) for end in street if isinstance(end, str)] if isinstance(street, list) else []
        ends = [names.index(end) for end in given if end in names]
        if len(ends) != 2 or len(street) != 2 or ends[0] == ends[1]:
            raise group.problem(f"streets[{i}]", f"got {street!r}, expected a pair of two different places of this map")
        pair = (min(ends), max(ends))
        if pair in streets:
            raise group.problem(f"streets[{i}]", f"got {street!r} twice, expected each street once")
        streets.append(pair)
    return tuple(streets)
