"""The valley as text: four quarters of hexes in rows that shift by half a hex, as they lie around the two rivers."""

from __future__ import annotations

from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from queenswright.cli.queensdale.words import SEAT_STYLES, Signs, herb, joined, scout, shortened, word
from queenswright.cli.terminal.console import FAINT
from queenswright.games.queensdale.content.atlas import Valley
from queenswright.games.queensdale.content.names import SPACE_NAMES
from queenswright.games.queensdale.state.board import HEXES, ROW
from queenswright.games.queensdale.state.pieces import COLOURS, STARTING_SITES
from queenswright.kernel.data import Pack
from queenswright.locale import render

CELL = 4
QUARTER_WIDTH = 2 + ROW * CELL + CELL // 2
WIDTH = 2 * QUARTER_WIDTH + 3
AROUND = (("green", "yellow"), ("blue", "red"))
"""The quarters as they lie around the crossing of the rivers."""


def valley(pack: Pack, view: dict[str, Any], names: dict[str, str], signs: Signs) -> Grid:
    """The four quarters; `names` are those of the players by colour."""
    grid = Grid(box=None, padding=(0, 3, 0, 0), pad_edge=False, show_header=False, width=WIDTH)
    for colours in AROUND:
        grid.add_row(*(_quarter(pack, view, colour, names.get(colour), signs) for colour in colours))
    return grid


def bridges(view: dict[str, Any]) -> Text:
    """The scouts that stand on bridges; empty when there are none."""
    found = []
    for player in view["seats"]:
        ring, _, quarter = player["scout"].partition(" ")
        if ring in ("inner", "outer"):
            following = COLOURS[(COLOURS.index(quarter) + 1) % len(COLOURS)]
            ends = [render(f"quarter-{colour}", {}) for colour in (quarter, following)]
            where = word(f"on-{ring}-bridge", first=ends[0], second=ends[1])
            found.append(Text.assemble(scout(player["colour"]), f" {where}"))
    return joined(found, ", ")


def legend(names: dict[str, str], signs: Signs) -> Text:
    """What the signs of the map mean, and whose scout which letter is; `names` are those of the players by colour."""
    args = {"shrub": signs.shrub, "meadow": signs.meadow, "tent": signs.tent, "site": signs.site}
    owners = [f"{scout(colour)} {name}" for colour, name in names.items()]
    return Text.assemble((word("map-legend", **args), FAINT), "\n", word("scouts", scouts=owners))


def _quarter(pack: Pack, view: dict[str, Any], colour: str, name: str | None, signs: Signs) -> Text:
    land: Valley = pack.content.valley
    quarter = COLOURS.index(colour)
    player = next((one for one in view["seats"] if one["colour"] == colour), None)
    good = render(f"good-{land.resources[quarter]}", {})
    title = render(f"seat-{colour}", {}) if name is None else name
    huts = joined(map(herb, player["huts"]), "") if player is not None else Text()
    room = QUARTER_WIDTH - len(good) - 1 - (len(huts) + 1 if huts else 0)
    text = Text.assemble((shortened(title, room), f"bold {SEAT_STYLES[colour]}"), (f" {good}", FAINT))
    if huts:
        text.append_text(Text(" ") + huts)
    text.append(f"\n  {_columns(land)}", FAINT)
    for row in range(HEXES // ROW):
        text.append_text(_row(pack, view, quarter, row, player, signs))
    return text


def _columns(land: Valley) -> str:
    """The numbers of the columns; `=` where a bridge begins above the first row."""
    ends = {there % ROW for _, there in land.bridges}
    return "".join(f"{column + 1}{'=' if column in ends else ' '}".ljust(CELL) for column in range(ROW))


def _row(pack: Pack, view: dict[str, Any], quarter: int, row: int, player: dict[str, Any] | None, signs: Signs) -> Text:
    land: Valley = pack.content.valley
    starts_bridge = any(here // ROW == row for here, _ in land.bridges)
    text = Text.assemble("\n", (f"{'abcdef'[row]}{'=' if starts_bridge else ' '}", FAINT))
    text.append(" " * (CELL // 2 if row % 2 else 0))
    for column in range(ROW):
        place = ROW * row + column
        cell = _hex(pack, view, quarter, place, player, signs)
        here = SPACE_NAMES[HEXES * quarter + place]
        for other in view["seats"]:
            if other["scout"] == here:
                cell.append_text(scout(other["colour"]))
        cell.truncate(CELL, pad=True)
        text.append_text(cell)
    return text


def _hex(
    pack: Pack, view: dict[str, Any], quarter: int, place: int, player: dict[str, Any] | None, signs: Signs
) -> Text:
    """One hex without scouts."""
    land: Valley = pack.content.valley
    kind = land.kinds[place]
    if kind == "shrub":
        token = view["herbs"].get(SPACE_NAMES[HEXES * quarter + place])
        return herb(token) if token else Text(signs.shrub, FAINT)
    if SPACE_NAMES[HEXES * quarter + place] in view.get("caves", ()):
        return Text("@", "bold")
    if kind in ("site", "grass"):
        return _site(land, place, kind, player, signs)
    if kind == "tower":
        tile = player["tower"][land.hexes("tower").index(place)] if player else None
        return Text(tile or "T", "bold" if tile else FAINT)
    shown = {"meadow": signs.meadow, "tent": signs.tent, "farm": "F"}[kind]
    return Text(shown, FAINT if kind == "meadow" else "")


def _site(land: Valley, place: int, kind: str, player: dict[str, Any] | None, signs: Signs) -> Text:
    """A building site by its number, an empty one, or grass; cleared grass follows the sites of the start."""
    number = land.hexes(kind).index(place) + (STARTING_SITES if kind == "grass" else 0)
    if player is None or number >= player["sites"]:
        return Text(signs.site if kind == "site" else '"', FAINT)
    if number < len(player["buildings"]):
        return Text(str(number + 1), "bold")
    return Text(signs.site)
