"""Which actions are worth planning: one of equal actions, no dominated ones, and small choices by a rule of thumb."""

from queenswright.games.queensdale.judgement.abilities import consider_ability
from queenswright.games.queensdale.judgement.base import rule
from queenswright.games.queensdale.judgement.target import MANY, nearest_target, price_of, useless_dice
from queenswright.games.queensdale.refusals import ALLOWED
from queenswright.games.queensdale.rules.ability import ability
from queenswright.games.queensdale.rules.board import dice_left
from queenswright.games.queensdale.rules.build import ACTIONS
from queenswright.games.queensdale.rules.character import has_reached_goal
from queenswright.games.queensdale.rules.herb import matches_hut, steps_between, way
from queenswright.games.queensdale.rules.remedy import herbs_ruled_out
from queenswright.games.queensdale.rules.roll import ANY_NUMBER
from queenswright.games.queensdale.rules.round import is_last_round
from queenswright.games.queensdale.rules.scout import stopping_place
from queenswright.games.queensdale.rules.spaces import FIRST_ACTION
from queenswright.games.queensdale.rules.store import (
    FIRST_FIGURINE,
    ITEM_KINDS,
    capacity_for,
    full_set,
    refuse_store,
    too_many,
)
from queenswright.games.queensdale.rules.story_cards import further_steps, raft_steps
from queenswright.games.queensdale.rules.story_turns import KINDS, neighbour
from queenswright.games.queensdale.rules.supply import ANY_TOKEN, COLUMNS
from queenswright.games.queensdale.state.board import (
    FIRST_BRIDGE,
    HEXES,
    QUARTERS,
    RAFT,
    SCOUT_LONG,
    SCOUT_MIDDLE,
    SCOUT_SHORT,
    SEGMENTS,
    SHRUBS,
    SLOTS,
    SPACES,
    WALL,
)
from queenswright.games.queensdale.state.cards import BALLOTS, ORDER_CARDS, PAIR_HERBS
from queenswright.games.queensdale.state.effects import FURTHER_STEPS, KEEPS, ROBBER_GAIN, ROBBER_REROLL
from queenswright.games.queensdale.state.pieces import CLAY, COURIER, DICE, FAMILIES, GUILDER, NOTHING, ROBBERS, SIDES
from queenswright.games.queensdale.steps import (
    ABILITY,
    ACT_AGAIN,
    ANSWER,
    BALLOT,
    BREAK_TIE,
    CALL_FRIEND,
    COVER,
    DIE,
    END,
    EXCHANGE,
    EXCHANGE_DONE,
    FIRST_REROLL_FREE,
    FREE_REROLL,
    GIVE_BACK,
    GIVEN,
    HERE,
    KEEP_COURIER,
    KEEP_CRAFTSMAN,
    LATER,
    LATER_OCCUPIED,
    LEARN,
    LEAVE,
    LEDGER,
    LEDGER_DONE,
    LOOK_TWICE,
    MIRROR,
    OCCUPIED,
    OPEN_CASEBOOK,
    ORDER,
    PAY,
    PAYMENT,
    PICK,
    PLACE,
    PURPLE,
    RANK,
    RENOVATE,
    REROLL,
    REROLL_FOR_NOTHING,
    REST,
    REST_IN,
    ROBBER,
    ROLL,
    SAVE,
    SCOUT,
    SEGMENT,
    SHARED,
    SIGNAL,
    SPEND,
    START_HUT,
    STEP_ON,
    TAKE,
    TAKEN,
    TURN,
    USE,
    USE_AND_KEEP,
    USE_COURIER,
    USE_CRAFTSMAN,
    USES,
    VISIT,
    WED,
    YES,
    last_picked,
    steps_left,
)
from queenswright.kernel.play import lowest_bit

