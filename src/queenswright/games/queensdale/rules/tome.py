"""QD-LATER-04, 05: tomes, and the action that brings them."""

from queenswright.games.queensdale.refusals import ALLOWED, SHELF_IS_FULL, TOO_FEW_GUILDERS_FOR_TOME
from queenswright.games.queensdale.rules.board import bonus
from queenswright.games.queensdale.state.cards import BOOKS, HOUSE
from queenswright.games.queensdale.state.effects import FREE_TOMES
from queenswright.games.queensdale.state.pieces import GUILDER
from queenswright.games.queensdale.state.rule import rule


@rule
def tome_price(pack, s, me):
    """QD-LATER-05: the guilders for a tome, none with a scriptorium."""
    if bonus(pack, s, me, FREE_TOMES) > 0:
        return 0
    return pack.tome_guilders


@rule
def refuse_tome(pack, s, me, guilders):
    """QD-LATER-05: the price, and room for one more tome."""
    if s.tomes[me] >= pack.most_tomes:
        return SHELF_IS_FULL
    if guilders < tome_price(pack, s, me):
        return TOO_FEW_GUILDERS_FOR_TOME
    return ALLOWED


@rule
def take_tome(pack, s, me):
    """QD-LATER-05, 60: pay and take a tome, two in a house of books; they need no storage."""
    s.goods[me][GUILDER] -= tome_price(pack, s, me)
    tomes = 1
    if s.votes[HOUSE] == BOOKS:
        tomes = 2
    s.tomes[me] = min(s.tomes[me] + tomes, pack.most_tomes)
