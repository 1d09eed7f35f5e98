"""Where puzzles are looked for: in games of bots, where the planner likes one turn much better than any other.

Planning a turn costs a thousandth of what comparing turns by search does. So whole games are played by the planner,
with some mistakes, and only their most promising turns are looked at, some of every kind, besides a few by lot: of
those the planner may like a wrong one. Of several linked games all turns near the end of each are looked at, because
playing on to the end from there is cheap too.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from queenswright.bots.mind import Mind
from queenswright.bots.seeds import number_of
from queenswright.kernel.data import Move
from queenswright.kernel.game import Game
from queenswright.kernel.key import key_halves
from queenswright.kernel.position import Position
from queenswright.puzzles.turns import Moves, essence, goes_on, kind_of
from queenswright.study.ways import LONGEST_TURN, imagined

MISTAKES = 0.15
"""The part of decisions that are not the planner's best: one of the next best, so that games differ."""

NEXT_BEST = 3
LONGEST_GAME = 12_000
GAMES = 3
"""Linked games that are played one after the other."""

LATE = 100
"""Decisions before the end of one of several linked games from which on its turns are looked at: only there is a single
turn worth much."""

OF_A_KIND = 2
BY_LOT = 3
"""Turns of a game that are looked at, of each kind and by lot, where none is one of several."""


@dataclass(frozen=True)
class Place:
    """A turn that begins in a game of bots, with the number of decisions before it."""

    position: Position
    moves: int


class Places:
    """The turns of one game of bots that are worth a look."""

    def __init__(self, game: Game, mind: Mind, seed: int) -> None:
        self.game, self.mind, self.seed = game, mind, seed
        self.luck = random.Random(seed)

    def promising(self, start: Position, is_full: Callable[[str], bool], every: bool = False) -> Iterator[Place]:
        """Those that promise most of each kind of which there is not enough, and others by lot.

        Or every one of these kinds, and no others.
        """
        past = self._course(start)
        if self.game.rules.reports.linked is not None:
            for place in self._turns(past, self._late(past)):
                if not every or self._is_wanted(place, is_full):
                    yield place
            return
        found = list(self._turns(past, range(len(past))))
        of_kind: dict[str, list[tuple[int, int]]] = {}
        for number, place in enumerate(found):
            kind, lead = self._lead(place)
            if kind is not None and not is_full(kind):
                of_kind.setdefault(kind, []).append((-lead, number))
        most = None if every else OF_A_KIND
        chosen = {number for some in of_kind.values() for _, number in sorted(some)[:most]}
        if not every:
            others = sorted(set(range(len(found))) - chosen)
            chosen.update(self.luck.sample(others, min(BY_LOT, len(others))))
        yield from (found[number] for number in sorted(chosen))

    def _is_wanted(self, place: Place, is_full: Callable[[str], bool]) -> bool:
        """Whether the planner's turn is of a kind of which there is not enough."""
        kind, _ = self._lead(place)
        return kind is not None and not is_full(kind)

    def _late(self, past: Sequence[Any]) -> set[int]:
        """Which states are near the end of one of several linked games, or between two of them."""
        linked, late, end = self.game.rules.reports.linked, set[int](), len(past)
        assert linked is not None
        for number in range(len(past) - 1, -1, -1):
            if linked.is_between(past[number]):
                end = number
            if number >= end - LATE:
                late.add(number)
        return late

    def _course(self, start: Position) -> list[Any]:
        """The states of a game, or of some linked ones, before every decision."""
        linked, loops = self.game.rules.reports.linked, self.game.rules.loops
        begun = linked.number(start.held) if linked else 0
        state, past = self.game.copy_state(start.held), list[Any]()
        while len(past) < LONGEST_GAME and int(state.agenda_depth):
            if linked is not None and linked.number(state) >= begun + GAMES:
                break
            past.append(self.game.copy_state(state))
            if self.luck.random() < MISTAKES:
                self.game.call(loops.apply, state, self._mistake(state, len(past)))
            else:
                self.mind.self_play(state, number_of(self.seed, "decision", len(past)), 1)
        return past

    def _mistake(self, state: Any, number: int) -> int:
        """One of the best actions, by lot."""
        seat, step = (int(agenda[int(state.agenda_depth) - 1]) for agenda in (state.agenda_seat, state.agenda_step))
        dealt = self.game.copy_state(state)
        key = key_halves(number_of(self.seed, "mistake", number, bits=128))
        self.game.call(self.game.rules.loops.redeal, dealt, seat, *key)
        values, _ = self.mind.plan(dealt)
        best = sorted(values, key=lambda index: (-values[index], index))[:NEXT_BEST]
        return self.game.rules.first_actions[step] + self.luck.choice(best)

    def _turns(self, past: Sequence[Any], wanted: Collection[int]) -> Iterator[Place]:
        """The wanted states in which a turn begins that can be played in several ways."""
        turn: tuple[str, int | None] = ("", None)
        for number in sorted(wanted):
            position = Position(self.game, past[number])
            if (position.turn, position.to_move) != turn and len(position.legal_moves) > 1:
                turn = (position.turn, position.to_move)
                yield Place(position, number)

    def _lead(self, place: Place) -> tuple[str | None, int]:
        """The kind of the turn that the planner likes best, and by how much it likes it better than any other."""
        position = place.position
        assert position.to_move is not None
        start = imagined(position, position.to_move, f"{self.seed} lead {place.moves}")
        walker, moves, least = start.copy(), list[Move](), None
        while len(moves) < LONGEST_TURN:
            values, _ = self.mind.plan(walker.held)
            order = sorted(values, key=lambda index: (-values[index], index))
            best = walker.move_at(order[0])
            mine = essence(start, [*moves, best])
            rival = next((one for one in order[1:] if essence(start, [*moves, walker.move_at(one)]) != mine), None)
            if rival is not None:
                gap = values[order[0]] - values[rival]
                least = gap if least is None else min(least, gap)
            before = walker.copy()
            walker.push(best, known_legal=True)
            moves.append(best)
            if not goes_on(start, walker, before):
                break
        found: Moves = tuple(moves)
        return kind_of(start, found), least or 0
