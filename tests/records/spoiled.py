"""Records with a changed line, and what reading them says."""

from __future__ import annotations

import pytest

from queenswright import RecordError
from queenswright.kernel.position import Position
from queenswright.records import read_record


def replay(text: str) -> Position:
    return read_record(text, "game.qw").replay()


def with_line(text: str, number: int, line: str | None) -> str:
    """The text with one line exchanged, or left out."""
    lines = text.split("\n")
    lines[number - 1 : number] = [] if line is None else [line]
    return "\n".join(lines)


def line_of(text: str, number: int) -> str:
    return text.split("\n")[number - 1]


def departure(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay(text)
    return caught.value
