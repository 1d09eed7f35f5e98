"""Perft: how many ways there are to play on from fixed positions, counted to a few decisions deep.

A count that differs means that a move is possible too many or too few; the failure then lists the counts behind each
move of the position ("divide"), to be compared with those of an engine that is right.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.counting import assert_counts

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

FULL_STAR = {
    "lumberjack-1": 0, "blacksmith-2": 1, "glazier-3": 2, "stonemason-1": 3, "bricklayer-2": 4, "tailor-3": 5,
}  # fmt: skip
BILLBOARD = ["lumberjack-2", "tailor-3", "glazier-1", "blacksmith-1", "stonemason-3", "bricklayer-1"]
SITUATIONS: dict[str, dict[str, Any]] = {
    "construct": {
        "seed": 5,
        "step": "construct",
        "seats": [
            {"talers": 3, "craftsmen": FULL_STAR, "carriage": "Ravenstow", "track": 3},
            {"talers": 2, "craftsmen": {"glazier-1": 2, "tailor-2": 3}},
        ],
        "demand": {"Ravenstow": {"guilds": ["blacksmith", "glazier", "stonemason", "bricklayer"],
                                 "bonus": {"kind": "hire", "amount": 0}}},
        "buildings": {"Ravenstow": [1]},
        "billboard": BILLBOARD,
    },
    "hire": {
        "seed": 6,
        "step": "hire",
        "seats": [{"talers": 5, "craftsmen": FULL_STAR}, {"craftsmen": {"tailor-3": 1}}, {"talers": 4}],
        "billboard": BILLBOARD,
        "price": 3,
    },
    "tavern": {
        "seed": 7,
        "step": "tavern",
        "seats": [
            {
                "talers": 11,
                "craftsmen": FULL_STAR,
                "tavern": {"saloon": ["glazier"], "dormitory": ["tailor", "lumberjack"]},
            },
            {"talers": 1, "craftsmen": {"lumberjack-1": 5}},
        ],
    },
    "repair": {
        "seed": 8,
        "step": "repair",
        "seats": [
            {"craftsmen": {"lumberjack-3": 0, "lumberjack-1": 5, "blacksmith-2": 1, "stonemason-1": 3, "tailor-2": 5}},
            {}, {}, {},
        ],
        "track": [4, 5, 5],
    },
    "labour": {
        "seed": 9,
        "step": "labour",
        "options": {"variant": "companion"},
        "seats": [{"talers": 0, "craftsmen": {"lumberjack-2": 2, "glazier-3": 4}}, {"talers": 3}],
    },
}  # fmt: skip
COUNTS: dict[str, list[int]] = {
    "draft": [8, 8 * 6, 8 * 6 * 7, 8 * 6 * 7 * 6],
    "construct": [3, 13, 48, 144, 448, 1400],
    "hire": [7, 34, 102, 308, 967, 3296],
    "tavern": [7, 23, 64, 181, 675, 2559],
    "repair": [5, 16, 40, 103, 291, 809],
    "labour": [4, 12, 36, 107, 562, 2185],
}


def situation(game: Game, name: str) -> Position:
    return game.new(4, seed=1) if name == "draft" else game.position(SITUATIONS[name])


@pytest.mark.parametrize("name", COUNTS)
def test_perft(architect: Game, name: str) -> None:
    assert_counts(situation(architect, name), COUNTS[name])
