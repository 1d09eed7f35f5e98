"""Faults under play: a full disk, a lost file, a paused process, a clock set back, a database restarted or cut off.

    python -m proof.faults --rounds 5 [--database postgresql]

While people play, one fault after the other is made and ended. Afterwards the server is killed, and the database is
read: whatever was confirmed is there, in the place where it was chosen. After each fault moves have to be confirmed
again, without any help.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import signal
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

import asyncpg
import msgspec
from tests.postgres import crash_and_restart

from proof.gate import Gate
from proof.players import LOST
from proof.servers import PATIENCE, ServerProcess, database_for, server_on
from queenswright.client import Client, Refused, Seat, Stale
from queenswright.store import open_store

TABLES = 4
LASTS = 2.0
"""Seconds that a fault lasts."""
WISH = {"public": True, "auto_end": True, "options": {"round_limit": None}}
HOUR = 3600.0


@dataclass(frozen=True)
class Scene:
    """What faults are made of: the server, its database, the file that sets its clock, the gate to PostgreSQL."""

    server: ServerProcess
    database: str
    clock: Path
    gate: Gate | None


Fault = Callable[[Scene], AbstractAsyncContextManager[None]]


class Table:
    """A table of two people, and what was confirmed to them: (revision it was chosen in, text)."""

    def __init__(self, seats: list[Seat], chance: Random, refused: Counter[str]) -> None:
        self.seats, self.chance, self.refused = seats, chance, refused
        self.confirmed: list[tuple[int, str]] = []
        self.has_ended = False

    async def play(self) -> None:
        """Play until it is enough: refused or disconnected, one tries again."""
        while not self.has_ended:
            for seat in self.seats:
                try:
                    if not seat.is_open:
                        await seat.reconnect()
                    if seat.decides:
                        await self._move(seat)
                except LOST:
                    self.refused["connection lost"] += 1
                except TimeoutError:
                    self.refused["no answer"] += 1
            await asyncio.sleep(0.005)

    async def _move(self, seat: Seat) -> None:
        revision, text = seat.revision, self.chance.choice(seat.state["legal"])
        try:
            await seat.play(text, revision)
        except Stale:
            self.refused["stale"] += 1
        except Refused as refused:
            self.refused[refused.message] += 1
            await asyncio.sleep(0.05)
        else:
            self.confirmed.append((revision, text))


@asynccontextmanager
async def full_disk(scene: Scene) -> AsyncIterator[None]:
    """No file of the server may grow."""
    server = scene.server
    written = Path(scene.database.removeprefix("sqlite:///") + "-wal").stat().st_size
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (written, before[1]))
    yield
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


@asynccontextmanager
async def lost_file(scene: Scene) -> AsyncIterator[None]:
    """The file has another name for a while."""
    path = Path(scene.database.removeprefix("sqlite:///"))
    path.rename(path.with_name("away.db"))
    yield
    path.with_name("away.db").rename(path)


@asynccontextmanager
async def paused(scene: Scene) -> AsyncIterator[None]:
    """The process stands still."""
    os.kill(scene.server.pid, signal.SIGSTOP)
    yield
    os.kill(scene.server.pid, signal.SIGCONT)


@asynccontextmanager
async def restarted(scene: Scene) -> AsyncIterator[None]:
    """PostgreSQL dies without a goodbye and is started again."""
    await asyncio.to_thread(crash_and_restart, scene.database)
    yield


@asynccontextmanager
async def read_only(scene: Scene) -> AsyncIterator[None]:
    """PostgreSQL takes no changes."""
    await _set(scene.database, "ALTER SYSTEM SET default_transaction_read_only = on")
    yield
    await _set(scene.database, "ALTER SYSTEM RESET default_transaction_read_only")


@asynccontextmanager
async def clock_set_back(scene: Scene) -> AsyncIterator[None]:
    """The clock of the machine goes back by an hour, and on again."""
    _set_clock(scene.clock, -HOUR)
    yield
    _set_clock(scene.clock, 0.0)


def _set_clock(path: Path, seconds: float) -> None:
    """Whoever reads the file finds the one or the other."""
    new = path.with_suffix(".new")
    new.write_text(str(seconds))
    new.replace(path)


@asynccontextmanager
async def cut_off(scene: Scene) -> AsyncIterator[None]:
    """Nothing comes from PostgreSQL or gets there; later all connections are gone."""
    assert scene.gate is not None
    scene.gate.cut()
    yield
    scene.gate.break_off()
    scene.gate.mend()


async def _set(database: str, statement: str) -> None:
    connection = await asyncpg.connect(database)
    try:
        await connection.execute(statement)
        await connection.execute("SELECT pg_reload_conf()")
    finally:
        await connection.close()


FAULTS: dict[str, tuple[Fault, ...]] = {
    "sqlite": (full_disk, lost_file, paused, clock_set_back),
    "postgresql": (restarted, read_only, paused, clock_set_back, cut_off),
}


async def _sit_down(server: ServerProcess, stack: AsyncExitStack, chance: Random, refused: Counter[str]) -> list[Table]:
    people = []
    for name in ("Anna", "Ben"):
        client = await stack.enter_async_context(Client(server.address))
        await client.sign_in(name)
        people.append(client)
    tables = []
    for _ in range(TABLES):
        made = await people[0].create("architect", [{"kind": "me"}, {"kind": "open"}], **WISH)
        await people[1].join(made["table"])
        seats = [await stack.enter_async_context(person.connect(made["table"])) for person in people]
        tables.append(Table(seats, Random(chance.getrandbits(32)), refused))
    return tables


async def _goes_on(tables: list[Table]) -> None:
    """Every table gets moves confirmed again, or its game is over."""
    before = [len(table.confirmed) for table in tables]
    async with asyncio.timeout(PATIENCE):
        while any(
            len(table.confirmed) < count + 2 and not table.seats[0].is_over
            for table, count in zip(tables, before, strict=True)
        ):
            await asyncio.sleep(0.05)


async def _check(database: str, tables: list[Table]) -> int:
    """What was confirmed in a revision is the first move stored after it; how many were compared."""
    store = await open_store(database)
    try:
        for table in tables:
            rows = await store.happenings(table.seats[0].table)
            assert [row.number for row in rows] == list(range(1, len(rows) + 1)), "stored numbers with a gap"
            moves = {row.number: msgspec.json.decode(row.body)["text"] for row in rows if row.kind == "move"}
            for revision, text in table.confirmed:
                following = min((number for number in moves if number > revision), default=0)
                assert moves.get(following) == text, f"{text!r}, confirmed in revision {revision}, is not stored"
    finally:
        await store.close()
    return sum(len(table.confirmed) for table in tables)


async def attack(scene: Scene, faults: tuple[Fault, ...], rounds: int) -> None:
    """Play while one fault after the other is made and ended; then kill the server and compare."""
    server = scene.server
    await server.ready()
    chance, refused = Random(1), Counter[str]()
    async with AsyncExitStack() as stack:
        tables = await _sit_down(server, stack, chance, refused)
        playing = [asyncio.create_task(table.play()) for table in tables]
        try:
            for number in range(rounds):
                for fault in faults:
                    async with fault(scene):
                        await asyncio.sleep(LASTS)
                    await _goes_on(tables)
                    print(f"round {number + 1}, {fault.__name__}: {sum(len(t.confirmed) for t in tables)} confirmed")
        finally:
            for table in tables:
                table.has_ended = True
            await asyncio.gather(*playing)
        server.kill()
        print(f"{await _check(scene.database, tables)} confirmed moves are stored; answered otherwise: {dict(refused)}")


async def prove(database: str, faults: tuple[Fault, ...], rounds: int, folder: Path) -> None:
    """Set the scene and attack."""
    clock = folder / "clock"
    _set_clock(clock, 0.0)
    async with AsyncExitStack() as stack:
        gate = None
        if database.startswith("postgresql"):
            gate = await stack.enter_async_context(Gate(database, folder))
        way = gate.database if gate else database
        server = stack.enter_context(server_on(way, "unlimited", f"clock={clock}"))
        await attack(Scene(server, database, clock, gate), faults, rounds)


def main() -> None:
    """Attack a server on either database."""
    parser = argparse.ArgumentParser(prog="python -m proof.faults")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--database", choices=list(FAULTS), default="sqlite")
    chosen = parser.parse_args()
    with database_for(chosen.database) as database, tempfile.TemporaryDirectory(prefix="qw-") as folder:
        asyncio.run(prove(database, FAULTS[chosen.database], chosen.rounds, Path(folder)))


if __name__ == "__main__":
    main()
