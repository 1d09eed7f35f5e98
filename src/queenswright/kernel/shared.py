"""A sequence whose copies share what they have in common: a copy costs the same however long it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, TypeVar, overload

T = TypeVar("T")


class Shared(Sequence[T]):
    """Grows and shrinks at its end like a list; with `most`, what is older than the last `most` is forgotten.

    Copies have one list together and know how much of it is theirs. Whoever grows first adds to it, and whoever grows
    otherwise takes a list of their own.

    >>> one = Shared("ab")
    >>> other = one.copy()
    >>> one.append("c")
    >>> other.append("d")
    >>> "".join(one), "".join(other), one[-1], other[1:]
    ('abc', 'abd', 'c', ['b', 'd'])
    """

    __slots__ = ("_end", "_first", "_items", "_most")

    def __init__(self, items: Iterable[T] = (), most: int | None = None) -> None:
        self._items = list(items)
        self._end = len(self._items)
        self._most = most
        self._first = 0 if most is None else max(0, self._end - most)

    def copy(self) -> Shared[T]:
        """Another sequence of the same."""
        twin: Shared[T] = object.__new__(Shared)
        twin._items, twin._end, twin._most, twin._first = self._items, self._end, self._most, self._first
        return twin

    def append(self, item: T) -> None:
        """Add something at the end."""
        items, end = self._items, self._end
        if len(items) == end:
            items.append(item)
        if len(items) <= end or items[end] is not item:  # a copy has grown otherwise, perhaps just now
            self._items = items = [*items[:end], item]
        self._end = end + 1
        if self._most is not None and self._end - self._first > self._most:
            self._first += 1
            if self._first > self._most:
                self._items, self._end, self._first = items[self._first : self._end], self._most, 0

    def drop(self, count: int) -> None:
        """Take away this many at the end."""
        if not 0 <= count <= len(self):
            raise IndexError(f"got {count}, expected at most {len(self)}")
        self._end -= count

    def __len__(self) -> int:
        return self._end - self._first

    def __iter__(self) -> Iterator[T]:
        return islice(self._items, self._first, self._end)

    @overload
    def __getitem__(self, place: int) -> T: ...

    @overload
    def __getitem__(self, place: slice) -> list[T]: ...

    def __getitem__(self, place: int | slice) -> T | list[T]:
        if isinstance(place, slice):
            return [self._items[self._first + at] for at in range(*place.indices(len(self)))]
        at = place + (self._end if place < 0 else self._first)
        if not self._first <= at < self._end:
            raise IndexError(f"got {place}, expected a place among {len(self)}")
        return self._items[at]

    def __eq__(self, other: Any) -> bool:
        return isinstance(other, (Shared, list, tuple)) and list(self) == list(other)

    def __repr__(self) -> str:
        return f"Shared({list(self)})"
