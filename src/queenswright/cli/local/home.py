"""The tables of this machine: finding, opening and making them, and importing files of earlier versions."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from queenswright.cli.files import read_record_file
from queenswright.cli.local.table import (
    BOTS,
    NAME,
    ORIGIN,
    LocalTable,
    NewTable,
    first_happenings,
    keep_new,
    row_for,
)
from queenswright.games import load, load_edition, load_text, pack_path
from queenswright.kernel.errors import QueenswrightError, RecordError
from queenswright.kernel.game import Game
from queenswright.records import Record
from queenswright.records.campaign import Campaign
from queenswright.records.campaign.replay import Replay
from queenswright.store.data import Listing, TableRow
from queenswright.store.local import LOCAL_PERSON, LocalStore
from queenswright.store.place import data_folder
from queenswright.table import Happening, Seat, TableState, apply, read_seats
from queenswright.table.characters import offered
from queenswright.table.export import happenings_of, noon_of
from queenswright.table.rows import happening_of, state_of

GAMES_FOLDER, PACKS_FOLDER = "games", "packs"
SUFFIX, BOTS_SUFFIX = ".qw", ".bots"
MOST_LOOKED_AT = 50


@contextmanager
def at_home() -> Iterator[Home]:
    """Open the tables of this machine for the duration of the context."""
    store = LocalStore()
    try:
        yield Home(store)
    finally:
        store.close()


class Home:
    """All tables in the database of this machine."""

    def __init__(self, store: LocalStore) -> None:
        self.store = store

    def game_of(self, row: TableRow, pack: str | Path | None = None) -> Game:
        """The game of a table with its own pack."""
        text = self.store.pack_text(row.pack_digest) if pack is None else None
        if text is not None:
            return load_text(row.game, text)
        return game_with(row.game, row.pack, row.pack_digest, pack)

    def look(self, row: TableRow, pack: str | Path | None = None) -> TableState:
        """The current state of a table, for reading."""
        return state_of(row, self.game_of(row, pack), map(happening_of, self.store.happenings(row.id)))

    def open(self, row: TableRow, pack: str | Path | None = None) -> LocalTable:
        """Open a table for playing; raises InUse when another terminal has it."""
        lock = self.store.hold(row.id)
        try:
            table = LocalTable(row, self.look(row, pack), self.store, lock)
            table.sit_down()
            return table
        except BaseException:
            lock.release()
            raise

    def make(self, wish: NewTable, pack: str | None = None) -> TableRow:
        """Store a new table with everybody seated, before the first move."""
        now = time.time()
        row, happenings = row_for(wish, now), first_happenings(wish, now, self._known(wish.game))
        state = state_of(row, wish.game, happenings)
        path = pack_path(wish.game.rules, pack)
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        keep_new(self.store, row, state, happenings, text)
        return row

    def _known(self, game: Game) -> frozenset[str]:
        """The names of those who have played a long game like this one to its end at this machine."""
        if offered(game.rules) is None:
            return frozenset()
        over = [one for one in self.store.tables() if one.table.game == game.name and one.summary.status == "over"]
        return frozenset(seat["name"] for one in over for seat in one.summary.seats if seat["kind"] == "person")

    def unfinished(self, game: str) -> list[Listing]:
        """Unfinished games with at least one move that can continue at this screen, most recent first; no campaigns."""
        return [
            listing
            for listing in self.store.tables()
            if listing.table.game == game
            and listing.summary.status == "running"
            and NAME not in listing.table.settings
            and listing.number > listing.table.players + 1
            and is_at_one_screen(listing)
        ]

    def take_over_record(
        self,
        record: Record,
        is_bot: Callable[[str], bool],
        game: Game,
        extras: Mapping[str, Any],
        pack: str | None = None,
    ) -> TableRow:
        """Import a record as a table that can continue."""
        row, state, happenings = table_of(record, is_bot, game, extras)
        keep_new(self.store, row, state, happenings, self._text_of(game, pack))
        return row

    def take_over_campaign(
        self,
        campaign: Campaign,
        game: Game,
        extras: Mapping[str, Any],
        pack: str | None = None,
        changed: float | None = None,
    ) -> TableRow:
        """Import a campaign file as a table; all its lines are replayed and checked first."""
        Replay(campaign, game).run_every_line()
        seats = [Seat(who.name, who.is_bot) for who in campaign.seats]
        wish = NewTable(game, seats, campaign.key, campaign.options, extras)
        happenings = happenings_of(campaign, game, LOCAL_PERSON)
        row = row_for(wish, happenings[0].at, campaign.rules_version)
        state = state_of(row, game, happenings)
        keep_new(self.store, row, state, happenings, self._text_of(game, pack), changed)
        return row

    def _text_of(self, game: Game, pack: str | None) -> str | None:
        """The text of a game's pack: from the named file, from one kept by an earlier version, or a shipped one."""
        named = [] if pack is None else [pack_path(game.rules, pack)]
        shipped = sorted((game.rules.folder / "packs").rglob("*.toml"))
        for path in (*named, kept_pack(game.pack.digest), *shipped):
            if path.exists() and game.rules.content.load(path).digest == game.pack.digest:
                return path.read_text(encoding="utf-8")
        return None

    def taken_over(self, origin: str) -> TableRow | None:
        """The table that was imported from a file of an earlier version, if any."""
        rows = [listing.table for listing in self.store.tables()]
        return next((row for row in rows if row.settings.get(ORIGIN) == origin), None)


