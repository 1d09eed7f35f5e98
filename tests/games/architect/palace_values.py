"""What the palace policy thinks things are worth, in hundredths of a step on the track."""

from tests.games.architect.checked_rule import rule

from queenswright.games.architect.content.house_rules import bit
from queenswright.games.architect.refusals import ALLOWED
from queenswright.games.architect.rules.board import board_side, bond_supply, has_built, track_length
from queenswright.games.architect.rules.build import building_points, has_marker, refuse_build
from queenswright.games.architect.rules.hire import price
from queenswright.games.architect.rules.labour import base_pay
from queenswright.games.architect.rules.palace import refuse_palace
from queenswright.games.architect.rules.tavern import next_fee
from queenswright.games.architect.rules.tile import (
    CHARACTER_COUNT,
    crew_guilds,
    crew_size,
    employs,
    guild_of,
    performance_sum,
)
from queenswright.games.architect.rules.turn import ACTION_SPACES
from queenswright.games.architect.state import (
    CAPITAL,
    CHARACTERS_PER_GUILD,
    DORMITORY,
    DROP_OUT,
    ENTRANCE,
    GUILDS,
    LONGEST_TRIP,
    NOBODY,
    NOTCHES,
    SPACES,
    START_POSITION,
)
from queenswright.games.architect.steps import (
    HIRE_FORFEIT,
    TRAVEL_FORFEIT,
)
from queenswright.kernel.play import count_bits

EARLY_DROP_OUT = bit("early_drop_out")
GUILD_COUNT = len(GUILDS)
LABOUR_SPACE, HIRE_SPACE, BANK_SPACE, TRAVEL_SPACE, TAVERN_SPACE = range(1, ACTION_SPACES)
AFTER_TRIP = ACTION_SPACES

A_STEP, A_BOND, A_TALER = 100, 5, 14
LATER = 28  # tenths of a performance now: with less the tiles are used up before 4 players with house rules are done
PALACE = 3000
NEW_GUILD = 40
ENOUGH_TALERS, POOR = 10, 4
MOOD = 64


@rule
def job_value(pack, s, character, position):
    """What a craftsman is worth at a position: performance now, and more for all that is still to come."""
    last = DROP_OUT
    if s.house_rules & EARLY_DROP_OUT and position < DROP_OUT:
        last = DROP_OUT - 1
    value = 10 * pack.performance[character][position]
    for later in range(position + 1, last + 1):
        value += LATER * pack.performance[character][later] + 2
    return value


@rule
def turning_gain(pack, s, me, character, turned):
    """The change of the crew's performance when a craftsman turns by +1 (he may leave) or by -1."""
    position = s.tile_position[me][character]
    now = pack.performance[character][position]
    following = position + turned
    if following > DROP_OUT or (turned > 0 and following == DROP_OUT and s.house_rules & EARLY_DROP_OUT):
        return -now
    if following < START_POSITION:
        return 0
    return pack.performance[character][following] - now


@rule
def points_value(pack, s, me, points):
    """What appreciation points are worth: steps on the track first, bonds for the rest."""
    space = s.track[me]
    value = 0
    while space < track_length(pack, s) and s.tokens[space] <= points:
        points -= s.tokens[space]
        space += 1
        value += A_STEP
    return value + A_BOND * min(points, bond_supply(pack, s), 8)


@rule
def at_track_end(pack, s, me):
    """Whether only the palace is left to do."""
    return s.track[me] == track_length(pack, s)


@rule
def repairer(pack, s, me, guild):
    """The craftsman of a guild who is best spared for repairs, or NOBODY."""
    best = NOBODY
    most = -1000
    for character in range(guild * CHARACTERS_PER_GUILD, (guild + 1) * CHARACTERS_PER_GUILD):
        if employs(s, me, character):
            worth = 10 * pack.repair_value[character] + 6 * turning_gain(pack, s, me, character, 1)
            if worth > most:
                best = character
                most = worth
    return best


