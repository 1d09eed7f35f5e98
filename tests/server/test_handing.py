"""Several workers on one port: the sockets of a table come together in one of them, and nobody depends on it."""

from __future__ import annotations

import os
import random
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager

from tests.server.site import ME, OPEN, RANDOM, Site, pause, play_on, played_alike, served, settle

from queenswright.client import Client, Seat
from queenswright.server.handing import LATELY, LONGEST_REQUEST, Handing, WorkerPlaces

REQUEST = b"GET /api/tables/%s/socket?since=3 HTTP/1.1\r\n"


@contextmanager
def two_places() -> Iterator[tuple[Handing, Handing]]:
    """Two workers that can hand over to each other."""
    places = WorkerPlaces(2)
    workers = Handing(places.all[0]), Handing(places.all[1])
    try:
        yield workers
    finally:
        for worker in workers:
            worker.close()
        places.close()


@asynccontextmanager
async def two_workers(database: str) -> AsyncIterator[tuple[Site, Site]]:
    """Two servers on one database, each with an address of its own."""
    with two_places() as (first, second):
        async with served(database, handing=first) as one, served(database, handing=second) as two:
            yield one, two


def table_of(worker: int, workers: tuple[Handing, Handing]) -> str:
    """The name of a table that belongs to a worker."""
    return next(name for name in map(str, range(100)) if workers[0].owner(name) == worker)


def seated(site: Site, table: str) -> int:
    """How many sockets a process has at a table."""
    live = site.parts.hub.tables.get(table)
    return 0 if live is None else len(live.sockets)


async def by_turns(stack: AsyncExitStack, people: list[Client], sites: tuple[Site, Site], table: str) -> list[Seat]:
    """Each of them with a socket, by turns at the addresses of both."""
    seats = []
    for number, person in enumerate(people):
        there = Client(sites[number % 2].address, person.http.cookies["queenswright"])
        await stack.enter_async_context(there)
        seats.append(await stack.enter_async_context(there.connect(table)))
    return seats


async def test_the_sockets_of_a_table_come_together(postgres_url: str) -> None:
    async with two_workers(postgres_url) as sites, AsyncExitStack() as stack:
        people = [await sites[0].person(name) for name in ("Anna", "Ben", "Cleo")]
        tables: list[str] = []
        while {sites[0].parts.hub.is_ours(table) for table in tables} != {True, False}:
            tables.append((await people[0].create("tiny", [ME, OPEN, OPEN], public=True))["table"])
        for table in tables:
            for person in people[1:]:
                await person.join(table)
            seats = await by_turns(stack, people, sites, table)
            found = [seated(site, table) for site in sites]
            assert found == ([3, 0] if sites[0].parts.hub.is_ours(table) else [0, 3])
            await play_on(random.Random(1), *seats)
            await settle(*seats)
            played_alike(*seats)
            assert seats[0].is_over


async def test_a_table_that_nobody_uses_here_is_read_when_somebody_asks(postgres_url: str) -> None:
    """Whoever has a table in memory without a socket does not take in every move that is played elsewhere."""
    async with two_workers(postgres_url) as sites, AsyncExitStack() as stack:
        anna = await sites[0].person("Anna")
        table = (await anna.create("tiny", [ME, {"kind": "person", "name": "Otto"}], auto_end=True))["table"]
        owner, other = sites if sites[0].parts.hub.is_ours(table) else sites[::-1]
        async with Client(other.address, anna.http.cookies["queenswright"]) as there:
            await there.get(f"/api/tables/{table}")
            (seat,) = await by_turns(stack, [anna], (owner, other), table)
            await seat.play(seat.state["legal"][0])
            live = other.parts.hub.tables[table]
            while not live.is_behind:
                await pause()
            assert live.state.number < seat.number
            assert await other.parts.hub.live(table) is live
            assert live.state.number == seat.number
            assert not live.is_behind


