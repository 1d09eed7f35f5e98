"""QD-CAMP: who leads the campaign, and who wins it."""

from queenswright.games.queensdale.rules.character import fame
from queenswright.games.queensdale.rules.tie import tie_break
from queenswright.games.queensdale.state.course import RUNNING
from queenswright.games.queensdale.state.rule import rule


@rule
def leading_epoch(s):
    """The highest epoch that somebody aims at."""
    epoch = s.epoch[0]
    for seat in range(1, s.players):
        epoch = max(epoch, s.epoch[seat])
    return epoch


@rule
def is_before(pack, s, a, b):
    """QD-CAMP-04, 05: completed epochs, then the share of the player's own goal in this game, then the tie rules."""
    if s.epoch[a] != s.epoch[b]:
        return s.epoch[a] > s.epoch[b]
    share_a = fame(s, a) * s.aim[b]
    share_b = fame(s, b) * s.aim[a]
    if share_a != share_b:
        return share_a > share_b
    return tie_break(pack, s, a) > tie_break(pack, s, b)


@rule
def rank_in_game(s, seat):
    """The place of a seat in the ranking of the last game, which chance has completed (QD-TIE-04)."""
    for place in range(s.players):
        if s.order[place] == seat:
            return place
    return s.players


@rule.entry
def place(pack, s, seat):
    """QD-CAMP-04, 05: the place of a seat; equal players share one while the campaign runs."""
    place = 1
    for other in range(s.players):
        if is_before(pack, s, other, seat):
            place += 1
        elif s.ended != RUNNING and not is_before(pack, s, seat, other):
            place += rank_in_game(s, other) < rank_in_game(s, seat)
    return place
