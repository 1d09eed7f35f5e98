"""QD-ROUND: rounds and turns."""

from queenswright.games.queensdale.refusals import ALLOWED, NOTHING_PLACED, PLACED_ALREADY
from queenswright.games.queensdale.rules.board import dice_left
from queenswright.games.queensdale.rules.character import has_reached_goal
from queenswright.games.queensdale.rules.knowledge import renew
from queenswright.games.queensdale.rules.promise import judge_round
from queenswright.games.queensdale.rules.roll import roll_all
from queenswright.games.queensdale.rules.spaces import KINDS
from queenswright.games.queensdale.rules.story_cards import take_tithe
from queenswright.games.queensdale.state.course import ONCE_A_ROUND, ONCE_REROLL, RANKING
from queenswright.games.queensdale.state.pieces import DICE, NOTHING, SEATS
from queenswright.games.queensdale.state.rule import pop, push, rule
from queenswright.games.queensdale.steps import TURN


@rule
def plays_on(s, seat):
    """QD-ROUND-10: whether a player has dice left and has not left the round."""
    return s.left_round >> seat & 1 == 0 and dice_left(s, seat) != 0


@rule
def give_turn(s, seat):
    """QD-ROUND-03: a turn begins."""
    s.turn_seat = seat
    s.turn_number += 1
    s.placed = 0
    s.action = 0
    push(s, TURN, seat, 0)


@rule
def begin_round(s):
    """QD-ROUND-02, 03: everybody rolls, the starting player begins."""
    s.round_number += 1
    s.turn_number = 0
    s.left_round = 0
    roll_all(s)
    give_turn(s, s.first_player)


@rule
def is_last_round(pack, s):
    """QD-END-01, 02, QD-ROUND-14: whether somebody has reached their goal, or the safety stop is due."""
    for seat in range(s.players):
        if has_reached_goal(s, seat):
            return True
    return s.round_number >= pack.last_round


@rule
def take_dice_back(s):
    """QD-ROUND-06: everybody takes their own dice back, all spaces are free again."""
    s.gathered_any = 0
    for kind in range(KINDS):
        s.taken[kind] = 0
    for seat in range(SEATS):
        s.gathered[seat] = 0
        s.used[seat] &= ~ONCE_A_ROUND
        renew(s, seat, ONCE_REROLL)
        for die in range(DICE):
            s.showing[seat][die] = NOTHING


@rule
def next_turn(pack, s):
    """QD-ROUND-03, 05, 07..10: clockwise to whoever has dice; then the next round, or the end of the game."""
    for k in range(s.players):
        seat = (s.turn_seat + 1 + k) % s.players
        if plays_on(s, seat):
            give_turn(s, seat)
            return
    take_dice_back(s)
    take_tithe(pack, s)
    if is_last_round(pack, s):
        s.phase = RANKING
    else:
        s.first_player = (s.first_player + 1) % s.players
        begin_round(s)
        judge_round(pack, s)


@rule
def refuse_leave(s):
    """QD-ROUND-11, QD-DICE-10: instead of placing a die."""
    if s.placed == 1:
        return PLACED_ALREADY
    return ALLOWED


@rule
def leave(s, me):
    """QD-DICE-10, 12: no more dice in this round."""
    pop(s)
    s.robbers_at_work = 0
    s.left_round |= 1 << me


@rule
def refuse_end(s):
    """QD-ROUND-11, 12: a turn ends after a placement."""
    if s.placed == 0:
        return NOTHING_PLACED
    return ALLOWED


@rule
def end_turn(s):
    """QD-ROUND-12, QD-LATER-45: the player confirms the end of the turn; what waited for its die is lost."""
    pop(s)
    s.robbers_at_work = 0
