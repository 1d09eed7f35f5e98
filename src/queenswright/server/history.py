"""The log of a table as JSON for whoever comes: all of it but the end is encoded once.

A long campaign has thousands of moves; encoding them for everybody who comes would hold up the other tables.
"""

from __future__ import annotations

from queenswright.server.wire import encode
from queenswright.table import TableState, log

BLOCK = 128
"""Moves that are encoded together."""


class History:
    """The encoded log of one table. A block is known by the number of its last move, which says what came before."""

    def __init__(self) -> None:
        self._blocks: dict[int, tuple[int, bytes]] = {}

    def of(self, state: TableState) -> bytes:
        """The log of a state, which may be any of this table."""
        told = len(state.numbers) - (0 if state.line is None else state.line.position.untold())
        whole = told // BLOCK
        blocks = [self._block(state, place) for place in range(whole)]
        rest = encode(log(state, whole * BLOCK))[1:-1]
        return b"[" + b",".join([*blocks, rest] if rest else blocks) + b"]"

    def _block(self, state: TableState, place: int) -> bytes:
        first, end = place * BLOCK, place * BLOCK + BLOCK
        number, encoded = self._blocks.get(place, (0, b""))
        if number != state.numbers[end - 1]:
            encoded = encode(log(state, first, end))[1:-1]
            self._blocks[place] = (state.numbers[end - 1], encoded)
        return encoded
