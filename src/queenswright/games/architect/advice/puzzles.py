"""What puzzles ask in Queen's Architect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from queenswright.games.architect.rules.board import track_length
from queenswright.games.architect.rules.tile import performance_sum
from queenswright.games.architect.rules.turn import ACTION_SPACES, FURTHEST_MOVE
from queenswright.games.architect.state import CAPITAL, NOBODY
from queenswright.kernel.data import Move, Pack
from queenswright.kernel.rule import plain

FINISH, SAVE, PALACE, HIRE, BUILD, TRIP, MONEY = KINDS = (
    "finish", "save", "palace", "hire", "build", "trip", "money",
)  # fmt: skip
KIND_OF_STEP = {"hire": HIRE, "construct": BUILD, "travel": TRIP, "bank": MONEY, "labour": MONEY}
NOTHING = "forfeit"


def kind_of(pack: Pack, before: Any, moves: Sequence[Move], after: Any, seat: int) -> str | None:
    """What a puzzle asks whose answer is this turn.

    `finish` contributes to the palace. In `save` somebody else could do so with the next turn. `palace` is a turn after
    which the seat could do so with its next one. Otherwise the action decides.
    """
    if after.contribution[seat] != before.contribution[seat]:
        return FINISH
    others = [other for other in range(before.players) if other != seat]
    if any(before.contribution[other] != NOBODY or could_finish(pack, before, other) for other in others):
        return SAVE
    if could_finish(pack, after, seat) and not could_finish(pack, before, seat):
        return PALACE
    steps = [move.step for move in moves if move.text != NOTHING]
    return next((kind for step, kind in KIND_OF_STEP.items() if step in steps), None)


def could_finish(pack: Pack, s: Any, seat: int) -> bool:
    """QA-PALACE-01..05: whether a seat could contribute with its next turn, as things stand."""
    spaces = -s.architect[seat] % ACTION_SPACES
    return bool(
        s.contribution[seat] == NOBODY
        and 1 <= spaces <= FURTHEST_MOVE
        and s.track[seat] >= plain(track_length)(pack.mirror, s)
        and s.carriage[seat] == CAPITAL
        and plain(performance_sum)(pack.mirror, s, seat) >= pack.mirror.palace_performance
    )
