"""Unfinished games that can be continued: tables of the database, and files saved by version 0.1.0."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from queenswright.cli.failures import sentence
from queenswright.cli.local.home import Home, at_home, bots_of, origin_of, saved_files
from queenswright.cli.local.table import ORIGIN, LocalTable
from queenswright.cli.terminal.bots import BotOptions
from queenswright.cli.terminal.console import RED, Terminal
from queenswright.cli.terminal.saves import table_from
from queenswright.store.data import TableRow
from queenswright.store.errors import StoreError


@dataclass(frozen=True)
class Waiting:
    """An unfinished game: who plays, the last turn, and the date."""

    names: list[str]
    turn: str
    begun: str
    changed: float
    where: TableRow | Path

    def open(self, home: Home, bots: BotOptions) -> tuple[LocalTable, BotOptions]:
        """Open it for playing, with its bots."""
        if isinstance(self.where, Path):
            return table_from(home, self.where, bots)
        return home.open(self.where), bots.with_kept(bots_of(self.where))


@contextmanager
def keeping(terminal: Terminal) -> Iterator[Home | None]:
    """Open the tables of this machine; if that fails, say that games can be played but are not stored."""
    with ExitStack() as stack:
        home: Home | None = None
        try:
            home = stack.enter_context(at_home())
        except (StoreError, OSError) as problem:
            terminal.say("cli-cannot-keep", RED, problem=sentence(problem))
        yield home


def waiting_games(home: Home, game: str) -> list[Waiting]:
    """The unfinished games, most recently played first."""
    tables = home.store.tables()
    taken_over = {listing.table.settings.get(ORIGIN) for listing in tables}
    found = [
        Waiting(
            [str(seat["bot"] or seat["name"]) for seat in listing.summary.seats],
            listing.summary.turn,
            date.fromtimestamp(listing.table.created).isoformat(),
            listing.summary.changed,
            listing.table,
        )
        for listing in home.unfinished(game)
    ]
    for path, record in saved_files(game):
        if origin_of(path) not in taken_over:
            turn = record.turns[-1].label
            found.append(Waiting(list(record.seats), turn, record.date or "", path.stat().st_mtime, path))
    return sorted(found, key=lambda one: one.changed, reverse=True)
