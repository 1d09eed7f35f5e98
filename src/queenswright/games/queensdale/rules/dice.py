"""QD-DICE, QD-RES, QD-STICKER: a die is placed, paid for, and brings what its space brings."""

from queenswright.games.queensdale.refusals import DIE_NOT_CHOSEN, DIE_NOT_PAID
from queenswright.games.queensdale.rules.ability import refuse_once, use_up
from queenswright.games.queensdale.rules.board import bonus
from queenswright.games.queensdale.rules.faces import show_face, use_purple
from queenswright.games.queensdale.rules.knowledge import use_knowledge
from queenswright.games.queensdale.rules.market import trade
from queenswright.games.queensdale.rules.promise import note_die
from queenswright.games.queensdale.rules.road import start_riding
from queenswright.games.queensdale.rules.scout import start_scouting
from queenswright.games.queensdale.rules.spaces import (
    GOOD_OF_SPACE,
    PLUS_ONE,
    has_side_door,
    is_joining,
    is_resource_space,
    joins_for_nothing,
    needs_no_payment,
    refuse_action,
    refuse_action_space,
    refuse_occupied,
    refuse_purple,
    refuse_resource_space,
    refuse_shared_space,
)
from queenswright.games.queensdale.rules.story_cards import by_rain, note_action, timber_for_marble
from queenswright.games.queensdale.rules.supply import ask_pick, owe
from queenswright.games.queensdale.rules.tome import take_tome
from queenswright.games.queensdale.rules.wage import bake, take_wage
from queenswright.games.queensdale.rules.work import hire
from queenswright.games.queensdale.state.board import (
    BAKERY,
    BUILD_SPACE,
    COGWHEEL_SPACE,
    FAIR_SPACE,
    HIRE,
    HUT_SPACE,
    LANDING,
    MARBLE_SPACE,
    MARKET,
    ORDER_SPACE,
    POOR,
    RIDER_LONG,
    RIDER_SHORT,
    TOME_SPACE,
    WAGE,
)
from queenswright.games.queensdale.state.course import ONCE_SPACE, USED_FREE_DIE
from queenswright.games.queensdale.state.effects import FREE_DIE, LANDING_MORE
from queenswright.games.queensdale.state.pieces import BASIC, FROM_OTHER, MARBLE, NOTHING, TIMBER
from queenswright.games.queensdale.state.rule import pop, push, rule
from queenswright.games.queensdale.steps import (
    BUILD,
    FEED,
    HUT,
    IS_OCCUPIED,
    KIND_OF_PLACE,
    ORDER,
    PAY_DIE,
    PAY_NOTHING,
    PURPLE,
    SHARED,
    TURN_COGWHEEL,
    pay_die_argument,
    shown_goods,
    space_to_act,
)


@rule
def refuse_place(pack, s, me, i, die):
    """QD-DICE-01..04, QD-STICKER-02..06: why this die cannot go there."""
    face = s.showing[me][die]
    if i >= SHARED:
        return refuse_shared_space(pack, s, me, face, KIND_OF_PLACE[i])
    if is_resource_space(KIND_OF_PLACE[i]):
        return refuse_resource_space(pack, s, me, face, KIND_OF_PLACE[i])
    if i == PURPLE:
        return refuse_purple(pack, s, me, face)
    if IS_OCCUPIED[i]:
        return refuse_occupied(pack, s, me, face, KIND_OF_PLACE[i])
    return refuse_action_space(pack, s, me, face, KIND_OF_PLACE[i])


@rule
def act(pack, s, me, kind):
    """QD-DICE-03: the action of a space."""
    note_action(pack, s, kind)
    if kind == WAGE:
        take_wage(pack, s, me)
    elif kind < HUT_SPACE:
        start_scouting(pack, s, me, kind)
    elif kind == HUT_SPACE:
        push(s, HUT, me, 0)
    elif kind == MARKET:
        trade(pack, s, me, 0)
    elif kind == FAIR_SPACE:
        trade(pack, s, me, 1)
    elif kind == BAKERY:
        bake(pack, s, me)
    elif kind == POOR:
        push(s, FEED, me, 0)
    elif kind == BUILD_SPACE:
        push(s, BUILD, me, 0)
    elif kind == HIRE:
        hire(pack, s, me)
    elif kind == TOME_SPACE:
        take_tome(pack, s, me)
    elif kind in (RIDER_SHORT, RIDER_LONG):
        start_riding(pack, s, me, kind)
    elif kind == COGWHEEL_SPACE:
        push(s, TURN_COGWHEEL, me, 0)
    elif kind == ORDER_SPACE:
        push(s, ORDER, me, 0)


