"""Records at the terminal: games continued from a file, and files named by the player."""

from __future__ import annotations

import secrets
from datetime import datetime
from pathlib import Path

from queenswright.cli.files import read_record_file, write_whole
from queenswright.cli.local.home import (
    GAMES_FOLDER,
    SUFFIX,
    Home,
    bots_of,
    game_with,
    is_saved_file,
    kept_bots,
    origin_of,
    table_of,
)
from queenswright.cli.local.table import BOTS, ORIGIN, LocalTable
from queenswright.cli.terminal.bots import BotOptions
from queenswright.kernel.errors import QueenswrightError, RecordError
from queenswright.kernel.game import Game
from queenswright.locale import render
from queenswright.records import Record, write_record
from queenswright.store.place import data_folder
from queenswright.table import Line


def table_from(
    home: Home | None, path: Path, bots: BotOptions, pack: str | None = None
) -> tuple[LocalTable, BotOptions]:
    """The table that a record file describes, with its bots.

    A game saved by version 0.1.0 is imported once and continues as that table; its file is left unchanged. Any other
    record becomes a new table. A finished game is only shown.
    """
    is_saved = is_saved_file(path)
    known = home.taken_over(origin_of(path)) if home is not None and is_saved else None
    if home is not None and known is not None:
        return home.open(known, pack), bots.with_kept(bots_of(known))
    record = read_record_file(path)
    bots = bots.with_kept(kept_bots(path))
    game = game_for(record, pack)
    extras = {BOTS: dict(bots.own), **({ORIGIN: origin_of(path)} if is_saved else {})}
    if home is None or record.result is not None:
        row, state, _ = table_of(record, bots.is_bot, game, extras)
        return LocalTable(row, state), bots
    return home.open(home.take_over_record(record, bots.is_bot, game, extras, pack)), bots


def game_for(record: Record, pack: str | Path | None = None) -> Game:
    """The game of a record, with the requested pack, a stored one, or the shipped one."""
    return game_with(record.game, record.pack, record.pack_digest, pack)


def keep_record(line: Line) -> Path:
    """Write the record of a finished game to a new file."""
    game = line.position.game.name
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    path = data_folder() / GAMES_FOLDER / f"{game}-{stamp}-{secrets.token_hex(2)}{SUFFIX}"
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, write_record(line.record()))
    return path


def save_as(line: Line, path: Path) -> None:
    """Write the record to a file named by the player; only a file of the same game is overwritten."""
    record = line.record()
    if path.exists() and not _is_same_game(path, record):
        raise RecordError(str(path), render("cli-wrong-file", {}))
    write_whole(path, write_record(record))


def _is_same_game(path: Path, record: Record) -> bool:
    if not path.is_file():
        return False
    try:
        found = read_record_file(path)
    except (QueenswrightError, OSError):
        return False
    same = (found.game, found.pack_digest, found.key, found.options, found.start, len(found.seats))
    return same == (record.game, record.pack_digest, record.key, record.options, record.start, len(record.seats))
