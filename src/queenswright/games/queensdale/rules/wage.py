"""QD-WAGE, QD-BAKERY: the actions that only give something."""

from queenswright.games.queensdale.rules.board import bonus, in_force
from queenswright.games.queensdale.rules.memory import remember_baking
from queenswright.games.queensdale.state import BAKERY_MORE, BREAD, GUILDER, WAGE_MORE, rule


@rule
def take_wage(pack, s, me):
    """QD-WAGE-01: guilders, more with a toll gate."""
    s.goods[me][GUILDER] += pack.wage + bonus(pack, s, me, WAGE_MORE)


@rule
def bake(pack, s, me):
    """QD-BAKERY-01: bread, more in a harvest week."""
    s.goods[me][BREAD] += pack.bakery_bread + in_force(pack, s, BAKERY_MORE)
    remember_baking(pack, s, me)
