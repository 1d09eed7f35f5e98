"""Drawings of the browser's table lie in a sheet for each epoch, and only those of open epochs are fetched."""

import re
from pathlib import Path

import pytest

from queenswright.kernel.game import Game

SHEETS = Path(__file__).parents[3] / "web/src/games/queensdale/pieces/symbols"
LATER = {"a-clear": 2, "a-tome": 3, "a-renovate": 3, "r-marble": 4, "s-baron": 4, "a-monument": 5, "monument-4": 5,
    "a-cog": 6, "a-order": 6, "a-rider": 7, "a-wall": 7, "a-landing": 8}  # fmt: skip


def coded(kind: str, code: str) -> str:
    """The name of a drawing whose code comes with the view: FNV-1a with 32 bits, as the client computes it."""
    found = 0x811C9DC5
    for byte in code.encode():
        found = (found ^ byte) * 0x01000193 & 0xFFFFFFFF
    return f"{kind}-{found:x}"


def sheets() -> dict[str, int]:
    """The epoch of every drawing."""
    return {
        name: int(path.stem)
        for path in SHEETS.glob("*.svg")
        for name in re.findall(r'<symbol id="qd-([^"]+)"', path.read_text(encoding="utf-8"))
    }


@pytest.mark.clauses("QD-COMP-34")
def test_a_drawing_lies_in_the_sheet_of_the_epoch_that_brings_it(queensdale: Game) -> None:
    buildings = {coded("b", building.code): int(building.board[0]) for building in queensdale.pack.content.buildings}
    figurines = {coded("p", "merchant"): 4, coded("p", "healer"): 6}
    found = sheets()
    wanted = buildings | figurines | LATER
    assert {name: found.get(name) for name in wanted} == wanted


@pytest.mark.clauses("QD-COMP-34")
def test_a_sheet_uses_nothing_from_a_later_one() -> None:
    found = sheets()
    for path in SHEETS.glob("*.svg"):
        used = re.findall(r'href="#qd-([^"]+)"', path.read_text(encoding="utf-8"))
        assert [name for name in used if found[name] > int(path.stem)] == []
