"""The decorator for what programs that learn see, built on the rules, and what the parts of an observation share."""

from queenswright.games.queensdale.state.campaign import STATE
from queenswright.games.queensdale.state.pack import PACK
from queenswright.kernel.observation import MOST, SET_BITS
from queenswright.kernel.observing import ARRAYS
from queenswright.kernel.rule import Rule

rule = Rule(STATE.dtype, PACK.dtype, "queenswright.games.queensdale.observing", arrays=ARRAYS)

ONE_ENTRY = (1 << SET_BITS) - 1


@rule
def capped(value):
    """A number as an entry can hold it."""
    return min(value, MOST)


@rule
def from_observer(s, seat, other):
    """How many places clockwise a seat is from the observer."""
    k = other - seat
    return k + s.players * (k < 0)


@rule
def or_nobody(s, seat, other):
    """The same + 1, or 0 for nobody (below 0)."""
    return (from_observer(s, seat, other) + 1) * (other >= 0)
