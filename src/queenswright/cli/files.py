"""Files that people name: read with errors for people, written atomically."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from queenswright.kernel.errors import InputError, OptionError, PositionError, RecordError
from queenswright.locale import render
from queenswright.records import Record, read_record
from queenswright.store.files import write_file


def path_of(what: str, text: str) -> Path:
    """The path of a named file; `~` is your home folder, `~anna` is Anna's."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        raise OptionError(what, render("cli-no-home", {"found": repr(text)})) from None


def read_text(path: Path, error: type[InputError]) -> str:
    """The text of a file; raises an error for people if it is not a text file."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as problem:
        raise error(str(path), f"byte {problem.start} is not UTF-8, expected a text file") from None


def read_record_file(path: Path) -> Record:
    """The record that a file holds."""
    return read_record(read_text(path, RecordError), str(path))


def read_json_object(path: Path) -> Mapping[str, Any]:
    """The JSON object that a file holds."""
    text = read_text(path, PositionError)
    try:
        document = json.loads(text)
    except json.JSONDecodeError as problem:
        where = f"{path}:{problem.lineno}:{problem.colno}"
        raise PositionError(where, f"is not JSON ({problem.msg}), expected an object") from None
    except (ValueError, RecursionError) as problem:
        raise PositionError(str(path), f"is not JSON ({problem}), expected an object") from None
    if not isinstance(document, dict):
        raise PositionError(str(path), f"got {type(document).__name__}, expected a JSON object")
    return document


def write_whole(path: Path, text: str) -> None:
    """Write a file atomically: an interruption leaves the old or the new text."""
    write_file(path, text.encode(), replaces=True)
