"""Positions to learn from: what a network sees of each seat, and who won in the end.

Positions of one game are much alike and share its result, so few of each are taken. They are taken where a turn begins,
as the leaves of the search are. It runs as a process of its own, on compiled rules:

python -m queenswright.train.rows FOLDER GENERATION
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import NamedTemporaryFile

import numpy as np
from numpy.typing import NDArray

from queenswright.arena import PlayedGame, open_results
from queenswright.bots.mind import numbers as empty
from queenswright.bots.seeds import number_of
from queenswright.games import load
from queenswright.kernel.game import Game
from queenswright.kernel.node import MOST_SEATS
from queenswright.kernel.position import Position
from queenswright.kernel.rule import COMPILED
from queenswright.records import read_record
from queenswright.train.course import Folder, read_course

Numbers = NDArray[np.int32]
Seen = tuple[list[list[int]], list[int]]
"""The measures and the estimate of every seat."""
ABSENT = -(1 << 31) + 1
"""The estimate of a seat that a game does not have, where other games have it."""
OF_A_TABLE = 1 << 24
"""The games of one table are numbered below this."""
COLUMNS = ("measures", "estimates", "shares", "games")


@dataclass(frozen=True)
class TrainingRows:
    """A row for every position: by seat the measures, the estimate and the share of victory; and the game it is of."""

    measures: Numbers
    estimates: Numbers
    shares: NDArray[np.float32]
    games: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.games)

    def write(self, path: Path) -> None:
        """Into a file, which has its name only when it is complete."""
        with NamedTemporaryFile(dir=path.parent, suffix=".part", delete=False) as file:
            np.savez_compressed(file, **{name: getattr(self, name) for name in COLUMNS})
        Path(file.name).replace(path)


def read_rows(path: Path) -> TrainingRows:
    """The rows of a generation."""
    with np.load(path) as found:
        return TrainingRows(**{name: found[name] for name in COLUMNS})


def together(parts: Sequence[TrainingRows]) -> TrainingRows:
    """The rows of several parts."""
    return TrainingRows(**{name: np.concatenate([getattr(part, name) for part in parts]) for name in COLUMNS})


def joined(generations: Sequence[TrainingRows]) -> TrainingRows:
    """The rows of several generations; their games keep apart."""
    return together([replace(rows, games=rows.games + (n << 32)) for n, rows in enumerate(generations)])


class Eye:
    """Sees of a position what a network sees."""

    def __init__(self, game: Game) -> None:
        self._learned = game.learned()
        self._pack = game.pack.record if COMPILED else game.pack.mirror
        judgement = self._learned.judgement
        self._weights = np.array(judgement.weights, np.int64) if COMPILED else list(judgement.weights)
        self._room = empty(judgement.measures)

    def look(self, position: Position) -> Seen:
        """The measures and the estimate of every seat."""
        self._learned.look(self._pack, position.held, self._weights, self._room)
        count = self._learned.measures
        found = [int(number) for number in self._room[count : count * (1 + MOST_SEATS) + MOST_SEATS]]
        seats = range(position.players)
        return [found[count * seat : count * (seat + 1)] for seat in seats], [
            found[count * MOST_SEATS + seat] for seat in seats
        ]


def turns_of(position: Position, eye: Eye) -> Iterator[Seen]:
    """What is seen at the beginning of every turn of a finished game, from the last to the first."""
    later: tuple[int, Seen] | None = None
    while position.moves:
        position.pop()
        seat = position.to_move
        assert seat is not None
        if later is not None and later[0] != seat:
            yield later[1]
        later = (seat, eye.look(position))


def rows_of(game: Game, played: list[PlayedGame], count: int, seed: int, seats: int) -> TrainingRows:
    """At most `count` rows of every finished game, drawn by chance; the same seed draws the same ones."""
    eye, drawn, winners, numbers = Eye(game), list[Seen](), list[list[bool]](), list[int]()
    for one in played:
        if one.record is None or one.places is None:
            continue
        turns = list(turns_of(read_record(one.record).replay(game), eye))
        chosen = random.Random(number_of(seed, "rows", one.number)).sample(turns, min(count, len(turns)))
        drawn += chosen
        winners += [[place == 1 for place in one.places]] * len(chosen)
        numbers += [one.number] * len(chosen)
    return made_of(drawn, winners, numbers, seats)


def made_of(
    seen: Sequence[Seen], winners: Sequence[Sequence[bool]], numbers: Sequence[int], seats: int
) -> TrainingRows:
    """Rows of what was seen, by whom the games were won in the end, and their numbers.

    All have room for as many seats; the rest are absent.
    """
    measures = [[*of_seats, *[[0] * len(of_seats[0])] * (seats - len(of_seats))] for of_seats, _ in seen]
    estimates = [[*of_seats, *[ABSENT] * (seats - len(of_seats))] for _, of_seats in seen]
    won = np.array([[*of_seats, *[False] * (seats - len(of_seats))] for of_seats in winners], np.float32)
    return TrainingRows(
        np.array(measures, np.int32),
        np.array(estimates, np.int32),
        won / won.sum(axis=1, keepdims=True),
        np.array(numbers, np.int64),
    )


def main(path: str, generation: str) -> None:
    """Gather the rows of a generation of a course."""
    folder, number = Folder(Path(path)), int(generation)
    course = read_course(folder)
    found, game = [], load(course.game, course.pack)
    for table in range(len(course.tables)):
        with open_results(folder.games(number, table)) as results:
            played = results.games()
        seed = number_of(course.seed, number, *([table] if table else []))
        rows = rows_of(game, played, course.rows, seed, course.widest)
        found.append(replace(rows, games=rows.games + table * OF_A_TABLE))
    together(found).write(folder.rows(number))


if __name__ == "__main__":
    main(*sys.argv[1:])
