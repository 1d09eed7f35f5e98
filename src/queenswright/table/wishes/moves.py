"""Playing: a move, the end of a turn; and the questions before it: why not, and what would happen."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from queenswright.kernel.data import Move
from queenswright.kernel.errors import IllegalMove, MoveError, Refusal
from queenswright.kernel.position import Position
from queenswright.table.happening import Happening
from queenswright.table.line import Line
from queenswright.table.preview import imagined
from queenswright.table.preview import preview as preview_of
from queenswright.table.refusals import TableRefusal, refused
from queenswright.table.state import TableState
from queenswright.table.wishes.running import decider, running

LONGEST_MOVE = 100
MOST_PREVIEWED = 30


def move(state: TableState, who: Collection[int], text: str, now: float) -> list[Happening]:
    """Play a move of the seat that decides, given in exact notation."""
    line, seat = decider(state, who)
    if state.clocks.running == seat and state.clocks.left_at(seat, now) <= 0:
        raise refused("table-time-out")
    chosen = _parsed(line, text)
    refusal = line.position.why_not(chosen)
    if refusal:
        raise TableRefusal(refusal)
    return [Happening("move", seat, now, {"text": chosen.text}, chosen)]


def end_turn(state: TableState, who: Collection[int], now: float) -> list[Happening]:
    """End the turn that a seat holds: the game continues, or is over for everybody."""
    running(state)
    if state.holding is None or state.holding not in who:
        raise refused("table-nothing-to-end")
    return [Happening("end_turn", state.holding, now)]


def why(state: TableState, who: Collection[int], text: str) -> Refusal | None:
    """Why a move is not possible now, None when it is."""
    try:
        line, _ = decider(state, who)
        return line.position.why_not(_parsed(line, text))
    except TableRefusal as error:
        return error.refusal


def preview(
    state: TableState, who: Collection[int], moves: Sequence[str], key: int | None = None, ahead: bool = False
) -> dict[str, Any]:
    """Preview a sequence of moves on a copy in which everything hidden has been redealt (under the key).

    `ahead` previews the next turn of a seat that waits; no moves at all show with what that turn would begin.
    """
    position, seat = _considered(state, who, ahead)
    if not (0 if ahead else 1) <= len(moves) <= MOST_PREVIEWED:
        raise refused("table-preview-less", most=MOST_PREVIEWED)
    for text in moves:
        _check_length(text)
    try:
        return preview_of(position, imagined(position, seat, key), seat, moves)
    except MoveError as error:
        raise _as_refusal(error, moves[-1]) from error


def previews(
    state: TableState, who: Collection[int], key: int | None = None, after: Sequence[str] = ()
) -> list[dict[str, Any]]:
    """Preview every legal move, in the order of the legal moves: those of now, or those after some moves."""
    return list(each_preview(state, who, key, after))


def each_preview(
    state: TableState, who: Collection[int], key: int | None = None, after: Sequence[str] = (), ahead: bool = False
) -> Iterator[dict[str, Any]]:
    """The previews of every legal move, one by one; `ahead` as in `preview`."""
    position, seat = _considered(state, who, ahead)
    copy = imagined(position, seat, key)
    if not after:
        yield from (preview_of(position, copy, seat, [legal]) for legal in position.legal_moves)
        return
    legal = preview(state, who, after, key, ahead)["legal"]
    yield from (preview_of(position, copy, seat, [*after, text]) for text in legal)


def _considered(state: TableState, who: Collection[int], ahead: bool) -> tuple[Position, int]:
    """The position in which a seat of `who` decides: now, or when its next turn has come."""
    if not ahead:
        line, seat = decider(state, who)
        return line.position, seat
    line = running(state)
    if not who:
        raise refused("table-not-at-table")
    seat = min(who)
    is_theirs = state.holding in who or (state.holding is None and line.to_move in who)
    found = None if is_theirs else line.position.ahead(seat)
    if found is None:
        raise refused("table-not-ahead")
    return found, seat


def _parsed(line: Line, text: str) -> Move:
    """The move with exactly this notation."""
    _check_length(text)
    try:
        return line.position.parse(text, prefix=False)
    except MoveError as error:
        raise _as_refusal(error, text) from error


def _check_length(text: Any) -> None:
    if not isinstance(text, str) or len(text) > LONGEST_MOVE:
        raise refused("table-no-move", move=str(text)[:LONGEST_MOVE])


def _as_refusal(error: MoveError, text: str) -> TableRefusal:
    return TableRefusal(error.refusal) if isinstance(error, IllegalMove) else refused("table-no-move", move=text)
