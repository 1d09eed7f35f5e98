"""QD-HUT: herb huts, built by an action or placed during the set-up."""

from queenswright.games.queensdale.refusals import ALLOWED, HUT_STANDS, NO_HUT_LEFT, TOO_LITTLE_TIMBER
from queenswright.games.queensdale.rules.board import bonus, has_boars, in_force
from queenswright.games.queensdale.rules.knowledge import learned
from queenswright.games.queensdale.state.effects import HUT_TIMBER_LESS, MORE_HUTS, RACE_FOR_SEAL
from queenswright.games.queensdale.state.pieces import FROM_HUT, HERBS, NOTHING, TIMBER
from queenswright.games.queensdale.state.rule import pop, push, rule
from queenswright.games.queensdale.steps import HERE, START_HUT
from queenswright.kernel.play import count_bits

ALL_HUTS = (1 << len(HERBS)) - 1


@rule
def hut_price(pack, s, me):
    """QD-HUT-01: timber for a hut, less with a carpenter's yard."""
    return pack.hut_timber - bonus(pack, s, me, HUT_TIMBER_LESS)


@rule
def huts_in_supply(pack, s):
    """QD-COMP-36: huts that nobody has placed."""
    left = pack.hut_supply
    for seat in range(s.players):
        left -= count_bits(s.huts[seat])
    return left


@rule
def refuse_hut_action(pack, s, me, timber):
    """QD-HUT-01, 07: enough timber, a hut in the supply and a free hut space."""
    if s.huts[me] == ALL_HUTS or huts_in_supply(pack, s) == 0:
        return NO_HUT_LEFT
    if timber < hut_price(pack, s, me):
        return TOO_LITTLE_TIMBER
    return ALLOWED


@rule
def refuse_hut(s, me, herb):
    """QD-HUT-01: a free hut space."""
    if s.huts[me] >> herb & 1:
        return HUT_STANDS
    return ALLOWED


@rule
def build_hut(pack, s, me, herb):
    """QD-HUT-01, 02, 04, 05: pay, place, gain fame; the scout may gather at once what lies under it."""
    pop(s)
    s.goods[me][TIMBER] -= hut_price(pack, s, me)
    s.huts[me] |= 1 << herb
    s.earned[me][FROM_HUT] += pack.hut_fame[s.epoch[me]]
    if in_force(pack, s, RACE_FOR_SEAL) > 0:
        s.seals[me] += in_force(pack, s, RACE_FOR_SEAL)
        s.courier_card = NOTHING
    shrub = pack.shrub_at[s.scout[me]]
    if shrub != NOTHING and s.herb[shrub] == herb and not has_boars(pack, s, shrub):
        push(s, HERE, me, 0)


@rule
def refuse_first_hut(s, me, herb):
    """QD-HUT-01, QD-LATER-36: a further hut needs another hut space than those chosen before."""
    if herb == s.chosen_hut[me] or s.more_huts[me] >> herb & 1:
        return HUT_STANDS
    return ALLOWED


@rule
def choose_first_hut(pack, s, me, herb):
    """QD-SETUP-18, 25, QD-HUT-06, QD-NEXT-19, 21: free and without fame; shown when everybody has chosen.

    QD-LATER-36, card 17: then another one, in the same way.
    """
    pop(s)
    if s.chosen_hut[me] == NOTHING:
        s.chosen_hut[me] = herb
    else:
        s.more_huts[me] |= 1 << herb
    if count_bits(s.more_huts[me]) < learned(pack, s, me, MORE_HUTS):
        push(s, START_HUT, me, 0)


@rule
def place_first_huts(s):
    """QD-NEXT-14, 21: all chosen huts are placed at once."""
    for seat in range(s.players):
        s.huts[seat] = 1 << s.chosen_hut[seat] | s.more_huts[seat]
        s.chosen_hut[seat] = NOTHING
        s.more_huts[seat] = 0
