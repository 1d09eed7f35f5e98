"""QD-DICE, QD-RES, QD-STICKER: where a die may go, and what it costs there."""

from queenswright.games.queensdale.refusals import (
    A_DIE_NEEDED,
    ALLOWED,
    DIE_NOT_PAID,
    FACE_CANNOT_ACT,
    FACE_DOES_NOT_FIT,
    KNOWLEDGE_USED,
    NO_ORDER_LEFT,
    NO_SUCH_KNOWLEDGE,
    NO_SUCH_SPACE,
    NOT_PURPLE,
    OCCUPIED_NOT_ALLOWED,
    PURPLE_WITHOUT_EFFECT,
    SHAFT_NOT_PAID,
    SPACE_IS_CLOSED,
    SPACE_IS_FREE,
    SPACE_IS_TAKEN,
)
from queenswright.games.queensdale.rules.ability import ability, refuse_once
from queenswright.games.queensdale.rules.board import at_work, basic_resources, in_force
from queenswright.games.queensdale.rules.build import refuse_build_action
from queenswright.games.queensdale.rules.hut import refuse_hut_action
from queenswright.games.queensdale.rules.knowledge import learned, was_used
from queenswright.games.queensdale.rules.market import refuse_market
from queenswright.games.queensdale.rules.morale import is_at_top
from queenswright.games.queensdale.rules.orders import refuse_orders
from queenswright.games.queensdale.rules.poor import refuse_poor
from queenswright.games.queensdale.rules.price import held
from queenswright.games.queensdale.rules.road import refuse_riding
from queenswright.games.queensdale.rules.story_cards import more_spaces, timber_for_marble
from queenswright.games.queensdale.rules.supply import tokens_left
from queenswright.games.queensdale.rules.tome import refuse_tome
from queenswright.games.queensdale.rules.wage import refuse_bakery
from queenswright.games.queensdale.rules.work import bag_size, refuse_hire
from queenswright.games.queensdale.state.board import (
    BAKERY,
    BUILD_SPACE,
    FAIR_SPACE,
    HIRE,
    HUT_SPACE,
    LANDING,
    MARBLE_SPACE,
    MARKET,
    ORDER_SPACE,
    POOR,
    RESOURCE_SPACES,
    RIDER_LONG,
    RIDER_SHORT,
    ROAD,
    SPACE_KINDS,
    TOME_SPACE,
    WAGE,
)
from queenswright.games.queensdale.state.course import ONCE_SPACE, USED_FREE_DIE
from queenswright.games.queensdale.state.effects import (
    CLOSED_SPACES,
    FREE_BUILD_DIE,
    FREE_DIE,
    GAIN_FIGURINE,
    GAIN_MORALE,
    GAIN_TOKEN,
    OCCUPIED_WAGE,
    ROBBER_JOIN,
    SHARED_SPACE,
)
from queenswright.games.queensdale.state.pieces import CLAY, GUILDER, NOTHING, STONE, TIMBER
from queenswright.games.queensdale.state.rule import rule
from queenswright.games.queensdale.steps import KIND_OF_PLACE, SHARED
from queenswright.kernel.play import count_bits

GOOD_OF_SPACE = (TIMBER, TIMBER, STONE, STONE, CLAY, CLAY, GUILDER, STONE)
"""The resource that a die has to show on each resource space."""
PLUS_ONE = (0, 1, 0, 1, 0, 1, 0, 0)
FIRST_ACTION = len(RESOURCE_SPACES)
KINDS = len(SPACE_KINDS)
PAID_WITH = 4


@rule
def capacity(pack, s, kind):
    """QD-RES-07, QD-THREE-04, 05, QD-TWO-01, QD-LATER-02, 19: spaces by players and epoch; on J one for every order."""
    if pack.space_from[kind] > s.opened:
        return 0
    if kind in (RIDER_SHORT, RIDER_LONG) and s.branch != ROAD:
        return 0
    if kind == ORDER_SPACE:
        return min(pack.spaces[s.players][kind], s.taken[kind] + count_bits(s.orders))
    return pack.spaces[s.players][kind] + more_spaces(pack, s, kind)


@rule
def refuse_space(pack, s, kind):
    """QD-BOARD-11, QD-COURIER-14: a space of the kind that is neither occupied nor closed by a courier token."""
    if kind == ORDER_SPACE and s.orders == 0:
        return NO_ORDER_LEFT
    count = capacity(pack, s, kind)
    if count == 0:
        return NO_SUCH_SPACE
    if s.taken[kind] >= count:
        return SPACE_IS_TAKEN
    if in_force(pack, s, CLOSED_SPACES) > 0 and s.taken[kind] + pack.closed[kind] >= count:
        return SPACE_IS_CLOSED
    return ALLOWED


