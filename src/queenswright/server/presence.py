"""Who is at which table, over all processes on one database: each announces whom it has, the others remember it.

What changes is announced at once, everything again at every beat. An announcement that was lost is made good by the
next beat, and what was not heard again for some beats (its process died) is forgotten. On SQLite there is one process,
and nothing to announce.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from queenswright.server.live import NOBODY, Here, Live
from queenswright.store import Store

FORGET = 3
"""Beats after which somebody of whom nothing was heard is gone."""
BATCH = 100
"""Tables in one announcement: less than 7,000 bytes."""


@dataclass(frozen=True)
class _Heard:
    """Whom another process has at a table, and when it said so."""

    here: Here
    at: float


class Presence:
    """The people whom other processes have at their tables; tells them of our own."""

    def __init__(self, store: Store, tables: Mapping[str, Live], beat: float) -> None:
        self._store = store
        self._tables = tables
        self._beat = beat
        self._process = secrets.token_hex(8)
        self._away: dict[str, dict[str, _Heard]] = {}
        self._said: dict[str, Here] = {}
        self._changed: set[str] = set()
        self._news = asyncio.Event()
        self._asked = False
        store.on_announce(self._heard)
        store.on_change(self._reconnected)

    def elsewhere(self, table_id: str) -> Here:
        """Whom other processes have at a table, all together."""
        parts = [heard.here for heard in self._away.get(table_id, {}).values()]
        if not parts:
            return NOBODY
        return Here(frozenset().union(*(part.seats for part in parts)), sum(part.watching for part in parts))

    def note(self, live: Live) -> None:
        """Tell the others soon when somebody came to a table or left it."""
        if self._store.shared and live.here() != self._said.get(live.id, NOBODY):
            self._changed.add(live.id)
            self._news.set()

    async def work(self) -> None:
        """Announce what changes, and everything at every beat."""
        loop = asyncio.get_running_loop()
        await self._ask()
        beat = loop.time()
        while True:
            if self._asked or loop.time() >= beat:
                self._asked, beat = False, loop.time() + self._beat
                await self._announce({live.id for live in list(self._tables.values()) if live.sockets} | set(self._said))
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

    async def _ask(self) -> None:
        """Ask the others whom they have."""
        await self._say({"who": True})

    async def _announce(self, tables: Iterable[str]) -> None:
        """Say whom we have at these tables."""
        ids = list(tables)
        self._changed.clear()
        for start in range(0, len(ids), BATCH):
            parts: dict[str, list[Any]] = {}
            for table_id in ids[start : start + BATCH]:
                live = self._tables.get(table_id)
                here = live.here() if live is not None else NOBODY
                parts[table_id] = [sorted(here.seats), here.watching]
                if here == NOBODY:
                    self._said.pop(table_id, None)
                else:
                    self._said[table_id] = here
            await self._say({"tables": parts})

    async def _say(self, message: Mapping[str, Any]) -> None:
        await self._store.announce(json.dumps({"process": self._process, **message}, separators=(",", ":")))

    def _reconnected(self, table_id: str | None, number: int) -> None:
        """After a lost connection: ask anew, and say everything again."""
        if table_id is None:
            asyncio.get_running_loop().create_task(self._ask())
            self._asked = True
            self._news.set()

    def _heard(self, text: str) -> None:
        """Another process says whom it has, that it ends, or wants to know."""
        message = json.loads(text)
        process = message["process"]
        if "who" in message:
            self._asked = True
            self._news.set()
        elif "gone" in message:
            self._drop(lambda one, heard: one == process)
        else:
            now = asyncio.get_running_loop().time()
            for table_id, (seats, watching) in message["tables"].items():
                with self._telling([table_id]):
                    self._away.setdefault(table_id, {})[process] = _Heard(Here(frozenset(seats), watching), now)

    def _forget(self) -> None:
        """Forget whom nobody has told of for some beats."""
        oldest = asyncio.get_running_loop().time() - FORGET * self._beat
        self._drop(lambda process, heard: heard.at < oldest)

    def _drop(self, is_gone: Callable[[str, _Heard], bool]) -> None:
        pass
