"""The amounts in refusals."""

from __future__ import annotations

from typing import Any

from queenswright.games.architect.refusals import (
    BEYOND_CONFIDENCE,
    FEE_TOO_HIGH,
    GUILD_MISSING,
    PERFORMANCE_TOO_LOW,
    TOO_EXPENSIVE,
    TOO_FAR,
    TOO_FEW_POINTS,
    TRACK_IS_CLIMBED,
    TRIP_TOO_EXPENSIVE,
    TURNED_INTO_DROP_OUT,
)
from queenswright.games.architect.rules.board import track_length
from queenswright.games.architect.rules.climb import climb_cost
from queenswright.games.architect.rules.hire import price
from queenswright.games.architect.rules.tile import performance_sum
from queenswright.games.architect.state import CHARACTERS, DROP_OUT, GUILDS, NOBODY, ROOMS
from queenswright.games.architect.steps import DRAFT, FIRE, HIRE, LABOUR, REPAIR, TAVERN, TRAVEL
from queenswright.kernel.data import Pack
from queenswright.kernel.rule import plain


def explain(pack: Pack, s: Any, step: int, i: int, code: int) -> dict[str, Any]:
    """The arguments of the refusal's message: what was asked for, what it needs, what is there."""
    me = s.agenda_seat[s.agenda_depth - 1]
    argument = s.agenda_argument[s.agenda_depth - 1]
    board = pack.content.map_for(s.players)
    here = s.carriage[me]
    args: dict[str, Any] = {
        "talers": s.talers[me],
        "bonds": s.bonds[me],
        "place": board.locations[here].name,
        "capital": board.locations[0].name,
        "most": pack.mirror.repair_craftsmen,
        "markers": pack.mirror.building_markers,
        "furthest": DROP_OUT - (code == TURNED_INTO_DROP_OUT),
    }
    if step in (DRAFT, LABOUR, FIRE, REPAIR) and i < len(CHARACTERS):
        args["character"] = CHARACTERS[i]
    if step == HIRE and i < len(s.billboard):
        args["character"] = CHARACTERS[s.billboard[i]] if s.billboard[i] != NOBODY else ""
        args["space"] = i + 1
    if step == TAVERN and i < len(GUILDS):
        args["guild"] = GUILDS[i]
        args["room"] = ROOMS[s.room[me][i]]
    if step == FIRE:
        args["wanted"] = CHARACTERS[s.billboard[argument]]
    if code == TOO_EXPENSIVE:
        args["cost"] = plain(price)(pack.mirror, s, i)
    if code in (TOO_FAR, TRIP_TOO_EXPENSIVE) and step == TRAVEL:
        side = pack.content.maps.index(board)
        spaces = pack.mirror.distance[side][here][i]
        args.update(place=board.locations[i].name, spaces=spaces, longest=len(pack.mirror.travel_cost) - 1)
        if code == TRIP_TOO_EXPENSIVE:
            args["cost"] = pack.mirror.travel_cost[spaces]
    if code == FEE_TOO_HIGH:
        sent = argument.bit_count()
        args["cost"] = pack.mirror.tavern_fee[sent + 1] - pack.mirror.tavern_fee[sent]
    if code == BEYOND_CONFIDENCE:
        args["confidence"] = pack.mirror.bonds_at_once[s.confidence[me]]
    if code == GUILD_MISSING:
        employed = {CHARACTERS[c].rpartition("-")[0] for c, p in enumerate(s.tile_position[me]) if p != NOBODY}
        face = pack.content.demand[s.demand[here]]
        args["guilds"] = [guild for guild in face.guilds if guild not in employed]
    if code in (TOO_FEW_POINTS, TRACK_IS_CLIMBED):
        args.update(steps=i, points=argument, left=plain(track_length)(pack.mirror, s) - s.track[me])
        if code == TOO_FEW_POINTS:
            args["cost"] = plain(climb_cost)(s, me, i)
    if code == PERFORMANCE_TOO_LOW:
        args.update(performance=plain(performance_sum)(pack.mirror, s, me), needed=pack.mirror.palace_performance)
    args.update(left=args.get("left", plain(track_length)(pack.mirror, s) - s.track[me]))
    return args
