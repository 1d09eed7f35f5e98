"""Looks again and again for tables whose moment has come: clocks that ran out, and bots that have to move.

Clocks and bots are asked for apart. A table that cannot be looked after is put off in the store, longer and longer, so
that any number of such tables is in nobody's way.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from queenswright.server.backoff import Backoff, described
from queenswright.server.driver import Driver
from queenswright.server.hub import Hub
from queenswright.server.live import Live
from queenswright.server.unreadable import TableUnreadable
from queenswright.store import StoreError, Unavailable

LOG = logging.getLogger("queenswright.server")


class Ticking:
    """The task that notices time."""

    def __init__(self, hub: Hub, driver: Driver) -> None:
        self._hub = hub
        self._driver = driver
        self._backoff = Backoff(hub.now)
        self._last_bot = ""

    async def run(self) -> None:
        """Look, and look again; while the database is away nobody can play."""
        is_away = False
        while True:
            await asyncio.sleep(self._hub.config.tick)
            try:
                if is_away:
                    await self._hub.note_service()
                    is_away = False
                await self.look()
            except StoreError:
                if not is_away:
                    LOG.exception("looking for tables that are due failed")
                is_away = True

    async def look(self) -> None:
        """One look at everything that is due, clocks first."""
        self._hub.notice()
        hub, now = self._hub, self._hub.now()
        for table_id in await hub.store.clocks_due(now, hub.config.due_at_once):
            await self._look_at(table_id, now, hub.flag)
        for table_id in await self._next_bots(now):
            if hub.is_ours(table_id):
                await self._look_at(table_id, now, self._driver.due)
        self._driver.look_around()
        hub.shrink()

    async def _next_bots(self, now: float) -> list[str]:
        """Where there are more than one look is about, the next ones: all of them come round."""
        most = self._hub.config.due_at_once
        found = await self._hub.store.bots_due(now, self._last_bot, most)
        self._last_bot = found[-1] if len(found) == most else ""
        return found

    async def _look_at(self, table_id: str, now: float, work: Callable[[Live], Awaitable[None]]) -> None:
        """Do what is due at one table; what goes wrong with it hurts no other table."""
        try:
            live = await self._hub.live(table_id)
            if live is not None:
                await work(live)
            self._backoff.worked(table_id)
        except Unavailable:
            raise
        except TableUnreadable as refusal:
            await self._hub.store.put_off(table_id, now, refusal.until)
        except Exception as error:
            pause = self._backoff.failed(table_id)
            LOG.error("table %s cannot be looked after, again in %.0f s: %s", table_id, pause, described(error))
            await self._hub.store.put_off(table_id, now, now + pause)
