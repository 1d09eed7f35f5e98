"""One guest knocks at every door at once: what that does to the moves of a table beside.

    python -m proof.doors [--seconds 5] [--moves 1200] [--door pings ...]

A server with the limits of `queenswright serve`. Two people play at a table; from another address somebody asks for
everything that can be asked for, as fast as they can and far beyond what is allowed, one door after the other: small
frames without end, junk, questions, pages, lists, files that nobody has, passwords, connections that say nothing, and
what there is to ask about analyses, puzzles, openings and positions that somebody sets up. What is measured is how
long a move takes until both players know of it; p99 may not be above 100 ms on a quiet machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from pathlib import Path

import queenswright as qw
from proof.crowd import APART, Visitors
from proof.raw_socket import CONTINUED, PING, TEXT, frame, request
from proof.readers import stored
from proof.servers import HOST, ServerProcess, database_for, server_on
from proof.socket_fuzz import ControlTable
from proof.zoo import cookie_of
from queenswright.client import Client
from queenswright.puzzles import shipped
from queenswright.records import read_record

SOCKETS, CONNECTIONS, IDLE = 40, 100, 1500
STEPS = 400
"""Moves of a variation: the most that may be."""
WORST = 30.0
"""Milliseconds of processor time that a turn of the event loop may take in 99 of 100 cases; a move needs three."""
TICK = 0.05
PACE = 0.06
"""Seconds between two moves at the table beside, whose people keep to the limits."""


@dataclass
class Intruder:
    """Somebody at another address, with a campaign of their own and a long one to look at."""

    server: ServerProcess
    long: str
    record: str
    study: str = ""
    own: str = ""
    cookie: str = ""
    csrf: str = ""

    async def settle(self, visitors: Visitors) -> None:
        """Take a name, and a table of one's own at which one may ask."""
        client: Client = await visitors.person("Ivo", APART)
        seats = [{"kind": "me"}, {"kind": "person", "name": "Otto"}]
        self.own = (await client.create("queensdale", seats))["table"]
        self.cookie, self.csrf = cookie_of(client), client.me["csrf"]
        self.study = (await client.send_text("/api/studies", self.record))["id"]

    async def flood(self, data: bytes, connections: int, table: str | None = None) -> None:
        """Send the same again and again over many connections; with a table, over sockets at it."""
        await asyncio.gather(*(self._flow(data, table) for _ in range(connections)))

    async def _flow(self, data: bytes, table: str | None) -> None:
        while True:
            with suppress(OSError, asyncio.IncompleteReadError):
                await self._flow_once(data, table)
            await asyncio.sleep(TICK)  # closed: come again

    async def _flow_once(self, data: bytes, table: str | None) -> None:
        reader, writer = await self._connected()
        drain = asyncio.ensure_future(asyncio.sleep(0))
        try:
            if table is not None:
                path = f"/api/tables/{table}/socket?since=1000000"
                writer.write(request(self.server.port, path, self.cookie))
                await reader.readuntil(b"\r\n\r\n")
            drain = asyncio.ensure_future(_read_all(reader))
            while not drain.done():
                writer.write(data)
                await writer.drain()
                await asyncio.sleep(0)
        finally:
            drain.cancel()
            writer.close()

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(HOST, self.server.port, local_addr=(APART, 0))

    def asking(self, path: str, method: str = "GET", body: bytes = b"") -> bytes:
        """A request as it goes over the wire."""
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: {HOST}:{self.server.port}",
            f"Cookie: {self.cookie}",
            f"X-CSRF-Token: {self.csrf}",
            "Content-Type: application/json",
            f"Content-Length: {len(body)}",
        ]
        return ("\r\n".join(lines) + "\r\n\r\n").encode() + body

    async def sit_idle(self) -> None:
        """Open connections and say nothing, or half a request."""
        while True:
            ones = []
            for number in range(IDLE):
                with suppress(OSError):
                    one = await self._connected()
                    one[1].write(b"GET / HTTP/1.1\r\n" if number % 2 else b"")
                    ones.append(one)
            await asyncio.sleep(1)
            for _, writer in ones:
                writer.transport.abort()


async def _read_all(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):
        while await reader.read(1 << 16):
            pass


def _said(**command: object) -> bytes:
    return frame(json.dumps(command).encode())


