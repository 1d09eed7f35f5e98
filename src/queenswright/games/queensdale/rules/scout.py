"""QD-SCOUT: moving the scout. One decision is the next token to be gathered, or where the move ends.

Whichever way a scout goes, only the tokens it gathers, their order and its last space count; the shortest way between
them is as good as any other, so steps are not asked for one by one.
"""

from queenswright.games.queensdale.refusals import ALLOWED, NO_BREAD_IN_TENT, NO_RAFT, SCOUT_MUST_MOVE, TOO_FAR
from queenswright.games.queensdale.rules.ability import ability, use_up
from queenswright.games.queensdale.rules.board import bonus
from queenswright.games.queensdale.rules.herb import gather, refuse_token, steps_between, way
from queenswright.games.queensdale.rules.story_cards import enter_tents, further_steps, has_bread, raft_steps
from queenswright.games.queensdale.rules.supply import ask_pick
from queenswright.games.queensdale.state.board import BRIDGES, FIRST_BRIDGE, FREE_WAY, HEXES, QUARTERS, SCOUT_LONG
from queenswright.games.queensdale.state.course import USED_STEP
from queenswright.games.queensdale.state.effects import CHOICE_AFTER_TOKENS, FURTHER_STEPS, SCOUT_STEPS
from queenswright.games.queensdale.state.pieces import BASIC
from queenswright.games.queensdale.state.rule import pop, push, rule
from queenswright.games.queensdale.steps import (
    REST,
    REST_IN,
    SCOUT,
    VISIT,
    has_moved,
    rest_argument,
    resting_group,
    scout_argument,
    steps_left,
    tokens_gathered,
)

TOKENS_FOR_LOFT = 2


@rule
def move_scout(pack, s, me, steps):
    """QD-SCOUT-01: let the scout move, further with a scout lodge or in a mild spring."""
    push(s, SCOUT, me, scout_argument(steps + bonus(pack, s, me, SCOUT_STEPS) + further_steps(pack, s), 0, 0))


@rule
def start_scouting(pack, s, me, kind):
    """QD-SCOUT-01: as many steps as the space says."""
    move_scout(pack, s, me, pack.scout_steps[kind - SCOUT_LONG])


@rule
def step_on(pack, s, me):
    """QD-LATER-17: the ability to move the scout on a turn, once in a round; it gathers as on every move."""
    use_up(s, me, USED_STEP)
    push(s, SCOUT, me, scout_argument(ability(pack, s, me, FURTHER_STEPS) + further_steps(pack, s), 0, 0))


@rule
def refuse_gather(pack, s, me, shrub, argument):
    """QD-SCOUT-07, 14: a token that the scout can enter with the steps left and may gather."""
    reason = refuse_token(pack, s, me, shrub)
    if reason != ALLOWED:
        return reason
    space = pack.shrub_space[shrub]
    if steps_between(pack, s, way(pack, s, me), s.scout[me], space) > steps_left(argument):
        return TOO_FAR
    return ALLOWED


@rule
def refuse_stop(pack, s, way, here, space, argument):
    """QD-SCOUT-01, 12, 13: any space in reach; a scout that has neither moved nor gathered cannot stay."""
    if space == here:
        if has_moved(argument) == 0:
            return SCOUT_MUST_MOVE
        return ALLOWED
    if steps_between(pack, s, way, here, space) > steps_left(argument):
        return TOO_FAR
    return ALLOWED


@rule
def first_of(group):
    """The first space of a quarter, or of the bridges."""
    if group == QUARTERS:
        return FIRST_BRIDGE
    return group * HEXES


@rule
def size_of(pack, s, group):
    """How many spaces a quarter has, or how many bridges there are, with the raft."""
    if group == QUARTERS:
        return BRIDGES + (raft_steps(pack, s) > 0)
    return HEXES


@rule
def refuse_rest_in(pack, s, me, group, argument):
    """Whether the scout can end its move in a quarter, or on a bridge."""
    road = way(pack, s, me)
    reason = TOO_FAR
    for i in range(size_of(pack, s, group)):
        answer = refuse_stop(pack, s, road, s.scout[me], first_of(group) + i, argument)
        if answer == ALLOWED:
            return ALLOWED
        if answer == SCOUT_MUST_MOVE:
            reason = answer
    return reason


@rule
def refuse_visit(pack, s, me, quarter, argument):
    """Lost sheep: a foreign tent with bread, within the steps left."""
    if not has_bread(s, me, quarter):
        return NO_BREAD_IN_TENT
    if steps_between(pack, s, way(pack, s, me), s.scout[me], pack.tent[quarter]) > steps_left(argument):
        return TOO_FAR
    return ALLOWED


@rule
def refuse_scout(pack, s, me, i, argument):
    """QD-SCOUT-07, 12, 13: the next token, or where to end."""
    if i < REST_IN:
        return refuse_gather(pack, s, me, i, argument)
    if i >= VISIT:
        return refuse_visit(pack, s, me, i - VISIT, argument)
    return refuse_rest_in(pack, s, me, i - REST_IN, argument)


@rule
def finish_scouting(pack, s, me, argument):
    """Drying loft: after two or more tokens a basic resource of choice."""
    choice = bonus(pack, s, me, CHOICE_AFTER_TOKENS)
    if choice > 0 and tokens_gathered(argument) >= TOKENS_FOR_LOFT:
        ask_pick(s, me, choice, BASIC)


@rule
def walk_on(pack, s, me, space, gathered, argument):
    """QD-SCOUT-02, 03: the scout is there, and may go on with the steps that are left."""
    road = way(pack, s, me)
    left = steps_left(argument) - steps_between(pack, s, road, s.scout[me], space)
    s.scout[me] = space
    if left > 0 or road == FREE_WAY:
        push(s, SCOUT, me, scout_argument(left, gathered, 1))
    else:
        finish_scouting(pack, s, me, scout_argument(left, gathered, 1))


@rule
def scout(pack, s, me, i, argument):
    """QD-SCOUT-02, 03, 08, 15: walk to a token and gather it, its reward at once; or choose where to end."""
    pop(s)
    if i >= VISIT:
        walk_on(pack, s, me, pack.tent[i - VISIT], tokens_gathered(argument), argument)
        enter_tents(pack, s, me)
        return
    if i >= REST_IN:
        gathered = tokens_gathered(argument)
        push(s, REST, me, rest_argument(steps_left(argument), gathered, has_moved(argument), i - REST_IN))
        return
    walk_on(pack, s, me, pack.shrub_space[i], tokens_gathered(argument) + 1, argument)
    gather(pack, s, me, i)


@rule
def stopping_place(i, argument):
    """The space that an action of REST means."""
    group = resting_group(argument)
    if group == QUARTERS:
        return FIRST_BRIDGE + i - HEXES
    return group * HEXES + i


@rule
def refuse_rest(pack, s, me, i, argument):
    """QD-SCOUT-13: a space of the quarter, or a bridge, within the steps left."""
    group = resting_group(argument)
    if i == HEXES + BRIDGES and raft_steps(pack, s) == 0:
        return NO_RAFT
    if (i >= HEXES) != (group == QUARTERS):
        return TOO_FAR
    return refuse_stop(pack, s, way(pack, s, me), s.scout[me], stopping_place(i, argument), argument)


@rule
def rest(pack, s, me, i, argument):
    """QD-SCOUT-13: the move ends here."""
    pop(s)
    s.scout[me] = stopping_place(i, argument)
    enter_tents(pack, s, me)
    finish_scouting(pack, s, me, argument)
