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
    streak,
    write_puzzles,
)
from queenswright.puzzles.data import Puzzle, PuzzleError, Source, Turn
from queenswright.puzzles.finder import Wishes, search_game
from queenswright.puzzles.rating import Standing, after_try
from queenswright.puzzles.solving import Try, hint, problems, start_of, tried

__all__ = [
    "About",
    "Check",
    "Puzzle",
    "PuzzleError",
    "Puzzles",
    "Source",
    "Standing",
    "Try",
    "Turn",
    "Wishes",
    "after_try",
    "check",
    "hint",
    "next_for",
    "of_the_day",
    "offered",
    "problems",
    "read_puzzles",
    "search_game",
    "shipped",
    "start_of",
    "streak",
    "tried",
    "write_puzzles",
]
