"""What the campaign remembers of its players for the cards and for the chronicle (QD-LATER-50); no rule asks for it."""

from queenswright.games.queensdale.state.course import EPOCH_END_CARDS
from queenswright.games.queensdale.state.rule import rule


@rule
def has_cards(pack, s):
    """Whether the cards that tell of it are in play."""
    return pack.mechanism_from[EPOCH_END_CARDS] <= s.opened


@rule
def remember_baking(pack, s, me):
    """One more bakery action."""
    if has_cards(pack, s):
        s.baked[me] += 1


@rule
def remember_feeding(pack, s, me):
    """The poor were fed once more."""
    if has_cards(pack, s):
        s.fed[me] += 1


@rule
def remember_seals(pack, s, me, seals):
    """Seals given to the grocer."""
    if has_cards(pack, s):
        s.spent[me] += seals