@rule.entry
def repair_team(pack, s, me):
    """Who should do repairs, as a bit set: at most three guilds; at the end of the track only those who gain by it."""
    team = 0
    for _ in range(pack.repair_craftsmen):
        best = NOBODY
        most = -1000
        for guild in range(GUILD_COUNT):
            character = repairer(pack, s, me, guild)
            if character != NOBODY and team >> character & 1 == 0:
                gain = turning_gain(pack, s, me, character, 1)
                worth = 10 * pack.repair_value[character] + 6 * gain
                if at_track_end(pack, s, me) and gain <= 0:
                    continue
                if worth > most:
                    best = character
                    most = worth
        if best != NOBODY:
            team |= 1 << best
    return team


@rule.entry
def repairs_value(pack, s, me):
    """The value of doing repairs with the team."""
    team = repair_team(pack, s, me)
    points = 0
    gain = 0
    for character in range(CHARACTER_COUNT):
        if team >> character & 1:
            points += pack.repair_value[character]
            gain += turning_gain(pack, s, me, character, 1)
    return points_value(pack, s, me, points) + 6 * gain - 12 * count_bits(team)


@rule.entry
def building_value(pack, s, me, location):
    """The value of building at a place, whose conditions have been checked: points less the work of everybody."""
    return points_value(pack, s, me, building_points(pack, s, me, location)) - 6 * crew_size(s, me)


@rule
def construct_value(pack, s, me):
    """The value of the Construct action where the carriage stands."""
    if refuse_palace(pack, s, me) == ALLOWED:
        return PALACE
    best = max(0, repairs_value(pack, s, me))
    if not at_track_end(pack, s, me) and refuse_build(pack, s, me) == ALLOWED:
        best = max(best, building_value(pack, s, me, s.carriage[me]))
    return best


@rule
def could_build(pack, s, me, location):
    """Whether the crew may build at a place, once the carriage is there."""
    if location == CAPITAL or has_built(s, me, location) or not has_marker(pack, s, me):
        return False
    return pack.demand_guilds[s.demand[location]] & ~crew_guilds(s, me) == 0


@rule
def destination_value(pack, s, me, location):
    """The value of standing at a place."""
    if at_track_end(pack, s, me):
        return 400 - 50 * pack.distance[board_side(s)][location][CAPITAL]
    if could_build(pack, s, me, location):
        return building_value(pack, s, me, location)
    return 0


@rule.entry
def best_destination(pack, s, me):
    """The place most worth a trip within reach, and the value of having got there."""
    side = board_side(s)
    place = TRAVEL_FORFEIT
    most = destination_value(pack, s, me, s.carriage[me])
    for location in range(pack.locations[side]):
        spaces = pack.distance[side][s.carriage[me]][location]
        if location == s.carriage[me] or spaces > LONGEST_TRIP or pack.travel_cost[spaces] > s.talers[me]:
            continue
        value = destination_value(pack, s, me, location) - A_TALER * pack.travel_cost[spaces]
        if value > most:
            place = location
            most = value
    return place, most


@rule.entry
def weakest(pack, s, me, mask):
    """The craftsman whom a full star misses least, among those of the mask."""
    best = NOBODY
    least = 1000
    for character in range(CHARACTER_COUNT):
        if mask >> character & 1:
            worth = job_value(pack, s, character, s.tile_position[me][character])
            if at_track_end(pack, s, me):
                worth = 10 * pack.performance[character][s.tile_position[me][character]]
            if worth < least:
                best = character
                least = worth
    return best


