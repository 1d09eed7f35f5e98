"""The decorator for functions that judge positions: built on the rules, compiled into a cache of their own."""

from pathlib import Path

from queenswright.games.queensdale.state import PACK, STATE
from queenswright.kernel.rule import Rule

rule = Rule(STATE.dtype, PACK.dtype, Path(__file__).parent.parent, apart=Path(__file__).parent, melts=False)
