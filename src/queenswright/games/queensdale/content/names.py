"""Numbers by name, as documents, views and stories write them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from queenswright.games.queensdale.state.board import BRANCHES, RAFT
from queenswright.games.queensdale.state.course import BUILD_USES, SEGMENT_USE
from queenswright.games.queensdale.state.pieces import COLOURS, NOTHING, TILES
from queenswright.games.queensdale.steps import space_name, tile_name

SPACE_NAMES = tuple(space_name(space) for space in range(RAFT + 1))
TILE_NAMES = tuple(tile_name(tile) for tile in range(TILES))


def colour_of(s: Any, seat: int) -> str:
    """QD-SETUP-26: the colour of a seat, which is that of its quarter."""
    return COLOURS[s.quarter[seat]]


def use_name(use: int, branch: int) -> str:
    """QD-BUILD-26: another use of the build action; a segment is one of wall or road."""
    return BRANCHES[branch - 1] if use == SEGMENT_USE else BUILD_USES[use]


def amounts(names: Sequence[str], values: Sequence[int]) -> dict[str, int]:
    """Numbers by name, without those that are 0."""
    return {name: value for name, value in zip(names, values, strict=True) if value}


def members(names: Sequence[Any], bits: int) -> list[Any]:
    """The names in a bit set."""
    return [name for i, name in enumerate(names) if bits >> i & 1] if bits else []


def name_or_none(names: Sequence[str], index: int) -> str | None:
    """A name, or None for NOTHING."""
    return None if index == NOTHING else names[index]
