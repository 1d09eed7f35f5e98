"""How hard a puzzle is, and how good those who solve puzzles are, on one scale.

A solver rated as high as a puzzle finds its answer half of the time; 400 points more make that ten times as likely as
not. Bots of known strength rate a puzzle before people see it; then every first try moves both ratings.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import log, sqrt

from queenswright.kernel.position import Position
from queenswright.puzzles.turns import Moves, essence, every_turn
from queenswright.study.judge import Judge
from queenswright.study.ways import find_ways, imagined

BOTS: Mapping[str, tuple[int, int]] = {
    "apprentice": (1, 1000),
    "mcts:2": (2, 1200),
    "mcts:4": (4, 1400),
    "journeyman": (10, 1600),
    "master": (60, 1900),
}
"""The bots that try a puzzle: their simulations, and their rating. Strengths in games are in docs/bots.md; the first
is called after the Apprentice of 2026-11, who played as the planner does, and rates as ever."""

TRIES = 3
USUAL, SPREAD = 1500, 400
"""What puzzles are rated before anybody has tried them, and how far they lie from that."""

LOWEST, HIGHEST, STEP = 600, 2600, 10
SCALE = 400
WEIGHT = SCALE / log(10)
"""Points of the rating in one unit of the logarithm of the odds."""


def chance(solver: float, puzzle: float) -> float:
    """How likely a solver finds the answer.

    >>> chance(1500, 1500), round(chance(1900, 1500), 2)
    (0.5, 0.91)
    """
    return 1 / (1 + 10 ** ((puzzle - solver) / SCALE))


def faced(solver: float, chance: float) -> float:
    """The rating of a puzzle that a solver finds with this chance.

    >>> round(faced(1500, chance(1500, 1730)))
    1730
    """
    return solver + WEIGHT * log((1 - chance) / chance)


def rate(judge: Judge, start: Position, answer: Moves, seed: int) -> tuple[int, dict[str, float]]:
    """The rating of a puzzle by the bots that try it, and how often each of them found the answer."""
    seat, wanted, solved = start.to_move, essence(start, answer), {}
    assert seat is not None
    for bot, (simulations, _) in BOTS.items():
        judge.effort = simulations
        found = 0
        for number in range(TRIES):
            name = f"{seed} {bot} {number}"
            shown = imagined(start, seat, name)
            # a single simulation plays what the planner likes best
            moves = find_ways(judge, start, seat, name)[0].moves if simulations > 1 else _planned(judge, shown)
            found += essence(start, moves) == wanted
        solved[bot] = found / TRIES
    return rating_of(solved), solved


def _planned(judge: Judge, shown: Position) -> Moves:
    return every_turn(judge.mind, shown, 1)[0]


def rating_of(solved: Mapping[str, float]) -> int:
    """The likeliest rating of a puzzle that bots found this often.

    >>> rating_of({"apprentice": 0.0, "journeyman": 0.5, "master": 1.0})
    1540
    >>> rating_of({bot: 1.0 for bot in BOTS}) < 1000 < 2000 < rating_of({bot: 0.0 for bot in BOTS})
    True
    """

    def doubt(rating: int) -> float:
        """The negative derivative of the logarithm of the likelihood: the best rating is where it is nothing."""
        missing = sum(TRIES * (share - chance(BOTS[bot][1], rating)) for bot, share in solved.items())
        return abs(missing + WEIGHT * (rating - USUAL) / SPREAD**2)

    return min(range(LOWEST, HIGHEST + STEP, STEP), key=doubt)


def moved(rating: int, right: int, expected: float, variance: float) -> int:
    """The rating of a puzzle after first tries of people, by how many were right and how many were expected to be.

    >>> moved(1500, 0, 0, 0), moved(1500, 40, 80, 25) > 1700, moved(1500, 3, 1.5, 0.75) < 1500
    (1500, True, True)
    """
    step = WEIGHT * (expected - right) / (BOTS_KNOW + variance)
    return round(min(HIGHEST, max(LOWEST, rating + min(SPREAD, max(-SPREAD, step)))))


BOTS_KNOW = 3.0
"""How much the tries of the bots count beside those of people: the variance of about a dozen tries."""


@dataclass(frozen=True)
class SolverRating:
    """What is known of a solver: a rating with its doubt, as half of a 95 % interval."""

    rating: float = USUAL
    doubt: float = 500.0


LEAST_DOUBT = 60.0


def after_try(solver: SolverRating, puzzle: int, is_solved: bool) -> SolverRating:
    """The rating after the first try at a puzzle: the less is known of somebody, the more it moves.

    >>> found = after_try(SolverRating(), 1500, True)
    >>> 1550 < found.rating < 1700, found.doubt < 500
    (True, True)
    """
    expected = chance(solver.rating, puzzle)
    variance = (solver.doubt / 2 / WEIGHT) ** 2
    seen = 1 / (1 / variance + expected * (1 - expected))
    rating = solver.rating + WEIGHT * seen * (is_solved - expected)
    return SolverRating(rating, max(LEAST_DOUBT, 2 * WEIGHT * sqrt(seen)))
