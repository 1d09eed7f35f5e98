"""QD-HERB: the tokens on the shrubs. Distances for scouts are here too (QD-SCOUT-02, 05)."""

from queenswright.games.queensdale.refusals import ALLOWED, NO_MATCHING_HUT, NO_TOKEN, TOO_FAR, WILD_BOARS_THERE
from queenswright.games.queensdale.rules.ability import owe_by_ability
from queenswright.games.queensdale.rules.board import bonus, has_boars, in_force
from queenswright.games.queensdale.rules.knowledge import learned
from queenswright.games.queensdale.rules.promise import note_token
from queenswright.games.queensdale.rules.story_cards import gather_honey, note_herb, raft_steps
from queenswright.games.queensdale.rules.supply import NEAR_TOKEN, owe
from queenswright.games.queensdale.state.board import FLOODED_WAY, FREE_WAY, NORMAL_WAY, RAFT, SHRUBS
from queenswright.games.queensdale.state.cards import HEALING, HOUSE
from queenswright.games.queensdale.state.course import TOKEN_DONE, TOMES
from queenswright.games.queensdale.state.effects import (
    FIRST_TOKEN,
    FIRST_TOKEN_GUILDER,
    FLOODED_BRIDGES,
    FREE_BRIDGES,
    GATHER_ANY_ONCE,
    MORALE_BY_TOKENS,
    REWARDS_DOUBLED,
)
from queenswright.games.queensdale.state.pieces import BREAD, CLAY, FROM_HERB, GUILDER, NOTHING, REWARDS, TIMBER
from queenswright.games.queensdale.state.rule import pop, push, rule
from queenswright.games.queensdale.steps import ROUSE, YES

TIMBER_REWARD, CLAY_REWARD = REWARDS.index("timber"), REWARDS.index("clay")


@rule
def way(pack, s, me):
    """How bridges count for a scout: free with a ferry house, inner ones cost more while flooded, else a step."""
    if bonus(pack, s, me, FREE_BRIDGES) > 0:
        return FREE_WAY
    if in_force(pack, s, FLOODED_BRIDGES) > 0:
        return FLOODED_WAY
    return NORMAL_WAY


@rule
def steps_between(pack, s, way, a, b):
    """QD-SCOUT-02, 05, QD-THREE-02, 03, QD-LATER-46: the steps between two spaces; to the same one by leaving it."""
    raft = raft_steps(pack, s)
    if raft == 0:
        return pack.distance[way][s.caves][a][b]
    if a == RAFT and b == RAFT:
        return raft + 1
    if a == RAFT:
        return pack.from_raft[way][s.caves][b]
    there = pack.to_raft[way][s.caves][a] + raft
    if b == RAFT:
        return there
    return min(pack.distance[way][s.caves][a][b], there + pack.from_raft[way][s.caves][b])


@rule
def is_near(pack, s, me, shrub):
    """Whether a shrub is the scout's space or a neighbouring one."""
    space = pack.shrub_space[shrub]
    return space == s.scout[me] or steps_between(pack, s, NORMAL_WAY, s.scout[me], space) == 1


@rule
def has_token_near(pack, s, me):
    """Whether a healer would find a token."""
    for shrub in range(SHRUBS):
        if s.herb[shrub] != NOTHING and is_near(pack, s, me, shrub) and not has_boars(pack, s, shrub):
            return True
    return False


@rule
def matches_hut(s, me, shrub):
    """QD-SCOUT-07: whether one of the player's huts is of this token's type."""
    return s.huts[me] >> s.herb[shrub] & 1 == 1


@rule
def refuse_token(pack, s, me, shrub):
    """QD-SCOUT-07, QD-HERB-02: why the player's scout cannot gather here; an apothecary lends one hut a round."""
    if s.herb[shrub] == NOTHING:
        return NO_TOKEN
    if not matches_hut(s, me, shrub) and (bonus(pack, s, me, GATHER_ANY_ONCE) == 0 or s.gathered_any >> me & 1):
        return NO_MATCHING_HUT
    if has_boars(pack, s, shrub):
        return WILD_BOARS_THERE
    return ALLOWED


@rule
def count_token(pack, s, me):
    """QD-LATER-36, card 21: with every sixth token of a game morale rises, after the reward of the token."""
    if pack.mechanism_from[TOMES] > s.opened:
        return
    s.tokens[me] += 1
    every = learned(pack, s, me, MORALE_BY_TOKENS)
    if every > 0 and s.tokens[me] % every == 0:
        push(s, ROUSE, me, 1)


@rule
def turn_over(pack, s, me, shrub):
    """QD-HERB-01, 02, 04..08, 11, 12, 23, QD-LATER-17, 60: the token is out, its reward is owed.

    Resources come twice with a herb press; in a house of healing the first token of a game brings a bread more.
    """
    reward = s.reward[shrub]
    note_herb(pack, s, me, s.herb[shrub])
    gather_honey(pack, s, me, reward)
    s.herb[shrub] = NOTHING
    s.reward[shrub] = NOTHING
    if s.gathered[me] == 0:
        s.goods[me][GUILDER] += bonus(pack, s, me, FIRST_TOKEN_GUILDER)
        owe_by_ability(pack, s, me, FIRST_TOKEN)
    s.gathered[me] += 1
    count_token(pack, s, me)
    if s.votes[HOUSE] == HEALING and s.firsts[me] & TOKEN_DONE == 0:
        s.goods[me][BREAD] += 1
        s.firsts[me] |= TOKEN_DONE
    if bonus(pack, s, me, REWARDS_DOUBLED) > 0:
        if reward == TIMBER_REWARD:
            s.goods[me][TIMBER] += 1
        elif reward == CLAY_REWARD:
            s.goods[me][CLAY] += 1
    note_token(pack, s, me, shrub)
    owe(s, me, pack.reward_gain[reward], FROM_HERB)


@rule
def gather(pack, s, me, shrub):
    """QD-SCOUT-07, 15: the scout gathers; without a matching hut the apothecary is used up for this round."""
    if not matches_hut(s, me, shrub):
        s.gathered_any |= 1 << me
    turn_over(pack, s, me, shrub)


@rule
def refuse_take(pack, s, me, shrub, argument):
    """QD-STICKER-10, 23: any token of the map; a healer reaches the scout's space and its neighbours."""
    if s.herb[shrub] == NOTHING:
        return NO_TOKEN
    if argument == NEAR_TOKEN and not is_near(pack, s, me, shrub):
        return TOO_FAR
    if has_boars(pack, s, shrub):
        return WILD_BOARS_THERE
    return ALLOWED


@rule
def take(pack, s, me, shrub):
    """QD-STICKER-10, 23: no hut is needed and the scout stays where it is."""
    pop(s)
    turn_over(pack, s, me, shrub)


@rule
def gather_here(pack, s, me, i):
    """QD-HUT-05, QD-HERB-03: the token under the scout, if its owner likes."""
    pop(s)
    if i == YES:
        gather(pack, s, me, pack.shrub_at[s.scout[me]])
