"""The game board: appreciation track, billboard, and the place where the carriage stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.cells import cell_len
from rich.table import Table as Grid
from rich.text import Text

from queenswright.cli.architect.words import Signs, characters_by_id, guilds_of, letter, person_name, place_name, word
from queenswright.cli.terminal.console import FAINT, GOLD
from queenswright.games.architect.content.characters import Craftsman
from queenswright.games.architect.content.maps import Location
from queenswright.games.architect.content.pack import Content
from queenswright.games.architect.state import SPACES, TOP
from queenswright.kernel.data import Pack
from queenswright.locale import render

TOKEN_WIDTH = 4
RIGHT = (1, 2, 4)
"""Columns of the billboard that hold numbers."""


def track(view: dict[str, Any]) -> Text:
    """Two lines: the tokens, and below them the figures."""
    title, start = word("track"), word("track-start")
    edge = max(len(title), 6)
    first = max(len(start), len(view["seats"])) + 1
    text = Text.assemble((f"{title:<{edge}} ", "bold"))
    text.append(f"{start:<{first}}", FAINT)
    for token in view["track"]:
        text.append(f"{token:>{TOKEN_WIDTH - 1}} ", "")
    text.append("  " + word("supply", bonds=view["bond_supply"], tiles=view["pile_size"]), FAINT)
    text.append("\n" + " " * (edge + 1))
    for space in range(len(view["track"]) + 1):
        figures = [letter(seat) for seat, player in enumerate(view["seats"]) if player["track"] == space]
        width = first if space == 0 else TOKEN_WIDTH - 1
        cell = Text.assemble(*figures)
        gap = " " * (width - len(figures))
        text.append_text(Text.assemble(cell, gap) if space == 0 else Text.assemble(gap, cell, " "))
    text.rstrip()
    return text


def values(performance: tuple[int, ...], position: int, signs: Signs) -> Text:
    """The six corners of a tile: those already used up as dots, the one at the hammer in bold."""
    text = Text()
    for corner, value in enumerate(performance):
        shown = signs.dot if corner < position else str(value)
        text.append(shown + " ", FAINT if corner < position else "bold" if corner == position else "")
    text.rstrip()
    return text


def billboard(pack: Pack, view: dict[str, Any], signs: Signs, wide: bool) -> Grid:
    """The notice board, the topmost space first."""
    people = characters_by_id(pack.content)
    rows = [_notice(pack, view, space, people, signs, wide) for space in range(TOP, -1, -1)]
    grid = Grid(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
    headings = [word(heading) for heading in ("billboard", "costs", "jobs", "performance", "repairs")]
    widths = []
    for i, heading in enumerate([*headings, ""]):
        widths.append(max(cell_len(heading), *(row[i].cell_len for row in rows)))
        grid.add_column(heading, justify="right" if i in RIGHT else "left", no_wrap=True)
    grid.width = sum(widths) + len(widths) - 1
    for row in rows:
        grid.add_row(*row)
    return grid


def _notice(
    pack: Pack, view: dict[str, Any], space: int, people: Mapping[str, Craftsman], signs: Signs, wide: bool
) -> list[Text]:
    """One space of the billboard."""
    price = view["price"] if space == TOP else pack.mirror.hiring_cost[space]
    jobs = pack.mirror.jobs_left[space]
    character = view["billboard"][space]
    cost = [Text(str(price)), Text(str(jobs))]
    if character is None:
        return [Text(f"{space + 1} {word('empty')}", FAINT), *cost, Text(), Text(), Text()]
    person = people[character]
    name = person_name(person) if wide else person_name(person).split()[0]
    who = Text.assemble((f"{space + 1} ", GOLD), signs.character(character), f" {name}")
    labour = Text(word("labourer-mark") if person.labourer else "", FAINT)
    return [who, *cost, values(person.performance, SPACES - jobs, signs), Text(str(person.repair)), labour]


def display(view: dict[str, Any], signs: Signs) -> Text:
    """The starting craftsmen that are still to be chosen."""
    return Text.assemble((word("display") + " ", "bold"), Text("  ").join(map(signs.character, view["display"])))


def sites(pack: Pack, builders: list[int]) -> Text:
    """The four sites of a place: the builder's letter, or the reduction that a free site still has."""
    text = Text()
    for site, reduction in enumerate(pack.mirror.site_reduction):
        if site < len(builders):
            text.append_text(letter(builders[site]))
        else:
            text.append(f"-{reduction}", "" if site == len(builders) else FAINT)
        text.append(" ")
    text.rstrip()
    return text


def next_site(pack: Pack, builders: list[int]) -> Text:
    """The builders' letters and the reduction of the next free site."""
    text = Text.assemble(*map(letter, builders))
    if len(builders) < len(pack.mirror.site_reduction):
        text.append(f"-{pack.mirror.site_reduction[len(builders)]}")
    return text


def demand(view: dict[str, Any], place: str, seat: int, signs: Signs) -> Text:
    """The guilds that a place asks for (in brackets if the seat employs nobody of them), and a town's bonus."""
    face = view["demand"].get(place)
    if face is None:
        return Text()
    text = signs.guilds(face["guilds"], guilds_of(view["seats"][seat]))
    if "bonus" in face:
        text.append(" " + bonus(face["bonus"]), "italic")
    return text


def bonus(face: dict[str, Any]) -> str:
    """A town's bonus in a word."""
    return word("bonus", kind=face["kind"], amount=face["amount"])


def location_of(content: Content, view: dict[str, Any], name: str) -> Location:
    """A place of the map that is played on."""
    board = content.map_for(len(view["seats"]))
    return next(location for location in board.locations if location.name == name)


def place(pack: Pack, view: dict[str, Any], seat: int, signs: Signs) -> Text:
    """Where the seat's carriage stands: what is asked for and who has built."""
    name = view["seats"][seat]["carriage"]
    kind = location_of(pack.content, view, name).type
    text = Text.assemble((place_name(name), "bold"))
    text.append(f", {render(f'location-{kind}', {})}\n")
    if kind == "capital":
        text.append(word("palace-needs") + "\n", FAINT)
        text.append(word("palace-performance", performance=pack.mirror.palace_performance))
        return text
    face = view["demand"][name]
    text.append(word("asks-for") + "\n", FAINT)
    text.append_text(signs.guilds(face["guilds"], guilds_of(view["seats"][seat])))
    if "bonus" in face:
        text.append("\n" + word("town-bonus", bonus=bonus(face["bonus"])))
    kinds = ("capital", "village", "monastery", "town")
    most = pack.mirror.location_maximum[kinds.index(kind)]
    text.append("\n" + word("at-most", points=most) + "\n")
    text.append(word("sites") + " ", FAINT)
    text.append_text(sites(pack, view["buildings"].get(name, [])))
    return text
