"""QD-MORALE: the morale bar, its trumpets and the income of pink buildings."""

from queenswright.games.queensdale.rules.character import blow_trumpets
from queenswright.games.queensdale.rules.story_cards import trumpets
from queenswright.games.queensdale.rules.supply import COLUMNS, bestow, income
from queenswright.games.queensdale.state.pieces import FROM_OTHER
from queenswright.games.queensdale.state.rule import pop, push, rule
from queenswright.games.queensdale.steps import INCOME, ROUSE


@rule
def is_at_top(pack, s, me):
    """QD-MORALE-09: whether the counter stands on the last level."""
    return s.morale[me] >= pack.morale_top


@rule
def rise(pack, s, me, levels):
    """QD-MORALE-02, 04, 07, 09: one level, with its symbol; then the next. Levels above the top are lost."""
    pop(s)
    if is_at_top(pack, s, me):
        return
    if levels > 1:
        push(s, ROUSE, me, levels - 1)
    s.morale[me] += 1
    if pack.trumpet_levels >> s.morale[me] & 1:
        blow_trumpets(pack, s, me, trumpets(pack, s, s.morale[me]))
    if pack.pink_levels >> s.morale[me] & 1:
        push(s, INCOME, me, 0)


@rule
def take_income(pack, s, me):
    """QD-MORALE-02, 03, QD-MANU-01: everything that the player's pink buildings show, at once and complete."""
    pop(s)
    for column in range(COLUMNS):
        amount = income(pack, s, me, column)
        if amount > 0:
            bestow(pack, s, me, column, amount, FROM_OTHER)
