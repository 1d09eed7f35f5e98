"""Is a puzzle still one with ten times the budget and fresh random numbers?"""

from __future__ import annotations

from dataclasses import dataclass

from queenswright.kernel.game import Game
from queenswright.puzzles.data import Puzzle
from queenswright.puzzles.finder import TIMES, judged, number_of_game, rivals
from queenswright.puzzles.solving import problems, read_turn, start_of
from queenswright.puzzles.turns import essence
from queenswright.study.judge import Judge

CERTAIN = 2.0
"""Standard errors by which the answer has to be ahead of the best of all other turns."""


@dataclass(frozen=True)
class Check:
    """What a check found: by how much the answer is ahead of the best other turn, and that turn."""

    id: str
    kind: str
    margin: float
    error: float
    rival: tuple[str, ...]
    problems: tuple[str, ...] = ()

    @property
    def holds(self) -> bool:
        return not self.problems and self.margin > CERTAIN * self.error


def check(puzzle: Puzzle, game: Game, budget: int, seed: int, times: int = TIMES) -> Check:
    """Look for rivals among all turns again, and compare them with the answer at `times` the budget."""
    wrong = problems(puzzle, game)
    if wrong:
        return Check(puzzle.id, puzzle.kind, 0.0, 1.0, (), tuple(wrong))
    name = f"check {seed} {puzzle.id}"
    start = start_of(puzzle, game)
    answer, *known = [tuple(read_turn(start, turn.moves)[0]) for turn in (puzzle.answer, *puzzle.others[:1])]
    judge = Judge(game, budget, number_of_game(start))
    turns = rivals(judge, start, puzzle.seat, answer, known, name)
    found = judged(game, start, puzzle.seat, turns, budget * times, f"{name} again")
    rival = next(one for one in found.order if one)
    moves = tuple(move.text for move in turns[rival])
    assert essence(start, turns[rival]) != essence(start, answer)
    return Check(puzzle.id, puzzle.kind, found.margin, found.error, moves)
