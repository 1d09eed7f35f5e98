"""What can still be read of a table that cannot be read as a whole: everything before the first happening that does not
fit the rules here. People may look at it and take it along; nobody plays there."""

from __future__ import annotations

from collections.abc import Sequence

from queenswright.kernel.game import Game
from queenswright.server.hub import Hub
from queenswright.server.identity import Visitor
from queenswright.server.unreadable import TableUnreadable
from queenswright.server.workshop import Kept, Work, Workshop
from queenswright.store import HappeningRow, TableRow
from queenswright.table import TableState, apply
from queenswright.table.rows import happening_of, state_of

KEPT_TABLES = 8


class Remains:
    """The readable beginnings of tables."""

    def __init__(self, hub: Hub, workshop: Workshop) -> None:
        self._hub = hub
        self._workshop = workshop
        self._kept: Kept[TableState] = Kept(KEPT_TABLES, lambda state: 1)

    async def seen(self, visitor: Visitor, table_id: str, invite: str | None) -> TableState:
        """A table that somebody may see: its state, or as much of it as can be read."""
        try:
            live = await self._hub.see(table_id, visitor.person, invite)
        except TableUnreadable as refusal:
            beginning = await self._beginning(visitor, table_id)
            if beginning is None:
                raise refusal from None
            return beginning
        return await self._hub.whole(live)

    async def _beginning(self, visitor: Visitor, table_id: str) -> TableState | None:
        """What can be read of a table, nothing without its pack."""
        row = await self._hub.store.table(table_id)
        if row is None:
            return None
        game = await self._hub.shelf.known(row.game, row.pack, row.pack_digest)
        if game is None:
            return None
        rows = await self._hub.store.happenings(table_id)
        key = (table_id, hash(tuple(row.body for row in rows)))
        return await self._kept.get(key, lambda: self._workshop.do(visitor, _reading(row, game, rows)))


def _reading(row: TableRow, game: Game, rows: Sequence[HappeningRow]) -> Work[TableState]:
    """Fold as far as it goes, and then once more only so far: what fails may have changed a part of the state."""
    state, fits = state_of(row, game), 0
    for one in rows:
        try:
            apply(state, happening_of(one))
        except Exception:
            break
        fits += 1
        yield
    state = state_of(row, game)
    for one in rows[:fits]:
        apply(state, happening_of(one))
        yield
    return state
