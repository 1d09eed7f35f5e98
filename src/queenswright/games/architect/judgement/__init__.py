"""Estimate and planner of Queen's Architect; imported only where needed, because it is compiled separately."""

from queenswright.games.architect.judgement.base import rule
from queenswright.games.architect.judgement.estimate import MEASURES, WEIGHT_UNIT, worth
from queenswright.games.architect.judgement.weights import WEIGHTS
from queenswright.games.architect.rules.ending import place
from queenswright.games.architect.rules.setup import redeal
from queenswright.games.architect.rules.turn import perform
from queenswright.games.architect.runner import LOOPS
from queenswright.games.architect.state import STATE
from queenswright.kernel import plan, search
from queenswright.kernel.data import Judgement


@rule
def turn_mark(s):
    """Changes with every turn, the draft included."""
    return (s.round_number * 16 + s.picks) * 8 + s.turn_seat


PLAN = plan.instantiate(rule, STATE, LOOPS, perform=perform, turn_mark=turn_mark, worth=worth)
SEARCH = search.instantiate(rule, PLAN, place=place, redeal=redeal)

JUDGEMENT = Judgement(
    plan=PLAN.plan,
    simulate=SEARCH.simulate,
    self_play=SEARCH.self_play,
    graft=SEARCH.graft,
    weights=[round(WEIGHT_UNIT * WEIGHTS[name][end]) for end in (0, 1) for name in MEASURES],
    measures=len(MEASURES),
)
