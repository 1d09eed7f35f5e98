"""Which code this is: a hash by which stored results are known to be those of this very code, packs and texts."""

from __future__ import annotations

import hashlib
import sys
from functools import cache
from pathlib import Path

from queenswright import __version__
from queenswright.kernel.contract import GameRules

OURS = Path(__file__).parent.parent
COUNTS = frozenset({".py", ".toml", ".ftl"})
"""Modules, packs, and texts: which of them are disclosed is part of a table's state."""


@cache
def code_of(rules: GameRules) -> str:
    """A hash of all our files that count and those of the game; it takes some milliseconds, once."""
    found = hashlib.sha256(f"{__version__} {sys.byteorder}".encode())
    for folder in (OURS, rules.folder):
        for path in sorted(path for path in folder.rglob("*") if path.suffix in COUNTS):
            found.update(f"{path.relative_to(folder)} {path.stat().st_size}\n".encode())
            found.update(path.read_bytes())
    return found.hexdigest()[:32]
