"""OpenSpiel: whole games by `evaluate_bots` with its uniform random bots, a loop in C++, faster than one in Python.

That loop does not say which moves were forced; their share is counted beforehand by replaying some games. Chance nodes
are not moves.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from typing import Any

import pyspiel
from bench.peers.measure import Play, main
from open_spiel.python import games as python_games

assert python_games  # importing it registers the games written in Python
REPLAYED = 100


def whole_games(name: str) -> Play:
    """One game by random bots."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    seeds = itertools.count()

    def play_one() -> tuple[Any, int]:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return state, sum(action.player >= 0 for action in state.full_history())

    sample = [play_one() for _ in range(REPLAYED)]
    chosen_share = sum(choices(game, state) for state, _ in sample) / sum(moves for _, moves in sample)

    def play() -> tuple[int, int]:
        _, moves = play_one()
        return round(moves * chosen_share), moves

    return play


def choices(game: Any, finished: Any) -> int:
    """How many moves of a finished game were chosen among several."""
    state = game.new_initial_state()
    count = 0
    for action in finished.history():
        count += not state.is_chance_node() and len(state.legal_actions()) > 1
        state.apply_action(action)
    return count


GAMES: dict[str, Callable[[], Play]] = {
    "backgammon": partial(whole_games, "backgammon"),
    "go_9x9": partial(whole_games, "go(board_size=9)"),
    "python_team_dominoes": partial(whole_games, "python_team_dominoes"),
}

if __name__ == "__main__":
    main("OpenSpiel", version("open_spiel"), GAMES)
