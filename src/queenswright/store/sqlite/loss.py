"""What can happen to the files of an open database: they are deleted or replaced, the disk is full or fails."""

from __future__ import annotations

import os
from pathlib import Path

from queenswright.store.errors import Unavailable

BESIDE = ("", "-wal", "-shm")
"""The database, what was written since it was last brought up to date, and how its users find that."""
REASONS = {
    "SQLITE_FULL": "disk-full",
    "SQLITE_READONLY": "read-only",
    "SQLITE_CANTOPEN": "read-only",
    "SQLITE_IOERR": "disk-error",
    "SQLITE_BUSY": "locked",
}
"""The word for an error of SQLite, by the beginning of its name."""


def reason_of(error: BaseException) -> str:
    """One word for what is wrong with the database."""
    if isinstance(error, Unavailable):
        return error.reason
    name = str(getattr(error, "sqlite_errorname", ""))
    return next((word for start, word in REASONS.items() if name.startswith(start)), "no-answer")


class OpenFiles:
    """The files that a connection has opened. Under their names others would look for what it writes.

    SQLite does not notice when a file that it has open is deleted or replaced: it goes on writing to a file that nobody
    finds any more.
    """

    def __init__(self, path: Path) -> None:
        self._known = [(f"{path}{end}", _identity(f"{path}{end}")) for end in BESIDE]

    def check(self) -> None:
        """Unavailable when a name leads to another file now, or nowhere; when the file is back, all is well again."""
        for name, known in self._known:
            if _identity(name) != known:
                raise Unavailable(f"{name}: was deleted or replaced while it was in use", "lost")


def _identity(name: str) -> tuple[int, int] | None:
    try:
        found = os.stat(name)
    except OSError:
        return None
    return found.st_dev, found.st_ino
