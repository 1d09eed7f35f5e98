"""QA-LABOR: the Day labourer action. The step's argument is the character turned last, plus 1 (0: nothing done yet)."""

from queenswright.games.architect.content.house_rules import bit
from queenswright.games.architect.refusals import (
    ALLOWED,
    NO_LABOURER,
    NOBODY_TO_TURN,
    OUT_OF_ORDER,
    STARTED_ALREADY,
    WORKED_ALREADY,
)
from queenswright.games.architect.rules.tile import crew_size, employs, finish_job
from queenswright.games.architect.state import pop, push, rule
from queenswright.games.architect.steps import LABOUR, LABOUR_DONE, LABOUR_FORFEIT

LABOUR_ANY_CRAFTSMAN = bit("labour_any_craftsman")
LABOUR_MANY_POSITIONS = bit("labour_many_positions")


@rule
def refuse_labour(pack, s, me, i, turned_last):
    """QA-LABOR-02, 04, 10: whose tile may be turned for the bonus; the set is picked in ascending order."""
    if i == LABOUR_DONE:
        return ALLOWED
    if i == LABOUR_FORFEIT:
        if turned_last > 0:
            return STARTED_ALREADY
        return ALLOWED
    if turned_last == i + 1 and s.house_rules & LABOUR_MANY_POSITIONS == 0:
        return WORKED_ALREADY
    if not employs(s, me, i):
        return NOBODY_TO_TURN
    if not pack.labourer[i] and s.house_rules & LABOUR_ANY_CRAFTSMAN == 0:
        return NO_LABOURER
    if i + 1 < turned_last:
        return OUT_OF_ORDER
    return ALLOWED


@rule
def base_pay(pack, s, me):
    """QA-LABOR-01, 08, 09: 1 taler for every 2 craftsmen, rounded up."""
    return (crew_size(s, me) + pack.craftsmen_per_taler - 1) // pack.craftsmen_per_taler


@rule
def labour(pack, s, me, i, turned_last):
    """QA-LABOR-01, 02, 11, 12: base pay with the first decision, then the bonus for each craftsman who is turned."""
    pop(s)
    if i == LABOUR_FORFEIT:
        return
    if turned_last == 0:
        s.talers[me] += base_pay(pack, s, me)
    if i != LABOUR_DONE:
        s.talers[me] += pack.labour_bonus
        finish_job(s, me, i)
        push(s, LABOUR, me, i + 1)
