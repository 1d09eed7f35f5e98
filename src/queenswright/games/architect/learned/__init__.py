"""The search of Queen's Architect with a network; imported only where needed, because it is compiled separately."""

from queenswright.games.architect.judgement import JUDGEMENT, PLAN
from queenswright.games.architect.runner import LOOPS
from queenswright.games.architect.state import PACK, STATE
from queenswright.kernel.data import Learned
from queenswright.kernel.network import with_network
from queenswright.kernel.rule import Rule

rule = Rule(STATE.dtype, PACK.dtype, "queenswright.games.architect.learned")

LEARNED: Learned = with_network(rule, PLAN, JUDGEMENT, LOOPS)
