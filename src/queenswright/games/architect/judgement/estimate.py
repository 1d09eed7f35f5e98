"""How good a position is for a seat: what a good beginner looks at, as numbers.

The game is a race: climb all spaces of the track, then bring a crew of 15 to the capital. `measure` writes down how far
a seat has come and what it has to continue with; `worth` adds it up. Every measure has two weights, one for the foot of
the track and one for its end; in between they are mixed by the progress of the seat, as chess programs do.

The result is on the scale of kernel/search.py: 64 more doubles the odds of winning. The weights come from games played
by the planner itself (docs/bots.md says how).
"""

from queenswright.games.architect.content.house_rules import bit
from queenswright.games.architect.judgement.base import rule
from queenswright.games.architect.refusals import ALLOWED
from queenswright.games.architect.rules.board import any_contribution, board_side, has_built, track_length
from queenswright.games.architect.rules.build import building_points, has_marker
from queenswright.games.architect.rules.climb import climb_cost
from queenswright.games.architect.rules.ending import arrival, is_best, is_running
from queenswright.games.architect.rules.hire import refuse_hire
from queenswright.games.architect.rules.repair import ONE_GUILD
from queenswright.games.architect.rules.tile import crew, crew_guilds, employs, guild_of, star_is_full
from queenswright.games.architect.rules.turn import ACTION_SPACES, FURTHEST_MOVE
from queenswright.games.architect.state import (
    CAPITAL,
    CHARACTERS_PER_GUILD,
    DROP_OUT,
    GUILDS,
    NOBODY,
    SALOON,
    SPACES,
    START_POSITION,
)
from queenswright.kernel.play import count_bits, lowest_bit

EARLY_DROP_OUT = bit("early_drop_out")
TRACK_END_DECIDES = bit("track_end_decides")
GUILD_COUNT = len(GUILDS)
CONSTRUCT_SPACE, LABOUR_SPACE, HIRE_SPACE, BANK_SPACE, TRAVEL_SPACE, TAVERN_SPACE = range(ACTION_SPACES)
FAR = 4
ENOUGH_TALERS, MANY_TALERS = 4, 12
MOST_YEARS = 1000
VICTORY = 1 << 20
WEIGHT_UNIT = 100
"""Weights are in hundredths."""

MEASURES = (
    "steps",  # spaces of the track still to climb
    "points",  # appreciation points that they cost
    "performance",  # of the crew as it stands
    "next_performance",  # after one more job for everybody
    "later_performance",  # of all jobs after that
    "jobs",  # left, of everybody
    "crew",  # craftsmen in service
    "guilds",  # in the crew
    "talers",  # up to ENOUGH_TALERS
    "more_talers",  # up to MANY_TALERS
    "ready_bonds",  # that can be redeemed at once
    "other_bonds",
    "confidence",
    "site_here",  # points of a building where the carriage stands, as far as they help
    "best_site",  # the same for the best place around, less the trip
    "sites_around",  # places near enough where the crew may build
    "repairs",  # points of repairs, as far as they help
    "rested_guilds",  # guilds that may be sent to the tavern
    "tired",  # positions that the tavern could turn back at once
    "construct_next",  # the better of building here and repairs, when Construct is in reach
    "travel_next",  # the best site, when Travel is in reach
    "hire_next",  # the best total performance that the talers can hire, when Hire is in reach
    "on_labour",
    "on_hire",
    "on_bank",
    "on_travel",
    "on_tavern",
    "turns_to_wait",  # seats that move before this one
    "at_end",  # of the track
    "missing",  # performance below that of the palace; counts at the end of the track
    "way_home",  # streets to the capital; counts at the end of the track
    "ready",  # at the end of the track, in the capital, strong enough, with Construct in reach
    "contribution",  # to the palace
    "beaten",  # somebody has contributed more, and the last chance is gone
)
(
    STEPS_LEFT, POINTS, PERFORMANCE, NEXT, LATER, JOBS, CREW, GUILDS_IN, TALERS, MORE_TALERS, READY_BONDS, OTHER_BONDS,
    CONFIDENCE, SITE_HERE, BEST_SITE, SITES_AROUND, REPAIRS, RESTED, TIRED, CONSTRUCT_NEXT, TRAVEL_NEXT, HIRE_NEXT,
    ON_LABOUR, ON_HIRE, ON_BANK, ON_TRAVEL, ON_TAVERN, WAIT, AT_END, MISSING, WAY_HOME, READY, CONTRIBUTION, BEATEN,
) = range(len(MEASURES))  # fmt: skip
MEASURE_COUNT = len(MEASURES)


