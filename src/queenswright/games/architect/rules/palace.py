"""QA-PALACE: contributing to the Queen's palace."""

from queenswright.games.architect.content.house_rules import bit
from queenswright.games.architect.refusals import (
    ALLOWED,
    CONTRIBUTED_ALREADY,
    NOT_AT_TRACK_END,
    NOT_IN_CAPITAL,
    PALACE_NOT_USED,
    PERFORMANCE_TOO_LOW,
)
from queenswright.games.architect.rules.board import track_length
from queenswright.games.architect.rules.tile import performance_sum
from queenswright.games.architect.state import CAPITAL, NOBODY, pop, rule

RACE_TO_TRACK_END = bit("race_to_track_end")


@rule
def refuse_palace(pack, s, me):
    """QA-PALACE-01..05, 12, 14, 15: last space, capital, performance; in this step the architect is on Construct."""
    if s.house_rules & RACE_TO_TRACK_END:
        return PALACE_NOT_USED
    if s.contribution[me] != NOBODY:
        return CONTRIBUTED_ALREADY
    if s.track[me] < track_length(pack, s):
        return NOT_AT_TRACK_END
    if s.carriage[me] != CAPITAL:
        return NOT_IN_CAPITAL
    if performance_sum(pack, s, me) < pack.palace_performance:
        return PERFORMANCE_TOO_LOW
    return ALLOWED


@rule
def contribute(pack, s, me):
    """QA-PALACE-06, 10, 11: the performance sum is recorded; nothing is turned, paid or placed."""
    s.contribution[me] = performance_sum(pack, s, me)
    pop(s)
