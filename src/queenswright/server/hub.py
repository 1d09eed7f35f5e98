"""The tables in memory: loads them from the store, carries out wishes, tells everybody what happened.

Every change goes through `Hub._carry_out`: a wish is decided, its happenings are stored, and then they are told. A
table in memory shows only stored states, so readers need no lock.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from typing import Any

from queenswright.kernel.errors import Forgotten
from queenswright.server.config import Config
from queenswright.server.connection import Connection
from queenswright.server.crowd import Crowd
from queenswright.server.folds import FEW, Folds
from queenswright.server.heartbeat import Heartbeat
from queenswright.server.info import info_of_listing, info_of_table, may_see
from queenswright.server.live import Live
from queenswright.server.messages import TableInfo
from queenswright.server.presence import Presence
from queenswright.server.refusals import Refused
from queenswright.server.sending import catch_up
from queenswright.server.shelf import Shelf
from queenswright.server.unreadable import TableUnreadable, Unreadable
from queenswright.server.workshop import Workshop
from queenswright.store import Conflict, Listing, Store, StoreError, TableRow, Unavailable
from queenswright.table import Happening, TableState, folded, wishes
from queenswright.table.clock import Gap
from queenswright.table.rows import rows_of, state_of, summary_of

LOG = logging.getLogger("queenswright.server")
BATCH = 100
"""Tables in one announcement."""
TRY_AGAIN = 1013
"""Close code of a socket whose table was put away (RFC 6455: try again later)."""
JUST_USED = 30.0
"""Seconds for which a table is certainly kept: whoever asked for it may still hold it."""

Wish = Callable[[TableState, float], Sequence[Happening]]


class Stale(Exception):
    """Somebody else was faster; their change has already been told."""


class Hub:
    """All tables that this process holds in memory."""

    def __init__(self, store: Store, config: Config, shelf: Shelf, workshop: Workshop) -> None:
        self.store = store
        self.config = config
        self.shelf = shelf
        self.folds = Folds(store, workshop)
        self.tables: dict[str, Live] = {}
        self.presence = Presence(store, self.tables, config.beat)
        self.began = 0.0
        """Since this moment there has always been a process that served."""
        self.unreadable = Unreadable(self.now)
        self._heart = Heartbeat(config.clock, config.steady, config.longest_gap)
        self._gaps: list[Gap] = []
        self.on_stored: Callable[[Sequence[Happening]], None] = lambda happenings: None
        """Hears of what this process has stored."""
        self.is_ours: Callable[[str], bool] = lambda table_id: True
        """Whether a table is served here, of several processes on one port."""
        self._listeners: list[Callable[[Live], None]] = []
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._recalling: dict[str, asyncio.Task[None]] = {}
        self._recalls = asyncio.Lock()
        """The pasts of all tables are read again in one turn together, so that whoever comes to a table does not wait
        for those who look at what was."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self.crowd = Crowd(config)
        store.on_change(self._changed_elsewhere)
        store.on_announce(self._heard)

    def now(self) -> float:
        return self.config.clock()

    def on_change(self, listener: Callable[[Live], None]) -> None:
        """Hear of every table at which something happened, or to which somebody came or from which somebody went."""
        self._listeners.append(listener)

    def _notify(self, live: Live) -> None:
        for listener in self._listeners:
            listener(live)

    async def note_service(self) -> None:
        """Note since when people can play: from the start, and after every outage of the database."""
        self.began = self.now() - await self.store.served_for()

    def begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something in the background; failures are logged."""
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
            live = await self._loaded(table_id)
        elif live.is_behind:
            await self.stored(live)
        if live is not None:
            live.touch(self.now())
        return live

    async def _loaded(self, table_id: str) -> Live | None:
        """A table from the store, read once for all who want it."""
        if table_id not in self._loading:
            task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Live | None:
        live = await self.read(table_id)
        if live is not None:
            self._keep(live)
            self.folds.want(live)
            self.shrink()
        return live

    async def read(self, table_id: str) -> Live | None:
        """A table from the store, which is not kept in memory; one that could not be read is let rest."""
        self.unreadable.check(table_id)
        try:
            row = await self.store.table(table_id)
            if row is None:
                return None
            game = await self.shelf.edition(row.game, row.pack, row.pack_digest)
            live = self.new(row, state_of(row, game))
            live.adopt(await self.folds.first(live), self.now())
        except (StoreError, Refused):
            raise
        except Exception as error:
            raise self.unreadable.note(table_id, error) from error
        self.unreadable.worked(table_id)
        return live

    def new(self, row: TableRow, state: TableState) -> Live:
        """A live table with a stored state, or the empty one."""
        live = Live(row, state, self.presence.elsewhere)
        if self.store.shared:  # what this process missed before it held the table was no gap for the others
            live.note_gaps(len(self._gaps))
        return live

    def _keep(self, live: Live) -> None:
        live.touch(self.now())
        self.tables[live.id] = live

    def shrink(self) -> None:
        """Put tables away that nobody watches: the old ones, and the longest unused when there are too many."""
        now = self.now()
        spare = [live for live in self.tables.values() if live.is_spare and now - live.used > JUST_USED]
        spare.sort(key=lambda live: live.used, reverse=True)
        happenings = 0
        for place, live in enumerate(spare):
            happenings += live.state.number
            is_much = place >= self.config.spare_tables or happenings > self.config.spare_happenings
            if is_much or now - live.used > self.config.idle:
                del self.tables[live.id]
                self.folds.want(live, FEW)

    async def create(
        self, row: TableRow, state: TableState, happenings: Sequence[Happening], pack_text: str | None
    ) -> Live:
        """Store a new table with its first people, and keep it in memory."""
        await self.store.create_table(row, summary_of(row, state, row.created), rows_of(1, happenings), pack_text)
        live = self.new(row, state)
        self._keep(live)
        self._notify(live)
        return live

    async def act(self, live: Live, wish: Wish) -> None:
        """Carry out a wish after dealing with clocks and outages. Raises a refusal, or Stale."""
        async with live.lock:
            now = self.now()
            await self._settle(live, now)
            await self._flag(live, now)
            await self._carry_out(live, wish, now)

    async def _carry_out(self, live: Live, wish: Wish, now: float) -> None:
        """Decide, store, tell: until then everybody sees the former state."""
        happenings = wish(live.state, now)
        if happenings:
            after = await self._after(live, happenings)
            await self._store(live, happenings, after, now)
            self.on_stored(happenings)
            self._tell(live, after, now)
            self.folds.want(live)

    async def _after(self, live: Live, happenings: Sequence[Happening]) -> TableState:
        """The state after happenings; where they take back more than is in memory, the past is read first."""
        try:
            return folded(live.state, happenings)
        except Forgotten:
            before = live.state.number
            self._tell(live, await self.folds.from_the_start(live), self.now())
            if live.state.number != before:
                raise Stale from None
            return folded(live.state, happenings)

    async def _store(self, live: Live, happenings: Sequence[Happening], after: TableState, now: float) -> None:
        first = live.state.number + 1
        try:
            await self.store.append(live.id, first, rows_of(first, happenings), summary_of(live.row, after, now))
        except Conflict:
            await self._catch_up(live)
            raise Stale from None
        except BaseException as error:
            live.doubt()
            if isinstance(error, Unavailable) and not self.store.shared:
                await self.note_service()
            raise

    def _tell(self, live: Live, state: TableState, now: float) -> None:
        live.adopt(state, now)
        self.presence.note(live)
        self._notify(live)

    async def _catch_up(self, live: Live) -> None:
        """Take in and tell the happenings that the store has and this process lacks."""
        try:
            state = await self.folds.after(live, live.state)
        except (StoreError, Refused):
            raise
        except Exception as error:
            raise self._give_up(live, error) from error
        self._tell(live, state, self.now())

    def _give_up(self, live: Live, error: Exception) -> TableUnreadable:
        """A table in memory that cannot be read any more is put away; whoever comes back to it is told why."""
        self.tables.pop(live.id, None)
        for socket in list(live.sockets):
            socket.end(TRY_AGAIN)
        return self.unreadable.note(live.id, error)

    async def show_again(self, table_ids: Sequence[str]) -> None:
        """What is stored of these tables was rewritten: everybody is sent them again, in every process."""
        await self._read_again(table_ids)
        for start in range(0, len(table_ids), BATCH):
            await self.store.announce(json.dumps({"rewritten": list(table_ids[start : start + BATCH])}))

    async def _read_again(self, table_ids: Iterable[str]) -> None:
        for table_id in table_ids:
            if table_id in self._loading:
                await asyncio.wait([self._loading[table_id]])
            live = self.tables.get(table_id)
            if live is not None:
                async with live.lock:
                    await self._read_table_again(live)

    async def _read_table_again(self, live: Live) -> None:
        """Read what was rewritten. A move that was on its way has stored once more who sat there; that is mended."""
        row = await self.store.table(live.id)
        if row is None:
            return
        rewrites = await self.folds.rewrites(live)
        again = await self.folds.from_the_start(live)
        live.begin_again(row, rewrites)
        self._tell(live, again, self.now())
        await self.store.seat_again(live.id, again.number, summary_of(row, again, live.changed))
        self.folds.want(live)

    def _heard(self, text: str) -> None:
        message = json.loads(text)
        if "rewritten" in message:
            self.begin(self._read_again(message["rewritten"]))

    async def stored(self, live: Live) -> TableState:
        """The stored state of a table for reading; read it again after a failed write."""
        if live.is_in_doubt:
            async with live.lock:
                if live.is_in_doubt:
                    await self._catch_up(live)
        return live.state

    async def whole(self, live: Live) -> TableState:
        """The stored state of a table with its whole past, for replays and records."""
        state = await self.stored(live)
        if state.is_whole:
            return state
        if live.id not in self._recalling:
            task = self._recalling[live.id] = asyncio.create_task(self._recall(live))
            task.add_done_callback(lambda _: self._recalling.pop(live.id, None))
        await asyncio.shield(self._recalling[live.id])
        return live.state

    async def _recall(self, live: Live) -> None:
        """Fold the log of a table again, while people go on playing there."""
        live.hold()
        try:
            again = await self.folds.from_the_start(live, self._recalls)
            async with live.lock:
                if not live.state.is_whole:
                    self._tell(live, await self.folds.after(live, again), self.now())
        finally:
            live.release()

    async def _settle(self, live: Live, now: float) -> None:
        """Prepare a table: read it again after a failed write, and do not charge clocks for an outage."""
        if live.is_in_doubt:
            await self._catch_up(live)
        self.notice()
        began, count = self.began, len(self._gaps)
        gaps = [Gap(0.0, began)] if live.served_since != began else []
        gaps += self._gaps[live.gaps_settled :]
        if gaps:
            await self._carry_out(live, lambda state, now: wishes.resume(state, gaps, now), now)
            live.note_service(began, count)

    async def beat(self) -> None:
        """Notice again and again that this process runs, so that it is noticed when it did not."""
        while True:
            self.notice()
            await asyncio.sleep(self.config.tick)

    def notice(self) -> None:
        """Notice time that was nobody's, and put the clocks right that ran meanwhile."""
        gap = self._heart.beat()
        if gap is None:
            return
        what = "the clock of this machine was set" if gap.is_set else "this process did not run"
        LOG.warning("%s: the time from %.1f to %.1f is charged to nobody", what, gap.start, gap.end)
        self._gaps.append(gap)
        for live in list(self.tables.values()):
            if live.state.clocks.running is not None:
                self.begin(self._put_right(live))

    async def _put_right(self, live: Live) -> None:
        async with live.lock:
            with suppress(Stale):
                await self._settle(live, self.now())

    async def _flag(self, live: Live, now: float) -> None:
        """Deal with a clock that has run out before anything else."""
        due = live.state.clocks.due()
        while due is not None and due <= now:
            await self._carry_out(live, wishes.flag, now)
            before, due = due, live.state.clocks.due()
            if due == before:
                return

    async def flag(self, live: Live) -> None:
        """Deal with clocks that have run out."""
        async with live.lock:
            with suppress(Stale):
                await self._settle(live, self.now())
                await self._flag(live, self.now())

    def _changed_elsewhere(self, table_id: str | None, number: int) -> None:
        """Take in happenings that another process stored for a table in memory here."""
        if table_id is None:
            self.begin(self.note_service())
        for live in [self.tables.get(table_id)] if table_id is not None else list(self.tables.values()):
            if live is None or (table_id is not None and live.state.number >= number):
                continue
            if live.is_spare and table_id is not None:  # nobody looks: whoever comes next has it read
                live.fall_behind()
            else:
                self.begin(self._take_in(live))

    async def _take_in(self, live: Live) -> None:
        async with live.lock:
            with suppress(TableUnreadable):
                await self._catch_up(live)

    async def enter(self, live: Live, socket: Connection, since: int | None) -> None:
        """Connect a socket to a table and send it what it lacks."""
        self.crowd.enter(socket)
        try:
            await self._put_right(live)
        except BaseException:
            self.crowd.leave(socket)
            raise
        live.enter(socket)
        socket.send(catch_up(live, socket, since, self.now()))
        self.presence.note(live)
        self._notify(live)

    def leave(self, live: Live, socket: Connection) -> None:
        """Disconnect a socket."""
        socket.close()
        if socket in live.sockets:
            live.leave(socket, self.now())
            self.crowd.leave(socket)
            self.presence.note(live)
            self._notify(live)

    async def see(self, table_id: str, person: str, invite: str | None) -> Live:
        """A table that somebody wants to see; a private one is refused as if it did not exist."""
        try:
            live = await self.live(table_id)
        except TableUnreadable:
            await self.stored_rows(table_id, person, invite)
            raise
        if live is None:
            raise Refused("server-no-table", 404)
        people = [one for seat in live.state.seats for one in (seat.person, seat.former) if one]
        if not may_see(live.row, people, person, invite):
            raise Refused("server-no-table", 404)
        return live

    async def stored_rows(self, table_id: str, person: str, invite: str | None) -> Listing:
        """A table as it is stored, also one that cannot be read, for somebody who may see it."""
        listing = await self.store.listing(table_id)
        if listing is None or not may_see(listing.table, listing.summary.people, person, invite):
            raise Refused("server-no-table", 404)
        return listing

    async def info(self, live: Live, person: str) -> TableInfo:
        """A table as somebody sees it."""
        await self.stored(live)
        return info_of_table(live, person)

    def listed(self, listing: Listing, person: str) -> TableInfo:
        """A table in a list."""
        live = self.tables.get(listing.table.id)
        away = self.presence.elsewhere(listing.table.id).seats
        present = live.present() if live else [seat in away for seat in range(listing.table.players)]
        return info_of_listing(listing, present, person)

    async def close(self) -> None:
        """End the background tasks."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
