"""The players: their progress, goods, dice, boroughs and towers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType
from rich.padding import Padding
from rich.text import Text

from queenswright.cli.queensdale.words import (
    SEAT_STYLES,
    Signs,
    amounts,
    building,
    building_does,
    face,
    herb,
    joined,
    sealed_answer,
    shortened,
    word,
)
from queenswright.cli.terminal.console import FAINT, GOLD
from queenswright.games.queensdale.state.course import EPOCHS
from queenswright.games.queensdale.state.pieces import GOODS, STAGES
from queenswright.locale import render

LONGEST_NAME, SHORTEST_NAME = 22, 8
NARROW = 90
"""Columns below which goods stand in a line of their own."""
INDENT = 4
COLUMNS = ("epoch", "fame", "morale", "seals", "rivets")


@dataclass(frozen=True)
class PlayerRows:
    """Players below one heading, drawn for the width at hand; `whole` with dice and boroughs."""

    view: dict[str, Any]
    names: Sequence[str]
    seats: Sequence[int]
    active: int | None
    signs: Signs
    whole: bool = True

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        width = options.max_width
        name_width = max(SHORTEST_NAME, min(LONGEST_NAME, width - 2 - sum(_widths()) - len(COLUMNS) + 1))
        yield _heading(self.view, name_width, width >= NARROW)
        for seat in self.seats:
            player = self.view["seats"][seat]
            mark = f"{self.signs.mark} " if seat == self.active else "  "
            name = Text(f"{shortened(self.names[seat], name_width):<{name_width}}", _style(player))
            yield from _player(player, Text.assemble((mark, GOLD), name), width, self.whole)


def people(view: dict[str, Any], names: Sequence[str], active: int | None, signs: Signs) -> PlayerRows:
    """All players below one heading."""
    return PlayerRows(view, names, range(len(names)), active, signs)


def brief(view: dict[str, Any], names: Sequence[str], seat: int, signs: Signs) -> PlayerRows:
    """One player's lines, for the later decisions of a turn."""
    return PlayerRows(view, names, [seat], seat, signs)


def standing(view: dict[str, Any], names: Sequence[str], signs: Signs) -> PlayerRows:
    """Figures and goods of every player."""
    return PlayerRows(view, names, range(len(names)), None, signs, whole=False)


def _style(player: dict[str, Any]) -> str:
    return f"bold {SEAT_STYLES[player['colour']]}"


def _widths() -> list[int]:
    return [max(6 if column == "fame" else 3, len(word(f"column-{column}"))) for column in COLUMNS]


def _heading(view: dict[str, Any], name_width: int, with_goods: bool) -> Text:
    cells = [f"{word(f'column-{column}'):>{width}}" for column, width in zip(COLUMNS, _widths(), strict=True)]
    goods = [f"{word(f'good-{good}'):>2}" for good in GOODS if good in view["seats"][0]["goods"]]
    shown = f"{word('players'):<{name_width + 2}}{' '.join(cells)}"
    return Text(f"{shown}  {' '.join(goods)}" if with_goods else shown, "bold")


def _player(player: dict[str, Any], name: Text, width: int, whole: bool) -> Iterator[RenderableType]:
    """Figures and goods, in one line if there is room; then dice, then the borough."""
    row, held = name + _figures(player), _held(player)
    if width >= NARROW:
        row.append("  " + " ".join(f"{count:>2}" for count in player["goods"].values()))
        if held and row.cell_len + held.cell_len + 2 <= width:
            row, held = joined([row, held]), Text()
    else:
        goods = " ".join(f"{count}{word(f'good-{good}')}" for good, count in player["goods"].items())
        held = joined([goods, held])
    below = [held, dice(player), borough(player)] if whole else [held]
    yield row
    yield from (Padding.indent(line, INDENT) for line in below if line)


def _figures(player: dict[str, Any]) -> Text:
    epoch = min(player["epoch"], EPOCHS)
    fame = f"{player['fame']}/{player['goal']}"
    values = [f"{epoch}{'+' if player['ticked'] else ''}", fame, player["morale"], player["seals"], player["rivets"]]
    return Text(" ".join(f"{value:>{width}}" for value, width in zip(values, _widths(), strict=True)))


def _held(player: dict[str, Any]) -> Text:
    """Huts, figurines and robber baron tokens."""
    huts = joined(map(herb, player["huts"]), "")
    shown = Text.assemble((word("huts") + " ", FAINT), huts) if huts else Text()
    tokens = ", ".join(render(f"robber-{number}", {}) for number in player.get("robbers", []))
    robbers = Text.assemble((word("robbers") + " ", FAINT), tokens) if tokens else Text()
    return joined([shown, ", ".join(amounts(player["figurines"])), robbers])


def dice(player: dict[str, Any]) -> Text:
    """The five dice; a placed one is a dash."""
    text = Text.assemble((word("dice") + " ", FAINT))
    shown = [f"{i} {face(die['shows']) if die['shows'] else '-'}" for i, die in enumerate(player["dice"], 1)]
    return text.append(", ".join(shown))


def borough(player: dict[str, Any]) -> Text:
    """Buildings by the number of their site, renovated ones with a plus, the monument and the tower."""
    renovated = player.get("renovated", [])
    built = [
        f"{site} {building(one['building'], one['rank'])}{'+' if one['building'] in renovated else ''}"
        for site, one in enumerate(player["buildings"], 1)
    ]
    parts = []
    if built:
        sites = word("borough", built=len(built), sites=player["sites"])
        parts.append(Text.assemble((sites + " ", FAINT), ", ".join(built)))
    if player.get("monument"):
        parts.append(Text.assemble((render("thing-monument", {}) + " ", FAINT), f"{player['monument']}/{STAGES}"))
    tower = [tile for tile in player["tower"] if tile]
    if tower:
        parts.append(Text.assemble((word("tower") + " ", FAINT), ", ".join(tower)))
    return joined(parts, "; ")


def lasting(view: dict[str, Any], names: Sequence[str], start: Sequence[str]) -> list[Text]:
    """What stays from game to game: boroughs and towers with their effects, and bought faces (not in `start`)."""
    lines = []
    for player, name in zip(view["seats"], names, strict=True):
        lines.append(Text.assemble((name, f"bold {SEAT_STYLES[player['colour']]}"), f", {_family(player)}"))
        for site, one in enumerate(player["buildings"], 1):
            does = building_does(one["building"])
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


def casebook(view: dict[str, Any], seat: int) -> list[str]:
    """QD-LATER-55: the clues that a seat has, and what it has sealed."""
    entries = [render(f"clue-{one['clue']}", one["args"]) for one in view.get("casebook", [])]
    sealed = view["seats"][seat].get("sealed", [])
    answers = [f"{render(f'casebook-question-{one.split()[0]}', {})} {sealed_answer(one)}" for one in sealed]
    return [render("casebook-title", {}), *entries, *answers] if entries else []


def cards_read(view: dict[str, Any], seat: int) -> list[str]:
    """QD-GROCER-05, QD-STICKER-14: the number cards of the faces that a seat has bought, for itself alone."""
    lines = []
    for one in view["seats"][seat].get("number_cards", []):
        name, title = face(f"card_{one['card']}"), render(f"number-card-{one['card']}-title", {})
        text, rule = (render(f"number-card-{one['card']}-{part}", one["args"]) for part in ("text", "rule"))
        lines.append(f"{name}: {title}. {text} {rule}")
    return lines
