"""What is printed on the components, as plain data for a client that draws them. Nothing here is hidden or shuffled."""

from __future__ import annotations

from typing import Any

from queenswright.games.architect.content.atlas import HEIGHT, WIDTH, drawn_places
from queenswright.games.architect.content.demand import BUILDING_TYPES
from queenswright.games.architect.content.maps import Map
from queenswright.games.architect.content.pack import Content
from queenswright.games.architect.state import (
    CAPITAL,
    CHARACTERS,
    COPIES,
    DROP_OUT,
    GUILDS,
    LOCATION_TYPES,
    NOTCHES,
    ROOMS,
    STAR_ACTIONS,
)
from queenswright.kernel.data import Pack


def components(pack: Pack, players: int) -> dict[str, Any]:
    """The components of a game for this many players: tiles, map, billboard, tracks and tables."""
    printed = pack.mirror
    return {
        "pack": pack.name,
        "title": pack.content.title,
        "players": players,
        "guilds": list(GUILDS),
        "star": list(STAR_ACTIONS),
        "rooms": list(ROOMS),
        "characters": _characters(pack.content),
        "copies": COPIES,
        "notches": NOTCHES,
        "drop_out": DROP_OUT,
        "demand": _demand(pack.content),
        "map": _map(pack.content.map_for(players)),
        "hiring_cost": list(printed.hiring_cost),
        "jobs_left": list(printed.jobs_left),
        "price_scale": printed.price_scale[: printed.prices],
        "confidence_scale": printed.bonds_at_once[: printed.confidence_spaces],
        "talers_per_bond": printed.talers_per_bond,
        "craftsmen_per_taler": printed.craftsmen_per_taler,
        "labour_bonus": printed.labour_bonus,
        "travel_cost": printed.travel_cost[1:],
        "tavern_fee": printed.tavern_fee[1:],
        "site_reduction": list(printed.site_reduction),
        "location_maximum": _by_type(printed.location_maximum),
        "base_points": _by_type(printed.base_points),
        "palace_performance": printed.palace_performance,
        "repair_craftsmen": printed.repair_craftsmen,
        "building_markers": printed.building_markers,
        "bonds": printed.bonds,
        "tokens": sorted(printed.tokens),
        "track_length": printed.track_spaces,
        "full_track_length": len(printed.tokens),
    }


def _characters(pack: Content) -> dict[str, Any]:
    return {
        person.id: {
            "name": person.name,
            "guild": person.guild,
            "performance": list(person.performance),
            "repair": person.repair,
            "labourer": person.labourer,
        }
        for person in sorted(pack.characters, key=lambda person: CHARACTERS.index(person.id))
    }


def _demand(pack: Content) -> list[dict[str, Any]]:
    """The faces of all demand tiles in the box, in the order of the pack."""
    return [{"location": tile.location, **tile.face()} for tile in pack.demand]


def _map(board: Map) -> dict[str, Any]:
    names = board.names
    places = [
        {"name": place.name, "type": place.type, "x": x, "y": y}
        for place, (x, y) in zip(board.locations, drawn_places(board), strict=True)
    ]
    return {
        "name": board.name,
        "width": WIDTH,
        "height": HEIGHT,
        "capital": names[CAPITAL],
        "locations": places,
        "roads": [[names[a], names[b]] for a, b in board.streets],
    }


def _by_type(values: list[int]) -> dict[str, int]:
    return {kind: values[LOCATION_TYPES.index(kind)] for kind in BUILDING_TYPES}
