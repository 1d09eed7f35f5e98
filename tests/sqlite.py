"""Database files for tests, with all tables: copied, since making them takes as long as a short test."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from queenswright.store.migrate import migrate
from queenswright.store.place import SqlitePlace


@pytest.fixture(scope="session")
def sqlite_tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the tables and nothing in them, to be copied."""
    path = tmp_path_factory.mktemp("tables") / "games.db"
    migrate(SqlitePlace(path))
    return path


@pytest.fixture
def sqlite_url(sqlite_tables: Path, tmp_path: Path) -> str:
    """The address of a new file with the tables and nothing in them."""
    path = tmp_path / "games.db"
    shutil.copyfile(sqlite_tables, path)
    return f"sqlite:///{path}"
