"""The page of a campaign: its annals and the table as everybody sees it, made in the workshop and kept for a while."""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from typing import Any

from queenswright.kernel.data import Event
from queenswright.kernel.game import Game
from queenswright.server.identity import Visitor
from queenswright.server.messages import Annals
from queenswright.server.refusals import Refused
from queenswright.server.wire import encode
from queenswright.server.workshop import Kept, Work, Workshop
from queenswright.table import TableState, showing

KEPT_BYTES = 4_000_000
LEVEL = 6
Move = tuple[str, Sequence[Event]]
"""The label of a turn and what was told of a move in it."""


class AnnalsKept:
    """The annals that were asked for lately, each of one revision of a table."""

    def __init__(self, workshop: Workshop) -> None:
        self._workshop = workshop
        self._kept: Kept[bytes] = Kept(KEPT_BYTES, len)

    async def of(self, visitor: Visitor, table: str, state: TableState) -> bytes:
        """The annals of a table as compressed JSON; the same for everybody."""
        line = state.line
        if line is None:
            raise Refused("table-not-started", 409)
        if state.game.rules.telling.annals is None:
            raise Refused("server-no-campaign", 409)
        moves = [(played.turn, played.events) for played in line.played]
        work = _making(state.game, moves, state.revision, showing.view(state, None))
        return await self._kept.get((table, state.revision), lambda: self._workshop.do(visitor, work))


def _making(game: Game, moves: Sequence[Move], revision: int, view: dict[str, Any]) -> Work[bytes]:
    """The annals, move by move."""
    make = game.rules.telling.annals
    assert make is not None
    found = yield from make(game.pack, moves)
    body = encode(Annals(revision, view, found))
    yield
    return gzip.compress(body, LEVEL)
