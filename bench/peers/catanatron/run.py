"""Catanatron: Catan with four random players by `Game.play`; without accumulators, which copy the game at each move."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

from bench.peers.measure import Play, main
from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]


class CountingPlayer(RandomPlayer):  # type: ignore[misc]
    """Its random player, counting choices."""

    chosen = 0

    def decide(self, game: Any, playable_actions: Any) -> Any:
        self.chosen += len(playable_actions) > 1
        return super().decide(game, playable_actions)


def catan() -> Play:
    """One game of four."""

    def play() -> tuple[int, int]:
        players = [CountingPlayer(colour) for colour in Color]
        game = Game(players)
        game.play()
        return sum(player.chosen for player in players), len(game.state.actions)

    return play


if __name__ == "__main__":
    main("catanatron", version("catanatron"), {"catan": catan})
