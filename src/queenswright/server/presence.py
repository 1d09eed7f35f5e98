"""Who is at which table, across all processes on one database: each announces its people, the others remember them.

Changes are announced at once, everything again at every beat. The next beat makes up for a lost announcement, and
what has not been repeated for some beats (because its process died) is forgotten. On SQLite there is one process,
and nothing to announce.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from queenswright.server.live import NOBODY, Here, Live
from queenswright.store import Store

FORGET = 3
"""Beats after which somebody of whom nothing was heard is gone."""
BATCH = 100
"""Tables in one announcement, which has room for twice as many."""


@dataclass(frozen=True)
class _Heard:
    """The people another process has at a table, and when it announced them."""

    here: Here
    at: float


class Presence:
    """Remembers the people of other processes at the tables, and announces our own."""

    def __init__(self, store: Store, tables: Mapping[str, Live], beat: float) -> None:
        self._store = store
        self._tables = tables
        self._beat = beat
        self._process = secrets.token_hex(8)
        self._away: dict[str, dict[str, _Heard]] = {}
        self._said: dict[str, Here] = {}
        self._changed: set[str] = set()
        self._news = asyncio.Event()
        self._asks = True
        self._is_asked = False
        store.on_announce(self._heard)
        store.on_change(self._reconnected)

    def elsewhere(self, table_id: str) -> Here:
        """The people that all other processes have at a table."""
        parts = [heard.here for heard in self._away.get(table_id, {}).values()]
        seats = frozenset(seat for part in parts for seat in part.seats)
        return Here(seats, sum(part.watching for part in parts))

    def note(self, live: Live) -> None:
        """Tell the others soon when somebody came to a table or left it."""
        if self._store.shared and live.here() != self._said.get(live.id, NOBODY):
            self._changed.add(live.id)
            self._news.set()

    async def work(self) -> None:
        """Announce changes, and everything at every beat; do nothing where there is only one process."""
        loop = asyncio.get_running_loop()
        beat = loop.time()
        while self._store.shared:
            if self._asks:
                self._asks = False
                await self._say({"who": True})
            if self._is_asked or loop.time() >= beat:
                self._is_asked, beat = False, loop.time() + self._beat
                await self._announce({live.id for live in self._tables.values() if live.sockets} | self._said.keys())
                self._forget()
            elif self._changed:
                await self._announce(self._changed)
            try:
                await asyncio.wait_for(self._news.wait(), max(0.0, beat - loop.time()))
            except TimeoutError:
                continue
            self._news.clear()

    async def close(self) -> None:
        """Say goodbye: nobody is here any more."""
        if self._store.shared:
            await self._say({"gone": True})

    async def _announce(self, tables: Iterable[str]) -> None:
        """Announce our people at these tables."""
        ids = list(tables)
        self._changed.clear()
        for start in range(0, len(ids), BATCH):
            parts: dict[str, tuple[list[int], int]] = {}
            for table_id in ids[start : start + BATCH]:
                live = self._tables.get(table_id)
                here = NOBODY if live is None else live.here()
                parts[table_id] = (sorted(here.seats), here.watching)
                self._said[table_id] = here
                if here == NOBODY:
                    del self._said[table_id]
            await self._say({"tables": parts})

    async def _say(self, message: Mapping[str, Any]) -> None:
        await self._store.announce(json.dumps({"process": self._process, **message}, separators=(",", ":")))

    def _reconnected(self, table_id: str | None, number: int) -> None:
        """After a lost connection, ask the others again and announce everything again."""
        if table_id is None:
            self._asks = self._is_asked = True
            self._news.set()

    def _heard(self, text: str) -> None:
        """Handle a message of another process: its people, its end, or a question."""
        message = json.loads(text)
        if "process" not in message:
            return
        process = message["process"]
        if "who" in message:
            self._is_asked = True
            self._news.set()
        elif "gone" in message:
            self._drop(lambda one, heard: one == process)
        else:
            now = asyncio.get_running_loop().time()
            for table_id, (seats, watching) in message["tables"].items():
                before = self.elsewhere(table_id)
                self._away.setdefault(table_id, {})[process] = _Heard(Here(frozenset(seats), watching), now)
                self._tell(table_id, before)

    def _forget(self) -> None:
        """Forget processes that have been silent for some beats."""
        oldest = asyncio.get_running_loop().time() - FORGET * self._beat
        self._drop(lambda process, heard: heard.at < oldest)

    def _drop(self, is_gone: Callable[[str, _Heard], bool]) -> None:
        """Forget what some process has said."""
        for table_id in list(self._away):
            before = self.elsewhere(table_id)
            stay = {process: heard for process, heard in self._away[table_id].items() if not is_gone(process, heard)}
            self._away[table_id] = stay
            if not stay:
                del self._away[table_id]
            self._tell(table_id, before)

    def _tell(self, table_id: str, before: Here) -> None:
        """Tell a table in memory that its people in other processes changed."""
        live = self._tables.get(table_id)
        if live is not None and self.elsewhere(table_id) != before:
            live.tell_presence()
