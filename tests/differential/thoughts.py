"""Prints what the planner and the search think of positions of some games, to the last bit. Run by test_thoughts.py.

python -m tests.differential.thoughts CORES...       CORES: 1 or 2
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator, Mapping
from typing import Any

from tests.bots.test_learned import some_network
from tests.conformance.starts import LATE, start
from tests.installed import install_tiny

import queenswright as qw
from queenswright.bots import Budget
from queenswright.bots.greedy import GreedyBot
from queenswright.bots.mind import Mind, Style
from queenswright.bots.search import SearchBot
from queenswright.kernel.data import fingerprint
from queenswright.kernel.game import Game
from queenswright.kernel.node import NODE, ROOT
from queenswright.kernel.position import Position

SIMULATIONS = 12
SEED = 7
EVERY = {"architect": 23, "queensdale": 41, "tiny": 1}
MOST = {"architect": 3, "queensdale": 3, "tiny": 8}
FEWEST = {"architect": 1, "queensdale": 8, "tiny": 1}
MOST_DECISIONS = {"architect": 4, "queensdale": 20, "tiny": 1000}
CASES: list[tuple[str, int, Mapping[str, Any]]] = [
    ("architect", 2, {}),
    ("architect", 4, {}),
    ("architect", 2, {"variant": "companion"}),
    ("architect", 4, {"variant": "companion"}),
    ("architect", 3, {"race_to_track_end": True}),
    ("queensdale", 2, {"games": 1}),
    ("queensdale", 3, {}),
    ("queensdale", 4, {}),
    ("tiny", 2, {}),
    ("tiny", 3, {}),
]
"""A campaign without options begins late, in a game that is soon over."""


class Searcher(SearchBot):
    """The search with a style of its own, so that changing the usual one changes nothing here."""

    style = Style(paranoid=False, curiosity=150, focus=32, laps=2)


class Wary(SearchBot):
    """The same against all others."""

    style = Style(paranoid=True, curiosity=80, focus=64, laps=0)


class Taught(SearchBot):
    """The search with a network of numbers by chance."""

    style = Style(paranoid=False, curiosity=100, focus=32, laps=1)

    def new_mind(self) -> Mind:
        judgement = self.game.learned().judgement
        return Mind(self.game, [*judgement.weights, *some_network(self.game).numbers()], judgement)


def sampled(game: Game, players: int, options: Mapping[str, Any]) -> Iterator[Position]:
    """Some positions of one game with a choice, of the tiny one all; the draft, which is slow to judge, is left out."""
    every, most = EVERY[game.name], MOST[game.name]
    late = game.name in LATE and not options
    position = start(game, players, SEED) if late else game.new(players, SEED, options)
    count = found = since = 0
    while not position.is_over and found < most:
        moves = position.legal_moves
        since += 1
        if since >= every and len(moves) >= FEWEST[game.name] and not str(position.step).startswith("draft"):
            found, since = found + 1, 0
            yield position
        position.push(moves[count * 17 % len(moves)])
        count += 1


def greedy(game: Game, position: Position) -> dict[str, Any]:
    """The choice of the planner and the worth of every other."""
    worths, tried = Mind(game).plan(position.held)
    thought = GreedyBot(game, 1).choose(position, Budget())
    return {"step": position.step, "move": thought.move.text, "worths": worths, "tried": [tried, thought.decisions]}


def searched(bot: SearchBot, position: Position, cores: int) -> dict[str, Any]:
    """The choice of the search with all that it counted."""
    thought = bot.choose(position, Budget(simulations=SIMULATIONS, cores=cores))
    visits, values = bot._harvest(position)
    return {
        "move": thought.move.text,
        "visits": dict(sorted(visits.items())),
        "values": {i: value.hex() for i, value in sorted(values.items())},
        "shares": [share.hex() for share in thought.shares],
        "line": thought.line,
        "counted": [thought.simulations, thought.decisions],
        "trees": [digest(grove.tree) for grove in bot._groves],
    }


def digest(tree: Any) -> str:
    """All nodes in use, every field."""
    used = [[_plain(getattr(tree[i], name)) for name in NODE.names or ()] for i in range(tree[ROOT].next_sibling)]
    return hashlib.sha256(json.dumps(used[1:] + used[0][:2]).encode()).hexdigest()


def _plain(value: Any) -> Any:
    return [int(part) for part in value] if hasattr(value, "__len__") else int(value)


def followed(game: Game, position: Position, cores: int) -> list[dict[str, Any]]:
    """Thoughts at one position and, with the trees that are left, after the move that was chosen."""
    bot = Searcher(game, 5)
    walker, found = position.copy(), []
    for _ in range(2):
        if not walker.is_over:
            found.append(searched(bot, walker, cores))
            move = walker.parse(found[-1]["move"])
            walker.push(move)
            bot.follow(move)
    return found


def self_played(game: Game, position: Position) -> list[Any]:
    """How many decisions the planner makes for all seats, and the states that they lead to."""
    played: list[Any] = []
    for limit in (1, MOST_DECISIONS[game.name]):
        state = game.copy_state(position.held)
        played.append([Mind(game).self_play(state, SEED, limit), fingerprint(game.state_bytes(state))])
    return played


def thoughts(numbers_of_cores: list[int]) -> dict[str, Any]:
    """Everything, by case, number of the position, and way of thinking."""
    answers: dict[str, Any] = {}
    for name, players, options in CASES:
        game = qw.load(name)
        for number, position in enumerate(sampled(game, players, options)):
            at = f"{name} {players} {dict(options)} {number}"
            answers[f"{at} greedy"] = greedy(game, position)
            answers[f"{at} self-play"] = self_played(game, position)
            answers[f"{at} paranoid"] = searched(Wary(game, 7), position, 1)
            if number == 0:
                answers[f"{at} taught"] = searched(Taught(game, 7), position, 1)
            for cores in numbers_of_cores:
                answers[f"{at} cores={cores}"] = followed(game, position, cores)
    return answers


if __name__ == "__main__":
    install_tiny()
    print(json.dumps(thoughts([int(text) for text in sys.argv[1:]])))
