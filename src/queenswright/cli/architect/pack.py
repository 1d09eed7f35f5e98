"""The content of Queen's Architect as tables: characters, demand, maps."""

from __future__ import annotations

from rich.table import Table as Grid

from queenswright.cli.architect.land import neighbours
from queenswright.games.architect.pack import Content, Map


def tables(content: Content) -> list[Grid]:
    """What is more than a list of numbers."""
    return [_characters(content), _demand(content), *(_map(content, board) for board in content.maps)]


def _grid(title: str, *headings: str) -> Grid:
    grid = Grid(box=None, pad_edge=False, header_style="bold", title=title, title_justify="left", title_style="bold")
    for heading in headings:
        grid.add_column(heading)
    return grid


def _characters(content: Content) -> Grid:
    title = f"Characters ({content.provenance['characters']})"
    grid = _grid(title, "id", "name", "profile", "performance", "repair", "labourer")
    for one in content.characters:
        values = " ".join(map(str, one.performance))
        grid.add_row(one.id, one.name, one.profile, values, str(one.repair), "yes" if one.labourer else "")
    return grid


def _demand(content: Content) -> Grid:
    grid = _grid(f"Demand tiles ({content.provenance['demand']})", "location", "guilds", "bonus")
    for tile in content.demand:
        bonus = "" if tile.bonus == "none" else f"{tile.bonus} {tile.amount or ''}".strip()
        grid.add_row(tile.location, ", ".join(tile.guilds), bonus)
    return grid


def _map(content: Content, board: Map) -> Grid:
    players = " or ".join(map(str, board.players))
    title = f"Map for {players} players ({content.provenance[f'maps.{board.name}']})"
    grid = _grid(title, "place", "type", "from the capital", "streets to")
    away = board.distances()[0]
    for i, location in enumerate(board.locations):
        grid.add_row(location.name, location.type, str(away[i]), ", ".join(neighbours(board, location.name)))
    return grid
