"""QD-DICE, QD-ROUND-02: rolling the dice, all of them at the beginning of a round, some of them again for a price."""

from queenswright.games.queensdale.refusals import (
    ALLOWED,
    DIE_IS_PLACED,
    HAS_A_GUILDER,
    KNOWLEDGE_USED,
    NO_DIE_TO_ROLL,
    NO_SIGNAL_FIRE,
    NO_SUCH_KNOWLEDGE,
    REROLL_IS_FREE,
    REROLL_NOT_PAID,
    SIGNAL_FIRE_USED,
    TOO_MANY_DICE,
)
from queenswright.games.queensdale.rules.ability import ability, refuse_once, use_up
from queenswright.games.queensdale.rules.board import dice_left, has_power
from queenswright.games.queensdale.rules.knowledge import learned, use_knowledge, was_used
from queenswright.games.queensdale.rules.story_cards import has_first_reroll, note_reroll
from queenswright.games.queensdale.state.course import ONCE_REROLL, USED_REROLL
from queenswright.games.queensdale.state.effects import POOR_REROLL, REROLL_DICE, SIGNAL_FIRE
from queenswright.games.queensdale.state.pieces import DICE, GUILDER, SIDES
from queenswright.games.queensdale.state.rule import draw, pop, push, rule
from queenswright.games.queensdale.steps import ROLL
from queenswright.kernel.play import count_bits

ANY_NUMBER = 0
"""The argument of ROLL when it does not say how many dice are rolled at most."""


@rule
def refuse_reroll(pack, s, me, good):
    """QD-DICE-07, 08, 11, 14, 15: dice that are not placed, and a material that is accepted."""
    if dice_left(s, me) == 0:
        return NO_DIE_TO_ROLL
    if has_first_reroll(pack, s, me):
        return REROLL_IS_FREE
    if pack.reroll_goods >> good & 1 == 0 or s.goods[me][good] == 0:
        return REROLL_NOT_PAID
    return ALLOWED


@rule
def refuse_signal_fire(pack, s, me):
    """QD-TOWER-10: one free re-roll per game with the signal fire."""
    if not has_power(pack, s, me, SIGNAL_FIRE):
        return NO_SIGNAL_FIRE
    if s.signal_used >> me & 1:
        return SIGNAL_FIRE_USED
    if dice_left(s, me) == 0:
        return NO_DIE_TO_ROLL
    return ALLOWED


@rule
def refuse_look(pack, s, me):
    """QD-LATER-17: the ability to roll a die again for nothing, once in a round."""
    if dice_left(s, me) == 0:
        return NO_DIE_TO_ROLL
    return refuse_once(pack, s, me, REROLL_DICE, USED_REROLL)


@rule
def refuse_poor_reroll(pack, s, me):
    """QD-LATER-36, card 19: once in a round, for a player without a guilder."""
    if learned(pack, s, me, POOR_REROLL) == 0:
        return NO_SUCH_KNOWLEDGE
    if was_used(s, me, ONCE_REROLL):
        return KNOWLEDGE_USED
    if s.goods[me][GUILDER] > 0:
        return HAS_A_GUILDER
    if dice_left(s, me) == 0:
        return NO_DIE_TO_ROLL
    return ALLOWED


@rule
def pay_reroll(s, me, good):
    """QD-DICE-08: one piece covers any number of dice."""
    s.goods[me][good] -= 1
    push(s, ROLL, me, ANY_NUMBER)


@rule
def use_signal_fire(s, me):
    """QD-TOWER-10: the free re-roll is used up for this game."""
    s.signal_used |= 1 << me
    push(s, ROLL, me, ANY_NUMBER)


@rule
def look_twice(pack, s, me):
    """QD-LATER-17: as many dice as the ability says, once in a round."""
    use_up(s, me, USED_REROLL)
    push(s, ROLL, me, ability(pack, s, me, REROLL_DICE))


@rule
def reroll_for_nothing(s, me):
    """QD-LATER-36, card 19: the free re-roll is used up for this round."""
    use_knowledge(s, me, ONCE_REROLL)
    push(s, ROLL, me, ANY_NUMBER)


@rule
def refuse_roll(s, me, subset, most):
    """QD-DICE-08, 14, QD-LATER-17: at least one die, none that is placed, and for nothing no more than allowed."""
    if subset == 0:
        return NO_DIE_TO_ROLL
    if subset & ~dice_left(s, me) != 0:
        return DIE_IS_PLACED
    if most != ANY_NUMBER and count_bits(subset) > most:
        return TOO_MANY_DICE
    return ALLOWED


@rule
def roll_die(s, seat, die):
    """A throw: each of the six faces is as likely as the others."""
    s.showing[seat][die] = s.dice[seat][die][draw(s, SIDES)]


@rule
def roll(pack, s, me, subset):
    """QD-DICE-08, 09: the chosen dice are re-rolled."""
    pop(s)
    note_reroll(pack, s, me)
    for die in range(DICE):
        if subset >> die & 1:
            roll_die(s, me, die)


@rule
def roll_all(s):
    """QD-ROUND-02, 06: all players take their dice back and roll."""
    for seat in range(s.players):
        for die in range(DICE):
            roll_die(s, seat, die)
