"""The tables in memory: loads them from the store, carries out what people ask, tells everybody what happened.

Everything that changes a table happens under its lock: the room decides, the happenings are stored, and only then told.
Whoever reads a room takes the lock too, so that nobody sees what is not stored yet.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any

from queenswright.server.config import Config
from queenswright.server.info import info_of_listing, info_of_room, may_see
from queenswright.server.live import Connection, Live, happening_of, rows_of
from queenswright.server.messages import TableInfo
from queenswright.server.presence import Presence
from queenswright.server.refusals import Refused
from queenswright.server.shelf import Shelf
from queenswright.store import Conflict, Listing, Store, StoreError, TableRow
from queenswright.table import Happening, Room, Settings

LOG = logging.getLogger("queenswright.server")
BREATH = 16
"""So many events are replayed before others get a turn."""
JUST_USED = 30.0
"""Seconds for which a room is certainly kept: whoever asked for it may still hold it."""

Decide = Callable[[Room, float], Sequence[Happening]]


class Stale(Exception):
    """Somebody else was faster; what they did has been told."""


class _Held:
    """A room under its lock; a class of its own because every command passes here."""

    __slots__ = ("_hub", "_live")

    def __init__(self, hub: Hub, live: Live) -> None:
        self._hub, self._live = hub, live

    async def __aenter__(self) -> Room:
        live = self._live
        await live.lock.acquire()
        try:
            if live.is_broken:
                await self._hub.mend(live)
        except BaseException:
            live.lock.release()
            raise
        return live.room

    async def __aexit__(self, *error: object) -> None:
        self._live.lock.release()


class Hub:
    """All tables that this process holds in memory."""

    def __init__(self, store: Store, config: Config, shelf: Shelf) -> None:
        self.store = store
        self.config = config
        self.shelf = shelf
        self.tables: dict[str, Live] = {}
        self.presence = Presence(store, self.tables, config.beat)
        self.began = 0.0
        """Since this moment there has always been a process that served."""
        self.after_change: Callable[[Live], None] = lambda live: None
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._people: dict[str, int] = {}
        store.on_change(self._changed_elsewhere)

    def now(self) -> float:
        return self.config.clock()

    async def note_service(self) -> None:
        """At the start, and whenever the database was out of reach: note since when people can play."""
        self.began = self.now() - await self.store.served_for()
        for live in self.tables.values():
            live.is_resumed = False

    def begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something in the background; a failure is written to the log."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("work in the background failed", exc_info=task.exception())

    async def live(self, table_id: str) -> Live | None:
        """A table, from memory or from the store."""
        live = self.tables.get(table_id)
        if live is None:
            if table_id not in self._loading:
                task = self._loading[table_id] = self.begin(self._load(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            live = await asyncio.shield(self._loading[table_id])
        if live is not None:
            live.used = self.now()
        return live

    async def _load(self, table_id: str) -> Live | None:
        row = await self.store.table(table_id)
        if row is None:
            return None
        live = self.new(row)
        await self._rebuild(live)
        live.sent = live.room.number
        live.used = self.now()
        self.tables[table_id] = live
        self._shrink()
        return live

    def new(self, row: TableRow) -> Live:
        """A table that is not in memory yet; it has no room yet either."""
        return Live(row, self.presence.elsewhere)

    async def _rebuild(self, live: Live) -> None:
        """Make the room anew from its stored events."""
        row = live.row
        game = await self.shelf.edition(row.game, row.pack, row.pack_digest)
        key, settings = int(row.key, 16), Settings.read(row.settings)
        room = Room(game, row.players, key, row.options, settings, row.rules_version, row.salt)
        for event in await self.store.events(row.id):
            room.apply(happening_of(event))
            live.changed = event.at
            if event.number % BREATH == 0:
                await asyncio.sleep(0)
        live.room = room

    def _shrink(self) -> None:
        """Drop rooms that nobody looks at: the old ones, and the longest unused when there are too many."""
        now = self.now()
        spare = [live for live in self.tables.values() if live.is_spare and now - live.used > JUST_USED]
        spare.sort(key=lambda live: live.used)
        for place, live in enumerate(spare):
            if now - live.used > self.config.idle or len(spare) - place > self.config.rooms:
                del self.tables[live.id]

    def held(self, live: Live) -> _Held:
        """`async with hub.held(live) as room`: the room under its lock, as it is stored."""
        return _Held(self, live)

    async def mend(self, live: Live) -> None:
        """Build the room anew after a writing that failed, and tell what was missed."""
        await self._rebuild(live)
        live.is_broken = False
        missing = live.room.events_after(live.sent)
        if missing is None:
            for socket in live.sockets:
                socket.send(live.snapshot(socket, self.now()))
            live.sent = live.room.number
        elif missing:
            live.tell(missing, self.now())

    async def act(self, live: Live, decide: Decide) -> None:
        """Carry out what `decide` says: it is stored, then told. Raises what the room refuses, or Stale."""
        async with self.held(live) as room:
            now = self.now()
            await self._resume(live, now)
            await self._flag(live, now)
            await self._commit(live, decide(room, now), now)

    async def _resume(self, live: Live, now: float) -> None:
        """The first touch after an outage: clocks are not charged for it."""
        if not live.is_resumed:
            await self._commit(live, live.room.resume(self.began, now), now)
            live.is_resumed = True

    async def _flag(self, live: Live, now: float) -> None:
        """A clock that has run out is dealt with before anything else."""
        due = live.room.due()
        while due is not None and due <= now:
            await self._commit(live, live.room.flag(now), now)
            before, due = due, live.room.due()
            if due == before:
                return

    async def _commit(self, live: Live, happenings: Sequence[Happening], now: float) -> None:
        """Take happenings in, store them, tell them. What cannot be stored is forgotten with the room."""
        if not happenings:
            return
        room, first = live.room, live.room.number + 1
        events = []
        try:
            for happening in happenings:
                room.apply(happening)
                events.append(room.shown)
            await self.store.append(live.id, first, rows_of(first, happenings), live.summary(now))
        except Conflict:
            await self.mend(live)
            self.after_change(live)
            raise Stale from None
        except BaseException:
            live.is_broken = True
            raise
        live.changed = now
        live.tell(events, now)
        self.presence.note(live)
        self.after_change(live)

    async def flag(self, live: Live) -> None:
        """Deal with clocks that have run out."""
        async with self.held(live):
            try:
                await self._resume(live, self.now())
                await self._flag(live, self.now())
            except Stale:
                return

    def _changed_elsewhere(self, table_id: str | None, number: int) -> None:
        """Another process stored events; a table that is in memory here takes them in."""
        if table_id is None:
            self.begin(self.note_service())
        for live in [self.tables.get(table_id)] if table_id is not None else list(self.tables.values()):
            if live is not None and (table_id is None or live.room.number < number):
                self.begin(self._take_in(live))

    async def _take_in(self, live: Live) -> None:
        async with self.held(live) as room:
            rows = await self.store.events(live.id, room.number)
            if not rows:
                return
            events = []
            for row in rows:
                room.apply(happening_of(row))
                events.append(room.shown)
            live.changed = max(live.changed, rows[-1].at)
            live.tell(events, self.now())
            self.presence.note(live)
            self.after_change(live)

    async def enter(self, live: Live, socket: Connection, since: int | None) -> None:
        """A socket comes to a table and is told what it lacks."""
        if self._people.get(socket.person, 0) >= self.config.sockets_per_person and socket.person:
            raise Refused("server-too-many-sockets", 429, most=self.config.sockets_per_person)
        async with self.held(live) as room:
            with suppress(Stale):
                await self._resume(live, self.now())
            socket.who = room.seats_of(socket.person) if socket.person else ()
            live.sockets.add(socket)
            self._people[socket.person] = self._people.get(socket.person, 0) + 1
            socket.send(live.catch_up(socket, since, self.now()))
            live.tell_presence()
            self.presence.note(live)
        self.after_change(live)

    def leave(self, live: Live, socket: Connection) -> None:
        """A socket goes."""
        socket.is_open = False
        if socket in live.sockets:
            live.sockets.discard(socket)
            count = self._people.get(socket.person, 0) - 1
            if count > 0:
                self._people[socket.person] = count
            else:
                self._people.pop(socket.person, None)
            live.used = self.now()
            live.tell_presence()
            self.presence.note(live)

    async def see(self, table_id: str, person: str, invite: str | None) -> Live:
        """A table that somebody wants to see; one that is none of their business does not exist for them."""
        live = await self.live(table_id)
        if live is None:
            raise Refused("server-no-table", 404)
        people = [seat.person for seat in live.room.seats if seat.person]
        if not may_see(live.row, people, person, invite):
            raise Refused("server-no-table", 404)
        return live

    async def info(self, live: Live, person: str) -> TableInfo:
        """A table as somebody sees it, as far as it is stored."""
        async with self.held(live):
            return info_of_room(live, person)

    def listed(self, listing: Listing, person: str) -> TableInfo:
        """A table in a list."""
        live = self.tables.get(listing.table.id)
        away = self.presence.elsewhere(listing.table.id).seats
        present = live.present() if live else [seat in away for seat in range(listing.table.players)]
        return info_of_listing(listing, present, person)

    async def tick(self, due: Callable[[Live], Awaitable[None]]) -> None:
        """Look again and again for tables whose moment has come, and forget those nobody needs."""
        is_away = False
        while True:
            await asyncio.sleep(self.config.tick)
            try:
                if is_away:
                    await self.note_service()
                    is_away = False
                for table_id in await self.store.due(self.now()):
                    await self._look_at(table_id, due)
                self._shrink()
            except StoreError:
                is_away = True
                LOG.exception("looking for tables that are due failed")

    async def _look_at(self, table_id: str, due: Callable[[Live], Awaitable[None]]) -> None:
        """Do what is due at one table; what goes wrong with it is written down and hurts no other table."""
        try:
            live = await self.live(table_id)
            if live is not None:
                await due(live)
        except Exception:
            LOG.exception("table %s is due, but cannot be looked after", table_id)

    async def close(self) -> None:
        """End what runs in the background."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
