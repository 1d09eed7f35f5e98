"""Clients that break the rules of the wire, do not read, or come byte by byte: nobody else at the table notices.

Half-open requests, spectators who do not read and oversized messages have tests in tests/server too.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from random import Random

import pytest
from proof.raw_socket import CONTINUED, PING, Ended, RawSocket, frame, request
from proof.rude import RUDE, Rude
from proof.servers import ServerProcess, server_on
from proof.zoo import Place, cookie_of

from queenswright.client import Client, Seat

ATTEMPTS = 4
SEATS = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("rude")
    with server_on(f"sqlite:///{folder / 'games.db'}", "unlimited") as server:
        asyncio.run(server.ready())
        yield server


@asynccontextmanager
async def two_at_a_table(server: ServerProcess) -> AsyncIterator[tuple[Seat, Seat, Place]]:
    """Anna and Ben with their sockets, and the place of a spectator."""
    async with Client(server.address) as anna, Client(server.address) as ben:
        await anna.sign_in("Anna")
        await ben.sign_in("Ben")
        table = (await anna.create("architect", SEATS, public=True))["table"]
        await ben.join(table)
        async with anna.connect(table, since=0) as left, ben.connect(table, since=0) as right:
            yield left, right, Place("two", table, "spectator", None)


async def hear_all(number: int, *seats: Seat) -> None:
    """Wait until all know a happening."""
    for seat in seats:
        await seat.wait_for(lambda one: one.number >= number)


async def play(left: Seat, right: Seat, moves: int, chance: Random) -> None:
    """Random moves; both have to hear of every one of them."""
    for _ in range(moves):
        seat = left if left.decides or left.holds else right
        await (seat.end_turn() if seat.holds else seat.play(chance.choice(seat.state["legal"])))
        await hear_all(seat.number, left, right)
    assert left.happenings == right.happenings
    assert [one["number"] for one in left.happenings] == list(range(1, left.number + 1))


@pytest.mark.parametrize("rude", RUDE, ids=lambda rude: rude.__name__)
def test_rude_clients_are_put_off_and_nobody_else_notices(server: ServerProcess, rude: Rude) -> None:
    before = len(server.output())

    async def run() -> None:
        chance = Random(11)
        async with two_at_a_table(server) as (left, right, place):
            for number in range(ATTEMPTS):
                await rude(server.port, place, Random(number))
                await play(left, right, 2, chance)
            await left.wait_for(lambda seat: seat.presence.get("watching") == 0)

    asyncio.run(run())
    assert server.is_running
    assert not server.errors(before), server.errors(before)


def test_a_player_who_asks_and_never_reads_is_dropped(server: ServerProcess) -> None:
    """More answers than a connection may hold: the server lets go of it, the seat counts as empty, the game goes on."""
    before = len(server.output())

    async def run() -> None:
        async with two_at_a_table(server) as (left, right, place):
            await play(left, right, 40, Random(3))
            await right.close()
            await left.wait_for(lambda seat: seat.presence.get("present") == [True, False])
            deaf = await RawSocket.opened(server.port, place.path, cookie_of(right.client), buffer=4096)
            await left.wait_for(lambda seat: seat.presence["present"] == [True, True])
            command = frame(json.dumps({"do": "sync", "id": 1, "since": 10**9}).encode())  # everything, every time
            while left.presence["present"][1]:
                deaf.send(command * 20)
                await deaf.drain()
                await asyncio.sleep(0.01)
            deaf.cut()
            await right.reconnect()
            await play(left, right, 4, Random(4))

    asyncio.run(run())
    assert not server.errors(before), server.errors(before)


def test_a_client_that_comes_byte_by_byte_is_served_like_others(server: ServerProcess) -> None:
    before = len(server.output())

    async def run() -> None:
        async with two_at_a_table(server) as (left, right, place):
            slow = await RawSocket.plain(server.port)
            question = json.dumps({"do": "sync", "id": 5, "since": 0}).encode()
            head = frame(question[:9], is_last=False) + frame(b"", PING)
            for number, byte in enumerate(request(server.port, place.path, None)):
                slow.send(bytes([byte]))
                await asyncio.sleep(0)
                if number % 60 == 0:
                    await play(left, right, 1, Random(number))
            await slow.answered()
            for byte in head + frame(question[9:], CONTINUED):
                slow.send(bytes([byte]))
                await asyncio.sleep(0)
            kinds = []
            while "answer" not in kinds:
                message = await slow.hear()
                assert not isinstance(message, Ended)
                kinds.append(message["kind"])
            assert (kinds[0], slow.pongs) == ("table", 1)
            await slow.close()

    asyncio.run(run())
    assert not server.errors(before), server.errors(before)
