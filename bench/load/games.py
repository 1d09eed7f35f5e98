"""Games that are played before the load begins: key and moves of each, the same on every machine."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import queenswright as qw

PLAYERS = 4
LONGEST = 600


@dataclass(frozen=True)
class Script:
    """One game: its key, and every chosen move with the seat that made it."""

    key: int
    moves: tuple[tuple[int, str], ...]


def scripts(count: int, seed: int = 1) -> list[Script]:
    """This many games of random moves."""
    game = qw.load("architect")
    return [_script(game, seed * 1_000_000 + number) for number in range(count)]


def _script(game: qw.Game, key: int) -> Script:
    random, position = Random(key), game.new(PLAYERS, key)
    moves: list[tuple[int, str]] = []
    while position.to_move is not None and len(moves) < LONGEST:
        move = random.choice(position.legal_moves)
        moves.append((position.to_move, move.text))
        position.push(move)
    return Script(key, tuple(moves))
