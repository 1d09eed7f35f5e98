"""What is worth planning on a turn: dice, throws, figurines and tokens to use, the free step of the scout."""

from queenswright.games.queensdale.judgement.base import rule
from queenswright.games.queensdale.judgement.consider.walk import nearest_token
from queenswright.games.queensdale.judgement.target import useless_dice
from queenswright.games.queensdale.rules.ability import ability
from queenswright.games.queensdale.rules.board import dice_left
from queenswright.games.queensdale.rules.character import has_reached_goal
from queenswright.games.queensdale.rules.herb import way
from queenswright.games.queensdale.rules.roll import ANY_NUMBER
from queenswright.games.queensdale.rules.round import is_last_round
from queenswright.games.queensdale.rules.story_cards import further_steps
from queenswright.games.queensdale.rules.story_turns import KINDS, neighbour
from queenswright.games.queensdale.state.effects import FURTHER_STEPS, ROBBER_GAIN, ROBBER_REROLL
from queenswright.games.queensdale.state.pieces import DICE, ROBBERS
from queenswright.games.queensdale.steps import (
    ACT_AGAIN,
    CALL_FRIEND,
    END,
    FIRST_REROLL_FREE,
    FREE_REROLL,
    LEAVE,
    LOOK_TWICE,
    REROLL,
    REROLL_FOR_NOTHING,
    ROBBER,
    SIGNAL,
    STEP_ON,
    USE,
    USE_AND_KEEP,
    USES,
    WED,
)

EVERY_DIE = (1 << DICE) - 1
EVERY_REROLL = (1 << SIGNAL + 1) - (1 << REROLL)
EVERY_USE = (1 << LEAVE) - (1 << USE)
EVERY_ROBBER = (1 << ROBBER + ROBBERS) - (1 << ROBBER)
ROLES = len(USES) // 2
EVERY_ROLE = (1 << USE + ROLES) - (1 << USE)
EVERY_KEPT_USE = (1 << ROBBER) - (1 << USE_AND_KEEP)
EVERY_KIND = (1 << KINDS) - 1


@rule
def unlike_dice(s, me, dice):
    """One die of those that show the same face."""
    seen = 0
    chosen = 0
    for die in range(DICE):
        if dice >> die & 1 and seen >> s.showing[me][die] & 1 == 0:
            seen |= 1 << s.showing[me][die]
            chosen |= 1 << die
    return chosen


@rule
def unlike_uses(mask):
    """Couriers only if the player does not have the figurine itself; a figurine that can be kept is kept."""
    uses = mask & EVERY_USE
    if mask & EVERY_KEPT_USE != 0:
        uses = mask >> USE_AND_KEEP << USE & EVERY_USE
    uses &= ~((uses & EVERY_ROLE) << ROLES)
    if mask & EVERY_KEPT_USE != 0:
        return uses >> USE << USE_AND_KEEP
    return uses


@rule
def gift(pack, mask):
    """A robber baron token that gives something for nothing, which is as good now as later; 0 without one."""
    for token in range(ROBBERS):
        if mask >> ROBBER + token & 1 and pack.robber_effect[token] == ROBBER_GAIN:
            return 1 << ROBBER + token
    return 0


@rule
def robbers_of_use(pack, mask, rolls):
    """The other tokens that could be used now; a re-roll only if there is something to roll again."""
    found = mask & EVERY_ROBBER
    for token in range(ROBBERS):
        if pack.robber_effect[token] == ROBBER_REROLL and not rolls:
            found &= ~(1 << ROBBER + token)
    return found


@rule
def is_last_chance(pack, s, me):
    """Whether the game ends with this round and the goal is not reached yet, so that unused things are worthless."""
    return is_last_round(pack, s) and not has_reached_goal(s, me)


@rule
def useful_step(pack, s, me, mask):
    """The free step of the scout, if it leads to a token."""
    if mask >> STEP_ON & 1 == 0:
        return 0
    steps = ability(pack, s, me, FURTHER_STEPS) + further_steps(pack, s)
    if nearest_token(pack, s, me, way(pack, s, me), s.scout[me]) > steps:
        return 0
    return 1 << STEP_ON


@rule
def weddings(s, me, mask):
    """The figurines that may be given away, to the neighbour who has come less far; between equals to the left."""
    if s.epoch[neighbour(s, me, KINDS)] < s.epoch[neighbour(s, me, 0)]:
        return (mask >> WED + KINDS & EVERY_KIND) << WED + KINDS
    return (mask >> WED & EVERY_KIND) << WED


@rule
def consider_turn(pack, s, me, mask):
    """Before the placement everything useful; after it only what could not be done later."""
    uses = unlike_uses(mask)
    if mask >> WED != 0:
        uses |= weddings(s, me, mask)
    if mask & EVERY_ROBBER != 0:
        if gift(pack, mask) != 0:
            return gift(pack, mask)
        uses |= robbers_of_use(pack, mask, useless_dice(pack, s, me) != 0)
    step = useful_step(pack, s, me, mask)
    if step != 0 and (s.placed == 1 or mask & EVERY_DIE == 0):
        return step
    if mask >> CALL_FRIEND & 1:
        return 1 << CALL_FRIEND
    if s.placed == 1 and mask >> ACT_AGAIN & 1:
        return 1 << ACT_AGAIN | 1 << END
    if s.placed == 1:
        if uses != 0 and dice_left(s, me) == 0 and is_last_chance(pack, s, me):
            return uses
        return 1 << END
    dice = unlike_dice(s, me, mask & EVERY_DIE)
    rolls = 0
    if useless_dice(pack, s, me) != 0:
        rolls = mask & EVERY_REROLL
        if mask >> LOOK_TWICE & 1:
            rolls = 1 << LOOK_TWICE
        elif rolls >> SIGNAL & 1:
            rolls = 1 << SIGNAL
        if mask >> FREE_REROLL & 1:
            rolls = 1 << FREE_REROLL
        if mask >> REROLL_FOR_NOTHING & 1:
            rolls = 1 << REROLL_FOR_NOTHING
        if mask >> FIRST_REROLL_FREE & 1:
            rolls = 1 << FIRST_REROLL_FREE
    if dice | rolls != 0:
        return dice | rolls | uses
    if uses != 0 and is_last_chance(pack, s, me):
        return uses
    return 1 << LEAVE


@rule
def consider_roll(pack, s, me, most):
    """Roll the useless dice again, or all of them; one if no more are allowed."""
    dice = useless_dice(pack, s, me)
    if dice == 0:
        dice = dice_left(s, me)
    if most != ANY_NUMBER:
        dice &= -dice
    return 1 << dice
