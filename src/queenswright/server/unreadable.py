"""Tables that cannot be read: a stored move that the rules refuse, a pack or a game that is not here any more.

This is the one place that hears of it, whoever wanted the table. It is written to the log in one line, and the table is
let rest, longer and longer; until then everybody who wants it is told why without a new attempt.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

from queenswright.server.backoff import Backoff, described
from queenswright.server.refusals import Refused

LOG = logging.getLogger("queenswright.server")
LONGEST_REASON = 200


class TableUnreadable(Refused):
    """A table whose stored happenings cannot be folded: why, and when it is tried again."""

    def __init__(self, table_id: str, reason: str, until: float) -> None:
        super().__init__("server-table-unreadable", 409, table=table_id, reason=reason)
        self.until = until


class Unreadable:
    """Which tables could not be read, and why."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._backoff = Backoff(clock)
        self._refusals: dict[str, TableUnreadable] = {}

    def note(self, table_id: str, error: Exception) -> TableUnreadable:
        """A table could not be read; the refusal for everybody who wants it before the next attempt."""
        if not self._backoff.rests(table_id):
            reason, pause = described(error).partition(";")[0][:LONGEST_REASON], self._backoff.failed(table_id)
            LOG.error("table %s cannot be read, again in %.0f s: %s", table_id, pause, reason)
            self._refusals[table_id] = TableUnreadable(table_id, reason, self._backoff.until(table_id))
        return self._refusals[table_id]

    def check(self, table_id: str) -> None:
        """Refuse a table that could not be read a short while ago."""
        if self._backoff.rests(table_id):
            raise self._refusals[table_id]
        self._refusals.pop(table_id, None)

    def worked(self, table_id: str) -> None:
        """A table was read."""
        self._backoff.worked(table_id)
