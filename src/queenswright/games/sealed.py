"""What a campaign opens later, as sealed.toml in a game's folder names it: whoever plays finds it out at the table."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any


def sealed_clauses(folder: Path) -> frozenset[str]:
    """The clauses that rules for reading leave out; a game without the file keeps nothing for later."""
    return frozenset(_sealed(folder).get("clauses", ()))


def sealed_catalogues(folder: Path) -> frozenset[str]:
    """The catalogues that are opened message by message: `sealed`, and those that the file names."""
    return frozenset({"sealed", *_sealed(folder).get("catalogues", ())})


def _sealed(folder: Path) -> dict[str, Any]:
    path = folder / "sealed.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
