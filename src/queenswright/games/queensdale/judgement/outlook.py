"""What the search expects of a position for every seat."""

from queenswright.games.queensdale.judgement.base import rule
from queenswright.games.queensdale.judgement.estimate import worth
from queenswright.kernel.plan import NOT_POSSIBLE
from queenswright.kernel.search import WHOLE, power

SCALE = 4
"""The estimate counts in hundredths of a building; a campaign is decided by more than one."""


@rule
def outlook(pack, s, weights, features, best):
    """The share of victory that every seat may expect, into `best`."""
    most = NOT_POSSIBLE
    for seat in range(s.players):
        best[seat] = worth(pack, s, seat, weights, features) // SCALE
        most = max(most, best[seat])
    total = 0
    for seat in range(s.players):
        best[seat] = power(best[seat] - most)
        total += best[seat]
    for seat in range(s.players):
        best[seat] = best[seat] * WHOLE // total
