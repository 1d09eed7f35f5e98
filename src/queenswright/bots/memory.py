"""What a bot has been told of a game so far; only this module calls `follow` and `forget`."""

from __future__ import annotations

from collections.abc import Sequence

from queenswright.bots.bot import Bot
from queenswright.kernel.box import Box
from queenswright.kernel.position import Position


def told_moves(position: Position) -> list[int]:
    """The moves that a bot may be told: none while some of them are still secret, and no sealed ones."""
    return [] if position.untold() else [move.action for move in position.moves if not position.is_sealed(move)]


class Memory:
    """The moves that one bot has followed, and at which table.

    A bot follows every move once. If the moves do not continue those it knows (some were taken back, or it is asked at
    another table), it forgets first.
    """

    def __init__(self) -> None:
        self._table = ""
        self._moves: list[int] = []

    def bring_up_to_date(self, bot: Bot, game: Box, players: int, moves: Sequence[int], table: str) -> None:
        """Tell the bot the moves that it does not know yet."""
        if table != self._table or self._moves != moves[: len(self._moves)]:
            bot.forget()
            self._moves = []
        known = len(self._moves)
        self._table, self._moves = table, list(moves)
        for action in moves[known:]:
            bot.follow(game.move(action, players))