EVERY_DIE = (1 << DICE) - 1
EVERY_REROLL = (1 << SIGNAL + 1) - (1 << REROLL)
EVERY_USE = (1 << LEAVE) - (1 << USE)
EVERY_ROBBER = (1 << ROBBER + ROBBERS) - (1 << ROBBER)
EVERY_SAVING = (1 << PAY) - (1 << SAVE)
ROLES = len(USES) // 2
EVERY_ROLE = (1 << USE + ROLES) - (1 << USE)
FREE_ACTIONS = (1 << PURPLE) - (1 << FIRST_ACTION)
LATER_ACTIONS = (1 << LATER_OCCUPIED - 1) - (1 << LATER)
FREE_RESOURCES = (1 << FIRST_ACTION) - 1
EVERY_KEPT_USE = (1 << ROBBER) - (1 << USE_AND_KEEP)
EVERY_SCOUT = 1 << SCOUT_LONG | 1 << SCOUT_MIDDLE | 1 << SCOUT_SHORT
EVERY_ORDER = (1 << ORDER_CARDS) - 1
EVERY_TOKEN = (1 << SHRUBS) - 1
EVERY_VISIT = (1 << VISIT + QUARTERS) - (1 << VISIT)
EVERY_KIND = (1 << KINDS) - 1
TO_BRIDGES = 1 << REST_IN + QUARTERS
ON_RAFT = 1 << HEXES + RAFT - FIRST_BRIDGE
KEEP_KINDS = len(KEEPS)
ANVIL, LANTERN = FAMILIES.index("anvil"), FAMILIES.index("lantern")
PAIR_KINDS = len(PAIR_HERBS)
BOTH_ON_ROAD = BALLOTS.index("road_road")
FAR = 99


@rule
def unlike_dice(s, me, dice):
    """One die of those that show the same face."""
    seen = 0
    chosen = 0
    for die in range(DICE):
        if dice >> die & 1 and seen >> s.showing[me][die] & 1 == 0:
            seen |= 1 << s.showing[me][die]
            chosen |= 1 << die
    return chosen


@rule
def unlike_uses(mask):
    """Couriers only if the player does not have the figurine itself; a figurine that can be kept is kept."""
    uses = mask & EVERY_USE
    if mask & EVERY_KEPT_USE != 0:
        uses = mask >> USE_AND_KEEP << USE & EVERY_USE
    uses &= ~((uses & EVERY_ROLE) << ROLES)
    if mask & EVERY_KEPT_USE != 0:
        return uses >> USE << USE_AND_KEEP
    return uses


@rule
def gift(pack, mask):
    """A robber baron token that gives something for nothing, which is as good now as later; 0 without one."""
    for token in range(ROBBERS):
        if mask >> ROBBER + token & 1 and pack.robber_effect[token] == ROBBER_GAIN:
            return 1 << ROBBER + token
    return 0


@rule
def robbers_of_use(pack, mask, rolls):
    """The other tokens that could be used now; a re-roll only if there is something to roll again."""
    found = mask & EVERY_ROBBER
    for token in range(ROBBERS):
        if pack.robber_effect[token] == ROBBER_REROLL and not rolls:
            found &= ~(1 << ROBBER + token)
    return found


@rule
def is_last_chance(pack, s, me):
    """Whether the game ends with this round and the goal is not reached yet, so that unused things are worthless."""
    return is_last_round(pack, s) and not has_reached_goal(s, me)


@rule
def useful_step(pack, s, me, mask):
    """The free step of the scout, if it leads to a token."""
    if mask >> STEP_ON & 1 == 0:
        return 0
    steps = ability(pack, s, me, FURTHER_STEPS) + further_steps(pack, s)
    if nearest_token(pack, s, me, way(pack, s, me), s.scout[me]) > steps:
        return 0
    return 1 << STEP_ON


@rule
def weddings(s, me, mask):
    """The figurines that may be given away, to the neighbour who has come less far; between equals to the left."""
    if s.epoch[neighbour(s, me, KINDS)] < s.epoch[neighbour(s, me, 0)]:
        return (mask >> WED + KINDS & EVERY_KIND) << WED + KINDS
    return (mask >> WED & EVERY_KIND) << WED


