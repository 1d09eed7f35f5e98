"""Clauses that a campaign opens later: whoever plays finds them out at the table."""

from __future__ import annotations

import tomllib
from pathlib import Path


def sealed_clauses(folder: Path) -> frozenset[str]:
    """The ids that sealed.toml in a game's folder names; a game without the file keeps nothing for later."""
    path = folder / "sealed.toml"
    return frozenset(tomllib.loads(path.read_text(encoding="utf-8"))["clauses"]) if path.exists() else frozenset()
