"""Packages beside the program, as an installer would leave them: a folder with a `.dist-info` on the path."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from queenswright.games import known_games
from queenswright.locale import forget_catalogues

ROOT = Path(__file__).parents[1]
TINY = ROOT / "tests" / "tiny"


def install(*folders: Path) -> None:
    """Let this process and those that it starts find what lies in these folders."""
    for folder in map(str, (*folders, ROOT)):
        if folder not in sys.path:
            sys.path.append(folder)
    inherited = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    os.environ["PYTHONPATH"] = os.pathsep.join(dict.fromkeys([*map(str, folders), str(ROOT), *filter(None, inherited)]))
    known_games.cache_clear()
    forget_catalogues()


def install_tiny() -> None:
    """The smallest game of the contract stands on the shelf too."""
    install(TINY)
