"""How bots play, seen from outside: what the planner thinks of their moves, and what they do how often.

It reads the records of a match (`queenswright arena --records`), and at every decision asks the planner of the game
for the best whole turn that begins with each move. A move that leads to the same as the best costs nothing; one that is
worth 64 less on the scale of the estimate halves the odds of winning. It runs as a process of its own, on compiled
rules:

python -m queenswright.arena.style RESULTS
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from queenswright.arena.results import PlayedGame, open_results
from queenswright.bots.mind import Mind
from queenswright.bots.seeds import number_of
from queenswright.bots.sight import END, sight_of
from queenswright.games import load
from queenswright.kernel.errors import InputError
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.kernel.search import OCTAVE
from queenswright.records import read_record

SMALL, LARGE = OCTAVE, 4 * OCTAVE
"""A move that costs less is small change; one that costs more looks like a move by chance."""


@dataclass
class StyleReport:
    """What a bot did in its games.

    `chosen` counts its decisions among several moves, `best` those as good as the planner's, `slips` those that cost
    between a halving of the odds and four, `odd` those that cost more, or that the planner does not consider at all.
    `halvings` is what all of them cost. `ends` counts the moments in which it could end the race in this turn, `passed`
    those of them that it let go by. `steps` says how often it made a move of each kind.
    """

    games: int = 0
    chosen: int = 0
    best: int = 0
    slips: int = 0
    odd: int = 0
    halvings: float = 0.0
    ends: int = 0
    passed: int = 0
    steps: Counter[str] = field(default_factory=Counter)

    def figures(self) -> dict[str, Any]:
        """For machines and for the table: shares of the decisions, and moves of a game by kind."""
        chosen, games = max(1, self.chosen), max(1, self.games)
        return {
            "games": self.games,
            "decisions": self.chosen,
            "best": self.best / chosen,
            "slips": self.slips / chosen,
            "odd": self.odd / chosen,
            "halvings": self.halvings / games,
            "ends": self.ends,
            "passed": self.passed,
            "steps": {name: count / games for name, count in sorted(self.steps.items())},
        }


class Critic:
    """Watches games of one pack."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._mind = Mind(game)
        end = sight_of(game, END)
        self._end = None if end is None else Mind(game, end)

    def watch(self, position: Position, action: int, style: StyleReport, seed: int) -> None:
        """Add one decision to the style of whoever made it; what its seat cannot know is dealt again."""
        seat = position.to_move
        assert seat is not None
        shown = position.redealt(seat, seed)
        worth, _ = self._mind.plan(shown.held)
        cost = _cost(worth, action)
        style.chosen += 1
        style.best += cost == 0
        style.slips += SMALL < cost <= LARGE
        style.odd += cost > LARGE
        style.halvings += min(cost, LARGE) / OCTAVE
        if self._end is None:
            return
        ending, _ = self._end.plan(shown.held)
        if max(ending.values()) > 0:
            style.ends += 1
            style.passed += ending.get(action, 0) <= 0

    def styles(self, played: Iterable[PlayedGame]) -> dict[str, StyleReport]:
        """The style of every bot, by name."""
        found: dict[str, StyleReport] = {}
        for one in played:
            if one.record is None or one.places is None:
                continue
            for bot in set(one.seats):
                found.setdefault(bot, StyleReport()).games += one.seats.count(bot)
            whole = read_record(one.record).replay(self._game)
            walker = whole.start()
            for number, move in enumerate(whole.moves):
                seat = walker.to_move
                assert seat is not None
                style = found[one.seats[seat]]
                style.steps[move.step] += 1
                if len(walker.legal_moves) > 1:
                    self.watch(walker, self._game.index_of(move.action), style, number_of(one.seed, number, bits=128))
                walker.push(move)
        return found


def _cost(worth: Mapping[int, int], action: int) -> int:
    """How much less a move is worth than the best; what the planner does not consider costs more than LARGE."""
    if action not in worth:
        return LARGE + 1
    return max(worth.values()) - worth[action]


def styles_in(path: Path) -> dict[str, dict[str, Any]]:
    """The styles of all bots of a results file."""
    with open_results(path) as results:
        played, meta = results.games(), results.meta
    if not any(one.record for one in played):
        raise InputError(str(path), "has no records of its games, expected a match played with --records")
    found = Critic(load(meta["game"], meta.get("pack_path") or meta["pack"])).styles(played)
    return {bot: found[bot].figures() for bot in sorted(found)}


if __name__ == "__main__":
    print(json.dumps(styles_in(Path(sys.argv[1]))))
