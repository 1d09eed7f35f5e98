"""What is special about PostgreSQL: several processes, lost connections, locks."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest
from tests.postgres import crash_and_restart, end_connections, with_database
from tests.store.rows import happening, happenings, outcome, summary, table, until

from queenswright.store import Conflict, Store, StoreError, Unavailable, open_store
from queenswright.store.errors import UnknownTable
from queenswright.store.postgres import writer as postgres_writer
from queenswright.store.postgres.group import LARGEST_NOTICE, notices, store_group

Heard = list[tuple[str | None, int]]


def listening(store: Store) -> Heard:
    heard: Heard = []
    store.on_change(lambda name, number: heard.append((name, number)))
    return heard


async def test_two_processes_see_each_others_happenings(postgres_url: str) -> None:
    one, two = await asyncio.gather(open_store(postgres_url), open_store(postgres_url))
    heard_one, heard_two = listening(one), listening(two)
    await one.create_table(table(), summary())
    await one.append("t1", 1, happenings(1, 2), summary())
    await until(lambda: heard_two == [("t1", 2)])
    assert await two.happenings("t1") == happenings(1, 2)
    await two.append("t1", 3, happenings(3, 3), summary())
    await until(lambda: heard_one == [("t1", 3)])
    with pytest.raises(Conflict):
        await one.append("t1", 3, happenings(3, 3), summary())
    assert heard_two == [("t1", 2)]
    await asyncio.gather(one.close(), two.close())


async def test_racing_processes_have_one_winner_for_every_number(postgres_url: str) -> None:
    stores = await asyncio.gather(*(open_store(postgres_url) for _ in range(3)))
    names = [f"t{number}" for number in range(6)]
    for name in names:
        await stores[0].create_table(table(name), summary())
    won = dict.fromkeys(names, 0)

    async def race(store: Store, name: str, text: str) -> None:
        for number in range(1, 21):
            found = await outcome(store.append(name, number, [happening(number, text)], summary()))
            assert found is None or isinstance(found, Conflict)
            won[name] += found is None
            await until(partial(_has, stores[0], name, number))

    racers = [race(store, name, str(racer)) for racer, store in enumerate(stores) for name in names]
    await asyncio.gather(*racers)
    assert won == dict.fromkeys(names, 20)
    for name in names:
        assert [found.number for found in await stores[1].happenings(name)] == list(range(1, 21))
    await asyncio.gather(*(store.close() for store in stores))


async def _has(store: Store, name: str, number: int) -> bool:
    listing = await store.listing(name)
    return listing is not None and listing.number >= number


async def test_two_opening_at_once_make_the_tables_once(empty_postgres_url: str) -> None:
    stores = await asyncio.gather(*(open_store(empty_postgres_url) for _ in range(4)))
    secrets = await asyncio.gather(*(store.secret("key", bytes([at])) for at, store in enumerate(stores)))
    assert len(set(secrets)) == 1
    await asyncio.gather(*(store.close() for store in stores))


async def test_after_a_lost_connection_one_looks_everywhere(postgres_url: str) -> None:
    one, two = await asyncio.gather(open_store(postgres_url), open_store(postgres_url))
    heard = listening(two)
    await one.create_table(table(), summary())
    assert await end_connections(postgres_url, "listener") == 2
    await until(lambda: heard == [(None, 0)])
    await one.append("t1", 1, happenings(1, 1), summary())
    await until(lambda: heard == [(None, 0), ("t1", 1)])
    await asyncio.gather(one.close(), two.close())


async def test_lost_connections_store_nothing_twice(postgres_url: str) -> None:
    store = await open_store(postgres_url)
    names = [f"t{number}" for number in range(10)]
    for name in names:
        await store.create_table(table(name), summary())

    async def write(name: str) -> None:
        for number in range(1, 61):
            await store.append(name, number, [happening(number)], summary())

    writing = asyncio.gather(*(write(name) for name in names))
    ended = 0
    for _ in range(12):
        ended += await end_connections(postgres_url, "writer")
        await asyncio.wait([writing], timeout=0.03)
    await writing
    assert ended
    for name in names:
        assert await store.happenings(name) == happenings(1, 60)
    await store.close()


async def test_a_crash_of_the_server_is_survived(postgres_url: str) -> None:
    """Writing, hearing, asking and driving go on after the server died and came back."""
    one, two = await asyncio.gather(open_store(postgres_url), open_store(postgres_url))
    heard = listening(two)
    names = [f"t{number}" for number in range(10)]
    for name in names:
        await one.create_table(table(name), summary())
    confirmed = dict.fromkeys(names, 0)
    stopped = asyncio.Event()

    async def write(name: str) -> None:
        while not stopped.is_set():
            number = confirmed[name] + 1
            await one.append(name, number, [happening(number)], summary())
            confirmed[name] = number

    async with one.driver("t1") as mine:
        writing = asyncio.gather(*(write(name) for name in names))
        await until(lambda: min(confirmed.values()) > 5)
        await asyncio.to_thread(crash_and_restart, postgres_url)
        assert not mine
        before = min(confirmed.values())
        await until(lambda: min(confirmed.values()) > before + 5)
    stopped.set()
    await writing
    for name in names:
        assert await two.happenings(name) == happenings(1, confirmed[name])
    await until(lambda: (None, 0) in heard)
    await one.append("t1", confirmed["t1"] + 1, [happening(confirmed["t1"] + 1)], summary())
    await until(lambda: ("t1", confirmed["t1"] + 1) in heard)
    assert await _can_drive(two, "t1")
    await asyncio.gather(one.close(), two.close())


async def test_an_answer_that_was_lost_is_no_conflict(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The transaction is stored, but the connection breaks before the process hears of it."""
    store = await open_store(postgres_url)
    await store.create_table(table(), summary())
    await store.create_table(table("t2"), summary(), happenings(1, 1))
    breaks = [True]

    async def breaking(connection: Any, process: str, group: Sequence[Any]) -> Any:
        result = await store_group(connection, process, group)
        if breaks.pop() if breaks else False:
            raise ConnectionResetError("the line went dead")
        return result

    monkeypatch.setattr(postgres_writer, "store_group", breaking)
    outcomes = await asyncio.gather(
        outcome(store.append("t1", 1, happenings(1, 2), summary())),
        outcome(store.append("t2", 1, happenings(1, 1), summary())),
    )
    assert outcomes[0] is None
    assert not breaks
    assert await store.happenings("t1") == happenings(1, 2)
    assert await store.happenings("t2") == happenings(1, 1)
    breaks.append(True)
    await store.append("t1", 3, happenings(3, 3), summary())
    assert isinstance(await outcome(store.append("t1", 3, happenings(3, 3), summary())), Conflict)
    await store.close()


