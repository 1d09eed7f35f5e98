"""Monte-Carlo tree search as a player; the search itself is kernel/search.py."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from queenswright.bots.bot import Bot, Budget, Thought
from queenswright.bots.mind import Mind, Style, children, clear_tree, new_tree
from queenswright.bots.seeds import number_of
from queenswright.kernel.box import Box
from queenswright.kernel.data import Move
from queenswright.kernel.node import ROOT
from queenswright.kernel.position import Position
from queenswright.kernel.rule import COMPILED

TREES = 2
"""Always two, so that the same seed finds the same move on one core and on two."""

NODES = 150_000 if COMPILED else 4_000
SLICE = 8
"""Simulations between two looks at the clock: some milliseconds."""

LONGEST_LINE = 8


class Grove:
    """One tree with its mind; follows the moves of the game from search to search."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.tree, self._spare = new_tree(NODES), new_tree(NODES)
        self._root: int | None = None

    def follow(self, action: int) -> None:
        """Move to the child of a move, if it was ever expanded; else forget the tree."""
        if self._root is not None:
            followed = [child for child in children(self.tree, self._root) if self.tree[child].action == action]
            self._root = followed[0] if followed and self.tree[followed[0]].is_open else None

    def forget(self) -> None:
        self._root = None

    def settle_down(self) -> None:
        """Keep only the subtree of the current node; a new tree if there is none."""
        if self._root is None:
            clear_tree(self.tree)
        elif self._root != ROOT:
            self.mind.judgement.graft(self.tree, self._spare, self._root)
            self.tree, self._spare = self._spare, self.tree
        self._root = ROOT

    def simulate(self, state: Any, seed: int, count: int, style: Style) -> int:
        return self.mind.simulate(state, self.tree, seed, count, style)


class SearchBot(Bot):
    """Tree search with two trees, each with half of the simulations and kept from move to move."""

    style = Style()

    def __init__(self, game: Box, seed: int) -> None:
        super().__init__(game, seed)
        self._groves = [Grove(self.new_mind()) for _ in range(TREES)]
        self._count = 0

    def new_mind(self) -> Mind:
        """What each tree judges positions with."""
        return Mind(self.game)

    def follow(self, move: Move) -> None:
        self._count += 1
        for grove in self._groves:
            grove.follow(self.game.index_of(move.action))

    def forget(self) -> None:
        self._count = 0
        for grove in self._groves:
            grove.forget()

    def choose(self, position: Position, budget: Budget) -> Thought:
        for grove in self._groves:
            grove.settle_down()
        simulations, decisions = self._search(position, budget)
        visits, values = self._harvest(position)
        best = max(visits, key=lambda i: (visits[i], values[i], -i))
        return Thought(
            position.move_at(best),
            shares=self._shares(position.players),
            line=self._line(position),
            simulations=simulations,
            decisions=decisions,
        )

    def _search(self, position: Position, budget: Budget) -> tuple[int, int]:
        """Simulate until the budget is spent, on several cores if it allows."""
        if budget.cores == 1:
            return self._slices(position, budget, map)
        with ThreadPoolExecutor(TREES) as pool:
            return self._slices(position, budget, pool.map)

    def _slices(self, position: Position, budget: Budget, run: Callable[..., Iterable[int]]) -> tuple[int, int]:
        """Run one slice in every tree in turn; return the simulations and decisions made."""
        done, decisions = 0, 0
        while done == 0 or not budget.is_spent(done):
            left = SLICE if budget.simulations is None else budget.simulations - done
            whole = max(1, min(SLICE, left))
            parts = [whole * (k + 1) // TREES - whole * k // TREES for k in range(TREES)]
            seeds = [number_of(self.seed, self._count, done, k) for k in range(TREES)]
            states, styles = [position.held] * TREES, [self.style] * TREES
            decisions += sum(run(Grove.simulate, self._groves, states, seeds, parts, styles))
            done += whole
        return done, decisions

    def _harvest(self, position: Position) -> tuple[dict[int, int], dict[int, float]]:
        """Visits and mean value of every legal move, over all trees."""
        seat = position.to_move
        assert seat is not None
        visits: dict[int, int] = {}
        totals: dict[int, int] = {}
        for grove in self._groves:
            for child in children(grove.tree, ROOT):
                node = grove.tree[child]
                index = int(node.action)
                visits[index] = visits.get(index, 0) + int(node.visits)
                totals[index] = totals.get(index, 0) + int(node.value[seat]) + int(node.hope)
        possible = {self.game.index_of(move.action) for move in position.legal_moves}
        visits = {i: n for i, n in visits.items() if i in possible}
        return visits, {i: totals[i] / (n + TREES) for i, n in visits.items()}

    def _shares(self, players: int) -> tuple[float, ...]:
        sums = [sum(int(grove.tree[ROOT].value[seat]) for grove in self._groves) for seat in range(players)]
        return tuple(value / max(1, sum(sums)) for value in sums)

    def _line(self, position: Position) -> tuple[str, ...]:
        """The most visited moves in sequence, as far as they are possible in this deal."""
        tree, node = self._groves[-1].tree, ROOT
        line: list[str] = []
        walker = position.copy()
        while len(line) < LONGEST_LINE and not walker.is_over:
            tried = [child for child in children(tree, node) if tree[child].visits > 0]
            if not tried:
                break
            node = max(tried, key=lambda child: int(tree[child].visits))
            possible = {self.game.index_of(move.action): move for move in walker.legal_moves}
            move = possible.get(int(tree[node].action))
            if move is None:
                break
            walker.push(move)
            line.append(move.text)
        return tuple(line)
