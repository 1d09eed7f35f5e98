"""QD-LATER-18, 19, QD-NEXT-09: royal orders on space J."""

from queenswright.games.queensdale.refusals import (
    ALLOWED,
    NO_COURIER_ASKED,
    NO_ORDER_LEFT,
    NO_ORDER_PAID,
    ORDER_IS_GONE,
    ORDER_NOT_PAID,
)
from queenswright.games.queensdale.rules.courier import KINDS
from queenswright.games.queensdale.rules.spend import BASIC_KINDS, ask_spend, basic_resources
from queenswright.games.queensdale.rules.supply import GOOD_KINDS, income, owe
from queenswright.games.queensdale.state.board import ORDER_SPACE
from queenswright.games.queensdale.state.cards import ORDER_CARDS
from queenswright.games.queensdale.state.course import ORDERS
from queenswright.games.queensdale.state.effects import (
    GAIN_CLAIRVOYANT,
    GAIN_FIGURINE,
    GAIN_MORALE,
    PAY_CHOICE,
    PAY_FIGURINE,
    PAY_SEAL,
)
from queenswright.games.queensdale.state.pieces import COURIER, FROM_OTHER, NOTHING
from queenswright.games.queensdale.state.rule import draw, pop, push, rule
from queenswright.games.queensdale.steps import FULFIL
from queenswright.kernel.play import nth_bit


@rule
def fill_space_j(pack, s):
    """QD-NEXT-09, QD-LATER-18, 19: step 4, once the epoch asks for it: one order more than there are players."""
    s.orders = 0
    if pack.mechanism_from[ORDERS] > s.opened:
        return
    left = (1 << ORDER_CARDS) - 1
    for drawn in range(pack.spaces[s.players][ORDER_SPACE]):
        order = nth_bit(left, draw(s, ORDER_CARDS - drawn))
        left ^= 1 << order
        s.orders |= 1 << order


@rule
def asked_figurine(pack, order):
    """The kind of figurine that an order asks for, NOTHING when it asks for none."""
    for kind in range(KINDS):
        if pack.order_price[order][PAY_FIGURINE + kind] > 0:
            return kind
    return NOTHING


@rule
def has_goods_for(pack, s, me, order):
    """QD-LATER-19: whether a player has the goods and seals of an order; what may be chosen comes on top."""
    chosen = pack.order_price[order][PAY_CHOICE]
    for good in range(GOOD_KINDS):
        if s.goods[me][good] < pack.order_price[order][good]:
            return False
        if good < BASIC_KINDS:
            chosen += pack.order_price[order][good]
    return basic_resources(s, me) >= chosen and s.seals[me] >= pack.order_price[order][PAY_SEAL]


@rule
def refuse_order(pack, s, me, i):
    """QD-LATER-19, QD-COURIER-05: the order lies on J and can be paid; a courier may stand for its figurine."""
    order = i % ORDER_CARDS
    if s.orders >> order & 1 == 0:
        return ORDER_IS_GONE
    kind = asked_figurine(pack, order)
    if i >= ORDER_CARDS:
        if kind == NOTHING:
            return NO_COURIER_ASKED
        kind = COURIER
    if kind != NOTHING and s.figurines[me][kind] == 0:
        return ORDER_NOT_PAID
    if not has_goods_for(pack, s, me, order):
        return ORDER_NOT_PAID
    return ALLOWED


@rule
def refuse_orders(pack, s, me):
    """QD-DICE-18, QD-LATER-19: an order has to be there, and one that can be paid."""
    if s.orders == 0:
        return NO_ORDER_LEFT
    for i in range(2 * ORDER_CARDS):
        if refuse_order(pack, s, me, i) == ALLOWED:
            return ALLOWED
    return NO_ORDER_PAID


@rule
def pay_figurine(pack, s, me, i):
    """QD-WORK-04, QD-COURIER-06: the figurine goes to the centre; a courier keeps the role that it stands for."""
    kind = asked_figurine(pack, i % ORDER_CARDS)
    if kind == NOTHING:
        return
    if i >= ORDER_CARDS:
        s.figurines[me][COURIER] -= 1
        s.roles[kind] += 1
    else:
        s.figurines[me][kind] -= 1


@rule
def pay_order(pack, s, me, i):
    """QD-LATER-19: pay what the order names; basic resources of any kind are chosen before it is fulfilled."""
    pop(s)
    order = i % ORDER_CARDS
    for good in range(GOOD_KINDS):
        s.goods[me][good] -= pack.order_price[order][good]
    s.seals[me] -= pack.order_price[order][PAY_SEAL]
    pay_figurine(pack, s, me, i)
    push(s, FULFIL, me, order)
    if pack.order_price[order][PAY_CHOICE] > 0:
        ask_spend(s, me, pack.order_price[order][PAY_CHOICE])


@rule
def fulfil(pack, s, me, order):
    """QD-LATER-19: the order is gone for this game and brings fame by the trumpet value, and what else it names."""
    pop(s)
    s.orders ^= 1 << order
    s.earned[me][FROM_OTHER] += pack.order_trumpets[order] * pack.trumpet_fame[s.epoch[me]]
    owe(s, me, pack.order_gain[order], FROM_OTHER)


@rule
def order_shows_hidden(pack, s, me, i):
    """QD-DICE-21: whether fulfilling the order may draw something, also by an income."""
    row = pack.order_gain[i % ORDER_CARDS]
    if pack.gain[row][GAIN_MORALE] > 0 and income(pack, s, me, GAIN_FIGURINE) > 0:
        return True
    return pack.gain[row][GAIN_FIGURINE] > 0 or pack.gain[row][GAIN_CLAIRVOYANT] > 0
