"""Four people at each table, replaying a script: as fast as the table allows, or at a given pace."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import cycle

from bench.load.games import PLAYERS
from bench.load.sockets import Socket
from bench.load.tables import Prepared

HAPPENINGS = b'{"kind":"happenings"'
STALE = (b'{"kind":"stale"', b'{"kind":"refused"')
AT_ONCE = 40


class Crew:
    """The players of one table. A move counts when the last of the four has received it."""

    def __init__(self, prepared: Prepared, done: Tally) -> None:
        self.prepared, self.done = prepared, done
        self.sockets: list[Socket] = []
        self.next = 0
        self.revision = prepared.revision
        self.received = 0
        self.sent_at = 0.0
        self.is_running = False
        self.pace = 0.0
        self.due = 0.0

    async def connect(self, host: str, ports: Sequence[int]) -> None:
        """Open the four sockets, by turns at each of the ports."""
        loop = asyncio.get_running_loop()
        path = f"/api/tables/{self.prepared.table}/socket"
        for cookie, port in zip(self.prepared.cookies, cycle(ports), strict=False):
            make = partial(Socket, f"{host}:{port}", path, cookie, self._heard)
            _, socket = await loop.create_connection(make, host, port)
            await socket.is_open
            self.sockets.append(socket)

    def start(self, pace: float, offset: float) -> None:
        """Begin to play: without a pause (pace 0), or a move every `pace` seconds."""
        self.is_running, self.pace = True, pace
        self.due = time.perf_counter() + offset
        asyncio.get_running_loop().call_later(offset, self._play)

    def stop(self) -> None:
        self.is_running = False

    def _play(self) -> None:
        if not self.is_running or self.received or self.next >= len(self.prepared.script.moves):
            return
        seat, text = self.prepared.script.moves[self.next]
        command = {"do": "move", "id": self.next, "revision": self.revision, "text": text}
        self.received = PLAYERS
        self.sent_at = time.perf_counter()
        self.sockets[seat].send(json.dumps(command).encode())

    def _heard(self, message: bytes) -> None:
        if message.startswith(STALE):
            self.done.refused.append(message[:300].decode())
            self.is_running = False
        if not self.received or not message.startswith(HAPPENINGS):
            return
        self.received -= 1
        if self.received:
            return
        now = time.perf_counter()
        self.done.latencies.append(now - self.sent_at)
        self.next += 1
        self.revision += 1
        if self.next >= len(self.prepared.script.moves):
            self.done.finished += 1
        elif self.is_running and not self.pace:
            self._play()
        elif self.is_running:
            self.due = max(self.due + self.pace, now)
            asyncio.get_running_loop().call_later(self.due - now, self._play)


@dataclass
class Tally:
    """What was measured: from sending a move to its last receiver, in seconds."""

    latencies: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    finished: int = 0

    def quantile(self, share: float) -> float:
        """The latency that this share of the moves stayed under, in milliseconds."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


@dataclass(frozen=True)
class Measured:
    """One stretch of play."""

    moves: int
    rate: float
    p50: float
    p99: float


async def connected(prepared: list[Prepared], host: str, ports: Sequence[Sequence[int]], tally: Tally) -> list[Crew]:
    """All players of all tables, connected: a table at the ports that are its turn."""
    crews = [Crew(one, tally) for one in prepared]
    where = list(zip(crews, cycle(ports), strict=False))
    for start in range(0, len(where), AT_ONCE):
        await asyncio.gather(*(crew.connect(host, at) for crew, at in where[start : start + AT_ONCE]))
    return crews


async def measure(crews: list[Crew], tally: Tally, seconds: float, rate: float = 0.0) -> Measured:
    """Play for so long: at this many moves a second over all tables, or as fast as it goes."""
    pace = len(crews) / rate if rate else 0.0
    tally.latencies.clear()
    begin = time.perf_counter()
    for number, crew in enumerate(crews):
        crew.start(pace, pace * number / len(crews))
    await asyncio.sleep(seconds)
    for crew in crews:
        crew.stop()
    elapsed = time.perf_counter() - begin
    result = Measured(len(tally.latencies), len(tally.latencies) / elapsed, tally.quantile(0.5), tally.quantile(0.99))
    await asyncio.sleep(1)
    if tally.refused:
        raise RuntimeError(f"{len(tally.refused)} moves were refused, the first: {tally.refused[0]}")
    return result
