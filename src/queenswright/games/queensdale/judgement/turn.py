"""Where the planner stops looking ahead, and where self-play of a campaign pauses."""

from queenswright.games.queensdale.judgement.base import rule
from queenswright.games.queensdale.rules.store import ITEM_KINDS, held_item
from queenswright.games.queensdale.state.course import GROCERY, LEARNING, STORAGE
from queenswright.games.queensdale.state.pieces import DICE, SIDES
from queenswright.games.queensdale.steps import KEEP_CARD, ROLL, TURN

ROUNDS, TURNS, PHASES, CURSORS, PIECES = 64, 64, 16, 8, 1 << 16
BEFORE_THE_THROW, PLACED = 1, 2


@rule
def held_pieces(s, seat):
    """How many items a seat has."""
    count = 0
    for item in range(ITEM_KINDS):
        count += held_item(s, seat, item)
    return count


@rule
def face_sum(s, seat):
    """A number that changes with every new face."""
    total = 0
    for die in range(DICE):
        for side in range(SIDES):
            total += s.dice[seat][die][side]
    return total


@rule
def turn_mark(s):
    """Changes with every turn, before a throw (whose result is unknown), and when only ending the turn is left."""
    mark = (s.game_number * ROUNDS + s.round_number) * TURNS + s.turn_number
    mark = ((mark * PHASES + s.phase) * CURSORS + s.cursor) * PIECES
    seat = s.agenda_seat[s.agenda_depth - 1]
    step = s.agenda_step[s.agenda_depth - 1]
    if s.phase == STORAGE:
        return mark + held_pieces(s, seat)
    if s.phase == LEARNING:
        return mark + 2 * s.tomes[seat] + (step == KEEP_CARD)
    if s.phase == GROCERY:
        return mark + face_sum(s, seat)
    if step == ROLL:
        return mark + BEFORE_THE_THROW
    if step == TURN and s.placed == 1:
        return mark + PLACED
    return mark


@rule
def stop_mark(s):
    """Changes after every game, so that self-play pauses there."""
    return s.game_number
