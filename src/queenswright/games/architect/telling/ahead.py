"""A turn before it has come, for whoever plans it while others play."""

from typing import Any

from queenswright.games.architect.rules.ending import end_of_round, is_running
from queenswright.games.architect.state import HIGHEST_ROUND, clear_agenda, push
from queenswright.games.architect.steps import ARCHITECT
from queenswright.kernel.rule import plain


def begin_ahead(s: Any, seat: int) -> bool:
    """QA-TURN-01, 07, 12: a seat's next turn in the rounds, unless the game will be over before."""
    if s.round_number == 0:
        return False
    if (seat - s.first_player) % s.players <= (s.turn_seat - s.first_player) % s.players:
        plain(end_of_round)(s)
        if not plain(is_running)(s):
            return False
        s.round_number = min(s.round_number + 1, HIGHEST_ROUND)
    plain(clear_agenda)(s)
    s.turn_seat = seat
    plain(push)(s, ARCHITECT, seat, 0)
    return True
