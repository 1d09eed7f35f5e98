"""Older databases are brought up to date, newer ones are left alone."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from tests.store.older import make_older

from queenswright.store import HappeningRow, NewerSchema, Person, StoreError, open_store
from queenswright.store.migrate import current_schema, in_transaction, known_schemas
from queenswright.store.place import read_place
from queenswright.store.schema import SCHEMA, metadata


async def open_and_close(url: str) -> None:
    await (await open_store(url)).close()


def content(url: str) -> dict[str, Any]:
    """Every table of a database with its rows, and the schema."""

    def read(connection: sa.Connection) -> dict[str, Any]:
        found = sa.MetaData()
        found.reflect(connection)
        return {name: sorted(map(repr, connection.execute(sa.select(table)))) for name, table in found.tables.items()}

    return in_transaction(read_place(url), read, reading=True)


def test_the_newest_schema_is_the_one_the_program_uses() -> None:
    assert known_schemas()[-1] == SCHEMA
    assert known_schemas()[0] == "0001"


def test_the_steps_lead_to_the_tables_as_written(store_url: str) -> None:
    asyncio.run(open_and_close(store_url))

    def differences(connection: sa.Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert in_transaction(read_place(store_url), differences, reading=True) == []


def test_a_database_of_schema_1_is_brought_up_to_date(store_url: str) -> None:
    make_older(store_url)

    async def look() -> None:
        store = await open_store(store_url)
        assert [found.table.id for found in await store.tables_of("anna")] == ["old-1", "old-2"]
        assert [found.table.id for found in await store.tables_of("ben")] == ["old-1"]
        shown = [(one.table.id, one.summary.changed) for one in await store.lobby("running")]
        assert shown == [("old-1", 1700000100.5)]
        assert await store.happenings("old-1") == [
            HappeningRow(1, 1700000001.5, "started", None, b"{}"),
            HappeningRow(2, 1700000002.5, "move", 0, b'{"text":"move 2"}'),
        ]
        assert await store.clocks_due(1700000200.0) == ["old-1"]
        assert await store.bots_due(1700000200.0) == []
        assert await store.account("Anna") == Person("anna", "Anna", "hash", 1690000000.0)
        assert await store.secret("cookie", b"") == bytes(range(4))
        listing = await store.listing("old-2")
        assert listing is not None
        await store.append("old-2", 1, [HappeningRow(1, 1.0, "started", None, b"{}")], listing.summary)
        await store.close()

    asyncio.run(look())
    assert in_transaction(read_place(store_url), current_schema, reading=True) == SCHEMA


def test_a_newer_database_is_refused_and_left_alone(store_url: str) -> None:
    asyncio.run(open_and_close(store_url))
    in_transaction(read_place(store_url), _from_the_future)
    before = content(store_url)
    for _ in range(2):
        with pytest.raises(NewerSchema, match=r"has schema 9999, made by a newer version .* left as it is"):
            asyncio.run(open_store(store_url))
    assert content(store_url) == before


def _from_the_future(connection: sa.Connection) -> None:
    connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    connection.execute(sa.text("ALTER TABLE tables ADD COLUMN colour TEXT"))


def test_a_step_that_fails_changes_nothing(store_url: str) -> None:
    make_older(store_url, "UPDATE summaries SET people = 'nonsense' WHERE table_id = 'old-2'")
    before = content(store_url)
    with pytest.raises(StoreError, match=f"could not be led from schema 0001 to {SCHEMA} and was left as it was"):
        asyncio.run(open_store(store_url))
    assert content(store_url) == before
    assert "table_people" not in before


def test_accounts_that_look_alike_already_keep_their_names(store_url: str) -> None:
    rows = "('a', 'Clara', 'clara', 'hash', 5), ('b', 'Сlara', 'сlara', 'hash', 4), ('g', 'CLARA', NULL, NULL, 1)"
    make_older(store_url, f"INSERT INTO people (id, name, name_key, password, created) VALUES {rows}")

    async def look() -> None:
        store = await open_store(store_url)
        assert await store.look_alike("clara") == "b"
        assert await store.account("Clara") == Person("a", "Clara", "hash", 5.0)
        assert await store.account("Сlara") == Person("b", "Сlara", "hash", 4.0)
        await store.close()

    asyncio.run(look())
