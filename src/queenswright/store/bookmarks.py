"""Bookmarks in a store: where a long table was, so that its log need not be folded from the start. A mere cache."""

from __future__ import annotations

from dataclasses import asdict

from queenswright.store import queries
from queenswright.store.data import BookmarkRow
from queenswright.store.people import People


class Bookmarks(People):
    """One bookmark a table, the same on both databases."""

    async def bookmark(self, table_id: str, with_body: bool = True) -> BookmarkRow | None:
        rows = await self._read(queries.BOOKMARK if with_body else queries.BOOKMARK_PLACE, wanted=table_id)
        return BookmarkRow(*rows[0]) if rows else None

    async def keep_bookmark(self, table_id: str, bookmark: BookmarkRow) -> None:
        await self._do(queries.KEEP_BOOKMARK, table_id=table_id, **asdict(bookmark))
