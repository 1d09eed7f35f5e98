"""A policy that really heads for the palace, written like the rules, so that it runs compiled and uncompiled.

Uniform random play almost never ends by the palace (measured: 0 of 25,000 games), so whole-game tests would never see
the end of the game that the rulebook describes. The policy is no good player, but one who knows what the game is about:
build where the points carry, hire for the missing guilds, keep some money, rest, climb as far as the points reach,
and at the end of the track bring a crew of 15 to the capital.

`choose(pack, s, mask, x)` is the index, within the current step, of the action it takes; `mask` are the legal actions,
`x` the state of a random player's generator, for a little variety. Values are in hundredths of a step on the track.
"""

from tests.games.architect.checked_rule import rule
from tests.games.architect.palace_values import (
    A_TALER,
    AFTER_TRIP,
    GUILD_COUNT,
    MOOD,
    POOR,
    TRAVEL_SPACE,
    action_values,
    at_track_end,
    best_destination,
    best_hire,
    building_value,
    job_value,
    redeemable,
    repair_team,
    repairs_value,
    rest_value,
    should_labour,
    weakest,
)

from queenswright.games.architect.rules.tavern import next_fee
from queenswright.games.architect.rules.tile import (
    CHARACTER_COUNT,
)
from queenswright.games.architect.rules.turn import ACTION_SPACES, FURTHEST_MOVE
from queenswright.games.architect.state import (
    NOBODY,
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
    LABOUR,
    LABOUR_DONE,
    REDEEM_NONE,
    REPAIR,
    REPAIR_DONE,
    TAVERN,
    TAVERN_DONE,
    TAVERN_FORFEIT,
    TRAVEL,
)
from queenswright.kernel.chance import player_below
from queenswright.kernel.play import count_bits, nth_bit


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
