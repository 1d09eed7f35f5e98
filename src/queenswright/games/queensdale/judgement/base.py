"""The decorator for functions that judge positions: built on the rules, compiled into a separate cache."""

from queenswright.games.queensdale.state.campaign import STATE
from queenswright.games.queensdale.state.pack import PACK
from queenswright.kernel.rule import Rule

rule = Rule(STATE.dtype, PACK.dtype, "queenswright.games.queensdale.judgement", inlines=False)
