"""The dispatch from a step that follows a die, or that nobody is asked for, to its chapter."""

from queenswright.games.queensdale.refusals import ALLOWED
from queenswright.games.queensdale.rules.branch import refuse_segment
from queenswright.games.queensdale.rules.build import (
    choose_building,
    choose_rank,
    cover,
    make_payment,
    refuse_build,
    refuse_cover,
    refuse_payment,
    refuse_rank,
    refuse_renovate,
    renovate,
)
from queenswright.games.queensdale.rules.cogwheel import refuse_turn_cogwheel, turn_cogwheel
from queenswright.games.queensdale.rules.courier import read_card
from queenswright.games.queensdale.rules.faces import ledger, refuse_ledger
from queenswright.games.queensdale.rules.hand import mirror, refuse_mirror
from queenswright.games.queensdale.rules.herb import gather_here, refuse_take, take
from queenswright.games.queensdale.rules.hut import build_hut, refuse_hut
from queenswright.games.queensdale.rules.knowledge import keep_card
from queenswright.games.queensdale.rules.market import make_deal
from queenswright.games.queensdale.rules.morale import rise, take_income
from queenswright.games.queensdale.rules.orders import fulfil, pay_order, refuse_order
from queenswright.games.queensdale.rules.poor import feed, refuse_feed
from queenswright.games.queensdale.rules.road import deliver, refuse_deliver, refuse_ride, ride
from queenswright.games.queensdale.rules.robbers import (
    choose_swap,
    refuse_swap,
    refuse_swap_for,
    swap,
)
from queenswright.games.queensdale.rules.rooms import furnish, refuse_room
from queenswright.games.queensdale.rules.scout import refuse_rest, refuse_scout, rest, scout
from queenswright.games.queensdale.rules.spend import refuse_spend, spend
from queenswright.games.queensdale.rules.story_turns import meet_old_friend, refuse_old_friend
from queenswright.games.queensdale.rules.supply import give
from queenswright.games.queensdale.rules.told import (
    tell,
)
from queenswright.games.queensdale.rules.wall import build_segment
from queenswright.games.queensdale.rules.work import (
    draw_figurines,
    keep,
    refuse_keep,
)
from queenswright.games.queensdale.state.pieces import GUILDER, NOTHING
from queenswright.games.queensdale.state.rule import rule
from queenswright.games.queensdale.steps import (
    BUILD,
    CARD,
    COVER,
    DEAL,
    DELIVER,
    DRAW,
    FEED,
    FULFIL,
    GAIN,
    HERE,
    HUT,
    INCOME,
    KEEP_CARD,
    KEEP_FIGURINE_STEP,
    LEDGER,
    MIRROR,
    OLD_FRIEND,
    ORDER,
    PAYMENT,
    RANK,
    RENOVATE,
    REST,
    RIDE,
    ROOM,
    ROUSE,
    SCOUT,
    SEGMENT,
    SPEND,
    SWAP,
    SWAP_FOR,
    TAKE,
    TELL,
    TURN_COGWHEEL,
)


@rule
def refuse_in_action(pack, s, me, step, i, argument):
    """Why an action of a step that follows a die is not possible."""
    if step == SCOUT:
        return refuse_scout(pack, s, me, i, argument)
    if step == REST:
        return refuse_rest(pack, s, me, i, argument)
    if step == BUILD:
        return refuse_build(pack, s, me, i, NOTHING, s.savings)
    if step == RANK:
        return refuse_rank(pack, s, me, i, argument)
    if step == PAYMENT:
        return refuse_payment(pack, s, me, i, argument)
    if step == COVER:
        return refuse_cover(s, me, i)
    if step == RENOVATE:
        return refuse_renovate(s, me, i)
    if step == HUT:
        return refuse_hut(s, me, i)
    if step == FEED:
        return refuse_feed(pack, s, me, i, s.goods[me][GUILDER])
    if step == TAKE:
        return refuse_take(pack, s, me, i, argument)
    if step == KEEP_FIGURINE_STEP:
        return refuse_keep(i, argument)
    if step == SWAP:
        return refuse_swap(s, me, i)
    if step == SWAP_FOR:
        return refuse_swap_for(s, me, i)
    if step == TURN_COGWHEEL:
        return refuse_turn_cogwheel(pack, s, me, i)
    if step == SPEND:
        return refuse_spend(s, me, i)
    if step == MIRROR:
        return refuse_mirror(pack, s, me, i)
    if step == LEDGER:
        return refuse_ledger(s, me, i)
    if step == ORDER:
        return refuse_order(pack, s, me, i)
    if step == SEGMENT:
        return refuse_segment(s, me, i)
    if step == ROOM:
        return refuse_room(pack, s, i)
    if step == RIDE:
        return refuse_ride(s, me, i, argument)
    if step == DELIVER:
        return refuse_deliver(pack, s, me, i, argument)
    if step == OLD_FRIEND:
        return refuse_old_friend(pack, s, me, i)
    return ALLOWED


@rule
def perform_in_action(pack, s, me, step, i, argument):
    """Carry out an action of a step that follows a die."""
    if step == SCOUT:
        scout(pack, s, me, i, argument)
    elif step == REST:
        rest(pack, s, me, i, argument)
    elif step == BUILD:
        choose_building(pack, s, me, i)
    elif step == RANK:
        choose_rank(pack, s, me, i, argument)
    elif step == PAYMENT:
        make_payment(pack, s, me, i, argument)
    elif step == COVER:
        cover(pack, s, me, i, argument)
    elif step == RENOVATE:
        renovate(pack, s, me, i)
    elif step == HUT:
        build_hut(pack, s, me, i)
    elif step == FEED:
        feed(pack, s, me, i)
    elif step == TAKE:
        take(pack, s, me, i)
    elif step == HERE:
        gather_here(pack, s, me, i)
    elif step == KEEP_FIGURINE_STEP:
        keep(pack, s, me, i, argument)
    elif step == KEEP_CARD:
        keep_card(s, me, i)
    elif step == DEAL:
        make_deal(pack, s, me, i, argument)
    elif step == SWAP:
        choose_swap(s, me, i)
    elif step == SWAP_FOR:
        swap(s, me, i, argument)
    elif step == TURN_COGWHEEL:
        turn_cogwheel(pack, s, me, i)
    elif step == SPEND:
        spend(s, me, i, argument)
    elif step == MIRROR:
        mirror(s, me, i, argument)
    elif step == LEDGER:
        ledger(s, me, i, argument)
    elif step == ORDER:
        pay_order(pack, s, me, i)
    elif step == SEGMENT:
        build_segment(pack, s, me, i)
    elif step == ROOM:
        furnish(pack, s, me, i)
    elif step == RIDE:
        ride(pack, s, me, i, argument)
    elif step == DELIVER:
        deliver(pack, s, me, i, argument)
    elif step == OLD_FRIEND:
        meet_old_friend(pack, s, me, i)


@rule
def perform_automatic(pack, s, me, step, argument):
    """Carry out an automatic step."""
    if step == GAIN:
        give(pack, s, me, argument)
    elif step == ROUSE:
        rise(pack, s, me, argument)
    elif step == INCOME:
        take_income(pack, s, me)
    elif step == DRAW:
        draw_figurines(pack, s, me, argument)
    elif step == CARD:
        read_card(pack, s, me, argument)
    elif step == TELL:
        tell(pack, s, me, argument)
    elif step == FULFIL:
        fulfil(pack, s, me, argument)
