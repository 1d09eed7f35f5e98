"""What a move would bring: it is played on a copy in which everything hidden was dealt anew."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from queenswright.kernel.contract import Event, Move
from queenswright.kernel.game import KEY_BITS
from queenswright.kernel.position import Position


@dataclass(frozen=True)
class Preview:
    """A move with the table as the seat would see it afterwards.

    What the move would reveal is a guess: do not show it.
    """

    move: Move
    view: dict[str, Any]
    events: list[Event]
    to_move: int | None
    step: str | None
    next_moves: list[Move]


def previews(position: Position, seat: int) -> Iterator[Preview]:
    """Every legal move, played on a copy of which nothing hidden can be read off."""
    copy = position.redealt(seat, secrets.randbits(KEY_BITS))
    for move in position.legal_moves:
        copy.push(move)
        goes_on = copy.to_move == seat and copy.turn == position.turn
        next_moves = copy.legal_moves if goes_on else []
        yield Preview(move, copy.view(seat), copy.story(), copy.to_move, copy.step, next_moves)
        copy.pop()
