"""The state before an action, and what was decided in it."""

from tests.games.queensdale.checked_rule import rule

from queenswright.games.queensdale.state.campaign import STATE
from queenswright.games.queensdale.state.course import PLAY
from queenswright.kernel import plan
from queenswright.kernel.rule import COMPILED

remember = rule(plan.put) if COMPILED else plan.copying(STATE)
"""remember(states, i, s): a copy of the record s at a place of an array."""


@rule
def step_taken(before):
    """The step that has just been decided."""
    return before.agenda_step[before.agenda_depth - 1]


@rule
def seat_acted(before):
    """The seat that has just decided."""
    return before.agenda_seat[before.agenda_depth - 1]


@rule
def argument_taken(before):
    """The argument of the step that has just been decided."""
    return before.agenda_argument[before.agenda_depth - 1]


@rule
def is_same_game(s, before):
    """Whether the action belongs to one game of the campaign."""
    return s.game_number == before.game_number


@rule
def is_same_round(s, before):
    """Whether the action began no round."""
    return is_same_game(s, before) and s.round_number == before.round_number


@rule
def is_in_play(s, before):
    """Whether the table was in the middle of a game before the action and is so after it."""
    return is_same_game(s, before) and s.phase == PLAY and before.phase == PLAY