@rule
def consider_turn(pack, s, me, mask):
    """Before the placement everything useful; after it only what could not be done later."""
    uses = unlike_uses(mask)
    if mask >> WED != 0:
        uses |= weddings(s, me, mask)
    if mask & EVERY_ROBBER != 0:
        if gift(pack, mask) != 0:
            return gift(pack, mask)
        uses |= robbers_of_use(pack, mask, useless_dice(pack, s, me) != 0)
    step = useful_step(pack, s, me, mask)
    if step != 0 and (s.placed == 1 or mask & EVERY_DIE == 0):
        return step
    if mask >> CALL_FRIEND & 1:
        return 1 << CALL_FRIEND
    if s.placed == 1 and mask >> ACT_AGAIN & 1:
        return 1 << ACT_AGAIN | 1 << END
    if s.placed == 1:
        if uses != 0 and dice_left(s, me) == 0 and is_last_chance(pack, s, me):
            return uses
        return 1 << END
    dice = unlike_dice(s, me, mask & EVERY_DIE)
    rolls = 0
    if useless_dice(pack, s, me) != 0:
        rolls = mask & EVERY_REROLL
        if mask >> LOOK_TWICE & 1:
            rolls = 1 << LOOK_TWICE
        elif rolls >> SIGNAL & 1:
            rolls = 1 << SIGNAL
        if mask >> FREE_REROLL & 1:
            rolls = 1 << FREE_REROLL
        if mask >> REROLL_FOR_NOTHING & 1:
            rolls = 1 << REROLL_FOR_NOTHING
        if mask >> FIRST_REROLL_FREE & 1:
            rolls = 1 << FIRST_REROLL_FREE
    if dice | rolls != 0:
        return dice | rolls | uses
    if uses != 0 and is_last_chance(pack, s, me):
        return uses
    return 1 << LEAVE


@rule
def consider_place(mask):
    """The best space of every kind, and an occupied one only when none is free."""
    for kind in range(0, GUILDER * 2, 2):
        if mask >> kind + 1 & 1:
            mask &= ~(1 << kind)
    mask &= ~((mask & FREE_ACTIONS) >> FIRST_ACTION << OCCUPIED)
    mask &= ~((mask & LATER_ACTIONS) >> LATER << LATER_OCCUPIED)
    mask &= ~((mask & FREE_RESOURCES) << SHARED)
    scouts = mask & EVERY_SCOUT
    if scouts != 0:
        mask ^= scouts & (scouts - 1)
    return mask


@rule
def nearest_token(pack, s, me, road, space):
    """The distance from a space to the nearest token that the scout may gather."""
    nearest = FAR
    for shrub in range(SHRUBS):
        if s.herb[shrub] != NOTHING and matches_hut(s, me, shrub):
            nearest = min(nearest, steps_between(pack, s, road, space, pack.shrub_space[shrub]))
    return nearest


@rule
def best_rest(pack, s, me, steps):
    """The space where the scout should end its move: as near as possible to the next token."""
    road = way(pack, s, me)
    here = s.scout[me]
    best = NOTHING
    nearest = FAR + 1
    for space in range(SPACES):
        if space != here and steps_between(pack, s, road, here, space) <= steps:
            distance = nearest_token(pack, s, me, road, space)
            if distance < nearest:
                nearest = distance
                best = space
    return best


@rule
def reaches_raft(pack, s, me, argument):
    """Whether the scout can end its move on the raft."""
    if raft_steps(pack, s) == 0 or s.scout[me] == RAFT:
        return False
    return steps_between(pack, s, way(pack, s, me), s.scout[me], RAFT) <= steps_left(argument)


