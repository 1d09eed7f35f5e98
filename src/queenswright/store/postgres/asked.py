"""The queue for bot workers as a server uses it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from typing import Any

import asyncpg

from queenswright.store.postgres.listener import Listener
from queenswright.store.postgres.queue import ANSWERS, CARING, EVERYBODY, NOW, PUTTING, QUESTIONS, THERE
from queenswright.store.questions import Fate, Glance, QuestionRow, WorkerRow

Job = Callable[[asyncpg.Connection], Awaitable[Any]]

KEPT = 60.0
"""Seconds for which a question stays that nobody needs any more and nobody has deleted: its server has died."""

# Free places: those of the workers that can answer, less what they have, less all that waits already.
PUT = f"""
INSERT INTO bot_questions (id, asked_by, until, program, game, pack, pack_digest, body, since, takes)
SELECT $1, $2, {NOW} + $3, $4, $5, $6, $7, $8, {NOW}, 0
WHERE (SELECT count(*) FROM bot_questions WHERE answer IS NULL AND taken_by IS NULL) < (
    SELECT coalesce(sum(greatest(0, places - (
        SELECT count(*) FROM bot_questions WHERE answer IS NULL AND taken_by = there.id
    ))), 0)
    FROM ({THERE}) AS there WHERE position(' ' || $4 || ' ' IN ' ' || programs || ' ') > 0
)
RETURNING id
"""
FREE = f"""
UPDATE bot_questions SET taken_by = NULL, since = {NOW}
WHERE answer IS NULL AND taken_by IS NOT NULL AND taken_by NOT IN (SELECT id FROM ({THERE}) AS there) RETURNING id
"""
FORGET_WORKERS = f"DELETE FROM bot_workers WHERE id NOT IN (SELECT id FROM ({THERE}) AS there)"
FORGET_QUESTIONS = f"DELETE FROM bot_questions WHERE until + {KEPT} < {NOW}"
LOOK_AT_WORKERS = f"""
SELECT id, name, places, programs,
    (SELECT count(*) FROM bot_questions WHERE answer IS NULL AND taken_by = there.id)
FROM ({THERE}) AS there ORDER BY id
"""
LOOK_AT_WAITING = "SELECT count(*) FROM bot_questions WHERE answer IS NULL AND taken_by IS NULL"
LOOK_AT_FATES = f"SELECT id, taken_by, takes, {NOW} - since, answer FROM bot_questions WHERE asked_by = $1"
TAKE_BACK = "DELETE FROM bot_questions WHERE id = ANY($1::text[])"
NOTIFY = "SELECT pg_notify($1, $2)"


class AskedQuestions:
    """The questions of one server; `write` does something in one transaction."""

    def __init__(self, process: str, listener: Listener, write: Callable[[Job], Awaitable[Any]]) -> None:
        self._process = process
        self._write = write
        self._callbacks: list[Callable[[bool], None]] = []
        listener.on_notice(ANSWERS, self._heard)

    async def put(self, question: QuestionRow) -> bool:
        """Ask, if one of the workers has a free place."""

        async def job(connection: asyncpg.Connection) -> bool:
            await connection.execute("SELECT pg_advisory_xact_lock($1)", PUTTING)
            put = await connection.fetchval(
                PUT,
                question.id,
                self._process,
                question.seconds,
                question.program,
                question.game,
                question.pack,
                question.pack_digest,
                question.body,
            )
            if put is not None:
                await connection.execute(NOTIFY, QUESTIONS, "")
            return put is not None

        return bool(await self._write(job))

    async def look(self) -> Glance:
        """Look at the queue; of several servers, one at a time looks after it."""

        async def job(connection: asyncpg.Connection) -> Glance:
            if await connection.fetchval("SELECT pg_try_advisory_xact_lock($1)", CARING):
                await _care(connection)
            workers = [
                WorkerRow(row[0], row[1], row[2], frozenset(row[3].split()), row[4])
                for row in await connection.fetch(LOOK_AT_WORKERS)
            ]
            waiting = await connection.fetchval(LOOK_AT_WAITING)
            fates = await connection.fetch(LOOK_AT_FATES, self._process)
            return Glance(tuple(workers), waiting, {row[0]: Fate(row[1], row[2], row[3], row[4]) for row in fates})

        glance: Glance = await self._write(job)
        return glance

    async def take_back(self, ids: Collection[str]) -> None:
        """Nobody needs an answer to these any more."""
        await self._write(lambda connection: connection.execute(TAKE_BACK, list(ids)))

    def on_news(self, callback: Callable[[bool], None]) -> None:
        """Register a listener for answers and for workers that come and go."""
        self._callbacks.append(callback)

    def _heard(self, asker: str) -> None:
        for callback in self._callbacks:
            callback(asker in (self._process, EVERYBODY))


async def _care(connection: asyncpg.Connection) -> None:
    """Free what dead workers had, and delete what nobody will ask for."""
    if await connection.fetch(FREE):
        await connection.execute(NOTIFY, QUESTIONS, "")
    await connection.execute(FORGET_WORKERS)
    await connection.execute(FORGET_QUESTIONS)
