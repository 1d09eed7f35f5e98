"""People who play random games, lose their connection, come back with the last number they saw and go on."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
from websockets.exceptions import InvalidHandshake, InvalidMessage

from proof.ledger import Key, Ledger
from proof.servers import PATIENCE, ServerProcess
from queenswright.client import Client, Refused, Seat, Stale

LOST = (ConnectionError, OSError, EOFError, InvalidHandshake, InvalidMessage, httpx.TransportError)
"""What tells a player that the server is gone."""
GLANCE = 0.05
"""Seconds after which somebody who waits looks whether the play is interrupted."""

_SAYINGS = itertools.count(1)


class House:
    """A server process, and whether players may try to reach it."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.is_up = asyncio.Event()


class Signals:
    """What all players listen to: whether to go on, and who wants to know that something was sent."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.on_sent: Callable[[], None] = lambda: None
        self.confirmed = 0
        self.resent: Counter[str] = Counter()


class Player:
    """One person at one table, at one of the servers."""

    def __init__(self, name: str, seats: tuple[int, ...], client: Client, house: House, chance: Random) -> None:
        self.name, self.seats, self.client = name, seats, client
        self.home = self.house = house
        self.chance = chance
        self.seat: Seat | None = None
        self.is_resting = False
        self.unanswered: tuple[str, dict[str, Any]] | None = None

    async def play(self, table: str, ledger: Ledger, signals: Signals) -> None:
        """Play at a table for ever; losing the connection is a part of it."""
        self.table, self.ledger, self.signals = table, ledger, signals
        self.seat = None
        while True:
            self.is_resting = True
            await signals.go.wait()
            await self.house.is_up.wait()
            if not signals.go.is_set():
                continue
            self.is_resting = False
            try:
                await self._step()
            except LOST:
                if self.house.is_up.is_set() and self.house.server.is_running:
                    continue
                await self._wait_for_news()

    async def _wait_for_news(self) -> None:
        """The server is gone: wait until whoever killed it has noted that."""
        while self.house.is_up.is_set() and not self.house.server.is_running:
            await asyncio.sleep(0.005)

    async def _step(self) -> None:
        seat = await self._connected()
        retry, self.unanswered = self.unanswered, None
        if retry is not None and self.chance.random() < 0.6:
            outcome = await self._ask(retry[0], **retry[1])
            self.signals.resent[outcome] += 1
            return
        await self._choose(seat)

    async def _connected(self) -> Seat:
        """The own socket; after a loss it is opened again with the number of the last happening seen."""
        if self.seat is None:
            seat = self.client.connect(self.table, since=0)
            await seat.__aenter__()
            self.seat = seat
        elif not self.seat.is_open:
            self.seat.received.clear()
            await self.seat.reconnect()
            first = next(one for one in self.seat.received if one["kind"] in ("table", "happenings"))
            assert first["kind"] == "happenings", f"{self.name}: the server has forgotten happening {self.seat.number}"
        self.seat.received.clear()
        return self.seat

    async def _choose(self, seat: Seat) -> None:
        """Whatever can be done now; else wait for a moment."""
        chance, state, lot = self.chance, seat.state, self.chance.random()
        asked = state["asked"]
        if lot < 0.04:
            await self._burst(seat)
        elif asked and set(self.seats) & (set(asked["needed"]) - set(asked["agreed"])):
            await self._act("agree" if lot < 0.5 else "decline")
        elif state["redo"] and lot < 0.4:
            await self._act("redo")
        elif (state["undo"] == "free" and lot < 0.12) or (state["undo"] == "ask" and lot < 0.06):
            await self._act("undo")
        elif seat.holds:
            await self._act("end_turn")
        elif seat.decides:
            await self._act("move", text=chance.choice(state["legal"]))
        else:
            await self._wait(seat)

    async def _wait(self, seat: Seat) -> None:
        number = seat.number
        try:
            await seat.wait_for(lambda one: one.number != number, GLANCE)
        except TimeoutError:
            return

    async def _burst(self, seat: Seat) -> None:
        """Several commands in one go, without waiting for answers."""
        sayings = [
            self._ask("say", text=f"{self.name} says {next(_SAYINGS)}") for _ in range(self.chance.randint(1, 4))
        ]
        moves = [self._act("move", text=self.chance.choice(seat.state["legal"]))] if seat.decides else []
        results = await asyncio.gather(*sayings[:2], *moves, *sayings[2:], return_exceptions=True)
        for result in results:
            if isinstance(result, BaseException):
                raise result

    async def _act(self, do: str, **fields: Any) -> None:
        assert self.seat is not None
        fields["revision"] = self.seat.revision
        try:
            await self._ask(do, **fields)
        except LOST:
            self.unanswered = (do, fields)
            raise

    async def _ask(self, do: str, **fields: Any) -> str:
        """Send a command; how it was answered. What was sent and what was confirmed is noted."""
        assert self.seat is not None
        key: Key = (do, self.name, fields.get("revision"), fields.get("text", ""))
        self.ledger.sent[key] += 1
        asking = asyncio.ensure_future(self.seat.ask(do, **fields))
        await asyncio.sleep(0)
        self.signals.on_sent()
        try:
            await asking
        except Stale:
            self.ledger.refused[key] += 1
            return "stale"
        except Refused as refused:
            self.ledger.refused[key] += 1
            if refused.message in ("server-error", "server-unavailable"):
                raise AssertionError(f"{key}: {refused}") from refused
            return "refused"
        self.ledger.confirmed[key] += 1
        self.signals.confirmed += 1
        return "done"

    def move_to(self, house: House) -> None:
        """Use another server from now on; the connection is opened there with the last number seen."""
        self.house = house
        self.client.address = house.server.address
        self.client.http.base_url = httpx.URL(house.server.address)

    async def leave(self) -> None:
        """Close the socket, if there is one."""
        if self.seat is not None and self.seat.is_open:
            await self.seat.close()

    async def caught_up(self, number: int) -> Seat:
        """Wait until this player, who rests, has heard everything up to a number."""
        seat = await self._connected()
        await seat.wait_for(lambda one: one.number >= number, PATIENCE)
        return seat
