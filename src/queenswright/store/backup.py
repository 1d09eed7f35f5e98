"""The backup file: compressed lines of JSON, the same for both kinds of database.

The first line names the format and the schema, then come the rows of every table, and the last line holds their count
and a checksum, so that a damaged or truncated file is noticed before anything is changed.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import os
import tempfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from queenswright.kernel.errors import InputError
from queenswright.store.migrate import known_schemas
from queenswright.store.schema import SCHEMA

FORMAT = "queenswright backup"
VERSION = 1


class BackupError(InputError):
    """A file that is not a backup, is damaged, or was made by a newer version."""


@dataclass
class Counts:
    """How many rows of every table a backup holds."""

    rows: dict[str, int] = field(default_factory=dict)

    def __str__(self) -> str:
        named = (("tables", "tables"), ("events", "happenings"), ("people", "people"))
        return ", ".join(f"{self.rows.get(name, 0):,} {word}" for name, word in named)


class BackupWriter:
    """Writes the lines of a backup, with their count and checksum."""

    def __init__(self, file: gzip.GzipFile, schema: str) -> None:
        self._file = file
        self._sum = hashlib.sha256()
        self._count = 0
        self._line({"format": FORMAT, "version": VERSION, "schema": schema, "made": datetime.now(UTC).isoformat()})

    def begin_table(self, name: str, columns: list[str]) -> None:
        """Start the rows of a table."""
        self._line({"table": name, "columns": columns})

    def row(self, values: list[Any]) -> None:
        """Write one row."""
        self._count += 1
        self._line([_to_json(value) for value in values])

    def end(self) -> None:
        """Write the last line."""
        self._line({"rows": self._count, "sha256": self._sum.hexdigest()})

    def _line(self, document: Any) -> None:
        line = json.dumps(document, separators=(",", ":")).encode() + b"\n"
        self._sum.update(line)
        self._file.write(line)


@contextmanager
def new_backup_file(path: Path) -> Iterator[gzip.GzipFile]:
    """Open a file for a backup that appears only when it is complete; only its owner may read it."""
    try:
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".new")
    except OSError as problem:
        raise OSError(problem.errno, problem.strerror, str(path)) from None
    try:
        with os.fdopen(handle, "wb") as raw:
            with gzip.GzipFile(filename="", mode="wb", fileobj=raw, compresslevel=6) as file:
                yield file
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def is_backup(path: Path) -> bool:
    """Whether a file begins like a backup."""
    try:
        next(_lines(path))
    except (BackupError, OSError, StopIteration):
        return False
    return True


def check_backup(path: Path) -> tuple[str, Counts]:
    """Read a whole backup without using it and return its schema and counts; raise BackupError if it is damaged."""
    counts = Counts()
    schema = ""
    for number, line in enumerate(_lines(path), start=1):
        if number == 1:
            schema = line["schema"]
        elif isinstance(line, dict):
            name, width = line["table"], len(line["columns"])
            counts.rows[name] = 0
        else:
            if not counts.rows or len(line) != width:
                raise BackupError(f"{path}:{number}", "is damaged: a row does not fit its table")
            counts.rows[name] += 1
    return schema, counts


def backup_rows(path: Path, at_table: Callable[[str, list[str]], None], at_row: Callable[[list[Any]], None]) -> None:
    """Read the tables and rows of a checked backup."""
    lines = _lines(path)
    next(lines)
    for line in lines:
        if isinstance(line, dict):
            at_table(line["table"], line["columns"])
        else:
            at_row([_from_json(value) for value in line])


def _lines(path: Path) -> Iterator[Any]:
    """The lines of a backup except the last one, which is compared with the others."""
    summed, count, last = hashlib.sha256(), -1, None
    try:
        with gzip.open(path, "rb") as file:
            for text in file:
                line = json.loads(text)
                if count < 0:
                    _check_header(path, line)
                if isinstance(line, dict) and "sha256" in line:
                    last = line
                    if file.read(1):
                        raise BackupError(str(path), "is damaged: something follows its end")
                    break
                summed.update(text)
                count = max(count, 0) + isinstance(line, list)
                yield line
    except (EOFError, zlib.error, gzip.BadGzipFile, ValueError, RecursionError) as problem:
        what = "is not a backup" if count < 0 else "is damaged"
        raise BackupError(str(path), f"{what} ({problem})") from None
    if last is None:
        raise BackupError(str(path), "is damaged: its end is missing")
    if last != {"rows": count, "sha256": summed.hexdigest()}:
        raise BackupError(str(path), "is damaged: its checksum is wrong")


def _check_header(path: Path, header: Any) -> None:
    if not isinstance(header, dict) or header.get("format") != FORMAT or not isinstance(header.get("version"), int):
        raise BackupError(str(path), "is not a backup, expected a file that `queenswright backup` wrote")
    if header["version"] > VERSION or header.get("schema") not in known_schemas():
        raise BackupError(
            str(path),
            f"was made by a newer version of Queenswright (format {header['version']}, schema {header.get('schema')}); "
            f"this one reads formats up to {VERSION} and schemas up to {SCHEMA}",
        )


def _to_json(value: Any) -> Any:
    """A column's value as JSON; bytes that are text are written as text, so that people can read a backup."""
    if not isinstance(value, bytes | bytearray | memoryview):
        return value
    content = bytes(value)
    try:
        return {"text": content.decode("utf-8")}
    except UnicodeDecodeError:
        return {"base64": base64.b64encode(content).decode("ascii")}


def _from_json(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    return value["text"].encode("utf-8") if "text" in value else base64.b64decode(value["base64"], validate=True)
