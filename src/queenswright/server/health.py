"""Whether moves can be stored: found out by storing something."""

from __future__ import annotations

import asyncio
import logging
import time

from queenswright.store import Store, StoreError, Unavailable

LOG = logging.getLogger("queenswright.server")
FRESH = 1.0
"""Seconds for which an answer counts, so that asking often costs nothing."""
LIMIT = 5.0
"""Seconds after which a database that says nothing does not work."""


class Health:
    """Asks the store for a writing, one at a time, and remembers the outcome for a moment."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asking: asyncio.Task[str | None] | None = None
        self._reason: str | None = None
        self._until = 0.0

    async def look(self) -> str | None:
        """None when moves can be stored, else one word that says why not."""
        if time.monotonic() < self._until:
            return self._reason
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask())
        asking = self._asking
        await asyncio.wait([asking], timeout=LIMIT)
        return asking.result() if asking.done() else self._note("no-answer")

    async def _ask(self) -> str | None:
        try:
            await self._store.check()
        except StoreError as error:
            return self._note(error.reason if isinstance(error, Unavailable) else "refused", error)
        else:
            return self._note(None)
        finally:
            self._asking = None

    def _note(self, reason: str | None, error: StoreError | None = None) -> str | None:
        """Remember an outcome; a change is written to the log."""
        if reason != self._reason:
            if reason is None:
                LOG.warning("the database can be written again")
            else:
                LOG.error("the database cannot be written (%s): %s", reason, error or "it does not answer")
        self._reason, self._until = reason, time.monotonic() + FRESH
        return reason

    def close(self) -> None:
        """Nobody wants to know any more."""
        if self._asking is not None:
            self._asking.cancel()