@rule
def last_position(s):
    """The last position in which a craftsman still works."""
    if s.house_rules & EARLY_DROP_OUT:
        return DROP_OUT - 1
    return DROP_OUT


@rule
def measure_crew(pack, s, me, features):
    """What the craftsmen can do now, in their next job, and later."""
    last = last_position(s)
    guilds = 0
    rest = crew(s, me)
    while rest != 0:
        character = lowest_bit(rest)
        rest &= rest - 1
        tile_position = s.tile_position[me][character]
        guilds |= 1 << guild_of(character)
        features[CREW] += 1
        features[JOBS] += max(last - tile_position, 0) + 1
        features[PERFORMANCE] += pack.performance[character][tile_position]
        if tile_position < last:
            features[NEXT] += pack.performance[character][tile_position + 1]
        for later in range(tile_position + 2, last + 1):
            features[LATER] += pack.performance[character][later]
        if tile_position > START_POSITION and s.room[me][guild_of(character)] != SALOON:
            features[TIRED] += 1
    features[GUILDS_IN] = count_bits(guilds)
    for guild in range(GUILD_COUNT):
        if s.room[me][guild] != SALOON:
            features[RESTED] += 1


@rule
def measure_money(pack, s, me, features):
    """Talers first, then what the moneychanger gives."""
    features[TALERS] = min(s.talers[me], ENOUGH_TALERS)
    features[MORE_TALERS] = max(0, min(s.talers[me], MANY_TALERS) - ENOUGH_TALERS)
    features[READY_BONDS] = min(pack.bonds_at_once[s.confidence[me]], s.bonds[me])
    features[OTHER_BONDS] = s.bonds[me] - features[READY_BONDS]
    features[CONFIDENCE] = s.confidence[me]


@rule
def measure_sites(pack, s, me, features):
    """Where the crew may build, and how many of the points would help."""
    side = board_side(s)
    guilds = crew_guilds(s, me)
    for location in range(CAPITAL + 1, pack.locations[side]):
        distance = pack.distance[side][s.carriage[me]][location]
        if distance > FAR or pack.demand_guilds[s.demand[location]] & ~guilds != 0 or has_built(s, me, location):
            continue
        points = min(building_points(pack, s, me, location), features[POINTS])
        if distance == 0:
            features[SITE_HERE] = points
        else:
            features[SITES_AROUND] += 1
            features[BEST_SITE] = max(features[BEST_SITE], points - pack.travel_cost[distance])
    if features[SITES_AROUND] + features[SITE_HERE] > 0 and not has_marker(pack, s, me):
        features[SITE_HERE] = 0
        features[SITES_AROUND] = 0
        features[BEST_SITE] = 0


@rule
def repair_points(pack, s, me):
    """The points of the best repair team: the best craftsman of each guild, then the best of those."""
    points = 0
    team = crew(s, me)
    for _ in range(pack.repair_craftsmen):
        most = 0
        chosen = NOBODY
        rest = team
        while rest != 0:
            character = lowest_bit(rest)
            rest &= rest - 1
            if pack.repair_value[character] > most:
                most = pack.repair_value[character]
                chosen = guild_of(character)
        if chosen == NOBODY:
            return points
        points += most
        team &= ~(ONE_GUILD << chosen * CHARACTERS_PER_GUILD)
    return points


@rule
def years(pack, s, character, tile_position):
    """The sum of a craftsman's performances in all remaining jobs."""
    total = 0
    for later in range(tile_position, last_position(s) + 1):
        total += pack.performance[character][later]
    return total