def doors(one: Intruder) -> dict[str, Callable[[], Awaitable[None]]]:
    """Everything that is tried."""
    puzzle = shipped("architect").puzzles[0]
    digests = {name: qw.load(name).pack.digest for name in ("architect", "queensdale")}
    word = "build " + "x" * 80
    asks = {
        "why": _said(do="why", id=1, text=word),
        "move": _said(do="move", id=1, revision=3, text=word),
        "preview": _said(do="preview", id=1, moves=["x"]),
        "previews": _said(do="previews", id=1),
        "hint": _said(do="hint", id=1, bot="greedy", after=["x"] * 30),
        "sync": _said(do="sync", id=1, since=0),
        "say": _said(do="say", id=1, text="x" * 400),
    }
    paths = {
        "pages": "/",
        "games": "/api/games",
        "lists": "/api/tables?game=none&players=4&pace=live",
        "content": "/api/games/queensdale/content?players=4",
        "another's pack": f"/api/games/architect/content?players=4&digest={digests['queensdale']}",
        "rules": "/api/games/queensdale/rules/pt",
        "handbook": "/api/games/queensdale/handbook/de",
        "texts": "/api/texts/en",
        "openapi": "/api/openapi.json",
        "table": f"/api/tables/{one.long}",
        "opened texts": f"/api/tables/{one.long}/texts/en",
        "annals": f"/api/tables/{one.long}/annals",
        "replay": f"/api/tables/{one.long}/replay",
        "record": f"/api/tables/{one.long}/record",
        "export": "/api/me/export",
        "my games": "/api/me/games",
        "campaign file": f"/api/tables/{one.own}/campaign",
        "position of a table": f"/api/tables/{one.long}/position",
        "openings": "/api/explorer/queensdale",
        "puzzles": "/api/puzzles/architect",
        "next puzzle": "/api/puzzles/architect/next",
        "a puzzle": f"/api/puzzles/architect/{puzzle.id}",
        "editor": "/api/games/queensdale/positions?players=4",
        "study": f"/api/studies/{one.study}",
        "frames of a study": f"/api/studies/{one.study}/replay/frames/1",
    }
    moves = [text for turn in read_record(one.record).turns for text in turn.moves]
    document = qw.load("architect").new(players=4, seed=1).to_dict()
    faulty = {**document, "seats": [{**seat, "talers": -1} for seat in document["seats"]] * 40}
    walk = {"place": 0, "steps": [{"text": text} for text in moves[:STEPS]]}
    posts: dict[str, tuple[str, object]] = {
        "studies": (f"/api/tables/{one.long}/study", {}),
        "walks": (f"/api/studies/{one.study}/walk", walk),
        "tries": (f"/api/studies/{one.study}/try", {"walk": walk, "moves": [], "each": True}),
        "throws": (f"/api/studies/{one.study}/chances", {"walk": {"place": 0, "steps": []}, "text": moves[0]}),
        "worths": (f"/api/studies/{one.study}/worth", {"walk": walk}),
        "positions of the handbook": ("/api/games/architect/tries/hire", {}),
        "lessons": ("/api/tables", {"game": "architect", "seats": [{"kind": "me"}], "lesson": True}),
        "tries at a puzzle": (f"/api/puzzles/architect/{puzzle.id}/answer", {"moves": list(puzzle.answer.moves)[:1]}),
        "hints of a puzzle": (f"/api/puzzles/architect/{puzzle.id}/hint", {}),
        "documents": ("/api/games/architect/positions", {"document": document}),
        "faulty documents": ("/api/games/architect/positions", {"document": faulty}),
        "boards": ("/api/games/architect/positions/study", {"document": document}),
        "tables at a position": ("/api/games/architect/positions/table", {"document": document}),
        "codes": ("/api/recover", {"name": "Clara", "code": "2345-2345-2345-2345", "password": "x" * 200}),
        "links": ("/api/recover/mail", {"name": "Clara"}),
        "names": ("/api/me", {"name": "Clara"}),
    }
    login = json.dumps({"name": "Clara", "password": "wrong horse battery"}).encode()
    brackets = b"[" * 60_000
    found: dict[str, Callable[[], Awaitable[None]]] = {
        "pings": lambda: one.flood(frame(b"", PING) * 4000, SOCKETS, one.long),
        "pieces": lambda: one.flood(
            frame(b"", TEXT, is_last=False) + frame(b"", CONTINUED, is_last=False) * 4000, SOCKETS, one.long
        ),
        "junk": lambda: one.flood(frame(b"x") * 500, SOCKETS, one.long),
        "large junk": lambda: one.flood(frame(b"[" * 16_000), SOCKETS, one.long),
        "logins": lambda: one.flood(one.asking("/api/login", "POST", login), CONNECTIONS),
        "brackets": lambda: one.flood(one.asking("/api/tables", "POST", brackets), CONNECTIONS),
        "nothing": one.sit_idle,
    }
    for name, command in asks.items():
        found[f"ask {name}"] = lambda command=command: one.flood(command, SOCKETS, one.own)  # type: ignore[misc]
    for name, (path, body) in posts.items():
        data = one.asking(path, "POST", json.dumps(body).encode())
        found[f"post {name}"] = lambda data=data: one.flood(data, CONNECTIONS)  # type: ignore[misc]
    found["post records"] = lambda: one.flood(one.asking("/api/studies", "POST", one.record.encode()), CONNECTIONS)
    for name, path in paths.items():
        data = one.asking(path)
        found[f"get {name}"] = lambda data=data: one.flood(data, CONNECTIONS)  # type: ignore[misc]
    return found


