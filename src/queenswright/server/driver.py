"""Drives the tables: plays the moves of bots and handles clocks, even where nobody is connected.

Bots play for people. Where somebody sits they play on until a person has to decide, whether that person is there or
not. A table at which nobody sits pauses, unless somebody looks, and goes on when somebody comes.
"""

from __future__ import annotations

import asyncio
import logging
from weakref import WeakKeyDictionary

from queenswright.kernel.position import Position
from queenswright.server.backoff import Backoff, described
from queenswright.server.bots import Bots
from queenswright.server.desk import Asker
from queenswright.server.hub import Hub, Stale
from queenswright.server.lessons import written_moves
from queenswright.server.live import Live
from queenswright.server.queueing import Decision
from queenswright.server.urgency import Room, claim_of
from queenswright.server.whereabouts import Whereabouts
from queenswright.table import Happening, TableRefusal, TableState, wishes

LOG = logging.getLogger("queenswright.server")
AGAIN = 5.0
"""Seconds until this process asks again for a table that another one drives."""
PAUSE = 0.2
"""Seconds before a bot is asked again whose move could not be played."""


class Driver:
    """Plays for the bots of all tables in this process."""

    def __init__(self, hub: Hub, bots: Bots, whereabouts: Whereabouts) -> None:
        self._hub = hub
        self._bots = bots
        self._whereabouts = whereabouts
        self._room = Room(hub.config.thinking, hub.config.workers)
        self._held_back: dict[str, Live] = {}
        self._moved: WeakKeyDictionary[Live, float] = WeakKeyDictionary()
        self._not_before: dict[str, float] = {}
        self._backoff = Backoff(hub.now)
        hub.on_change(self._changed)

    def _changed(self, live: Live) -> None:
        """Something happened at a table, or somebody came or went."""
        self.look(live)
        self._bots.look_again()

    def look(self, live: Live) -> None:
        """Begin to drive a table whose bot has to move, if there is somebody for whom it plays."""
        self._held_back.pop(live.id, None)
        if live.state.bot_to_move is None or live.id in self._room or self._backoff.rests(live.id):
            return
        if not self._hub.is_ours(live.id):
            return
        claim = claim_of(live, self._whereabouts)
        if claim is None:
            return
        if not self._room.has_place(claim):
            self._held_back[live.id] = live
            self._note_bots(live, is_put_off=True)
            return
        self._room.enter(live.id, claim)
        live.hold()
        self._hub.begin(self._drive(live))

    def look_around(self) -> None:
        """Look again at the tables that somebody looks at: another process may have ended that drove them."""
        for live in list(self._hub.tables.values()):
            if live.sockets and self._may_ask(live):
                self.look(live)
        self._bots.look_again()

    async def due(self, live: Live) -> None:
        """A table whose bot has to move; where nobody needs it, nothing is due until something happens there."""
        if live.state.bot_to_move is None or claim_of(live, self._whereabouts) is None:
            await self._hub.store.put_off(live.id, live.changed, None)
        elif self._may_ask(live):
            self.look(live)

    def _may_ask(self, live: Live) -> bool:
        return not self._backoff.rests(live.id) and self._hub.now() >= self._not_before.get(live.id, 0.0)

    async def _drive(self, live: Live) -> None:
        """Play for the bots of a table, if this process may; what fails is tried again later and later."""
        try:
            is_ours = await self._play(live)
            self._backoff.worked(live.id)
        except Exception as error:
            pause = self._backoff.failed(live.id)
            LOG.error("table %s: its bots cannot play, again in %.0f s: %s", live.id, pause, described(error))
            return
        finally:
            live.release()
            self._room.leave(live.id)
            self._look_at_held_back()
        if is_ours:
            self._not_before.pop(live.id, None)
            self.look(live)  # somebody may have moved while the right was given back
        else:
            now = self._hub.now()
            self._not_before = {table: moment for table, moment in self._not_before.items() if moment > now}
            self._not_before[live.id] = now + AGAIN

    async def _play(self, live: Live) -> bool:
        """Play for the bots of a table until a person decides or nobody needs them; whether this process may."""
        async with self._hub.store.driver(live.id) as mine:
            is_ours = bool(mine)
            while mine and live.state.bot_to_move is not None and claim_of(live, self._whereabouts):
                await self._move(live)
        return is_ours

    def _look_at_held_back(self) -> None:
        for live in list(self._held_back.values()):
            self.look(live)

    async def _move(self, live: Live) -> None:
        """Play one move of a bot: chosen without the lock, played if the game has not changed meanwhile."""
        before = await self._hub.stored(live)
        seat = before.bot_to_move
        if seat is None or before.line is None:
            return
        text = await self._chosen(live, before, before.line.position, before.seats[seat].bot or "")
        if text is None:
            return
        await self._pace(live)

        def wish(state: TableState, now: float) -> list[Happening]:
            same = state.revision == before.revision
            return wishes.move(state, (seat,), text, now) if same else []

        try:
            await self._hub.act(live, wish)
        except (TableRefusal, Stale) as error:
            LOG.warning("table %s: the bot's move was not played: %s", live.id, error)
            await asyncio.sleep(PAUSE)
        self._moved[live] = asyncio.get_running_loop().time()

    async def _chosen(self, live: Live, before: TableState, position: Position, bot: str) -> str | None:
        """What a bot plays: in a lesson what is written down; None when nobody needs it any more."""
        written = written_moves(live.row.game, position, live.row.settings)
        if written:
            return written[0]
        decision = Decision(live.id, before.revision, bot, position)
        asker = Asker(
            claim=lambda: claim_of(live, self._whereabouts),
            is_wanted=lambda: live.state.revision == before.revision,
            put_off=lambda is_put_off: self._note_bots(live, is_put_off),
        )
        self._note_bots(live)
        advice = await self._bots.choose(decision, asker)
        self._note_bots(live)
        return advice.thought.move.text if advice else None

    async def _pace(self, live: Live) -> None:
        """Slow down the moves of bots while people watch."""
        if live.is_watched:
            last = self._moved.get(live, 0.0)
            wait = last + self._hub.config.bot_pace - asyncio.get_running_loop().time()
            if wait > 0:
                await asyncio.sleep(wait)

    def _note_bots(self, live: Live, is_put_off: bool = False) -> None:
        """Tell the table when its bots are getting ready or have to wait, and when they play."""
        if is_put_off:
            live.note_bots("paused")
        else:
            live.note_bots("warming" if self._bots.is_warming(live.state.game) else "ready")
