"""One socket at a table."""

from __future__ import annotations

from collections.abc import Collection

from queenswright.server.messages import Frame
from queenswright.server.whereabouts import network_of
from queenswright.server.wire import Wire, encode, text_frame

MUCH = 128 * 1024
"""Bytes: more of them may only wait for a client as long as its network has room for them."""
ROOM = 8
"""How many times what may wait for one client may wait for all clients of its network together."""


class Connection:
    """A socket, its person, the seats that person holds, and whether a hint is on its way."""

    __slots__ = (
        "address",
        "is_open",
        "is_waiting",
        "limit",
        "neighbours",
        "network",
        "person",
        "session",
        "who",
        "wire",
    )

    def __init__(self, wire: Wire, person: str, address: str, limit: int, session: str = "") -> None:
        self.wire = wire
        self.session = session
        self.person = person
        self.address = address
        self.network = network_of(address)
        self.limit = limit
        self.neighbours: Collection[Connection] = ()
        """All sockets of its network."""
        self.who: tuple[int, ...] = ()
        self.is_open = True
        self.is_waiting = False

    def take_seats(self, who: tuple[int, ...]) -> None:
        """Update the seats of its person."""
        self.who = who

    def begin_waiting(self) -> None:
        """Note that a hint was asked for."""
        self.is_waiting = True

    def end_waiting(self) -> None:
        """Note that the hint has come, or will not come."""
        self.is_waiting = False

    def close(self) -> None:
        """Send nothing more over it."""
        self.is_open = False

    def end(self, code: int) -> None:
        """Close the socket."""
        self.close()
        self.wire.end(code)

    def push(self, frame: bytes) -> None:
        """Write a frame; drop a client that does not read what it is sent, or whose neighbours do not."""
        if self.is_open and not self.wire.push(frame, self._most(len(frame))):
            self.close()

    def _most(self, size: int) -> int:
        """How much may wait for it before a frame of this size is written; negative where there is no room for it."""
        if size + self.wire.waiting() <= MUCH:
            return self.limit
        return self.limit if sum(one.wire.waiting() for one in self.neighbours) <= ROOM * self.limit else -1

    def send(self, frame: Frame) -> None:
        """Send something to this socket alone."""
        self.push(text_frame(encode(frame)))
