"""One turn: what the position was worth, what was given away, and what chance did at its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from queenswright.kernel.data import Move
from queenswright.kernel.errors import MoveError
from queenswright.kernel.position import Position
from queenswright.study.data import (
    BEST,
    CLOSER,
    DECIDED,
    FORCED,
    JUDGED,
    JudgedTurn,
    Outlook,
    StudyError,
    Way,
    verdict_of,
)
from queenswright.study.judge import Comparison, Judge, Stop
from queenswright.study.stretches import Stretch
from queenswright.study.ways import find_ways, imagined, reasons_for, same_turn

KEPT = 2
"""After a first look at all turns only the best of them are compared further, besides the one that was played."""

CLOSELY = 2
"""How many times the deals turns are compared in that matter."""

MATTERS = 0.04
"""From this loss on a turn matters."""


def rough(judge: Judge, stretch: Stretch, name: str, stop: Stop) -> JudgedTurn:
    """A turn of which only the position before it is valued."""
    before = value(judge, stretch.before, stretch.seat, name, stop)
    texts = tuple(move.text for move in stretch.moves)
    return JudgedTurn(stretch.first, stretch.seat, stretch.turn, stretch.moves[0].step, texts, before)


def value(judge: Judge, position: Position, seat: int, name: str, stop: Stop) -> Outlook:
    """What a position is worth as it is, from what a seat knows."""
    look = Comparison(judge, position, seat, [()], f"{name} rough")
    look.deal(judge.first_deals, stop)
    return look.outlook()


def judged(judge: Judge, stretch: Stretch, turn: JudgedTurn, name: str, stop: Stop) -> JudgedTurn:
    """The turn compared with the best that is found.

    The best of several turns looks better than it is, in the deals in which it was the best. So what it is better by is
    measured again in other deals.
    """
    seat, deals = stretch.seat, judge.deals
    shown = imagined(stretch.before, seat, name)
    found = [] if stretch.is_forced else find_ways(judge, stretch.before, seat, name)
    others = [way for way in found if not same_turn(shown, way.moves, stretch.moves)]
    turns = [_actions(stretch.moves), *(_actions(way.moves) for way in others)]
    look = Comparison(judge, stretch.before, seat, turns, f"{name} first")
    look.deal(judge.first_deals, stop)
    kept = [0, *[turn for turn in look.order() if turn][:KEPT]]
    look.keep(kept)
    look.deal(deals - look.count, stop)
    best = look.order()[0]
    if best:
        other = others[kept[best] - 1]
        better = Way(_texts(other.moves), look.outlook(best), other.line, reasons_for(shown, seat, other.moves))
        turn = replace(turn, better=better)
        turn = _compared(judge, stretch, turn, other.moves, f"{name} second", deals, stop)
    else:
        verdict = FORCED if stretch.is_forced else BEST
        turn = replace(turn, verdict=verdict, before=look.outlook(), played=Way(turn.moves, look.outlook()))
    if all(_is_certain(look.outlook(one)) for one in range(len(kept))) and not stretch.is_forced and not turn.loss:
        turn = replace(turn, verdict=DECIDED)
    assert turn.played is not None
    played = replace(turn.played, reasons=reasons_for(shown, seat, stretch.moves))
    return _with_luck(judge, stretch, replace(turn, depth=JUDGED, played=played), name, deals, stop)


def closer(judge: Judge, stretch: Stretch, turn: JudgedTurn, name: str, stop: Stop) -> JudgedTurn:
    """The played turn and the better one compared again, in more deals and only in those."""
    assert turn.better is not None
    deals = CLOSELY * judge.deals
    moves = read_moves(imagined(stretch.before, stretch.seat, name), turn.better.moves)
    turn = _compared(judge, stretch, turn, moves, f"{name} third", deals, stop)
    return _with_luck(judge, stretch, replace(turn, depth=CLOSER), name, deals, stop)


def matters(turn: JudgedTurn) -> bool:
    """Whether it is worth comparing a turn again."""
    return turn.depth == JUDGED and turn.better is not None and turn.loss >= MATTERS


def read_moves(start: Position, texts: Sequence[str]) -> list[Move]:
    """Moves that were written down, as they are possible one after the other."""
    walker, moves = start.copy(), []
    try:
        for text in texts:
            moves.append(walker.parse(text, prefix=False))
            walker.push(moves[-1])
    except MoveError as error:
        raise StudyError("analysis", f"has the turn {', '.join(texts)!r}: {error}") from error
    return moves


def _compared(
    judge: Judge, stretch: Stretch, turn: JudgedTurn, other: Sequence[Move], name: str, deals: int, stop: Stop
) -> JudgedTurn:
    """The turn with its loss against another one."""
    assert turn.better is not None
    look = Comparison(judge, stretch.before, stretch.seat, [_actions(stretch.moves), _actions(other)], name)
    look.deal(deals, stop)
    loss, error = look.ahead(1, 0)
    played, better = look.outlook(0), look.outlook(1)
    turn = replace(
        turn,
        verdict=verdict_of(loss, error, has_better=True),
        loss=max(0.0, loss),
        error=error,
        played=replace(turn.played or Way(turn.moves, played), outlook=played),
        better=replace(turn.better, outlook=better),
    )
    return replace(turn, before=better if turn.given_away else played)


def _with_luck(judge: Judge, stretch: Stretch, turn: JudgedTurn, name: str, deals: int, stop: Stop) -> JudgedTurn:
    """The turn with what was revealed at its end."""
    if not stretch.reveals:
        return turn
    look = Comparison(judge, stretch.after, stretch.seat, [()], f"{name} after")
    look.deal(deals, stop)
    return replace(turn, after=look.outlook())


def _is_certain(outlook: Outlook) -> bool:
    return not any(outlook.errors) and max(outlook.shares) == 1


def _actions(moves: Sequence[Move]) -> list[int]:
    return [move.action for move in moves]


def _texts(moves: Sequence[Move]) -> tuple[str, ...]:
    return tuple(move.text for move in moves)
