"""QD-MARKET: the weekly market."""

from queenswright.games.queensdale.refusals import ALLOWED, TOO_FEW_GUILDERS
from queenswright.games.queensdale.rules.board import in_force
from queenswright.games.queensdale.rules.supply import ask_pick
from queenswright.games.queensdale.state import GUILDER, MARKET_MORE, MATERIAL, rule


@rule
def refuse_market(pack, guilders):
    """QD-MARKET-01, 02: the whole price, no half deals."""
    if guilders < pack.market_guilders:
        return TOO_FEW_GUILDERS
    return ALLOWED


@rule
def trade(pack, s, me):
    """QD-MARKET-01, 03: guilders for timber, stone and clay in any mix; more on a market day."""
    s.goods[me][GUILDER] -= pack.market_guilders
    ask_pick(s, me, pack.market_resources + in_force(pack, s, MARKET_MORE), MATERIAL)
