"""The decorator for what programs that learn see: built on the rules, compiled into a separate cache."""

from queenswright.games.architect.state import PACK, STATE
from queenswright.kernel.observing import ARRAYS
from queenswright.kernel.rule import Rule

rule = Rule(STATE.dtype, PACK.dtype, "queenswright.games.architect.observing", arrays=ARRAYS)
