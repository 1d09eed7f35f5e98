"""What somebody may know of a game whose content is opened bit by bit: what their own campaigns have opened.

A position that somebody makes up would open everything; so it is shown, played and studied only as far as it names
nothing else.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import NamedTuple

from queenswright.games import game_rules
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


class Opened(NamedTuple):
    """What one table has opened for somebody: sealed texts they may read, and chapters of puzzles that are for them."""

    texts: frozenset[str] = frozenset()
    chapters: frozenset[str] = frozenset()


class Reach:
    """What the campaigns of people have opened for them."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._known: Kept[Opened] = Kept(KEPT_TABLES, lambda opened: 1)

    async def of(self, visitor: Visitor, game: Box) -> frozenset[str] | None:
        """The sealed texts that somebody may read of a game; None where nothing of it is sealed."""
        if game.rules.telling.disclosed_texts is None:
            return None
        own = await self._tables(visitor.person, game.name)
        return _open_to_all(game).union(*(opened.texts for opened in own))

    async def chapters(self, person: str, game: str) -> frozenset[str]:
        """The chapters that somebody's own campaigns have come to; none of a game without campaigns."""
        if game_rules(game).reports.linked is None:
            return frozenset()
        return frozenset().union(*(opened.chapters for opened in await self._tables(person, game)))

    async def check(self, visitor: Visitor, position: Position, seat: int | None = None) -> None:
        """Refuse a position that tells everybody, or whoever has a seat, something which is sealed for somebody."""
        refuse_sealed(position, await self.of(visitor, position.game), seat)

    async def _tables(self, person: str, game: str) -> list[Opened]:
        """What the latest tables of somebody have opened."""
        if not person:
            return []
        store = self._hub.store
        rows = await store.tables_of(person, MOST_TABLES) + await store.finished_of(person, MOST_TABLES)
        return [await self._opened_at(row, person) for row in rows if row.table.game == game]

    async def _opened_at(self, row: Listing, person: str) -> Opened:
        key = (row.table.id, row.number, person)
        return self._known.find(key) or await self._known.get(key, lambda: self._look(row.table.id, person))

    async def _look(self, table_id: str, person: str) -> Opened:
        """What a table has opened for somebody; nothing of one that cannot be read."""
        try:
            live = await self._hub.live(table_id)
        except TableUnreadable:
            return Opened()
        if live is None:
            return Opened()
        state = await self._hub.stored(live)
        own = state.seats_of(person)
        texts = showing.disclosed(state, range(state.players) if state.status == "over" else own)
        if state.line is None or not own:
            return Opened(frozenset(texts))
        position = state.line.position
        return Opened(frozenset(texts), frozenset(position.game.rules.puzzles.reached(position.state)))


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
