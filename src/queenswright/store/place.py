"""Addresses of databases, and the default when none is given."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote, urlsplit

import platformdirs

from queenswright.kernel.errors import OptionError

FILE_NAME = "queenswright.db"


@dataclass(frozen=True, slots=True)
class SqlitePlace:
    """A database in a file."""

    path: Path

    def __str__(self) -> str:
        return str(self.path)

    @property
    def file(self) -> Path:
        """The file itself, wherever symbolic links lead."""
        return self.path.resolve()


@dataclass(frozen=True, slots=True)
class PostgresPlace:
    """A database of a PostgreSQL server; `dsn` may hold a password, `str()` does not show it."""

    dsn: str

    def __str__(self) -> str:
        parts = urlsplit(self.dsn)
        host = parts.netloc.rpartition("@")[2]
        return f"postgresql://{host}{parts.path}"


Place = SqlitePlace | PostgresPlace


def data_folder() -> Path:
    """The folder where games are kept; QUEENSWRIGHT_DATA names another one."""
    return Path(os.environ.get("QUEENSWRIGHT_DATA") or platformdirs.user_data_dir("queenswright"))


def default_database() -> str:
    """The default database: QUEENSWRIGHT_DATABASE, or a file in the data folder."""
    return os.environ.get("QUEENSWRIGHT_DATABASE") or f"sqlite:///{data_folder() / FILE_NAME}"


def read_place(url: str) -> Place:
    """Parse an address.

    >>> print(read_place("sqlite:///games.db"), read_place("postgresql://anna:secret@db.example/games"))
    games.db postgresql://db.example/games
    """
    scheme, found, rest = url.partition("://")
    if found and scheme in ("postgresql", "postgres"):
        return PostgresPlace(f"postgresql://{rest}")
    if found and scheme == "sqlite" and rest.startswith("/") and not rest.endswith("/"):
        return SqlitePlace(Path(unquote(rest[1:])))
    allowed = "sqlite:///FILE or postgresql://USER@HOST/NAME"
    raise OptionError("database", f"got {hide_password(url)!r}, expected {allowed}")


def hide_password(url: str) -> str:
    """An address without the part before the @."""
    scheme, found, rest = url.partition("://")
    return f"{scheme}{found}{rest.rpartition('@')[2]}" if found else url
