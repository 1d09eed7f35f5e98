"""A position as readable text: `str(position)`, dumps, the text table of screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from queenswright.games.queensdale.content.later import ROBBER_NUMBERS
from queenswright.games.queensdale.content.names import amounts, colour_of, members
from queenswright.games.queensdale.rules.character import fame
from queenswright.games.queensdale.rules.hut import huts_in_supply
from queenswright.games.queensdale.rules.spaces import capacity
from queenswright.games.queensdale.rules.work import bag_size
from queenswright.games.queensdale.state.board import SPACE_KINDS
from queenswright.games.queensdale.state.course import END_REASONS, PHASES, PLAY
from queenswright.games.queensdale.state.pieces import FIGURINES, GOODS, HERBS, NOBODY, NOTHING
from queenswright.games.queensdale.steps import STEPS, space_name, tile_name
from queenswright.kernel.data import Pack
from queenswright.kernel.rule import plain

ROMAN = ("I", "II", "III", "IV")


def turn_label(s: Any) -> str:
    """`3.2.7 red` for red's turn, the seventh of round 2 in game 3; `3.storage` between games; `end` after the last."""
    if s.agenda_depth == 0:
        return "end"
    if s.phase != PLAY:
        return f"{s.game_number}.{PHASES[s.phase]}"
    return f"{s.game_number}.{s.round_number}.{s.turn_number} {colour_of(s, s.turn_seat)}"


def end_reason(s: Any) -> str:
    """castle or games."""
    return END_REASONS[s.ended]


def describe(pack: Pack, s: Any) -> str:
    """The table in a dozen lines; hidden things are left out."""
    lines = [f"The Rise of Queensdale, {s.players} players, {turn_label(s)}: {_decision(s)}"]
    free = [plain(capacity)(pack.mirror, s, kind) - taken for kind, taken in enumerate(s.taken)]
    lines.append("free       " + _listed(amounts(SPACE_KINDS, free)))
    tokens = [s.herb.count(herb) for herb in range(len(HERBS))]
    lines.append("tokens     " + _listed(amounts(HERBS, tokens)))
    supply = f"bag {plain(bag_size)(s)}, huts {plain(huts_in_supply)(pack.mirror, s)}"
    card = "" if s.courier_card == NOTHING else f", courier card {s.courier_card + 1}"
    plunger = "" if s.plunger == NOBODY else f", plunger with {colour_of(s, s.plunger)}"
    lines.append(f"supply     {supply}{card}{plunger}")
    lines += [_seat_line(pack, s, seat) for seat in range(s.players)]
    return "\n".join(lines)


def _decision(s: Any) -> str:
    if s.agenda_depth == 0:
        return f"over ({END_REASONS[s.ended]})"
    top = s.agenda_depth - 1
    return f"{colour_of(s, s.agenda_seat[top])} to decide: {STEPS[s.agenda_step[top]].name}"


def _seat_line(pack: Pack, s: Any, seat: int) -> str:
    faces = pack.content.face_codes
    dice = ["-" if face == NOTHING else faces[face] for face in s.showing[seat]]
    held = {**amounts(GOODS, s.goods[seat]), **amounts(FIGURINES, s.figurines[seat])}
    parts = [
        f"{colour_of(s, seat):<11}epoch {s.epoch[seat]}, fame {plain(fame)(s, seat)} of {s.aim[seat]}",
        f"morale {s.morale[seat]}, seals {s.seals[seat]}",
        f"holds {_listed(held)}",
        f"huts {_joined(members(HERBS, s.huts[seat]))}",
        f"scout at {space_name(s.scout[seat])}",
        f"dice {' '.join(dice)}",
        f"borough {_joined(_borough(pack, s, seat))}",
    ]
    tower = [tile_name(tile) for tile in s.tower[seat] if tile != NOTHING]
    if tower:
        parts.append(f"tower {_joined(tower)}")
    if s.robbers[seat]:
        parts.append(f"robbers {_joined([str(number) for number in members(ROBBER_NUMBERS, s.robbers[seat])])}")
    if s.crown[seat]:
        parts.append(f"crown {s.crown[seat]}")
    return "; ".join(parts)


def _borough(pack: Pack, s: Any, seat: int) -> list[str]:
    built = [
        f"{pack.content.building_codes[code]} {ROMAN[s.rank[seat][site]]}{'x' * (s.renovated[seat] >> site & 1)}"
        for site, code in enumerate(s.site[seat])
        if code != NOTHING
    ]
    return [*built, f"{s.cleared[seat]} cleared"] if s.cleared[seat] else built


def _listed(counts: dict[str, int]) -> str:
    return _joined([f"{count} {name}" for name, count in counts.items()])


def _joined(words: Sequence[str]) -> str:
    return ", ".join(words) or "none"
