"""QD-WAGE, QD-BAKERY: the actions that only give something."""

from queenswright.games.queensdale.refusals import ALLOWED, NO_RESOURCE_TO_BAKE
from queenswright.games.queensdale.rules.board import bonus, in_force
from queenswright.games.queensdale.rules.memory import remember_baking
from queenswright.games.queensdale.rules.spend import ask_spend, basic_resources
from queenswright.games.queensdale.rules.story_cards import price_of_baking
from queenswright.games.queensdale.state.effects import BAKERY_MORE, WAGE_MORE
from queenswright.games.queensdale.state.pieces import BREAD, GUILDER, NOTHING
from queenswright.games.queensdale.state.rule import rule


@rule
def take_wage(pack, s, me):
    """QD-WAGE-01: guilders, more with a toll gate."""
    s.goods[me][GUILDER] += pack.wage + bonus(pack, s, me, WAGE_MORE)


@rule
def bake(pack, s, me):
    """QD-BAKERY-01: bread, more in a harvest week; what flour thieves have left costs a basic resource."""
    s.goods[me][BREAD] += pack.bakery_bread + in_force(pack, s, BAKERY_MORE)
    remember_baking(pack, s, me)
    if price_of_baking(pack, s) > 0:
        ask_spend(s, me, price_of_baking(pack, s))


@rule
def refuse_bakery(pack, s, me, paid):
    """QD-DICE-18: what a bakery action costs, once the die is paid with `paid`."""
    if basic_resources(s, me) - (paid != NOTHING) < price_of_baking(pack, s):
        return NO_RESOURCE_TO_BAKE
    return ALLOWED
