"""What an action did, as events, derived from the states before and after it."""

from __future__ import annotations

from typing import Any

from queenswright.games.architect.content.house_rules import bit
from queenswright.games.architect.rules.tile import performance_sum
from queenswright.games.architect.state import (
    APPRECIATION_BONUS,
    CHARACTERS,
    COLOURS,
    END_REASONS,
    GUILDS,
    LOCATION_TYPES,
    NOBODY,
    SPACES,
    STAR_ACTIONS,
    TOP,
)
from queenswright.games.architect.steps import (
    ARCHITECT,
    BANK,
    CLIMB,
    CONSTRUCT,
    CONTRIBUTE,
    DO_REPAIRS,
    DRAFT,
    DRAFT_TURN,
    FIRE,
    GAIN_CONFIDENCE,
    HIRE,
    LABOUR,
    LABOUR_DONE,
    REDEEM_NONE,
    REPAIR,
    REPAIR_DONE,
    STEPS,
    TAVERN,
    TAVERN_DONE,
    TRAVEL,
)
from queenswright.games.architect.telling.view import name_of, names_in
from queenswright.kernel.data import Event, Pack
from queenswright.kernel.rule import plain

LOCATION_BASE_POINTS = bit("location_base_points")
NO_LOCATION_MAXIMUM = bit("no_location_maximum")
LAST = {step: STEPS[step].count - 1 for step in (CONSTRUCT, LABOUR, HIRE, BANK, TRAVEL, TAVERN)}


def story(pack: Pack, before: Any, after: Any, step: int, i: int) -> list[Event]:
    """The events of one action, in the order in which they happen at the table."""
    seat = before.agenda_seat[before.agenda_depth - 1]
    argument = before.agenda_argument[before.agenda_depth - 1]
    colour = COLOURS[seat]
    if LAST.get(step) == i:
        events = [Event("story-forfeit", {"seat": colour, "action": STEPS[step].name})]
    else:
        events = _deed(pack, before, after, step, i, seat, argument)
    if step in (LABOUR, CLIMB):
        events += _departures(before, after, seat)
    return events + _passing(before, after)


def _deed(pack: Pack, before: Any, after: Any, step: int, i: int, seat: int, argument: int) -> list[Event]:
    colour = COLOURS[seat]
    talers = after.talers[seat] - before.talers[seat]
    if step == DRAFT:
        return [Event("story-draft", {"seat": colour, "character": CHARACTERS[i]})]
    if step == DRAFT_TURN:
        return [
            Event(
                "story-draft-turn",
                {"seat": colour, "character": CHARACTERS[argument], "positions": i, "talers": talers},
            )
        ]
    if step == ARCHITECT:
        return [Event("story-move", {"seat": colour, "spaces": i, "action": STAR_ACTIONS[after.architect[seat]]})]
    if step == CONSTRUCT:
        return _construction(pack, before, after, i, seat)
    if step == LABOUR:
        return _labour(before, i, seat, talers, argument)
    if step in (HIRE, FIRE):
        return _hire(before, after, step, i, seat, argument)
    if step == BANK:
        if i == GAIN_CONFIDENCE:
            return [
                Event("story-confidence", {"seat": colour, "bonds": pack.mirror.bonds_at_once[after.confidence[seat]]})
            ]
        return [Event("story-redeem", {"seat": colour, "bonds": i - REDEEM_NONE, "talers": talers})]
    if step == TRAVEL:
        place = pack.content.map_for(before.players).locations[i].name
        return [Event("story-travel", {"seat": colour, "place": place, "talers": -talers})]
    if step == TAVERN:
        if i == TAVERN_DONE:
            return [] if argument else [Event("story-tavern-nobody", {"seat": colour})]
        return [Event("story-tavern", {"seat": colour, "guild": GUILDS[i], "talers": -talers})]
    if step == REPAIR:
        if i == REPAIR_DONE:
            points = after.agenda_argument[after.agenda_depth - 1]
            return [Event("story-repairs", {"seat": colour, "characters": names_in(before.working), "points": points})]
        return [
            Event("story-assign", {"seat": colour, "character": CHARACTERS[i], "points": pack.mirror.repair_value[i]})
        ]
    return _climb(before, after, i, seat, argument)


