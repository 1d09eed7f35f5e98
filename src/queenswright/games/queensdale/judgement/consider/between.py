"""Decisions between two games and by votes, each by a rule of thumb."""

from queenswright.games.queensdale.judgement.base import rule
from queenswright.games.queensdale.refusals import ALLOWED
from queenswright.games.queensdale.rules.remedy import herbs_ruled_out
from queenswright.games.queensdale.rules.store import (
    FIRST_FIGURINE,
    ITEM_KINDS,
    capacity_for,
    full_set,
    refuse_store,
    too_many,
)
from queenswright.games.queensdale.state.cards import BALLOTS, PAIR_HERBS
from queenswright.games.queensdale.state.pieces import COURIER, DICE, FAMILIES, GUILDER, SIDES
from queenswright.games.queensdale.steps import EXCHANGE_DONE

MORE_THAN_ANY = 99
ANVIL, LANTERN = FAMILIES.index("anvil"), FAMILIES.index("lantern")
PAIR_KINDS = len(PAIR_HERBS)
BOTH_ON_ROAD = BALLOTS.index("road_road")


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
    fewest = MORE_THAN_ANY
    for die in range(DICE):
        bought = 0
        for side in range(SIDES):
            bought += pack.face_price[s.dice[me][die][side]]
        if bought < fewest:
            fewest = bought
            best = die
    return 1 << best


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
