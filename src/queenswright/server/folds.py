"""States of tables as they are stored: folded from the log, and from a bookmark on where there is a good one.

A bookmark is a cache and never the truth. One of other code, one that does not fit the log, and one that cannot be read
are ignored, and the whole log is folded. The past of a table that was taken up at a bookmark is folded from the log
when somebody asks for it.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import zlib
from collections.abc import Sequence

from queenswright.kernel.errors import Forgotten
from queenswright.kernel.game import Game
from queenswright.server.backoff import described
from queenswright.server.code import code_of
from queenswright.server.history import History
from queenswright.server.live import Live
from queenswright.server.workshop import Work, Workshop
from queenswright.store import BookmarkRow, HappeningRow, Store, TableRow
from queenswright.table import TableState, apply, fork
from queenswright.table.bookmark import bookmark_of, read_bookmark, resume
from queenswright.table.rows import happening_of, state_of

LOG = logging.getLogger("queenswright.server")
FEW = 16
"""This many happenings are folded at once; more of them in the workshop."""
EVERY = 64
"""After this many happenings a table gets another bookmark; one that is put away, after a few."""
PAUSE = 0.2
"""Seconds between two bookmarks, so that they take little of a server that is busy."""
LEVEL = 3
"""How well bookmarks are compressed; the highest level takes three times as long for a fifth less."""


class Misplaced(Exception):
    """A bookmark that does not fit the log."""


class Folds:
    """Reads the states of tables, and keeps bookmarks of long ones."""

    def __init__(self, store: Store, workshop: Workshop) -> None:
        self._store = store
        self._workshop = workshop
        self._wanted: dict[str, Live] = {}
        self._is_wanted = asyncio.Event()
        self._codes: dict[str, str] = {}

    async def first(self, live: Live) -> TableState:
        """The stored state of a table that nobody has looked at yet."""
        found = await self._store.bookmark(live.id)
        live.rewrites = 0 if found is None else found.rewrites
        state = None if found is None else await self._taken_up(live, found)
        if state is None:
            state = await self.after(live, live.state)
        return state

    async def _taken_up(self, live: Live, found: BookmarkRow) -> TableState | None:
        """The state from a bookmark on, if it is a good one."""
        game = live.state.game
        if not found.body or found.code != await self._code(game):
            return None
        rows = await self._store.happenings(live.id, found.number - 1)
        try:
            state, live.history = await self._workshop.run(_taking_up(live.row, game, found, rows))
        except Forgotten:
            return None
        except Exception as error:
            LOG.warning("table %s: its bookmark is ignored: %s", live.id, described(error))
            return None
        live.marked = found.number
        return state

    async def _code(self, game: Game) -> str:
        """Which code folds the tables of a game; computed once, beside the event loop."""
        if game.name not in self._codes:
            self._codes[game.name] = await asyncio.to_thread(code_of, game.rules)
        return self._codes[game.name]

    async def after(self, live: Live, state: TableState, together: asyncio.Lock | None = None) -> TableState:
        """A state of this table with everything that is stored after it; what is folded `together` has one turn."""
        rows = await self._store.happenings(live.id, state.number)
        if not rows:
            return state
        after = fork(state)
        try:
            if len(rows) > FEW:
                return await self._workshop.run(_folding(after, rows), together)
            for row in rows:
                apply(after, happening_of(row))
        except Forgotten:
            return await self.from_the_start(live, together)
        return after

    async def from_the_start(self, live: Live, together: asyncio.Lock | None = None) -> TableState:
        """The stored state with its whole past."""
        return await self.after(live, state_of(live.row, live.state.game), together)

    async def rewrites(self, live: Live) -> int:
        """How often the log of a table was rewritten."""
        found = await self._store.bookmark(live.id, with_body=False)
        return 0 if found is None else found.rewrites

    def want(self, live: Live, least: int = EVERY) -> None:
        """Keep a bookmark of a table soon, if so much has happened since the last one."""
        if live.state.number - live.marked >= least:
            self._wanted[live.id] = live
            self._is_wanted.set()

    async def work(self) -> None:
        """Keep the bookmarks that are wanted, one after the other."""
        while True:
            await self._is_wanted.wait()
            live = self._wanted.pop(next(iter(self._wanted)))
            if not self._wanted:
                self._is_wanted.clear()
            try:
                await self.keep(live)
            except Exception as error:  # whatever is wrong with one table, the others get theirs
                live.marked = live.state.number
                LOG.warning("table %s: its bookmark cannot be kept: %s", live.id, described(error))
            await asyncio.sleep(PAUSE)

    async def keep(self, live: Live) -> None:
        """Keep a bookmark of a table as it is now, unless another process has just kept one."""
        code = await self._code(live.state.game)
        there = await self._store.bookmark(live.id, with_body=False)
        if there is not None and there.code == code:
            live.marked = max(live.marked, there.number)
        state, history, rewrites = fork(live.state), live.history, live.rewrites
        last = await self._store.happenings(live.id, state.number - 1, 1)
        if last and state.number - live.marked >= FEW:
            body = await self._workshop.run(_writing(state, history, last[0]))
            await self._store.keep_bookmark(live.id, BookmarkRow(rewrites, state.number, code, body))
            live.marked = state.number


def _folding(state: TableState, rows: Sequence[HappeningRow]) -> Work[TableState]:
    """Fold what is stored into a state that nobody else has yet."""
    for row in rows:
        apply(state, happening_of(row))
        yield
    return state


def _taking_up(
    table: TableRow, game: Game, found: BookmarkRow, rows: Sequence[HappeningRow]
) -> Work[tuple[TableState, History]]:
    """The state at a bookmark, and what happened since; the first row is the last happening before it.

    With a few of them it takes some milliseconds, and somebody waits: a rest in between would take as long again.
    """
    if not rows:
        raise Misplaced("it is ahead of the log")
    bookmark = read_bookmark(zlib.decompress(found.body))
    if (bookmark.state.number, bookmark.after) != (rows[0].number, name_of(rows[0])):
        raise Misplaced("it belongs to another log")
    state = state_of(table, game)
    resume(state, bookmark)
    history = History.begun(state, bookmark.log)
    for count, row in enumerate(rows[1:], 1):
        if count > FEW:
            yield
        apply(state, happening_of(row))
    return state, history


def _writing(state: TableState, history: History, last: HappeningRow) -> Work[bytes]:
    """The document of a state that nobody else has."""
    yield
    blocks = history.blocks(state)
    yield
    document = bookmark_of(state, blocks, name_of(last))
    yield
    return zlib.compress(document, LEVEL)


def name_of(row: HappeningRow) -> str:
    """A hash that tells a happening from another one of its number."""
    told = repr((row.number, row.at, row.kind, row.seat)).encode() + bytes(row.body)
    return hashlib.sha256(told).hexdigest()[:32]
