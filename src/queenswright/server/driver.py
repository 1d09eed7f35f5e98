"""Drives the tables: plays the moves of bots and deals with clocks, also where nobody is connected."""

from __future__ import annotations

import asyncio
import logging
from weakref import WeakKeyDictionary

from queenswright.server.bots import Bots
from queenswright.server.hub import Hub, Stale
from queenswright.server.live import Live
from queenswright.table import Happening, TableRefusal, TableState, wishes

LOG = logging.getLogger("queenswright.server")
AGAIN = 5.0
"""Seconds until this process asks again for a table that another one drives."""
PAUSE = 0.2
"""Seconds before a bot is asked again whose move could not be played."""


class Driver:
    """Plays for the bots of all tables in this process."""

    def __init__(self, hub: Hub, bots: Bots) -> None:
        self._hub = hub
        self._bots = bots
        self._driving: set[str] = set()
        self._moved: WeakKeyDictionary[Live, float] = WeakKeyDictionary()
        self._not_before: dict[str, float] = {}
        hub.on_change(self.look)

    def look(self, live: Live) -> None:
        """Begin to drive a table whose bot has to move."""
        if live.state.bot_to_move is not None and live.id not in self._driving:
            self._driving.add(live.id)
            live.hold()
            self._hub.begin(self._drive(live))

    async def due(self, live: Live) -> None:
        """A table whose moment has come: a clock ran out, or a bot has to move."""
        moment = live.state.clocks.due()
        if moment is not None and moment <= self._hub.now():
            await self._hub.flag(live)
        if self._hub.now() >= self._not_before.get(live.id, 0.0):
            self.look(live)

    async def _drive(self, live: Live) -> None:
        """Play for the bots of a table, if this process may; somebody may have moved while the right was given back."""
        try:
            async with self._hub.store.driver(live.id) as mine:
                is_ours = bool(mine)
                while mine and live.state.bot_to_move is not None:
                    await self._move(live)
        finally:
            live.release()
            self._driving.discard(live.id)
        if is_ours:
            self._not_before.pop(live.id, None)
            self.look(live)
        else:
            self._not_before[live.id] = self._hub.now() + AGAIN

    async def _move(self, live: Live) -> None:
        """One move of a bot: thought out without the lock, played when the game is still where it was."""
        before = await self._hub.stored(live)
        seat = before.bot_to_move
        if seat is None or before.line is None:
            return
        position, name = before.line.position, before.seats[seat].bot or ""
        self._note_warmth(live)
        advice = await self._bots.choose(live.id, position, name, lambda: live.state.revision == before.revision)
        self._note_warmth(live)
        await self._pace(live)

        def wish(state: TableState, now: float) -> list[Happening]:
            same = state.revision == before.revision
            return wishes.move(state, (seat,), advice.thought.move.text, now) if same else []

        try:
            await self._hub.act(live, wish)
        except (TableRefusal, Stale) as error:
            LOG.warning("table %s: the bot's move was not played: %s", live.id, error)
            await asyncio.sleep(PAUSE)
        self._moved[live] = asyncio.get_running_loop().time()

    async def _pace(self, live: Live) -> None:
        """Where people watch, moves of bots follow each other at a pace that eyes can follow."""
        if live.is_watched:
            last = self._moved.get(live, 0.0)
            wait = last + self._hub.config.bot_pace - asyncio.get_running_loop().time()
            if wait > 0:
                await asyncio.sleep(wait)

    def _note_warmth(self, live: Live) -> None:
        """Tell the table when its bots are getting ready, and when they are."""
        live.note_bots("warming" if self._bots.is_warming(live.state.game) else "ready")
