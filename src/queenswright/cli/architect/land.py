"""The land: places by distance, with what they ask for and which roads leave them."""

from __future__ import annotations

from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from queenswright.cli.architect.board import demand, next_site, sites
from queenswright.cli.architect.words import Signs, letter, place_name, word
from queenswright.cli.terminal.console import FAINT
from queenswright.games.architect.content.maps import Location, Map
from queenswright.kernel.data import Pack
from queenswright.locale import render

GUILDS_WIDTH = 27


def distances(board: Map, start: str) -> dict[str, int]:
    """The spaces from a place to every other."""
    index = board.index(start)
    assert index is not None
    return dict(zip([location.name for location in board.locations], board.distances()[index], strict=True))


def fare(pack: Pack, spaces: int) -> int | None:
    """What a trip costs; None when it is too long for one trip."""
    costs = pack.mirror.travel_cost
    return int(costs[spaces]) if spaces < len(costs) else None


def neighbours(board: Map, name: str) -> list[str]:
    """The places at the other ends of a place's streets."""
    index = board.index(name)
    ends = [b if a == index else a for a, b in board.streets if index in (a, b)]
    return sorted(board.locations[end].name for end in ends)


def land(pack: Pack, view: dict[str, Any], seat: int, signs: Signs, wide: bool) -> Grid:
    """All places, the nearest first; a wide screen has room for types and all four sites."""
    board = pack.content.map_for(len(view["seats"]))
    away = distances(board, view["seats"][seat]["carriage"])
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold", expand=True)
    for heading in ("place", *(["type"] if wide else []), "away", "fare"):
        grid.add_column(word(heading), justify="right" if heading in ("away", "fare") else "left", no_wrap=True)
    grid.add_column(word("asks-for"), no_wrap=wide, width=None if wide else GUILDS_WIDTH)
    grid.add_column(word("sites"), no_wrap=True)
    grid.add_column(word("roads-to"), ratio=1)
    for location in sorted(board.locations, key=lambda one: (away[one.name], place_name(one.name))):
        cost = fare(pack, away[location.name])
        built = view["buildings"].get(location.name, [])
        is_capital = location.type == "capital"
        grid.add_row(
            _name(view, location),
            *([Text(_type(location), FAINT)] if wide else []),
            str(away[location.name]),
            word("too-far") if cost is None else str(cost),
            Text(_type(location)) if is_capital else demand(view, location.name, seat, signs),
            "" if is_capital else sites(pack, built) if wide else next_site(pack, built),
            Text(", ".join(map(place_name, neighbours(board, location.name))), FAINT),
        )
    return grid


def _type(location: Location) -> str:
    return render(f"location-{location.type}", {})


def _name(view: dict[str, Any], location: Location) -> Text:
    """A place with the letters of the carriages that stand there."""
    here = [letter(seat) for seat, player in enumerate(view["seats"]) if player["carriage"] == location.name]
    return Text.assemble((place_name(location.name), "bold" if here else ""), " ", *here)


def roads(pack: Pack, view: dict[str, Any], seat: int) -> Text:
    """The places within reach of the carriage, by fare."""
    board = pack.content.map_for(len(view["seats"]))
    away = distances(board, view["seats"][seat]["carriage"])
    text = Text.assemble((word("roads"), "bold"))
    for spaces in range(1, max(away.values()) + 1):
        cost = fare(pack, spaces)
        names = sorted(place_name(name) for name, one in away.items() if one == spaces)
        if cost is None or not names:
            continue
        text.append(f"\n{word('road', spaces=spaces, talers=cost)} ", FAINT)
        text.append(", ".join(names))
    return text
