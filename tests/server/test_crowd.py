"""What waits for clients that do not read: little for each, and for all of one network together."""

from __future__ import annotations

from typing import Any, cast

from queenswright.server.config import Config
from queenswright.server.connection import MUCH, ROOM, Connection
from queenswright.server.crowd import Crowd

LIMIT = 2_000_000
CROWD = Config(sockets_per_address=1000, sockets_per_person=1000)


class Unread:
    """A socket whose client reads nothing."""

    def __init__(self) -> None:
        self.written = 0

    def waiting(self) -> int:
        return self.written

    def push(self, frame: bytes, limit: int) -> bool:
        """As the real one does it."""
        if self.written > limit:
            self.written = 0
            return False
        self.written += len(frame)
        return True


def come(crowd: Crowd, address: str) -> Connection:
    connection = Connection(cast("Any", Unread()), "", address, LIMIT)
    crowd.enter(connection)
    return connection


def test_two_hundred_who_do_not_read_have_so_much_memory_together() -> None:
    crowd, table = Crowd(CROWD), bytes(800_000)
    eves = [come(crowd, f"2001:db8:1:2::{number:x}") for number in range(200)]
    for eve in eves:
        eve.push(table)
    waiting = sum(eve.wire.waiting() for eve in eves)
    assert ROOM * LIMIT < waiting <= ROOM * LIMIT + len(table)
    anna = come(crowd, "2001:db8:1:3::1")
    anna.push(table)
    assert anna.is_open, "another network has room of its own"


def test_what_is_small_comes_through_whatever_the_neighbours_do() -> None:
    crowd = Crowd(CROWD)
    eves = [come(crowd, "192.0.2.7") for _ in range(50)]
    for eve in eves:
        eve.push(bytes(900_000))
    anna = come(crowd, "192.0.2.7")
    anna.push(bytes(MUCH))
    assert anna.is_open
    anna.push(b"one more")
    assert not anna.is_open, "whoever reads nothing is dropped where there is no room"
    for eve in eves:
        crowd.leave(eve)
    ben = come(crowd, "192.0.2.7")
    ben.push(bytes(900_000))
    assert ben.is_open
