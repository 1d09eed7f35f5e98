"""The JSON Schema of a position document, with the names of the pack in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from queenswright.games.queensdale.content.names import SPACE_NAMES, TILE_NAMES
from queenswright.games.queensdale.content.options import OPTIONS
from queenswright.games.queensdale.documents.later import later_schema
from queenswright.games.queensdale.documents.reading import MOST
from queenswright.games.queensdale.documents.seat import FLAGS
from queenswright.games.queensdale.state.board import SPACE_KINDS
from queenswright.games.queensdale.state.campaign import AGENDA_DEPTH
from queenswright.games.queensdale.state.cards import CLAIRVOYANT_CARDS, COURIER_CARDS
from queenswright.games.queensdale.state.course import END_REASONS, EPOCHS, PHASES
from queenswright.games.queensdale.state.pieces import (
    COLOURS,
    DICE,
    FAME_SOURCES,
    FAMILIES,
    FIGURINES,
    GOODS,
    HERBS,
    RANKS,
    REWARDS,
    SEATS,
    SIDES,
    SITES,
    STARTING_SITES,
    TOWER_SPACES,
)
from queenswright.games.queensdale.steps import STEPS
from queenswright.kernel.data import OptionInfo, Pack

STEP = {"enum": [step.name for step in STEPS], "description": "the decision (default turn)"}
ARGUMENT = {
    "type": ["integer", "string", "object", "array"],
    "description": "what the step is about, by name (several parts as an object) or as the number of the rules",
}


def schema(pack: Pack) -> dict[str, Any]:
    """Every key of a position document with its type, limits and meaning; only `seats` is required."""
    document = _object({**_course(pack), **_table(pack)}, "A situation of The Rise of Queensdale by name")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The Rise of Queensdale position",
        **document,
        "required": ["seats"],
    }


def _course(pack: Pack) -> dict[str, Any]:
    """Options, chance, where the campaign stands, what is pending, and the seats."""
    seat = _number(0, SEATS - 1)
    pending = _object({"step": STEP, "seat": seat, "argument": ARGUMENT}, "one pending decision")
    return {
        "game": {"const": "queensdale"},
        "pack": {"const": pack.name},
        "rules_version": _number(1, 99, "version of the rules; without it the newest"),
        "players": _number(2, SEATS, "number of seats (default: those given, at least 2)"),
        "options": _object(
            {name: _option(option.info) for name, option in OPTIONS.items()},
            "campaign options: games until it ends (default: the castle), who begins the first game",
        ),
        "seed": {"type": "integer", "minimum": 0, "description": "decides what the document leaves out (default 0)"},
        "chance": _object(
            {"key": {"type": "string", "pattern": "^[0-9a-f]{32}$"}, "drawn": _number(0, 2**31 - 1)},
            "key of all chance, instead of a seed",
        ),
        "game_number": _number(1, MOST, "game of the campaign (default 1)"),
        "phase": {"enum": list(PHASES), "description": "default: the phase in which the pending step is asked"},
        "order": {**_list(seat, SEATS), "description": "seats in the order of a phase between games; none in play"},
        "ranking": {**_list(seat, SEATS), "description": "seats in the order of the last game that was over, or none"},
        "cursor": _number(0, SEATS, "how many seats of the order are through"),
        "opened": _number(1, EPOCHS, "highest epoch whose cards were read (default: the highest of a seat)"),
        "round": _number(0, MOST, "round of the game, 0 before it starts (default 1)"),
        "turn": _number(0, MOST, "turn of the round, 0 before the game starts (default 1)"),
        "first_player": _number(0, SEATS - 1, "seat with the starting player counter (default 0)"),
        "turn_of": _number(0, SEATS - 1, "seat whose turn it is (default: the seat that decides)"),
        "placed": {"type": "boolean", "description": "whether a die was placed in this turn"},
        "to_move": _number(0, SEATS - 1, "seat that decides next (default first_player)"),
        "step": STEP,
        "argument": ARGUMENT,
        "pending": {
            "type": "array",
            "maxItems": AGENDA_DEPTH,
            "items": pending,
            "description": "the whole agenda, next decision last, instead of to_move, step and argument",
        },
        "ended": {"enum": list(END_REASONS)},
        "seats": {"type": "array", "maxItems": SEATS, "items": _seat(pack)},
    }


def _table(pack: Pack) -> dict[str, Any]:
    """The schema of the common part."""
    codes, faces = pack.content.building_codes, pack.content.face_codes
    shrubs = [SPACE_NAMES[space] for space in pack.mirror.shrub_space]
    token = {"type": "array", "minItems": 2, "maxItems": 2, "items": {"enum": [*HERBS, *REWARDS]}}
    boards = {str(epoch): _list({"enum": _tiles(epoch)}, 4) for epoch in range(1, EPOCHS + 1)}
    return {
        "herbs": {
            "type": "object",
            "propertyNames": {"enum": shrubs},
            "additionalProperties": {"anyOf": [{"enum": list(HERBS)}, token]},
            "description": "herb, or herb and reward, of every token on the map (default: all, dealt by the seed)",
        },
        "stock": _by_name(codes, _list(_number(1, RANKS), RANKS), "ranks left of a building (default: all unbuilt)"),
        "taken": _by_name(SPACE_KINDS, _number(0, 99), "occupied die spaces by kind"),
        "bag": _by_name(FIGURINES, _number(0, 99), "figurines in the bag (default: all that nobody has)"),
        "roles": _by_name(FIGURINES, _number(0, 99), "couriers used in this game, by the kind that they stood for"),
        "courier_card": {**_nullable(_number(1, COURIER_CARDS)), "description": "the courier card in force"},
        "courier_deck": _list(_number(1, COURIER_CARDS), COURIER_CARDS),
        "clairvoyant_deck": _list(_number(1, CLAIRVOYANT_CARDS), CLAIRVOYANT_CARDS),
        "tower_boards": _object(boards, "tiles left on tower boards (default: those in no tower)"),
        "grocer": _by_name(faces, _number(0, 99), "copies left of every face (default: those on no die)"),
        "plunger": {**_nullable(_number(0, SEATS - 1)), "description": "seat with the royal plunger"},
        "price": _by_name(GOODS, _number(0, 99), "what is left to pay, in the step payment"),
        "savings": _number(0, 99, "what a craftsman still saves, in the step payment"),
        **later_schema(by_seat=False),
    }


def _seat(pack: Pack) -> dict[str, Any]:
    codes, faces = pack.content.building_codes, list(pack.content.face_codes)
    fame = _by_name(FAME_SOURCES, _number(0, MOST), "")
    tower = {"type": "array", "maxItems": TOWER_SPACES, "items": {"enum": [None, *TILE_NAMES]}}
    die = {"type": "array", "minItems": SIDES, "maxItems": SIDES, "items": {"enum": faces}}
    switches: dict[str, Any] = {flag: {"type": "boolean"} for flag in ("ticked", *FLAGS)}
    return _object(
        {
            "colour": {
                "enum": list(COLOURS),
                "description": "follows from seat and options; others are refused",
            },
            "family": {"enum": list(FAMILIES)},
            "epoch": _number(1, EPOCHS + 1, "default 1"),
            "aim": _number(1, MOST, "where the goal counter stands (default: the goal of the epoch)"),
            "goods": _by_name(GOODS, _number(0, MOST), "goods (default none)"),
            "seals": _number(0, MOST, "default 0"),
            "fame": {"anyOf": [_number(0, MOST), fame], "description": "fame by source, or one number"},
            "morale": _number(0, pack.mirror.morale_top, "level of the morale bar, default 0"),
            "figurines": _by_name(FIGURINES, _number(0, max(pack.mirror.figurines)), "figurines (default none)"),
            "huts": {**_list({"enum": list(HERBS)}, len(HERBS)), "description": "default none"},
            "chosen_hut": {"enum": [None, *HERBS], "description": "hut chosen in the set-up and not yet shown"},
            "scout": {"enum": list(SPACE_NAMES), "description": "default their own tent"},
            "gathered": _number(0, MOST, "tokens gathered in this round"),
            "dice": {
                "type": "array",
                "maxItems": DICE,
                "items": {"enum": [None, *faces]},
                "description": "faces that lie up, null for placed dice (default in play: five different ones)",
            },
            "faces": {"type": "array", "minItems": DICE, "maxItems": DICE, "items": die},
            "buildings": _by_name(codes, _number(1, RANKS), "rank of every building, in the order of the sites"),
            "renovated": {**_list({"enum": list(codes)}, SITES), "description": "buildings with an X counter"},
            "counters_used": _number(0, SITES, "X counters of this game, also those built over"),
            "cleared": _number(0, SITES - STARTING_SITES, "grass tiles turned into sites, default 0"),
            "tower": {**tower, "description": "tiles in the tower spaces, null for an empty one"},
            "clairvoyant": _list(_number(1, CLAIRVOYANT_CARDS), CLAIRVOYANT_CARDS),
            **switches,
            **later_schema(by_seat=True),
        },
        "one player, in the order of seats",
    )


def _tiles(epoch: int) -> list[str]:
    return [name for name in TILE_NAMES if name.startswith(str(epoch))]


def _option(info: OptionInfo) -> dict[str, Any]:
    if info.kind == "number":
        return {"type": ["integer", "null"], "minimum": 1, "maximum": info.highest}
    return {"enum": [None, *info.choices]}


def _object(properties: dict[str, Any], description: str) -> dict[str, Any]:
    return {"type": "object", "description": description, "properties": properties, "additionalProperties": False}


def _by_name(names: Sequence[str], value: dict[str, Any], description: str) -> dict[str, Any]:
    table: dict[str, Any] = {
        "type": "object",
        "propertyNames": {"enum": list(names)},
        "additionalProperties": value,
    }
    return {**table, "description": description} if description else table


def _number(low: int, high: int, description: str = "") -> dict[str, Any]:
    number: dict[str, Any] = {"type": "integer", "minimum": low, "maximum": high}
    return {**number, "description": description} if description else number


def _list(items: dict[str, Any], longest: int) -> dict[str, Any]:
    return {"type": "array", "maxItems": longest, "uniqueItems": True, "items": items}


def _nullable(number: dict[str, Any]) -> dict[str, Any]:
    return {**number, "type": [number["type"], "null"]}
