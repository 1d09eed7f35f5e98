"""QD-BUILD: buildings, and the other uses of a build action. Craftsmen help to pay (QD-WORK-07, 09, 10)."""

from queenswright.games.queensdale.refusals import (
    ALLOWED,
    NO_SEGMENT_LEFT,
    NO_SUCH_FIGURINE,
    NO_SURCHARGE_DUE,
    NOT_IN_STOCK,
    NOT_OPEN_YET,
    NOT_OWNED,
    NOTHING_TO_BUILD,
    NOTHING_TO_RENOVATE,
    NOTHING_TO_SAVE,
    PRICE_TOO_HIGH,
    RANK_IS_GONE,
    RENOVATED_ALREADY,
    SAVE_ELSEWHERE,
    SAVE_FIRST,
    TYPE_OWNED,
    USE_LIMIT,
)
from queenswright.games.queensdale.rules.ability import ability, refuse_once, use_up
from queenswright.games.queensdale.rules.board import bonus, free_site, in_force, site_of
from queenswright.games.queensdale.rules.branch import may_build_segment
from queenswright.games.queensdale.rules.character import gain_build_fame
from queenswright.games.queensdale.rules.knowledge import may_keep_figurine, refuse_keeping, use_knowledge
from queenswright.games.queensdale.rules.monument import note_craftsman, raise_stage, saved_more
from queenswright.games.queensdale.rules.price import (
    can_afford,
    can_afford_use,
    earned_by_helpers,
    held,
    helpers_after,
    is_payable,
    lacking,
    most_saved,
    saved_at_once,
    saved_by_all,
    saved_by_one,
    saved_on_use,
    surcharge,
)
from queenswright.games.queensdale.rules.promise import note_build
from queenswright.games.queensdale.rules.rooms import refuse_furnishing
from queenswright.games.queensdale.rules.story_cards import note_first_build
from queenswright.games.queensdale.rules.supply import GOOD_KINDS, owe
from queenswright.games.queensdale.state.board import NO_BRANCH
from queenswright.games.queensdale.state.course import (
    BUILD_USES,
    CLEAR,
    FURNISHING,
    MONUMENT,
    ONCE_FIGURINE,
    RENOVATION,
    SEGMENT_USE,
    USED_SURCHARGE,
)
from queenswright.games.queensdale.state.effects import (
    CRAFTSMAN_GUILDERS,
    GUILDERS_FOR_MISSING,
    MORTAR_TAX,
    NO_SURCHARGE,
    SEGMENTS_FOR_LESS,
)
from queenswright.games.queensdale.state.pieces import (
    CLAY,
    COURIER,
    CRAFTSMAN,
    FROM_OTHER,
    GUILDER,
    MARBLE,
    NOTHING,
    SITES,
    STONE,
    TIMBER,
    TYPES,
)
from queenswright.games.queensdale.state.rule import pop, push, rule
from queenswright.games.queensdale.steps import (
    ADD_SEGMENT,
    CLEAR_LAND,
    COVER,
    FURNISH,
    KEEP_COURIER,
    KEEP_CRAFTSMAN,
    PAY,
    PAYMENT,
    RAISE_STAGE,
    RANK,
    RENOVATE,
    RENOVATE_ONE,
    ROOM,
    SAVE,
    SEGMENT,
    SKIP_SURCHARGE,
    USE_COURIER,
    USE_CRAFTSMAN,
    payment_argument,
    planned_building,
    planned_rank,
)
from queenswright.kernel.play import lowest_bit

ACTIONS = TYPES + len(BUILD_USES)


@rule
def has_plain_building(s, me):
    """Whether a building without an X counter stands in the borough."""
    for site in range(SITES):
        if s.site[me][site] != NOTHING and s.renovated[me] >> site & 1 == 0:
            return True
    return False