@rule
def refuse_action(pack, s, me, kind, paid, spared):
    """QD-DICE-03, 16, 18, 23: why the action cannot be carried out once the die is paid with `paid` (NOTHING: free).

    `spared` is what the face of the die saves when it builds.
    """
    if kind == HUT_SPACE:
        return refuse_hut_action(pack, s, me, held(s, me, TIMBER, paid))
    if kind in (MARKET, FAIR_SPACE):
        return refuse_market(pack, held(s, me, GUILDER, paid))
    if kind == POOR:
        return refuse_poor(pack, s, me, held(s, me, GUILDER, paid))
    if kind == HIRE:
        return refuse_hire(pack, s, me, held(s, me, GUILDER, paid))
    if kind == BUILD_SPACE:
        return refuse_build_action(pack, s, me, paid, spared)
    if kind == TOME_SPACE:
        return refuse_tome(pack, s, me, held(s, me, GUILDER, paid))
    if kind == BAKERY:
        return refuse_bakery(pack, s, me, paid)
    if kind in (RIDER_SHORT, RIDER_LONG):
        return refuse_riding(s, me)
    if kind == ORDER_SPACE:
        return refuse_orders(pack, s, me)
    return ALLOWED


@rule
def refuse_paid_action(pack, s, me, kind, shown):
    """QD-DICE-04, 17, QD-STICKER-17: one piece of a shown resource pays the die, and the action is still possible.

    QD-LATER-17: an ability pays one die in a round.
    """
    reason = DIE_NOT_PAID
    if refuse_once(pack, s, me, FREE_DIE, USED_FREE_DIE) == ALLOWED:
        return refuse_action(pack, s, me, kind, NOTHING, 0)
    for good in range(PAID_WITH):
        if shown >> good & 1 and s.goods[me][good] > 0:
            reason = refuse_action(pack, s, me, kind, good, 0)
            if reason == ALLOWED:
                return ALLOWED
    return reason


@rule
def needs_no_payment(pack, s, face, kind):
    """QD-DICE-02, QD-STICKER-18: a face with an A; a master at work lets every resource die build."""
    if pack.face_action[face] == 1:
        return True
    return kind == BUILD_SPACE and pack.face_goods[face] != 0 and in_force(pack, s, FREE_BUILD_DIE) > 0


@rule
def refuse_action_space(pack, s, me, face, kind):
    """QD-DICE-02..04, QD-STICKER-19, 20, QD-LATER-19: a free space for an A, or a paid resource die; J for an A."""
    if pack.face_action[face] == 0 and pack.face_goods[face] == 0:
        return FACE_CANNOT_ACT
    if kind == ORDER_SPACE and pack.face_action[face] == 0:
        return A_DIE_NEEDED
    reason = refuse_space(pack, s, kind)
    if reason != ALLOWED:
        return reason
    if needs_no_payment(pack, s, face, kind):
        return refuse_action(pack, s, me, kind, NOTHING, pack.face_saves[face])
    return refuse_paid_action(pack, s, me, kind, pack.face_goods[face])


@rule
def may_use_plunger(s, me):
    """QD-LATER-24: the holder, once per game."""
    return s.plunger == me and s.plunger_used >> me & 1 == 0


@rule
def is_joining(pack, s):
    """QD-LATER-45: whether a robber baron token used in this turn lets an A die join another."""
    return at_work(pack, s, ROBBER_JOIN) > 0


@rule
def may_join(pack, s, me):
    """QD-LATER-24, 45: whether an A may go on an occupied space, by the plunger or by a robber baron token."""
    return is_joining(pack, s) or may_use_plunger(s, me)


@rule
def has_side_door(pack, s, me, face, kind):
    """QD-LATER-17: the ability to take the wage on an occupied space, with an A or with a resource die."""
    if kind != WAGE or (pack.face_action[face] == 0 and pack.face_goods[face] == 0):
        return False
    return ability(pack, s, me, OCCUPIED_WAGE) > 0


@rule
def joins_for_nothing(pack, face):
    """QD-STICKER-05, QD-LATER-24: a face for occupied spaces, or an A."""
    return pack.face_occupied[face] == 1 or pack.face_action[face] == 1


@rule
def refuse_joining(pack, s, me, face, kind):
    """QD-STICKER-20, 21, QD-LATER-17: a space that holds a die, and an action that can be carried out."""
    if s.taken[kind] == 0:
        return SPACE_IS_FREE
    if joins_for_nothing(pack, face):
        return refuse_action(pack, s, me, kind, NOTHING, pack.face_saves[face])
    return refuse_paid_action(pack, s, me, kind, pack.face_goods[face])


@rule
def can_join(pack, s, me, face):
    """Whether there is an occupied action space of use for a face."""
    for kind in range(FIRST_ACTION, LANDING):
        if refuse_joining(pack, s, me, face, kind) == ALLOWED:
            return True
    return False


