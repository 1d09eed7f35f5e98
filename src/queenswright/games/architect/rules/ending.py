"""QA-END: the end of the game, the winners and the places behind them."""

from queenswright.games.architect.content.house_rules import bit
from queenswright.games.architect.rules.board import any_contribution
from queenswright.games.architect.rules.tile import performance_sum
from queenswright.games.architect.state import (
    HIGHEST_ROUND,
    NOBODY,
    PALACE_BUILT,
    ROUND_LIMIT,
    RUNNING,
    TRACK_END,
    rule,
)

TRACK_END_DECIDES = bit("track_end_decides")
NEVER = HIGHEST_ROUND + 1


@rule
def end_of_round(s):
    """QA-END-01, 02, 07, 10: the round of the first contribution is the last one; so is the round of the limit."""
    if any_contribution(s):
        s.ended = PALACE_BUILT
    elif s.round_limit > 0 and s.round_number >= s.round_limit:
        s.ended = ROUND_LIMIT


@rule
def beats(a1, a2, a3, b1, b2, b3):
    """Whether the first list of three numbers is larger, compared from the left."""
    if a1 != b1:
        return a1 > b1
    if a2 != b2:
        return a2 > b2
    return a3 > b3


@rule
def wealth(s, seat):
    """QA-END-11: bonds and talers count 1 each."""
    return s.bonds[seat] + s.talers[seat]


@rule
def outranks(s, seat, other):
    """QA-END-12: contribution sum, then the track, then bonds + talers."""
    return beats(
        s.contribution[seat], s.track[seat], wealth(s, seat), s.contribution[other], s.track[other], wealth(s, other)
    )


@rule
def arrival(s, seat):
    """QA-VAR-13: the round in which the last space was reached."""
    if s.track_end_round[seat] == NOBODY:
        return NEVER
    return s.track_end_round[seat]


@rule
def wins_over(pack, s, seat, other):
    """Whether `other` cannot be a winner because of `seat`."""
    if s.ended == TRACK_END:
        return s.turn_seat == seat  # QA-VAR-12: the first to arrive wins at once
    if s.house_rules & TRACK_END_DECIDES and s.ended == PALACE_BUILT:
        if arrival(s, seat) != arrival(s, other):
            return arrival(s, seat) < arrival(s, other)
        return performance_sum(pack, s, seat) > performance_sum(pack, s, other)
    if any_contribution(s):
        return s.contribution[seat] > s.contribution[other]  # QA-END-03..06, 09
    return outranks(s, seat, other)  # QA-END-11


@rule
def is_best(pack, s, seat):
    """Whether nobody wins over the seat; several seats share the victory (QA-END-05)."""
    for other in range(s.players):
        if other != seat and wins_over(pack, s, other, seat):
            return False
    return True


@rule.entry
def place(pack, s, seat):
    """QA-END-12: 1 for the winners, behind them the places by rank; equal values share a place."""
    if is_best(pack, s, seat):
        return 1
    ahead = 0
    for other in range(s.players):
        if other != seat and (is_best(pack, s, other) or outranks(s, other, seat)):
            ahead += 1
    return ahead + 1


@rule
def is_running(s):
    """Whether the game goes on."""
    return s.ended == RUNNING
