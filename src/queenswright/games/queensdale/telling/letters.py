"""The cards of the story as letters that can be read again: which events of the log belong to one of them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from queenswright.games.queensdale.state.course import PLAY, START
from queenswright.kernel.data import Event

MOST_LETTERS = 240
"""Letters that are told of a campaign without end, the latest."""
OPENING = "opening"
PARTS = re.compile(r"-(title|text|rule|again|after|tower|tiles)$")
KINDS = {
    "epoch-card-": "epoch",
    "epoch-end-9-": "finale",
    "epoch-end-": "end",
    "story-card-": "story",
    "number-card-": "number",
    "vote-": "vote",
    "latecomer-": "late",
}
FAMILY_PAGE = re.compile(r"family-\w+-(letter|ring)(-title)?$")
FAMILY_STORY = re.compile(r"family-\w+-story$")
SHORT = {"qd-story-courier": "courier", "qd-story-vision": "vision"}
FOLLOWS = ("family-page-rule",)
"""What is read at the end of a letter and has no name of its own."""
OVER, CHRONICLE = "qd-story-game-over", "chronicle-"
LAST_TITLE = re.compile(r"(epoch-end-9-[wr])-title")
SEALED_KINDS = frozenset({"epoch", "end", "story", "number", "family"})
READ_LATER = ("-again", "-after", "-chosen-")
"""Parts of letters that are added when they lie open."""


class Letter(NamedTuple):
    """A letter that was read: in which game, what it is, and its lines."""

    game: int
    kind: str
    code: str
    lines: list[Event]

    def told(self) -> dict[str, Any]:
        """The letter as plain data."""
        lines = [{"message": line.message, "args": dict(line.args)} for line in self.lines]
        return {"game": self.game, "kind": self.kind, "code": self.code, "lines": lines}


class Letters:
    """The letters of a campaign in the order in which they were read; one that is read again moves to the end."""

    def __init__(self) -> None:
        self._read: dict[str, Letter] = {}
        self._open: str | None = None

    def add(self, event: Event, game: int) -> None:
        """What an event of a game adds to the letters."""
        kind, code = letter_of(event.message)
        if event.message in SHORT:
            code = f"{code}-{game}-{event.args.get('headline') or event.args.get('vision')}"
        if not kind:
            self._open = None
        elif kind in ("vote", "late") or event.message in FOLLOWS:
            self._join(event)
        elif self._open == code:
            self._read[code].lines.append(event)
        else:
            self._read.pop(code, None)
            self._read[code] = Letter(game, kind, code, [event])
            self._open = code

    def _join(self, event: Event) -> None:
        """A question, what was decided and what a page brings stand under the letter that was read last."""
        long = [letter for letter in self._read.values() if letter.kind not in SHORT.values()]
        if long:
            long[-1].lines.append(event)

    def told(self) -> list[dict[str, Any]]:
        """The letters as plain data."""
        return [letter.told() for letter in list(self._read.values())[-MOST_LETTERS:]]


def letter_of(message: str) -> tuple[str, str]:
    """The kind of letter that a message belongs to and what tells it from others; two blanks for none."""
    if message in ("qd-opening", "qd-story-family") or FAMILY_STORY.fullmatch(message):
        return OPENING, OPENING
    if message in SHORT:
        return SHORT[message], SHORT[message]
    if message in FOLLOWS or FAMILY_PAGE.fullmatch(message):
        return "family", PARTS.sub("", message)
    for beginning, kind in KINDS.items():
        if message.startswith(beginning):
            return kind, kind if kind == "finale" else PARTS.sub("", message)
    return "", ""


def sealed_letters(s: Any, messages: Sequence[str]) -> dict[str, list[str]]:
    """The letters that a story lays on the table between two games, and how it all began, with their messages.

    A question stands under the letter before it. The pages of the last letter lie under the seal of its title; those
    that are told later are only turned.
    """
    if int(s.phase) in (PLAY, START):
        beginning = [message for message in messages if letter_of(message)[0] == OPENING]
        return {OPENING: beginning} if beginning else {}
    found: dict[str, list[str]] = {}
    since = list(messages).index(OVER) if OVER in messages else 0
    for message in takewhile(lambda one: not one.startswith(CHRONICLE), messages[since:]):
        kind, code = letter_of(message)
        title = LAST_TITLE.fullmatch(message)
        if title or (kind in SEALED_KINDS and message not in FOLLOWS and not _is_added(message)):
            found.setdefault(title[1] if title else code, []).append(message)
        elif kind and found and not _is_added(message):
            found[next(reversed(found))].append(message)
    return found


def _is_added(message: str) -> bool:
    return any(part in message for part in READ_LATER)
