"""Storage of tables, happenings and people: one interface for SQLite and PostgreSQL."""

from __future__ import annotations

from queenswright.store.contract import Lease, OnChange, Store, key_of_name
from queenswright.store.data import (
    ALL_TABLES,
    AnalysisRow,
    BookmarkRow,
    GameOutcome,
    HappeningRow,
    Listing,
    Person,
    PuzzleResults,
    PuzzleTry,
    Rewritten,
    RunningRow,
    Session,
    Sought,
    Summary,
    TableRow,
    Tally,
    Ticket,
)
from queenswright.store.errors import (
    AlreadyThere,
    Conflict,
    InUse,
    NameTaken,
    NewerSchema,
    StoreError,
    Unavailable,
    UnknownTable,
)
from queenswright.store.place import SqlitePlace, data_folder, default_database, read_place

__all__ = [
    "ALL_TABLES",
    "AlreadyThere",
    "AnalysisRow",
    "BookmarkRow",
    "Conflict",
    "GameOutcome",
    "HappeningRow",
    "InUse",
    "Lease",
    "Listing",
    "NameTaken",
    "NewerSchema",
    "OnChange",
    "Person",
    "PuzzleResults",
    "PuzzleTry",
    "Rewritten",
    "RunningRow",
    "Session",
    "Sought",
    "Store",
    "StoreError",
    "Summary",
    "TableRow",
    "Tally",
    "Ticket",
    "Unavailable",
    "UnknownTable",
    "data_folder",
    "default_database",
    "key_of_name",
    "open_store",
    "read_place",
]


async def open_store(url: str | None = None) -> Store:
    """Open a database (`sqlite:///FILE` or `postgresql://...`), creating a new one or migrating an older one."""
    place = read_place(url or default_database())
    if isinstance(place, SqlitePlace):
        from queenswright.store.sqlite import open_sqlite

        return await open_sqlite(place)
    from queenswright.store.postgres import open_postgres

    return await open_postgres(place)