@rule
def refuse_use_of_build(pack, s, me, use, paid, spared):
    """QD-BUILD-26, QD-LATER-22, 33, 40, 61: each from its epoch on, within its limit; segments after the vote."""
    if pack.use_from[use] > s.opened:
        return NOT_OPEN_YET
    if use == CLEAR and s.cleared[me] >= pack.use_limit[use]:
        return USE_LIMIT
    if use == MONUMENT and s.monument[me] >= pack.use_limit[use]:
        return USE_LIMIT
    if use == RENOVATION:
        if s.counters_used[me] >= pack.use_limit[use]:
            return USE_LIMIT
        if not has_plain_building(s, me):
            return NOTHING_TO_RENOVATE
    if use == SEGMENT_USE:
        if s.branch == NO_BRANCH:
            return NOT_OPEN_YET
        if not may_build_segment(s, me):
            return NO_SEGMENT_LEFT
    if use == FURNISHING:
        reason = refuse_furnishing(pack, s, me)
        if reason != ALLOWED:
            return reason
    if not can_afford_use(pack, s, me, use, paid, spared):
        return PRICE_TOO_HIGH
    return ALLOWED


@rule
def refuse_building(pack, s, me, building, paid, spared):
    """QD-BUILD-02, 14, 16, 30: a type in stock that the player does not own and can pay at its lowest rank."""
    if s.stock[building] == 0:
        return NOT_IN_STOCK
    if site_of(s, me, building) != NOTHING:
        return TYPE_OWNED
    if not can_afford(pack, s, me, building, lowest_bit(s.stock[building]), paid, spared):
        return PRICE_TOO_HIGH
    return ALLOWED


@rule
def refuse_build(pack, s, me, i, paid, spared):
    """QD-BUILD-02, 26: a building or another use of the action."""
    if i >= TYPES:
        return refuse_use_of_build(pack, s, me, i - TYPES, paid, spared)
    return refuse_building(pack, s, me, i, paid, spared)


@rule
def refuse_build_action(pack, s, me, paid, spared):
    """QD-DICE-18: a build action needs something that can be built and paid; the die may spare some of the price."""
    material = held(s, me, TIMBER, paid) + held(s, me, STONE, paid) + held(s, me, CLAY, paid)
    material += most_saved(pack, s, me) + bonus(pack, s, me, GUILDERS_FOR_MISSING) + spared
    material += bonus(pack, s, me, SEGMENTS_FOR_LESS)
    if material < pack.cheapest:
        return NOTHING_TO_BUILD
    for i in range(ACTIONS):
        if refuse_build(pack, s, me, ACTIONS - 1 - i, paid, spared) == ALLOWED:
            return ALLOWED
    return NOTHING_TO_BUILD


@rule
def refuse_rank(pack, s, me, rank, building):
    """QD-BUILD-06, 32: any rank that is still in stock and can be paid."""
    if s.stock[building] >> rank & 1 == 0:
        return RANK_IS_GONE
    if not can_afford(pack, s, me, building, rank, NOTHING, s.savings):
        return PRICE_TOO_HIGH
    return ALLOWED


@rule
def material_left(s):
    """The timber, stone and clay that is left of the price."""
    return s.price[TIMBER] + s.price[STONE] + s.price[CLAY]


@rule
def surcharge_to_skip(pack, s, me, what):
    """QD-LATER-17: the surcharge that an ability can still take off the price of what is being built."""
    if planned_building(what) >= TYPES or refuse_once(pack, s, me, NO_SURCHARGE, USED_SURCHARGE) != ALLOWED:
        return 0
    return surcharge(pack, s, me, planned_rank(what))


@rule
def still_payable(pack, s, me, spared, saved, count, what):
    """Whether the rest of the price can be paid, after one piece of `spared` (NOTHING: none).

    Craftsmen work `count` times more; with what the last of them still saves they save `saved` pieces.
    """
    missing = 0
    for good in range(CLAY + 1):
        price = s.price[good]
        if good == spared:
            price -= 1
        missing += lacking(s, me, good, price, NOTHING)
    guilders = s.price[GUILDER] - surcharge_to_skip(pack, s, me, what)
    guilders -= earned_by_helpers(pack, s, me, max(0, material_left(s) - s.savings), count)
    return is_payable(pack, s, me, missing, saved, guilders, s.price[MARBLE], NOTHING)


