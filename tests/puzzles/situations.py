"""Puzzles of the tiny game: ash is three steps from the goal and has a secret of four, elm wins with any throw."""

from __future__ import annotations

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.puzzles.data import Puzzle, Source
from queenswright.puzzles.finder import Finder, Wishes

BUDGET = 4


def race(tiny: Game, own: int = 9, other: int = 11, secret: int = 4) -> Position:
    """The goal is 12, the deck is empty, and ash is to move."""
    document = tiny.new(2, seed=1).to_dict()
    return tiny.position({**document, "space": [own, other, 0], "secret": [secret, 0, 0], "deck": [], "deck_size": 0})


def finder(tiny: Game) -> Finder:
    return Finder(tiny, Wishes(budget=BUDGET), seed=5)


def puzzle_in(tiny: Game, position: Position) -> Puzzle | None:
    """The puzzle of a position, if it is one."""
    return finder(tiny).look_at(position, Source(7, {"a": 1}))
