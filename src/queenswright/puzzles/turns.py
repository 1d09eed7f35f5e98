"""The turns of a position that are worth comparing, those with the same essence once."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence
from itertools import count

from queenswright.bots.mind import Mind
from queenswright.kernel.data import Move
from queenswright.kernel.position import Position
from queenswright.study.stretches import learns
from queenswright.study.ways import LONGEST_TURN

MOST_LOOKS = 400
"""Positions within a turn that are looked at, whatever they are good for."""

Moves = tuple[Move, ...]


def essence(start: Position, moves: Sequence[Move]) -> tuple[str, ...]:
    """What counts of a turn as an answer."""
    return start.game.rules.puzzles.essence(start.pack, start.state, moves)


def after(start: Position, moves: Sequence[Move]) -> Position:
    """The position after a turn."""
    walker = start.copy()
    for move in moves:
        walker.push(move, known_legal=True)
    return walker


def kind_of(start: Position, moves: Sequence[Move]) -> str | None:
    """What a puzzle asks whose answer is this turn; None where it makes no puzzle."""
    assert start.to_move is not None
    then = after(start, moves).state
    return start.game.rules.puzzles.kind_of(start.pack, start.state, moves, then, start.to_move)


def goes_on(start: Position, walker: Position, before: Position) -> bool:
    """Whether a seat that has just moved chooses on in the same turn and has learned nothing by the move."""
    seat = before.to_move
    if walker.to_move != seat or seat is None or walker.turn != start.turn:
        return False
    return not learns(walker.game, before.held, walker.held, seat)


def every_turn(mind: Mind, start: Position, most: int) -> list[Moves]:
    """Different turns, those that the planner likes best first, at most this many."""
    found: dict[tuple[str, ...], Moves] = {}
    for moves in _turns(mind, start):
        found.setdefault(essence(start, moves), moves)
        if len(found) >= most:
            break
    return list(found.values())


def _turns(mind: Mind, start: Position) -> Iterator[Moves]:
    """Whole turns by what the planner expects of them; it leaves out what it never considers."""
    order = count()
    waiting: list[tuple[int, int, Position, Moves, Position | None]] = [(0, next(order), start, (), None)]
    for _ in range(MOST_LOOKS):
        if not waiting:
            return
        _, _, walker, moves, before = heapq.heappop(waiting)
        if before is not None and (not goes_on(start, walker, before) or len(moves) == LONGEST_TURN):
            yield moves
            continue
        values, _ = mind.plan(walker.held)
        for index, worth in values.items():
            move = walker.move_at(index)
            then = walker.copy()
            then.push(move, known_legal=True)
            heapq.heappush(waiting, (-worth, next(order), then, (*moves, move), walker))
