"""Puzzles: positions in which one turn is clearly better than every other. docs/puzzles.md is the manual.

from queenswright.puzzles import shipped, start_of, tried

puzzles = shipped("architect")
puzzle, game = puzzles.puzzles[0], puzzles.game()
print(start_of(puzzle, game), tried(puzzle, start_of(puzzle, game), ["move 1", "palace"]))
"""

from queenswright.puzzles.checking import Check, check
from queenswright.puzzles.collection import (
    About,
    Puzzles,
    next_for,
    of_the_day,
    offered,
    read_puzzles,
    shipped,
    shipped_file,
    streak,
    write_puzzles,
)
from queenswright.puzzles.data import ComparedTurn, Puzzle, PuzzleError, Source
from queenswright.puzzles.finder import Wishes, search_game
from queenswright.puzzles.rating import SolverRating, after_try, chance, faced, moved
from queenswright.puzzles.solving import AnswerHint, Try, hint, hints, problems, read_turn, start_of, tried

__all__ = [
    "About",
    "AnswerHint",
    "Check",
    "ComparedTurn",
    "Puzzle",
    "PuzzleError",
    "Puzzles",
    "SolverRating",
    "Source",
    "Try",
    "Wishes",
    "after_try",
    "chance",
    "check",
    "faced",
    "hint",
    "hints",
    "moved",
    "next_for",
    "of_the_day",
    "offered",
    "problems",
    "read_puzzles",
    "read_turn",
    "search_game",
    "shipped",
    "shipped_file",
    "start_of",
    "streak",
    "tried",
    "write_puzzles",
]
