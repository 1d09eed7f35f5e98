"""One game between two sets of weights, compiled."""

from queenswright.games.architect.judgement import PLAN
from queenswright.games.architect.rules.setup import setup
from queenswright.games.architect.rules.turn import perform
from queenswright.games.architect.runner import LOOPS
from queenswright.games.architect.state import PACK, STATE, rekey
from queenswright.kernel.rule import Rule

rule = Rule(STATE.dtype, PACK.dtype, __name__)
plan, best_action, seat_to_move = PLAN.plan, PLAN.best_action, PLAN.seat_to_move
settle, current_step = LOOPS.settle, LOOPS.current_step


@rule.entry
def duel(pack, s, states, weights, moves, features, masks, best, seed, challenger):
    """The planner with `weights` has the seat of the challenger, with `moves` (other weights) all the others."""
    rekey(s, seed, 0)
    setup(pack, s)
    while settle(pack, s) != 0:
        if seat_to_move(s) == challenger:
            plan(pack, s, states, weights, features, masks, best)
        else:
            plan(pack, s, states, moves, features, masks, best)
        perform(pack, s, current_step(s), best_action(best))
