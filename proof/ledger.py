"""What players asked for, and whether the stored log of their table agrees with it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec

from queenswright.kernel.game import Game
from queenswright.records import read_record, record_of, write_record
from queenswright.store import HappeningRow, TableRow
from queenswright.table import Settings, apply, open_table, showing
from queenswright.table.rows import happening_of

MOVES_ON = ("started", "move", "end_turn", "undo", "redo", "flag")
"""The happenings whose number is the revision in which what comes after them is chosen."""
ACTS = ("move", "end_turn", "undo", "redo", "agree", "decline")

Key = tuple[str, str, int | None, str]
"""What was asked for, by whom, in which revision, with which text."""


@dataclass
class Ledger:
    """The commands of one table: how often each was sent, confirmed, and refused or answered as stale."""

    sent: Counter[Key] = field(default_factory=Counter)
    confirmed: Counter[Key] = field(default_factory=Counter)
    refused: Counter[Key] = field(default_factory=Counter)

    def check(self, events: list[dict[str, Any]], owners: dict[int, str]) -> Counter[Key]:
        """Whatever was confirmed is in the log, nothing is there oftener than it may be; what the log holds.

        `owners` are the people of the seats; what bots do nobody sent.
        """
        assert [event["number"] for event in events] == list(range(1, len(events) + 1)), "numbers with a gap"
        found: Counter[Key] = Counter()
        revision, before = 0, ""
        for event in events:
            kind, owner = event["kind"], owners.get(event["seat"])
            by_consent = kind == "undo" and before == "agree"
            if owner is not None and not by_consent and kind in (*ACTS, "ask", "say"):
                do = "undo" if kind == "ask" else kind
                found[do, owner, None if do == "say" else revision, event.get("text") or ""] += 1
            revision = event["number"] if kind in MOVES_ON else revision
            before = kind
        lost, doubled = self.confirmed - found, found - (self.sent - self.refused)
        assert not lost, f"confirmed, but not in the log: {dict(lost)}"
        assert not doubled, f"in the log oftener than it was sent, or refused: {dict(doubled)}"
        return found


class Shadow:
    """A table as its stored happenings make it, folded here and not by the server."""

    def __init__(self, row: TableRow, game: Game) -> None:
        self.row, self.game = row, game
        self.rows: list[HappeningRow] = []
        self.shown: list[dict[str, Any]] = []
        settings = Settings.read(row.settings)
        self.table = open_table(game, row.players, int(row.key, 16), row.options, settings, row.rules_version, row.salt)

    def follow(self, rows: list[HappeningRow]) -> None:
        """Take in what was stored since the last look; what was there before has to be there unchanged."""
        known = len(self.rows)
        assert rows[:known] == self.rows, "stored happenings have changed or are gone"
        assert [row.number for row in rows] == list(range(1, len(rows) + 1)), "stored numbers with a gap"
        for row in rows[known:]:
            apply(self.table, happening_of(row))
            self.shown.append(plain(self.table.recent[-1]))
        self.rows = rows

    def check_record(self) -> None:
        """The record of the moves, written and read again, leads to the same state."""
        if self.table.line is None:
            return
        position = self.table.line.position
        again = read_record(write_record(record_of(position))).replay(self.game)
        assert again.to_bytes() == position.to_bytes(), "the record leads to another state"

    def state(self, who: tuple[int, ...]) -> dict[str, Any]:
        """What the server has to show to the person with these seats."""
        seen: dict[str, Any] = plain(showing.seen_by(self.table, who, 0.0))
        return seen


def plain(value: Any) -> Any:
    """A value as it looks after its way over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))
