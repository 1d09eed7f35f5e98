"""The queue for bot workers as a worker uses it: one connection, which also holds the lock that says it is there."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection
from typing import Any, TypeVar

import asyncpg

from queenswright.store.errors import StoreError, Unavailable
from queenswright.store.place import PostgresPlace
from queenswright.store.postgres.connection import FAILURES, connect, leave
from queenswright.store.postgres.queue import ANSWERS, EVERYBODY, NOW, QUESTIONS, WORKERS
from queenswright.store.questions import TRIES, TakenRow
from queenswright.store.schema import SCHEMA

T = TypeVar("T")

NUMBER_BITS = 31
ANNOUNCE = f"""
INSERT INTO bot_workers (id, name, places, programs, seen) VALUES ($1, $2, $3, $4, {NOW})
ON CONFLICT (id) DO UPDATE SET places = $3, programs = $4, seen = {NOW}
"""
TAKE = f"""
UPDATE bot_questions SET taken_by = $1, takes = takes + 1, since = {NOW}
WHERE EXISTS (SELECT FROM bot_workers WHERE id = $1) AND id = (
    SELECT id FROM bot_questions
    WHERE answer IS NULL AND taken_by IS NULL AND takes < {TRIES} AND until > {NOW} AND program = ANY($2::text[])
    ORDER BY since, id FOR UPDATE SKIP LOCKED LIMIT 1
)
RETURNING id, takes, game, pack, pack_digest, body
"""
# A question that was given to somebody else meanwhile, or is answered or gone, takes no answer.
ANSWER = f"""
WITH answered AS (
    UPDATE bot_questions SET answer = $4, since = {NOW}
    WHERE id = $1 AND taken_by = $2 AND takes = $3 AND answer IS NULL RETURNING asked_by
)
SELECT pg_notify('{ANSWERS}', asked_by) FROM answered
"""
HELD = "SELECT id, takes FROM bot_questions WHERE taken_by = $1 AND answer IS NULL"
GIVE_BACK = f"""
UPDATE bot_questions SET taken_by = NULL, takes = takes - 1, since = {NOW} WHERE taken_by = $1 AND answer IS NULL
"""
LEAVE = "DELETE FROM bot_workers WHERE id = $1"
PACK = "SELECT content FROM packs WHERE digest = $1"
NOTIFY = "SELECT pg_notify($1, $2)"


class TakenQuestions:
    """A worker's place at the queue. When `lost` is set, somebody else gets its questions; a new one has to be opened.

    It needs to read `packs` and `alembic_version`, to read and change `bot_questions`, and everything in `bot_workers`.
    """

    def __init__(self, place: PostgresPlace, connection: asyncpg.Connection, on_question: Callable[[], None]) -> None:
        self.number = secrets.randbits(NUMBER_BITS)
        self.lost = asyncio.Event()
        self._place = place
        self._connection = connection
        self._on_question = on_question
        self._one_at_a_time = asyncio.Lock()
        connection.add_termination_listener(lambda _: self._lose())

    def _lose(self) -> None:
        self.lost.set()
        self._on_question()

    async def start(self) -> None:
        """Check the schema, take the lock, and listen."""
        if await self._connection.fetchval("SELECT to_regclass('alembic_version')") is None:
            raise StoreError(f"{self._place}: is empty; expected a database that a server has opened")
        found = await self._connection.fetchval("SELECT version_num FROM alembic_version")
        if found != SCHEMA:
            problem = "start a server of this version first, or install the version of the server"
            raise StoreError(f"{self._place}: got schema {found}, expected {SCHEMA}; {problem}")
        await self._connection.execute("SELECT pg_advisory_lock($1::int, $2::int)", WORKERS, self.number)
        await self._connection.add_listener(QUESTIONS, lambda *_: self._on_question())

    async def announce(self, name: str, places: int, programs: Collection[str]) -> None:
        """Say how many questions are answered here at a time, and for which programs; also that this one is alive."""
        await self._do("execute", ANNOUNCE, self.number, name, places, " ".join(sorted(programs)))
        await self._do("execute", NOTIFY, ANSWERS, EVERYBODY)

    async def beat(self, name: str, places: int, programs: Collection[str]) -> set[tuple[str, int]]:
        """Say that this worker is alive; the questions (with their `takes`) that it still has."""
        await self._do("execute", ANNOUNCE, self.number, name, places, " ".join(sorted(programs)))
        return {(row[0], row[1]) for row in await self._do("fetch", HELD, self.number)}

    async def take(self, programs: Collection[str]) -> TakenRow | None:
        """Take the question that has waited longest, if there is one for these programs."""
        row = await self._do("fetchrow", TAKE, self.number, sorted(programs))
        return None if row is None else TakenRow(*row)

    async def answer(self, taken: TakenRow, text: str) -> None:
        """Answer a question; dropped when it is not this worker's any more."""
        await self._do("execute", ANSWER, taken.id, self.number, taken.takes, text)

    async def pack_text(self, digest: str) -> str | None:
        """The text of a pack."""
        found = await self._do("fetchval", PACK, digest)
        return None if found is None else str(found)

    async def close(self) -> None:
        """Give back what is not answered yet, and leave."""
        if not self.lost.is_set():
            try:
                await self._do("execute", GIVE_BACK, self.number)
                await self._do("execute", LEAVE, self.number)
                await self._do("execute", NOTIFY, QUESTIONS, "")
                await self._do("execute", NOTIFY, ANSWERS, EVERYBODY)
            except Unavailable:
                pass
        await leave(self._connection)

    async def _do(self, how: str, query: str, *values: Any) -> Any:
        try:
            async with self._one_at_a_time:
                return await getattr(self._connection, how)(query, *values)
        except FAILURES as error:
            self._connection.terminate()  # whatever it was, a fresh start is the cure
            self._lose()
            raise Unavailable(f"{self._place}: {error or type(error).__name__}") from error


async def open_taken(place: PostgresPlace, on_question: Callable[[], None]) -> TakenQuestions:
    """A place at the queue."""
    connection = None
    try:
        connection = await connect(place.dsn, "bots")
        taken = TakenQuestions(place, connection, on_question)
        await taken.start()
        return taken
    except (*FAILURES, ValueError) as error:
        await leave(connection)
        raise Unavailable(f"{place}: {error or 'does not answer'}") from error
    except StoreError:
        await leave(connection)
        raise
