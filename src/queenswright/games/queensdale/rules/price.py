"""QD-BUILD-04, 05, 33: what building costs, what craftsmen and others save of it, and whether it can be paid."""

from queenswright.games.queensdale.refusals import (
    ALLOWED,
)
from queenswright.games.queensdale.rules.ability import ability, refuse_once
from queenswright.games.queensdale.rules.board import at_work, bonus, in_force
from queenswright.games.queensdale.rules.knowledge import learned, may_keep_figurine
from queenswright.games.queensdale.rules.monument import saved_more
from queenswright.games.queensdale.rules.story_cards import relief, saved_by_apprentices
from queenswright.games.queensdale.state.course import SEGMENT_USE, USED_SURCHARGE
from queenswright.games.queensdale.state.effects import (
    CRAFTSMAN_GUILDERS,
    CRAFTSMAN_SAVES_MORE,
    GUILDERS_FOR_MISSING,
    MORTAR_TAX,
    NO_SURCHARGE,
    RANK_LIMIT,
    RANK_RELIEF,
    ROBBER_SAVE,
    SEGMENTS_FOR_LESS,
)
from queenswright.games.queensdale.state.pieces import CLAY, COURIER, CRAFTSMAN, GUILDER, MARBLE, STONE, TIMBER
from queenswright.games.queensdale.state.rule import rule


@rule
def saved_by_one(pack, s, me):
    """QD-WORK-07: what one craftsman saves, more with a guild hall."""
    return pack.craftsman_saves + bonus(pack, s, me, CRAFTSMAN_SAVES_MORE)


@rule
def helpers_after(pack, s, me, used):
    """QD-COURIER-11: craftsmen, and couriers in their stead, less those used; one works twice if kept (card 18)."""
    count = s.figurines[me][CRAFTSMAN] + s.figurines[me][COURIER] - used
    if count > 0 and may_keep_figurine(pack, s, me):
        count += 1
    return count


@rule
def saved_by_all(pack, s, me):
    """QD-WORK-07, QD-LATER-34: what all craftsmen of a player save together."""
    count = helpers_after(pack, s, me, 0)
    if count == 0:
        return 0
    return count * saved_by_one(pack, s, me) + saved_more(pack, s, me)


@rule
def most_saved(pack, s, me):
    """QD-WORK-07, QD-LATER-45: what craftsmen can save, a robber baron token used in this turn, and apprentices."""
    return saved_by_all(pack, s, me) + saved_at_once(pack, s, me)


@rule
def saved_at_once(pack, s, me):
    """QD-LATER-45: what a robber baron token used in this turn and the apprentices of a first build save."""
    return at_work(pack, s, ROBBER_SAVE) + saved_by_apprentices(pack, s, me)


@rule
def surcharge(pack, s, me, rank):
    """QD-BUILD-05, 33: the guilders of a rank, less by crane yard or auditors; with card 16 not over its limit."""
    guilders = max(0, pack.rank_guilders[rank] - bonus(pack, s, me, RANK_RELIEF) - relief(pack, s, me))
    limit = learned(pack, s, me, RANK_LIMIT)
    if limit > 0:
        guilders = min(guilders, limit)
    return guilders


@rule
def lowest_surcharge(pack, s, me, rank):
    """QD-LATER-17: the guilders of a rank, none while the player has the ability to build without them."""
    if refuse_once(pack, s, me, NO_SURCHARGE, USED_SURCHARGE) == ALLOWED:
        return 0
    return surcharge(pack, s, me, rank)


@rule
def earned_by_helpers(pack, s, me, material, count):
    """QD-LATER-17: the guilders that an ability gives for `count` craftsmen, as far as they can help with material."""
    each = ability(pack, s, me, CRAFTSMAN_GUILDERS)
    if each == 0 or material == 0:
        return 0
    saved = saved_by_one(pack, s, me)
    after_first = max(0, material - saved - saved_more(pack, s, me))
    return each * min(count, 1 + (after_first + saved - 1) // saved)


@rule
def held(s, me, good, paid):
    """QD-DICE-16: what is left of a good once the die is paid with it."""
    if good == paid:
        return s.goods[me][good] - 1
    return s.goods[me][good]


@rule
def lacking(s, me, good, price, paid):
    """How many pieces of a good are missing for a price."""
    return max(0, price - held(s, me, good, paid))


@rule
def is_payable(pack, s, me, missing, saved, guilders, marble, paid):
    """Whether missing material is covered by savings, or by guilders with a royal mason; guilders and marble suffice.

    QD-BUILD-33, QD-WORK-10: nothing else reduces guilders and marble.
    """
    short = max(0, missing - saved)
    if short > bonus(pack, s, me, GUILDERS_FOR_MISSING):
        return False
    return guilders + short <= held(s, me, GUILDER, paid) and marble <= held(s, me, MARBLE, paid)


@rule
def can_afford(pack, s, me, building, rank, paid, spared):
    """QD-BUILD-04, 05, 36: whether the price of a building at this rank can be paid, `spared` pieces less of it."""
    spared += saved_at_once(pack, s, me)
    missing = lacking(s, me, TIMBER, pack.building_price[building][TIMBER], paid)
    missing += lacking(s, me, STONE, pack.building_price[building][STONE], paid)
    missing += lacking(s, me, CLAY, pack.building_price[building][CLAY], paid)
    guilders = lowest_surcharge(pack, s, me, rank) + in_force(pack, s, MORTAR_TAX)
    material = pack.building_price[building][TIMBER] + pack.building_price[building][STONE]
    material += pack.building_price[building][CLAY]
    guilders -= earned_by_helpers(pack, s, me, max(0, material - spared), helpers_after(pack, s, me, 0))
    saved = spared + saved_by_all(pack, s, me)
    return is_payable(pack, s, me, missing, saved, guilders, pack.building_price[building][MARBLE], paid)


@rule
def saved_on_use(pack, s, me, use):
    """QD-LATER-49: what a gatehouse saves on a segment."""
    if use == SEGMENT_USE:
        return bonus(pack, s, me, SEGMENTS_FOR_LESS)
    return 0


@rule
def can_afford_use(pack, s, me, use, paid, spared):
    """QD-BUILD-26: whether another use of the action can be paid."""
    missing = lacking(s, me, TIMBER, pack.use_price[use][TIMBER], paid)
    missing += lacking(s, me, STONE, pack.use_price[use][STONE], paid)
    missing += lacking(s, me, CLAY, pack.use_price[use][CLAY], paid)
    guilders = pack.use_price[use][GUILDER] + in_force(pack, s, MORTAR_TAX)
    material = pack.use_price[use][TIMBER] + pack.use_price[use][STONE] + pack.use_price[use][CLAY]
    spared += saved_on_use(pack, s, me, use) + saved_at_once(pack, s, me)
    guilders -= earned_by_helpers(pack, s, me, max(0, material - spared), helpers_after(pack, s, me, 0))
    saved = spared + saved_by_all(pack, s, me)
    return is_payable(pack, s, me, missing, saved, guilders, pack.use_price[use][MARBLE], paid)