async def _knock(door: Callable[[], Awaitable[None]], seconds: float) -> None:
    task = asyncio.ensure_future(door())
    with suppress(TimeoutError):
        await asyncio.wait_for(task, seconds)


async def _measure(one: Intruder, seconds: float, chosen: list[str], turns: Path) -> list[str]:
    """Knock at one door after the other; the rows that are printed, and the doors at which it took too long."""
    server = one.server
    control = ControlTable(server.address, 1, PACE)
    try:
        await asyncio.to_thread(control.wait)
        async with AsyncExitStack() as stack:
            await one.settle(Visitors(server.address, stack))
            found = {name: door for name, door in doors(one).items() if not chosen or name in chosen}
            stretches = [await _stretch(server, "nobody", asyncio.sleep(seconds))]
            for name, door in found.items():
                control.next_stretch()
                stretches.append(await _stretch(server, name, _knock(door, seconds)))
                control.next_stretch()
                await asyncio.sleep(1)
        report = await asyncio.to_thread(control.end)
    finally:
        control.close()
    print("| door | turns: p99 | worst | moves: p50 | p99 | memory | processor |\n|---|--:|--:|--:|--:|--:|--:|")
    noted = [tuple(map(float, line.split())) for line in turns.read_text().splitlines()]
    slow = []
    for one_stretch, moves in zip(stretches, (report["stretches"][0], *report["stretches"][1::2]), strict=True):
        took = sorted(one[1] for one in noted if len(one) == 2 and one_stretch.began <= one[0] <= one_stretch.ended)
        p99 = took[int(0.99 * len(took))]
        print(f"| {one_stretch.name} | {p99:.1f} ms | {took[-1]:.1f} ms | {moves['p50']} ms | {moves['p99']} ms "
              f"| {one_stretch.memory >> 20} MB | {100 * one_stretch.processor / seconds:.0f} % |")  # fmt: skip
        if p99 > WORST:
            slow.append(one_stretch.name)
    return slow


@dataclass
class Stretch:
    """Some seconds at one door: what the server used meanwhile."""

    name: str
    began: float
    ended: float
    memory: int
    processor: float


async def _stretch(server: ServerProcess, name: str, what: Awaitable[None]) -> Stretch:
    began, used = time.monotonic(), _processor(server.pid)
    await what
    return Stretch(name, began, time.monotonic(), server.memory(), _processor(server.pid) - used)


def _processor(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Knock at all doors, print a table, and end with 1 when others had to wait or the server wrote errors."""
    parser = argparse.ArgumentParser(prog="python -m proof.doors")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--moves", type=int, default=1200)
    parser.add_argument("--door", nargs="*", default=[])
    chosen = parser.parse_args()
    with database_for("sqlite") as database, tempfile.TemporaryDirectory() as folder:
        table, record = asyncio.run(stored(database, chosen.moves))
        turns = Path(folder) / "turns"
        with server_on(database, f"turns={turns}") as server:
            asyncio.run(server.ready())
            slow = asyncio.run(_measure(Intruder(server, table, record), chosen.seconds, chosen.door, turns))
            errors = server.errors()
    if errors:
        raise SystemExit(f"the server wrote errors:\n{errors}")
    if slow:
        raise SystemExit(f"turns of more than {WORST:.0f} ms: {', '.join(slow)}")


if __name__ == "__main__":
    main()
