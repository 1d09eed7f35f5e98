"""Estimate and planner of Queensdale; imported only where needed, because it is compiled separately."""

from queenswright.games.queensdale.judgement.base import rule
from queenswright.games.queensdale.judgement.consider import consider
from queenswright.games.queensdale.judgement.estimate import PARTS, worth
from queenswright.games.queensdale.judgement.turn import stop_mark, turn_mark
from queenswright.games.queensdale.judgement.weights import WEIGHTS
from queenswright.games.queensdale.rules.campaign import place
from queenswright.games.queensdale.rules.setup import redeal
from queenswright.games.queensdale.rules.turn import perform
from queenswright.games.queensdale.runner import LOOPS
from queenswright.games.queensdale.state.campaign import STATE
from queenswright.kernel import plan, search
from queenswright.kernel.data import Judgement

SCALE = 4
"""The estimate counts in hundredths of a building; a campaign is decided by more than one."""
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
SEARCH = search.instantiate(rule, PLAN, place=place, redeal=redeal, stop_mark=stop_mark, SCALE=SCALE)

JUDGEMENT = Judgement(
    plan=PLAN.plan,
    simulate=SEARCH.simulate,
    self_play=SEARCH.self_play,
    graft=SEARCH.graft,
    weights=list(WEIGHTS.values()),
    measures=len(PARTS),
)
