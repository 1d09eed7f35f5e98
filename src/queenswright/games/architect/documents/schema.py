"""The JSON Schema of a position document, with the names of the pack in it."""

from __future__ import annotations

from typing import Any

from queenswright.games.architect.content.house_rules import NAMES, PRESETS
from queenswright.games.architect.content.options import HIGHEST_ROUND_LIMIT
from queenswright.games.architect.documents.position import HIGHEST_ARGUMENT, MOST_DRAWN, MOST_HIRES, MOST_TALERS
from queenswright.games.architect.state import (
    CHARACTERS,
    COLOURS,
    DEMAND_TILES,
    DROP_OUT,
    END_REASONS,
    GUILDS,
    HIGHEST_ROUND,
    NOTCHES,
    ROOMS,
    SEATS,
    SITES,
    SPACES,
    STAR_ACTIONS,
    TOKENS,
)
from queenswright.games.architect.steps import STEPS
from queenswright.kernel.agenda import AGENDA_DEPTH
from queenswright.kernel.data import Pack


def schema(pack: Pack) -> dict[str, Any]:
    """Every key of a position document with its type, limits and meaning; only `seats` is required."""
    places = sorted({place.name for board in pack.content.maps for place in board.locations})
    built = sorted({place.name for board in pack.content.maps for place in board.locations[1:]})
    characters = {"type": "array", "items": {"enum": list(CHARACTERS)}}
    spaces = pack.mirror.bonds_at_once[: pack.mirror.confidence_spaces]
    prices = pack.mirror.price_scale[: pack.mirror.prices]
    properties = {
        "game": {"const": "architect"},
        "pack": {"const": pack.name},
        "rules_version": _number(1, 99, "version of the rules; without it the newest"),
        "options": _options(),
        "seed": {"type": "integer", "minimum": 0, "description": "decides what the document leaves out (default 0)"},
        "chance": _object(
            {"key": {"type": "string", "pattern": "^[0-9a-f]{32}$"}, "drawn": _number(0, MOST_DRAWN, "")},
            "key of all chance, instead of a seed",
        ),
        "round": _number(0, HIGHEST_ROUND, "round number, 0 during the draft (default 1)"),
        "first_player": _number(0, SEATS - 1, "seat that opens every round (default 0)"),
        "turn_of": _number(0, SEATS - 1, "seat whose turn it is (default: the seat that decides)"),
        "picks": _number(0, 2 * SEATS, "draft picks completed"),
        "to_move": _number(0, SEATS - 1, "seat that decides next (default first_player)"),
        "step": {"enum": [step.name for step in STEPS], "description": "the decision (default architect)"},
        "argument": _number(0, HIGHEST_ARGUMENT, "argument of the step, e.g. the points of `climb`"),
        "pending": {
            "type": "array",
            "maxItems": AGENDA_DEPTH,
            "description": "the whole agenda, next decision last, instead of to_move, step and argument",
            "items": _object(
                {
                    "step": {"enum": [step.name for step in STEPS]},
                    "seat": _number(0, SEATS - 1, ""),
                    "argument": _number(0, HIGHEST_ARGUMENT, ""),
                },
                "one pending decision",
            ),
        },
        "ended": {"enum": list(END_REASONS)},
        "seats": {"type": "array", "minItems": 2, "maxItems": SEATS, "items": _seat(places, spaces, pack)},
        "working": {**characters, "description": "craftsmen at work while points are being spent or repairs chosen"},
        "billboard": {
            "type": "array",
            "minItems": SPACES,
            "maxItems": SPACES,
            "items": {"enum": [None, *CHARACTERS]},
            "description": "from the bottom up; only the lowest spaces may be empty",
        },
        "price": {"enum": prices, "description": "value under the price marker"},
        "pile": {**characters, "description": "draw pile, top first (default: all tiles that are nowhere else)"},
        "display": {**characters, "description": "starting craftsmen beside the board, during the draft"},
        "track": {
            "type": "array",
            "maxItems": TOKENS,
            "items": {"enum": sorted(set(pack.mirror.tokens))},
            "description": "tokens from the start; a shorter list is filled up",
        },
        "demand": {
            "type": "object",
            "propertyNames": {"enum": built},
            "additionalProperties": _demand(),
            "description": "demand tiles by place; places left out keep a tile of the seed",
        },
        "buildings": {
            "type": "object",
            "propertyNames": {"enum": built},
            "additionalProperties": {
                "type": "array",
                "maxItems": SITES,
                "uniqueItems": True,
                "items": _number(0, SEATS - 1, ""),
            },
            "description": "seats that have built at a place, first builder first",
        },
        "redeemed_for_good": _number(0, 999, "bonds out of the game (redeemed_bonds_leave_game)"),
        "hires_counted": _number(0, MOST_HIRES, "hires so far (price_marker_every_third_hire)"),
    }
    document = _object(properties, "A situation of Queen's Architect by name")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Queen's Architect position",
        **document,
        "required": ["seats"],
    }


