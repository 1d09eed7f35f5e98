"""QD-WORK: hiring workmen and using figurines."""

from queenswright.games.queensdale.refusals import (
    ALLOWED,
    BAG_IS_EMPTY,
    COURIER_STAYS,
    MORALE_IS_FULL,
    NO_HIRE_PRICE,
    NO_SUCH_FIGURINE,
    NO_TOKEN_NEAR,
    NOT_DRAWN,
)
from queenswright.games.queensdale.rules.board import bonus
from queenswright.games.queensdale.rules.courier import KINDS, turn_card
from queenswright.games.queensdale.rules.herb import has_token_near
from queenswright.games.queensdale.rules.knowledge import refuse_keeping, use_knowledge
from queenswright.games.queensdale.rules.morale import is_at_top
from queenswright.games.queensdale.rules.supply import NEAR_TOKEN, owe
from queenswright.games.queensdale.state.cards import BARON_WAGE, BARONS
from queenswright.games.queensdale.state.course import HIRING_DONE, ONCE_FIGURINE
from queenswright.games.queensdale.state.effects import DRAW_TWO, GAIN_MORALE, GLEEMAN_MORE, HIRE_FOR_BREAD
from queenswright.games.queensdale.state.pieces import BREAD, COURIER, FROM_OTHER, GLEEMAN, GUILDER, HEALER, MERCHANT
from queenswright.games.queensdale.state.rule import draw, pop, push, rule
from queenswright.games.queensdale.steps import (
    DRAW,
    KEEP_FIGURINE_STEP,
    ROUSE,
    TAKE,
    first_drawn,
    keep_argument,
    second_drawn,
)

ROLES = (GLEEMAN, MERCHANT, HEALER)
"""What a figurine can be used as on a turn; craftsmen work in a build action only."""


@rule
def bag_size(s):
    """QD-WORK-12: how many figurines are in the bag."""
    count = 0
    for kind in range(KINDS):
        count += s.bag[kind]
    return count


@rule
def take_from_bag(s):
    """QD-WORK-01: draw a figurine from the bag, which is not empty."""
    n = draw(s, bag_size(s))
    kind = 0
    while n >= s.bag[kind]:
        n -= s.bag[kind]
        kind += 1
    s.bag[kind] -= 1
    return kind


@rule
def receive(pack, s, me, kind):
    """QD-COURIER-01, 08: a drawn figurine is kept; a courier brings a card at once, however it was drawn."""
    s.figurines[me][kind] += 1
    if kind == COURIER:
        turn_card(pack, s, me)


@rule
def draw_figurines(pack, s, me, count):
    """QD-WORK-11, QD-COMP-27: one figurine after the other; an empty bag gives none."""
    pop(s)
    if bag_size(s) == 0:
        return
    if count > 1:
        push(s, DRAW, me, count - 1)
    receive(pack, s, me, take_from_bag(s))


@rule
def hire_price(pack, s, me):
    """QD-WORK-01, QD-LATER-57: the guilders of hiring; none with a workers' quarter, none once by a decided wage."""
    is_free = s.votes[BARONS] == BARON_WAGE and s.missed >> me & 1 == 1 and s.firsts[me] & HIRING_DONE == 0
    if is_free or bonus(pack, s, me, HIRE_FOR_BREAD) > 0:
        return 0
    return pack.hire_guilders


@rule
def refuse_hire(pack, s, me, guilders):
    """QD-WORK-01, 11: a guilder and a bread, and a figurine in the bag."""
    if bag_size(s) == 0:
        return BAG_IS_EMPTY
    if s.goods[me][BREAD] < pack.hire_bread:
        return NO_HIRE_PRICE
    if guilders < hire_price(pack, s, me):
        return NO_HIRE_PRICE
    return ALLOWED


@rule
def hire(pack, s, me):
    """QD-WORK-01: pay and draw; with an alehouse two, of which one goes back."""
    s.goods[me][BREAD] -= pack.hire_bread
    s.goods[me][GUILDER] -= hire_price(pack, s, me)
    if s.votes[BARONS] == BARON_WAGE:
        s.firsts[me] |= HIRING_DONE
    if bonus(pack, s, me, DRAW_TWO) > 0 and bag_size(s) > 1:
        first = take_from_bag(s)
        push(s, KEEP_FIGURINE_STEP, me, keep_argument(first, take_from_bag(s)))
    else:
        push(s, DRAW, me, 1)


@rule
def refuse_keep(i, argument):
    """One of the two that were drawn; a drawn courier must be kept."""
    first = first_drawn(argument)
    second = second_drawn(argument)
    if i != first and i != second:
        return NOT_DRAWN
    if i != COURIER and (first == COURIER or second == COURIER):
        return COURIER_STAYS
    return ALLOWED


@rule
def keep(pack, s, me, i, argument):
    """The chosen figurine stays, the other one returns to the bag."""
    pop(s)
    s.bag[first_drawn(argument) + second_drawn(argument) - i] += 1
    receive(pack, s, me, i)


@rule
def gleeman_levels(pack, s, me):
    """QD-WORK-08: by how many levels a gleeman raises morale."""
    return pack.gain[pack.figurine_gain[GLEEMAN]][GAIN_MORALE] + bonus(pack, s, me, GLEEMAN_MORE)


@rule
def figurine_for(use):
    """The figurine that a use takes: the kind itself, or a courier as a joker (QD-COURIER-05)."""
    if use < len(ROLES):
        return ROLES[use]
    return COURIER


@rule
def refuse_use(pack, s, me, use):
    """QD-WORK-02, 15: the player has the figurine, and it would have an effect."""
    if s.figurines[me][figurine_for(use)] == 0:
        return NO_SUCH_FIGURINE
    role = ROLES[use % len(ROLES)]
    if pack.figurine_from[role] > s.opened:
        return NO_SUCH_FIGURINE
    if role == GLEEMAN and is_at_top(pack, s, me):
        return MORALE_IS_FULL
    if role == HEALER and not has_token_near(pack, s, me):
        return NO_TOKEN_NEAR
    return ALLOWED


@rule
def refuse_use_and_keep(pack, s, me, use):
    """QD-WORK-02, 15, QD-LATER-36: a use that is possible, and card 18."""
    reason = refuse_use(pack, s, me, use)
    if reason != ALLOWED:
        return reason
    return refuse_keeping(pack, s, me)


@rule
def use(pack, s, me, use):
    """QD-WORK-03, 04, QD-COURIER-06: the figurine goes to the centre and does what its role does."""
    kind = figurine_for(use)
    s.figurines[me][kind] -= 1
    if kind == COURIER:
        s.roles[ROLES[use % len(ROLES)]] += 1
    work(pack, s, me, use)


@rule
def use_and_keep(pack, s, me, use):
    """QD-LATER-36, card 18: the figurine does what its role does and stays with its owner."""
    use_knowledge(s, me, ONCE_FIGURINE)
    work(pack, s, me, use)


@rule
def work(pack, s, me, use):
    """QD-WORK-03, 08: what a role does."""
    role = ROLES[use % len(ROLES)]
    if role == HEALER:
        push(s, TAKE, me, NEAR_TOKEN)
    elif role == GLEEMAN:
        push(s, ROUSE, me, gleeman_levels(pack, s, me))
    else:
        owe(s, me, pack.figurine_gain[role], FROM_OTHER)
