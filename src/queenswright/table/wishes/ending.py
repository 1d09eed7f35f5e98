"""Ending a game before the rules do: a seat resigns, or everybody who sits there agrees."""

from __future__ import annotations

from collections.abc import Collection

from queenswright.table.happening import Happening
from queenswright.table.refusals import refused
from queenswright.table.requests import END
from queenswright.table.state import TableState
from queenswright.table.wishes.running import running
from queenswright.table.wishes.seats import bot_that_plays_on

AGREED, RESIGNED = "agreed", "resigned"
"""Why a game is over before the rules end it."""


def resign(state: TableState, who: Collection[int], seat: int, now: float) -> list[Happening]:
    """Give a seat up: it cannot win any more.

    With two players the other wins. With more a bot plays on for the seat, as long as somebody else sits there.
    """
    line = running(state)
    if seat not in who or state.seats[seat].kind != "person":
        raise refused("table-not-at-table")
    if state.seats[seat].stands_in:
        raise refused("table-stands-in")
    if state.holding == seat and line.is_over:
        raise refused("table-end-turn-first")
    happenings = [Happening("end_turn", seat, now)] if state.holding == seat else []
    rivals = [other for other in range(state.players) if other != seat and other not in state.lost]
    if len(rivals) > 1 and any(sits(state, other) for other in rivals):
        return [*happenings, Happening("resign", seat, now, {"bot": bot_that_plays_on(state)})]
    return [*happenings, Happening("resign", seat, now), Happening("ended", None, now, {"reason": RESIGNED})]


def ask_end(state: TableState, who: Collection[int], now: float) -> list[Happening]:
    """Ask everybody else who sits there to end the game as it stands; around one screen they have agreed already."""
    running(state)
    mine = [seat for seat in sorted(who) if sits(state, seat)]
    if not mine:
        raise refused("table-not-at-table")
    if state.asked is not None:
        raise refused("table-ask-pending")
    needed = [seat for seat in range(state.players) if sits(state, seat) and seat not in who]
    if needed:
        return [Happening("ask", mine[0], now, {"about": END, "count": 0, "needed": needed})]
    if len(mine) == 1:
        raise refused("table-nobody-agrees")
    return [ended_by_agreement(now)]


def ended_by_agreement(now: float) -> Happening:
    """The game is over for everybody, and nobody has won."""
    return Happening("ended", None, now, {"reason": AGREED})


def sits(state: TableState, seat: int) -> bool:
    """Whether a person sits there and has not left."""
    return state.seats[seat].kind == "person" and not state.seats[seat].left
