"""The cogwheel of a pack: what each of its sectors pays."""

from __future__ import annotations

from typing import Any

from queenswright.games.queensdale.content.effects import Reader
from queenswright.games.queensdale.state.course import COGWHEEL, NEVER
from queenswright.games.queensdale.state.pieces import SECTORS


def read_cogwheel(reader: Reader, record: Any) -> None:
    """QD-LATER-15: six sectors in their order; a pack without a cogwheel has none."""
    if reader.mechanism_from[COGWHEEL] == NEVER:
        return
    group = reader.root.group("cogwheel")
    for number, sector in enumerate(group.tables("sector", SECTORS, SECTORS)):
        record.sector_gain[number] = reader.gain(sector, "gain", {})
        if not record.sector_gain[number]:
            raise sector.error("gain", "a table of gains")
        sector.finish()
    group.finish()
