"""What differs between two views: they share most of what they show, so of many only one has to be sent whole."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

Change = list[Any]
"""A path of keys and indices with the new value; without a value, what is there no more."""


def changes(before: Any, after: Any, *path: str | int) -> Iterator[Change]:
    """What has to be done to a view to make it another one."""
    if before == after:
        return
    if isinstance(before, Mapping) and isinstance(after, Mapping):
        yield from ([[*path, key]] for key in before if key not in after)
        for key, value in after.items():
            if key in before:
                yield from changes(before[key], value, *path, key)
            else:
                yield [[*path, key], value]
    elif _is_row(before) and _is_row(after) and len(before) == len(after):
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from changes(old, new, *path, place)
    else:
        yield [list(path), after]


def brief(preview: dict[str, Any], first: dict[str, Any]) -> dict[str, Any]:
    """A preview with what differs from the first one of the same moment instead of its view."""
    return {**preview, "view": {}, "changes": list(changes(first["view"], preview["view"]))}


def _is_row(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str | bytes)
