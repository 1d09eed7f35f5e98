"""A policy that really heads for the palace, written like the rules, so that it runs compiled and uncompiled.

Uniform random play almost never ends by the palace (measured: 0 of 25,000 games), so whole-game tests would never see
the end of the game that the rulebook describes. The policy is no good player, but one who knows what the game is about:
build where the points carry, hire for the missing guilds, keep some money, rest, climb as far as the points reach,
and at the end of the track bring a crew of 15 to the capital.

`choose(pack, s, mask, x)` is the index, within the current step, of the action it takes; `mask` are the legal actions,
`x` the state of a random player's generator, for a little variety. Values are in hundredths of a step on the track.
"""

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
from queenswright.games.architect.rules.turn import ACTION_SPACES, FURTHEST_MOVE
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
    ARCHITECT,
    BANK,
    BANK_FORFEIT,
    BUILD,
    CLIMB,
    CONSTRUCT,
    CONTRIBUTE,
    DO_REPAIRS,
    DRAFT,
    FIRE,
    FORFEIT_CONSTRUCT,
    GAIN_CONFIDENCE,
    HIRE,
    HIRE_FORFEIT,
    LABOUR,
    LABOUR_DONE,
    REDEEM_NONE,
    REPAIR,
    REPAIR_DONE,
    TAVERN,
    TAVERN_DONE,
    TAVERN_FORFEIT,
    TRAVEL,
    TRAVEL_FORFEIT,
)
from queenswright.kernel.chance import player_below
from queenswright.kernel.play import count_bits, nth_bit

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


@rule
def value_index(space, travelled):
    """Which of the action values counts, a trip having been made before or not."""
    if space == 0 and travelled:
        return AFTER_TRIP
    return space


@rule.entry
def choose_move(pack, s, me):
    """How far the architect goes: the best chain of three actions, the near ones counting most."""
    values = action_values(pack, s, me)
    best = 1
    most = -1
    for first in range(1, FURTHEST_MOVE + 1):
        a = (s.architect[me] + first) % ACTION_SPACES
        for second in range(1, FURTHEST_MOVE + 1):
            b = (a + second) % ACTION_SPACES
            for third in range(1, FURTHEST_MOVE + 1):
                c = (b + third) % ACTION_SPACES
                value = 16 * values[a]
                if b != a:
                    value += 13 * values[value_index(b, a == TRAVEL_SPACE)]
                if c != a and c != b:
                    value += 10 * values[value_index(c, a == TRAVEL_SPACE or b == TRAVEL_SPACE)]
                if value > most:
                    best = first
                    most = value
    return best


@rule
def choose_construct(pack, s, me, mask):
    """The palace, or the better of building and repairs."""
    if mask >> CONTRIBUTE & 1:
        return CONTRIBUTE
    repairs = repairs_value(pack, s, me)
    if mask >> BUILD & 1 and not at_track_end(pack, s, me):
        value = building_value(pack, s, me, s.carriage[me])
        if value > 0 and value >= repairs:
            return BUILD
    if mask >> DO_REPAIRS & 1 and repairs > 0:
        return DO_REPAIRS
    return FORFEIT_CONSTRUCT


@rule
def choose_labour(pack, s, me, mask):
    """The next labourer to turn, or done."""
    for character in range(CHARACTER_COUNT):
        if mask >> character & 1 and should_labour(pack, s, me, character):
            return character
    return LABOUR_DONE


@rule
def choose_bank(pack, s, me, mask):
    """Redeem when money is short, else win confidence."""
    bonds = redeemable(pack, s, me)
    if mask >> GAIN_CONFIDENCE & 1 and (bonds == 0 or (s.talers[me] >= POOR and s.bonds[me] > bonds)):
        return GAIN_CONFIDENCE
    if bonds > 0:
        return REDEEM_NONE + bonds
    return BANK_FORFEIT


@rule
def choose_tavern(pack, s, me, mask, sent):
    """The next guild that a rest is worth the fee for; done when there is none (or forfeit when done is refused)."""
    for guild in range(GUILD_COUNT):
        if mask >> guild & 1 and rest_value(pack, s, me, guild) > A_TALER * next_fee(pack, sent):
            return guild
    if mask >> TAVERN_DONE & 1:
        return TAVERN_DONE
    return TAVERN_FORFEIT


@rule
def choose_repairer(pack, s, me, mask):
    """The next of the team, or done; somebody at least."""
    team = repair_team(pack, s, me) & mask
    if team != 0:
        return nth_bit(team, 0)
    if mask >> REPAIR_DONE & 1:
        return REPAIR_DONE
    return nth_bit(mask, 0)


@rule
def choose_draft(pack, s, mask):
    """The tile with the best years ahead."""
    best = NOBODY
    most = -1
    for character in range(CHARACTER_COUNT):
        if mask >> character & 1:
            value = job_value(pack, s, character, START_POSITION)
            if value > most:
                best = character
                most = value
    return best


@rule
def highest_bit(mask):
    """The last of the possible actions."""
    return nth_bit(mask, count_bits(mask) - 1)


@rule.entry
def choose(pack, s, mask, x):
    """The action that the policy takes in the current step, by its index in it; now and then any legal one."""
    top = s.agenda_depth - 1
    step = s.agenda_step[top]
    me = s.agenda_seat[top]
    argument = s.agenda_argument[top]
    if x % MOOD == 0 and step == ARCHITECT:
        return nth_bit(mask, player_below(x, count_bits(mask)))
    if step == ARCHITECT:
        return choose_move(pack, s, me)
    if step == CONSTRUCT:
        return choose_construct(pack, s, me, mask)
    if step == LABOUR:
        return choose_labour(pack, s, me, mask)
    if step == HIRE:
        space, _ = best_hire(pack, s, me, mask)
        return space
    if step == BANK:
        return choose_bank(pack, s, me, mask)
    if step == TRAVEL:
        place, _ = best_destination(pack, s, me)
        return place
    if step == TAVERN:
        return choose_tavern(pack, s, me, mask, argument)
    if step == FIRE:
        return weakest(pack, s, me, mask)
    if step == REPAIR:
        return choose_repairer(pack, s, me, mask)
    if step == CLIMB:
        return highest_bit(mask)
    if step == DRAFT:
        return choose_draft(pack, s, mask)
    return 2 + x % 2
