"""Bookmarks in both stores: the newest of a log stays, and no backup has any."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.store.rows import happenings, summary, table
from tests.store.test_migrations import content

from queenswright.store import BookmarkRow, Rewritten, Store, StoreError, open_store
from queenswright.store.care import back_up, restore_backup
from queenswright.store.place import read_place

BODY = bytes(range(256)) * 40


async def test_a_table_has_one_bookmark_the_newest(store: Store) -> None:
    await store.create_table(table(), summary(), happenings(1, 9))
    assert await store.bookmark("t1") is None
    for number, code, kept in ((4, "a", (4, "a")), (9, "a", (9, "a")), (8, "a", (9, "a")), (8, "b", (8, "b"))):
        await store.keep_bookmark("t1", BookmarkRow(0, number, code, BODY + code.encode()))
        assert await store.bookmark("t1") == BookmarkRow(0, *kept, BODY + kept[1].encode())
    assert await store.bookmark("t1", with_body=False) == BookmarkRow(0, 8, "b")


async def test_whoever_read_the_log_before_it_was_rewritten_keeps_no_bookmark(store: Store) -> None:
    await store.create_table(table(), summary(), happenings(1, 9))
    await store.create_table(table("t2"), summary(), happenings(1, 9))
    await store.keep_bookmark("t1", BookmarkRow(0, 4, "a", b"Anna"))
    rewritten = [Rewritten(name, {2: b"{}"}, summary()) for name in ("t1", "t2")]
    await store.forget_person("anna", "gone", rewritten)
    for name in ("t1", "t2"):
        assert await store.bookmark(name) == BookmarkRow(1, 0, "")
        await store.keep_bookmark(name, BookmarkRow(0, 9, "a", b"Anna"))
        assert await store.bookmark(name) == BookmarkRow(1, 0, "")
        await store.keep_bookmark(name, BookmarkRow(1, 9, "a", b"yellow"))
        assert await store.bookmark(name) == BookmarkRow(1, 9, "a", b"yellow")
    await store.forget_person("ben", "gone too", rewritten[:1])
    assert await store.bookmark("t1") == BookmarkRow(2, 0, "")
    assert await store.bookmark("t2") == BookmarkRow(1, 9, "a", b"yellow")


async def test_a_table_that_is_not_there_has_no_bookmark(store: Store) -> None:
    with pytest.raises(StoreError):
        await store.keep_bookmark("t1", BookmarkRow(0, 4, "a", b"body"))
    assert await store.bookmark("t1") is None


def test_a_cache_is_in_no_backup_and_gone_after_restoring(store_url: str, tmp_path: Path) -> None:
    async def fill() -> None:
        store = await open_store(store_url)
        await store.create_table(table(), summary(), happenings(1, 9))
        await store.keep_bookmark("t1", BookmarkRow(0, 9, "a", b"body"))
        await store.close()

    asyncio.run(fill())
    before, file = content(store_url), tmp_path / "games.backup"
    counts = back_up(read_place(store_url), file)
    assert "bookmarks" not in counts.rows
    assert len(before["bookmarks"]) == 1
    restore_backup(read_place(store_url), file, replace=True)
    assert content(store_url) == before | {"bookmarks": []}
