"""Where the games of the conformance suite begin: at the set-up, or in the middle of a campaign."""

from __future__ import annotations

from typing import Any

from queenswright.conformance import LATE, start
from queenswright.kernel.game import Game

__all__ = ["EPOCHS", "LATE", "start"]

EPOCHS = 9
MARBLE_FROM, MONUMENTS_FROM, ROOMS_FROM = 4, 5, 8
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
            "goods": GOODS | ({"marble": 2} if epoch >= MARBLE_FROM else {}),
            "seals": 2 * seat + 3,
            "huts": ["mint", "sage"][:seat],
            "monument": 2 + seat % 3 if epoch >= MONUMENTS_FROM else 0,
        }
        for seat, one in enumerate([epoch, *[others] * (players - 1)])
    ]
    rooms = {"kitchen": 0, "sickroom": players - 1} if epoch >= ROOMS_FROM else {}
    course = {"opened": epoch, "seed": seed, "options": {"games": 2}, "game_number": 1, "round": 6}
    return {**course, "castle_rooms": rooms, "seats": seats}


LATE["queensdale"] = in_campaign