@rule
def refuse_skip_surcharge(pack, s, me, what):
    """QD-LATER-17: the ability, and a surcharge that is part of the price."""
    reason = refuse_once(pack, s, me, NO_SURCHARGE, USED_SURCHARGE)
    if reason == ALLOWED and surcharge_to_skip(pack, s, me, what) == 0:
        return NO_SURCHARGE_DUE
    return reason


@rule
def helper_for(i):
    """The figurine that an action of PAYMENT uses, NOTHING for the others."""
    if i in (USE_CRAFTSMAN, KEEP_CRAFTSMAN):
        return CRAFTSMAN
    if i in (USE_COURIER, KEEP_COURIER):
        return COURIER
    return NOTHING


@rule
def refuse_helper(pack, s, me, i, what):
    """QD-WORK-07, 09, 10, QD-LATER-36: one after the other, while there is something to save; kept by card 18 only."""
    if s.savings > 0:
        return SAVE_FIRST
    if material_left(s) == 0:
        return NOTHING_TO_SAVE
    if s.figurines[me][helper_for(i)] == 0:
        return NO_SUCH_FIGURINE
    if i >= KEEP_CRAFTSMAN:
        return refuse_keeping(pack, s, me)
    count = 1 + helpers_after(pack, s, me, 1)
    saved = count * saved_by_one(pack, s, me) + saved_more(pack, s, me)
    if may_keep_figurine(pack, s, me) and not still_payable(pack, s, me, NOTHING, saved, count, what):
        return PRICE_TOO_HIGH
    return ALLOWED


@rule
def refuse_payment(pack, s, me, i, what):
    """QD-WORK-07, 09, 10, QD-LATER-17: craftsmen one by one, what each saves, no surcharge, and paying the rest."""
    if i == SKIP_SURCHARGE:
        return refuse_skip_surcharge(pack, s, me, what)
    if helper_for(i) != NOTHING:
        return refuse_helper(pack, s, me, i, what)
    if i < PAY:
        if s.savings == 0 or s.price[i - SAVE] == 0:
            return NOTHING_TO_SAVE
        saved = s.savings - 1 + saved_by_all(pack, s, me)
        if not still_payable(pack, s, me, i - SAVE, saved, helpers_after(pack, s, me, 0), what):
            return SAVE_ELSEWHERE
        return ALLOWED
    if s.savings > 0:
        return SAVE_FIRST
    missing = 0
    for good in range(CLAY + 1):
        missing += lacking(s, me, good, s.price[good], NOTHING)
    if not is_payable(pack, s, me, missing, 0, s.price[GUILDER], s.price[MARBLE], NOTHING):
        return PRICE_TOO_HIGH
    return ALLOWED


@rule
def begin_payment(pack, s, me, what):
    """QD-LATER-37, 45, 49: set the price to pay, and what the die, a robber baron token and a gatehouse save of it."""
    building = planned_building(what)
    for good in range(GOOD_KINDS):
        if building >= TYPES:
            s.price[good] = pack.use_price[building - TYPES][good]
        else:
            s.price[good] = pack.building_price[building][good]
    if building < TYPES:
        s.price[GUILDER] += surcharge(pack, s, me, planned_rank(what))
    s.price[GUILDER] += in_force(pack, s, MORTAR_TAX)
    spared = saved_at_once(pack, s, me) + saved_on_use(pack, s, me, building - TYPES)
    s.savings = min(s.savings + spared, material_left(s))
    s.robbers_at_work = 0
    push(s, PAYMENT, me, what)


@rule
def choose_building(pack, s, me, i):
    """QD-BUILD-04, 06: what is built; of a building also the rank."""
    pop(s)
    if i >= TYPES:
        begin_payment(pack, s, me, payment_argument(i, 0))
    else:
        push(s, RANK, me, i)


@rule
def choose_rank(pack, s, me, rank, building):
    """QD-BUILD-06: a higher rank may be taken on purpose."""
    pop(s)
    begin_payment(pack, s, me, payment_argument(building, rank))


