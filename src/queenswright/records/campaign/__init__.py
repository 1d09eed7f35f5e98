"""A campaign as data: what was agreed, and every happening in the order in which it was written down.

The log only grows. Taking moves back adds a line that says after which line play continues; the lines in between stay
but no longer count. docs/campaigns.md is the manual.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from queenswright.games import game_rules
from queenswright.kernel.errors import RecordError
from queenswright.records.names import LONGEST_NAME, LONGEST_SENTENCE, is_name, is_sentence

DIGITS = 16
MOVE, UNDO, BACK, RULES, SEAT, LAYOUT = "move", "undo", "back", "rules", "seat", "layout"
CHARACTER, SENTENCE = "character", "sentence"
FIRST_FORMAT, FORMAT = 1, 2
"""A file has the second format when it has characters or sentences, which the first did not know."""
SECTION = re.compile(r"[0-9]+")
LONGEST_BOT = 100


@dataclass(frozen=True)
class Seated:
    """Who has a seat: a person, or a bot by name."""

    name: str
    is_bot: bool = False


@dataclass(frozen=True)
class Entry:
    """One line of the log.

    A move has its turn and its notation. `undo` and `back` have the number of the line after which play continues,
    `rules` a version, `seat` the name of the seat (in `turn`) and who sits there from now on, `layout` the hash of the
    layout from which a newer program computes the hashes of states from now on. `character` and `sentence` have the
    name of the seat (in `turn`) and what was chosen or written for it. `state` is the hash of the state after the line,
    `chain` that of all lines up to this one.
    """

    number: int
    kind: str
    turn: str
    value: str
    state: str
    chain: str = ""

    @property
    def target(self) -> int:
        """The line after which play continues, or the version of the rules."""
        return int(self.value)


@dataclass(frozen=True)
class Campaign:
    """A campaign: its header and its lines.

    `layout` says from what the hashes of states were computed, `check` is the hash of the header, `first_line` the
    place of line 1 in the file.
    """

    game: str
    pack: str
    pack_digest: str
    rules_version: int
    layout: str
    seats: tuple[Seated, ...]
    key: int
    date: str
    options: Mapping[str, Any] = field(default_factory=dict)
    check: str = ""
    entries: tuple[Entry, ...] = ()
    name: str = "campaign"
    first_line: int = 0
    format: int = FIRST_FORMAT

    @property
    def chain(self) -> str:
        """The hash of everything written so far."""
        return self.entries[-1].chain if self.entries else self.check

    @property
    def seat_names(self) -> Sequence[str]:
        return game_rules(self.game).names(len(self.seats), self.options)

    def where(self, entry: Entry) -> str:
        """The place of a line in its file, for errors."""
        return f"{self.name}:{self.first_line + entry.number - 1}"

    def in_force(self) -> list[Entry]:
        """The moves and rules changes that led to the current position, oldest first."""
        before: dict[int, int] = {}
        latest = [0]
        for entry in self.entries:
            if entry.kind in (MOVE, RULES):
                before[entry.number] = latest[-1]
                latest.append(entry.number)
            else:
                latest.append(latest[entry.target] if entry.kind in (UNDO, BACK) else latest[-1])
        numbers = []
        number = latest[-1]
        while number:
            numbers.append(number)
            number = before[number]
        return [self.entries[number - 1] for number in reversed(numbers)]

    def layouts(self) -> dict[int, str]:
        """The layout in which the state after every line was hashed."""
        layout, found = self.layout, {}
        for entry in self.entries:
            layout = entry.value if entry.kind == LAYOUT else layout
            found[entry.number] = layout
        return found

    def sitting(self) -> tuple[Seated, ...]:
        """QD-SETUP-27: who sits where now, substitutes included. Going back does not undo a substitution."""
        seats = list(self.seats)
        names = list(self.seat_names)
        for entry in self.entries:
            if entry.kind == SEAT:
                seats[names.index(entry.turn)] = read_seated(entry.value)
        return tuple(seats)


def section_of(turn: str) -> int:
    """The number of the game that a turn belongs to, read from its label; 0 if there is none.

    >>> section_of("3.2.7 red"), section_of("12 green"), section_of("d1 green")
    (3, 12, 0)
    """
    found = SECTION.match(turn)
    return int(found[0]) if found else 0


def link(chain: str, text: str) -> str:
    """The hash of a line and of everything before it."""
    return hashlib.sha256(f"{chain} {text}".encode()).hexdigest()[:DIGITS]


def read_seated(text: str) -> Seated:
    """`person Anna` or `bot master`."""
    kind, _, name = text.partition(" ")
    if kind not in ("person", "bot") or not is_name(name, LONGEST_BOT if kind == "bot" else LONGEST_NAME):
        expected = f"'person NAME' or 'bot NAME', a name of at most {LONGEST_NAME} printable characters"
        raise RecordError("seat", f"got {text[:40]!r}, expected {expected}")
    return Seated(name, kind == "bot")


def refuse_namesakes(seats: Sequence[Seated], where: str) -> None:
    """Refuse two people with the same name; bots may repeat."""
    people = [who.name.casefold() for who in seats if not who.is_bot]
    for name in people:
        if people.count(name) > 1:
            raise RecordError(where, f"got {name!r} twice, expected a different name for every person")


def show_seated(seated: Seated) -> str:
    """Who has a seat, in the form that `read_seated` reads."""
    return f"{'bot' if seated.is_bot else 'person'} {seated.name}"


def show_character(name: str | None, portrait: str, arms: str) -> str:
    """A character in the form that `read_character` reads."""
    return f"{portrait} {arms} {name}" if name else f"{portrait} {arms}"


def read_character(text: str) -> tuple[str | None, str, str]:
    """`woman oak Odo`, or `woman oak` without a name: name, portrait and arms."""
    found = re.fullmatch(r"([a-z]+) ([a-z]+)(?: (.+))?", text)
    if found is None or not (found[3] is None or is_name(found[3])):
        expected = f"'PORTRAIT ARMS NAME', a name of at most {LONGEST_NAME} printable characters"
        raise RecordError("character", f"got {text[:40]!r}, expected {expected}")
    return found[3], found[1], found[2]


def check_sentence(text: str) -> None:
    """Refuse a last sentence that is too long or has signs that nobody sees."""
    if not is_sentence(text):
        expected = f"at most {LONGEST_SENTENCE} printable characters"
        raise RecordError("sentence", f"got {text[:40]!r}, expected {expected}")
