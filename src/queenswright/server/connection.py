"""One socket at a table."""

from __future__ import annotations

from queenswright.server.messages import Frame
from queenswright.server.whereabouts import network_of
from queenswright.server.wire import Wire, encode, text_frame


class Connection:
    """A socket, its person, the seats that person holds, and whether a hint is on its way."""

    __slots__ = ("address", "is_open", "is_waiting", "limit", "network", "person", "session", "who", "wire")

    def __init__(self, wire: Wire, person: str, address: str, limit: int, session: str = "") -> None:
        self.wire = wire
        self.session = session
        self.person = person
        self.address = address
        self.network = network_of(address)
        self.limit = limit
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
        """Write a frame; drop a client that does not read what it is sent."""
        if self.is_open and not self.wire.push(frame, self.limit):
            self.close()

    def send(self, frame: Frame) -> None:
        """Send something to this socket alone."""
        self.push(text_frame(encode(frame)))
