"""A position as plain data and back: its state, the moves so far, and the states of the last of them.

Playing a long game again takes a second; this takes milliseconds. Moves whose states are left out are still known, so
that nothing is different until somebody takes them back or goes through them (`errors.Forgotten`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from queenswright.kernel.box import Box
from queenswright.kernel.position import Played, Position


@dataclass(frozen=True)
class Standing:
    """How a position stands: packed bytes of its state, its moves, and by whom each was chosen.

    `last` are the last moves, oldest first, each with its actions: their numbers and the packed states before them.
    """

    state: bytes
    moves: list[int]
    choosers: list[int]
    last: list[list[tuple[int, bytes]]]


def standing_of(position: Position, most: int) -> Standing:
    """How a position stands, with the states of its last moves."""
    played, pack = position.played, position.game.state_bytes
    return Standing(
        position.to_bytes(),
        [one.move.action for one in played],
        [one.seat for one in played],
        [[(action, pack(state)) for action, state in one.actions] for one in played[-most:]],
    )


def resumed(game: Box, standing: Standing) -> Position:
    """The position that stands so."""
    state = _held(game, standing.state)
    players = int(state.players)
    moves = [game.move(action, players) for action in standing.moves]
    actions = [[(action, _held(game, data)) for action, data in one] for one in standing.last]
    forgotten = [()] * (len(moves) - len(actions))
    played = list(map(Played._make, zip(moves, standing.choosers, [*forgotten, *actions], strict=True)))
    start = played[0].actions[0][1] if played and played[0].actions else None
    return Position(game, state, played, start)


def _held(game: Box, data: bytes) -> Any:
    return game.hold(game.rules.state.from_bytes(data))
