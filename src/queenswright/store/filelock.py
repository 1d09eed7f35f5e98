"""A lock that gives a database file to one serving process; the operating system releases it when the process ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from queenswright.store.contract import InUse
from queenswright.store.place import SqlitePlace

PRIVATE = 0o600
PLAYING = "playing"
"""The folder beside a database with a lock for every table that was played at a terminal."""


def lock_file(locked: Path) -> Path:
    """The path of a lock file."""
    return locked.with_name(f"{locked.name}.lock")


def playing_lock(place: SqlitePlace, table_id: str) -> Path:
    """The lock that a terminal holds while it plays a table."""
    return place.path.parent / PLAYING / table_id


class FileLock:
    """The lock on `FILE.lock`, taken without waiting."""

    def __init__(self, database: Path) -> None:
        self._handle = os.open(lock_file(database), os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), PRIVATE)
        try:
            _lock(self._handle)
        except OSError:
            holder = os.pread(self._handle, 20, 1).decode("ascii", "replace").strip() if hasattr(os, "pread") else ""
            os.close(self._handle)
            who = f"process {holder}" if holder else "another process"
            raise InUse(
                f"{database}: {who} serves from this file; one SQLite file serves one process. "
                "Stop it first, or use PostgreSQL",
                who,
            ) from None
        try:
            os.ftruncate(self._handle, 0)
            os.lseek(self._handle, 0, os.SEEK_SET)
            os.write(self._handle, f" {os.getpid()}\n".encode())
        except OSError as problem:
            self.release()
            raise OSError(problem.errno, problem.strerror, f"{database}.lock") from None

    def release(self) -> None:
        """Release the file; may be called twice."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
