"""A game cut into the turns that are judged."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from queenswright.kernel.box import Box
from queenswright.kernel.data import Move
from queenswright.kernel.position import Position


@dataclass(frozen=True)
class Stretch:
    """The moves of one seat in one turn, up to the first that taught it something: until then it could choose them all.

    What a turn reveals in its middle, a throw or a tile turned over, begins another stretch.
    """

    first: int
    seat: int
    turn: str
    moves: tuple[Move, ...]
    before: Position
    after: Position
    is_forced: bool
    reveals: bool


def learns(game: Box, before: Any, after: Any, seat: int) -> bool:
    """Whether a seat knows something after a move that it could not know before."""
    hidden = game.rules.telling.hidden
    return hidden(game.pack, game.mirror(before), seat) != hidden(game.pack, game.mirror(after), seat)


def stretches(position: Position) -> list[Stretch]:
    """The turns that led to a position, oldest first."""
    game, past = position.game, position.past()
    found: list[Stretch] = []
    begun = 0
    for i, played in enumerate(position.played):
        before, after = past[i], past[i + 1]
        is_last = i + 1 == len(position.played)
        reveals = learns(game, before.held, after.held, played.seat)
        if is_last or reveals or position.played[i + 1].seat != played.seat or after.turn != before.turn:
            moves = [one.move for one in position.played[begun : i + 1]]
            start = past[begun]
            forced = _is_forced(past[begun : i + 1])
            found.append(Stretch(begun, played.seat, start.turn, tuple(moves), start, after, forced, reveals))
            begun = i + 1
    return found


def _is_forced(positions: Sequence[Position]) -> bool:
    """Whether there was never anything to choose."""
    return all(len(position.legal_moves) == 1 for position in positions)


def of_game(position: Position, number: int | None) -> tuple[list[Stretch], Position, int | None]:
    """The turns of one of several linked games, the position in which it was decided, and its number.

    Without a number the last game is meant that has a turn; a game that is not one of several is taken whole.
    """
    found = stretches(position)
    linked = position.game.rules.reports.linked
    if linked is None:
        return found, position, None
    numbers = [linked.number(stretch.before.held) for stretch in found]
    wanted = number if number is not None else max(numbers, default=int(linked.number(position.held)))
    chosen = [stretch for stretch, of in zip(found, numbers, strict=True) if of == wanted]
    return chosen, (chosen[-1].after if chosen else position), int(wanted)