@rule
def best_hire(pack, s, me):
    """The best gain in total performance that a hire could bring now, less that of the craftsman who has to go."""
    weakest = 0
    if star_is_full(s, me):
        weakest = MOST_YEARS
        rest = crew(s, me)
        while rest != 0:
            character = lowest_bit(rest)
            rest &= rest - 1
            weakest = min(weakest, years(pack, s, character, s.tile_position[me][character]))
    most = 0
    for space in range(SPACES):
        if refuse_hire(pack, s, me, space) == ALLOWED and not employs(s, me, s.billboard[space]):
            most = max(most, years(pack, s, s.billboard[space], SPACES - pack.jobs_left[space]) - weakest)
    return most


@rule
def can_reach(s, me, space):
    """Whether the architect may go to an action space in the next turn."""
    way = (space - s.architect[me]) % ACTION_SPACES
    return 1 <= way <= FURTHEST_MOVE


@rule
def measure_next_turn(pack, s, me, features):
    """What the coming turn offers from where the architect stands."""
    if s.architect[me] != CONSTRUCT_SPACE:
        features[ON_LABOUR + s.architect[me] - LABOUR_SPACE] = 1
    if can_reach(s, me, CONSTRUCT_SPACE):
        features[CONSTRUCT_NEXT] = max(features[SITE_HERE], features[REPAIRS])
    if can_reach(s, me, TRAVEL_SPACE):
        features[TRAVEL_NEXT] = max(0, features[BEST_SITE] - features[SITE_HERE])
    if can_reach(s, me, HIRE_SPACE):
        features[HIRE_NEXT] = best_hire(pack, s, me)


@rule
def is_beaten(s, me, is_ready, performance):
    """Whether somebody else will win, because in the last round this seat can no longer change it."""
    target = 0
    first = True
    for other in range(s.players):
        if other != me:
            target = max(target, s.contribution[other])
            if arrival(s, other) < arrival(s, me):
                first = False
    if s.house_rules & TRACK_END_DECIDES:
        return not first
    still_moves = (me - s.first_player) % s.players >= (s.turn_seat - s.first_player) % s.players
    if s.contribution[me] == NOBODY and still_moves and is_ready and performance >= target:
        return False
    return s.contribution[me] < target


@rule
def measure_palace(pack, s, me, features):
    """Measure the end of the race: how close the seat is to a palace contribution, or whether it is too late."""
    if s.track[me] == track_length(pack, s):
        features[AT_END] = 1
        features[MISSING] = max(0, pack.palace_performance - features[PERFORMANCE])
        features[WAY_HOME] = pack.distance[board_side(s)][s.carriage[me]][CAPITAL]
        if features[MISSING] == 0 and features[WAY_HOME] == 0 and can_reach(s, me, CONSTRUCT_SPACE):
            features[READY] = 1
    if not any_contribution(s):
        return
    if is_beaten(s, me, features[READY], features[PERFORMANCE]):
        features[BEATEN] = 1
    elif s.contribution[me] != NOBODY:
        features[CONTRIBUTION] = s.contribution[me]
    elif s.house_rules & TRACK_END_DECIDES:
        features[CONTRIBUTION] = pack.palace_performance


@rule.entry
def measure(pack, s, me, features):
    """Write all measures of a seat."""
    for k in range(MEASURE_COUNT):
        features[k] = 0
    features[STEPS_LEFT] = track_length(pack, s) - s.track[me]
    features[POINTS] = climb_cost(s, me, features[STEPS_LEFT])
    measure_crew(pack, s, me, features)
    measure_money(pack, s, me, features)
    measure_sites(pack, s, me, features)
    features[REPAIRS] = min(repair_points(pack, s, me), features[POINTS])
    measure_next_turn(pack, s, me, features)
    features[WAIT] = (me - s.turn_seat) % s.players
    measure_palace(pack, s, me, features)


@rule.entry
def worth(pack, s, me, weights, features):
    """How good the position is for a seat; 64 more doubles the odds of winning."""
    if not is_running(s):
        if is_best(pack, s, me):
            return VICTORY
        return -VICTORY
    measure(pack, s, me, features)
    low = 0
    high = 0
    for k in range(MEASURE_COUNT):
        low += weights[k] * features[k]
        high += weights[MEASURE_COUNT + k] * features[k]
    length = track_length(pack, s)
    return (low * (length - s.track[me]) + high * s.track[me]) // (length * WEIGHT_UNIT)