@rule
def act_with(pack, s, me, face, kind):
    """QD-LATER-37: the action, what the face saves when it builds, and what it brings afterwards."""
    owe(s, me, pack.face_after[face], FROM_OTHER)
    if kind == BUILD_SPACE:
        s.savings = pack.face_saves[face]
    act(pack, s, me, kind)


@rule
def take_resource(pack, s, me, face, kind):
    """QD-RES-01, 02, QD-STICKER-03, 24, QD-LATER-02, 03, 35: as the face says, one more on a +1 space; marble 1."""
    if kind == MARBLE_SPACE:
        s.goods[me][TIMBER] -= timber_for_marble(pack, s, me)
        s.goods[me][MARBLE] += 1
    elif kind == LANDING:
        ask_pick(s, me, pack.face_yield[face] + bonus(pack, s, me, LANDING_MORE), BASIC)
    else:
        s.goods[me][GOOD_OF_SPACE[kind]] += pack.face_yield[face] + PLUS_ONE[kind] + by_rain(pack, s, kind)


@rule
def use_plunger(s, me):
    """QD-LATER-24: once used, the plunger goes to the left."""
    s.plunger_used |= 1 << me
    s.plunger = (me + 1) % s.players


@rule
def act_or_pay(pack, s, me, face, kind, is_free):
    """QD-DICE-02, 04: the action follows at once, or the die is paid first."""
    note_die(pack, s, me, kind)
    if is_free:
        act_with(pack, s, me, face, kind)
    else:
        push(s, PAY_DIE, me, pay_die_argument(kind, pack.face_goods[face]))


@rule
def place(pack, s, me, i, die):
    """QD-ROUND-04, 13: the die lies on its space, and what the space gives follows."""
    pop(s)
    face = s.showing[me][die]
    kind = KIND_OF_PLACE[i]
    s.showing[me][die] = NOTHING
    s.placed = 1
    show_face(pack, s, face)
    if i == PURPLE:
        use_purple(pack, s, me, face)
    elif i >= SHARED:
        use_knowledge(s, me, ONCE_SPACE)
        take_resource(pack, s, me, face, kind)
    elif IS_OCCUPIED[i]:
        if pack.face_occupied[face] == 0 and not has_side_door(pack, s, me, face, kind) and not is_joining(pack, s):
            use_plunger(s, me)
        act_or_pay(pack, s, me, face, kind, joins_for_nothing(pack, face))
    else:
        s.taken[kind] += 1
        if is_resource_space(kind):
            take_resource(pack, s, me, face, kind)
        else:
            act_or_pay(pack, s, me, face, kind, needs_no_payment(pack, s, face, kind))


@rule
def refuse_pay_die(pack, s, me, good, argument):
    """QD-DICE-04, 16, 17, QD-STICKER-17, QD-LATER-17: a resource that the die shows, or nothing by an ability."""
    if good == PAY_NOTHING:
        return refuse_once(pack, s, me, FREE_DIE, USED_FREE_DIE)
    if shown_goods(argument) >> good & 1 == 0:
        return DIE_NOT_CHOSEN
    if s.goods[me][good] == 0:
        return DIE_NOT_PAID
    return refuse_action(pack, s, me, space_to_act(argument), good, 0)


@rule
def pay_die(pack, s, me, good, argument):
    """QD-DICE-04, 16, QD-LATER-17: the die is paid before the action, by an ability or with a resource."""
    pop(s)
    if good == PAY_NOTHING:
        use_up(s, me, USED_FREE_DIE)
    else:
        s.goods[me][good] -= 1
    act(pack, s, me, space_to_act(argument))
