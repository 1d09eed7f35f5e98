"""What always holds for the things that later epochs bring; see `invariants`."""

from tests.games.queensdale.checked_rule import rule
from tests.games.queensdale.memory import argument_taken, is_same_game, step_taken

from queenswright.games.queensdale.state import COGWHEEL, ORDER_CARDS, ORDERS
from queenswright.games.queensdale.steps import FULFIL, TURN_COGWHEEL
from queenswright.kernel.play import count_bits

# The numbers of the clauses, on purpose not those of the rules or the pack.
SECTORS = 6
FARTHEST = 3


@rule
def the_cogwheel_turns(pack, s, before, i):
    """QD-LATER-15: it begins every game with one of six sectors and turns by its action only, three at most."""
    if s.cogwheel < 0 or s.cogwheel > SECTORS:
        return False
    if not is_same_game(s, before):
        return (s.cogwheel != 0) == (pack.mechanism_from[COGWHEEL] <= s.opened)
    if step_taken(before) == TURN_COGWHEEL:
        return i < FARTHEST and s.cogwheel == (before.cogwheel + i) % SECTORS + 1
    return s.cogwheel == before.cogwheel


@rule
def orders_are_fulfilled_once(pack, s, before):
    """QD-LATER-19, QD-NEXT-09: one more than players lies there at first; one at a time goes, when it is fulfilled."""
    if s.orders < 0 or s.orders >> ORDER_CARDS != 0:
        return False
    if not is_same_game(s, before):
        if pack.mechanism_from[ORDERS] > s.opened:
            return s.orders == 0
        return count_bits(s.orders) == s.players + 1
    if step_taken(before) == FULFIL:
        order = 1 << argument_taken(before)
        return before.orders & order != 0 and s.orders == before.orders ^ order
    return s.orders == before.orders
