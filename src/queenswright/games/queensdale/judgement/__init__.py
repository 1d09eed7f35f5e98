"""Estimate and planner of Queensdale; imported only where needed, because it is compiled separately."""

from queenswright.games.queensdale.judgement.base import rule
from queenswright.games.queensdale.judgement.consider import consider
from queenswright.games.queensdale.judgement.estimate import PARTS, judge, outcome, worth
from queenswright.games.queensdale.judgement.turn import stop_mark, turn_mark
from queenswright.games.queensdale.judgement.weights import WEIGHTS
from queenswright.games.queensdale.rules.setup import redeal
from queenswright.games.queensdale.rules.turn import perform
from queenswright.games.queensdale.runner import LOOPS
from queenswright.games.queensdale.state.campaign import STATE
from queenswright.kernel import plan, search
from queenswright.kernel.data import Judgement

PLAN = plan.instantiate(
    rule,
    STATE,
    LOOPS,
    perform=perform,
    turn_mark=turn_mark,
    worth=worth,
    consider=consider,
    LEAVES_PER_ACTION=200,
)
SEARCH = search.instantiate(rule, PLAN, place=outcome, redeal=redeal, stop_mark=stop_mark, judge=judge)

JUDGEMENT = Judgement(
    plan=PLAN.plan,
    simulate=SEARCH.simulate,
    self_play=SEARCH.self_play,
    graft=SEARCH.graft,
    weights=list(WEIGHTS.values()),
    measures=len(PARTS),
)
