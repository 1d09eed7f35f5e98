"""Sockets of one table come together in one process, whichever of them accepted the connection.

All workers listen on one port, and the system gives a connection to any of them. Where the players of a table are at
several processes each of these has to take in every move; so every table has a worker that is its own, and a worker
that accepts a socket for another one's table hands the connection over, with the request that it has read.

That saves work and decides nothing: any process may serve any table. Who has not been heard of lately gets nothing, and
where handing over fails the socket is served where it came.
"""

from __future__ import annotations

import asyncio
import os
import re
import socket
import struct
import tempfile
import time
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

IS_POSSIBLE = hasattr(socket, "send_fds") and hasattr(socket, "AF_UNIX")
LONGEST_REQUEST = 16 * 1024
"""A longer request is served where it came."""
BEAT = 0.25
LATELY = 2.0
"""Seconds after which a worker that was not heard of is not relied on: it ended, or stands still."""
SOCKET = re.compile(rb"GET /api/tables/([^/? ]{1,100})/socket[? ]")
_MOMENT = struct.Struct("d")


@dataclass(frozen=True)
class WorkerPlace:
    """What one worker needs, as descriptors that it inherits: its own inbox, the ways to all, and a file for beats."""

    number: int
    inbox: int
    boxes: tuple[int, ...]
    beats: int

    @property
    def inherited(self) -> list[int]:
        """The file descriptors that the worker has to inherit."""
        return [self.inbox, self.beats, *self.boxes]

    def told(self) -> dict[str, Any]:
        """The place as plain data."""
        return {"number": self.number, "inbox": self.inbox, "boxes": list(self.boxes), "beats": self.beats}

    @classmethod
    def of(cls, told: dict[str, Any]) -> WorkerPlace:
        """The place that somebody was told."""
        return cls(told["number"], told["inbox"], tuple(told["boxes"]), told["beats"])


class WorkerPlaces:
    """The places of all workers, held by whoever starts them: what waits for a worker waits for its successor."""

    def __init__(self, workers: int) -> None:
        pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(workers)]
        self._held = [end for pair in pairs for end in pair]
        for end in self._held:
            end.setblocking(False)
        self._beats, path = tempfile.mkstemp(prefix="queenswright-")
        os.unlink(path)
        os.ftruncate(self._beats, _MOMENT.size * workers)
        boxes = tuple(giving.fileno() for giving, _ in pairs)
        self.all = [WorkerPlace(number, inbox.fileno(), boxes, self._beats) for number, (_, inbox) in enumerate(pairs)]

    def close(self) -> None:
        """Let go of them; what waits for nobody is closed."""
        for end in self._held:
            end.close()
        os.close(self._beats)


class Handing:
    """Hands over what belongs to others, and takes in what others hand over."""

    def __init__(self, place: WorkerPlace, clock: Callable[[], float] = time.monotonic) -> None:
        self._number = place.number
        self._inbox, *self._boxes = (socket.socket(fileno=os.dup(one)) for one in (place.inbox, *place.boxes))
        for one in (self._inbox, *self._boxes):
            one.setblocking(False)
        self._beats = os.dup(place.beats)
        self._clock = clock
        self._beating: asyncio.TimerHandle | None = None
        self._welcoming: set[asyncio.Task[Any]] = set()
        self.given = self.taken = 0
        """How many sockets were handed over, and taken in."""

    def owner(self, table_id: str) -> int:
        """The number of the worker to which a table belongs."""
        return zlib.crc32(table_id.encode()) % len(self._boxes)

    def is_for_us(self, table_id: str) -> bool:
        """Whether this process serves a table: it is its own, or the worker whose it is was not heard of lately."""
        owner = self.owner(table_id)
        return owner == self._number or not self.is_there(owner)

    def is_there(self, number: int) -> bool:
        """Whether a worker was heard of lately."""
        (beat,) = _MOMENT.unpack(os.pread(self._beats, _MOMENT.size, number * _MOMENT.size))
        return 0.0 <= self._clock() - float(beat) < LATELY

    def give(self, connection: int, request: bytes) -> bool:
        """Hand a connection over if it begins with a request for a socket of another worker's table."""
        asked = SOCKET.match(request) if len(request) <= LONGEST_REQUEST else None
        if asked is None:
            return False
        owner = self.owner(asked[1].decode("latin-1"))
        if owner == self._number or not self.is_there(owner):
            return False
        try:
            socket.send_fds(self._boxes[owner], [request], [connection])
        except OSError:  # its box is full, or it has just ended
            return False
        self.given += 1
        return True

    def begin(self, protocol: Callable[[], Any]) -> None:
        """Take in connections from now on, each with a protocol of its own."""
        loop = asyncio.get_running_loop()
        self._beat(loop)
        loop.add_reader(self._inbox.fileno(), self._take, protocol)

    def end(self) -> None:
        """Take in nothing more; what comes now waits for the successor of this process."""
        if self._beating is not None:
            self._beating.cancel()
            self._beating = None
            asyncio.get_running_loop().remove_reader(self._inbox.fileno())

    def close(self) -> None:
        """Let go of what was inherited."""
        for one in (self._inbox, *self._boxes):
            one.close()
        os.close(self._beats)

    def note_beat(self) -> None:
        """Let the others know that this process is there."""
        os.pwrite(self._beats, _MOMENT.pack(self._clock()), self._number * _MOMENT.size)

    def _beat(self, loop: asyncio.AbstractEventLoop) -> None:
        self.note_beat()
        self._beating = loop.call_later(BEAT, self._beat, loop)

    def _take(self, protocol: Callable[[], Any]) -> None:
        try:
            request, connections, _, _ = socket.recv_fds(self._inbox, LONGEST_REQUEST, 1)
        except OSError:
            return
        for connection in connections:
            self.taken += 1
            task = asyncio.get_running_loop().create_task(_welcome(connection, request, protocol))
            self._welcoming.add(task)
            task.add_done_callback(self._welcoming.discard)


async def _welcome(connection: int, request: bytes, protocol: Callable[[], Any]) -> None:
    """Go on with a connection where the other process stopped: after its first request was read."""
    client = socket.socket(fileno=connection)
    client.setblocking(False)

    def begun() -> Any:
        one = protocol()
        made = one.connection_made

        def connection_made(transport: Any) -> None:
            made(transport)
            if not transport.is_closing():
                one.take_over(request)

        one.connection_made = connection_made
        return one

    try:
        await asyncio.get_running_loop().connect_accepted_socket(begun, client)
    except OSError:  # it has ended meanwhile
        client.close()
