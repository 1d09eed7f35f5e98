"""One guest cannot stop the bots of others: how long a bot's reply takes while somebody else has twenty tables.

    python -m proof.crowd [--guests 4] [--tables 20] [--turns 12] [--bot royal]

A real server with the limits of `queenswright serve`. Somebody plays against a bot, first alone, then beside tables of
each kind of crowd: `left` (everybody got up and gave their seats to bots), `watched` (the same, with a socket open at
each) and `played` (somebody sits at each and moves at once). The crowd comes from one address, the player
from another one, then from the same. What is measured is the time from the end of a turn until the bot's first move,
and until the player has to decide again.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from contextlib import AsyncExitStack, suppress
from random import Random

import httpx

from proof.servers import ServerProcess, database_for, server_on
from queenswright.client import Client, Refused, Seat, Stale

APART = "127.0.0.2"
"""Another address of this machine."""
ENOUGH = 2.0
"""Seconds in which a bot has to begin to reply, whatever others do."""
SETTLE = 3.0
PACE = 0.05
WARM = 2
"""Replies that do not count: the bots' process starts."""
CROWDS = ("left", "watched", "played")


class Visitors:
    """People at a server; all go at the end."""

    def __init__(self, address: str, stack: AsyncExitStack) -> None:
        self.address, self.stack = address, stack

    async def person(self, name: str, source: str | None = None) -> Client:
        """Somebody with a name, from an address of their own if one is given."""
        client = Client(self.address)
        if source is not None:
            transport = httpx.AsyncHTTPTransport(local_address=source)
            client.http = httpx.AsyncClient(base_url=self.address, timeout=60, trust_env=False, transport=transport)
        await self.stack.enter_async_context(client)
        await client.sign_in(name)
        return client

    async def seat(self, client: Client, table: str) -> Seat:
        """A socket; the last request comes from the address that the client has chosen."""
        seat = await self.stack.enter_async_context(client.connect(table))
        await client.get("/api/me")
        return seat


async def desert(client: Client, bot: str) -> str:
    """A table of bots only, as a guest can get one: whoever gets up is followed by a bot."""
    bots = [{"kind": "bot", "bot": bot}] * 3
    table: str = (await client.create("architect", [{"kind": "me"}, *bots]))["table"]
    await client.post(f"/api/tables/{table}/leave", {})
    return table


async def play_on(seat: Seat, chance: Random) -> None:
    """Move as fast as the limits of the server allow, for ever."""
    while True:
        await asyncio.sleep(PACE)
        with suppress(Stale, Refused):
            await seat.wait_for(lambda one: one.decides or one.holds or one.is_over, 3600)
            if seat.is_over:
                return
            await (seat.end_turn() if seat.holds else seat.play(chance.choice(seat.state["legal"])))


async def gather_crowd(visitors: Visitors, kind: str, wish: argparse.Namespace) -> list[asyncio.Task[None]]:
    """So many tables of a kind; what goes on at them."""
    guests = [await visitors.person(f"Eve {number}") for number in range(wish.guests)]
    bots = [{"kind": "bot", "bot": wish.bot}] * 3
    tasks = []
    for number in range(wish.tables):
        guest = guests[number % len(guests)]
        if kind == "played":
            table = (await guest.create("architect", [{"kind": "me"}, *bots]))["table"]
            tasks.append(asyncio.create_task(play_on(await visitors.seat(guest, table), Random(number))))
        else:
            table = await desert(guest, wish.bot)
            if kind == "watched":
                await visitors.seat(guest, table)
    return tasks


async def measure(visitors: Visitors, source: str | None, wish: argparse.Namespace) -> tuple[list[float], list[float]]:
    """Seconds until the bot's first move, and until the player decides again, turn by turn."""
    player = await visitors.person("Clara", source)
    table = (await player.create("architect", [{"kind": "me"}, {"kind": "bot", "bot": wish.bot}]))["table"]
    seat, chance = await visitors.seat(player, table), Random(7)
    first: list[float] = []
    whole: list[float] = []
    while len(whole) < wish.turns + WARM and not seat.is_over:
        await seat.wait_for(lambda one: one.decides or one.holds or one.is_over, 600)
        if not seat.holds:
            await seat.play(chance.choice(seat.state["legal"]))
            continue
        await seat.end_turn()
        started, number = time.perf_counter(), seat.number
        if seat.decides or seat.is_over:
            continue
        await seat.wait_for(lambda one, number=number: one.number > number, 600)  # type: ignore[misc]
        first.append(time.perf_counter() - started)
        await seat.wait_for(lambda one: one.decides or one.is_over, 600)
        whole.append(time.perf_counter() - started)
    return first[WARM:], whole[WARM:]


async def stretch(server: ServerProcess, kind: str | None, source: str | None, wish: argparse.Namespace) -> float:
    """One crowd (or nobody) and one player; the slowest beginning of a reply."""
    async with AsyncExitStack() as stack:
        visitors = Visitors(server.address, stack)
        tasks = await gather_crowd(visitors, kind, wish) if kind else []
        await asyncio.sleep(SETTLE if kind else 0)
        first, whole = await measure(visitors, source, wish)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    whence = "" if kind is None else ", same address" if source is None else ", other address"
    print(
        f"{(kind or 'alone') + whence:24} {len(first):3} replies: first move {_shown(first)}, turn {_shown(whole)}",
        flush=True,
    )
    return max(first)


def _shown(seconds: list[float]) -> str:
    ordered = sorted(seconds)
    return f"median {ordered[len(ordered) // 2]:6.2f} s, worst {ordered[-1]:6.2f} s"


async def prove(wish: argparse.Namespace) -> None:
    """All crowds, each on a server of its own."""
    too_slow = []
    for kind in (None, *wish.crowds):
        for source in (APART, None) if kind else (None,):
            with database_for("sqlite") as database, server_on(database) as server:
                await server.ready()
                if await stretch(server, kind, source, wish) > ENOUGH and source is not None:
                    too_slow.append(kind)
    assert not too_slow, f"a bot began to reply later than after {ENOUGH} seconds beside: {too_slow}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--guests", type=int, default=4)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--turns", type=int, default=12)
    parser.add_argument("--bot", default="royal")
    parser.add_argument("--crowds", nargs="+", choices=CROWDS, default=CROWDS)
    asyncio.run(prove(parser.parse_args()))