@rule
def refuse_occupied(pack, s, me, face, kind):
    """QD-STICKER-05, 20, 21, QD-LATER-17, 24, 45: an occupied space, by the face, an ability, plunger or token."""
    may = pack.face_action[face] == 1 and may_join(pack, s, me)
    if pack.face_occupied[face] == 0 and not may and not has_side_door(pack, s, me, face, kind):
        return OCCUPIED_NOT_ALLOWED
    return refuse_joining(pack, s, me, face, kind)


@rule
def is_resource_space(kind):
    """QD-DICE-01, QD-LATER-35: the spaces that give resources; NOTHING, the purple one, is none of them."""
    return NOTHING < kind < FIRST_ACTION or kind == LANDING


@rule
def shows_resource(pack, face, kind):
    """QD-DICE-01, QD-STICKER-04, QD-LATER-35: whether a face fits on a resource space; the landing stage takes all."""
    if kind == LANDING:
        return pack.face_goods[face] != 0
    return pack.face_goods[face] >> GOOD_OF_SPACE[kind] & 1 == 1


@rule
def refuse_shaft(pack, s, me, kind):
    """Whether a player cannot pay for the way into the marble shaft."""
    if kind == MARBLE_SPACE and s.goods[me][TIMBER] < timber_for_marble(pack, s, me):
        return SHAFT_NOT_PAID
    return ALLOWED


@rule
def refuse_resource_space(pack, s, me, face, kind):
    """QD-DICE-01, 19, 20, QD-STICKER-04, QD-LATER-35: a free space of a shown kind, needed or not."""
    if not shows_resource(pack, face, kind):
        return FACE_DOES_NOT_FIT
    reason = refuse_shaft(pack, s, me, kind)
    if reason != ALLOWED:
        return reason
    return refuse_space(pack, s, kind)


@rule
def finds_resources(pack, s, me, face):
    """QD-DICE-01, QD-LATER-35: whether a resource space is free for a face."""
    for kind in range(FIRST_ACTION):
        if refuse_resource_space(pack, s, me, face, kind) == ALLOWED:
            return True
    return refuse_resource_space(pack, s, me, face, LANDING) == ALLOWED


@rule
def refuse_shared_space(pack, s, me, face, kind):
    """QD-LATER-36, card 22: once in a game a resource space that holds a die, for a face that fits there."""
    if learned(pack, s, me, SHARED_SPACE) == 0:
        return NO_SUCH_KNOWLEDGE
    if was_used(s, me, ONCE_SPACE):
        return KNOWLEDGE_USED
    if s.taken[kind] == 0:
        return SPACE_IS_FREE
    if not shows_resource(pack, face, kind):
        return FACE_DOES_NOT_FIT
    return refuse_shaft(pack, s, me, kind)


@rule
def has_effect(pack, s, me, row):
    """QD-STICKER-22: whether at least one part of a purple face would do something."""
    for column in range(GAIN_TOKEN):
        if pack.gain[row][column] > 0:
            return True
    if pack.gain[row][GAIN_TOKEN] > 0 and tokens_left(pack, s):
        return True
    if pack.gain[row][GAIN_MORALE] > 0 and not is_at_top(pack, s, me):
        return True
    return pack.gain[row][GAIN_FIGURINE] > 0 and bag_size(s) > 0


@rule
def refuse_purple(pack, s, me, face):
    """QD-STICKER-06, 22, QD-LATER-37: purple faces only, and only with an effect; a scout can always take a step."""
    if pack.face_purple[face] == 0:
        return NOT_PURPLE
    if pack.face_steps[face] > 0 or (pack.face_change[face] > 0 and basic_resources(s, me) > 0):
        return ALLOWED
    if not has_effect(pack, s, me, pack.face_gain[face]):
        return PURPLE_WITHOUT_EFFECT
    return ALLOWED


@rule
def fits_somewhere(pack, s, me, face):
    """QD-DICE-13: whether there is a legal placement for a face; what is cheap to answer comes first."""
    if pack.face_purple[face] > 0:
        return refuse_purple(pack, s, me, face) == ALLOWED
    if pack.face_goods[face] > 0 and finds_resources(pack, s, me, face):
        return True
    if pack.face_action[face] > 0 or pack.face_goods[face] > 0:
        for kind in range(FIRST_ACTION, LANDING):
            if refuse_action_space(pack, s, me, face, kind) == ALLOWED:
                return True
    may = pack.face_occupied[face] > 0 or (pack.face_action[face] > 0 and may_join(pack, s, me))
    if may and can_join(pack, s, me, face):
        return True
    if has_side_door(pack, s, me, face, WAGE) and refuse_occupied(pack, s, me, face, WAGE) == ALLOWED:
        return True
    return pack.face_goods[face] > 0 and shares_somewhere(pack, s, me, face)


@rule
def shares_somewhere(pack, s, me, face):
    """Card 22: whether a face can go on a resource space that holds a die."""
    for i in range(SHARED, len(KIND_OF_PLACE)):
        if refuse_shared_space(pack, s, me, face, KIND_OF_PLACE[i]) == ALLOWED:
            return True
    return False
