"""Databases of older schemas, as they were written then."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg

from queenswright.store.place import PostgresPlace, read_place

FOLDER = Path(__file__).parent


def make_older(url: str, *more: str) -> None:
    """Fill an empty database with schema 1, and carry out more statements."""
    place = read_place(url)
    if isinstance(place, PostgresPlace):
        texts = [(FOLDER / "schema-1.postgresql.sql").read_text(encoding="utf-8"), *more]
        asyncio.run(_on_postgres(place.dsn, texts))
        return
    with closing(sqlite3.connect(place.path)) as connection:
        connection.executescript((FOLDER / "schema-1.sqlite.sql").read_text(encoding="utf-8"))
        for statement in more:
            connection.execute(statement)
        connection.commit()


async def _on_postgres(dsn: str, texts: list[str]) -> None:
    connection = await asyncpg.connect(dsn)
    for text in texts:
        await connection.execute(text)
    await connection.close()
