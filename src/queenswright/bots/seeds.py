"""Random numbers for bots, from the bot's own seed and never from the game's."""

from __future__ import annotations

import hashlib


def number_of(*parts: object, bits: int = 62) -> int:
    """A pseudo-random number, the same for the same parts on every machine."""
    text = " ".join(map(str, parts))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:16], "little") & ((1 << bits) - 1)
