"""uvicorn's HTTP protocol with limits: a client that does not send a request or read an answer in time is dropped.

So is one of an address that has very many connections.

uvicorn itself waits for ever for a request, even an incomplete one, and for ever until an answer is read, so that
anybody could use up all connections and hold answers in memory.
"""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from queenswright.server.config import Config
from queenswright.server.handing import Handing
from queenswright.server.whereabouts import network_of

UNFINISHED = (h11.IDLE, h11.SEND_BODY)
"""States of a client whose request is not complete."""


class Entrance:
    """Counts the connections of every network, as long as they are connections, whatever they become."""

    def __init__(self, most: float) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """One more, unless there are enough of that network."""
        key = network_of(address)
        if self._open[key] >= self._most:
            return False
        self._open[key] += 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        key = network_of(address)
        self._open[key] -= 1
        if self._open[key] <= 0:
            del self._open[key]


class HttpWire(H11Protocol):
    """One connection. Its time starts when it is made, and again with the first bytes of every further request."""

    limit = 60.0
    write_limit = 20.0
    entrance = Entrance(math.inf)
    handing: Handing | None = None
    is_in = False
    """Whether it is counted at the entrance."""
    is_ours = False
    """Whether another process has handed it over."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._enter()
        self._late: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._is_socket = False
        self._expect()

    def _enter(self) -> None:
        """Count this connection until its transport ends; without a place it is dropped before it says anything."""
        if self.client is None:
            return
        self.is_in = self.entrance.enter(self.client[0])
        if not self.is_in:
            self.transport.abort()

    def _leave(self) -> None:
        if self.is_in and self.client is not None:
            self.is_in = False
            self.entrance.leave(self.client[0])

    def data_received(self, data: bytes) -> None:
        """Stop the timer when a whole request has arrived; a part of one does not restart it."""
        if self._is_handed_over(data):
            return
        super().data_received(data)
        if self._is_socket or self.conn.their_state not in UNFINISHED:
            self._relax()
        elif self._late is None:
            self._expect()

    def take_over(self, request: bytes) -> None:
        """Go on where the process stopped that accepted the connection: this request was read there."""
        self.is_ours = True
        self.data_received(request)

    def _is_handed_over(self, data: bytes) -> bool:
        """Whether another process goes on with this connection, from the request on that begins here."""
        if self.handing is None or self.is_ours or self.conn.their_state is not h11.IDLE or self.conn.trailing_data[0]:
            return False
        client = self.transport.get_extra_info("socket")
        if client is None or not self.handing.give(client.fileno(), data):
            return False
        self.transport.abort()  # here only: the connection has another owner now
        return True

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Stop the timer: a socket has its own pings. It counts as a connection until it ends."""
        self._is_socket = True
        super().handle_websocket_upgrade(event)
        wire: Any = self.transport.get_protocol()
        wire.on_lost = self._leave

    def pause_writing(self) -> None:
        """Start the timer: much waits for the client to read it."""
        super().pause_writing()
        self._await_reader()

    def resume_writing(self) -> None:
        """Start it again for what is left: the client has read something."""
        super().resume_writing()
        self._stop_waiting()
        self._await_reader()

    def on_response_complete(self) -> None:
        """Start the timer for the end of an answer."""
        super().on_response_complete()
        self._await_reader()

    def connection_lost(self, exc: Exception | None) -> None:
        self._relax()
        self._stop_waiting()
        self._leave()
        super().connection_lost(exc)

    def _expect(self) -> None:
        self._late = self.loop.call_later(self.limit, self.transport.close)

    def _relax(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _await_reader(self) -> None:
        if self._unread is None and self.transport.get_write_buffer_size() > 0:
            self._unread = self.loop.call_later(self.write_limit, self._drop)

    def _stop_waiting(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _drop(self) -> None:
        """Drop a client that has not read what waits for it."""
        self._unread = None
        if self.transport.get_write_buffer_size() > 0:
            self.transport.abort()


def http_wire(config: Config, handing: Handing | None = None) -> type[HttpWire]:
    """The protocol class with the limits of a server. Behind a proxy all connections come from the proxy's address."""
    alone = not config.local and not config.behind_proxy
    most = -(-config.connections_per_address // config.workers) if alone else math.inf
    limits = {"limit": config.request_limit, "write_limit": config.write_limit, "entrance": Entrance(most)}
    return type("HttpWire", (HttpWire,), {**limits, "handing": handing})
