"""QD-LATER-06, 07, 38: the crown bar, on which seals of those who missed their goal become fame for the next game."""

from queenswright.games.queensdale.refusals import ALLOWED, SEALS_NOT_RECEIVED
from queenswright.games.queensdale.rules.character import has_missed
from queenswright.games.queensdale.rules.ending import seals_due
from queenswright.games.queensdale.state.cards import CROWN_FAVOUR
from queenswright.games.queensdale.state.course import CROWN_BAR, GOAL_ORDER, STORAGE
from queenswright.games.queensdale.state.pieces import FROM_OTHER
from queenswright.games.queensdale.state.rule import pop, push, rule
from queenswright.games.queensdale.steps import CROWN


@rule
def seat_in_turn(pack, s):
    """QD-NEXT-20: whose turn it is after a game: the lowest goal first, by seat where the pack has no such order."""
    if pack.mechanism_from[GOAL_ORDER] <= s.opened:
        return s.order[s.cursor]
    return s.cursor


@rule
def ask_crowns(pack, s):
    """QD-END-08 (step 16), QD-LATER-06, 07: once there is a bar, whoever missed the goal is asked; then storage."""
    while s.cursor < s.players and pack.mechanism_from[CROWN_BAR] <= s.opened:
        seat = seat_in_turn(pack, s)
        s.cursor += 1
        if has_missed(s, seat):
            push(s, CROWN, seat, 0)
            return
    s.phase = STORAGE
    s.cursor = 0


@rule
def crown_value(pack, s, seat, seals):
    """QD-LATER-07, 38: the value of some seals by the player's own goal, altogether a quarter of it at most.

    The owner of card 42 gets 1 more for each.
    """
    epoch = s.epoch[seat]
    value = pack.crown_value[epoch] + (s.favours[CROWN_FAVOUR] == seat + 1)
    return min(seals * value, pack.goal[epoch] // pack.crown_share)


@rule
def most_seals_back(pack, s, me):
    """QD-LATER-07: up to two, and none but those received in step 14 of this game."""
    return min(seals_due(pack, s, me), pack.crown_seals)


@rule
def refuse_crown(pack, s, me, seals):
    """QD-LATER-07: no more seals than may be given back."""
    if seals > min(most_seals_back(pack, s, me), s.seals[me]):
        return SEALS_NOT_RECEIVED
    return ALLOWED


@rule
def give_seals_back(pack, s, me, seals):
    """QD-LATER-06, 07: the seals return to the supply, the counter of the crown bar goes up."""
    pop(s)
    s.seals[me] -= seals
    s.crown[me] = crown_value(pack, s, me, seals)


@rule
def apply_crowns(s):
    """QD-NEXT-13, QD-LATER-06, 07: the game starts with the crown value as fame; the bar returns to 0."""
    for seat in range(s.players):
        s.earned[seat][FROM_OTHER] += s.crown[seat]
        s.crown[seat] = 0
