"""What somebody may know of a game whose content is opened bit by bit: what their own campaigns have opened.

A position that somebody makes up would open everything; so it is shown, played and studied only as far as it names
nothing else.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from queenswright.kernel.box import Box
from queenswright.kernel.position import Position
from queenswright.server.hub import Hub
from queenswright.server.identity import Visitor
from queenswright.server.refusals import Refused
from queenswright.server.unreadable import TableUnreadable
from queenswright.server.workshop import Kept
from queenswright.store import Listing
from queenswright.table import showing

MOST_TABLES = 40
"""Tables of a person that are looked at, running ones and finished ones each, the latest first."""
KEPT_TABLES = 5_000


class Reach:
    """What the campaigns of people have opened for them."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._known: Kept[frozenset[str]] = Kept(KEPT_TABLES, lambda texts: 1)

    async def of(self, visitor: Visitor, game: Box) -> frozenset[str] | None:
        """The sealed texts that somebody may read of a game; None where nothing of it is sealed."""
        if game.rules.telling.disclosed_texts is None:
            return None
        found = set(_open_to_all(game))
        if visitor.person:
            store = self._hub.store
            rows = await store.tables_of(visitor.person, MOST_TABLES)
            rows += await store.finished_of(visitor.person, MOST_TABLES)
            for row in rows:
                if row.table.game == game.name:
                    found |= await self._opened_at(row, visitor.person)
        return frozenset(found)

    async def check(self, visitor: Visitor, position: Position, seat: int | None = None) -> None:
        """Refuse a position that tells everybody, or whoever has a seat, something which is sealed for somebody."""
        refuse_sealed(position, await self.of(visitor, position.game), seat)

    async def _opened_at(self, row: Listing, person: str) -> frozenset[str]:
        key = (row.table.id, row.number, person)
        return self._known.find(key) or await self._known.get(key, lambda: self._look(row.table.id, person))

    async def _look(self, table_id: str, person: str) -> frozenset[str]:
        """What a table has opened for somebody; nothing of one that cannot be read."""
        try:
            live = await self._hub.live(table_id)
        except TableUnreadable:
            return frozenset()
        if live is None:
            return frozenset()
        state = await self._hub.stored(live)
        own = range(state.players) if state.status == "over" else state.seats_of(person)
        return frozenset(showing.disclosed(state, own))


def refuse_sealed(position: Position, known: Collection[str] | None, seat: int | None = None) -> None:
    """Refuse a position that tells more than these sealed texts."""
    if known is not None and not told_by(position, seat).issubset(known):
        raise Refused("editor-sealed", 403, title=position.game.rules.title)


def told_by(position: Position, seat: int | None = None) -> frozenset[str]:
    """The sealed texts that everybody may read in a position, and those for a seat."""
    return frozenset(position.disclosed_texts(None)).union(position.disclosed_texts(seat))


@cache
def _open_to_all(game: Box) -> frozenset[str]:
    """What is open at the beginning of every game."""
    version = game.rules.rules_version
    starts = (Position(game, game.set_up(players, {}, 0, version)) for players in game.rules.player_counts)
    return frozenset().union(*map(told_by, starts))