@rule
def pay_price(s, me):
    """QD-COMP-28: everything goes to the supply; what is missing is paid in guilders (royal mason)."""
    for good in range(CLAY + 1):
        paid = min(s.price[good], s.goods[me][good])
        s.goods[me][good] -= paid
        s.goods[me][GUILDER] -= s.price[good] - paid
    for good in range(GUILDER, GOOD_KINDS):
        s.goods[me][good] -= s.price[good]
    for good in range(GOOD_KINDS):
        s.price[good] = 0


@rule
def put_up(pack, s, me, site, what):
    """QD-BUILD-08, 10, 34: the tile on its site, for good; what stood there leaves the campaign."""
    building = planned_building(what)
    rank = planned_rank(what)
    s.stock[building] ^= 1 << rank
    s.site[me][site] = building
    s.rank[me][site] = rank
    s.renovated[me] &= ~(1 << site)
    gain_build_fame(pack, s, me)
    owe(s, me, pack.building_built[building], FROM_OTHER)


@rule
def complete_build(pack, s, me, what):
    """QD-BUILD-08, 10, 26, 27: on a free site; only without one over one of the player's buildings."""
    if planned_building(what) == CLEAR_LAND:
        s.cleared[me] += 1
        gain_build_fame(pack, s, me)
    elif planned_building(what) == RAISE_STAGE:
        gain_build_fame(pack, s, me)
        raise_stage(pack, s, me)
    elif planned_building(what) == RENOVATE_ONE:
        push(s, RENOVATE, me, 0)
    elif planned_building(what) == ADD_SEGMENT:
        push(s, SEGMENT, me, 0)
    elif planned_building(what) == FURNISH:
        push(s, ROOM, me, 0)
    else:
        site = free_site(s, me)
        if site == NOTHING:
            push(s, COVER, me, what)
        else:
            put_up(pack, s, me, site, what)


@rule
def make_payment(pack, s, me, i, what):
    """QD-WORK-04, 07, 09, QD-LATER-17, 36: a used craftsman goes to the centre or is kept; unused savings are lost."""
    if i == SKIP_SURCHARGE:
        s.price[GUILDER] -= surcharge_to_skip(pack, s, me, what)
        use_up(s, me, USED_SURCHARGE)
    elif helper_for(i) != NOTHING:
        if i >= KEEP_CRAFTSMAN:
            use_knowledge(s, me, ONCE_FIGURINE)
        else:
            s.figurines[me][helper_for(i)] -= 1
            s.roles[CRAFTSMAN] += helper_for(i) == COURIER
        s.savings = saved_by_one(pack, s, me) + saved_more(pack, s, me)
        note_craftsman(pack, s, me)
        s.goods[me][GUILDER] += ability(pack, s, me, CRAFTSMAN_GUILDERS)
    elif i < PAY:
        s.price[i - SAVE] -= 1
        s.savings -= 1
        if material_left(s) == 0:
            s.savings = 0
    else:
        pop(s)
        pay_price(s, me)
        note_first_build(pack, s, me)
        note_build(pack, s, me, planned_building(what))
        complete_build(pack, s, me, what)


@rule
def refuse_cover(s, me, building):
    """QD-BUILD-10, 28, 29: one of the player's buildings; farm and towers are not buildings."""
    if site_of(s, me, building) == NOTHING:
        return NOT_OWNED
    return ALLOWED


@rule
def cover(pack, s, me, building, what):
    """QD-BUILD-10: build over one of the player's buildings."""
    pop(s)
    put_up(pack, s, me, site_of(s, me, building), what)


@rule
def refuse_renovate(s, me, building):
    """QD-LATER-22: one of the player's buildings without an X counter."""
    site = site_of(s, me, building)
    if site == NOTHING:
        return NOT_OWNED
    if s.renovated[me] >> site & 1:
        return RENOVATED_ALREADY
    return ALLOWED


@rule
def renovate(pack, s, me, building):
    """QD-BUILD-26, QD-LATER-22: an X counter until the game ends, with full build fame."""
    pop(s)
    s.renovated[me] |= 1 << site_of(s, me, building)
    s.counters_used[me] += 1
    gain_build_fame(pack, s, me)