def _construction(pack: Pack, before: Any, after: Any, i: int, seat: int) -> list[Event]:
    colour = COLOURS[seat]
    if i == CONTRIBUTE:
        needed = pack.mirror.palace_performance
        return [
            Event("story-palace", {"seat": colour, "performance": after.contribution[seat], "needed": needed}),
        ]
    if i == DO_REPAIRS:
        return [Event("story-repairs-begin", {"seat": colour})]
    points = after.agenda_argument[after.agenda_depth - 1]
    events = [Event("story-build", {"seat": colour, **_building(pack, before, seat), "points": points})]
    talers = after.talers[seat] - before.talers[seat]
    if talers:
        events.append(Event("story-taler-bonus", {"seat": colour, "talers": talers}))
    return events


def _building(pack: Pack, before: Any, seat: int) -> dict[str, Any]:
    """How the points of a building are computed: `worth` = performance - reduction + bonus + base, then the maximum.

    Without a maximum (QA-VAR-10) it is null.
    """
    printed, location = pack.mirror, before.carriage[seat]
    place = pack.content.map_for(before.players).locations[location]
    kind, tile = LOCATION_TYPES.index(place.type), before.demand[location]
    performance = plain(performance_sum)(printed, before, seat)
    reduction = printed.site_reduction[before.sites[location].index(NOBODY)]
    bonus = printed.bonus_amount[tile] if printed.bonus_kind[tile] == APPRECIATION_BONUS else 0
    base = printed.base_points[kind] if before.house_rules & LOCATION_BASE_POINTS else 0
    return {
        "place": place.name,
        "performance": performance,
        "reduction": reduction,
        "bonus": bonus,
        "base": base,
        "worth": performance - reduction + bonus + base,
        "maximum": None if before.house_rules & NO_LOCATION_MAXIMUM else printed.location_maximum[kind],
    }


def _labour(before: Any, i: int, seat: int, talers: int, turned_last: int) -> list[Event]:
    colour = COLOURS[seat]
    if i == LABOUR_DONE:
        return [] if turned_last else [Event("story-labour", {"seat": colour, "talers": talers})]
    return [Event("story-labourer", {"seat": colour, "character": CHARACTERS[i], "talers": talers})]


def _hire(before: Any, after: Any, step: int, i: int, seat: int, argument: int) -> list[Event]:
    colour = COLOURS[seat]
    space = argument if step == FIRE else i
    wanted = before.billboard[space]
    events = []
    if step == FIRE:
        events.append(Event("story-fire", {"seat": colour, "character": CHARACTERS[i]}))
    if after.agenda_depth and after.agenda_step[after.agenda_depth - 1] == FIRE:
        return [Event("story-hire-wanted", {"seat": colour, "character": CHARACTERS[wanted]})]
    paid = before.talers[seat] - after.talers[seat]
    jobs = SPACES - after.tile_position[seat][wanted]
    events.append(Event("story-hire", {"seat": colour, "character": CHARACTERS[wanted], "talers": paid, "jobs": jobs}))
    drawn = before.pile_size - after.pile_size
    gone = after.billboard.count(NOBODY) - before.billboard.count(NOBODY) + drawn
    if gone > 1:
        events.append(Event("story-price-removal", {"character": CHARACTERS[before.billboard[TOP]]}))
    newcomers = [name_of(before.pile[before.pile_size - 1 - n]) for n in range(drawn)]
    if newcomers:
        events.append(Event("story-refill", {"count": drawn, "characters": newcomers}))
    return events


def _climb(before: Any, after: Any, steps: int, seat: int, points: int) -> list[Event]:
    bonds = after.bonds[seat] - before.bonds[seat]
    space = after.track[seat]
    tokens = before.tokens[space - steps : space]
    args = {"seat": COLOURS[seat], "steps": steps, "bonds": bonds, "space": space, "points": points, "tokens": tokens}
    if steps == 0 and bonds == 0:
        return [Event("story-climb-nothing", args)]
    return [Event("story-climb", args)]


def _departures(before: Any, after: Any, seat: int) -> list[Event]:
    """Craftsmen who left after their last job."""
    gone = [
        CHARACTERS[c]
        for c, tile_position in enumerate(before.tile_position[seat])
        if tile_position != NOBODY and after.tile_position[seat][c] == NOBODY
    ]
    return [Event("story-drop-out", {"seat": COLOURS[seat], "character": character}) for character in gone]


def _passing(before: Any, after: Any) -> list[Event]:
    """The events of a new round, or of the end."""
    if after.ended:
        return [Event("story-end", {"reason": END_REASONS[after.ended]})]
    if after.round_number != before.round_number:
        return [Event("story-round", {"round": after.round_number})]
    return []
