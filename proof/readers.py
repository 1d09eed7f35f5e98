"""Twenty guests replay a long campaign while another table plays on; then two hundred ask and do not read.

    python -m proof.readers [--moves 4813] [--seconds 15]

The table beside, in another process, notes how long its moves take: before, while pages and records are replayed, and
while sockets come to the long table again and again. Everything happens on this machine and ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import socket
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random

import httpx

import queenswright as qw
from proof.raw_socket import RawSocket
from proof.servers import HOST, ServerProcess, database_for, server_on
from proof.socket_fuzz import ControlTable
from queenswright.records import write_record
from queenswright.store import TableRow, open_store
from queenswright.table import Happening, TableState, apply, showing
from queenswright.table.rows import new_row, rows_of, state_of, summary_of

GUESTS, RECORDS, LAZY = 20, 5, 200
PER_PAGE = 40
PAUSE = 0.1
"""Seconds until a guest who was sent away asks again, much earlier than was said."""


def long_table(moves: int) -> tuple[TableState, list[Happening]]:
    """A campaign of four that has gone on for this many moves."""
    state, happenings = state_of(_row(), qw.load("queensdale")), list[Happening]()
    chance = Random(5)

    def happen(*what: Happening) -> None:
        for happening in what:
            apply(state, happening)
            happenings.append(happening)

    for seat, name in enumerate(("Anna", "Ben", "Cleo", "Dora")):
        happen(Happening("seated", seat, 1.0, {"person": name, "name": name}))
    happen(Happening("started", None, 1.0))
    while state.deciding is not None and len(happenings) < moves:
        kind = "end_turn" if state.holding is not None else "move"
        body = {} if kind == "end_turn" else {"text": chance.choice(showing.legal(state))}
        happen(Happening(kind, state.deciding, 1.0, body))
    return state, happenings


def _row() -> TableRow:
    settings = {"take_back": "free", "clock": {"kind": "none"}, "auto_end": True, "lesson": False, "guests": []}
    return new_row(qw.load("queensdale"), 4, 11, {}, settings, "Anna", 1.0, public=True)


async def stored(database: str, moves: int) -> tuple[str, str]:
    """The id of a long public table in a database, and the text of a record of the same length."""
    row = _row()
    state, happenings = long_table(moves)
    store = await open_store(database)
    try:
        await store.create_table(row, summary_of(row, state, 1.0), rows_of(1, happenings))
    finally:
        await store.close()
    assert state.line is not None
    return row.id, write_record(state.line.record())


async def _asking(ask: Callable[[int], Awaitable[str]], guests: int, seconds: float) -> Counter[str]:
    """Let guests ask again and again; how often they were answered in which way."""
    tally: Counter[str] = Counter()
    end = time.monotonic() + seconds

    async def guest(number: int) -> None:
        while time.monotonic() < end:
            answer = await ask(number)
            tally[answer] += 1
            if answer.endswith("503"):
                await asyncio.sleep(PAUSE)

    await asyncio.gather(*(guest(number) for number in range(guests)))
    return tally


async def replaying(server: ServerProcess, table: str, record: str, moves: int, seconds: float) -> Counter[str]:
    """Guests ask for pages of the table; some bring a record that was never played before."""
    chance = Random(1)
    async with httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=120) as http:
        csrf = (await http.get("/api/me")).json()["csrf"]
        headers = {"x-csrf-token": csrf, "content-type": "text/plain"}

        async def ask(number: int) -> str:
            if number < RECORDS:
                text = f"{record}# {chance.random()}\n"
                answer = await http.post("/api/replay/frames/0", content=text, headers=headers)
                return f"record {answer.status_code}"
            page = chance.randrange(moves // PER_PAGE)
            answer = await http.get(f"/api/tables/{table}/replay/frames/{page}")
            return f"page {answer.status_code}"

        return await _asking(ask, GUESTS, seconds)


async def coming(server: ServerProcess, table: str, seconds: float) -> Counter[str]:
    """Guests open sockets at the table, each of which is told the whole history."""

    async def ask(number: int) -> str:
        one = await RawSocket.opened(server.port, f"/api/tables/{table}/socket", "")
        await one.hear()
        await one.close()
        return "socket"

    return await _asking(ask, GUESTS, seconds)


async def lazy(server: ServerProcess, request: str) -> tuple[list[socket.socket], int]:
    """Many connections that ask for something and read nothing, and the memory of the server then."""
    loop, open_ones = asyncio.get_running_loop(), []
    for _ in range(LAZY):
        one = socket.socket()
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        one.setblocking(False)
        await loop.sock_connect(one, (HOST, server.port))
        await loop.sock_sendall(one, request.encode())
        open_ones.append(one)
    most = 0
    for _ in range(40):
        await asyncio.sleep(0.1)
        most = max(most, server.memory())
    return open_ones, most


def main() -> None:
    """Run all of it and print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=4813)
    parser.add_argument("--seconds", type=float, default=15.0)
    args = parser.parse_args()
    with database_for("sqlite") as database:
        table, record = asyncio.run(stored(database, args.moves))
        with server_on(database, "unlimited") as server:
            asyncio.run(server.ready())
            _measure(server, table, record, args.moves, args.seconds)
            errors = server.errors()
    if errors:
        raise SystemExit(f"the server wrote errors:\n{errors}")


def _measure(server: ServerProcess, table: str, record: str, moves: int, seconds: float) -> None:
    control = ControlTable(server.address, 1)
    try:
        control.wait()
        time.sleep(seconds)
        control.next_stretch()
        replayed = asyncio.run(replaying(server, table, record, moves, seconds))
        control.next_stretch()
        came = asyncio.run(coming(server, table, seconds))
        report = control.end()
    finally:
        control.close()
    for name, stretch in zip(("alone", "replays", "sockets"), report["stretches"], strict=True):
        print(f"{name}: p50 {stretch['p50']} ms, p99 {stretch['p99']} ms, worst {stretch['worst']} ms, "
              f"{stretch['moves']} moves")  # fmt: skip
    print(f"asked: {dict(sorted((replayed + came).items()))}")
    asyncio.run(_lazy_readers(server, table))


async def _lazy_readers(server: ServerProcess, table: str) -> None:
    head = f"HTTP/1.1\r\nHost: {HOST}:{server.port}\r\n"
    upgrade = ("Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
               "Sec-WebSocket-Version: 13\r\n")  # fmt: skip
    asked = {
        "pages": f"GET /api/tables/{table}/replay/frames/3 {head}\r\n",
        "texts": f"GET /api/texts/en {head}\r\n",
        "sockets": f"GET /api/tables/{table}/socket {head}{upgrade}\r\n",
    }
    for name, request in asked.items():
        before = server.memory()
        ones, most = await lazy(server, request)
        print(f"{LAZY} that do not read {name}: {before >> 20} MB before, at most {most >> 20} MB")
        for one in ones:
            one.close()


if __name__ == "__main__":
    main()
