"""Whole campaigns, checked after every action (forced ones too), by the planner of the bots or by random choices."""

from tests.games.queensdale.checked_rule import rule
from tests.games.queensdale.invariants import SOMETHING_TO_DO, check
from tests.games.queensdale.memory import remember

from queenswright.games.queensdale.judgement import PLAN
from queenswright.games.queensdale.rules.setup import setup
from queenswright.games.queensdale.runner import LOOPS
from queenswright.games.queensdale.state.course import RUNNING
from queenswright.games.queensdale.state.rule import rekey
from queenswright.games.queensdale.steps import FIRST
from queenswright.kernel.chance import player_below, player_next, player_seed
from queenswright.kernel.plan import ROOM
from queenswright.kernel.play import count_bits, nth_bit

BEFORE = ROOM
"""The place in the array of states behind those that the planner works in."""
RANDOM = 1
"""Careless in every decision."""

legal_mask, perform_one = LOOPS.legal_mask, LOOPS.perform_one
plan, best_action = PLAN.plan, PLAN.best_action


@rule.entry
def play_checked(pack, s, states, weights, features, masks, best, seed, limit, careless):
    """Set up the campaign of this seed (options are in s) and play it, at most `limit` actions.

    The planner decides; one decision out of `careless` (0: none) is left to chance. The result: how many actions were
    carried out, the number of the invariant that the last of them broke (0: none), and the deepest agenda.
    """
    rekey(s, seed, 0)
    setup(pack, s)
    x = player_seed(seed)
    actions = 0
    deepest = 0
    while actions < limit:
        mask = legal_mask(pack, s)
        if mask == 0:
            if s.ended == RUNNING:
                return actions, SOMETHING_TO_DO, deepest
            return actions, 0, deepest
        i = nth_bit(mask, 0)
        if mask & (mask - 1) != 0:
            x = player_next(x)
            if careless > 0 and player_below(x, careless) == 0:
                x = player_next(x)
                i = nth_bit(mask, player_below(x, count_bits(mask)))
            else:
                plan(pack, s, states, weights, features, masks, best)
                i = best_action(best)
        remember(states, BEFORE, s)
        perform_one(pack, s, FIRST[s.agenda_step[s.agenda_depth - 1]] + i)
        actions += 1
        deepest = max(deepest, s.agenda_depth)
        broken = check(pack, s, states[BEFORE], i)
        if broken != 0:
            return actions, broken, deepest
    return actions, 0, deepest
