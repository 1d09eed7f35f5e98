"""The players: purse, star, crew and tavern, two lines each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from queenswright.cli.architect.words import SEAT_STYLES, Signs, characters_by_id, place_name, word
from queenswright.cli.terminal.console import FAINT, GOLD, NARROW
from queenswright.games.architect.state import SPACES, STAR_ACTIONS
from queenswright.kernel.data import Pack

FURTHEST = 3
LONGEST_NAME, SHORTEST_NAME = 17, 9
PLACE_WIDTH = 12
INDENT = "  "


def people(pack: Pack, view: dict[str, Any], names: Sequence[str], active: int | None, signs: Signs) -> Text:
    """All players below one heading."""
    lines = [_heading(signs)]
    for seat, player in enumerate(view["seats"]):
        lines.append(_purse(player, names[seat], seat == active, signs))
        lines.append(_crew(pack, player, signs))
    return Text("\n").join(lines)


def standing(pack: Pack, view: dict[str, Any], names: Sequence[str], signs: Signs) -> Text:
    """One line for each player: purse, place on the track, carriage, and what the crew can do."""
    lines = [Text(f"{_figures_heading()}{word('end-crew')}", "bold")]
    for seat, player in enumerate(view["seats"]):
        line = _figures(player, names[seat], False, signs)
        lines.append(line.append(str(performance(pack, player["craftsmen"]))))
    return Text("\n").join(lines)


def brief(pack: Pack, view: dict[str, Any], names: Sequence[str], seat: int, signs: Signs) -> Text:
    """One player's two lines, for the later decisions of a turn."""
    player = view["seats"][seat]
    return Text("\n").join([_heading(signs), _purse(player, names[seat], True, signs), _crew(pack, player, signs)])


def _heading(signs: Signs) -> Text:
    return Text(f"{_figures_heading()}{word('star', sign=signs.ahead)}", "bold")


def _columns() -> tuple[int, int, int]:
    """The widths of talers, bonds and track: wide enough for figures and headings."""
    return max(6, len(word("talers"))), max(6, len(word("bonds"))), max(5, len(word("space")))


def _name_width() -> int:
    """The room for a name on a narrow screen, beside the figures and the longest row of actions."""
    longest = max(star(action, Signs()).cell_len for action in STAR_ACTIONS)
    others = len(INDENT) + sum(_columns()) + 2 + len(INDENT) + PLACE_WIDTH + 1
    return max(SHORTEST_NAME, min(LONGEST_NAME, NARROW - others - longest))


def _figures_heading() -> str:
    talers, bonds, space = _columns()
    cells = f"{word('players'):<{_name_width() + 2}}{word('talers'):>{talers}} {word('bonds'):>{bonds}}"
    return f"{cells} {word('space'):>{space}}  {word('carriage'):<{PLACE_WIDTH}} "


def _purse(player: dict[str, Any], name: str, active: bool, signs: Signs) -> Text:
    line = _figures(player, name, active, signs)
    if player["contribution"] is None:
        return line.append_text(star(player["architect"], signs))
    return line.append(word("contributed", performance=player["contribution"]), GOLD)  # and no turn follows


def _figures(player: dict[str, Any], name: str, active: bool, signs: Signs) -> Text:
    line = Text.assemble((f"{signs.mark} " if active else INDENT, GOLD))
    talers, bonds, space = _columns()
    line.append(f"{_cut(name, _name_width()):<{_name_width()}}", f"bold {SEAT_STYLES[player['colour']]}")
    held, place = f"{player['bonds']} ({player['confidence']})", _cut(place_name(player["carriage"]), PLACE_WIDTH)
    line.append(f"{player['talers']:>{talers}} {held:>{bonds}} {player['track']:>{space}}  {place:<{PLACE_WIDTH}} ")
    return line


def star(action: str, signs: Signs) -> Text:
    """Where the architect stands and what lies 1, 2 and 3 spaces ahead."""
    here = STAR_ACTIONS.index(action)
    ahead = [STAR_ACTIONS[(here + n) % len(STAR_ACTIONS)] for n in range(1, FURTHEST + 1)]
    text = Text.assemble((word(f"star-{action}"), FAINT))
    for one in ahead:
        text.append(signs.ahead, FAINT)
        text.append(word(f"star-{one}"))
    return text


def _crew(pack: Pack, player: dict[str, Any], signs: Signs) -> Text:
    crew = player["craftsmen"]
    line = Text(INDENT + INDENT)
    if crew:
        line.append(word("crew", performance=performance(pack, crew)))
    else:
        line.append(word("crew-nobody"), FAINT)
    for character, position in crew.items():
        line.append(" ")
        line.append_text(craftsman(pack, character, position, signs))
    rooms = _tavern(player, signs)
    if rooms:
        fits = line.cell_len + rooms.cell_len < NARROW
        line.append("  " if fits else "\n" + INDENT + INDENT)
        line.append_text(rooms)
    return line


def _tavern(player: dict[str, Any], signs: Signs) -> Text:
    """The guilds that are not on the entrance."""
    used = [room for room in ("saloon", "dormitory") if player["tavern"][room]]
    return Text("  ").join(
        Text.assemble((word(f"room-{room}") + " ", FAINT), signs.guilds(player["tavern"][room])) for room in used
    )


def craftsman(pack: Pack, character: str, position: int, signs: Signs) -> Text:
    """`lum-2 3·4`: performance at the hammer and jobs left."""
    value = pack.content.characters[list(characters_by_id(pack.content)).index(character)].performance[position]
    return Text.assemble(signs.character(character), (f" {value}", "bold"), (f"{signs.dot}{SPACES - position}", FAINT))


def performance(pack: Pack, crew: dict[str, int]) -> int:
    """The sum at the hammers."""
    known = characters_by_id(pack.content)
    return sum(known[character].performance[position] for character, position in crew.items())


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "."
