"""The text form of a record: writer and parser."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from queenswright.games import game_rules
from queenswright.kernel.contract import GameRules
from queenswright.kernel.errors import QueenswrightError, RecordError
from queenswright.records.record import Record, Turn, options_text

FORMAT = "1"
TITLE = "# Queenswright record"
HEADER = re.compile(r"(?P<key>[a-z]+(?: [a-z]+)?): *(?P<value>.*)")
TURN = re.compile(r"(?P<label>[^:@]+): (?P<moves>[^:@]+?)(?: @ (?P<check>[0-9a-f]{8,16}))?")
PACK = re.compile(r"[a-z0-9-]+ [0-9a-f]{16}")
HEX = {"key": 32, "commitment": 64, "hash": 16}
ONE_LINE = (
    "format",
    "game",
    "pack",
    "rules",
    "options",
    "key",
    "salt",
    "commitment",
    "start",
    "date",
    "result",
    "winners",
    "hash",
)
LONGEST = 5_000_000


def write_record(record: Record) -> str:
    """The record as text; `read_record` reads it back exactly."""
    names = game_rules(record.game).names(len(record.seats), record.options)
    headers: list[tuple[str, str | None]] = [
        ("format", FORMAT),
        ("game", record.game),
        ("pack", f"{record.pack} {record.pack_digest}"),
        ("rules", str(record.rules_version)),
        *((f"seat {names[i]}", name) for i, name in enumerate(record.seats)),
        ("options", options_text(record.options)),
        ("key", None if record.key is None else f"{record.key:032x}"),
        ("salt", record.salt),
        ("commitment", record.commitment),
        ("start", None if record.start is None else json.dumps(record.start)),
        ("date", record.date),
        ("result", record.result),
        ("winners", ", ".join(record.winners) if record.result else None),
        ("hash", record.digest),
    ]
    lines = [TITLE, *(f"{key}: {value}" for key, value in headers if value is not None), ""]
    for turn in record.turns:
        check = f" @ {turn.check}" if turn.check else ""
        lines.append(f"{turn.label}: {', '.join(turn.moves)}{check}")
    return "\n".join(lines) + "\n"


def read_record(text: str, name: str = "record") -> Record:
    """Parse a record; an error names the line and what is expected there."""
    if len(text) > LONGEST:
        raise RecordError(name, f"has {len(text)} characters, expected at most {LONGEST}")
    headers: dict[str, tuple[int, str]] = {}
    turns: list[Turn] = []
    in_headers = True
    for number, raw in enumerate(text.split("\n"), 1):
        line = raw.strip()
        if line.startswith("#"):
            continue
        if not line:
            in_headers = in_headers and not headers
        elif in_headers:
            _read_header(line, number, name, headers)
        else:
            turns.append(_read_turn(line, number, name))
    return _Headers(headers, name).record(tuple(turns))


def _read_header(line: str, number: int, name: str, headers: dict[str, tuple[int, str]]) -> None:
    match = HEADER.fullmatch(line)
    if match is None or not (match["key"] in ONE_LINE or match["key"].startswith("seat ")):
        raise RecordError(
            f"{name}:{number}", f"got {line[:60]!r}, expected a header ({', '.join(ONE_LINE)}, seat <colour>)"
        )
    if match["key"] in headers:
        raise RecordError(f"{name}:{number}", f"header {match['key']!r} appears a second time")
    headers[match["key"]] = (number, match["value"])


def _read_turn(line: str, number: int, name: str) -> Turn:
    match = TURN.fullmatch(line.partition(" #")[0].strip())
    if match is None:
        raise RecordError(f"{name}:{number}", f"got {line[:60]!r}, expected 'turn: move, move @ hash'")
    moves = tuple(move.strip() for move in match["moves"].split(","))
    return Turn(match["label"], moves, match["check"] or "", number)


class _Headers:
    """The headers of one record, read one by one."""

    def __init__(self, headers: dict[str, tuple[int, str]], name: str) -> None:
        self.headers = headers
        self.name = name

    def error(self, key: str, expected: str) -> RecordError:
        if key not in self.headers:
            return RecordError(self.name, f"header {key!r} is missing, expected {expected}")
        number, value = self.headers[key]
        return RecordError(f"{self.name}:{number}", f"{key} is {value[:60]!r}, expected {expected}")

    def text(self, key: str) -> str | None:
        return self.headers[key][1] if key in self.headers else None

    def needed(self, key: str, expected: str) -> str:
        value = self.text(key)
        if not value:
            raise self.error(key, expected)
        return value

    def hexadecimal(self, key: str) -> str | None:
        value = self.text(key)
        if value is not None and not re.fullmatch(f"[0-9a-f]{{{HEX[key]}}}", value):
            raise self.error(key, f"{HEX[key]} hexadecimal digits")
        return value

    def json_table(self, key: str) -> dict[str, Any] | None:
        value = self.text(key)
        if value is None:
            return None
        try:
            table = json.loads(value)
        except (ValueError, RecursionError):
            table = None
        if not isinstance(table, dict):
            raise self.error(key, "a JSON object")
        return table

    def record(self, turns: tuple[Turn, ...]) -> Record:
        if self.needed("format", FORMAT) != FORMAT:
            raise self.error("format", FORMAT)
        game = self.needed("game", "the name of a game")
        try:
            known = game_rules(game)
        except QueenswrightError as error:
            raise self.error("game", str(error)) from error
        if not PACK.fullmatch(self.needed("pack", "name and hash of the pack")):
            raise self.error("pack", "name and hash of the pack")
        pack = self.needed("pack", "").split()
        rules = self.needed("rules", "a version number")
        if not re.fullmatch(r"[1-9][0-9]{0,3}", rules):
            raise self.error("rules", "a version number")
        key = self.hexadecimal("key")
        winners = self.text("winners")
        options = self.json_table("options") or {}
        return Record(
            game=game,
            pack=pack[0],
            pack_digest=pack[1],
            rules_version=int(rules),
            seats=self._seats(known, options),
            options=options,
            key=None if key is None else int(key, 16),
            salt=self.text("salt"),
            commitment=self.hexadecimal("commitment"),
            start=self.json_table("start"),
            date=self.text("date"),
            turns=turns,
            result=self.text("result"),
            winners=tuple(name.strip() for name in winners.split(",")) if winners else (),
            digest=self.hexadecimal("hash"),
            name=self.name,
        )

    def _seats(self, rules: GameRules, options: Mapping[str, Any]) -> tuple[str, ...]:
        seats = [key.removeprefix("seat ") for key in self.headers if key.startswith("seat ")]
        names = rules.names(len(seats), options) if len(seats) in rules.player_counts else rules.seat_names
        if seats != list(names):
            raise RecordError(
                self.name, f"got seats {', '.join(seats) or 'none'}, expected in this order: {', '.join(names)}"
            )
        return tuple(self.headers[f"seat {seat}"][1] for seat in seats)
