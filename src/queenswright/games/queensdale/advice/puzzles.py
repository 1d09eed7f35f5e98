"""What puzzles ask in Queensdale, which of a turn's moves are the answer, and for whom a position is open."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from queenswright.games.queensdale.content.options import FIRST_AFTER_VOTE, STARTS
from queenswright.games.queensdale.state.board import BRANCHES
from queenswright.games.queensdale.state.pieces import NOTHING
from queenswright.kernel.data import Move, Pack

DICE, SCOUT, BUILD, STORE = KINDS = ("dice", "scout", "build", "store")
TIMES = {"1": 4, "2": 2, "3": 2}
SOURCES = tuple({} if start == STARTS[0] else {"epoch": start} for start in STARTS for _ in range(TIMES.get(start, 1)))
"""Campaigns of bots, begun in every epoch and, after the vote, in both branches; the first epochs more often, because
everybody may see their puzzles."""

KIND_OF_STEP = {
    "exchange": STORE,
    "store": STORE,
    "scout": SCOUT,
    "build": BUILD,
    "renovate": BUILD,
    "segment": BUILD,
    "room": BUILD,
    "place": DICE,
    "turn": DICE,
}
DETAILS = ("rest", "rank", "payment", "pay_die", "spend")
"""Steps that only say how something is done: where the scout rests, and what is paid with."""

END_OF_TURN = "end turn"
GATHER, REST = "gather ", "rest "
OF_A_DIE = ("turn", "mirror", "die")


def kind_of(pack: Pack, before: Any, moves: Sequence[Move], after: Any, seat: int) -> str | None:
    """What a puzzle asks whose answer is this turn: the weightiest of its steps decides."""
    found = {KIND_OF_STEP[move.step] for move in moves if move.step in KIND_OF_STEP}
    return next((kind for kind in (STORE, SCOUT, BUILD, DICE) if kind in found), None)


def essence(pack: Pack, before: Any, moves: Sequence[Move]) -> tuple[str, ...]:
    """The moves without their order and without details; of equal dice it does not matter which is placed.

    Where a scout rests that has gathered something is a detail too.
    """
    gathers = any(move.text.startswith(GATHER) for move in moves)
    counted = [
        move
        for move in moves
        if move.step not in DETAILS and move.text != END_OF_TURN and not (gathers and move.text.startswith(REST))
    ]
    return tuple(sorted(_told(pack, before, move) for move in counted))


def _told(pack: Pack, before: Any, move: Move) -> str:
    words = move.text.split()
    if move.step not in OF_A_DIE or words[-2:-1] != ["die"]:
        return move.text
    face = before.showing[before.agenda_seat[before.agenda_depth - 1]][int(words[-1]) - 1]
    return move.text if face == NOTHING else " ".join([*words[:-1], pack.content.face_codes[face]])


def chapter(s: Any) -> str:
    """The epoch that has been opened, after the vote with the branch."""
    return _chapter(int(s.opened), int(s.branch))


def reached(s: Any) -> Collection[str]:
    """The chapters up to the one that a campaign has come to, in its own branch."""
    return [_chapter(epoch, int(s.branch)) for epoch in range(1, int(s.opened) + 1)]


def _chapter(epoch: int, branch: int) -> str:
    return f"{epoch}-{BRANCHES[branch - 1]}" if epoch >= FIRST_AFTER_VOTE else str(epoch)
