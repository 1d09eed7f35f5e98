"""Previews of moves, played on a copy in which everything hidden has been redealt."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from queenswright.kernel.data import Event, Move
from queenswright.kernel.key import KEY_BITS
from queenswright.kernel.position import Position
from queenswright.table.telling import told


@dataclass(frozen=True)
class Preview:
    """A move with the table as the seat would see it afterwards.

    Anything the move would reveal is a guess: do not show it.
    """

    move: Move
    view: dict[str, Any]
    events: list[Event]
    to_move: int | None
    step: str | None
    next_moves: list[Move]


def previews(position: Position, seat: int) -> Iterator[Preview]:
    """A preview of every legal move, on a copy that gives nothing hidden away."""
    copy = imagined(position, seat)
    for move in position.legal_moves:
        copy.push(move, known_legal=True)
        next_moves = copy.legal_moves if _goes_on(position, copy, seat) else []
        yield Preview(move, copy.view(seat), copy.story(), copy.to_move, copy.step, next_moves)
        copy.pop()


def imagined(position: Position, seat: int, key: int | None = None) -> Position:
    """The position as the seat may imagine it, redealt under a key (a secret one by default)."""
    return position.redealt(seat, secrets.randbits(KEY_BITS) if key is None else key)


def preview(position: Position, copy: Position, seat: int, moves: Sequence[str | Move]) -> dict[str, Any]:
    """The preview of some moves as plain data; `copy` is the imagined position and is left unchanged.

    A move with `reveals` shows something that nobody knows yet: the preview contains a guess instead. Where it would
    disclose sealed texts, the preview ends before it.
    """
    played: list[dict[str, Any]] = []
    before = len(copy.moves)
    try:
        for move in moves:
            chosen = move if isinstance(move, Move) else copy.parse(move, prefix=False)
            copy.push(chosen)
            told_of = {"text": chosen.text, "step": chosen.step}
            if not set(copy.disclosed_texts(seat)).issubset(position.disclosed_texts(seat)):
                copy.pop()
                return _closed(position, copy, seat, [*played, {**told_of, "story": [], "reveals": True}])
            played.append({**told_of, "story": told(copy.story()), "reveals": copy.reveals_since(1)})
        legal = [move.text for move in copy.legal_moves] if _goes_on(position, copy, seat) else []
        return {
            "moves": played,
            "view": copy.view(None if position.game.rules.telling.same_view_for_all else seat),
            "step": copy.step,
            "to_move": copy.to_move,
            "same_turn": copy.turn == position.turn,
            "legal": legal,
        }
    finally:
        while len(copy.moves) > before:
            copy.pop()


def _closed(position: Position, copy: Position, seat: int, played: list[dict[str, Any]]) -> dict[str, Any]:
    """A preview that ends before its last move."""
    view = copy.view(None if position.game.rules.telling.same_view_for_all else seat)
    return {"moves": played, "view": view, "step": None, "to_move": None, "same_turn": False, "legal": []}


def _goes_on(position: Position, copy: Position, seat: int) -> bool:
    """Whether the seat decides again in the same turn."""
    return copy.to_move == seat and copy.turn == position.turn
