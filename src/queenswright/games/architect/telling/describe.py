"""A position as readable text: `str(position)`, dumps, the text table of screen readers."""

from __future__ import annotations

from typing import Any

from queenswright.games.architect.rules.board import bond_supply, track_length
from queenswright.games.architect.rules.tile import performance_sum
from queenswright.games.architect.state import (
    CHARACTERS,
    COLOURS,
    END_REASONS,
    GUILDS,
    NOBODY,
    ROOMS,
    SPACES,
    STAR_ACTIONS,
    TOP,
)
from queenswright.games.architect.steps import STEPS
from queenswright.games.architect.telling.view import buildings, names_in
from queenswright.kernel.data import Pack
from queenswright.kernel.rule import plain


def turn_label(s: Any) -> str:
    """`d3 blue` for the third pick of the draft, `12 blue` for blue's turn in round 12, `end` after the game."""
    if s.agenda_depth == 0:
        return "end"
    number = f"d{s.picks + 1}" if s.round_number == 0 else str(s.round_number)
    return f"{number} {COLOURS[s.turn_seat]}"


def end_reason(s: Any) -> str:
    """palace, round_limit or track_end."""
    return END_REASONS[s.ended]


def describe(pack: Pack, s: Any) -> str:
    """The table in a dozen lines; hidden things are left out."""
    lines = [f"Queen's Architect, {s.players} players, {turn_label(s)}: {_decision(s)}"]
    tokens = s.tokens[: plain(track_length)(pack.mirror, s)]
    lines.append(
        "track      " + " ".join(map(str, tokens)) + f"   bonds in supply {plain(bond_supply)(pack.mirror, s)}"
    )
    lines.append("billboard  " + _billboard(pack, s))
    if s.display:
        lines.append("display    " + " ".join(names_in(s.display)))
    lines += [_seat_line(pack, s, seat) for seat in range(s.players)]
    sites = buildings(s, pack.content.map_for(s.players).names)
    built = "; ".join(f"{place}: {', '.join(COLOURS[i] for i in seats)}" for place, seats in sites.items())
    lines.append("buildings  " + (built or "none"))
    return "\n".join(lines)


def _decision(s: Any) -> str:
    if s.agenda_depth == 0:
        return f"over ({END_REASONS[s.ended]})"
    top = s.agenda_depth - 1
    return f"{COLOURS[s.agenda_seat[top]]} to decide: {STEPS[s.agenda_step[top]].name}"


def _billboard(pack: Pack, s: Any) -> str:
    shown = []
    for space in range(SPACES):
        price = pack.mirror.price_scale[s.price_marker] if space == TOP else pack.mirror.hiring_cost[space]
        name = "empty" if s.billboard[space] == NOBODY else CHARACTERS[s.billboard[space]]
        shown.append(f"{space + 1}:{name} ({price}t)")
    return " ".join(shown) + f"   pile {s.pile_size}"


def _seat_line(pack: Pack, s: Any, seat: int) -> str:
    place = pack.content.map_for(s.players).locations[s.carriage[seat]].name
    crew = [f"{c}@{p}" for c, p in zip(CHARACTERS, s.tile_position[seat], strict=True) if p != NOBODY]
    rooms = [f"{ROOMS[r]} {g}" for g, r in zip(GUILDS, s.room[seat], strict=True) if r]
    confidence = pack.mirror.bonds_at_once[s.confidence[seat]]
    parts = [
        f"{COLOURS[seat]:<7}{s.talers[seat]} talers, {s.bonds[seat]} bonds, confidence {confidence}",
        f"track {s.track[seat]}, at {place}, architect on {STAR_ACTIONS[s.architect[seat]]}",
        f"crew {plain(performance_sum)(pack.mirror, s, seat)}: {' '.join(crew) or 'nobody'}",
    ]
    if rooms:
        parts.append("tavern: " + ", ".join(rooms))
    if s.contribution[seat] != NOBODY:
        parts.append(f"palace {s.contribution[seat]}")
    return "; ".join(parts)
