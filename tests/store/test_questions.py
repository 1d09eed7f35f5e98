"""The queue for bot workers: a question is taken by one, answered once, and free again when whoever had it is gone."""

from __future__ import annotations

import asyncio
import dataclasses
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest
from tests.postgres import with_user
from tests.store.rows import until

from queenswright.store import Store, StoreError, open_store
from queenswright.store.place import PostgresPlace, read_place
from queenswright.store.postgres import asked, queue
from queenswright.store.postgres.taken import TakenQuestions, open_taken
from queenswright.store.questions import LEASE, TRIES, Glance, QuestionRow, Questions

PROGRAM = "tiny=1"


def question(name: str = "q1", program: str = PROGRAM, seconds: float = 60.0) -> QuestionRow:
    return QuestionRow(name, program, "tiny", "plain", "digest", f"body of {name}", seconds)


def queue_of(store: Store) -> Questions:
    assert store.questions is not None
    return store.questions


async def opened(url: str) -> TakenQuestions:
    place = read_place(url)
    assert isinstance(place, PostgresPlace)
    return await open_taken(place, lambda: None)


@asynccontextmanager
async def worker(url: str, places: int = 1, program: str = PROGRAM) -> AsyncIterator[TakenQuestions]:
    """A worker that is there until the end, or until the test drops its connection."""
    found = await opened(url)
    try:
        await found.announce("worker", places, [program])
        yield found
    finally:
        await found.close()


@asynccontextmanager
async def server(url: str) -> AsyncIterator[Questions]:
    store = await open_store(url)
    try:
        yield queue_of(store)
    finally:
        await store.close()


async def cut(one: TakenQuestions) -> None:
    """The end of a worker as the database sees it when the process is killed: its connection is gone."""
    one._connection.terminate()
    await one.lost.wait()


async def gone(questions: Questions, count: int = 0) -> Glance:
    """A look at the queue when only so many workers are left; the database needs a moment to notice an end.

    One may end between the two halves of a look, so it is the next one that frees what it had.
    """
    while len((await questions.look()).workers) > count:
        await asyncio.sleep(0.02)
    return await questions.look()


async def test_a_question_is_asked_taken_answered_and_deleted(postgres_url: str) -> None:
    news: list[bool] = []
    others: list[bool] = []
    async with server(postgres_url) as questions, server(postgres_url) as beside:
        questions.on_news(news.append)
        beside.on_news(others.append)
        assert not await questions.put(question()), "nobody is there"
        async with worker(postgres_url) as one:
            await until(lambda: news == [True])
            assert await questions.put(question())
            assert (await questions.look()).waiting == 1
            taken = await one.take([PROGRAM])
            assert taken is not None
            assert (taken.id, taken.takes, taken.body) == ("q1", 1, "body of q1")
            glance = await questions.look()
            assert (glance.waiting, glance.workers[0].taken, glance.fates["q1"].taken_by) == (0, 1, one.number)
            await one.answer(taken, "answer")
            await until(lambda: news == [True, True] and others == [True, False])
            glance = await questions.look()
            assert (glance.workers[0].taken, glance.fates["q1"].answer) == (0, "answer")
            await questions.take_back(["q1"])
            assert (await questions.look()).fates == {}
        assert (await questions.look()).workers == ()


async def test_no_more_is_asked_than_there_are_places(postgres_url: str) -> None:
    async with server(postgres_url) as here, server(postgres_url) as there:
        async with worker(postgres_url, places=2), worker(postgres_url, places=5, program="tiny=2"):
            put = await asyncio.gather(*(side.put(question(f"q{n}")) for n, side in enumerate([here, there] * 5)))
            assert sum(put) == 2
        async with worker(postgres_url, places=10**6):
            assert (await here.look()).workers[0].places == queue.MOST_PLACES


async def test_several_workers_never_take_the_same(postgres_url: str) -> None:
    async with server(postgres_url) as questions, worker(postgres_url, 20) as one, worker(postgres_url, 20) as two:
        for number in range(30):
            assert await questions.put(question(f"q{number}"))
        taken = await asyncio.gather(*(side.take([PROGRAM]) for side in [one, two] * 20))
        found = [row.id for row in taken if row is not None]
        assert sorted(found) == sorted(f"q{number}" for number in range(30))


async def test_a_worker_takes_only_what_its_program_can_answer(postgres_url: str) -> None:
    async with server(postgres_url) as questions, worker(postgres_url) as one, worker(postgres_url, 1, "tiny=2") as two:
        assert not await questions.put(question(program="tiny=3"))
        assert not await questions.put(question(program="tiny="))
        assert await questions.put(question())
        assert await two.take(["tiny=2"]) is None
        assert await one.take([PROGRAM]) is not None


async def test_what_a_dead_worker_had_is_taken_by_another_and_answered_once(postgres_url: str) -> None:
    async with server(postgres_url) as questions, worker(postgres_url) as one, worker(postgres_url) as two:
        await questions.put(question())
        first = await one.take([PROGRAM])
        assert first is not None
        assert await two.take([PROGRAM]) is None
        await cut(one)
        glance = await gone(questions, 1)
        assert (glance.fates["q1"].taken_by, glance.fates["q1"].given_back) == (None, 1)
        second = await two.take([PROGRAM])
        assert second is not None
        assert second.takes == 2
        late = await opened(postgres_url)
        late.number = one.number
        await late.answer(first, "late")
        assert (await questions.look()).fates["q1"].answer is None
        await two.answer(second, "second")
        await two.answer(dataclasses.replace(second), "again")
        assert (await questions.look()).fates["q1"].answer == "second"
        await late.close()


