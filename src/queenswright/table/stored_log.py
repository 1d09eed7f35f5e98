"""The log of a table as it was written before: blocks of encoded rows, decoded only where somebody looks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, overload

import msgspec

from queenswright.kernel.data import Event

BLOCK = 128
"""Moves that are encoded together."""


class _Row(msgspec.Struct):
    """What is read of a row."""

    story: list[dict[str, Any]]


_decode = msgspec.json.Decoder(list[_Row]).decode


class LogBlock:
    """Rows of a log that were encoded together, without the brackets of a JSON array."""

    def __init__(self, encoded: bytes) -> None:
        self._encoded = encoded

    @cached_property
    def rows(self) -> list[_Row]:
        return _decode(b"[" + self._encoded + b"]")


class StoredStory(Sequence[Event]):
    """The story of one move in a block."""

    __slots__ = ("_block", "_place")

    def __init__(self, block: LogBlock, place: int) -> None:
        self._block = block
        self._place = place

    @property
    def told(self) -> list[dict[str, Any]]:
        """The story as plain data, for reading."""
        return self._block.rows[self._place].story

    def __len__(self) -> int:
        return len(self.told)

    @overload
    def __getitem__(self, place: int) -> Event: ...

    @overload
    def __getitem__(self, place: slice) -> list[Event]: ...

    def __getitem__(self, place: int | slice) -> Event | list[Event]:
        found = self.told[place]
        return [Event(**one) for one in found] if isinstance(found, list) else Event(**found)


def stories(blocks: Sequence[bytes], count: int) -> list[StoredStory]:
    """The stories of the first moves of a log that is in blocks."""
    logs = [LogBlock(block) for block in blocks]
    return [StoredStory(logs[place // BLOCK], place % BLOCK) for place in range(count)]
