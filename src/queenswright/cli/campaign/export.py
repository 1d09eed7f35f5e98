"""Export of a campaign: the whole log for a host who continues it, or what everybody may read."""

from __future__ import annotations

import json
from datetime import datetime
from io import StringIO
from typing import Any

from rich.console import Console

from queenswright.cli.campaign.show import TellsCampaigns, display_of, introduced, line_of
from queenswright.cli.local.home import Home
from queenswright.cli.terminal.display import Display
from queenswright.cli.terminal.last import has_place, last_sentences, told_with_last_sentences
from queenswright.kernel.errors import RecordError
from queenswright.locale import render, turn_in_words
from queenswright.records.campaign import section_of
from queenswright.records.campaign.text import write_campaign
from queenswright.store.data import TableRow
from queenswright.table import Line
from queenswright.table.chapters import Chapter, chapters
from queenswright.table.export import NoCampaign, campaign_of
from queenswright.table.rows import agreed_of, happening_of

WIDTH = 100
Story = list[tuple[str, str]]
"""Sentences, each with its turn."""


def for_host(home: Home, name: str, row: TableRow, pack: str | None = None) -> str:
    """The complete log with its key, for `campaign import` elsewhere."""
    happenings = map(happening_of, home.store.happenings(row.id))
    try:
        return write_campaign(campaign_of(agreed_of(row, home.game_of(row, pack)), happenings, name))
    except NoCampaign:
        raise RecordError(name, render("campaign-no-file", {})) from None


def for_players(home: Home, name: str, row: TableRow, as_json: bool, pack: str | None) -> str:
    """What everybody at the table saw: the story of every game, the places, and the spectators' view."""
    state = home.look(row, pack)
    line = line_of(state)
    display = display_of(line, plain=False)
    told, last = chapters(line), list(last_sentences(state, display))
    stories = [list(told_with_last_sentences(chapter.story, state, display)) for chapter in told]
    begun = datetime.fromtimestamp(row.created).date().isoformat()
    if not as_json:
        apart = [] if told and has_place(told[-1].story, state) else last
        return _text(name, begun, line, display, told, stories, apart)
    document = _document(name, begun, line, told, stories) | ({"last_sentences": last} if last else {})
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def _document(name: str, begun: str, line: Line, told: list[Chapter], stories: list[Story]) -> dict[str, Any]:
    position = line.position
    return {
        "campaign": name,
        "game": position.game.name,
        "pack": position.game.pack.name,
        "begun": begun,
        "seats": [
            {"seat": seat, "name": who.name, "bot": who.is_bot}
            for seat, who in zip(position.seat_names, line.seats, strict=True)
        ],
        "characters": [who.character and who.character.to_dict() for who in line.seats],
        "games": [
            {
                "number": chapter.number,
                "story": [{"turn": turn, "text": text} for turn, text in story],
                "places": chapter.places,
                "view": chapter.view,
            }
            for chapter, story in zip(told, stories, strict=True)
        ],
        "now": {"turn": position.turn, "over": position.is_over, "view": position.view(None)},
    }


def _text(
    name: str, begun: str, line: Line, display: Display, told: list[Chapter], stories: list[Story], last: list[str]
) -> str:
    position = line.position
    console = Console(file=StringIO(), width=WIDTH, markup=False, emoji=False, highlight=False, no_color=True)
    names = [display.name(seat) for seat in range(position.players)]
    title = {"name": name, "game": position.game.rules.title, "number": section_of(position.turn), "names": names}
    console.print(render("campaign-welcome", title))
    console.print(render("campaign-begun", {"date": begun}))
    for one in introduced(line):
        console.print(f"  {one}")
    for chapter, story in zip(told, stories, strict=True):
        console.print("", render("campaign-chapter", {"number": chapter.number}), sep="\n")
        for turn, text in story:
            console.print(f"  {turn_in_words(turn)}: {text}")
        places = [f"{places}. {who}" for places, who in sorted(zip(chapter.places, names, strict=True))]
        console.print("  " + render("campaign-places", {"places": places}))
    console.print("", *display.overview(WIDTH), "", sep="\n")
    if isinstance(display, TellsCampaigns):
        console.print(*display.lasting(WIDTH), sep="\n")
    for one in last:
        console.print(f"  {one}")
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()
