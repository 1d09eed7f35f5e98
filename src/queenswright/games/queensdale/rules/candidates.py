"""The actions of a step that are worth asking about; all others are refused."""

from queenswright.games.queensdale.rules.board import dice_left
from queenswright.games.queensdale.rules.monument import has_gift
from queenswright.games.queensdale.rules.spaces import FIRST_ACTION
from queenswright.games.queensdale.rules.work import figurine_for
from queenswright.games.queensdale.state.board import FIRST_LATER, LANDING, WAGE
from queenswright.games.queensdale.state.course import ABILITIES
from queenswright.games.queensdale.state.pieces import LANTERN, NOBODY, ROBBERS
from queenswright.games.queensdale.state.rule import rule
from queenswright.games.queensdale.steps import (
    ACT_AGAIN,
    COUNT,
    END,
    FREE_REROLL,
    LATER,
    LATER_OCCUPIED,
    LEAVE,
    LOOK_TWICE,
    OCCUPIED,
    PLACE,
    PURPLE,
    REROLL,
    REROLL_FOR_NOTHING,
    ROBBER,
    ROLL,
    SHARED,
    SIGNAL,
    STEP_ON,
    TURN,
    USE,
    USE_AND_KEEP,
    USES,
)

EVERY_ACTION = tuple((1 << count) - 1 for count in COUNT)
USE_COUNT = len(USES)
EVERY_RESOURCE = (1 << FIRST_ACTION) - 1
EVERY_FREE_ACTION = (1 << PURPLE) - (1 << FIRST_ACTION)
EVERY_OCCUPIED = (1 << LATER) - (1 << OCCUPIED) + (1 << SHARED) - (1 << LATER_OCCUPIED)
EVERY_SHARED = (1 << COUNT[PLACE]) - (1 << SHARED)
WAGE_OCCUPIED = OCCUPIED + WAGE - FIRST_ACTION


@rule
def turn_candidates(s, me):
    """Dice on hand before the placement, goods on hand for a re-roll, figurines and tokens on hand."""
    dice = dice_left(s, me)
    mask = 1 << LEAVE | 1 << END
    if s.placed == 0:
        mask |= dice
    if dice != 0:
        mask |= 1 << SIGNAL
        if has_gift(s, me, LANTERN):
            mask |= 1 << FREE_REROLL
        for good in range(SIGNAL - REROLL):
            if s.goods[me][good] > 0:
                mask |= 1 << REROLL + good
    for kind in range(USE_COUNT):
        if s.figurines[me][figurine_for(kind)] > 0:
            mask |= 1 << USE + kind
            if s.knowledge[me] != 0:
                mask |= 1 << USE_AND_KEEP + kind
    if s.abilities[me] != 0:
        mask |= 1 << STEP_ON | 1 << LOOK_TWICE
    if dice != 0 and s.knowledge[me] != 0:
        mask |= 1 << REROLL_FOR_NOTHING
    for token in range(ROBBERS):
        if s.robbers[me] >> token & 1:
            mask |= 1 << ROBBER + token
    if s.story > 0:
        mask |= (1 << COUNT[TURN]) - (1 << ACT_AGAIN)
    return mask


@rule
def later_spaces(pack, s):
    """QD-LATER-02: the spaces that later epochs bring, as far as they are in play."""
    mask = 0
    for kind in range(FIRST_LATER, LANDING + 1):
        if pack.space_from[kind] <= s.opened:
            mask |= 1 << LATER + kind - FIRST_LATER
    return mask


@rule
def place_candidates(pack, s, me, face):
    """What a face can be used for at all."""
    if pack.face_purple[face] != 0:
        return 1 << PURPLE
    mask = 0
    if pack.face_goods[face] != 0:
        mask = EVERY_RESOURCE | EVERY_FREE_ACTION | later_spaces(pack, s)
        if s.knowledge[me] != 0:
            mask |= EVERY_SHARED
    if pack.face_action[face] == 1:
        mask |= EVERY_FREE_ACTION | later_spaces(pack, s)
        if s.plunger != NOBODY or s.robbers_at_work != 0:
            mask |= EVERY_OCCUPIED
    if pack.face_occupied[face] == 1:
        mask |= EVERY_OCCUPIED
    if mask != 0 and pack.mechanism_from[ABILITIES] <= s.opened:
        mask |= 1 << WAGE_OCCUPIED
    return mask


@rule
def roll_candidates(s, me):
    """The subsets of the dice that are not placed."""
    dice = dice_left(s, me)
    mask = 0
    subset = dice
    while subset != 0:
        mask |= 1 << subset
        subset = (subset - 1) & dice
    return mask


@rule
def candidates(pack, s, step):
    """The bit set of actions worth asking about; all others are refused."""
    me = s.agenda_seat[s.agenda_depth - 1]
    if step == TURN:
        return turn_candidates(s, me)
    if step == PLACE:
        return place_candidates(pack, s, me, s.showing[me][s.agenda_argument[s.agenda_depth - 1]])
    if step == ROLL:
        return roll_candidates(s, me)
    return EVERY_ACTION[step]
