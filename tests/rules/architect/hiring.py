"""Situations of the Hire action. Billboards are written from the bottom up, piles from the top down."""

from typing import Any

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

A, B, C, D, E, F = BILLBOARD = ["lumberjack-1", "blacksmith-2", "glazier-3", "stonemason-1", "bricklayer-2", "tailor-3"]
X, Y, Z = PILE = ["lumberjack-2", "blacksmith-1", "glazier-1"]
FULL_STAR = {
    "lumberjack-3": 0, "blacksmith-3": 1, "glazier-2": 2, "stonemason-2": 3, "bricklayer-1": 4, "tailor-1": 5,
}  # fmt: skip
PLAYERS_AND_SEATS = [(2, 0), (2, 1), (3, 1), (3, 2), (4, 0), (4, 3)]


def at_hire(
    game: Game,
    talers: int = 10,
    crew: dict[str, int] | None = None,
    seat: int = 0,
    players: int = 2,
    **more: Any,
) -> Position:
    """One seat is about to hire from a known billboard; a pile of three tiles."""
    seats: list[dict[str, Any]] = [{"talers": 7} for _ in range(players)]
    seats[seat] |= {"talers": talers, "craftsmen": crew or {}}
    situation = {"seats": seats, "to_move": seat, "step": "hire", "billboard": BILLBOARD, "pile": PILE}
    return game.position(situation | more)


def again(game: Game, pos: Position, seat: int, step: str = "hire", **own: Any) -> Position:
    """The same table with another decision pending."""
    document = pos.to_dict()
    document["seats"][seat] |= own
    return game.position({**document, "pending": [{"step": step, "seat": seat}], "turn_of": seat})


def crew_of(pos: Position, seat: int = 0) -> dict[str, int]:
    crew: dict[str, int] = pos.to_dict()["seats"][seat]["craftsmen"]
    return crew


def removed(pos: Position, character: str) -> int:
    return int(pos.view(None)["removed"].get(character, 0))


AFTER_ONE_GAP = {
    1: [X, B, C, D, E, F],
    2: [X, A, C, D, E, F],
    3: [X, A, B, D, E, F],
    4: [X, A, B, C, E, F],
    5: [X, A, B, C, D, F],
    6: [X, A, B, C, D, E],
}
