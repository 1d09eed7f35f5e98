"""QD-STORE, QD-KEEP: the farm exchange and what is carried into the next game."""

from queenswright.games.queensdale.refusals import ALLOWED, NEED_NOT_DROP, NO_SUCH_ITEM, SET_NOT_FULL
from queenswright.games.queensdale.rules.knowledge import learned, use_knowledge, was_used
from queenswright.games.queensdale.rules.monument import items_kept_more
from queenswright.games.queensdale.rules.story_cards import keeps_as_friend
from queenswright.games.queensdale.state.course import ONCE_EXCHANGE
from queenswright.games.queensdale.state.effects import CHEAP_EXCHANGE, KEEP_ANY, KEEP_FIGURINE, KEEP_MATERIAL
from queenswright.games.queensdale.state.pieces import (
    BREAD,
    CLAY,
    COURIER,
    FIGURINES,
    GOODS,
    GUILDER,
    HEALER,
    MARBLE,
    NOTHING,
    SITES,
    STONE,
    TIMBER,
    TOWER_SPACES,
)
from queenswright.games.queensdale.state.rule import pop, push, rule
from queenswright.games.queensdale.steps import EXCHANGE, EXCHANGE_DONE, STORE

GOOD_OF_ITEM = (TIMBER, STONE, CLAY, BREAD, MARBLE)
FIRST_FIGURINE = len(GOOD_OF_ITEM)
FIGURINE_KINDS = len(FIGURINES)
ITEM_KINDS = FIRST_FIGURINE + FIGURINE_KINDS
GOOD_KINDS = len(GOODS)


@rule
def held_item(s, me, item):
    """QD-COMP-35: how many of an item a player has."""
    if item < FIRST_FIGURINE:
        return s.goods[me][GOOD_OF_ITEM[item]]
    return s.figurines[me][item - FIRST_FIGURINE]


@rule
def lose_item(s, me, item):
    """QD-KEEP-06, 08: an item goes back; figurines are in the bag of the next game."""
    if item < FIRST_FIGURINE:
        s.goods[me][GOOD_OF_ITEM[item]] -= 1
    else:
        s.figurines[me][item - FIRST_FIGURINE] -= 1


@rule
def items(s, me):
    """How many items a player has."""
    count = 0
    for item in range(ITEM_KINDS):
        count += held_item(s, me, item)
    return count


@rule
def capacity_for(pack, s, me, column):
    """QD-STORE-06, 17, 19: what farm, blue buildings and tower tiles and the monument keep of one thing together."""
    total = 0
    if column == GUILDER:
        total = pack.farm_guilders
    elif column == KEEP_ANY:
        total = items_kept_more(pack, s, me)
    for site in range(SITES):
        if s.site[me][site] != NOTHING:
            total += pack.keep[pack.building_keep[s.site[me][site]]][column]
    for space in range(TOWER_SPACES):
        if s.tower[me][space] != NOTHING:
            total += pack.keep[pack.tile_keep[s.tower[me][space]]][column]
    return total + keeps_as_friend(pack, s, me, column)


@rule
def over(pack, s, me, good):
    """How much of a good exceeds its own storage."""
    return max(0, s.goods[me][good] - capacity_for(pack, s, me, good))


@rule
def figurines_over(pack, s, me):
    """How many figurines, not counting couriers, exceed the room for them."""
    count = 0
    for kind in range(FIGURINE_KINDS):
        if kind != COURIER:
            count += s.figurines[me][kind]
    return max(0, count - capacity_for(pack, s, me, KEEP_FIGURINE))


@rule
def material_over(pack, s, me):
    """How much timber, stone and clay exceeds both its own and the mixed storage."""
    total = over(pack, s, me, TIMBER) + over(pack, s, me, STONE) + over(pack, s, me, CLAY)
    return max(0, total - capacity_for(pack, s, me, KEEP_MATERIAL))


@rule
def too_many(pack, s, me):
    """QD-STORE-01, 17: for how many items there is no room."""
    total = material_over(pack, s, me) + figurines_over(pack, s, me)
    total += over(pack, s, me, BREAD) + over(pack, s, me, MARBLE)
    return max(0, total - capacity_for(pack, s, me, KEEP_ANY))


