"""One position of The Rise of Queensdale for every step that asks somebody, written by name.

Chance alone meets two thirds of all kinds of steps; from these positions it meets the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.rules.queensdale.situations import at, finished, game_over, of_epoch, play, quietly
from tests.rules.queensdale.telling import number_of

from queenswright.games.queensdale.state.pieces import HERBS
from queenswright.games.queensdale.steps import IS_AUTOMATIC, STEPS
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

ASKING = tuple(step.name for number, step in enumerate(STEPS) if not IS_AUTOMATIC[number])
OWN: dict[str, Any] = {
    "goods": {"timber": 5, "stone": 4, "clay": 4, "guilder": 8, "bread": 4, "marble": 1},
    "figurines": {"gleeman": 1, "merchant": 1, "craftsman": 1},
    "seals": 9,
    "tomes": 5,
}
FIGURINES = {"gleeman": 1, "merchant": 1, "healer": 1, "courier": 1, "craftsman": 2}
ROAD = {"opened": 8, "branch": "road"}
WALL = {"opened": 8, "branch": "wall"}
FOUR = {"woodcutter_hut": 1, "dwelling": 1, "timber_yard": 2, "stone_pile": 1}
ORDERS = [str(number) for number in range(1, 13)]
KEYS: Mapping[str, Mapping[str, Any]] = {
    "pay_die": {"argument": {"space": "scout_long", "shown": ["timber", "clay"]}},
    "rest": {"argument": {"in": "red", "steps": 3}},
    "here": {"own": {"scout": "blue d2", "huts": list(HERBS)}},
    "rank": {"argument": "sawmill"},
    "payment": {"argument": {"what": "sawmill", "rank": 2}, "price": {"timber": 2, "clay": 1}, "savings": 1},
    "cover": {"argument": {"building": "sawmill", "rank": 1}, "own": {"buildings": FOUR}},
    "renovate": {"own": {"buildings": {"dwelling": 2, "stone_pile": 1}}},
    "feed": {"own": {"buildings": {"chapel": 1}}},
    "keep_figurine": {"argument": {"first": "healer", "second": "craftsman"}},
    "offer": {"argument": 1, "courier_card": 1},
    "tower": {"own": {"epoch": 3}},
    "tower_space": {"argument": "4c", "own": of_epoch(5)},
    "die": {"argument": "double_clay"},
    "side": {"argument": {"face": "double_clay", "die": 2}},
    "vote": {"argument": "barn"},
    "ride": {**ROAD, "segments": [None, 0, 1] * 4},
    "deliver": {"argument": "blue 1", "own": {"rider": "blue 1"}, **ROAD},
    "segment": WALL,
    "give_back": WALL,
    "room": WALL,
    "ribbon": {**ROAD, "votes": [1, 1, 1, 0, 1, 0, 0]},
    "swap_for": {"argument": "healer"},
    "order": {"orders": ORDERS},
    "scout": {"own": {"scout": "red c3"}},
}
"""What a position needs besides its step; the seats have plenty, and epoch 6 is open unless it says otherwise."""


def position(game: Game, step: str) -> Position:
    """Three seats that have plenty of everything, the first of them at this step."""
    if step in MADE:
        return MADE[step](game)
    keys = dict(KEYS.get(step, {}))
    own = OWN | {"figurines": FIGURINES} | keys.pop("own", {})
    return at(game, own, OWN, OWN, **{"step": step, "opened": 6, "seed": len(step), **keys})


def before_a_courier(game: Game) -> Position:
    """After the choice a courier is drawn, whose card is read."""
    pending = [{"step": step, "seat": 0} for step in ("turn", "draw", "pick")]
    return at(game, {}, OWN, OWN, pending=pending, opened=6, bag={"courier": 1})


def keeping_card(game: Game) -> Position:
    return play(at(game, OWN, OWN, step="learn", opened=5), "study")


def crowning(game: Game) -> Position:
    near = of_epoch(5) | {"seals": 4, "fame": game.pack.mirror.red_from[5]}
    return game_over(game, near, of_epoch(5, "b"), opened=5, stories=[])


def answering(game: Game) -> Position:
    first = of_epoch(8) | {"fame": game.pack.mirror.goal[8]}
    pos = finished(game, first, of_epoch(7, "b"), {}, ends_read=7, branch="road", stories=[])
    return quietly(pos, "answer")


def calling_a_friend(game: Game) -> Position:
    own = of_epoch(8, "d") | {"removed": ["1a", "3b"]}
    card = number_of(game, "v3")
    pos = at(game, own, {}, opened=8, branch="wall", story=card, stories=[card])
    return play(pos, "call an old friend")


def returning_robbers(game: Game) -> Position:
    supper = [1, 1, 1, 0, 0, 0, 0]
    pos = finished(game, of_epoch(9), of_epoch(6, "b"), opened=9, branch="wall", votes=supper, stories=[])
    return quietly(pos, "return_robber")


MADE = {
    "pick": before_a_courier,
    "keep_card": keeping_card,
    "crown": crowning,
    "answer": answering,
    "old_friend": calling_a_friend,
    "return_robber": returning_robbers,
}
"""Positions that come from moves, because a document alone cannot begin there."""
