"""The players: how far they are, what they hold, their dice, their boroughs and towers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from queenswright.cli.queensdale.words import SEAT_STYLES, Signs, amounts, building, face, herb, joined, word
from queenswright.cli.terminal.console import FAINT, GOLD
from queenswright.games.queensdale.state import EPOCHS, GOODS
from queenswright.locale import render

LONGEST_NAME = 22
INDENT = "    "
COLUMNS = ("epoch", "fame", "morale", "seals", "rivets")


def people(view: dict[str, Any], names: Sequence[str], active: int | None, signs: Signs) -> Text:
    """All players below one heading."""
    lines = [_heading(view)]
    for seat, player in enumerate(view["seats"]):
        lines += player_lines(view, player, names[seat], seat == active, signs)
    return Text("\n").join(lines)


def player_lines(view: dict[str, Any], player: dict[str, Any], name: str, active: bool, signs: Signs) -> list[Text]:
    """Figures and goods, then dice, then what stands in the borough."""
    lines = [_figures(view, player, name, active, signs), dice(player)]
    built = borough(player)
    return [*lines, built] if built else lines


def brief(view: dict[str, Any], names: Sequence[str], seat: int, signs: Signs) -> Text:
    """One player's lines, for the later decisions of a turn."""
    player = view["seats"][seat]
    return Text("\n").join([_heading(view), *player_lines(view, player, names[seat], True, signs)])


def standing(view: dict[str, Any], names: Sequence[str], signs: Signs) -> Text:
    """One line for each player."""
    lines = [_heading(view)]
    lines += [_figures(view, player, names[seat], False, signs) for seat, player in enumerate(view["seats"])]
    return Text("\n").join(lines)


def _widths() -> list[int]:
    return [max(6 if column == "fame" else 3, len(word(f"column-{column}"))) for column in COLUMNS]


def _heading(view: dict[str, Any]) -> Text:
    cells = [f"{word(f'column-{column}'):>{width}}" for column, width in zip(COLUMNS, _widths(), strict=True)]
    goods = [f"{word(f'good-{good}'):>2}" for good in GOODS if good in view["seats"][0]["goods"]]
    return Text(f"{word('players'):<{LONGEST_NAME + 2}}{' '.join(cells)}  {' '.join(goods)}", "bold")


def _figures(view: dict[str, Any], player: dict[str, Any], name: str, active: bool, signs: Signs) -> Text:
    style = f"bold {SEAT_STYLES[player['colour']]}"
    text = Text.assemble((f"{signs.mark} " if active else "  ", GOLD), (f"{_cut(name):<{LONGEST_NAME}}", style))
    epoch = min(player["epoch"], EPOCHS)
    fame = f"{player['fame']}/{player['goal']}"
    values = [f"{epoch}{'+' if player['ticked'] else ''}", fame, player["morale"], player["seals"], player["rivets"]]
    text.append(" ".join(f"{value:>{width}}" for value, width in zip(values, _widths(), strict=True)))
    text.append("  " + " ".join(f"{count:>2}" for count in player["goods"].values()))
    if player["huts"]:
        text.append_text(Text.assemble("  ", (word("huts") + " ", FAINT), joined(map(herb, player["huts"]), "")))
    if player["figurines"]:
        text.append("  " + ", ".join(amounts(player["figurines"])))
    return text


def dice(player: dict[str, Any]) -> Text:
    """The five dice; a placed one is a dash."""
    text = Text.assemble(INDENT, (word("dice") + " ", FAINT))
    shown = [f"{i} {face(die['shows']) if die['shows'] else '-'}" for i, die in enumerate(player["dice"], 1)]
    return text.append(", ".join(shown))


def borough(player: dict[str, Any]) -> Text:
    """Buildings by the number of their site, renovated ones with a plus, and the tower."""
    renovated = player.get("renovated", [])
    built = [
        f"{site} {building(one['building'], one['rank'])}{'+' if one['building'] in renovated else ''}"
        for site, one in enumerate(player["buildings"], 1)
    ]
    parts = []
    if built:
        sites = word("borough", built=len(built), sites=player["sites"])
        parts.append(Text.assemble((sites + " ", FAINT), ", ".join(built)))
    tower = [tile for tile in player["tower"] if tile]
    if tower:
        parts.append(Text.assemble((word("tower") + " ", FAINT), ", ".join(tower)))
    return Text.assemble(INDENT, joined(parts, "; ")) if parts else Text()


def lasting(view: dict[str, Any], names: Sequence[str], start: Sequence[str]) -> list[Text]:
    """What stays from game to game: boroughs and towers with what they do, and faces that dice did not `start` with."""
    lines = []
    for player, name in zip(view["seats"], names, strict=True):
        lines.append(Text.assemble((name, f"bold {SEAT_STYLES[player['colour']]}"), f", {_family(player)}"))
        for site, one in enumerate(player["buildings"], 1):
            does = render(f"building-{one['building']}-does", {})
            lines.append(Text.assemble(f"  {site} {building(one['building'], one['rank'])}  ", (does, FAINT)))
        lines += [
            Text.assemble(f"  {word('tower')} {tile}  ", (render(f"tile-{tile}", {}), FAINT))
            for tile in player["tower"]
            if tile
        ]
        lines += [
            Text.assemble((f"  {word('die', number=number)} ", FAINT), faces)
            for number, faces in _bought(player, start)
        ]
    return lines


def _family(player: dict[str, Any]) -> str:
    return word("family", name=render(f"family-{player['family']}", {}))


def _bought(player: dict[str, Any], start: Sequence[str]) -> list[tuple[int, str]]:
    """The dice with faces that were bought, by number."""
    new = [[face(code) for code in die["faces"] if code not in start] for die in player["dice"]]
    return [(number, ", ".join(faces)) for number, faces in enumerate(new, 1) if faces]


def visions(view: dict[str, Any], seat: int, private: bool) -> list[str]:
    """QD-CLAIR-02: the seat's clairvoyant cards, the private halves only where the seat alone can read them."""
    lines = []
    for vision in view["seats"][seat]["clairvoyant"]:
        text = render(f"clairvoyant-{vision['card']}-public", {})
        if private and vision["private"]:
            text += f" {render(vision['private'], {})}"
        lines.append(text)
    return lines


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST_NAME else text[: LONGEST_NAME - 1] + "."