def is_at_one_screen(listing: Listing) -> bool:
    """Whether every person at a table is at this machine."""
    return all(seat["kind"] == "bot" or seat.get("person") == LOCAL_PERSON for seat in listing.summary.seats)


def table_of(
    record: Record, is_bot: Callable[[str], bool], game: Game, extras: Mapping[str, Any]
) -> tuple[TableRow, TableState, list[Happening]]:
    """A record as a table: its row, its state, and its happenings."""
    final = record.replay(game)
    now = time.time() if record.date is None else noon_of(record.date)
    wish = NewTable(game, read_seats(record.seats, is_bot), record.key, record.options, extras, record.start)
    row = row_for(wish, now, record.rules_version)
    happenings = first_happenings(wish, now)
    state = state_of(row, game, happenings)
    for move in final.moves:
        assert state.line is not None
        happenings.append(Happening("move", state.line.to_move, now, {"text": move.text}, move))
        apply(state, happenings[-1])
    return row, state, happenings


def game_with(name: str, pack_name: str, digest: str, pack: str | Path | None = None) -> Game:
    """A game with the requested pack, one kept by an earlier version, or the shipped one."""
    kept = kept_pack(digest)
    if pack is None and kept.exists():
        pack = kept
    return load_edition(name, pack_name, digest) if pack is None else load(name, pack)


def kept_pack(digest: str) -> Path:
    """The path where earlier versions kept custom packs."""
    return data_folder() / PACKS_FOLDER / f"{digest}.toml"


def saved_files(game: str) -> list[tuple[Path, Record]]:
    """Unfinished games saved by version 0.1.0, latest first; unreadable files are skipped."""
    found = []
    for path in sorted((data_folder() / GAMES_FOLDER).glob(f"{game}-*{SUFFIX}"), key=_written_at, reverse=True):
        try:
            record = read_record_file(path)
        except (QueenswrightError, OSError):
            continue
        if record.result is None and record.key is not None and record.turns:
            found.append((path, record))
        if len(found) == MOST_LOOKED_AT:
            break
    return found


def _written_at(path: Path) -> float:
    try:
        return os.stat(path).st_mtime
    except OSError:
        return 0.0


def is_saved_file(path: Path) -> bool:
    """Whether a file is in the folder where version 0.1.0 saved games."""
    return path.resolve().parent == (data_folder() / GAMES_FOLDER).resolve()


def origin_of(path: Path) -> str:
    """The mark by which a table remembers the file it was imported from."""
    return f"{path.resolve().parent.name}/{path.name}"


def kept_bots(path: Path) -> dict[str, str]:
    """The custom bots stored beside a saved file, by name. A record from elsewhere never names code to run."""
    beside = path.with_suffix(BOTS_SUFFIX)
    if not is_saved_file(path) or not beside.exists():
        return {}
    try:
        return own_bots_in(json.loads(beside.read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return {}


def own_bots_in(found: Any) -> dict[str, str]:
    """Custom bots by name, as they were stored."""
    return {str(name): str(target) for name, target in found.items()} if isinstance(found, dict) else {}


def bots_of(row: TableRow) -> dict[str, str]:
    """The custom bots of a table."""
    return own_bots_in(row.settings.get(BOTS))


def refuse_other_pack(game: Game, pack: str, digest: str, where: str) -> None:
    """Refuse any pack other than the campaign's own."""
    if game.pack.digest != digest:
        problem = f"was begun with pack {pack} {digest}; here is {game.pack.digest}"
        raise RecordError(where, f"{problem}; --pack names the file of another one")
