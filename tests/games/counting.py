"""Perft: how many ways there are to play on from a position."""

from __future__ import annotations

from collections.abc import Sequence

from queenswright.kernel.position import Position


def assert_counts(position: Position, expected: Sequence[int]) -> None:
    """As many sequences of one, two, ... chosen moves as expected; afterwards the position is what it was."""
    before = position.to_bytes()
    for depth, count in enumerate(expected, 1):
        found = divide(position, depth)
        assert sum(found.values()) == count, f"depth {depth}: {sum(found.values())} = {found}"
    assert position.to_bytes() == before


def perft(position: Position, depth: int) -> int:
    """The number of sequences of `depth` chosen moves."""
    if depth == 1:
        return len(position.legal_moves)
    return sum(divide(position, depth).values())


def divide(position: Position, depth: int) -> dict[str, int]:
    """The number of sequences behind each move."""
    counts = {}
    for move in position.legal_moves:
        position.push(move)
        counts[move.text] = perft(position, depth - 1) if depth > 1 else 1
        position.pop()
    return counts
