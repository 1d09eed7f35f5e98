"""QD-LATER-05, 36: the knowledge cards: what they change, their deck, and how they are bought.

The cards that nobody has looked at have no order: chance decides which one is on top when somebody looks. Those that
were put back lie below them, in the order of `pile`.
"""

from queenswright.games.queensdale.refusals import ALLOWED, KNOWLEDGE_USED, NO_SUCH_KNOWLEDGE
from queenswright.games.queensdale.rules.tie import BY_GOAL, put_in_order
from queenswright.games.queensdale.state.cards import CARDS, PILE
from queenswright.games.queensdale.state.course import CROWNS, GOAL_ORDER, LEARNING, ONCE_FIGURINE, TOMES
from queenswright.games.queensdale.state.effects import KEPT_FIGURINE
from queenswright.games.queensdale.state.pieces import NOTHING
from queenswright.games.queensdale.state.rule import draw, pop, push, rule
from queenswright.games.queensdale.steps import KEEP_CARD, LEARN, YES
from queenswright.kernel.play import count_bits, nth_bit

LOOKED_AT = 2


@rule
def card_that_teaches(pack, s, seat, lesson):
    """QD-LATER-36: the card of a player that changes something in this way, NOTHING without one."""
    if s.knowledge[seat] != 0:
        for card in range(CARDS):
            if s.knowledge[seat] >> card & 1 and pack.knowledge_lesson[card] == lesson:
                return card
    return NOTHING


@rule
def learned(pack, s, seat, lesson):
    """QD-LATER-36: how much a player's knowledge changes something, 0 without the card."""
    card = card_that_teaches(pack, s, seat, lesson)
    if card == NOTHING:
        return 0
    return pack.knowledge_amount[card]


@rule
def was_used(s, seat, once):
    """Whether a player has used what knowledge allows once."""
    return s.knowledge_used[seat] >> once & 1 == 1


@rule
def use_knowledge(s, seat, once):
    """What knowledge allows once is used."""
    s.knowledge_used[seat] |= 1 << once


@rule
def renew(s, seat, once):
    """What knowledge allows once may be used again."""
    s.knowledge_used[seat] &= ~(1 << once)


@rule
def refuse_keeping(pack, s, me):
    """Card 18: why a figurine that is used cannot be kept."""
    if learned(pack, s, me, KEPT_FIGURINE) == 0:
        return NO_SUCH_KNOWLEDGE
    if was_used(s, me, ONCE_FIGURINE):
        return KNOWLEDGE_USED
    return ALLOWED


@rule
def may_keep_figurine(pack, s, me):
    """Card 18: once in a game a figurine is used and kept."""
    return refuse_keeping(pack, s, me) == ALLOWED


@rule
def in_deck(pack, s):
    """The bit set of the cards that nobody has."""
    cards = (1 << pack.knowledge_count) - 1
    for seat in range(s.players):
        cards &= ~s.knowledge[seat]
    return cards


@rule
def pile_size(s):
    """How many cards of the deck somebody has looked at."""
    size = 0
    while size < PILE and s.pile[size] != 0:
        size += 1
    return size


@rule
def unseen(pack, s):
    """The bit set of the cards that nobody has looked at."""
    cards = in_deck(pack, s)
    for place in range(pile_size(s)):
        cards &= ~(1 << s.pile[place] - 1)
    return cards


@rule
def take_out(s, place):
    """Take a card out of the pile; those behind it move up."""
    card = s.pile[place]
    for i in range(place, PILE - 1):
        s.pile[i] = s.pile[i + 1]
        s.pile_known[i] = s.pile_known[i + 1]
    s.pile[PILE - 1] = 0
    s.pile_known[PILE - 1] = 0
    return card


@rule
def look_at_top(pack, s, me):
    """QD-LATER-36: the top card comes into the player's hand, behind the pile: a new one, or the first of the pile."""
    cards = unseen(pack, s)
    known = 1 << me
    if cards != 0:
        card = nth_bit(cards, draw(s, count_bits(cards))) + 1
    else:
        known |= s.pile_known[0]
        card = take_out(s, 0)
    place = pile_size(s)
    s.pile[place] = card
    s.pile_known[place] = known


@rule
def own(s, me, place):
    """QD-LATER-36: a card of the pile belongs to a player, for good and open to all."""
    s.knowledge[me] |= 1 << take_out(s, place) - 1


@rule
def gain_knowledge(pack, s, me):
    """QD-LATER-36: look at the top two cards and keep one; the last card is kept at once, an empty deck has none."""
    left = count_bits(in_deck(pack, s))
    if left == 0:
        return
    look_at_top(pack, s, me)
    if left == 1:
        own(s, me, 0)
    else:
        look_at_top(pack, s, me)
        push(s, KEEP_CARD, me, 0)


@rule
def keep_card(s, me, i):
    """QD-LATER-36: the first or the second card stays; the other one is at the bottom now."""
    pop(s)
    own(s, me, pile_size(s) - LOOKED_AT + i)


@rule
def can_learn(pack, s, seat):
    """QD-LATER-05: whether a player has the tomes for a card, and there is one."""
    return s.tomes[seat] >= pack.knowledge_tomes and in_deck(pack, s) != 0


@rule
def begin_learning(pack, s):
    """QD-LATER-05, QD-END-08, QD-NEXT-20: after the tower tiles of step 15, the lowest goal of this game first.

    Steps 16 and 17 keep to the same order.
    """
    s.phase = CROWNS
    s.cursor = 0
    for seat in range(s.players):
        if pack.mechanism_from[TOMES] <= s.opened and can_learn(pack, s, seat):
            s.phase = LEARNING
    if s.phase == LEARNING or pack.mechanism_from[GOAL_ORDER] <= s.opened:
        put_in_order(pack, s, BY_GOAL)


@rule
def learn_next(pack, s):
    """QD-LATER-05, QD-NEXT-20: everybody who can buy is asked, each as long as they can; then comes step 16."""
    while s.cursor < s.players:
        seat = s.order[s.cursor]
        if can_learn(pack, s, seat):
            push(s, LEARN, seat, 0)
            return
        s.cursor += 1
    s.phase = CROWNS
    s.cursor = 0


@rule
def learn(pack, s, me, i):
    """QD-LATER-05: tomes for a card, or no more cards after this game."""
    pop(s)
    if i == YES:
        s.tomes[me] -= pack.knowledge_tomes
        gain_knowledge(pack, s, me)
    else:
        s.cursor += 1


@rule
def shuffle_pile(pack, s, seat):
    """QD-LATER-36: the cards of the pile that a seat has not looked at may be any that it does not know of."""
    cards = unseen(pack, s)
    for place in range(pile_size(s)):
        if not has_seen(s, seat, place):
            cards |= 1 << s.pile[place] - 1
    for place in range(pile_size(s)):
        if not has_seen(s, seat, place):
            card = nth_bit(cards, draw(s, count_bits(cards)))
            cards ^= 1 << card
            s.pile[place] = card + 1


@rule
def has_seen(s, seat, place):
    """Whether a seat (below 0: a spectator) has looked at a card of the pile."""
    return seat >= 0 and s.pile_known[place] >> seat & 1 == 1
