"""Games played by bots, for the tests."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from queenswright.bots import SeatedBot, read_bot
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

SMALL_BOTS = ("random", "greedy", "mcts:3")


def walk_with(
    game: Game,
    seats: Sequence[str],
    seed: int,
    limit: int = 10_000,
    bot_seed: int = 0,
    options: Mapping[str, Any] | None = None,
) -> Iterator[Position]:
    """The same position object, after every move of a game between bots, at most `limit` moves."""
    bots = [SeatedBot(game, read_bot(name), seed=bot_seed * 100 + seat) for seat, name in enumerate(seats)]
    position = game.new(len(seats), seed=seed, options=options)
    for _ in range(limit):
        if position.is_over:
            return
        seat = position.to_move
        assert seat is not None
        position.push(bots[seat].think(position).move)
        yield position


def sampled(game: Game, players: int, seed: int, every: int) -> Iterator[Position]:
    """Positions of one random game, now and then, as long as it lasts but no more than ten."""
    rng = random.Random(seed)
    position = game.new(players, seed=seed, options=game.rules.manners.short_options)
    count = found = 0
    while not position.is_over and found < 10:
        if count % every == 0:
            found += 1
            yield position
        position.push(rng.choice(position.legal_moves))
        count += 1


def copies(game: Game, players: int, seed: int, every: int) -> list[Position]:
    """The same positions, to be kept."""
    return [position.copy() for position in sampled(game, players, seed, every)]