async def test_a_group_is_one_statement_unless_something_does_not_fit(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(postgres_url)
    for name in ("t1", "t2"):
        await store.create_table(table(name), summary())
    await store.append("t1", 1, happenings(1, 1), summary())  # asks for the types of the arrays, once a connection
    said: list[str] = []

    async def watched(connection: Any, process: str, group: Sequence[Any]) -> Any:
        with connection.query_logger(lambda record: said.append(record.query.split(maxsplit=1)[0])):
            return await store_group(connection, process, group)

    monkeypatch.setattr(postgres_writer, "store_group", watched)
    await store.append("t1", 2, happenings(2, 2), summary())
    assert said == ["SELECT"]
    said.clear()
    await store.append("t1", 3, happenings(3, 3), summary(people=("anna", "ben")))
    assert "DELETE" in said
    said.clear()
    await store.append("t1", 4, happenings(4, 4), summary(people=("anna", "ben"), status="over"))
    assert "DELETE" in said
    said.clear()
    await store.append("t1", 5, happenings(5, 5), summary(people=("anna", "ben"), status="over"))
    assert said == ["SELECT"]
    outcomes = await asyncio.gather(
        outcome(store.append("t2", 1, happenings(1, 1), summary())),
        outcome(store.append("t2", 2, happenings(2, 2), summary())),
        outcome(store.append("t1", 5, happenings(5, 5), summary(people=("anna", "ben"), status="over"))),
        outcome(store.append("t3", 1, happenings(1, 1), summary())),
    )
    assert [type(one) for one in outcomes] == [type(None), type(None), Conflict, UnknownTable]
    assert await store.happenings("t1") == happenings(1, 5)
    assert await store.happenings("t2") == happenings(1, 2)
    await store.close()


async def test_when_the_server_stays_away_appends_fail(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await open_store(postgres_url)
    await store.create_table(table(), summary())

    async def no_server(*_: Any) -> Any:
        raise ConnectionRefusedError("nobody is there")

    with monkeypatch.context() as without:
        without.setattr(postgres_writer, "PATIENCE", 0.0)
        without.setattr(postgres_writer, "connect", no_server)
        with pytest.raises(Unavailable, match="nobody is there"):
            await store.append("t1", 1, happenings(1, 1), summary())
    await store.append("t1", 1, happenings(1, 1), summary())
    assert await store.happenings("t1") == happenings(1, 1)
    await store.close()


async def test_questions_are_asked_again_after_a_lost_connection(postgres_url: str) -> None:
    store = await open_store(postgres_url)
    await store.create_table(table(), summary())
    for _ in range(3):
        assert await end_connections(postgres_url, "questions")
        assert await store.table("t1") == table()
    await store.close()


async def test_one_process_drives_a_table(postgres_url: str) -> None:
    one, two = await asyncio.gather(open_store(postgres_url), open_store(postgres_url))
    async with one.driver("t1") as mine, one.driver("t1") as again:
        assert mine
        assert again
        async with two.driver("t1") as theirs, two.driver("t2") as other:
            assert not theirs
            assert other
    async with two.driver("t1") as theirs:
        assert theirs
        await end_connections(postgres_url, "drivers")
        await until(lambda: not theirs)
        await until(lambda: _can_drive(one, "t1"))
    await asyncio.gather(one.close(), two.close())


async def test_a_driver_that_is_cancelled_gives_the_table_back(postgres_url: str) -> None:
    one, two = await asyncio.gather(open_store(postgres_url), open_store(postgres_url))

    async def drive() -> None:
        async with one.driver("t1"):
            await asyncio.sleep(600)

    for steps in range(12):
        task = asyncio.create_task(drive())
        for _ in range(steps):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await until(lambda: _can_drive(two, "t1"))
    await asyncio.gather(one.close(), two.close())


async def _can_drive(store: Store, name: str) -> bool:
    async with store.driver(name) as mine:
        return bool(mine)


def test_a_killed_driver_gives_the_table_back(postgres_url: str) -> None:
    command = [sys.executable, "-m", "tests.store.writing", postgres_url, "drive", "t1"]

    async def take_over(process: subprocess.Popen[str]) -> None:
        store = await open_store(postgres_url)
        assert not await _can_drive(store, "t1")
        process.kill()
        await until(lambda: _can_drive(store, "t1"))
        await store.close()

    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "mine\n"
        asyncio.run(take_over(process))


async def test_service_goes_on_while_one_of_several_processes_lives(postgres_url: str) -> None:
    one = await open_store(postgres_url)
    await asyncio.sleep(0.2)
    two = await open_store(postgres_url)
    assert await two.served_for() > 0.15
    await one.close()
    heard, loop = listening(two), asyncio.get_running_loop()
    await asyncio.sleep(0.2)
    assert await two.served_for() > 0.15
    ended = loop.time()
    assert await end_connections(postgres_url, "listener") == 1
    await until(lambda: heard == [(None, 0)])
    served = await two.served_for()
    assert served < loop.time() - ended + 0.05
    await two.close()


async def test_announcements_reach_the_others(postgres_url: str) -> None:
    one, two = await asyncio.gather(open_store(postgres_url), open_store(postgres_url))
    heard: list[str] = []
    one.on_announce(lambda text: heard.append(f"one {text}"))
    two.on_announce(lambda text: heard.append(f"two {text}"))
    await one.announce('{"present": "Größe"}')
    await until(lambda: heard == ['two {"present": "Größe"}'])
    with pytest.raises(ValueError, match="at most"):
        await one.announce("x" * 8000)
    await asyncio.gather(one.close(), two.close())


async def test_a_server_that_is_not_there_is_named(postgres_server: str) -> None:
    with pytest.raises(StoreError, match="no_such_database"):
        await open_store(with_database(postgres_server, "no_such_database"))
    with pytest.raises(Unavailable, match=r"postgresql://127\.0\.0\.1:1/games: "):
        await open_store("postgresql://anna:secret@127.0.0.1:1/games")


def test_notices_stay_below_the_limit() -> None:
    changes = [(f"table-{number:>040}", number) for number in range(1000)]
    made = notices("p" * 16, changes)
    assert all(len(notice.encode()) <= LARGEST_NOTICE for notice in made)
    told = [tuple(change) for notice in made for change in json.loads(notice)[1]]
    assert told == changes
    assert len(made) < 1000 * 60 // LARGEST_NOTICE + 3
