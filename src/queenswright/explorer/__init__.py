"""The explorer: what was chosen in many games, how often, and with what result. docs/puzzles.md is the manual.

>>> from queenswright.explorer import entry
>>> entry("craftsman", "tailor-1", 400, 120.0, 4).won.percent()
'30.0 % (25.7 to 34.7)'
"""

from queenswright.explorer.data import (
    ChoiceCount,
    ExplorerError,
    Openings,
    entry,
    openings_file,
    read_openings,
    shipped_openings,
    write_openings,
)
from queenswright.explorer.playing import counted, play

__all__ = [
    "ChoiceCount",
    "ExplorerError",
    "Openings",
    "counted",
    "entry",
    "openings_file",
    "play",
    "read_openings",
    "shipped_openings",
    "write_openings",
]
