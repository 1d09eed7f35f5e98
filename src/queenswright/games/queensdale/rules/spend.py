"""QD-COMP-29: basic resources of a player's choice, paid to the supply."""

from queenswright.games.queensdale.refusals import ALLOWED, NONE_TO_SPEND
from queenswright.games.queensdale.state.pieces import GUILDER
from queenswright.games.queensdale.state.rule import pop, push, rule
from queenswright.games.queensdale.steps import SPEND, left_to_spend, spend_argument

BASIC_KINDS = GUILDER + 1


@rule
def basic_resources(s, me):
    """QD-COMP-29: how many pieces of timber, stone, clay and guilders a player has."""
    count = 0
    for good in range(BASIC_KINDS):
        count += s.goods[me][good]
    return count


@rule
def ask_spend(s, me, count):
    """Let a player choose this many basic resources to pay; what was owed before is given afterwards."""
    push(s, SPEND, me, spend_argument(count, 0))


@rule
def refuse_spend(s, me, good):
    """QD-COMP-28: nobody pays what they do not have."""
    if s.goods[me][good] == 0:
        return NONE_TO_SPEND
    return ALLOWED


@rule
def spend(s, me, good, argument):
    """QD-COMP-29: one piece goes to the supply."""
    pop(s)
    s.goods[me][good] -= 1
    left = left_to_spend(argument) - 1
    if left > 0:
        push(s, SPEND, me, spend_argument(left, good))
