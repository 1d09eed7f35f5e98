"""What a position is worth and which turns are best there; it deepens while somebody looks."""

from __future__ import annotations

from collections.abc import Iterator

from queenswright.kernel.position import Position
from queenswright.study.data import Effort, Evaluation, StudyError, Way
from queenswright.study.judge import Comparison, Judge, Stop, Stopped
from queenswright.study.judging import CLOSELY
from queenswright.study.ways import find_ways, imagined, reasons_for


def never() -> bool:
    """Nobody wants to stop."""
    return False


def deepen(
    position: Position, budget: Effort | int | None = None, lines: int = 3, stop: Stop = never
) -> Iterator[Evaluation]:
    """Evaluate the turns of the seat that decides, again and again in twice as many deals, until the effort is spent.

    A stop ends it after the last evaluation that was whole.
    """
    effort = Effort.of(budget)
    seat = position.to_move
    if seat is None:
        raise StudyError("position", "the game is over, expected one in which somebody decides")
    if lines < 1:
        raise StudyError("lines", f"got {lines}, expected at least 1")
    linked = position.game.rules.reports.linked
    judge = Judge(position.game, effort.simulations, linked.number(position.held) if linked else None)
    name = f"{effort.seed} evaluation"
    found = find_ways(judge, position, seat, name)
    shown = imagined(position, seat, name)
    turns = [[move.action for move in way.moves] for way in found]
    reasons = [reasons_for(shown, seat, way.moves) for way in found]
    look = Comparison(judge, position, seat, turns, name)
    most = CLOSELY * judge.deals
    while look.count < most:
        try:
            look.deal(min(max(look.count, judge.first_deals, 1), most - look.count), stop)
        except Stopped:
            return
        outlooks = [look.outlook(one) for one in range(len(found))]
        order = sorted(range(len(found)), key=lambda one: -outlooks[one].shares[seat])[:lines]
        ways = tuple(
            Way(tuple(move.text for move in found[one].moves), outlooks[one], found[one].line, reasons[one])
            for one in order
        )
        yield Evaluation(seat, position.turn, ways, judge.simulations)


def evaluate(position: Position, budget: Effort | int | None = None, lines: int = 3) -> Evaluation:
    """The last word of `deepen`."""
    return list(deepen(position, budget, lines))[-1]