def _object(properties: dict[str, Any], description: str) -> dict[str, Any]:
    return {"type": "object", "description": description, "properties": properties, "additionalProperties": False}


def _number(low: int, high: int, description: str) -> dict[str, Any]:
    number: dict[str, Any] = {"type": "integer", "minimum": low, "maximum": high}
    return {**number, "description": description} if description else number


def _options() -> dict[str, Any]:
    switches: dict[str, Any] = {name: {"type": "boolean"} for name in NAMES}
    limit = {
        "type": ["integer", "null"],
        "minimum": 1,
        "maximum": HIGHEST_ROUND_LIMIT,
        "description": "default 60, null for no limit",
    }
    return _object({"variant": {"enum": list(PRESETS)}, "round_limit": limit, **switches}, "game options")


def _demand() -> dict[str, Any]:
    guilds = {"type": "array", "items": {"enum": list(GUILDS)}, "uniqueItems": True}
    bonus = _object(
        {"kind": {"enum": ["appreciation", "talers", "hire"]}, "amount": _number(0, 9, "")}, "bonus of a town"
    )
    copy = _number(1, DEMAND_TILES, "which of several tiles with this face (default any)")
    face = {"guilds": guilds, "bonus": bonus, "copy": copy}
    return {"anyOf": [guilds, {**_object(face, "face of a tile"), "required": ["guilds"]}]}


def _seat(places: list[str], confidence: list[int], pack: Pack) -> dict[str, Any]:
    crew = {
        "type": "object",
        "propertyNames": {"enum": list(CHARACTERS)},
        "additionalProperties": _number(0, DROP_OUT, ""),
        "maxProperties": NOTCHES,
        "description": "position of every craftsman, 0 (start) to 5 (drop-out)",
    }
    rooms = {room: {"type": "array", "items": {"enum": list(GUILDS)}, "uniqueItems": True} for room in ROOMS}
    return _object(
        {
            "colour": {"enum": list(COLOURS), "description": "ignored: the colour follows from the seat"},
            "talers": _number(0, MOST_TALERS, "default 0"),
            "bonds": _number(0, pack.mirror.bonds, "default as at set-up"),
            "confidence": {"enum": confidence, "description": "bonds that can be redeemed at once"},
            "carriage": {"enum": places, "description": "default the capital"},
            "architect": {"enum": list(STAR_ACTIONS), "description": "default construct, or the action being decided"},
            "track": _number(0, TOKENS, "space on the appreciation track, default 0"),
            "craftsmen": crew,
            "tavern": _object(rooms, "guilds in each room; those not named are on the entrance"),
            "contribution": {"type": ["integer", "null"], "description": "performance given to the palace"},
            "track_end_round": {"type": ["integer", "null"], "description": "round of arrival (track_end_decides)"},
        },
        "one player, in the order of seats",
    )
