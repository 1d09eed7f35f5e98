"""A campaign for others: the whole log for a host who goes on with it, or what everybody may read."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console

from queenswright.cli.campaign.files import Loaded, look_at
from queenswright.cli.campaign.show import TellsCampaigns, face_of
from queenswright.cli.terminal.face import Face
from queenswright.cli.terminal.turns import turn_in_words
from queenswright.locale import render
from queenswright.records.campaign import section_of
from queenswright.records.campaign.text import write_campaign
from queenswright.store.campaigns import read_campaign_file
from queenswright.table.chapters import Chapter, chapters

WIDTH = 100


def for_host(path: Path) -> str:
    """The complete log with its key; `campaign import` goes on with it elsewhere."""
    return write_campaign(read_campaign_file(path).campaign)


def for_players(path: Path, as_json: bool, pack: str | None) -> str:
    """What everybody at the table saw: the story of every game, the places, and the table as it lies open."""
    loaded = look_at(path, pack)
    face = face_of(loaded, plain=False)
    told = chapters(loaded.campaign, loaded.game)
    if not as_json:
        return _text(path.stem, loaded, face, told)
    return json.dumps(_document(path.stem, loaded, face, told), ensure_ascii=False, indent=1) + "\n"


def _document(name: str, loaded: Loaded, face: Face, told: list[Chapter]) -> dict[str, Any]:
    campaign, position = loaded.campaign, loaded.position
    seated = zip(campaign.seat_names, campaign.sitting(), strict=True)
    return {
        "campaign": name,
        "game": campaign.game,
        "pack": campaign.pack,
        "begun": campaign.date,
        "seats": [{"seat": seat, "name": who.name, "bot": who.is_bot} for seat, who in seated],
        "games": [
            {
                "number": chapter.number,
                "story": [{"turn": turn, "text": face.tell(event)} for turn, event in chapter.story],
                "places": chapter.places,
                "view": chapter.view,
            }
            for chapter in told
        ],
        "now": {"turn": position.turn, "over": position.is_over, "view": position.view(None)},
    }


def _text(name: str, loaded: Loaded, face: Face, told: list[Chapter]) -> str:
    campaign, position = loaded.campaign, loaded.position
    console = Console(file=StringIO(), width=WIDTH, markup=False, emoji=False, highlight=False, no_color=True)
    names = [face.name(seat) for seat in range(position.players)]
    title = {"name": name, "game": loaded.game.rules.title, "number": section_of(position.turn), "names": names}
    console.print(render("campaign-welcome", title))
    console.print(render("campaign-begun", {"date": campaign.date}))
    for chapter in told:
        console.print("", render("campaign-chapter", {"number": chapter.number}), sep="\n")
        for turn, event in chapter.story:
            console.print(f"  {turn_in_words(turn)}: {face.tell(event)}")
        places = [f"{places}. {who}" for places, who in sorted(zip(chapter.places, names, strict=True))]
        console.print("  " + render("campaign-places", {"places": places}))
    console.print("", *face.overview(WIDTH), "", sep="\n")
    if isinstance(face, TellsCampaigns):
        console.print(*face.lasting(WIDTH), sep="\n")
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()
