"""Prints a digest of every state of many games, for one way of running the rules. Run by test_modes.py.

python -m tests.differential.states HOW GAME GAMES       HOW: stepwise, batch or cuda
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator, Mapping
from typing import Any

from tests.conformance.starts import EPOCHS, LATE, start
from tests.installed import install_tiny

import queenswright as qw
from queenswright.games.queensdale.content.options import FROM_THE_BEGINNING, STARTS
from queenswright.kernel.batch import PlayedBatch
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

LIMITS = (0, 1, 5, 40, 10_000)
OPTIONS: dict[str, list[Mapping[str, Any]]] = {
    "architect": [{}, {"variant": "companion"}, {"race_to_track_end": True, "round_limit": 7}],
    "queensdale": [{"games": 1}],
    "tiny": [{}],
}
TAKEN_UP: dict[str, list[Mapping[str, Any]]] = {
    "queensdale": [{"games": 1, "epoch": epoch} for epoch in STARTS if epoch != FROM_THE_BEGINNING]
}
"""Every epoch and branch in which a campaign can be taken up; the numbers of players take turns."""
FEW_MOVES = 150


def cases(game: Game) -> Iterator[tuple[int, Mapping[str, Any]]]:
    for players in game.rules.player_counts:
        for options in OPTIONS[game.name]:
            yield players, options


def taken_up(game: Game) -> Iterator[tuple[int, Mapping[str, Any]]]:
    counts = game.rules.player_counts
    for number, options in enumerate(TAKEN_UP.get(game.name, ())):
        yield counts[number % len(counts)], options


def stepwise(game: Game, games: int) -> dict[str, str]:
    """Every state of every game, one compiled or uncompiled call per move, as a person would play."""
    digests = {}
    for players, options in cases(game):
        for seed in range(games):
            position = game.new(players, seed, options)
            digests[f"{players} {dict(options)} {seed}"] = digest_of_game(position, seed)
    for seed in range(EPOCHS) if game.name in LATE else ():
        players = game.rules.player_counts[seed % len(game.rules.player_counts)]
        digests[f"late {seed}"] = digest_of_game(start(game, players, seed), seed)
    for players, options in taken_up(game):
        digests[f"{players} {dict(options)}"] = digest_of_game(game.new(players, 3, options), 3, FEW_MOVES)
    return digests


def digest_of_game(position: Position, seed: int, most: int = 100_000) -> str:
    """All states of a game that the seed chooses, or of its first moves."""
    digest = hashlib.sha256()
    count = 0
    while not position.is_over and count < most:
        digest.update(position.to_bytes())
        moves = position.legal_moves
        position.push(moves[(seed * 31 + count * 17) % len(moves)])
        count += 1
    digest.update(position.to_bytes() + str(position.standings).encode())
    return digest.hexdigest()


def batched(game: Game, games: int, cuda: bool) -> dict[str, str]:
    """The states of random games after a number of choices, from the batch runners."""
    digests = {}
    for players, options in cases(game):
        for limit in LIMITS:
            batch = _play(game, games, players, options, limit, cuda)
            digest = hashlib.sha256(batch.states.tobytes() + batch.moves.tobytes())
            digests[f"{players} {dict(options)} {limit}"] = digest.hexdigest()
    for players, options in taken_up(game):
        batch = _play(game, 2, players, options, FEW_MOVES, cuda)
        digests[f"{players} {dict(options)}"] = hashlib.sha256(batch.states.tobytes()).hexdigest()
    return digests


def _play(game: Game, games: int, players: int, options: Mapping[str, Any], limit: int, cuda: bool) -> PlayedBatch:
    if cuda:
        from queenswright.kernel.cuda import play_batch_cuda

        return play_batch_cuda(game, games, players, 50, options, limit)
    return game.play_batch(games, players, 50, options, limit)


if __name__ == "__main__":
    how, name, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
    install_tiny()
    loaded = qw.load(name)
    print(json.dumps(stepwise(loaded, count) if how == "stepwise" else batched(loaded, count, how == "cuda")))
