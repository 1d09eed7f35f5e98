"""QD-MARKET: the weekly market."""

from queenswright.games.queensdale.refusals import ALLOWED, TOO_FEW_GUILDERS
from queenswright.games.queensdale.rules.board import in_force
from queenswright.games.queensdale.rules.knowledge import card_that_teaches
from queenswright.games.queensdale.rules.supply import ask_pick
from queenswright.games.queensdale.state.effects import LARGER_DEAL, MARKET_MORE
from queenswright.games.queensdale.state.pieces import BREAD, GUILDER, MATERIAL, NOTHING
from queenswright.games.queensdale.state.rule import pop, push, rule
from queenswright.games.queensdale.steps import DEAL, LARGER


@rule
def refuse_market(pack, guilders):
    """QD-MARKET-01, 02: the whole price, no half deals."""
    if guilders < pack.market_guilders:
        return TOO_FEW_GUILDERS
    return ALLOWED


@rule
def exchange_guilders(pack, s, me, guilders, resources, at_fair):
    """QD-MARKET-01, 03: guilders for timber, stone and clay in any mix, more on a market day; at a fair one bread."""
    s.goods[me][GUILDER] -= guilders
    count = resources + in_force(pack, s, MARKET_MORE)
    if at_fair == 0:
        ask_pick(s, me, count, MATERIAL)
        return
    if count > 1:
        ask_pick(s, me, count - 1, MATERIAL)
    ask_pick(s, me, 1, MATERIAL | 1 << BREAD)


@rule
def trade(pack, s, me, at_fair):
    """QD-MARKET-01, QD-LATER-36: the usual deal; whoever knows a larger one and can pay it chooses."""
    card = card_that_teaches(pack, s, me, LARGER_DEAL)
    if card != NOTHING and s.goods[me][GUILDER] >= pack.knowledge_price[card]:
        push(s, DEAL, me, at_fair)
    else:
        exchange_guilders(pack, s, me, pack.market_guilders, pack.market_resources, at_fair)


@rule
def make_deal(pack, s, me, i, at_fair):
    """QD-LATER-36, card 15: the usual deal, or more guilders for more resources."""
    pop(s)
    if i == LARGER:
        card = card_that_teaches(pack, s, me, LARGER_DEAL)
        exchange_guilders(pack, s, me, pack.knowledge_price[card], pack.knowledge_amount[card], at_fair)
    else:
        exchange_guilders(pack, s, me, pack.market_guilders, pack.market_resources, at_fair)