@rule.entry
def hire_value(pack, s, me, space):
    """The value of hiring from a space: his worth, the guild he brings, the price, whoever has to go for him."""
    character = s.billboard[space]
    if character == NOBODY or price(pack, s, space) > s.talers[me]:
        return 0
    position = SPACES - pack.jobs_left[space]
    worth = job_value(pack, s, character, position)
    if at_track_end(pack, s, me):
        worth = 10 * pack.performance[character][position]
    value = 40 + worth - A_TALER * price(pack, s, space)
    if crew_guilds(s, me) >> guild_of(character) & 1 == 0:
        value += NEW_GUILD
    if crew_size(s, me) < NOTCHES:
        if employs(s, me, character):
            return 0
        return value
    crew = 0
    for other in range(CHARACTER_COUNT):
        if employs(s, me, other) and (other == character or not employs(s, me, character)):
            crew |= 1 << other
    fired = weakest(pack, s, me, crew)
    least = job_value(pack, s, fired, s.tile_position[me][fired])
    if at_track_end(pack, s, me):
        least = 10 * pack.performance[fired][s.tile_position[me][fired]]
    if worth - least < 15:
        return 0
    return 2 * (worth - least) - A_TALER * price(pack, s, space)


@rule
def best_hire(pack, s, me, mask):
    """The most valuable hire among the spaces of the mask, or HIRE_FORFEIT; and its value."""
    best = HIRE_FORFEIT
    most = 0
    for space in range(SPACES):
        if mask >> space & 1:
            value = hire_value(pack, s, me, space)
            if value > most:
                best = space
                most = value
    return best, most


@rule
def should_labour(pack, s, me, character):
    """Whether a labourer is turned for talers: when it improves him, or when money is short and it costs little."""
    if s.tile_position[me][character] == DROP_OUT:
        return False
    gain = turning_gain(pack, s, me, character, 1)
    return gain > 0 or (gain > -2 and s.talers[me] < POOR)


@rule
def labour_value(pack, s, me):
    """The value of the base pay; the bonus is thrown in."""
    value = A_TALER * base_pay(pack, s, me)
    if s.talers[me] < POOR:
        value *= 3
    if s.talers[me] > ENOUGH_TALERS:
        value //= 4
    return value


@rule
def redeemable(pack, s, me):
    """How many bonds can be redeemed at once."""
    return min(pack.bonds_at_once[s.confidence[me]], s.bonds[me])


@rule
def bank_value(pack, s, me):
    """The value of the talers for bonds, or of more confidence."""
    value = A_TALER * pack.talers_per_bond * redeemable(pack, s, me)
    if s.talers[me] < POOR:
        value *= 2
    if s.talers[me] > ENOUGH_TALERS:
        value //= 4
    return max(value, 10)


@rule.entry
def rest_value(pack, s, me, guild):
    """What a night's rest gives to the craftsmen of a guild."""
    value = 0
    for character in range(guild * CHARACTERS_PER_GUILD, (guild + 1) * CHARACTERS_PER_GUILD):
        if employs(s, me, character) and s.tile_position[me][character] > START_POSITION:
            gain = turning_gain(pack, s, me, character, -1)
            if at_track_end(pack, s, me):
                value += 60 * gain
            else:
                value += 20 + 12 * gain
    return value


@rule
def tavern_value(pack, s, me):
    """The value of all guilds worth sending, paid one after the other."""
    value = 0
    sent = 0
    for guild in range(GUILD_COUNT):
        if s.room[me][guild] == ENTRANCE or s.room[me][guild] == DORMITORY:
            gain = rest_value(pack, s, me, guild) - A_TALER * next_fee(pack, sent)
            if gain > 0 and pack.tavern_fee[count_bits(sent) + 1] <= s.talers[me]:
                value += gain
                sent |= 1 << guild
    return value


@rule.entry
def action_values(pack, s, me):
    """The value of each action of the star as things stand; last, of constructing after a trip."""
    _, trip = best_destination(pack, s, me)
    here = construct_value(pack, s, me)
    there = max(here, trip)
    if at_track_end(pack, s, me):
        there = here
        if s.carriage[me] != CAPITAL and performance_sum(pack, s, me) >= pack.palace_performance and trip > 0:
            there = PALACE
    _, hire = best_hire(pack, s, me, (1 << SPACES) - 1)
    travel = max(0, there - here) // 8
    if at_track_end(pack, s, me) and s.carriage[me] != CAPITAL:
        travel = 200
    return (
        here,
        labour_value(pack, s, me),
        hire,
        bank_value(pack, s, me),
        travel,
        tavern_value(pack, s, me),
        there,
    )
