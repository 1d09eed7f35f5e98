"""Variations: they go where the game went, and remember little on the way."""

from __future__ import annotations

import random
import zlib
from typing import Any

import msgspec

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.server.messages import WalkedMove
from queenswright.server.packing import GZIP
from queenswright.server.walks import shown_walk, walking
from queenswright.server.workshop import Work
from queenswright.table import Reel
from queenswright.table.line import Line
from queenswright.table.seats import Seat

MOVES = 40


def made(work: Work[Any]) -> Any:
    """What comes of a work."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value


def reel_of(game: Game) -> Reel:
    """A game of random moves."""
    chance, line = random.Random(5), Line.new(game, [Seat("Anna"), Seat("Ben")], seed=5)
    while len(line.played) < MOVES and line.to_move is not None:
        line.choose(line.to_move, chance.choice(line.position.legal_moves).text)
    return Reel(line, None, True)


def test_a_variation_is_the_game_as_it_was_shown(any_game: Game) -> None:
    reel = reel_of(any_game)
    steps = [WalkedMove(move.text) for move in reel.position.moves]
    shown = msgspec.json.decode(zlib.decompress(made(shown_walk(reel, 2, steps[2:], None)), GZIP))
    told = msgspec.json.decode(msgspec.json.encode(reel[3:]))
    assert len(shown["frames"]) == len(steps) - 2
    for frame, before in zip(shown["frames"], told, strict=True):
        assert frame == before


def test_a_long_variation_remembers_one_move(any_game: Game) -> None:
    """A hundred people may walk at once, 400 moves each."""
    reel = reel_of(any_game)
    seen: list[tuple[int, str]] = []

    def look(turn: str, position: Position) -> None:
        seen.append((len(position.played), turn))

    steps = [WalkedMove(move.text) for move in reel.position.moves]
    end = made(walking(reel, 0, steps, look))
    assert end.digest == reel.position.digest
    assert seen == [(1, reel.row(place)["turn"]) for place in range(1, len(reel))]
