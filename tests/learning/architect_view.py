"""An observation of Queen's Architect read off what the position shows: by names, without the record."""

from __future__ import annotations

from typing import Any

from queenswright.games.architect.content.house_rules import NAMES, PRESETS
from queenswright.games.architect.state import CHARACTERS, GUILDS, LOCATIONS, ROOMS, STAR_ACTIONS
from queenswright.games.architect.steps import STEPS
from queenswright.kernel.position import Position

STEP_NAMES = [step.name for step in STEPS]
SITES = 4


def members(names: Any, chosen: Any) -> list[int]:
    """A set as entries of six bits."""
    bits = [name in chosen for name in names]
    return [sum(bit << i for i, bit in enumerate(bits[at : at + 6])) for at in range(0, len(bits), 6)]


def turned(position: Position, seat: int, other: int) -> int:
    return (other - seat) % position.players


def expected(position: Position, seat: int) -> dict[str, list[int]]:
    """The entries of every part."""
    view, board = position.view(seat), position.pack.content.map_for(position.players)
    found = {name: [value] for name, value in numbers(position, view, seat).items()}
    found["house_rules"] = members(NAMES, house_rules(view["options"]))
    found["guilds_sent"] = members(GUILDS, guilds_sent(view))
    found["display"] = members(CHARACTERS, view["display"])
    found["working"] = members(CHARACTERS, view["working"])
    found["left"] = [left(view, character) for character in CHARACTERS]
    found["billboard"] = [CHARACTERS.index(name) + 1 if name else 0 for name in view["billboard"]]
    found["tokens"] = [*view["track"], *[0] * (12 - len(view["track"]))]
    tiles = list(position.pack.content.faces)
    faces = [view["demand"].get(name) for name in board.names]
    found["demand"] = [0 if face is None else 1 + next(i for i, f in enumerate(tiles) if f is face) for face in faces]
    found["demand"] += [0] * (LOCATIONS - len(board.names))
    sites: list[int] = []
    for name in board.names:
        owners = [turned(position, seat, owner) + 1 for owner in view["buildings"].get(name, [])]
        sites += owners + [0] * (SITES - len(owners))
    found["sites"] = sites + [0] * (SITES * LOCATIONS - len(sites))
    for k in range(4):
        shown = view["seats"][(seat + k) % position.players] if k < position.players else None
        for name, values in seat_parts(position, shown).items():
            found[f"seat{k}.{name}"] = values if shown else [0] * len(values)
    return found


def numbers(position: Position, view: dict[str, Any], seat: int) -> dict[str, int]:
    """The parts of one entry."""
    asked = view["pending"][-1] if view["pending"] else None
    limit = view["options"].get("round_limit", 60)
    return {
        "players": position.players,
        "step": STEP_NAMES.index(asked["step"]) + 1 if asked else 0,
        "decides": turned(position, seat, asked["seat"]) + 1 if asked else 0,
        "character": character(view, asked) if asked else 0,
        "points": min(asked["argument"], 127) if asked and asked["step"] == "climb" else 0,
        "hire_follows": int(len(view["pending"]) > 1),
        "round": min(view["round"], 127),
        "rounds_left": 127 if limit is None else min(127, max(0, limit - view["round"])),
        "first_player": turned(position, seat, view["first_player"]),
        "picks": picks(view) if view["round"] == 0 else 2 * position.players,
        "price": position.pack.mirror.price_scale.index(view["price"]),
        "hires": view["hires_counted"] % 3,
        "pile": view["pile_size"],
        "pile_starting": view["pile_starting"],
        "bond_supply": min(127, view["bond_supply"]),
    }


def picks(view: dict[str, Any]) -> int:
    """Craftsmen taken and turned."""
    chosen = sum(len(one["craftsmen"]) for one in view["seats"])
    return chosen - int(view["pending"][-1]["step"] == "draft_turn")


def character(view: dict[str, Any], asked: dict[str, Any]) -> int:
    """Whom the step is about."""
    argument = asked["argument"]
    if asked["step"] == "fire":
        return CHARACTERS.index(view["billboard"][argument]) + 1
    about = {"draft_turn": int(argument) + 1, "labour": int(argument)}
    return about.get(asked["step"], 0)


def house_rules(options: dict[str, Any]) -> set[str]:
    """Those that are on."""
    bits = PRESETS[options.get("variant", "standard")]
    on = {name for i, name in enumerate(NAMES) if bits >> i & 1}
    return {name for name in NAMES if options.get(name, name in on)}


def guilds_sent(view: dict[str, Any]) -> list[str]:
    asked = view["pending"][-1] if view["pending"] else None
    if asked is None or asked["step"] != "tavern":
        return []
    return [guild for i, guild in enumerate(GUILDS) if asked["argument"] >> i & 1]


def left(view: dict[str, Any], name: str) -> int:
    """The tiles of a character that are neither removed nor to be seen."""
    seen = view["billboard"].count(name) + (name in view["display"]) + view["removed"].get(name, 0)
    return 3 - int(seen) - sum(name in seat["craftsmen"] for seat in view["seats"])


def seat_parts(position: Position, shown: dict[str, Any] | None) -> dict[str, list[int]]:
    """The parts about one seat."""
    one = shown or position.view(0)["seats"][0]
    spaces = position.pack.mirror.bonds_at_once
    room_of = {guild: i for i, room in enumerate(ROOMS) for guild in one["tavern"][room]}
    contribution = one["contribution"]
    return {
        "plays": [1],
        "talers": [min(127, one["talers"])],
        "bonds": [min(127, one["bonds"])],
        "confidence": [spaces.index(one["confidence"])],
        "track": [one["track"]],
        "contributed": [int(contribution is not None)],
        "contribution": [min(127, contribution or 0)],
        "track_end_round": [min(127, one["track_end_round"] or 0)],
        "architect": [STAR_ACTIONS.index(one["architect"])],
        "carriage": [position.pack.content.map_for(position.players).names.index(one["carriage"])],
        "craftsmen": [one["craftsmen"].get(name, -1) + 1 for name in CHARACTERS],
        "rooms": [room_of[guild] for guild in GUILDS],
    }
