"""The content of The Rise of Queensdale as tables: buildings, faces, tower tiles, those of later epochs too."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from rich.table import Table as Grid

from queenswright.cli.queensdale.words import word
from queenswright.games.queensdale.content.pack import Content


def tables(content: Content) -> list[Grid]:
    """The content that is more than a list of numbers, as tables."""
    return [_buildings(content), _faces(content), _tiles(content)]


def _grid(title: str, *headings: str) -> Grid:
    grid = Grid(box=None, pad_edge=False, header_style="bold", title=title, title_justify="left", title_style="bold")
    for heading in headings:
        grid.add_column(word(heading))
    return grid


def _buildings(content: Content) -> Grid:
    title = word("pack-buildings", provenance=content.provenance["buildings"])
    grid = _grid(title, "pack-board", "pack-code", "pack-colour", "pack-pattern", "price", "pack-effect")
    for one in content.buildings:
        grid.add_row(one.board, one.code, one.colour, one.pattern, _shown(one.price), _shown(one.effect))
    return grid


def _faces(content: Content) -> Grid:
    grid = _grid(word("pack-faces", provenance=content.provenance["faces"]), "pack-code", "price", "pack-effect")
    for one in content.faces:
        grid.add_row(one.code, str(one.price or ""), _shown(one.effect))
    return grid


def _tiles(content: Content) -> Grid:
    grid = _grid(word("pack-tiles", provenance=content.provenance["towers"]), "pack-code", "pack-colour", "pack-effect")
    for one in content.tiles:
        grid.add_row(one.id, one.colour, _shown(one.effect))
    return grid


def _shown(values: Mapping[str, Any]) -> str:
    """Values in one line."""
    return json.dumps(dict(values), ensure_ascii=False)[1:-1].replace('"', "")
