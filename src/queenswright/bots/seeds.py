"""Numbers for everything that a bot leaves to chance, from its own seed: never from that of the game."""

from __future__ import annotations

import hashlib


def number_of(*parts: object, bits: int = 62) -> int:
    """A number that looks random and is the same for the same parts on every machine."""
    text = " ".join(map(str, parts))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:16], "little") & ((1 << bits) - 1)
