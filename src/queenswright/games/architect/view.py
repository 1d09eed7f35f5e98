"""What a seat may see. Built field by field, never filtered: what is not named here stays hidden (QA-SETUP-32, 33)."""

from __future__ import annotations

import struct
from typing import Any

from queenswright.games.architect.options import show_options
from queenswright.games.architect.rules.board import bond_supply, track_length
from queenswright.games.architect.state import (
    CHARACTERS,
    COLOURS,
    COPIES,
    END_REASONS,
    GUILDS,
    NOBODY,
    ORDINARY,
    ROOMS,
    STAR_ACTIONS,
)
from queenswright.games.architect.steps import STEPS
from queenswright.kernel.contract import Pack
from queenswright.kernel.rule import plain


def hidden(pack: Pack, s: Any, seat: int) -> bytes:
    """The bytes that no seat may know: the order of the pile, and the stream (key and counter) that made it."""
    return struct.pack(f"4ii{len(s.pile)}b", *s.key, s.drawn, *s.pile)


def view(pack: Pack, s: Any, seat: int | None) -> dict[str, Any]:
    """The table as a seat (None: a spectator) sees it. Everything but the pile lies open, so all seats see the same."""
    board = pack.content.map_for(s.players)
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
        "seats": [seat_view(pack, s, i) for i in range(s.players)],
        "billboard": [name_of(c) for c in s.billboard],
        "price": pack.mirror.price_scale[s.price_marker],
        "pile_size": s.pile_size,
        "pile_starting": max(0, s.pile_size - ORDINARY),
        "display": names_in(s.display),
        "working": names_in(s.working),
        "removed": removed(s),
        "track": s.tokens[: plain(track_length)(pack.mirror, s)],
        "bond_supply": plain(bond_supply)(pack.mirror, s),
        "redeemed_for_good": s.redeemed,
        "hires_counted": s.hires,
        "demand": {board.locations[i].name: demand_view(pack, s.demand[i]) for i in range(1, len(board.locations))},
        "buildings": buildings(pack, s),
    }


def pending(s: Any) -> list[dict[str, Any]]:
    """The agenda, next decision last."""
    return [
        {"step": STEPS[s.agenda_step[i]].name, "seat": s.agenda_seat[i], "argument": s.agenda_argument[i]}
        for i in range(s.agenda_depth)
    ]


def names_in(characters: int) -> list[str]:
    """The characters of a bit set."""
    return [c for i, c in enumerate(CHARACTERS) if characters >> i & 1]


def name_of(character: int) -> str | None:
    """A character by name, None for nobody."""
    return None if character == NOBODY else CHARACTERS[character]


def seat_view(pack: Pack, s: Any, seat: int) -> dict[str, Any]:
    """One player's open area."""
    board = pack.content.map_for(s.players)
    contribution, arrival = s.contribution[seat], s.track_end_round[seat]
    return {
        "colour": COLOURS[seat],
        "talers": s.talers[seat],
        "bonds": s.bonds[seat],
        "confidence": pack.mirror.bonds_at_once[s.confidence[seat]],
        "carriage": board.locations[s.carriage[seat]].name,
        "architect": STAR_ACTIONS[s.architect[seat]],
        "track": s.track[seat],
        "craftsmen": {c: p for c, p in zip(CHARACTERS, s.position[seat], strict=True) if p != NOBODY},
        "tavern": {room: [g for g, r in zip(GUILDS, s.room[seat], strict=True) if ROOMS[r] == room] for room in ROOMS},
        "contribution": None if contribution == NOBODY else contribution,
        "track_end_round": None if arrival == NOBODY else arrival,
    }


def removed(s: Any) -> dict[str, int]:
    """Public: the tiles that left the game, by character."""
    counts = {}
    for i, character in enumerate(CHARACTERS):
        elsewhere = s.pile.count(i) + s.billboard.count(i) + (s.display >> i & 1)
        gone = COPIES - elsewhere - sum(row[i] != NOBODY for row in s.position)
        if gone:
            counts[character] = gone
    return counts


def demand_view(pack: Pack, tile: int) -> dict[str, Any]:
    """The face of a demand tile."""
    face = pack.content.demand[tile]
    shown: dict[str, Any] = {"guilds": list(face.guilds)}
    if face.bonus != "none":
        shown["bonus"] = {"kind": face.bonus, "amount": face.amount}
    return shown


def buildings(pack: Pack, s: Any) -> dict[str, list[int]]:
    """The seats that have built at each place, best site first."""
    board = pack.content.map_for(s.players)
    built = {}
    for i, location in enumerate(board.locations):
        seats = [seat for seat in s.sites[i] if seat != NOBODY]
        if seats:
            built[location.name] = seats
    return built
