"""Kills a server under play, again and again: every confirmed move has to be there afterwards, and none twice.

python -m tests.server.kill KILLS [DATABASE]
"""

from __future__ import annotations

import asyncio
import random
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from queenswright.client import Client, Refused, Seat, Stale

TABLES = 3
PLAYERS = 2
LONGEST_LIFE = 1.2
RETRY = 0.05
ROOT = Path(__file__).parents[2]
WISH: dict[str, Any] = {"public": True, "auto_end": True, "options": {"round_limit": None}}


@dataclass
class Report:
    """What happened: kills, and the moves that the server confirmed by table: (revision they were chosen in, text)."""

    kills: int = 0
    confirmed: dict[str, list[tuple[int, str]]] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    @property
    def moves(self) -> int:
        return sum(map(len, self.confirmed.values()))


def start_server(port: int, database: str) -> subprocess.Popen[bytes]:
    """A server in a process of its own."""
    return subprocess.Popen([sys.executable, "-m", "tests.server.kill", "serve", str(port), database], cwd=ROOT)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


async def come(address: str, name: str) -> Client:
    """A person, as soon as the server answers."""
    while True:
        client = Client(address)
        try:
            await client.__aenter__()
            await client.sign_in(name)
            return client
        except (OSError, Refused, Exception) as error:
            await client.http.aclose()
            if not isinstance(error, (OSError, Refused)) and "Connect" not in type(error).__name__:
                raise
            await asyncio.sleep(RETRY)


async def play(seat: Seat, chance: random.Random, confirmed: list[tuple[int, str]], ended: asyncio.Event) -> None:
    """Play whenever it is one's turn; after a loss of the connection come back and go on."""
    while not ended.is_set():
        try:
            waiting = asyncio.create_task(seat.my_turn())
            stopping = asyncio.create_task(ended.wait())
            done, _ = await asyncio.wait([waiting, stopping], return_when=asyncio.FIRST_COMPLETED)
            stopping.cancel()
            if waiting not in done:
                waiting.cancel()
                return
            state = waiting.result()
            if state is None:
                return
            revision, text = seat.revision, chance.choice(state["legal"])
            await seat.play(text, revision)
            confirmed.append((revision, text))
        except Stale:
            continue
        except (OSError, TimeoutError):
            await come_back(seat, ended)


async def come_back(seat: Seat, ended: asyncio.Event) -> None:
    while not ended.is_set():
        try:
            await seat.reconnect()
            return
        except Exception:
            await asyncio.sleep(RETRY)


async def check(seat: Seat, confirmed: list[tuple[int, str]], problems: list[str]) -> None:
    """Compare what was confirmed with the log: the first move after a revision is the one that was confirmed there."""
    while not seat.is_open:
        await come_back(seat, asyncio.Event())
    async with seat.client.connect(seat.table) as fresh:
        log = [(entry["number"], entry["text"]) for entry in fresh.log]
    numbers = [number for number, _ in log]
    if numbers != sorted(set(numbers)):
        problems.append(f"{seat.table}: numbers are not in order")
    for revision, text in confirmed:
        following = next((entry for entry in log if entry[0] > revision), None)
        if following is None or following[1] != text:
            problems.append(f"{seat.table}: {text!r} was confirmed in revision {revision}, but {following} followed")


async def kill_under_play(database: str, kills: int, seed: int = 0) -> Report:
    """Play at several tables while the server is killed so many times."""
    chance, report, ended = random.Random(seed), Report(), asyncio.Event()
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    server = start_server(port, database)
    try:
        people = [await come(address, name) for name in ("Anna", "Ben")]
        seats = []
        for _ in range(TABLES):
            info = await people[0].create("architect", [{"kind": "me"}, {"kind": "open"}], **WISH)
            await people[1].join(info["table"])
            for person in people:
                seat = person.connect(info["table"])
                await seat.__aenter__()
                seats.append(seat)
            report.confirmed[info["table"]] = []
        players = [
            asyncio.create_task(play(seat, random.Random(seed + i), report.confirmed[seat.table], ended))
            for i, seat in enumerate(seats)
        ]
        for _ in range(kills):
            before = report.moves
            while report.moves < before + TABLES:
                await asyncio.sleep(0.01)
            await asyncio.sleep(chance.uniform(0, LONGEST_LIFE))
            server.send_signal(signal.SIGKILL)
            server.wait()
            report.kills += 1
            server = start_server(port, database)
        before = report.moves
        while report.moves < before + TABLES:
            await asyncio.sleep(0.01)
        ended.set()
        await asyncio.gather(*players)
        for seat in seats[::PLAYERS]:
            await check(seat, report.confirmed[seat.table], report.problems)
        for seat in seats:
            await seat.close()
        for person in people:
            await person.http.aclose()
    finally:
        server.kill()
        server.wait()
    return report


def serve_here(port: int, database: str) -> None:
    """The server that is going to be killed."""
    from tests.server.site import QUICK

    from queenswright.server.config import Config
    from queenswright.server.run import listen, run, serve

    run(serve(database, listen("127.0.0.1", port), Config(**QUICK)))


def main() -> None:
    if sys.argv[1] == "serve":
        serve_here(int(sys.argv[2]), sys.argv[3])
        return
    with tempfile.TemporaryDirectory() as folder:
        database = sys.argv[2] if len(sys.argv) > 2 else f"sqlite:///{folder}/games.db"
        report = asyncio.run(kill_under_play(database, int(sys.argv[1]), secrets.randbits(32)))
    print(f"{report.kills} kills, {report.moves} confirmed moves, {len(report.problems)} problems")
    for problem in report.problems:
        print(problem)
    sys.exit(bool(report.problems))


if __name__ == "__main__":
    main()
