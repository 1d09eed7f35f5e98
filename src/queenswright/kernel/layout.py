"""Two forms of one record: packed bytes for compiled code, a plain Python object for Python.

Reading a field of a NumPy record takes microseconds and its integers wrap; so Python mode, views, stories and
documents work on the *mirror*, an object with the same field names holding plain integers and lists. Field for
field it is the same record, and both directions are exact: a value that does not fit its field is an error.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np

from queenswright.kernel.agenda import AGENDA_DEPTH
from queenswright.kernel.chance import BLOCK_WORDS

Field = tuple[str, str] | tuple[str, str, tuple[int, ...]]


def kernel_fields(agenda_depth: int = AGENDA_DEPTH) -> list[Field]:
    """The fields that the kernel needs in the record of every game: options, chance, agenda."""
    return [
        ("rules_version", "i2"),
        ("players", "i2"),
        ("key", "i4", (4,)),
        ("drawn", "i4"),
        ("block", "i4", (BLOCK_WORDS,)),
        ("agenda_depth", "i2"),
        ("agenda_step", "i2", (agenda_depth,)),
        ("agenda_seat", "i2", (agenda_depth,)),
        ("agenda_argument", "i2", (agenda_depth,)),
    ]


KERNEL_FIELDS = kernel_fields()


class Mirror:
    """A record as a plain object; see `Layout`."""

    __slots__: Sequence[str] = ()
    layout: ClassVar[Layout]

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"{type(self).__name__} has no field {name!r}")


class Layout:
    """The field names and types of a record, and the conversion between its two forms.

    `widened` names the fields that have become wider, with their former types; `grown` those that were added, with the
    shape (), and those that have more entries, with their former shapes. Hashes are computed from the former layout as
    long as the values fit it and all that is new is 0, so that the hashes in existing game records stay valid.

    A game that leaves its views to the kernel says which fields have an entry for every seat (`by_seat`), which of
    these only the seat itself may see (`own`), and which nobody may see (`hidden`).
    """

    def __init__(
        self,
        name: str,
        fields: Sequence[Field],
        widened: Mapping[str, str] | None = None,
        grown: Mapping[str, tuple[int, ...]] | None = None,
        by_seat: Sequence[str] = (),
        own: Sequence[str] = (),
        hidden: Sequence[str] = (),
    ) -> None:
        self.by_seat, self.own, self.hidden = tuple(by_seat), tuple(own), tuple(hidden)
        self.dtype = np.dtype(list(fields), align=True)
        self._former = _former_type(fields, widened or {}, grown or {}) if widened or grown else self.dtype
        self.names: tuple[str, ...] = tuple(self.dtype.names or ())
        self.mirror_type: type[Mirror] = type(name, (Mirror,), {"__slots__": self.names, "layout": self})
        depths = {field: len(self.dtype[field].shape) for field in self.names}
        self._numbers = [field for field in self.names if depths[field] == 0]
        self._rows = [field for field in self.names if depths[field] == 1]
        self._grids = [field for field in self.names if depths[field] > 1]

    @property
    def size(self) -> int:
        return self.dtype.itemsize

    def blank(self) -> Any:
        """A record of zeros, as a mirror."""
        return self.mirror(np.zeros(1, self.dtype)[0])

    def mirror(self, record: Any) -> Any:
        """The plain object for a NumPy record."""
        mirror = self.mirror_type()
        for name, value in zip(
            self.names, np.void.item(record), strict=True
        ):  # access by name takes three times as long
            setattr(mirror, name, value.tolist() if isinstance(value, np.ndarray) else value)
        return mirror

    def record(self, mirror: Any) -> Any:
        """The NumPy record for a plain object."""
        array = np.zeros(1, self.dtype).view(np.recarray)
        self.store(mirror, array[0])
        return array[0]

    def store(self, mirror: Any, record: Any) -> None:
        """Write a plain object into a NumPy record."""
        for name in self.names:
            record[name] = getattr(mirror, name)

    def copy_record(self, record: Any) -> Any:
        """An independent copy of a NumPy record; the padding stays zero, so that equal positions have equal bytes."""
        array = np.zeros(1, self.dtype).view(np.recarray)
        array[0] = record
        return array[0]

    def copy(self, mirror: Any, like: Any = None) -> Any:
        """An independent copy of a plain object; lists that are equal to those of `like` are shared with it."""
        twin = self.mirror_type()
        for name in self._numbers:
            setattr(twin, name, getattr(mirror, name))
        for name in self._rows:
            row, known = getattr(mirror, name), getattr(like, name, None)
            setattr(twin, name, known if row == known else row[:])
        for name in self._grids:
            setattr(twin, name, _copy_grid(getattr(mirror, name), getattr(like, name, None)))
        return twin

    def to_bytes(self, mirror: Any) -> bytes:
        """The packed form; equal positions have equal bytes."""
        return bytes(self.record(mirror).tobytes())

    def hashed_bytes(self, data: bytes) -> bytes:
        """The bytes from which the hash of a packed form is computed; see `widened` and `grown`."""
        if self._former is self.dtype:
            return data
        packed = np.frombuffer(data, self.dtype)
        former, again = np.zeros(1, self._former), np.zeros(1, self.dtype)
        for name in self._former.names or ():
            part = tuple(slice(length) for length in (1, *self._former[name].shape))
            former[name] = packed[name][part]
            again[name][part] = former[name]
        return former.tobytes() if again.tobytes() == data else data

    def from_bytes(self, data: bytes) -> Any:
        """The plain object for packed bytes."""
        return self.mirror(np.frombuffer(data, self.dtype)[0])


def _former_type(
    fields: Sequence[Field], widened: Mapping[str, str], grown: Mapping[str, tuple[int, ...]]
) -> np.dtype[Any]:
    former: list[Any] = []
    for name, kind, *shape in fields:
        if name not in grown:
            former.append((name, widened.get(name, kind), *shape))
        elif grown[name]:
            former.append((name, kind, grown[name]))
    return np.dtype(former, align=True)


def _copy_grid(rows: list[Any], like: list[Any] | None) -> list[Any]:
    """A copy of a list of lists, however deep; rows that are equal to those of `like` are shared with it."""
    if rows == like:
        return like
    if rows and rows[0] and type(rows[0][0]) is list:
        return [_copy_grid(row, old) for row, old in zip(rows, like or [None] * len(rows), strict=True)]
    if like is None:
        return [row[:] for row in rows]
    return [old if row == old else row[:] for row, old in zip(rows, like, strict=True)]
