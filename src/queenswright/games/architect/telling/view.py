"""What a seat may see. Built field by field, never filtered: what is not named here stays hidden (QA-SETUP-32, 33)."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from queenswright.games.architect.content.options import show_options
from queenswright.games.architect.rules.board import bond_supply, track_length
from queenswright.games.architect.state import (
    CHARACTERS,
    COLOURS,
    COPIES,
    END_REASONS,
    GUILDS,
    NOBODY,
    ORDINARY,
    PILE,
    ROOMS,
    SITES,
    STAR_ACTIONS,
)
from queenswright.games.architect.steps import STEPS
from queenswright.kernel.data import Pack
from queenswright.kernel.rule import plain

UNBUILT = [NOBODY] * SITES
NAMES = (*CHARACTERS, None)
"""The characters by number; nobody, who is -1, is the last."""
_hidden = struct.Struct(f"4ii{PILE}b").pack
_track_length, _bond_supply = plain(track_length), plain(bond_supply)


def hidden(pack: Pack, s: Any, seat: int) -> bytes:
    """The bytes that no seat may know: the order of the pile, and the stream (key and counter) that made it."""
    return _hidden(*s.key, s.drawn, *s.pile)


def view(pack: Pack, s: Any, seat: int | None) -> dict[str, Any]:
    """The table as a seat (None: a spectator) sees it. Everything but the pile is open, so all seats see the same.

    Do not change it: what is printed on tiles, and what did not change since another view, is shared between views.
    """
    names = pack.content.map_for(s.players).names
    return {
        "game": "architect",
        "pack": pack.name,
        "rules_version": s.rules_version,
        "options": show_options(s),
        "seat": seat,
        "round": s.round_number,
        "first_player": s.first_player,
        "turn_of": s.turn_seat,
        "pending": pending(s),
        "ended": END_REASONS[s.ended],
        "seats": [seat_view(pack, s, i, names) for i in range(s.players)],
        "billboard": [NAMES[c] for c in s.billboard],
        "price": pack.mirror.price_scale[s.price_marker],
        "pile_size": s.pile_size,
        "pile_starting": max(0, s.pile_size - ORDINARY),
        "display": names_in(s.display),
        "working": names_in(s.working),
        "removed": removed(tuple(s.pile), tuple(s.billboard), s.display, tuple(map(tuple, s.tile_position))),
        "track": s.tokens[: _track_length(pack.mirror, s)],
        "bond_supply": _bond_supply(pack.mirror, s),
        "redeemed_for_good": s.redeemed,
        "hires_counted": s.hires,
        "demand": demand(pack, names, tuple(s.demand)),
        "buildings": buildings(s, names),
    }


def pending(s: Any) -> list[dict[str, Any]]:
    """The agenda, next decision last."""
    return [
        {"step": STEPS[s.agenda_step[i]].name, "seat": s.agenda_seat[i], "argument": s.agenda_argument[i]}
        for i in range(s.agenda_depth)
    ]


def names_in(characters: int) -> list[str]:
    """The characters of a bit set."""
    return [c for i, c in enumerate(CHARACTERS) if characters >> i & 1] if characters else []


def name_of(character: int) -> str | None:
    """A character by name, None for nobody."""
    return NAMES[character]


def seat_view(pack: Pack, s: Any, seat: int, names: Sequence[str]) -> dict[str, Any]:
    """One player's open area."""
    contribution, arrival = s.contribution[seat], s.track_end_round[seat]
    return {
        "colour": COLOURS[seat],
        "talers": s.talers[seat],
        "bonds": s.bonds[seat],
        "confidence": pack.mirror.bonds_at_once[s.confidence[seat]],
        "carriage": names[s.carriage[seat]],
        "architect": STAR_ACTIONS[s.architect[seat]],
        "track": s.track[seat],
        "craftsmen": craftsmen(tuple(s.tile_position[seat])),
        "tavern": tavern(tuple(s.room[seat])),
        "contribution": None if contribution == NOBODY else contribution,
        "track_end_round": None if arrival == NOBODY else arrival,
    }


@lru_cache(maxsize=2048)
def craftsmen(tile_positions: tuple[int, ...]) -> dict[str, int]:
    """The craftsmen in service with the positions of their tiles."""
    return {c: position for c, position in zip(CHARACTERS, tile_positions, strict=True) if position != NOBODY}


@lru_cache(maxsize=2048)
def tavern(room_of: tuple[int, ...]) -> dict[str, list[str]]:
    """The guilds in each room."""
    rooms: dict[str, list[str]] = {room: [] for room in ROOMS}
    for guild, room in zip(GUILDS, room_of, strict=True):
        rooms[ROOMS[room]].append(guild)
    return rooms


@lru_cache(maxsize=2048)
def removed(
    pile: tuple[int, ...], billboard: tuple[int, ...], display: int, tile_positions: tuple[tuple[int, ...], ...]
) -> dict[str, int]:
    """The tiles that left the game, by character: those that are in none of these places; public."""
    gone = [COPIES] * len(CHARACTERS)
    for character in (*pile, *billboard):
        if character != NOBODY:
            gone[character] -= 1
    for row in tile_positions:
        for character, tile_position in enumerate(row):
            if tile_position != NOBODY:
                gone[character] -= 1
    for character in range(len(CHARACTERS)) if display else ():
        gone[character] -= display >> character & 1
    return {character: count for character, count in zip(CHARACTERS, gone, strict=True) if count}


@lru_cache(maxsize=2048)
def demand(pack: Pack, names: Sequence[str], tiles: tuple[int, ...]) -> dict[str, Any]:
    """What is printed on the demand tile of each place."""
    return {name: pack.content.faces[tile] for name, tile in zip(names[1:], tiles[1:], strict=False)}


def buildings(s: Any, names: Sequence[str]) -> dict[str, list[int]]:
    """The seats that have built at each place, best site first."""
    return {
        name: [seat for seat in sites if seat != NOBODY]
        for name, sites in zip(names, s.sites, strict=False)
        if sites != UNBUILT
    }
