"""Perft: how many ways there are to play on from fixed positions, counted to a few decisions deep.

A count that differs means that a move is possible too many or too few; the failure then lists the counts behind each
move of the position ("divide"), to be compared with those of an engine that is right. Throws and draws are those of the
seed.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.counting import assert_counts

from queenswright.kernel.game import Game

SITUATIONS: dict[str, dict[str, Any]] = {
    "turn": {
        "seed": 5,
        "opened": 4,
        "courier_card": 8,
        "taken": {"wage": 2, "stone": 1, "build": 1},
        "seats": [
            {
                "epoch": 4,
                "goods": {"timber": 3, "stone": 2, "clay": 1, "guilder": 3, "bread": 1},
                "figurines": {"gleeman": 1, "courier": 1},
                "buildings": {"timber_yard": 1, "bakery_building": 2},
                "tower": ["1a", "2b", "3c"],
                "huts": ["mint"],
                "morale": 4,
                "dice": ["choice_ts", "action"],
                "faces": [["choice_ts", "stone", "clay", "guilder", "action", "action"]] + [
                    ["timber", "stone", "clay", "guilder", "action", "action"]] * 4,
            },
            {"epoch": 3, "goods": {"stone": 1}, "tower": ["1b", "2a"], "dice": ["clay"]},
        ],
    },
    "payment": {
        "seed": 6,
        "step": "build",
        "opened": 3,
        "seats": [
            {
                "epoch": 3,
                "goods": {"timber": 2, "stone": 3, "clay": 2, "guilder": 4},
                "figurines": {"craftsman": 2, "courier": 1},
                "buildings": {"stone_pile": 2, "dwelling": 1, "treasurer": 1, "quarryman": 3},
                "tower": ["1a", "2b"],
                "dice": ["stone"],
            },
            {"tower": ["1b"], "epoch": 2},
            {},
        ],
    },
    "scout": {
        "seed": 7,
        "step": "scout",
        "argument": {"steps": 4},
        "seats": [{"huts": ["mint", "sage", "arnica"], "dice": ["timber"]}, {}, {}, {}],
    },
    "grocer": {
        "seed": 8,
        "step": "grocer",
        "seats": [{"seals": 3}, {"seals": 1}],
    },
    "late turn": {
        "seed": 9,
        "opened": 8,
        "branch": "wall",
        "orders": ["4", "6", "10"],
        "taken": {"wage": 2, "stone": 1},
        "seats": [
            {
                "epoch": 8,
                "tower": ["7a", "5b", "6c"],
                "family": "lantern",
                "abilities": ["13", "14"],
                "knowledge": ["18", "22"],
                "robbers": [3, 7],
                "monument": 4,
                "goods": {"timber": 2, "stone": 3, "clay": 2, "guilder": 3, "bread": 2, "marble": 1},
                "figurines": {"gleeman": 1, "healer": 1},
                "tomes": 2,
                "dice": ["action", "stone"],
            },
            {"epoch": 8, "tower": ["7b", "5a", "6b"], "family": "heron", "dice": ["timber"]},
        ],
    },
    "late build": {
        "seed": 10,
        "step": "build",
        "opened": 8,
        "branch": "wall",
        "seats": [
            {
                "epoch": 8,
                "tower": ["7a", "5b", "6c"],
                "goods": {"timber": 4, "stone": 4, "clay": 4, "guilder": 4, "marble": 1},
                "figurines": {"craftsman": 1},
                "buildings": {"gatehouse": 1},
                "dice": ["stone"],
            },
            {"epoch": 8, "tower": ["7b", "5a", "6b"]},
        ],
    },
    "rider": {
        "seed": 11,
        "step": "place",
        "opened": 8,
        "branch": "road",
        "segments": [None, 0, 1, None, 0, None, None, 1, 0, None, None, 0],
        "seats": [
            {
                "epoch": 8,
                "tower": ["7a", "5b", "6c"],
                "goods": {"timber": 3, "stone": 2, "clay": 2, "guilder": 1, "bread": 2},
                "dice": ["action"],
            },
            {"epoch": 8, "tower": ["7b", "5a", "6b"], "dice": ["timber"]},
        ],
    },
    "vote": {
        "seed": 12,
        "step": "ballot",
        "opened": 6,
        "seats": [
            {"epoch": 7, "tower": ["4a", "5a", "6a"]},
            {"epoch": 6, "tower": ["4b", "5b", "3b"]},
            {"epoch": 6, "tower": ["4c", "5c", "3c"]},
        ],
    },
}  # fmt: skip
COUNTS: dict[str, list[int]] = {
    "turn": [11, 59, 430, 2404],
    "payment": [20, 55, 131, 410, 1197],
    "scout": [12, 69, 202, 612, 2077],
    "grocer": [16 + 1, 16 * 5 + 4 + 1, 426, 2936],
    "late turn": [16, 110, 920],
    "late build": [50, 129, 288, 1097],
    "rider": [12, 53, 117, 207, 620],
    "vote": [6, 6 * 6, 6 * 6 * 6],
}


@pytest.mark.parametrize("name", COUNTS)
def test_perft(queensdale: Game, name: str) -> None:
    assert_counts(queensdale.position(SITUATIONS[name]), COUNTS[name])
