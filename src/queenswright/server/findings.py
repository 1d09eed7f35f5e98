"""An analysis as the browser gets it: what it has found, for somebody who may not know everything."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import cast

from queenswright.server.messages import Chances, Findings, Message, StudySeat, StudyTurn, StudyWay, Verdict
from queenswright.server.refusals import plain
from queenswright.study import Analysis, JudgedTurn, Outlook, Way, summary, turning_points
from queenswright.study.calibration import is_measured
from queenswright.study.data import JUDGED


@dataclass(frozen=True)
class StudyReader:
    """Who reads an analysis of a game that is part of a campaign which goes on.

    What a seat could have played tells of what it has, so that is for itself; moves that are a secret stay one.
    """

    seats: frozenset[int]
    sealed: frozenset[int]
    """The moves that nobody may read, counted from the first of the campaign."""


def findings_of(analysis: Analysis, reader: StudyReader | None = None) -> Findings:
    """What was found; all of it without a reader, as the game is over."""
    return Findings(
        game=analysis.game,
        turns=[_turn(turn, reader) for turn in analysis.turns],
        curve=[chances(one) for one in analysis.curve],
        points=turning_points(analysis) if analysis.turns else [],
        seats=[
            StudySeat(
                one.start, one.own, one.others, one.draws, one.end, one.error, one.accuracy, one.judged, one.close
            )
            for one in summary(analysis)
        ],
        is_over=analysis.is_over,
        depth=analysis.depth,
        simulations=analysis.effort.simulations,
        calibrated=is_measured(analysis.game, len(analysis.seats)),
    )


def chances(outlook: Outlook) -> Chances:
    """What every seat may expect, in as many digits as mean something."""
    return Chances([round(one, 4) for one in outlook.shares], [round(one, 4) for one in outlook.errors])


def way_of(way: Way) -> StudyWay:
    """A turn that could be played."""
    reasons = [Message(reason.message, plain(reason.args)) for reason in way.reasons]
    return StudyWay(list(way.moves), chances(way.outlook), list(way.line), reasons)


def _turn(turn: JudgedTurn, reader: StudyReader | None) -> StudyTurn:
    moves = range(turn.first, turn.first + len(turn.moves))
    is_secret = reader is not None and _any_of(moves, reader.sealed)
    is_open = reader is None or (turn.seat in reader.seats and not is_secret)
    luck = turn.luck
    return StudyTurn(
        first=turn.first,
        count=len(turn.moves),
        seat=turn.seat,
        turn=turn.turn,
        step=turn.step,
        moves=[] if is_secret else list(turn.moves),
        verdict=cast("Verdict", turn.verdict) if turn.depth >= JUDGED else None,
        mark=turn.mark,
        loss=round(turn.loss, 4),
        error=round(turn.error, 4),
        played=way_of(turn.played) if turn.played and is_open else None,
        better=way_of(turn.better) if turn.better and is_open else None,
        luck=Chances([round(one, 4) for one in luck.changes], [round(one, 4) for one in luck.errors]) if luck else None,
    )


def _any_of(moves: range, sealed: Collection[int]) -> bool:
    return any(move in sealed for move in moves)
