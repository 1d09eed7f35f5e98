"""Atomic writing of files, and errors that name their file."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def write_file(path: Path, data: bytes, replaces: bool = False) -> None:
    """Write a file atomically, readable only by its owner; without `replaces`, an existing name is refused."""
    with named(path):
        handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".new")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            if replaces:
                os.replace(beside, path)
            else:
                _take_name(beside, path)
        finally:
            Path(beside).unlink(missing_ok=True)


def _take_name(beside: str, path: Path) -> None:
    """Give a file an unused name, which must not even be a dangling link."""
    try:
        os.link(beside, path)
    except FileExistsError:
        raise
    except OSError:  # a file system without hard links, as on many memory sticks
        if os.path.lexists(path):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST)) from None
        os.rename(beside, path)


@contextmanager
def named(path: Path) -> Iterator[None]:
    """Make errors of the operating system name the file."""
    try:
        yield
    except OSError as problem:
        raise OSError(problem.errno, problem.strerror, str(path)) from None