async def test_help_is_refused_in_a_game_that_goes_on_elsewhere(postgres_url: str) -> None:
    """What is compared is the game as it is, also where nobody has followed it."""
    async with two_workers(postgres_url) as sites, AsyncExitStack() as stack:
        anna, ben = [await sites[0].person(name) for name in ("Anna", "Ben")]
        table = (await anna.create("tiny", [ME, OPEN], public=True, auto_end=True))["table"]
        await ben.join(table)
        owner, other = sites if sites[0].parts.hub.is_ours(table) else sites[::-1]
        live = await other.parts.hub.live(table)
        assert live is not None
        seats = await by_turns(stack, [anna, ben], (owner, other), table)
        await play_on(random.Random(1), *seats, moves=3)
        while not live.is_behind:
            await pause()
        here, there = [await site.parts.running._look(table) for site in sites]
        assert here is not None
        assert (here == there).all()


async def test_bots_are_driven_where_the_sockets_are(postgres_url: str) -> None:
    async with two_workers(postgres_url) as sites, AsyncExitStack() as stack:
        anna = await sites[0].person("Anna")
        table = ""
        while not table or sites[0].parts.hub.is_ours(table):
            table = (await anna.create("tiny", [ME, RANDOM], auto_end=True))["table"]
        (seat,) = await by_turns(stack, [anna], sites, table)
        asked: list[str] = []
        for site in sites:
            choose = site.parts.bots.choose

            async def noted(decision, asker, choose=choose, address=site.address):  # type: ignore[no-untyped-def]
                asked.append(address)
                return await choose(decision, asker)

            site.parts.bots.choose = noted  # type: ignore[method-assign]
        while (state := await seat.my_turn()) is not None:
            await seat.play(state["legal"][0])
        assert set(asked) == {sites[1].address}


def test_who_was_not_heard_of_lately_gets_nothing() -> None:
    with two_places() as workers, connection() as client:
        now = 1000.0
        for worker in workers:
            worker._clock = lambda: now
        theirs = REQUEST % table_of(1, workers).encode()
        workers[0].note_beat()
        assert not workers[0].give(client, theirs), "nobody is there yet"
        workers[1].note_beat()
        assert workers[0].give(client, theirs)
        assert not workers[0].is_for_us(table_of(1, workers))
        now += LATELY
        assert not workers[0].give(client, theirs)
        assert workers[0].is_for_us(table_of(1, workers))
        assert workers[0].is_for_us(table_of(0, workers))


def test_only_the_beginning_of_a_socket_is_handed_over() -> None:
    with two_places() as workers, connection() as client:
        for worker in workers:
            worker.note_beat()
        ours, theirs = (table_of(number, workers).encode() for number in (0, 1))
        assert workers[0].give(client, REQUEST % theirs)
        for request in (
            REQUEST % ours,
            b"GET /api/tables/%s HTTP/1.1\r\n" % theirs,
            b"POST /api/tables/%s/socket HTTP/1.1\r\n" % theirs,
            b"GET /api/tables/%s" % theirs,
            REQUEST % theirs + b"x: " + bytes(LONGEST_REQUEST),
            REQUEST % b"",
            b"\r\n" + REQUEST % theirs,
        ):
            assert not workers[0].give(client, request)
        assert workers[0].given == 1


def test_a_full_box_is_no_obstacle() -> None:
    with two_places() as workers, connection() as client:
        for worker in workers:
            worker.note_beat()
        theirs = REQUEST % table_of(1, workers).encode()
        for _ in range(10_000):
            if not workers[0].give(client, theirs):
                break
        assert workers[0].given < 10_000


@contextmanager
def connection() -> Iterator[int]:
    """The descriptor of an open connection."""
    ends = socket.socketpair()
    with closing(ends[0]), closing(ends[1]):
        yield ends[0].fileno()


def test_a_place_is_told_as_plain_data() -> None:
    places = WorkerPlaces(3)
    try:
        (first, second, third) = places.all
        assert type(first).of(first.told()) == first
        assert len({*first.inherited, *second.inherited, *third.inherited}) == 7
        assert all(os.get_inheritable(number) is False for number in first.inherited), "only what is passed on"
    finally:
        places.close()
