"""uvicorn's HTTP protocol with a time limit: a client that does not send a whole request in time is dropped.

uvicorn itself waits for ever for a request, even an incomplete one, so that anybody could use up all connections.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

UNFINISHED = (h11.IDLE, h11.SEND_BODY)
"""States of a client whose request is not complete."""


class HttpWire(H11Protocol):
    """One connection. Its time starts when it is made, and again with the first bytes of every further request."""

    limit = 60.0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._late: asyncio.TimerHandle | None = None
        self._is_socket = False
        self._expect()

    def data_received(self, data: bytes) -> None:
        """Stop the timer when a whole request has arrived; a part of one does not restart it."""
        super().data_received(data)
        if self._is_socket or self.conn.their_state not in UNFINISHED:
            self._relax()
        elif self._late is None:
            self._expect()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Stop the timer: a socket has its own pings."""
        self._is_socket = True
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._relax()
        super().connection_lost(exc)

    def _expect(self) -> None:
        self._late = self.loop.call_later(self.limit, self.transport.close)

    def _relax(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


def http_wire(limit: float) -> type[HttpWire]:
    """The protocol class with a limit in seconds for a request to arrive."""
    return type("HttpWire", (HttpWire,), {"limit": limit})
