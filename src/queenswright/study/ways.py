"""The turns that are worth comparing: what the search would play, what the planner would, and what was played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from queenswright.bots.mind import children
from queenswright.bots.seeds import number_of
from queenswright.kernel.data import Event, Move
from queenswright.kernel.node import NO_NODE, ROOT
from queenswright.kernel.position import Position
from queenswright.study.judge import Judge
from queenswright.study.stretches import learns

MOST = 3
"""First moves that the search likes best, each with the turn that it expects to follow."""

LONGEST_TURN = 24
LONGEST_LINE = 8
SURE = 2
"""How often the search has to have tried a move for it to be followed; else the planner finishes the turn."""


class Found(NamedTuple):
    """A turn as it was found: its moves, and those that the search expects after it."""

    moves: tuple[Move, ...]
    line: tuple[str, ...]


def imagined(start: Position, seat: int, name: str) -> Position:
    """The position as a seat may imagine it."""
    return start.redealt(seat, number_of(name, "imagined", bits=128))


def find_ways(judge: Judge, start: Position, seat: int, name: str) -> list[Found]:
    """The turns that search and planner propose, those that lead to the same position once; the best guess first."""
    shown = imagined(start, seat, name)
    judge.search(shown.held, number_of(name, "search"), judge.effort)
    tried = sorted(children(judge.tree, ROOT), key=lambda child: (-int(judge.tree[child].visits), child))
    legal = {judge.game.index_of(move.action): move for move in shown.legal_moves}
    firsts = [child for child in tried if int(judge.tree[child].action) in legal][:MOST]
    ways = [_followed(judge, shown, seat, child, legal[int(judge.tree[child].action)]) for child in firsts]
    return _different(shown, [*ways, Found(_finished(judge, shown.copy(), shown, seat, []), ())])


def same_turn(start: Position, one: Sequence[Move], other: Sequence[Move]) -> bool:
    """Whether two turns lead to the same position, whatever the order of their moves."""
    return _digest(start, one) == _digest(start, other)


def reasons_for(start: Position, seat: int, moves: Sequence[Move]) -> tuple[Event, ...]:
    """Why a turn is good, as far as that is sure before it is played."""
    walker = start.copy()
    for move in moves:
        walker.push(move, known_legal=True)
    return tuple(start.game.rules.telling.reasons(start.pack, start.state, walker.state, seat))


def _followed(judge: Judge, shown: Position, seat: int, node: int, first: Move) -> Found:
    """The turn that begins with a move as the search expects it; the planner finishes it."""
    walker, moves = shown.copy(), [first]
    goes_on = _push(walker, shown, seat, first)
    while goes_on and len(moves) < LONGEST_TURN:
        node, move = _next(judge, walker, node)
        if move is None:
            return Found(_finished(judge, walker, shown, seat, moves), ())
        moves.append(move)
        goes_on = _push(walker, shown, seat, move)
    return Found(tuple(moves), _line(judge, walker, node))


def _line(judge: Judge, walker: Position, node: int) -> tuple[str, ...]:
    """What the search expects after a turn, up to the first move that would tell what nobody knows yet."""
    line: list[str] = []
    while len(line) < LONGEST_LINE and walker.to_move is not None:
        node, move = _next(judge, walker, node)
        if move is None or move.action in walker.sealed_actions() or walker.is_sealed(move):
            break
        line.append(move.text)
        mover, before = walker.to_move, walker.copy().held
        walker.push(move, known_legal=True)
        if learns(walker.game, before, walker.held, mover):
            break
    return tuple(line)


def _next(judge: Judge, walker: Position, node: int) -> tuple[int, Move | None]:
    """The move that the search tried most often after a node, if it is possible here and not a mere guess."""
    tree = judge.tree
    tried = [child for child in children(tree, node) if int(tree[child].visits) >= SURE]
    best = max(tried, key=lambda child: int(tree[child].visits), default=NO_NODE)
    possible = {judge.game.index_of(move.action): move for move in walker.legal_moves}
    return best, None if best == NO_NODE else possible.get(int(tree[best].action))


def _finished(judge: Judge, walker: Position, shown: Position, seat: int, moves: Sequence[Move]) -> tuple[Move, ...]:
    """The turn with the moves that the planner adds."""
    found = list(moves)
    goes_on = True
    while goes_on and len(found) < LONGEST_TURN:
        values, _ = judge.mind.plan(walker.held)
        best = max(values, key=lambda index: (values[index], -index))
        found.append(walker.move_at(best))
        goes_on = _push(walker, shown, seat, found[-1])
    return tuple(found)


def _push(walker: Position, shown: Position, seat: int, move: Move) -> bool:
    """Play a move; whether the seat goes on with the same turn, and has learned nothing."""
    before = walker.copy().held
    walker.push(move, known_legal=True)
    if walker.to_move != seat or walker.turn != shown.turn:
        return False
    return not learns(walker.game, before, walker.held, seat)


def _different(shown: Position, ways: Sequence[Found]) -> list[Found]:
    found: dict[str, Found] = {}
    for way in ways:
        found.setdefault(_digest(shown, way.moves), way)
    return list(found.values())


def _digest(start: Position, moves: Sequence[Move]) -> str:
    walker = start.copy()
    for move in moves:
        walker.push(move, known_legal=True)
    return walker.digest
