"""Forgets what nobody can come back to, so that a server may run for years: guests who stayed away, tables that only
they could open or that never began, analyses at which nobody looks. A few of them at a time, round after round."""

from __future__ import annotations

import asyncio
import logging

from queenswright.server.cookies import A_DAY
from queenswright.server.hub import Hub
from queenswright.server.live import NOBODY
from queenswright.server.sessions import AN_HOUR, EXCHANGE, GUEST_LIFE, Sessions
from queenswright.store import StoreError

LOG = logging.getLogger("queenswright.server")
PAUSE = 60.0
"""Seconds between two portions."""
PORTION = 500
"""People, and tables, that a portion looks at."""
REST = 0.05
"""Seconds between two tables that are deleted."""
TABLE_LIFE = 180.0 * A_DAY
"""How long a table without a change is kept to which nobody can come back, or that never began."""
ANALYSIS_LIFE, EMPTY_LIFE = 180.0 * A_DAY, A_DAY
"""How long an analysis is kept at which nobody looks, and one that has found nothing."""
MOST_ANALYSES = 20_000


class Tidying:
    """Deletes what is too old."""

    def __init__(self, hub: Hub, sessions: Sessions) -> None:
        self._hub = hub
        self._store = hub.store
        self._sessions = sessions
        self._person = self._table = ""
        """The last ones that were looked at."""
        self._looked = 0.0
        """When analyses were looked at."""

    async def work(self) -> None:
        """Look at one portion after the other."""
        while True:
            try:
                await self.portion()
            except StoreError:
                LOG.exception("tidying up failed")
            await asyncio.sleep(PAUSE)

    async def portion(self) -> None:
        """Delete what is old among the next people and tables, and old analyses."""
        now = self._hub.now()
        if now - self._looked > AN_HOUR:
            self._looked = now
            await self._store.drop_analyses(now - ANALYSIS_LIFE, now - EMPTY_LIFE, MOST_ANALYSES)
        if self._hub.config.local or now <= self._sessions.began + EXCHANGE:
            return  # whoever has no session may still have a cookie of the first version
        if not self._hub.config.keep_tables:
            await self._forget_tables(now - TABLE_LIFE)
        self._person = await self._store.forget_guests(self._person, PORTION, now - GUEST_LIFE)

    async def _forget_tables(self, before: float) -> None:
        old, self._table = await self._store.old_tables(self._table, PORTION, before)
        gone = 0
        for table_id in old:
            is_used = table_id in self._hub.tables or self._hub.presence.elsewhere(table_id) != NOBODY
            if not is_used and await self._store.forget_table(table_id, before):
                gone += 1
                await asyncio.sleep(REST)
        if gone:
            LOG.info("%d tables were deleted to which nobody could come back", gone)
