"""What nobody can come back to goes: guests, their tables, analyses; a little at a time, so that nobody waits."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from queenswright.store import forgetting_queries as queries
from queenswright.store.analyses import Analyses
from queenswright.store.puzzle_queries import DROP_TRIES
from queenswright.store.queries import Query

LOCAL = "local"
"""The person of a machine, who is no guest and has no session."""


class Forgetting(Analyses):
    """Forgets the same on both databases."""

    async def forget_guests(self, after: str, limit: int, before: float) -> str:
        rows = await self._read(queries.NEXT_PEOPLE, after=after, most=limit)
        if rows:
            known = {"after": after, "last": rows[-1][0], "before": before, "local": LOCAL}
            await self._do(queries.FORGET_GUESTS, **known)
            await self._do(DROP_TRIES, **known)
        return str(rows[-1][0]) if len(rows) == limit else ""

    async def old_tables(self, after: str, limit: int, before: float) -> tuple[list[str], str]:
        rows = await self._read(queries.NEXT_TABLES, after=after, most=limit, before=before, local=LOCAL)
        return [row[0] for row in rows if row[1]], str(rows[-1][0]) if len(rows) == limit else ""

    async def forget_table(self, table_id: str, before: float) -> bool:
        return await self._work(_forgetting(table_id, before))

    async def drop_analyses(self, before: float, empty_before: float, most: int) -> None:
        await self._do(queries.DROP_ANALYSES, before=before)
        await self._do(queries.DROP_EMPTY_ANALYSES, before=empty_before)
        await self._do(queries.DROP_MANY_ANALYSES, most=most)


def _forgetting(table_id: str, before: float) -> Generator[tuple[Query, dict[str, Any]], Any, bool]:
    """The summary goes first: whoever has just done something there keeps the table."""
    if not (yield queries.FORGET_SUMMARY, {"wanted": table_id, "before": before}):
        return False
    for query in queries.FORGET_TABLE:
        yield query, {"wanted": table_id}
    return True
