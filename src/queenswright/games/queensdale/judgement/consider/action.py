"""What is worth planning once a die has its space: the space itself, payments, and what its action asks for."""

from queenswright.games.queensdale.judgement.base import rule
from queenswright.games.queensdale.judgement.target import MANY, nearest_target, price_of
from queenswright.games.queensdale.rules.build import ACTIONS
from queenswright.games.queensdale.rules.spaces import FIRST_ACTION
from queenswright.games.queensdale.rules.supply import COLUMNS
from queenswright.games.queensdale.state.board import (
    QUARTERS,
    SCOUT_LONG,
    SCOUT_MIDDLE,
    SCOUT_SHORT,
    SEGMENTS,
    SLOTS,
    WALL,
)
from queenswright.games.queensdale.state.cards import ORDER_CARDS
from queenswright.games.queensdale.state.effects import KEEPS
from queenswright.games.queensdale.state.pieces import CLAY, GUILDER, NOTHING
from queenswright.games.queensdale.steps import (
    GIVEN,
    KEEP_COURIER,
    KEEP_CRAFTSMAN,
    LATER,
    LATER_OCCUPIED,
    LEDGER_DONE,
    OCCUPIED,
    PAY,
    PURPLE,
    SAVE,
    SHARED,
    TAKEN,
    USE_COURIER,
    USE_CRAFTSMAN,
)
from queenswright.kernel.play import lowest_bit

MORE_THAN_ANY = 99
EVERY_SAVING = (1 << PAY) - (1 << SAVE)
FREE_ACTIONS = (1 << PURPLE) - (1 << FIRST_ACTION)
LATER_ACTIONS = (1 << LATER_OCCUPIED - 1) - (1 << LATER)
FREE_RESOURCES = (1 << FIRST_ACTION) - 1
EVERY_SCOUT = 1 << SCOUT_LONG | 1 << SCOUT_MIDDLE | 1 << SCOUT_SHORT
EVERY_ORDER = (1 << ORDER_CARDS) - 1
KEEP_KINDS = len(KEEPS)


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
def consider_payment(s, me, mask):
    """Craftsmen before couriers, those that can be kept before others; they save what is rarest."""
    if mask & EVERY_SAVING != 0:
        best = NOTHING
        rarest = -MORE_THAN_ANY
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
    least = MORE_THAN_ANY
    rest = mask
    while rest != 0:
        building = lowest_bit(rest)
        rest &= rest - 1
        if use_of(pack, building) < least:
            least = use_of(pack, building)
            best = building
    return 1 << best


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