@rule
def consider_scout(pack, s, me, mask, argument):
    """Gather tokens while there are any in reach; else move towards the next ones, or onto the raft."""
    if mask & (EVERY_TOKEN | EVERY_VISIT) != 0:
        return mask & (EVERY_TOKEN | EVERY_VISIT)
    space = best_rest(pack, s, me, steps_left(argument))
    group = min(space // HEXES, QUARTERS)
    if space != NOTHING and mask >> REST_IN + group & 1:
        if reaches_raft(pack, s, me, argument):
            return 1 << REST_IN + group | TO_BRIDGES
        return 1 << REST_IN + group
    return mask


@rule
def consider_rest(pack, s, me, mask, argument):
    """One place to rest; and the raft, from which every quarter is near."""
    space = best_rest(pack, s, me, steps_left(argument))
    bit = 1 << space % HEXES
    if space >= FIRST_BRIDGE:
        bit = 1 << HEXES + space - FIRST_BRIDGE
    raft = mask & ON_RAFT
    if mask & bit != 0 and stopping_place(lowest_bit(bit), argument) == space:
        return bit | raft
    if raft != 0:
        return raft
    return mask & -mask


@rule
def consider_token(pack, s, me, mask):
    """One token of the map: the one that the player's scout would reach last."""
    best = 0
    farthest = NOTHING
    for shrub in range(SHRUBS):
        if mask >> shrub & 1:
            distance = steps_between(pack, s, 0, s.scout[me], pack.shrub_space[shrub])
            if not matches_hut(s, me, shrub):
                distance += FAR
            if distance > farthest:
                farthest = distance
                best = shrub
    return 1 << best


@rule
def consider_payment(s, me, mask):
    """Craftsmen before couriers, those that can be kept before others; they save what is rarest."""
    if mask & EVERY_SAVING != 0:
        best = NOTHING
        rarest = -FAR
        for good in range(CLAY + 1):
            if mask >> SAVE + good & 1 and s.price[good] - s.goods[me][good] > rarest:
                rarest = s.price[good] - s.goods[me][good]
                best = good
        return 1 << SAVE + best
    if mask >> USE_CRAFTSMAN & 1:
        mask &= ~(1 << USE_COURIER | 1 << KEEP_COURIER)
    if mask >> KEEP_CRAFTSMAN != 0:
        mask &= ~(1 << USE_CRAFTSMAN | 1 << USE_COURIER)
    return mask


@rule
def consider_ledger(pack, s, me, mask):
    """Change what the nearest building does not need into what it lacks, the first such pair; else nothing."""
    option = nearest_target(pack, s, me) % MANY
    if option < ACTIONS:
        for i in range(LEDGER_DONE):
            spare = s.goods[me][GIVEN[i]] > price_of(pack, option, GIVEN[i])
            if mask >> i & 1 and spare and s.goods[me][TAKEN[i]] < price_of(pack, option, TAKEN[i]):
                return 1 << i
    return 1 << LEDGER_DONE


@rule
def use_of(pack, building):
    """What a building does, in pieces."""
    total = 0
    for column in range(COLUMNS):
        total += 2 * pack.gain[pack.building_income[building]][column]
    for column in range(KEEP_KINDS):
        total += pack.keep[pack.building_keep[building]][column]
    if pack.building_modifier[building] != 0:
        total += 3
    return total


@rule
def consider_cover(pack, mask):
    """The building that does least."""
    best = NOTHING
    least = FAR
    rest = mask
    while rest != 0:
        building = lowest_bit(rest)
        rest &= rest - 1
        if use_of(pack, building) < least:
            least = use_of(pack, building)
            best = building
    return 1 << best


@rule
def consider_exchange(pack, s, me, mask):
    """Give the farm only what would be lost anyway."""
    lost = too_many(pack, s, me) + s.figurines[me][COURIER]
    is_full = s.goods[me][GUILDER] >= capacity_for(pack, s, me, GUILDER)
    if mask >> EXCHANGE_DONE & 1 and (lost < full_set(pack, s, me) or is_full):
        return 1 << EXCHANGE_DONE
    for item in range(ITEM_KINDS):
        is_lost = item == FIRST_FIGURINE + COURIER or refuse_store(pack, s, me, item) == ALLOWED
        if mask >> item & 1 and is_lost:
            return 1 << item
    return mask & -mask


@rule
def consider_die(pack, s, me):
    """A new face goes on the die with the fewest bought ones."""
    best = 0
    fewest = FAR
    for die in range(DICE):
        bought = 0
        for side in range(SIDES):
            bought += pack.face_price[s.dice[me][die][side]]
        if bought < fewest:
            fewest = bought
            best = die
    return 1 << best


@rule
def consider_roll(pack, s, me, most):
    """Roll the useless dice again, or all of them; one if no more are allowed."""
    dice = useless_dice(pack, s, me)
    if dice == 0:
        dice = dice_left(s, me)
    if most != ANY_NUMBER:
        dice &= -dice
    return 1 << dice


@rule
def unlike_payments(mask):
    """Couriers only if the player does not have the figurine that an order asks for."""
    return mask & ~((mask & EVERY_ORDER) << ORDER_CARDS)


@rule
def consider_spend(s, me):
    """Spend what there is most of."""
    best = 0
    for good in range(1, GUILDER + 1):
        if s.goods[me][good] > s.goods[me][best]:
            best = good
    return 1 << best


@rule
def in_one_order(mask, last):
    """Choose goods in list order, so that equal selections are planned once."""
    later = mask >> last << last
    if later != 0:
        return later
    return mask


@rule
def favours_wall(s, me):
    """Which way a family votes: smiths and watchmen for the wall, ferrymen and stewards for the road."""
    return s.family[me] in (ANVIL, LANTERN)


@rule
def consider_ballot(s, me, mask):
    """Both tokens on one side."""
    if favours_wall(s, me):
        return mask & -mask
    return 1 << BOTH_ON_ROAD


@rule
def consider_tie(s, me, mask):
    """As the family votes."""
    if favours_wall(s, me):
        return mask & -mask
    return mask & (mask - 1)


@rule
def consider_segment(s, me, mask):
    """Of the wall the best bonus, in the player's quarter first; of the road what is next to their first station."""
    start = s.quarter[me] * SLOTS
    for k in range(SEGMENTS):
        segment = (start + 1 + k) % SEGMENTS
        if s.branch == WALL:
            segment = (start + k % QUARTERS * SLOTS + SLOTS - 1 - k // QUARTERS) % SEGMENTS
        if mask >> segment & 1:
            return 1 << segment
    return mask


@rule
def consider_give_back(pack, s, me, mask):
    """What would be lost anyway."""
    for item in range(ITEM_KINDS):
        if mask >> item & 1 and (item == FIRST_FIGURINE + COURIER or refuse_store(pack, s, me, item) == ALLOWED):
            return 1 << item
    return mask


@rule
def consider_answer(pack, s, mask):
    """QD-LATER-48: a pair that no card read so far rules out; if there are several, the last of them."""
    ruled_out = herbs_ruled_out(pack, s)
    chosen = 0
    for pair in range(PAIR_KINDS):
        if PAIR_HERBS[pair] & ruled_out == 0:
            chosen = 1 << pair
    if chosen & mask == 0:
        return mask & -mask
    return chosen


@rule
def consider_in_action(pack, s, me, step, mask, argument):
    """The steps that follow a die."""
    if step == PLACE:
        return consider_place(mask)
    if step == SCOUT:
        return consider_scout(pack, s, me, mask, argument)
    if step == REST:
        return consider_rest(pack, s, me, mask, argument)
    if step == PAYMENT:
        return consider_payment(s, me, mask)
    if step == COVER:
        return consider_cover(pack, mask)
    if step == TAKE and argument == ANY_TOKEN:
        return consider_token(pack, s, me, mask)
    if step == ORDER:
        return unlike_payments(mask)
    if step == SPEND:
        return consider_spend(s, me)
    if step == PICK:
        return in_one_order(mask, last_picked(argument))
    if step == MIRROR:
        return unlike_dice(s, me, mask)
    if step == LEDGER:
        return consider_ledger(pack, s, me, mask)
    if step == SEGMENT:
        return consider_segment(s, me, mask)
    if step in (RANK, RENOVATE, HERE):
        return mask & -mask
    return mask


@rule
def consider(pack, s, step, mask):
    """The possible actions worth planning, at least one of them."""
    if mask & (mask - 1) == 0:
        return mask
    me = s.agenda_seat[s.agenda_depth - 1]
    if step == TURN:
        return consider_turn(pack, s, me, mask)
    if step == ROLL:
        return consider_roll(pack, s, me, s.agenda_argument[s.agenda_depth - 1])
    if step == EXCHANGE:
        return consider_exchange(pack, s, me, mask)
    if step == DIE:
        return consider_die(pack, s, me)
    if step == GIVE_BACK:
        return consider_give_back(pack, s, me, mask)
    if step == BALLOT:
        return consider_ballot(s, me, mask)
    if step == BREAK_TIE:
        return consider_tie(s, me, mask)
    if step == LEARN:
        return 1 << YES
    if step == START_HUT:
        return mask & ~(1 << OPEN_CASEBOOK)
    if step == ANSWER:
        return consider_answer(pack, s, mask)
    if step == ABILITY:
        return consider_ability(pack, s, me, mask)
    return consider_in_action(pack, s, me, step, mask, s.agenda_argument[s.agenda_depth - 1])
