"""The content of Queen's Architect as tables: characters, demand, maps."""

from __future__ import annotations

from rich.table import Table as Grid

from queenswright.cli.architect.land import neighbours
from queenswright.cli.architect.words import word
from queenswright.games.architect.content.maps import Map
from queenswright.games.architect.content.pack import Content


def tables(content: Content) -> list[Grid]:
    """The content that is more than a list of numbers, as tables."""
    return [_characters(content), _demand(content), *(_map(content, board) for board in content.maps)]


def _grid(title: str, *headings: str) -> Grid:
    grid = Grid(box=None, pad_edge=False, header_style="bold", title=title, title_justify="left", title_style="bold")
    for heading in headings:
        grid.add_column(word(heading))
    return grid


def _characters(content: Content) -> Grid:
    title = word("pack-characters", provenance=content.provenance["characters"])
    headings = ("pack-id", "pack-name", "pack-profile", "performance", "pack-repair", "pack-labourer")
    grid = _grid(title, *headings)
    for one in content.characters:
        values = " ".join(map(str, one.performance))
        grid.add_row(one.id, one.name, one.profile, values, str(one.repair), word("pack-yes") if one.labourer else "")
    return grid


def _demand(content: Content) -> Grid:
    title = word("pack-demand", provenance=content.provenance["demand"])
    grid = _grid(title, "pack-location", "pack-guilds", "pack-bonus")
    for tile in content.demand:
        bonus = "" if tile.bonus == "none" else f"{tile.bonus} {tile.amount or ''}".strip()
        grid.add_row(tile.location, ", ".join(tile.guilds), bonus)
    return grid


def _map(content: Content, board: Map) -> Grid:
    players = f" {word('pack-or')} ".join(map(str, board.players))
    title = word("pack-map", players=players, provenance=content.provenance[f"maps.{board.name}"])
    grid = _grid(title, "place", "type", "pack-from-capital", "roads-to")
    away = board.distances()[0]
    for i, location in enumerate(board.locations):
        grid.add_row(location.name, location.type, str(away[i]), ", ".join(neighbours(board, location.name)))
    return grid