async def test_a_question_that_workers_die_of_is_left_alone(postgres_url: str) -> None:
    async with server(postgres_url) as questions, worker(postgres_url) as last:
        await questions.put(question())
        for _ in range(TRIES):
            async with worker(postgres_url) as one:
                assert await one.take([PROGRAM]) is not None
                await cut(one)
                await gone(questions, 1)
        assert await last.take([PROGRAM]) is None
        assert (await questions.look()).fates["q1"].takes == TRIES


async def test_a_worker_that_says_nothing_any_more_is_gone(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its connection is still there, as when its machine sleeps."""
    for name in ("FREE", "FORGET_WORKERS", "LOOK_AT_WORKERS"):
        monkeypatch.setattr(asked, name, getattr(asked, name).replace(f"- {LEASE}", "- 0.0"))
    async with server(postgres_url) as questions, worker(postgres_url) as one:
        await questions.put(question())
        assert await one.take([PROGRAM]) is not None
        glance = await questions.look()
        assert (glance.workers, glance.fates["q1"].taken_by) == ((), None)
        assert await one.take([PROGRAM]) is None, "whoever is not on the list takes nothing"
        assert await one.beat("worker", 1, [PROGRAM]) == set()
        assert await one.take([PROGRAM]) is not None


async def test_what_waits_while_nobody_is_there_grows_old(postgres_url: str) -> None:
    """Looking after the queue does not touch it: the server that asked sees for how long nobody has taken it."""
    async with server(postgres_url) as questions:
        async with worker(postgres_url):
            await questions.put(question())
        first = (await questions.look()).fates["q1"].seconds
        await asyncio.sleep(0.05)
        assert (await questions.look()).fates["q1"].seconds >= first + 0.05


async def test_who_leaves_in_good_order_gives_back(postgres_url: str) -> None:
    async with server(postgres_url) as questions, worker(postgres_url) as two:
        async with worker(postgres_url) as one:
            await questions.put(question())
            assert await one.take([PROGRAM]) is not None
        taken = await two.take([PROGRAM])
        assert taken is not None
        assert taken.takes == 1
        assert await two.beat("worker", 1, [PROGRAM]) == {("q1", 1)}


async def test_what_a_dead_server_has_asked_is_deleted(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server(postgres_url) as questions, worker(postgres_url, places=2) as one:
        async with server(postgres_url) as dying:
            assert await dying.put(question("q1", seconds=-1.0))
        assert await one.take([PROGRAM]) is None, "nobody needs it"
        assert (await questions.look()).waiting == 1
        monkeypatch.setattr(asked, "FORGET_QUESTIONS", asked.FORGET_QUESTIONS.replace("60.0", "0.0"))
        assert (await questions.look()).waiting == 0


async def test_a_worker_needs_no_more_rights_than_the_document_says(postgres_url: str) -> None:
    role = f"bots_{secrets.token_hex(4)}"
    async with server(postgres_url) as questions:
        connection = await asyncpg.connect(postgres_url)
        await connection.execute(f"CREATE ROLE {role} LOGIN")
        await connection.execute(f"GRANT SELECT ON packs, alembic_version TO {role}")
        await connection.execute(f"GRANT SELECT, UPDATE ON bot_questions TO {role}")
        await connection.execute(f"GRANT SELECT, INSERT, UPDATE, DELETE ON bot_workers TO {role}")
        async with worker(with_user(postgres_url, role)) as one:
            assert await questions.put(question())
            taken = await one.take([PROGRAM])
            assert taken is not None
            assert await one.pack_text("digest") is None
            assert await one.beat("worker", 1, [PROGRAM]) == {("q1", 1)}
            await one.answer(taken, "answer")
            assert (await questions.look()).fates["q1"].answer == "answer"
            with pytest.raises(asyncpg.InsufficientPrivilegeError):
                await one._connection.fetch("SELECT key FROM tables")
        await connection.execute(f"DROP OWNED BY {role}; DROP ROLE {role}")
        await connection.close()


async def test_a_worker_of_another_schema_does_not_begin(empty_postgres_url: str) -> None:
    with pytest.raises(StoreError, match="expected a database that a server has opened"):
        await opened(empty_postgres_url)
    await (await open_store(empty_postgres_url)).close()
    connection = await asyncpg.connect(empty_postgres_url)
    await connection.execute("UPDATE alembic_version SET version_num = '0004'")
    await connection.close()
    with pytest.raises(StoreError, match="got schema 0004, expected"):
        await opened(empty_postgres_url)


async def test_a_long_answer_is_refused_by_the_database(postgres_url: str) -> None:
    async with server(postgres_url) as questions, worker(postgres_url) as one:
        await questions.put(question())
        taken = await one.take([PROGRAM])
        assert taken is not None
        with pytest.raises(StoreError):
            await one.answer(taken, "x" * 20_001)
        assert (await questions.look()).fates["q1"].answer is None


async def test_sqlite_has_no_queue(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path / 'games.db'}")
    assert store.questions is None
    await store.close()
