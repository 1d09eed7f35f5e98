"""What several wishes ask first: whether the game has started, whether it runs, and whose decision it is."""

from __future__ import annotations

from collections.abc import Collection

from queenswright.table.line import Line
from queenswright.table.refusals import refused
from queenswright.table.state import TableState


def started(state: TableState) -> Line:
    """The line of a game that has begun; it may be over."""
    if state.line is None:
        raise refused("table-not-started")
    return state.line


def running(state: TableState) -> Line:
    """The line of a running game; refuse before the start and after the end."""
    line = started(state)
    if state.status == "over":
        raise refused("refused-game-over")
    return line


def decider(state: TableState, who: Collection[int]) -> tuple[Line, int]:
    """The line, and the seat of `who` that may choose a move now."""
    line = running(state)
    if state.holding is not None and state.holding in who:
        raise refused("table-end-turn-first")
    seat = line.to_move
    if state.holding is not None or seat is None or seat not in who:
        raise refused("table-not-your-turn")
    return line, seat
