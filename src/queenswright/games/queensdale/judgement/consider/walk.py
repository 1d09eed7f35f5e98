"""Where the scout goes: the tokens in reach, and the place to rest from which the next one is nearest."""

from queenswright.games.queensdale.judgement.base import rule
from queenswright.games.queensdale.rules.herb import matches_hut, steps_between, way
from queenswright.games.queensdale.rules.scout import stopping_place
from queenswright.games.queensdale.rules.story_cards import raft_steps
from queenswright.games.queensdale.state.board import FIRST_BRIDGE, HEXES, QUARTERS, RAFT, SHRUBS, SPACES
from queenswright.games.queensdale.state.pieces import NOTHING
from queenswright.games.queensdale.steps import REST_IN, VISIT, steps_left
from queenswright.kernel.play import lowest_bit

EVERY_TOKEN = (1 << SHRUBS) - 1
EVERY_VISIT = (1 << VISIT + QUARTERS) - (1 << VISIT)
TO_BRIDGES = 1 << REST_IN + QUARTERS
ON_RAFT = 1 << HEXES + RAFT - FIRST_BRIDGE
FAR = 99


@rule
def nearest_token(pack, s, me, road, space):
    """The distance from a space to the nearest token that the scout may gather."""
    nearest = FAR
    for shrub in range(SHRUBS):
        if s.herb[shrub] != NOTHING and matches_hut(s, me, shrub):
            nearest = min(nearest, steps_between(pack, s, road, space, pack.shrub_space[shrub]))
    return nearest


@rule
def best_rest(pack, s, me, steps):
    """The space where the scout should end its move: as near as possible to the next token."""
    road = way(pack, s, me)
    here = s.scout[me]
    best = NOTHING
    nearest = FAR + 1
    for space in range(SPACES):
        if space != here and steps_between(pack, s, road, here, space) <= steps:
            distance = nearest_token(pack, s, me, road, space)
            if distance < nearest:
                nearest = distance
                best = space
    return best


@rule
def reaches_raft(pack, s, me, argument):
    """Whether the scout can end its move on the raft."""
    if raft_steps(pack, s) == 0 or s.scout[me] == RAFT:
        return False
    return steps_between(pack, s, way(pack, s, me), s.scout[me], RAFT) <= steps_left(argument)


@rule
def consider_scout(pack, s, me, mask, argument):
    """Gather tokens while there are any in reach; else move towards the next ones, or onto the raft."""
    if mask & (EVERY_TOKEN | EVERY_VISIT) != 0:
        return mask & (EVERY_TOKEN | EVERY_VISIT)
    space = best_rest(pack, s, me, steps_left(argument))
    group = min(space // HEXES, QUARTERS)
    if space != NOTHING and mask >> REST_IN + group & 1:
        if reaches_raft(pack, s, me, argument):
            return 1 << REST_IN + group | TO_BRIDGES
        return 1 << REST_IN + group
    return mask


@rule
def consider_rest(pack, s, me, mask, argument):
    """One place to rest; and the raft, from which every quarter is near."""
    space = best_rest(pack, s, me, steps_left(argument))
    bit = 1 << space % HEXES
    if space >= FIRST_BRIDGE:
        bit = 1 << HEXES + space - FIRST_BRIDGE
    raft = mask & ON_RAFT
    if mask & bit != 0 and stopping_place(lowest_bit(bit), argument) == space:
        return bit | raft
    if raft != 0:
        return raft
    return mask & -mask


@rule
def consider_token(pack, s, me, mask):
    """One token of the map: the one that the player's scout would reach last."""
    best = 0
    farthest = NOTHING
    for shrub in range(SHRUBS):
        if mask >> shrub & 1:
            distance = steps_between(pack, s, 0, s.scout[me], pack.shrub_space[shrub])
            if not matches_hut(s, me, shrub):
                distance += FAR
            if distance > farthest:
                farthest = distance
                best = shrub
    return 1 << best
