"""The map of the valley: four equal quarters of hexes joined by bridges, its distances, and where it is drawn."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np

from queenswright.games.queensdale.state.board import (
    BRIDGES,
    CAVES,
    FIRST_BRIDGE,
    FLOODED_WAY,
    FREE_WAY,
    HEXES,
    QUARTERS,
    ROW,
    SPACES,
    WAYS,
)
from queenswright.games.queensdale.state.pieces import COLOURS, GOODS, NOTHING
from queenswright.kernel.document import Fields

KINDS = {"X": "tent", "F": "farm", "S": "site", "T": "tower", "g": "grass", "H": "shrub", ".": "meadow"}
COUNTS = {"tent": 1, "farm": 1, "site": 4, "tower": 3, "grass": 6, "shrub": 12, "meadow": 9}
"""QD-BOARD-13: the hexes of one quarter."""
BRIDGE_KINDS = ("inner", "outer")
NEIGHBOURS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
FAR = 100
"""More steps than any way has."""
FLOODED_STEPS = 2
MARGIN = 1.6
"""How far the first hex of a quarter is drawn from the middle of both rivers."""

Distances = list[list[list[list[int]]]]


@dataclass(frozen=True)
class Valley:
    """The map: the kinds of the hexes of one quarter, the ends of its two bridges, and its cave."""

    kinds: tuple[str, ...]
    bridges: tuple[tuple[int, int], ...]
    cave: int
    resources: tuple[str, ...]

    def hexes(self, kind: str) -> list[int]:
        """The hexes of a kind within a quarter."""
        return [place for place, found in enumerate(self.kinds) if found == kind]

    def spaces(self, kind: str) -> list[int]:
        """The spaces of a kind in all quarters."""
        return [HEXES * quarter + place for quarter in range(QUARTERS) for place in self.hexes(kind)]

    def bridge_ends(self, bridge: int) -> tuple[int, int]:
        """QD-BOARD-15: the two hexes that a bridge joins."""
        kind, quarter = divmod(bridge - FIRST_BRIDGE, QUARTERS)
        here, there = self.bridges[kind]
        return HEXES * quarter + here, HEXES * ((quarter + 1) % QUARTERS) + there

    @cached_property
    def links(self) -> tuple[tuple[int, int], ...]:
        """QD-BOARD-14: every pair of neighbouring spaces, both ways round, without the caves."""
        within = [(a, b) for a in range(HEXES) for b in _around(a)]
        land = [(HEXES * k + a, HEXES * k + b) for k in range(QUARTERS) for a, b in within]
        ways = [(end, bridge) for bridge in range(FIRST_BRIDGE, SPACES) for end in self.bridge_ends(bridge)]
        return tuple(land + ways + [(bridge, end) for end, bridge in ways])

    def caves(self, variant: int) -> tuple[int, int] | None:
        """QD-THREE-01: the two entrances, in quarters 0 and 2 or in 1 and 3."""
        if variant == 0:
            return None
        first = HEXES * (variant - 1) + self.cave
        return first, first + HEXES * (QUARTERS // 2)

    def distances(self) -> Distances:
        """Steps between all spaces by way and caves; see `PACK`."""
        return _distances(self.links, tuple(self.caves(variant) for variant in range(CAVES)))

    def raft_distances(self) -> tuple[list[list[list[int]]], list[list[list[int]]]]:
        """QD-LATER-46: from every space to the inner corners, which the raft joins, and from it to all."""
        corners = [HEXES * quarter for quarter in range(QUARTERS)]
        steps = np.array(self.distances())
        steps[:, :, range(SPACES), range(SPACES)] = 0
        to_raft, from_raft = steps[:, :, :, corners].min(axis=3), 1 + steps[:, :, corners, :].min(axis=2)
        return to_raft.tolist(), from_raft.tolist()

    def shrubs_by(self, kinds: Sequence[str]) -> set[int]:
        """The shrubs that touch an end of such a bridge."""
        ends = {end for kind in kinds for end in self.bridges[BRIDGE_KINDS.index(kind)]}
        near = {place for end in ends for place in _around(end)}
        return {space for space in self.spaces("shrub") if space % HEXES in near}


def read_valley(root: Fields) -> Valley:
    """QD-BOARD-13 to 17: the map of a pack."""
    group = root.group("map")
    if group.raw("quarters") != list(COLOURS):
        raise group.error("quarters", f"{list(COLOURS)} (QD-BOARD-17)")
    resources = group.texts("resources", GOODS[:QUARTERS], QUARTERS)
    kinds = _read_rows(group)
    bridges = tuple(_read_bridge(group.table(f"{kind}_bridge")) for kind in BRIDGE_KINDS)
    cave = _read_place(group, "cave")
    if kinds[cave] != "grass":
        raise group.error("cave", "the place of a grass tile (QD-THREE-01)")
    group.finish()
    return Valley(kinds, bridges, cave, tuple(resources))


def _read_rows(group: Fields) -> tuple[str, ...]:
    rows = group.raw("rows")
    fits = isinstance(rows, list) and len(rows) == HEXES // ROW and all(isinstance(row, str) for row in rows)
    letters = [row.split() for row in rows] if fits else []
    if not fits or any(len(row) != ROW or set(row) - set(KINDS) for row in letters):
        raise group.error("rows", f"a list of {HEXES // ROW} texts of {ROW} letters out of: {', '.join(KINDS)}")
    kinds = tuple(KINDS[letter] for row in letters for letter in row)
    found = Counter(kinds)
    if found != COUNTS:
        wanted = ", ".join(f"{n} {kind}" for kind, n in COUNTS.items())
        raise group.problem("rows", f"got {dict(found)}, expected {wanted} (QD-BOARD-13)")
    farm = kinds.index("farm")
    if any(kind == "site" and place not in _around(farm) for place, kind in enumerate(kinds)):
        raise group.error("rows", "a picture in which all building sites lie around the farm (QD-BOARD-06)")
    return kinds


def _read_bridge(bridge: Fields) -> tuple[int, int]:
    ends = _read_place(bridge, "from"), _read_place(bridge, "to")
    bridge.finish()
    return ends


def _read_place(table: Fields, key: str) -> int:
    """A hex of a quarter by its axial coordinates."""
    q, r = table.numbers(key, -ROW, ROW, 2)
    place = hex_at(q, r)
    if place == NOTHING:
        raise table.error(key, "the axial coordinates of a hex of the quarter")
    return place


def hex_at(q: int, r: int) -> int:
    """The hex with axial coordinates (q, r) within a quarter, NOTHING outside."""
    column = q + r // 2
    return ROW * r + column if 0 <= r < HEXES // ROW and 0 <= column < ROW else NOTHING


def axial(place: int) -> tuple[int, int]:
    """The axial coordinates of a hex within its quarter."""
    r, column = divmod(place, ROW)
    return column - r // 2, r


def _around(place: int) -> list[int]:
    q, r = axial(place)
    found = [hex_at(q + dq, r + dr) for dq, dr in NEIGHBOURS]
    return [neighbour for neighbour in found if neighbour != NOTHING]


def drawn_at(valley: Valley, space: int) -> tuple[float, float]:
    """Where the centre of a space is drawn: y downwards, the crossing of the rivers at (0, 0), radius of a hex 1."""
    if space >= FIRST_BRIDGE:
        (ax, ay), (bx, by) = (drawn_at(valley, end) for end in valley.bridge_ends(space))
        return _rounded((ax + bx) / 2, (ay + by) / 2)
    q, r = axial(space % HEXES)
    x, y = MARGIN + math.sqrt(3) * (q + r / 2), MARGIN + 1.5 * r
    for _ in range(space // HEXES):
        x, y = -y, x
    return _rounded(x, y)


def _rounded(x: float, y: float) -> tuple[float, float]:
    return round(x, 2) + 0.0, round(y, 2) + 0.0


@lru_cache(maxsize=4)
def _distances(links: tuple[tuple[int, int], ...], caves: tuple[tuple[int, int] | None, ...]) -> Distances:
    """QD-SCOUT-02: shortest ways between all spaces at once, for every way and every pair of caves."""
    direct = np.full((WAYS, CAVES, SPACES, SPACES), FAR, np.int16)
    entering = np.ones((WAYS, SPACES), np.int16)
    entering[FLOODED_WAY, FIRST_BRIDGE : FIRST_BRIDGE + BRIDGES // 2] = FLOODED_STEPS
    entering[FREE_WAY, FIRST_BRIDGE:] = 0
    for a, b in links:
        direct[:, :, a, b] = entering[:, b, np.newaxis]
    for variant, pair in enumerate(caves):
        if pair is not None:
            direct[:, variant, pair[0], pair[1]] = direct[:, variant, pair[1], pair[0]] = 1
    steps = direct.copy()
    itself = np.arange(SPACES)
    steps[:, :, itself, itself] = 0
    for via in range(SPACES):
        np.minimum(steps, steps[:, :, :, via, np.newaxis] + steps[:, :, via, np.newaxis, :], out=steps)
    back = (direct + steps.swapaxes(2, 3)).min(axis=3)
    steps[:, :, itself, itself] = back
    found: Distances = steps.tolist()
    return found
