"""The key that decides all chance of a game: a number for people, four words in a record."""

from __future__ import annotations

from collections.abc import Sequence

KEY_BITS = 128


def key_words(key: int) -> list[int]:
    """The 128-bit key as a record stores it: four signed words, lowest first."""
    words = [key >> (32 * i) & 0xFFFFFFFF for i in range(4)]
    return [word - 2**32 if word >= 2**31 else word for word in words]


def key_number(words: Sequence[int]) -> int:
    """The 128-bit key as a number; the seed that `Game.new` takes."""
    return sum((word & 0xFFFFFFFF) << (32 * i) for i, word in enumerate(words))


def key_halves(key: int) -> tuple[int, int]:
    """The 128-bit key as the rules take it: two signed words, the lower one first."""
    low, high = (word - 2**64 if word >= 2**63 else word for word in (key & (2**64 - 1), key >> 64))
    return low, high