@rule
def refuse_store(pack, s, me, item):
    """QD-STORE-01, 16: only what takes up room that is missing."""
    if held_item(s, me, item) == 0:
        return NO_SUCH_ITEM
    if item < FIRST_FIGURINE:
        good = GOOD_OF_ITEM[item]
        if over(pack, s, me, good) == 0 or (good <= CLAY and material_over(pack, s, me) == 0):
            return NEED_NOT_DROP
    elif item - FIRST_FIGURINE == COURIER or figurines_over(pack, s, me) == 0:
        return NEED_NOT_DROP
    return ALLOWED


@rule
def store(pack, s, me, item):
    """QD-STORE-01, 16: one item without room is given up."""
    pop(s)
    lose_item(s, me, item)
    if too_many(pack, s, me) > 0:
        push(s, STORE, me, 0)


@rule
def lose_surplus(pack, s, me):
    """QD-STORE-01, 06, QD-COURIER-07: what cannot be stored in any case is lost without asking, including couriers."""
    anywhere = capacity_for(pack, s, me, KEEP_ANY)
    mixed = anywhere + capacity_for(pack, s, me, KEEP_MATERIAL)
    for good in range(GOOD_KINDS):
        room = capacity_for(pack, s, me, good)
        if good <= CLAY:
            room += mixed
        elif good != GUILDER:
            room += anywhere
        s.goods[me][good] = min(s.goods[me][good], room)
    has_room = anywhere + capacity_for(pack, s, me, KEEP_FIGURINE) > 0
    for kind in range(FIGURINE_KINDS):
        if kind == COURIER or not has_room:
            s.figurines[me][kind] = 0


@rule
def begin_storing(pack, s, me):
    """QD-STORE-01, 13, 16: after the exchange; where goods compete for room, their owner chooses what to give up."""
    lose_surplus(pack, s, me)
    if too_many(pack, s, me) > 0:
        push(s, STORE, me, 0)


@rule
def full_set(pack, s, me):
    """QD-STORE-04, QD-LATER-36: the items that the farm takes for a guilder; with card 20 fewer, once."""
    fewer = learned(pack, s, me, CHEAP_EXCHANGE)
    if fewer > 0 and not was_used(s, me, ONCE_EXCHANGE):
        return fewer
    return pack.farm_items


@rule
def keep_goods(pack, s, me):
    """QD-KEEP-01, QD-STORE-13: first the exchange, then storing."""
    if items(s, me) >= full_set(pack, s, me):
        push(s, EXCHANGE, me, 0)
    else:
        begin_storing(pack, s, me)


@rule
def refuse_exchange(s, me, i, given):
    """QD-STORE-04, 12: any items, always a whole set of them."""
    if i == EXCHANGE_DONE:
        if given > 0:
            return SET_NOT_FULL
        return ALLOWED
    if held_item(s, me, i) == 0:
        return NO_SUCH_ITEM
    return ALLOWED


@rule
def exchange(pack, s, me, i, given):
    """QD-STORE-04, 05: a full set becomes a guilder, as often as wanted; `given` items of it are given already."""
    pop(s)
    if i == EXCHANGE_DONE:
        begin_storing(pack, s, me)
        return
    lose_item(s, me, i)
    if given + 1 < full_set(pack, s, me):
        push(s, EXCHANGE, me, given + 1)
    else:
        if learned(pack, s, me, CHEAP_EXCHANGE) > 0:
            use_knowledge(s, me, ONCE_EXCHANGE)
        s.goods[me][GUILDER] += 1
        keep_goods(pack, s, me)


@rule
def bag_totals(s, kind):
    """How many figurines of a kind players hold."""
    count = 0
    for seat in range(s.players):
        count += s.figurines[seat][kind]
    return count


@rule
def fill_bag(pack, s):
    """QD-SETUP-12, QD-WORK-05, 17, QD-KEEP-06, 09: all figurines in play that nobody has stored."""
    for kind in range(HEALER + 1):
        s.bag[kind] = 0
        if pack.figurine_from[kind] <= s.opened:
            s.bag[kind] = pack.figurines[kind] - bag_totals(s, kind)
        s.roles[kind] = 0
