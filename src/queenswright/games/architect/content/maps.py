"""The two sides of the board: places, streets, and how far it is from one place to another."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from queenswright.games.architect.content.demand import BUILDING_TYPES, DEMAND_COUNTS
from queenswright.games.architect.state import CAPITAL, LOCATION_TYPES, LOCATIONS
from queenswright.kernel.document import Fields

MAP_PLAYERS = {"four": [4], "few": [2, 3]}
UNREACHABLE = 127


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


def read_maps(root: Fields, record: Any) -> tuple[Map, Map]:
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
