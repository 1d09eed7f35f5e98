"""Games of bots whose choices vary, and what they count for an explorer."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from queenswright.bots.mind import Mind
from queenswright.bots.seeds import number_of
from queenswright.explorer.data import Counts
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

EARLY, LATE = 0.3, 0.03
"""The part of decisions that are made by lot among what the planner considers, so that choices do not only show what
the planner likes: at the beginning, and later."""

BEGINNING = 12
"""Decisions of a seat that belong to the beginning."""

LONGEST_GAME = 100_000


def play(game: Game, seed: int, number: int, options: Mapping[str, Any]) -> tuple[int, Counts]:
    """One game: its number of players, and who chose what with what result. Seed and number decide everything."""
    counts = game.rules.player_counts
    players = counts[number % len(counts)]
    key = number_of("opening", seed, number)
    position = game.new(players, seed=key, options=options)
    luck, mind, made = random.Random(key), Mind(game), [0] * players
    while position.to_move is not None and len(position.moves) < LONGEST_GAME:
        seat = position.to_move
        position.push(_chosen(position, mind, luck, made[seat]))
        made[seat] += 1
    return players, counted(position)


def counted(position: Position) -> Counts:
    """The choices of a finished game with the shares of the victory."""
    winners = position.winners
    topics: dict[str, dict[str, list[float]]] = {}
    for one in position.game.rules.reports.openings(position):
        found = topics.setdefault(f"{one.topic} {one.chapter}".strip(), {}).setdefault(one.choice, [0, 0])
        found[0] += 1
        found[1] += (one.seat in winners) / len(winners)
    return {str(position.players): topics}


def _chosen(position: Position, mind: Mind, luck: random.Random, made: int) -> Any:
    legal = position.legal_moves
    if len(legal) == 1:
        return legal[0]
    seat = position.to_move
    assert seat is not None
    shown = position.redealt(seat, luck.getrandbits(128))
    values, _ = mind.plan(shown.held)
    if luck.random() < (EARLY if made < BEGINNING else LATE):
        return position.move_at(luck.choice(sorted(values)))
    return position.move_at(max(values, key=lambda index: (values[index], -index)))
