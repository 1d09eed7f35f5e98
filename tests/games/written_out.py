"""Views and moves as lines of text, for the playthroughs."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

WIDTH = 118


def flat(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """A nested document as lines: path and value."""
    if isinstance(value, Mapping) and value:
        for key, item in value.items():
            yield from flat(item, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list) and value and isinstance(value[0], Mapping):
        for i, item in enumerate(value):
            yield from flat(item, f"{path}[{i}]")
    else:
        yield path, json.dumps(value)


def wrapped(label: str, words: list[str], indent: str) -> list[str]:
    """A list of words on as many lines as it takes."""
    lines = [label]
    for word in words:
        if len(lines[-1]) + len(word) > WIDTH:
            lines.append(indent)
        lines[-1] += f" {word},"
    lines[-1] = lines[-1].rstrip(",")
    return lines
