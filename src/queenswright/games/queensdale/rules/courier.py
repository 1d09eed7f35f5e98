"""QD-COURIER: drawing a courier, and the cards that couriers bring."""

from queenswright.games.queensdale.refusals import ALLOWED, NO_BREAD
from queenswright.games.queensdale.rules.board import bonus, free_site
from queenswright.games.queensdale.rules.morale import is_at_top
from queenswright.games.queensdale.rules.supply import owe
from queenswright.games.queensdale.state.cards import COURIER_CARDS
from queenswright.games.queensdale.state.effects import (
    BY_FREE_SITE,
    COURIER_GUILDERS,
    DRAW_MORE,
    EVERYONE,
    LOWEST_MORALE,
    OFFER_TO_ALL,
)
from queenswright.games.queensdale.state.pieces import BREAD, FIGURINES, FROM_OTHER, GUILDER, NOTHING
from queenswright.games.queensdale.state.rule import draw, pop, push, rule
from queenswright.games.queensdale.steps import (
    CARD,
    DRAW,
    OFFER,
    ROUSE,
    YES,
    card_argument,
    card_stage,
    card_to_read,
)
from queenswright.kernel.play import count_bits, nth_bit

KINDS = len(FIGURINES)
NEW, DRAWN_FOR = 0, 1
"""How far a card is carried out: not at all, or more was drawn for it."""
WHOLE_DECK = (1 << COURIER_CARDS) - 1
OWN_COURIER = 2


@rule
def held_figurines(s, seat):
    """How many figurines stand in front of a player."""
    count = 0
    for kind in range(KINDS):
        count += s.figurines[seat][kind]
    return count


@rule
def pay_posting_houses(pack, s, me):
    """Posting houses: a guilder for every courier that anybody draws, two if the owner draws it."""
    for seat in range(s.players):
        guilders = bonus(pack, s, seat, COURIER_GUILDERS)
        if seat == me:
            guilders *= OWN_COURIER
        s.goods[seat][GUILDER] += guilders


@rule
def turn_card(pack, s, me):
    """QD-COURIER-01, 03, 09, 13: the old card goes, the next one is read; a used up deck is shuffled again."""
    pay_posting_houses(pack, s, me)
    if s.courier_deck == 0:
        s.courier_deck = WHOLE_DECK
    s.courier_card = nth_bit(s.courier_deck, draw(s, count_bits(s.courier_deck)))
    s.courier_deck ^= 1 << s.courier_card
    push(s, CARD, me, card_argument(s.courier_card, NEW))


@rule
def seat_after(s, me, count):
    """The seat this many places clockwise (QD-ROUND-09)."""
    return (me + count) % s.players


@rule
def lowest_morale(s):
    """The lowest level on which a counter stands."""
    level = s.morale[0]
    for seat in range(1, s.players):
        level = min(level, s.morale[seat])
    return level


@rule
def read_card(pack, s, me, argument):
    """QD-COURIER-01, 15: an instant card is carried out at once, player by player from the drawer on; others last."""
    pop(s)
    card = card_to_read(argument)
    instant = pack.card_instant[card]
    if instant == DRAW_MORE and card_stage(argument) == NEW:
        push(s, CARD, me, card_argument(card, DRAWN_FOR))
        push(s, DRAW, me, 1)
        return
    if s.courier_card != card:
        return  # drawing more has brought a newer card (QD-COURIER-03)
    lowest = lowest_morale(s)
    for k in range(s.players):
        seat = seat_after(s, me, s.players - 1 - k)  # the last one first: the agenda is a stack
        if instant == OFFER_TO_ALL:
            if s.goods[seat][BREAD] > 0:
                push(s, OFFER, seat, card)
        elif instant == EVERYONE:
            owe(s, seat, pack.card_gain[card], FROM_OTHER)
        elif instant == BY_FREE_SITE:
            if free_site(s, seat) != NOTHING:
                owe(s, seat, pack.card_gain[card], FROM_OTHER)
            else:
                owe(s, seat, pack.card_other_gain[card], FROM_OTHER)
        elif instant == DRAW_MORE:
            if held_figurines(s, seat) < held_figurines(s, me):
                owe(s, seat, pack.card_gain[card], FROM_OTHER)
        elif instant == LOWEST_MORALE and s.morale[seat] == lowest and not is_at_top(pack, s, seat):
            push(s, ROUSE, seat, 1)


@rule
def refuse_offer(s, me, i):
    """QD-COMP-30: an exchange needs its payment."""
    if i == YES and s.goods[me][BREAD] == 0:
        return NO_BREAD
    return ALLOWED


@rule
def answer_offer(pack, s, me, i, card):
    """Carry out the answer: bread for the gains of the card, or nothing."""
    pop(s)
    if i == YES:
        s.goods[me][BREAD] -= 1
        owe(s, me, pack.card_gain[card], FROM_OTHER)
