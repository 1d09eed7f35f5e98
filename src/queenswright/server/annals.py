"""The page of a campaign: its annals and the table as everybody sees it, made in the workshop and kept for a while."""

from __future__ import annotations

import gzip

from queenswright.server.identity import Visitor
from queenswright.server.messages import Annals
from queenswright.server.refusals import Refused
from queenswright.server.wire import encode
from queenswright.server.workshop import Kept, Work, Workshop
from queenswright.table import TableState, fork, showing
from queenswright.table.seals import withheld

KEPT_BYTES = 4_000_000
LEVEL = 6


class AnnalsKept:
    """The annals that were asked for lately, each of one revision of a table."""

    def __init__(self, workshop: Workshop) -> None:
        self._workshop = workshop
        self._kept: Kept[bytes] = Kept(KEPT_BYTES, len)

    async def of(self, visitor: Visitor, table: str, state: TableState) -> bytes:
        """The annals of a table as compressed JSON; the same for everybody."""
        if state.line is None:
            raise Refused("table-not-started", 409)
        if state.game.rules.telling.annals is None:
            raise Refused("server-no-campaign", 409)
        key = (table, state.revision, withheld(state))
        return await self._kept.get(key, lambda: self._workshop.do(visitor, _making(fork(state))))


def _making(state: TableState) -> Work[bytes]:
    """The annals, move by move."""
    make, line = state.game.rules.telling.annals, state.line
    assert make is not None
    assert line is not None
    view = showing.view(state, None)
    yield
    found = yield from make(state.game.pack, ((played.turn, played.events) for played in line.played))
    sealed = withheld(state)
    letters = [one for one in found["letters"] if not sealed.intersection(line["message"] for line in one["lines"])]
    found = {**found, "letters": letters} if sealed else found
    body = encode(Annals(state.revision, view, found))
    yield
    return gzip.compress(body, LEVEL)
