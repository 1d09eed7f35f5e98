"""The search of Queensdale with a network; imported only where needed, because it is compiled separately."""

from queenswright.games.queensdale.judgement import JUDGEMENT, PLAN
from queenswright.games.queensdale.judgement.estimate import SCALE
from queenswright.games.queensdale.runner import LOOPS
from queenswright.games.queensdale.state.campaign import STATE
from queenswright.games.queensdale.state.pack import PACK
from queenswright.kernel.data import Learned
from queenswright.kernel.network import with_network
from queenswright.kernel.rule import Rule

rule = Rule(STATE.dtype, PACK.dtype, "queenswright.games.queensdale.learned", inlines=False)

LEARNED: Learned = with_network(rule, PLAN, JUDGEMENT, LOOPS, SCALE)
