"""How far the campaigns of a person have come: what belongs to later chapters is not for them yet."""

from __future__ import annotations

from queenswright.games import game_rules
from queenswright.server.hub import Hub
from queenswright.server.unreadable import TableUnreadable
from queenswright.server.workshop import Kept
from queenswright.store import Listing

KEPT = 5_000
MOST_TABLES = 12
"""This number of somebody's campaigns are looked at, those that changed last."""

Chapters = frozenset[str]


class Reached:
    """The chapters that somebody's own campaigns have come to."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._known: Kept[Chapters] = Kept(KEPT, lambda chapters: 1)

    async def of(self, person: str, game: str) -> Chapters:
        """The chapters of a game that somebody knows; none of a game without campaigns."""
        if not person or game_rules(game).reports.linked is None:
            return frozenset()
        store = self._hub.store
        listings = [*await store.tables_of(person), *await store.finished_of(person)]
        own = [one for one in listings if one.table.game == game and one.summary.status != "waiting"]
        found = [await self._kept(one, person) for one in own[:MOST_TABLES]]
        return frozenset().union(*found)

    async def _kept(self, listing: Listing, person: str) -> Chapters:
        key = (listing.table.id, listing.number, person)
        return await self._known.get(key, lambda: self._look(listing.table.id, person))

    async def _look(self, table_id: str, person: str) -> Chapters:
        try:
            live = await self._hub.live(table_id)
        except TableUnreadable:
            return frozenset()
        if live is None or live.state.line is None or not live.state.seats_of(person):
            return frozenset()
        position = live.state.line.position
        return frozenset(position.game.rules.puzzles.reached(position.state))
