"""Where the games of the conformance suite begin: at the set-up, or in the middle of a campaign."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

EPOCHS = 9
GOODS = {"timber": 4, "stone": 4, "clay": 3, "guilder": 6, "bread": 2}


def in_campaign(game: Game, players: int, seed: int) -> dict[str, Any]:
    """Late in a game of some epoch, two seats near their goals; the game after it is the last."""
    epoch = 1 + seed % EPOCHS
    goals = game.pack.mirror.goal
    others = max(1, epoch - 1)
    seats: list[dict[str, Any]] = [
        {
            "epoch": one,
            "tower": [f"{done}{'abcd'[seat]}" for done in range(max(1, one - 3), one)],
            "fame": {"other": max(0, goals[one] - (2 if seat < 2 else 5))},
            "goods": GOODS,
            "seals": 2 * seat + 3,
            "huts": ["mint", "sage"][:seat],
        }
        for seat, one in enumerate([epoch, *[others] * (players - 1)])
    ]
    return {"opened": epoch, "seed": seed, "options": {"games": 2}, "game_number": 1, "round": 6, "seats": seats}


LATE: Mapping[str, Callable[[Game, int, int], dict[str, Any]]] = {"queensdale": in_campaign}


def start(game: Game, players: int, seed: int) -> Position:
    """The first position of the game with this seed."""
    if game.name in LATE:
        return game.position(LATE[game.name](game, players, seed))
    return game.new(players=players, seed=seed, options=game.rules.manners.short_options)
