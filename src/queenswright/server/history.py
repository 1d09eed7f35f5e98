"""The log of a table as JSON for whoever comes: all of it but the end is encoded once.

A long campaign has thousands of moves; encoding them for everybody who comes would hold up the other tables.
"""

from __future__ import annotations

from collections.abc import Sequence

from queenswright.table import TableState
from queenswright.table.bookmark import encoded_log
from queenswright.table.stored_log import BLOCK
from queenswright.table.telling import untold


class History:
    """The encoded log of one table. A block is known by the number of its last move, which says what came before."""

    def __init__(self) -> None:
        self._blocks: dict[int, tuple[int, bytes]] = {}

    @classmethod
    def begun(cls, state: TableState, blocks: Sequence[bytes]) -> History:
        """The log of a state that was encoded before."""
        history = cls()
        whole = _told(state) // BLOCK
        history._blocks = {place: (_last(state, place), block) for place, block in enumerate(blocks[:whole])}
        return history

    def of(self, state: TableState) -> bytes:
        """The log of a state, which may be any of this table."""
        return b"[" + b",".join(self.blocks(state)) + b"]"

    def blocks(self, state: TableState) -> list[bytes]:
        """The log in blocks; those at the end may still change."""
        whole = _told(state) // BLOCK
        rest = range(whole * BLOCK, len(state.numbers), BLOCK)
        kept = [self._block(state, place) for place in range(whole)]
        return [*kept, *(encoded_log(state, first, first + BLOCK) for first in rest)]

    def _block(self, state: TableState, place: int) -> bytes:
        number, encoded = self._blocks.get(place, (0, b""))
        if number != _last(state, place):
            encoded = encoded_log(state, place * BLOCK, place * BLOCK + BLOCK)
            self._blocks[place] = (_last(state, place), encoded)
        return encoded


def _told(state: TableState) -> int:
    """How many moves everybody knows."""
    return len(state.numbers) - untold(state)


def _last(state: TableState, place: int) -> int:
    """The number of the last move in a block."""
    return state.numbers[place * BLOCK + BLOCK - 1]
