"""What an analysis says of a whole game: play and luck of every seat, and where the game turned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import exp, sqrt

from queenswright.study.data import CLOSE, DECIDED, FORCED, MARKS, ROUGH, Analysis, JudgedTurn

MILD = 14.0
"""Points of a victory; of the accuracy of a turn that gives away as many 37 % are left."""

TURNS = 0.10
MOST = 7


@dataclass(frozen=True)
class SeatSummary:
    """What brought a seat from its first chance to its last: `start + own + others + draws = end`.

    `own` is what changed through its own turns, `others` through theirs, `draws` through chance, with the standard
    error of that part. Over all seats each of the three adds up to nothing. `accuracy` is in percent, None where no
    turn was judged; `marks` counts them.
    """

    start: float
    own: float
    others: float
    draws: float
    end: float
    error: float
    accuracy: float | None
    judged: int
    close: int
    marks: dict[str, int]


def summary(analysis: Analysis) -> tuple[SeatSummary, ...]:
    """Play and luck of every seat."""
    return tuple(_of_seat(analysis, seat) for seat in range(len(analysis.seats)))


def _of_seat(analysis: Analysis, seat: int) -> SeatSummary:
    curve = [outlook.shares[seat] for outlook in analysis.curve]
    own = others = draws = variance = 0.0
    for i, turn in enumerate(analysis.turns):
        luck = turn.luck.changes[seat] if turn.luck else 0.0
        choice = curve[i + 1] - curve[i] - luck
        own, others = (own + choice, others) if turn.seat == seat else (own, others + choice)
        draws += luck
        variance += turn.luck.errors[seat] ** 2 if turn.luck else 0.0
    mine = [turn for turn in analysis.turns if turn.seat == seat]
    judged = [turn for turn in mine if is_judged(turn)]
    return SeatSummary(
        start=curve[0],
        own=own,
        others=others,
        draws=draws,
        end=curve[-1],
        error=sqrt(variance),
        accuracy=accuracy([turn.given_away for turn in judged]),
        judged=len(judged),
        close=sum(turn.verdict == CLOSE for turn in judged),
        marks={verdict: sum(turn.verdict == verdict for turn in mine) for verdict in MARKS},
    )


def is_judged(turn: JudgedTurn) -> bool:
    """Whether there was something to choose, and it was looked at."""
    return turn.depth > ROUGH and turn.verdict not in (FORCED, DECIDED)


def accuracy(losses: Sequence[float]) -> float | None:
    """The accuracy of turns that gave away these shares of a victory, in percent.

    >>> accuracy([0.0, 0.0]), round(accuracy([0.0, 0.14]) or 0)
    (100.0, 68)
    """
    if not losses:
        return None
    return sum(100 * exp(-100 * loss / MILD) for loss in losses) / len(losses)


def turning_points(analysis: Analysis) -> list[int]:
    """The turns at which somebody's chance changed most, at most seven, in the order of the game."""
    changes = [
        (max(abs(then - now) for then, now in zip(after.shares, before.shares, strict=True)), i)
        for i, (before, after) in enumerate(pairwise(analysis.curve))
    ]
    most = sorted((one for one in changes if one[0] >= TURNS), key=lambda one: (-one[0], one[1]))[:MOST]
    return sorted(i for _, i in most)
