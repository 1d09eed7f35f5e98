"""Rows from games of the planner with itself, which are played hundreds of times faster than those of the search.

The leaves that a network has to judge are positions from which the planner would play on, so how the planner's games
end is what it needs to know first. Now and then a move by chance is played, since the search looks at odd moves too. It
runs as a process of its own, on compiled rules, and makes one part of the rows:

python -m queenswright.train.planner FOLDER PART
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

from queenswright.bots.mind import Mind
from queenswright.bots.seeds import number_of
from queenswright.games import load
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.train.course import PART, Course, Folder, read_course
from queenswright.train.rows import Eye, Seen, TrainingRows, made_of

LONGEST_STRETCH = 8
"""The most decisions that the planner makes between two looks."""
TRIES_ONE_IN = 10
"""How seldom a move by chance is played: at one look of ten."""


class Play:
    """One game of the planner with itself, which can be looked at where turns begin."""

    def __init__(self, game: Game, mind: Mind, position: Position, seed: int) -> None:
        self._game = game
        self._mind = mind
        self._state: Any = game.copy_state(position.held)
        self._seed = seed
        self._count = 0

    @property
    def position(self) -> Position:
        return Position(self._game, self._state)

    def go_on(self, decisions: int) -> None:
        """Let the planner decide for all seats."""
        self._count += 1
        self._mind.self_play(self._state, number_of(self._seed, self._count), decisions)

    def play(self, action: int) -> None:
        self._game.call(self._game.rules.loops.apply, self._state, action)

    def to_the_next_turn(self) -> None:
        """Go on until another seat is asked, or to the end."""
        seat = self.position.to_move
        while not self.position.is_over and self.position.to_move == seat:
            self.go_on(1)


def looks(play: Play, eye: Eye, chance: random.Random) -> list[Seen]:
    """Play a game to its end; what was seen at some of the turns."""
    found = []
    while not play.position.is_over:
        play.go_on(1 + chance.randrange(LONGEST_STRETCH))
        if not play.position.is_over and chance.randrange(TRIES_ONE_IN) == 0:
            play.play(chance.choice(play.position.legal_moves).action)
        play.to_the_next_turn()
        if not play.position.is_over:
            found.append(eye.look(play.position))
    return found


def planner_rows(game: Game, course: Course, first: int, count: int) -> TrainingRows:
    """The rows of some games, numbered from `first` on."""
    mind, eye = Mind(game), Eye(game)
    drawn, winners, numbers = list[Seen](), list[list[bool]](), list[int]()
    for number in range(first, first + count):
        seed = number_of(course.seed, "planner", number)
        chance = random.Random(seed)
        table = course.tables[number % len(course.tables)]
        play = Play(game, mind, game.new(table.players, seed, table.options), seed)
        seen = looks(play, eye, chance)
        chosen = chance.sample(seen, min(course.rows, len(seen)))
        drawn += chosen
        winners += [[place == 1 for place in play.position.standings]] * len(chosen)
        numbers += [number] * len(chosen)
    return made_of(drawn, winners, numbers, course.widest)


def main(path: str, text: str) -> None:
    """Play one part of the planner's games of a course."""
    folder, part = Folder(Path(path)), int(text)
    course = read_course(folder)
    first = part * PART
    rows = planner_rows(load(course.game, course.pack), course, first, min(PART, course.planner - first))
    rows.write(folder.part(part))


if __name__ == "__main__":
    main(*sys.argv[1:])
