"""QA-BUILD: constructing a building where the carriage stands."""

from queenswright.games.architect.content.house_rules import bit
from queenswright.games.architect.refusals import (
    ALLOWED,
    BUILT_HERE_ALREADY,
    GUILD_MISSING,
    NO_BUILDING_IN_CAPITAL,
    NO_MARKER_LEFT,
)
from queenswright.games.architect.rules.board import buildings_at, has_built, location_type
from queenswright.games.architect.rules.tile import crew, crew_guilds, performance_sum
from queenswright.games.architect.state import (
    APPRECIATION_BONUS,
    CAPITAL,
    HIRE_BONUS,
    LOCATIONS,
    TALER_BONUS,
    pop,
    push,
    rule,
)
from queenswright.games.architect.steps import CLIMB, HIRE

LOCATION_BASE_POINTS = bit("location_base_points")
NO_LOCATION_MAXIMUM = bit("no_location_maximum")


@rule
def has_marker(pack, s, me):
    """QA-BUILD-25, 26: markers stay where they are, so each building uses one up."""
    placed = 0
    for location in range(LOCATIONS):
        if has_built(s, me, location):
            placed += 1
    return placed < pack.building_markers


@rule
def refuse_build(pack, s, me):
    """QA-BUILD-02..05, 25, 27, 30: why no building can be constructed where the carriage stands, or ALLOWED."""
    location = s.carriage[me]
    if location == CAPITAL:
        return NO_BUILDING_IN_CAPITAL
    if has_built(s, me, location):
        return BUILT_HERE_ALREADY
    if pack.demand_guilds[s.demand[location]] & ~crew_guilds(s, me) != 0:
        return GUILD_MISSING
    if not has_marker(pack, s, me):
        return NO_MARKER_LEFT
    return ALLOWED


@rule
def building_points(pack, s, me, location):
    """QA-BUILD-08, 10, 11, 13, 14, 17, 22, 23: performances - site + bonus, then the maximum, never below 0."""
    kind = location_type(pack, s, location)
    tile = s.demand[location]
    points = performance_sum(pack, s, me) - pack.site_reduction[buildings_at(s, location)]
    if pack.bonus_kind[tile] == APPRECIATION_BONUS:
        points += pack.bonus_amount[tile]
    if s.house_rules & LOCATION_BASE_POINTS:
        points += pack.base_points[kind]  # QA-VAR-09
    if s.house_rules & NO_LOCATION_MAXIMUM == 0:  # QA-VAR-10
        points = min(points, pack.location_maximum[kind])
    return max(points, 0)


@rule
def build(pack, s, me):
    """QA-BUILD-07, 10, 16, 18, 19, 28, 29, 31..33: marker on the best site, points, bonus, climb, Hire bonus."""
    location = s.carriage[me]
    tile = s.demand[location]
    points = building_points(pack, s, me, location)
    s.sites[location][buildings_at(s, location)] = me
    s.working = crew(s, me)
    pop(s)
    if pack.bonus_kind[tile] == TALER_BONUS:
        s.talers[me] += pack.bonus_amount[tile]
    if pack.bonus_kind[tile] == HIRE_BONUS:
        push(s, HIRE, me, 0)
    push(s, CLIMB, me, points)
