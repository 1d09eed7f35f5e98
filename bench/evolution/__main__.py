"""The run: candidates play the champion on the same deals; now and then the middle of the cloud may take its place."""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
from bench.evolution.duel import duel
from bench.evolution.strategy import Evolution

import queenswright as qw
from queenswright.games.architect.judgement import JUDGEMENT
from queenswright.games.architect.judgement.estimate import MEASURES, WEIGHT_UNIT
from queenswright.kernel.game import Game
from queenswright.kernel.plan import ROOM, STEP_ACTIONS

FIXED = ("contribution", "beaten")
CHECK_EVERY, CHECK_DEALS = 15, 200


class Proving:
    """Lets weights prove themselves in games with 2, 3 and 4 players."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._states = np.zeros(ROOM, game.rules.state.dtype)
        self._features, self._masks, self._best = (np.zeros(STEP_ACTIONS, np.int64) for _ in range(3))

    def fitness(self, weights: Any, champion: Any, deals: range) -> float:
        """Victories above those of equals, quick ones counting more, and spaces climbed."""
        total, played = 0.0, 0
        for deal in deals:
            players = 2 + deal % 3
            seat = deal // 3 % players
            s = self.game.hold(self._options(players))
            room = (self._states, weights, champion, self._features, self._masks, self._best)
            duel(self.game.pack.record, s, *room, deal, seat)
            places = [int(self.game.rules.loops.place(self.game.pack.record, s, i)) for i in range(players)]
            won = (places[seat] == 1) / places.count(1)
            pace = int(s.round_number) / 60 if won else 0.75
            total += won * players / 2 - 0.5 + 0.4 * int(s.track[seat]) / 9 - 0.9 * pace
            played += 1
        return total / played

    def _options(self, players: int) -> Any:
        s = self.game.rules.state.blank()
        s.players, s.rules_version = players, self.game.rules.rules_version
        for name, value in self.game.rules.options.read(players, {}).items():
            setattr(s, name, value)
        return s


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--games", type=int, default=60, help="games of every candidate")
    parser.add_argument("--population", type=int, default=20)
    parser.add_argument("--pack", default=None)
    arguments = parser.parse_args()
    proving = Proving(qw.load("architect", arguments.pack))
    start = np.array(JUDGEMENT.weights, np.float64)
    reach = np.maximum(0.5 * WEIGHT_UNIT, 0.35 * np.abs(start))
    reach[[end + MEASURES.index(name) for name in FIXED for end in (0, len(MEASURES))]] = 0
    evolution = Evolution(len(start), arguments.population, width=0.3, seed=1)
    champion = np.round(start).astype(np.int64)
    generation, until = 0, time.monotonic() + 60 * arguments.minutes
    while time.monotonic() < until:
        candidates = evolution.ask()
        deals = range(generation * 1000, generation * 1000 + arguments.games)
        weights = [np.round(start + reach * candidate).astype(np.int64) for candidate in candidates]
        evolution.tell(candidates, np.array([proving.fitness(one, champion, deals) for one in weights]))
        generation += 1
        if generation % CHECK_EVERY == 0:
            middle = np.round(start + reach * evolution.mean).astype(np.int64)
            fresh = range(10**9, 10**9 + CHECK_DEALS)
            new, old = (proving.fitness(one, champion, fresh) for one in (middle, champion))
            print(f"generation {generation}: the middle of the cloud {new:.3f}, the champion {old:.3f}", flush=True)
            champion = middle if new > old else champion
    for k, name in enumerate(MEASURES):
        low, high = champion[k] / WEIGHT_UNIT, champion[len(MEASURES) + k] / WEIGHT_UNIT
        print(f'    "{name}": ({low:g}, {high:g}),')


if __name__ == "__main__":
    main()
