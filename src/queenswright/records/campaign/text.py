"""The text form of a campaign: a header, then one line for every happening, each with the hash of all before it."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from queenswright.games import game_rules
from queenswright.kernel.contract import GameRules
from queenswright.kernel.errors import QueenswrightError, RecordError
from queenswright.records.campaign import (
    BACK,
    CHARACTER,
    DIGITS,
    FIRST_FORMAT,
    FORMAT,
    LAYOUT,
    MOVE,
    RULES,
    SEAT,
    SENTENCE,
    UNDO,
    Campaign,
    Entry,
    Seated,
    check_sentence,
    link,
    read_character,
    read_seated,
    refuse_namesakes,
    show_seated,
)
from queenswright.records.record import options_text

TITLE = "# Queenswright campaign"
HEX = f"[0-9a-f]{{{DIGITS}}}"
LINE = re.compile(rf"(?P<number>[1-9][0-9]{{0,8}}) (?P<what>.+) @ (?P<state>{HEX}) (?P<chain>{HEX})")
PLAYED = re.compile(r"(?P<turn>[^*:@][^:@]*): (?P<move>[^:@]+)")
TAKEN_BACK = re.compile(r"\* (?P<kind>undo|back) to (?P<line>0|[1-9][0-9]{0,8})")
LAID_OUT = re.compile(rf"\* layout (?P<layout>{HEX})")
RAISED = re.compile(r"\* rules (?P<version>[1-9][0-9]{0,3})")
SEATED = re.compile(r"\* (?P<kind>seat|character|sentence) (?P<seat>[a-z]+): (?P<what>.+)")
EXPECTED_LINE = "'number turn: move @ state chain'"
LARGEST = 50_000_000


@dataclass(frozen=True)
class Reading:
    """What a file holds: the campaign, how many bytes of it count, and what else was found at its end.

    An incomplete last line (`torn`) does not count. One that only lacks its line break does.
    """

    campaign: Campaign
    size: int
    torn: bool = False
    needs_break: bool = False


def header_text(campaign: Campaign) -> str:
    """The header with its hash and the empty line that ends it."""
    lines = [
        TITLE,
        f"format: {campaign.format}",
        f"game: {campaign.game}",
        f"pack: {campaign.pack} {campaign.pack_digest}",
        f"rules: {campaign.rules_version}",
        f"layout: {campaign.layout}",
        *(f"seat {name}: {show_seated(who)}" for name, who in zip(campaign.seat_names, campaign.seats, strict=True)),
        f"options: {options_text(campaign.options)}",
        f"key: {campaign.key:032x}",
        f"date: {campaign.date}",
    ]
    return "\n".join([*lines, f"check: {_check(lines)}", "", ""])


def sealed(campaign: Campaign) -> Campaign:
    """A new campaign with the hash of its header."""
    return replace(campaign, check=_check(header_text(campaign).split("\n")[:-3]), first_line=_header_length(campaign))


def entry_for(campaign: Campaign, kind: str, turn: str, value: str, state: str) -> Entry:
    """The next line of a campaign."""
    return linked(Entry(len(campaign.entries) + 1, kind, turn, value, state), campaign.chain)


def linked(entry: Entry, chain: str) -> Entry:
    """A line with the hash of everything up to it; `chain` is that of everything before."""
    return replace(entry, chain=link(chain, _body(entry)))


def line_text(entry: Entry) -> str:
    """A line as the file has it, with its line break."""
    return f"{_body(entry)} {entry.chain}\n"


def write_campaign(campaign: Campaign) -> str:
    """The whole log; `read_campaign` reads it back exactly."""
    return header_text(campaign) + "".join(map(line_text, campaign.entries))


def read_campaign(data: bytes, name: str = "campaign") -> Reading:
    """Parse and check a log; an error names the line that is damaged and what is expected there."""
    if len(data) > LARGEST:
        raise RecordError(name, f"has {len(data)} bytes, expected at most {LARGEST}")
    lines = data.split(b"\n")
    header = _Header(lines, name).campaign()
    entries: list[Entry] = []
    chain, size = header.check, sum(map(len, lines[: header.first_line - 1])) + header.first_line - 1
    whole = lines[header.first_line - 1 : -1]
    for raw in whole:
        entry = _read_line(_decoded(raw, f"{name}:{header.first_line + len(entries)}"), header, len(entries), chain)
        entries.append(entry)
        chain = entry.chain
        size += len(raw) + 1
    last = lines[-1]
    torn = False
    try:
        if last:
            entries.append(_read_line(last.decode(), header, len(entries), chain))
            size += len(last)
    except (RecordError, UnicodeDecodeError):
        torn = True
    campaign = replace(header, entries=tuple(entries))
    _check_seats(campaign)
    return Reading(campaign, size, torn, needs_break=bool(last) and not torn)


def _check_seats(campaign: Campaign) -> None:
    """Refuse a substitute whose name somebody else at the table has."""
    seats, names = list(campaign.seats), list(campaign.seat_names)
    for entry in campaign.entries:
        if entry.kind == SEAT:
            seats[names.index(entry.turn)] = read_seated(entry.value)
            refuse_namesakes(seats, campaign.where(entry))


def _body(entry: Entry) -> str:
    what = {
        MOVE: f"{entry.turn}: {entry.value}",
        UNDO: f"* undo to {entry.value}",
        BACK: f"* back to {entry.value}",
        RULES: f"* rules {entry.value}",
        LAYOUT: f"* layout {entry.value}",
        **{kind: f"* {kind} {entry.turn}: {entry.value}" for kind in (SEAT, CHARACTER, SENTENCE)},
    }[entry.kind]
    return f"{entry.number} {what} @ {entry.state}"


def _check(lines: list[str]) -> str:
    return link("", "\n".join(lines))


def _header_length(campaign: Campaign) -> int:
    return header_text(campaign).count("\n") + 1


def _decoded(raw: bytes, where: str) -> str:
    try:
        return raw.decode()
    except UnicodeDecodeError as problem:
        raise RecordError(where, f"byte {problem.start + 1} of the line is not UTF-8: the file is damaged") from None


def _read_line(text: str, header: Campaign, count: int, chain: str) -> Entry:
    """Read one line; its number and its hash have to continue those before it."""
    where = f"{header.name}:{header.first_line + count}"
    match = LINE.fullmatch(text)
    entry = _read_what(match, where, header) if match else None
    if match is None or entry is None:
        raise RecordError(where, f"got {text[:60]!r}, expected {EXPECTED_LINE}: the file is damaged or was edited")
    if entry.number != count + 1:
        problem = f"got line {entry.number}, expected {count + 1}: lines are missing or were moved"
        raise RecordError(where, problem)
    if link(chain, _body(entry)) != entry.chain:
        problem = f"line {entry.number} does not fit its hash {entry.chain}: it or a line before it was edited"
        raise RecordError(where, problem)
    return entry


def _read_what(match: re.Match[str], where: str, header: Campaign) -> Entry | None:
    """The content of a line, or None when it is not a valid line."""
    number, what, state, chain = int(match["number"]), match["what"], match["state"], match["chain"]
    if played := PLAYED.fullmatch(what):
        return Entry(number, MOVE, played["turn"], played["move"], state, chain)
    if back := TAKEN_BACK.fullmatch(what):
        if int(back["line"]) >= number:
            raise RecordError(where, f"goes back to line {back['line']}, expected an earlier one")
        return Entry(number, back["kind"], "", back["line"], state, chain)
    if raised := RAISED.fullmatch(what):
        _known_version(int(raised["version"]), game_rules(header.game), where)
        return Entry(number, RULES, "", raised["version"], state, chain)
    if laid_out := LAID_OUT.fullmatch(what):
        return Entry(number, LAYOUT, "", laid_out["layout"], state, chain)
    seated = SEATED.fullmatch(what)
    if seated is None or seated["seat"] not in header.seat_names:
        return None
    if seated["kind"] != SEAT and header.format == FIRST_FORMAT:
        return None
    _check_seat(seated["kind"], seated["what"], header, where)
    return Entry(number, seated["kind"], seated["seat"], seated["what"], state, chain)


def _check_seat(kind: str, text: str, header: Campaign, where: str) -> None:
    """Check what a line says of a seat: who sits there, its character, its last sentence."""
    try:
        if kind == SEAT:
            read_seated(text)
        elif kind == SENTENCE:
            check_sentence(text)
        else:
            _known_character(text, game_rules(header.game))
    except RecordError as error:
        raise RecordError(where, error.problem) from error


def _known_character(text: str, rules: GameRules) -> None:
    _, portrait, arms = read_character(text)
    choice = rules.manners.characters
    if choice is None or portrait not in choice.portraits or arms not in choice.arms:
        raise RecordError("character", f"got {text[:40]!r}, expected a portrait and arms of {rules.title}")


def _read_seated(text: str, where: str) -> Seated:
    try:
        return read_seated(text)
    except RecordError as error:
        raise RecordError(where, error.problem) from error


def _known_version(version: int, rules: GameRules, where: str) -> int:
    if version > rules.rules_version:
        problem = f"rules version {version} of {rules.title} is newer than this program knows ({rules.rules_version})"
        raise RecordError(where, f"{problem}; a newer program is needed")
    return version


class _Header:
    """The header, read line by line in its one order."""

    def __init__(self, lines: list[bytes], name: str) -> None:
        self.lines = lines
        self.name = name
        self.number = 0

    def where(self) -> str:
        return f"{self.name}:{self.number}"

    def next(self) -> str:
        if self.number == len(self.lines):
            raise RecordError(self.where(), "the file ends within its header")
        self.number += 1
        return _decoded(self.lines[self.number - 1], self.where())

    def value(self, key: str, pattern: str, expected: str) -> str:
        text = self.next()
        match = re.fullmatch(rf"{re.escape(key)}: ({pattern})", text)
        if match is None:
            raise RecordError(self.where(), f"got {text[:60]!r}, expected '{key}: {expected}'")
        return match[1]

    def campaign(self) -> Campaign:
        written = self._title()
        rules = self._rules()
        pack, digest = self.value("pack", f"[a-z0-9-]+ {HEX}", "name and hash").split(" ")
        version = _known_version(int(self.value("rules", "[1-9][0-9]{0,3}", "a version number")), rules, self.where())
        layout = self.value("layout", HEX, "hash of the layout of states")
        seated, seats_at = self._seated(rules), self.where()
        options = self._options()
        seats = _fitting(rules, seated, options, seats_at)
        key = int(self.value("key", "[0-9a-f]{32}", "32 hexadecimal digits"), 16)
        date = self.value("date", "[0-9]{4}-[0-9]{2}-[0-9]{2}", "year-month-day")
        check = self._checked()
        first = self.number + 1
        return Campaign(
            rules.name, pack, digest, version, layout, seats, key, date, options, check, (), self.name, first, written
        )

    def _title(self) -> int:
        if self.next() != TITLE:
            raise RecordError(self.where(), f"is not a campaign, expected {TITLE!r}")
        found = int(self.value("format", "[1-9][0-9]{0,3}", str(FORMAT)))
        if found > FORMAT:
            problem = f"format {found} is newer than this program knows ({FORMAT}); a newer program is needed"
            raise RecordError(self.where(), problem)
        return found

    def _rules(self) -> GameRules:
        game = self.value("game", "[a-z]+", "the name of a game")
        try:
            return game_rules(game)
        except QueenswrightError as error:
            raise RecordError(self.where(), str(error)) from error

    def _seated(self, rules: GameRules) -> list[tuple[str, Seated]]:
        found: list[tuple[str, Seated]] = []
        while re.match(rb"seat ", self.lines[self.number] if self.number < len(self.lines) else b""):
            text = self.next()
            seat, _, who = text.removeprefix("seat ").partition(": ")
            found.append((seat, _read_seated(who, self.where())))
            refuse_namesakes([who for _, who in found], self.where())
        if len(found) not in rules.player_counts:
            raise _wrong_seats(rules, found, f"{self.name}:{self.number + 1}")
        return found

    def _options(self) -> dict[str, Any]:
        text = self.value("options", r"\{.*\}", "a JSON object")
        try:
            found: dict[str, Any] = json.loads(text)
            written = options_text(found)
        except (ValueError, RecursionError):
            raise RecordError(self.where(), "got options that are not a JSON object") from None
        if text != written:  # the header is rewritten when the campaign changes machines; its hash must not change
            raise RecordError(self.where(), f"got options {text[:60]!r}, expected {written[:60]!r}")
        return found

    def _checked(self) -> str:
        above = [line.decode() for line in self.lines[: self.number]]
        check = self.value("check", HEX, "hash of the header")
        if check != _check(above):
            raise RecordError(self.where(), "the header does not fit its hash: it is damaged or was edited")
        if self.next() != "":
            raise RecordError(self.where(), "expected an empty line after the header")
        return check


def _fitting(
    rules: GameRules, found: Sequence[tuple[str, Seated]], options: Mapping[str, Any], where: str
) -> tuple[Seated, ...]:
    """The people at the seats that the options name."""
    if [seat for seat, _ in found] != list(rules.names(len(found), options)):
        raise _wrong_seats(rules, found, where)
    return tuple(who for _, who in found)


def _wrong_seats(rules: GameRules, found: Sequence[tuple[str, Seated]], where: str) -> RecordError:
    seats = ", ".join(seat for seat, _ in found) or "none"
    return RecordError(where, f"got seats {seats}, expected those of {rules.title}")
