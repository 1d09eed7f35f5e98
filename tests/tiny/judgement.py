"""How the race is judged: by the spaces still to go."""

from tests.tiny import rules

from queenswright.kernel import plan, search
from queenswright.kernel.contract import Judgement
from queenswright.kernel.rule import Rule

rule = Rule(rules.STATE.dtype, rules.PACK.dtype, __name__)


@rule.entry
def worth(pack, s, me, weights, features):
    features[0] = s.space[me]
    return weights[0] * features[0]


@rule
def turn_mark(s):
    return s.turns


PLAN = plan.instantiate(rule, rules.STATE, rules.LOOPS, perform=rules.perform, turn_mark=turn_mark, worth=worth)
SEARCH = search.instantiate(rule, PLAN, place=rules.place, redeal=rules.redeal)
JUDGEMENT = Judgement(PLAN.plan, SEARCH.simulate, SEARCH.self_play, SEARCH.graft, weights=[32], measures=1)
