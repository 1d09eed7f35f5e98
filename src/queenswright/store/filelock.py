"""A lock that gives a database file to one serving process; the operating system releases it when the process ends.

The lock beside the file goes by its name, with symbolic links resolved. On Linux the file itself is locked too, so that
neither another name of it (a hard link) nor a deleted lock file lets a second server in. That lock is taken with
`flock`, which is independent of SQLite's own locks there. But closing a handle of a file drops all locks that SQLite
holds on it in this process, so a file that is locked here is not opened twice, and closed when nobody uses it.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import ClassVar

from queenswright.store.errors import InUse
from queenswright.store.place import SqlitePlace

PRIVATE = 0o600
PLAYING = "playing"
"""The folder beside a database with a lock for every table that was played at a terminal."""


def lock_file(locked: Path) -> Path:
    """The path of a lock file."""
    return locked.with_name(f"{locked.name}.lock")


def playing_lock(place: SqlitePlace, table_id: str) -> Path:
    """The lock that a terminal holds while it plays a table."""
    return place.file.parent / PLAYING / table_id


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
            raise _in_use(database, who) from None
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


class DatabaseLock:
    """The locks of whoever serves from a database, or fills it: made where it does not exist, for its owner alone."""

    def __init__(self, place: SqlitePlace) -> None:
        path = place.file
        path.parent.mkdir(parents=True, exist_ok=True)
        self._beside = FileLock(path)
        try:
            self.is_new = not path.exists()
            if self.is_new:
                os.close(os.open(path, os.O_CREAT | os.O_WRONLY, PRIVATE))  # it holds keys and password hashes
            self._itself = _FileItself(path)
        except BaseException:
            self._beside.release()
            raise

    def release(self) -> None:
        """Let others have the database."""
        self._itself.release()
        self._beside.release()


class _FileItself:
    """The lock on the file itself, under whatever name."""

    _held: ClassVar[set[tuple[int, int]]] = set()

    def __init__(self, path: Path) -> None:
        self._handle = -1
        found = path.stat()
        self._identity = (found.st_dev, found.st_ino)
        if self._identity in self._held:
            raise _in_use(path, f"process {os.getpid()}, by another name,")
        if sys.platform == "linux":
            self._handle = os.open(path, os.O_RDONLY)
            try:
                _lock(self._handle)
            except OSError:
                os.close(self._handle)
                raise _in_use(path, "another process, by another name,") from None
        self._held.add(self._identity)

    def release(self) -> None:
        """Harmless when it was released already."""
        self._held.discard(self._identity)
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1


def _in_use(path: Path, who: str) -> InUse:
    problem = (
        f"{path}: {who} serves from this file; one SQLite file serves one process. Stop it first, or use PostgreSQL"
    )
    return InUse(problem, who)


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
