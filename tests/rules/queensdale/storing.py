"""Games that are over, with goods to store."""

from __future__ import annotations

from typing import Any

from tests.rules.queensdale.situations import finished, goods, quietly, seat, without_gifts

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

MATERIAL = {"timber", "stone", "clay"}
PEOPLE = {"craftsman", "gleeman", "merchant", "healer"}


def holding(game: Game, held: dict[str, int], *buildings: str, **keys: Any) -> Position:
    """A game of epoch 9 is over for a player with these goods, figurines and buildings; nobody has reached a goal."""
    own = {name: n for name, n in held.items() if name not in PEOPLE | {"courier"}}
    people = {name: n for name, n in held.items() if name not in own}
    table = {"goods": own, "figurines": people, "buildings": dict.fromkeys(buildings, 1)}
    return finished(without_gifts(game), table | keys, opened=9)


def kept(pos: Position) -> dict[str, int]:
    """What seat 0 has once the storage step is over."""
    quietly(pos, "grocer")
    people: dict[str, int] = seat(pos, 0)["figurines"]
    return goods(pos, 0) | people
