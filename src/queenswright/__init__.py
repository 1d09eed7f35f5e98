"""Queenswright plays Queen's Architect and The Rise of Queensdale exactly by their rules.

>>> import queenswright as qw
>>> game = qw.load("architect")
>>> pos = game.new(players=4, seed=7, options={"variant": "companion"})
>>> pos.to_move, pos.step
(1, 'draft')
>>> [move.text for move in pos.legal_moves][:2]
['take lumberjack-2', 'take glazier-1']
>>> print(pos.why_not("move 2"))
You have to choose a starting craftsman now: "move 2" is not possible.
"""

from queenswright.games import load
from queenswright.kernel.data import Event, Move
from queenswright.kernel.errors import (
    AmbiguousMove,
    IllegalMove,
    InputError,
    MalformedMove,
    MoveError,
    OptionError,
    PackError,
    PositionError,
    QueenswrightError,
    RecordError,
    Refusal,
)
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

__version__ = "0.1.0"

__all__ = [
    "AmbiguousMove",
    "Event",
    "Game",
    "IllegalMove",
    "InputError",
    "MalformedMove",
    "Move",
    "MoveError",
    "OptionError",
    "PackError",
    "Position",
    "PositionError",
    "QueenswrightError",
    "RecordError",
    "Refusal",
    "load",
]
