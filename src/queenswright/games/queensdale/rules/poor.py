"""QD-POOR: feeding the poor."""

from queenswright.games.queensdale.refusals import (
    ALLOWED,
    EXTRA_LEVEL_LOST,
    NO_BREAD,
    NO_CHAPEL,
    NO_GUILDER_FEEDING,
    NO_GUILDER_TO_FEED,
    NO_LEVEL_LEFT,
)
from queenswright.games.queensdale.rules.board import bonus, in_force
from queenswright.games.queensdale.rules.memory import remember_feeding
from queenswright.games.queensdale.rules.morale import is_at_top
from queenswright.games.queensdale.rules.promise import note_feeding
from queenswright.games.queensdale.rules.story_cards import bread_more, levels_of_feeding
from queenswright.games.queensdale.state.cards import SNOW, SNOW_BEDS
from queenswright.games.queensdale.state.course import FEEDING_DONE
from queenswright.games.queensdale.state.effects import FEED_WITH_GUILDER, FEED_WITH_MORE_BREAD
from queenswright.games.queensdale.state.pieces import BREAD, GUILDER
from queenswright.games.queensdale.state.rule import pop, push, rule
from queenswright.games.queensdale.steps import FEED_BREAD, FEED_GUILDER, FEED_GUILDER_AND_BREAD, FEED_TWO_BREAD, ROUSE

BEDS_AFTER = 7
"""The epoch whose end card puts the vote on beds before the gate."""


@rule
def bread_for(pack, s, i):
    """The bread that a way of feeding takes, more in a cough season."""
    bread = 1 + bread_more(pack, s)
    if i == FEED_GUILDER:
        return bread - 1
    if i == FEED_TWO_BREAD:
        return bread + 1
    return bread


@rule
def feeds_with_guilder(i):
    """Whether a way of feeding takes a guilder."""
    return i in (FEED_GUILDER, FEED_GUILDER_AND_BREAD)


@rule
def refuse_feed(pack, s, me, i, guilders):
    """QD-POOR-01, 02: a bread for a level; a card allows a guilder instead, a chapel a second level for more bread."""
    if is_at_top(pack, s, me):
        return NO_LEVEL_LEFT
    if i >= FEED_TWO_BREAD:
        if bonus(pack, s, me, FEED_WITH_MORE_BREAD) == 0:
            return NO_CHAPEL
        if s.morale[me] + levels_of_feeding(pack, s) >= pack.morale_top:
            return EXTRA_LEVEL_LOST
    if feeds_with_guilder(i):
        if in_force(pack, s, FEED_WITH_GUILDER) == 0:
            return NO_GUILDER_FEEDING
        if guilders == 0:
            return NO_GUILDER_TO_FEED
    if s.goods[me][BREAD] < bread_for(pack, s, i):
        return NO_BREAD
    return ALLOWED


@rule
def refuse_poor(pack, s, me, guilders):
    """QD-POOR-01, 02: whether there is any way of feeding."""
    reason = refuse_feed(pack, s, me, FEED_BREAD, guilders)
    if reason == NO_BREAD and refuse_feed(pack, s, me, FEED_GUILDER, guilders) == ALLOWED:
        return ALLOWED
    return reason


@rule
def feed(pack, s, me, i):
    """QD-POOR-01, QD-LATER-59: pay and rise; after the night of the beds the first feeding counts twice."""
    pop(s)
    note_feeding(pack, s, me)
    s.goods[me][BREAD] -= bread_for(pack, s, i)
    if feeds_with_guilder(i):
        s.goods[me][GUILDER] -= 1
    levels = levels_of_feeding(pack, s)
    if i >= FEED_TWO_BREAD:
        levels += 1
    if s.last_end == BEDS_AFTER and s.votes[SNOW] == SNOW_BEDS and s.firsts[me] & FEEDING_DONE == 0:
        levels *= 2
        s.firsts[me] |= FEEDING_DONE
    push(s, ROUSE, me, levels)
    remember_feeding(pack, s, me)
