"""A turn before it has come, for whoever plans it while others play."""

from typing import Any

from queenswright.games.queensdale.rules.round import give_turn, plays_on
from queenswright.games.queensdale.state.course import PLAY
from queenswright.games.queensdale.state.rule import clear_agenda
from queenswright.kernel.rule import plain


def begin_ahead(s: Any, seat: int) -> bool:
    """QD-ROUND-03, 05, 10: a seat's next turn of this round; with what dice the next one begins nobody knows."""
    if s.phase != PLAY or not plain(plays_on)(s, seat):
        return False
    plain(clear_agenda)(s)
    s.robbers_at_work = 0
    plain(give_turn)(s, seat)
    return True
