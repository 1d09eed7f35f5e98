"""What a position or a turn is worth: played on in many deals of what a seat cannot know.

All turns that are compared get the same deals and the same random numbers in each of them, so that the difference
between two turns is surer than either value.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import sqrt
from typing import Any

from queenswright.bots.mind import Mind, Style, children, clear_tree, new_tree
from queenswright.bots.seeds import number_of
from queenswright.kernel.box import Box
from queenswright.kernel.key import key_halves
from queenswright.kernel.node import ROOT
from queenswright.kernel.position import Position
from queenswright.kernel.rule import COMPILED
from queenswright.study.calibration import calibration_for
from queenswright.study.data import Outlook

NODES = 60_000 if COMPILED else 4_000
STYLE = Style()
LONGEST_PLAYOUT = 20_000
"""Decisions after which a game that is played out is given up, and shared by all."""

MOST_PARTS = 3
"""Self-play pauses between two linked games; what is stored for the next game is judged by that one."""

DEALS, SEARCHED = 8, 2
"""In how many deals a turn is valued, and for how many times the effort is searched in each. Few deals with many
simulations foretell the result better than many deals with few (docs/study.md)."""

PLAYOUTS = 4
"""For every simulation of the effort: deals that are played out, where games are played out instead of searched."""

FIRST_LOOK = 4
"""A first look takes this part of the deals."""

Stop = Callable[[], bool]


class Stopped(Exception):
    """Somebody does not want to know any more."""


class Judge:
    """The working memory of one thread: planner, search and a tree.

    `effort` are the simulations with which it looks for turns, `number` says which of several linked games it is about,
    `simulations` counts what it has done.
    """

    def __init__(self, game: Box, effort: int, number: int | None = None) -> None:
        self.game = game
        self.effort = effort
        self.number = number
        self.mind = Mind(game)
        self.tree = new_tree(NODES)
        self.simulations = 0
        self._linked = game.rules.reports.linked

    @property
    def deals(self) -> int:
        """In how many deals a turn is valued."""
        return PLAYOUTS * self.effort if self._linked else DEALS

    @property
    def first_deals(self) -> int:
        """In how many deals it is valued at first."""
        return self.deals // FIRST_LOOK

    def search(self, state: Any, seed: int, count: int) -> None:
        """Grow a fresh tree from a state."""
        clear_tree(self.tree)
        self.mind.simulate(state, self.tree, seed, count, STYLE)
        self.simulations += count

    def shares_in(self, state: Any, seed: int) -> list[float]:
        """The share of victory of every seat in one deal, where the next seat plays what the search likes best.

        The state is written to.
        In a game of several linked ones it is that of the running game, which the planner plays out for all seats.
        """
        if self._linked:
            return self._played_out(state, seed)
        players = int(state.players)
        if int(state.agenda_depth) == 0:
            return self._won([seat for seat in range(players) if self._place(state, seat) == 1], players)
        self.search(state, seed, SEARCHED * self.effort)
        best = max(children(self.tree, ROOT), key=lambda child: (int(self.tree[child].visits), -child), default=ROOT)
        node = self.tree[best]
        total = sum(int(node.value[seat]) for seat in range(players))
        return [int(node.value[seat]) / total for seat in range(players)]

    def _played_out(self, state: Any, seed: int) -> list[float]:
        assert self._linked is not None
        for part in range(MOST_PARTS):
            if self._is_decided(state):
                break
            self.mind.self_play(state, seed + part, LONGEST_PLAYOUT)
            self.simulations += 1
        players = int(state.players)
        won = self._linked.winners(self.game.pack, state) if self._is_decided(state) else range(players)
        return self._won(won, players)

    def _is_decided(self, state: Any) -> bool:
        assert self._linked is not None
        return int(state.agenda_depth) == 0 or self._linked.number(state) > (self.number or 0)

    def _place(self, state: Any, seat: int) -> int:
        return self.game.call(self.game.rules.loops.place, state, seat)

    @staticmethod
    def _won(winners: Collection[int], players: int) -> list[float]:
        return [(seat in winners) / len(winners) for seat in range(players)]


class Comparison:
    """Several turns from one position, in the same deals. A turn is a list of actions; none means: as it is.

    The deals are those of one seat: everything that it cannot know is dealt again. `name` tells this comparison's
    random numbers from those of others.
    """

    def __init__(self, judge: Judge, start: Position, seat: int, turns: Sequence[Sequence[int]], name: str) -> None:
        self.judge = judge
        self.turns = [list(turn) for turn in turns]
        self._start, self._seat, self._name = start.held, seat, name
        self._found: list[list[list[float]]] = [[] for _ in turns]
        self._map = calibration_for(judge.game.name, start.players)

    @property
    def count(self) -> int:
        """The deals so far."""
        return len(self._found[0])

    def deal(self, count: int, stop: Stop) -> None:
        """Play the turns in more deals."""
        game, loops = self.judge.game, self.judge.game.rules.loops
        for number in range(self.count, self.count + count):
            if stop():
                raise Stopped
            dealt = game.copy_state(self._start)
            game.call(loops.redeal, dealt, self._seat, *key_halves(number_of(self._name, number, bits=128)))
            for turn, found in zip(self.turns, self._found, strict=True):
                state = game.copy_state(dealt)
                for action in turn:
                    game.call(loops.apply, state, action)
                found.append(self.judge.shares_in(state, number_of(self._name, number)))

    def outlook(self, turn: int = 0) -> Outlook:
        """What a turn is worth for every seat."""
        found = self._found[turn]
        players = len(found[0])
        means = [_mean([shares[seat] for shares in found]) for seat in range(players)]
        errors = [_error([shares[seat] for shares in found]) for seat in range(players)]
        doubts = tuple(self._map.doubt(mean, error, players) for mean, error in zip(means, errors, strict=True))
        return Outlook(self._map.chances(means), doubts, len(found))

    def ahead(self, one: int, other: int) -> tuple[float, float]:
        """By how much one turn is better than another for the seat, and the standard error of that."""
        mine = [[shares[self._seat] for shares in self._found[turn]] for turn in (one, other)]
        apart = _error([a - b for a, b in zip(*mine, strict=True)])
        middle = (_mean(mine[0]) + _mean(mine[1])) / 2
        ours, theirs = (self.outlook(turn).shares[self._seat] for turn in (one, other))
        return ours - theirs, self._map.doubt(middle, apart, len(self._found[one][0]))

    def order(self) -> list[int]:
        """The turns, that which is worth most to the seat first; equal ones in their order."""
        means = [_mean([shares[self._seat] for shares in found]) for found in self._found]
        return sorted(range(len(means)), key=lambda turn: -means[turn])

    def keep(self, turns: Sequence[int]) -> None:
        """Go on with some of the turns."""
        self.turns = [self.turns[turn] for turn in turns]
        self._found = [self._found[turn] for turn in turns]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _error(values: Sequence[float]) -> float:
    """The standard error of a mean; of a single value nothing is known."""
    count = len(values)
    if count < 2:
        return 1.0
    middle = _mean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / (count - 1) / count)
