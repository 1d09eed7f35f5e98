"""The castle as the campaign has built it: one tower per player, one floor per completed epoch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from queenswright.cli.queensdale.words import SEAT_STYLES, Signs, shortened
from queenswright.cli.terminal.console import GOLD
from queenswright.games.queensdale.state.course import EPOCHS

TOWER, WALL = 8, 6
ROOF = ("   /\\   ", "  /  \\  ")
"""The roof of a tower, which the ninth epoch closes, from the top down."""
LOW_WALL = 2


def castle(view: dict[str, Any], names: Sequence[str], signs: Signs) -> Text:
    """The towers side by side, joined by the wall, each above its builder's name."""
    floors = [player["epoch"] - 1 for player in view["seats"]]
    styles = [SEAT_STYLES[player["colour"]] for player in view["seats"]]
    text = Text()
    top = max(LOW_WALL, *floors) + (len(ROOF) if EPOCHS in floors else 0)
    for height in range(top, 0, -1):
        for i, (floor, style) in enumerate(zip(floors, styles, strict=True)):
            if i:
                text.append((signs.wall if height <= LOW_WALL else " ") * WALL)
            part = _part(floor, height, signs)
            text.append(part, GOLD if "/" in part else style)
        text.append("\n")
    width = TOWER + WALL
    for name, style in zip(names, styles, strict=True):
        text.append(f"{shortened(name, width - 1):<{width}}", f"bold {style}")
    text.rstrip()
    return text


def _part(floors: int, height: int, signs: Signs) -> str:
    """The characters of one tower at one height."""
    if floors == 0 and height == 1:
        return " |____| "
    if height > floors:
        above = height - floors
        is_roof = floors == EPOCHS and above <= len(ROOF)
        return ROOF[len(ROOF) - above] if is_roof else " " * TOWER
    window = " " if height % 3 else "."
    return f" |{signs.wall}{window}{window}{signs.wall}| "
