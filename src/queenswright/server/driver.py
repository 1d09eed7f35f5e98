"""Drives the tables: plays the moves of bots and deals with clocks, also where nobody is connected."""

from __future__ import annotations

import asyncio
import logging

from queenswright.server.bots import Bots
from queenswright.server.hub import Hub, Stale
from queenswright.server.live import Live
from queenswright.table import RoomRefusal

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
        self._not_before: dict[str, float] = {}
        hub.after_change = self.look

    def look(self, live: Live) -> None:
        """Begin to drive a table whose bot has to move."""
        if live.room.bot_to_move is not None and live.driving is None:
            live.driving = self._hub.begin(self._drive(live))

    async def due(self, live: Live) -> None:
        """A table whose moment has come: a clock ran out, or a bot has to move."""
        moment = live.room.due()
        if moment is not None and moment <= self._hub.now():
            await self._hub.flag(live)
        if self._hub.now() >= self._not_before.get(live.id, 0.0):
            self.look(live)

    async def _drive(self, live: Live) -> None:
        """Play for the bots of a table, if this process may; somebody may have moved while the right was given back."""
        try:
            async with self._hub.store.driver(live.id) as mine:
                is_ours = bool(mine)
                while mine and live.room.bot_to_move is not None:
                    await self._move(live)
        finally:
            live.driving = None
        if is_ours:
            self._not_before.pop(live.id, None)
            self.look(live)
        else:
            self._not_before[live.id] = self._hub.now() + AGAIN

    async def _move(self, live: Live) -> None:
        """One move of a bot: thought out without the lock, played when the position is still the same."""
        async with self._hub.held(live) as room:
            seat, number = room.bot_to_move, room.position
            if seat is None or room.table is None:
                return
            position, name = room.table.position.copy(), room.seats[seat].bot or ""
        self._note_warmth(live)
        advice = await self._bots.choose(live.id, position, name, lambda: live.room.position == number)
        self._note_warmth(live)
        await self._pace(live)
        try:
            await self._hub.act(
                live,
                lambda room, now: room.move((seat,), advice.thought.move.text, now) if room.position == number else [],
            )
        except (RoomRefusal, Stale) as error:
            LOG.warning("table %s: the bot's move was not played: %s", live.id, error)
            await asyncio.sleep(PAUSE)
        live.moved = asyncio.get_running_loop().time()

    async def _pace(self, live: Live) -> None:
        """Where people watch, moves of bots follow each other at a pace that eyes can follow."""
        if live.is_watched:
            wait = live.moved + self._hub.config.bot_pace - asyncio.get_running_loop().time()
            if wait > 0:
                await asyncio.sleep(wait)

    def _note_warmth(self, live: Live) -> None:
        """Tell the table when its bots are getting ready, and when they are."""
        state = "warming" if self._bots.is_warming(live.room.game) else "ready"
        if state != (live.bots or "ready"):
            live.bots = state
            live.tell_presence()
