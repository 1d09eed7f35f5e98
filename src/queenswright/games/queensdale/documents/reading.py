"""Reads names in documents as the numbers of the record."""

from __future__ import annotations

from collections.abc import Sequence

from queenswright.games.queensdale.state.pieces import NOTHING
from queenswright.kernel.document import Fields

MOST = 9999


def read_amounts(table: Fields, key: str, names: Sequence[str], highest: int = MOST) -> list[int]:
    """Numbers by name; whatever is not named is 0."""
    values = [0] * len(names)
    if table.has(key):
        given = table.table(key)
        for name in given.names():
            if name not in names:
                allowed = f"unknown name, expected one of: {', '.join(names)}"
                raise given.problem(name, allowed, "position-unknown", got=name)
            values[names.index(name)] = given.number(name, 0, highest)
    return values


def read_members(table: Fields, key: str, names: Sequence[str]) -> int:
    """A list of names as a bit set; none when it is left out."""
    return sum(1 << names.index(name) for name in table.texts(key, names)) if table.has(key) else 0


def read_numbers(table: Fields, key: str, highest: int) -> int:
    """A list of different numbers from 1 on as a bit set."""
    numbers = table.numbers(key, 1, highest, 0, highest)
    if len(set(numbers)) != len(numbers):
        raise table.error(key, f"a list of different numbers from 1 to {highest}")
    return sum(1 << number - 1 for number in numbers)


def read_name(table: Fields, key: str, names: Sequence[str]) -> int:
    """A name as a number; NOTHING when it is null or left out."""
    return NOTHING if table.raw(key) is None else names.index(table.text(key, names))


def read_number(table: Fields, key: str, low: int, high: int, default: int) -> int:
    """A number, or the default when it is left out; null is NOTHING."""
    if not table.has(key):
        return default
    return NOTHING if table.raw(key) is None else table.number(key, low, high)


def read_names(table: Fields, key: str, names: Sequence[str], length: int) -> list[int]:
    """A list of names, null for NOTHING; a shorter list is filled up with NOTHING."""
    value = table.raw(key)
    fits = isinstance(value, list) and len(value) <= length
    if not fits or any(name is not None and name not in names for name in value):
        raise table.error(key, f"a list of at most {length} out of: {', '.join(names)}; null for none")
    found = [NOTHING if name is None else names.index(name) for name in value]
    return found + [NOTHING] * (length - len(found))


def read_flag(table: Fields, key: str) -> bool:
    """True or false; false when it is left out."""
    return table.flag(key) if table.has(key) else False
