"""A server for one test, the people who visit it, and time that the test moves on."""

from __future__ import annotations

import asyncio
import math
import random
import socket
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
from argon2 import PasswordHasher
from tests.installed import install_tiny

from queenswright.client import Client, Refused, Seat, Stale
from queenswright.server.config import AT_HOME, LIMITS, Config, Limit
from queenswright.server.handing import Handing
from queenswright.server.parts import Parts
from queenswright.server.run import listen, serving

install_tiny()  # the smallest game of the contract is on the shelf too

PLENTY = dict.fromkeys(LIMITS, Limit(100_000, 1_000_000))
QUICK: dict[str, Any] = {
    "bot_pace": 0.0,
    "bot_wait": 0.0,
    "limits": PLENTY,
    "pace": Limit(100_000, 1_000_000),
    "rest": 0.0,
    "thinking": AT_HOME,
    "tick": 0.05,
    "longest_gap": math.inf,  # tests move time on in leaps
    "password_hasher": PasswordHasher(time_cost=1, memory_cost=8, parallelism=1),
}
RETRY = 0.05
ME, OPEN = {"kind": "me"}, {"kind": "open"}
RANDOM = {"kind": "bot", "bot": "random"}


class Moving:
    """A clock that the test can move on."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


async def pause() -> None:
    """A moment for the server to do something."""
    await asyncio.sleep(0.02)


class Site:
    """A running server."""

    def __init__(self, address: str, parts: Parts, stack: AsyncExitStack) -> None:
        self.address = address
        self.parts = parts
        self._stack = stack

    async def guest(self) -> Client:
        """Somebody who has not said a name."""
        return await self._stack.enter_async_context(Client(self.address))

    async def person(self, name: str) -> Client:
        """Somebody with a name."""
        client = await self.guest()
        await client.sign_in(name)
        return client

    async def seat(self, client: Client, table: str, **how: Any) -> Seat:
        """A socket at a table."""
        return await self._stack.enter_async_context(client.connect(table, **how))

    async def two(self, game: str = "architect", **wishes: Any) -> tuple[Seat, Seat]:
        """Anna and Ben at a table of two, both connected."""
        anna, ben = await self.person("Anna"), await self.person("Ben")
        table = await anna.create(game, [ME, OPEN], public=True, **wishes)
        await ben.join(table["table"])
        return await self.seat(anna, table["table"]), await self.seat(ben, table["table"])


@asynccontextmanager
async def served(
    database: str,
    send_buffer: int | None = None,
    metrics: socket.socket | None = None,
    handing: Handing | None = None,
    **config: Any,
) -> AsyncIterator[Site]:
    """A server on a free port; `send_buffer` bytes wait in the system for a client that does not read."""
    listener = listen("127.0.0.1", 0)
    if send_buffer is not None:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    address = f"http://127.0.0.1:{listener.getsockname()[1]}"
    settings = Config(**{**QUICK, **config})
    async with serving(database, listener, settings, metrics, handing) as parts, AsyncExitStack() as stack:
        yield Site(address, parts, stack)


def free_port() -> int:
    """A port that nobody uses now."""
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
        except (OSError, Refused, httpx.TransportError):
            await client.http.aclose()
            await asyncio.sleep(RETRY)
        else:
            return client


def mover(*seats: Seat) -> Seat:
    """The one of the seats that has to choose."""
    (one,) = [seat for seat in seats if seat.decides]
    return one


async def settle(*seats: Seat) -> None:
    """Wait until all know the same happenings."""
    last = max(seat.number for seat in seats)
    for seat in seats:
        await seat.wait_for(lambda one: one.number >= last)


async def step(chance: random.Random, *seats: Seat) -> None:
    """One random move of whoever has to choose, and the end of the turn where it is due.

    Who takes a seat over may find a turn that is played and not ended.
    """
    await settle(*seats)
    for one in seats:
        if one.holds:
            await one.end_turn()
            await settle(*seats)
    one = mover(*seats)
    await one.play(chance.choice(one.state["legal"]))
    if one.holds:
        await one.end_turn()
    await settle(*seats)


async def play_on(chance: random.Random, *seats: Seat, moves: int = 10_000) -> int:
    """Random moves until the game is over or so many were played."""
    for count in range(moves):
        await settle(*seats)
        if seats[0].is_over:
            return count
        await step(chance, *seats)
    return moves


async def autopilot(seat: Seat, chance: random.Random) -> None:
    """Play random moves whenever it is one's turn, until the game is over."""
    while (state := await seat.my_turn()) is not None:
        try:
            if seat.holds:
                await seat.end_turn()
            else:
                await seat.play(chance.choice(state["legal"]))
        except Stale:
            continue


def played_alike(*seats: Seat) -> None:
    """Everybody got the same happenings, each once and in order."""
    for seat in seats:
        numbers = [one["number"] for one in seat.happenings]
        assert numbers == list(range(numbers[0], seat.number + 1))
    shortest = min(len(seat.happenings) for seat in seats)
    assert all(seat.happenings[-shortest:] == seats[0].happenings[-shortest:] for seat in seats)
