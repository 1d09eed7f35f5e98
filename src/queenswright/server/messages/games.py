"""Games: what can be played, and the rules for reading."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from queenswright.locale import Language
from queenswright.server.messages.base import FromServer, OptionValue


class OfferedOption(FromServer):
    """One option of a game, as the form of a new table offers it."""

    name: str
    kind: Literal["choice", "switch", "number"]
    choices: list[str]
    default: OptionValue
    clause: str | None
    seats: Annotated[
        dict[str, list[str]], Meta(description="The choices that name the seats; each is for as many players.")
    ]
    highest: Annotated[int | None, Meta(description="The most that a number may be.")]


class Characters(FromServer):
    """What players choose for themselves in a long game: the words for portraits and arms."""

    portraits: list[str]
    arms: list[str]


class GameInfo(FromServer):
    """A game that can be played here."""

    name: str
    title: str
    players: list[int]
    seats: Annotated[dict[str, list[str]], Meta(description="The names of the seats, by number of players.")]
    packs: list[str]
    default_pack: str
    options: list[OfferedOption]
    bots: list[str]
    languages: list[Language]
    characters: Characters | None
    plans_ahead: Annotated[bool, Meta(description="Whether a turn can be planned before it has come.")]
    puzzles: Annotated[bool, Meta(description="Whether puzzles come with it.")]
    openings: Annotated[bool, Meta(description="Whether the explorer knows how games of it began.")]


class ClauseText(FromServer):
    """One statement of the rules."""

    id: str
    kind: str
    text: str
    sources: list[str]


class RulesChapter(FromServer):
    """One chapter of the rules."""

    id: str
    title: str
    clauses: list[ClauseText]


class RuleBook(FromServer):
    """All rules of a game."""

    chapters: list[RulesChapter]


class FigureSign(FromServer):
    """One sign of a figure: a symbol of the game, with a number or a word."""

    sign: str
    label: str


class HandbookBlock(FromServer):
    """A part of a page: `**bold**` and footnotes `[^1]` in its text."""

    kind: Literal["lead", "text", "example", "beware", "figure"]
    text: str
    figure: list[FigureSign]


class HandbookNote(FromServer):
    """A footnote: the clause word for word."""

    clause: str
    text: str


class HandbookTry(FromServer):
    """A position that readers can try at a table of their own."""

    id: str
    title: str
    text: str


class HandbookPage(FromServer):
    """A page of the handbook."""

    id: str
    title: str
    sign: str
    steps: Annotated[list[str], Meta(description="The decisions at the table that this page is about.")]
    asks: Annotated[list[str], Meta(description="Words and questions by which people look for this page.")]
    blocks: list[HandbookBlock]
    notes: list[HandbookNote]
    tries: list[HandbookTry]


class Handbook(FromServer):
    """The rules of a game for reading."""

    pages: list[HandbookPage]
