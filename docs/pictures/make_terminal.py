"""Draw docs/pictures/terminal.svg: a game of Queen's Architect in the terminal, in the middle of round 9."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

from rich.color import parse_rgb_hex
from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import queenswright as qw
from queenswright.cli.terminal.console import Terminal
from queenswright.cli.terminal.display import display_for
from queenswright.cli.terminal.session import Session
from queenswright.table import Line, Seat

PICTURE = Path(__file__).with_name("terminal.svg")
WIDTH = 124
FONTS = "DejaVu Sans Mono, Menlo, Consolas, monospace"

SITUATION: dict[str, Any] = {
    "seed": 12,
    "round": 9,
    "first_player": 1,
    "to_move": 0,
    "step": "construct",
    "seats": [
        {
            "talers": 6,
            "bonds": 3,
            "confidence": 2,
            "carriage": "Drapersgate",
            "architect": "construct",
            "track": 3,
            "craftsmen": {"blacksmith-3": 3, "glazier-3": 2, "stonemason-3": 1, "tailor-1": 3, "bricklayer-2": 1},
            "tavern": {"saloon": ["glazier"], "dormitory": ["tailor"]},
        },
        {
            "talers": 2,
            "bonds": 5,
            "carriage": "Oakmere",
            "architect": "hire",
            "track": 4,
            "craftsmen": {"lumberjack-2": 1, "stonemason-2": 3, "tailor-2": 0},
        },
        {
            "talers": 9,
            "bonds": 1,
            "confidence": 3,
            "carriage": "Psalmstead",
            "architect": "bank",
            "track": 2,
            "craftsmen": {"lumberjack-1": 0, "bricklayer-1": 2, "tailor-3": 1},
            "tavern": {"saloon": ["bricklayer"]},
        },
    ],
    "demand": {"Drapersgate": ["blacksmith", "glazier", "stonemason", "tailor"]},
    "buildings": {"Drapersgate": [1], "Oakmere": [1, 0], "Psalmstead": [2], "Dovecombe": [0]},
}

DARK = ["#1d1a16", "#c8503c", "#6ea582", "#cd9b3c", "#5a7dc8", "#a56ea5", "#5096a0", "#dcd2be"]
BRIGHT = ["#786e5f", "#e66e55", "#8cc3a0", "#ebbe5f", "#82a0e6", "#c391c3", "#78bec8", "#faf2e1"]


def _colours(names: list[str]) -> list[tuple[int, int, int]]:
    return [parse_rgb_hex(name[1:]) for name in names]


NIGHT = TerminalTheme((29, 26, 22), (239, 228, 205), _colours(DARK), _colours(BRIGHT))


class Shown(Session):
    """What a session shows, without bots and without a table that is kept."""

    def __init__(self, line: Line, terminal: Terminal) -> None:
        self.line, self.terminal = line, terminal
        self.display = display_for(line, terminal.plain)


def main() -> None:
    """Print the screen into a recording console and keep it as SVG."""
    console = Console(
        record=True, width=WIDTH, height=60, file=io.StringIO(), force_terminal=True, color_system="truecolor",
        markup=False, emoji=False, highlight=False,
    )  # fmt: skip
    seats = [Seat("Anna"), Seat("journeyman", is_bot=True), Seat("Ben")]
    line = Line(qw.load("architect").position(SITUATION), seats)
    terminal = Terminal(console)
    terminal.encoding = "utf-8"
    session = Shown(line, terminal)
    session.show_board(0)
    session.show_choices(0)
    console.print(Text("Anna > why palace"))
    refusal = line.position.why_not("palace")
    assert refusal is not None
    session.refuse(refusal)
    console.print(Text("Anna > build"))
    session.tell(line.choose(0, "build"))
    session.show_choices(0)
    console.print(Text("Anna > "))
    svg = console.export_svg(title="queenswright play", theme=NIGHT)
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)  # pictures load nothing from elsewhere
    PICTURE.write_text(svg.replace("Fira Code, monospace", FONTS), encoding="utf-8")


if __name__ == "__main__":
    main()
