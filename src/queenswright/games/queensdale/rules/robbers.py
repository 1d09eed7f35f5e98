"""QD-LATER-08, 09, 45, 57: robber baron tokens.

Ruling: tokens lie open once they are drawn, because no text speaks of hiding them; a token that has been used stays
out of the game. Those that help with a die (`join`, `save`) hold for the turn in which they are used; whoever then
places another die, or builds nothing, loses them. A scout moves by a token as by an action, so that buildings help it.
A swapped courier was not drawn and brings no card.
"""

from queenswright.games.queensdale.refusals import (
    ALLOWED,
    NO_FIGURINE_THERE,
    NO_SUCH_FIGURINE,
    NO_SUCH_ROBBER,
    ROBBER_IDLE,
)
from queenswright.games.queensdale.rules.board import dice_left
from queenswright.games.queensdale.rules.character import has_missed
from queenswright.games.queensdale.rules.scout import move_scout
from queenswright.games.queensdale.rules.spaces import can_join, has_effect
from queenswright.games.queensdale.rules.supply import owe
from queenswright.games.queensdale.state.cards import BARON_SUPPER, BARONS, ROBBER_FAVOUR
from queenswright.games.queensdale.state.effects import (
    ROBBER_JOIN,
    ROBBER_REROLL,
    ROBBER_SAVE,
    ROBBER_SCOUT,
    ROBBER_SWAP,
)
from queenswright.games.queensdale.state.pieces import DICE, EPOCHS_BEHIND, FIGURINES, FROM_OTHER, NOTHING, ROBBERS
from queenswright.games.queensdale.state.rule import draw, pop, push, rule
from queenswright.games.queensdale.steps import RETURN_ROBBER, ROLL, SWAP, SWAP_FOR
from queenswright.kernel.play import count_bits, nth_bit

KINDS = len(FIGURINES)


@rule
def robbers_left(s):
    """The bit set of tokens that nobody has."""
    left = (1 << ROBBERS) - 1
    for seat in range(s.players):
        left &= ~s.robbers[seat]
    return left


@rule
def deal_robbers(pack, s, seat, count):
    """QD-LATER-09: draw tokens at random out of those that nobody has."""
    for _ in range(count):
        left = robbers_left(s)
        if left != 0:
            s.robbers[seat] |= 1 << nth_bit(left, draw(s, count_bits(left)))


@rule
def robbers_due(pack, s, seat, leader):
    """QD-LATER-09, 32: by the epochs behind the leader's, for whoever missed the goal in the last game."""
    if not has_missed(s, seat):
        return 0
    return pack.robber_tokens[min(leader - s.epoch[seat], EPOCHS_BEHIND)]


@rule
def draw_robbers(pack, s, seat, leader):
    """QD-LATER-09, 38, 57: one more by card 41; with the supper whoever draws any draws one more, and returns one."""
    due = robbers_due(pack, s, seat, leader)
    if s.favours[ROBBER_FAVOUR] == seat + 1:
        due += 1
    deal_robbers(pack, s, seat, due)
    if due > 0 and s.votes[BARONS] == BARON_SUPPER:
        deal_robbers(pack, s, seat, 1)
        if count_bits(s.robbers[seat]) > due:
            push(s, RETURN_ROBBER, seat, 0)


@rule
def refuse_return_robber(s, me, token):
    """QD-LATER-57: one of the player's own tokens."""
    if s.robbers[me] >> token & 1 == 0:
        return NO_SUCH_ROBBER
    return ALLOWED


@rule
def return_robber(s, me, token):
    """QD-LATER-57: a token goes back to those that others may draw."""
    pop(s)
    s.robbers[me] ^= 1 << token


@rule
def figurine_count(s, seat):
    """How many figurines a player has."""
    count = 0
    for kind in range(KINDS):
        count += s.figurines[seat][kind]
    return count


@rule
def can_swap(s, me):
    """QD-LATER-45: whether the player has a figurine and somebody else has one."""
    others = 0
    for seat in range(s.players):
        if seat != me:
            others += figurine_count(s, seat)
    return others > 0 and figurine_count(s, me) > 0


@rule
def can_knock(pack, s, me):
    """QD-LATER-45: whether one of the player's dice shows an A and would find an occupied space of use."""
    if s.placed == 1:
        return False
    for die in range(DICE):
        face = s.showing[me][die]
        if face != NOTHING and pack.face_action[face] == 1 and can_join(pack, s, me, face):
            return True
    return False


@rule
def does_something(pack, s, me, token):
    """QD-LATER-45: whether the effect of a token is possible at the moment."""
    effect = pack.robber_effect[token]
    if effect == ROBBER_SCOUT:
        return True
    if effect == ROBBER_REROLL:
        return dice_left(s, me) != 0
    if effect == ROBBER_JOIN:
        return can_knock(pack, s, me)
    if effect == ROBBER_SAVE:
        return s.placed == 0
    if effect == ROBBER_SWAP and can_swap(s, me):
        return True
    return has_effect(pack, s, me, pack.robber_gain[token])


@rule
def refuse_robber(pack, s, me, token):
    """QD-LATER-09, 45: one of the player's own tokens, and only if it does something."""
    if s.robbers[me] >> token & 1 == 0:
        return NO_SUCH_ROBBER
    if not does_something(pack, s, me, token):
        return ROBBER_IDLE
    return ALLOWED


@rule
def use_robber(pack, s, me, token):
    """QD-LATER-09, 45: the token is given up and does what it says, at once or with the die of this turn."""
    effect = pack.robber_effect[token]
    s.robbers[me] ^= 1 << token
    if effect == ROBBER_SCOUT:
        move_scout(pack, s, me, pack.robber_amount[token])
    elif effect == ROBBER_REROLL:
        push(s, ROLL, me, 0)
    elif effect in (ROBBER_JOIN, ROBBER_SAVE):
        s.robbers_at_work |= 1 << token
    elif effect == ROBBER_SWAP and can_swap(s, me):
        push(s, SWAP, me, 0)
    else:
        owe(s, me, pack.robber_gain[token], FROM_OTHER)


@rule
def refuse_swap(s, me, kind):
    """QD-LATER-45: one of the player's own figurines."""
    if s.figurines[me][kind] == 0:
        return NO_SUCH_FIGURINE
    return ALLOWED


@rule
def choose_swap(s, me, kind):
    """QD-LATER-45: which figurine goes."""
    pop(s)
    push(s, SWAP_FOR, me, kind)


@rule
def owner_meant(s, i):
    """The seat whose figurine an action of SWAP_FOR means, NOTHING where nobody plays the colour."""
    for seat in range(s.players):
        if s.quarter[seat] == i // KINDS:
            return seat
    return NOTHING


@rule
def refuse_swap_for(s, me, i):
    """QD-LATER-45: a figurine of another player."""
    seat = owner_meant(s, i)
    if seat == me:
        return NO_FIGURINE_THERE
    if seat == NOTHING or s.figurines[seat][i % KINDS] == 0:
        return NO_FIGURINE_THERE
    return ALLOWED


@rule
def swap(s, me, i, given):
    """QD-LATER-45: the two figurines change hands."""
    pop(s)
    other = owner_meant(s, i)
    s.figurines[me][given] -= 1
    s.figurines[other][given] += 1
    s.figurines[other][i % KINDS] -= 1
    s.figurines[me][i % KINDS] += 1
