"""Saved games: every move at once, in the user's data folder."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from queenswright.cli.files import read_record_file, write_whole
from queenswright.games import load, load_edition
from queenswright.kernel.errors import QueenswrightError, RecordError
from queenswright.kernel.game import Game
from queenswright.locale import render
from queenswright.records import Record, write_record
from queenswright.store.place import data_folder
from queenswright.table import Line

SUFFIX, BOTS_SUFFIX = ".qw", ".bots"
MOST_LOOKED_AT = 50


@dataclass
class SavedGame:
    """The file that one running game is kept in."""

    path: Path

    def write(self, line: Line) -> None:
        """Save the game as it is now."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self.path, write_record(line.record()))

    def keep_bots(self, own: Mapping[str, str]) -> None:
        """Keep the names of somebody's own bots beside the game, so that they come back with it."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self.path.with_suffix(BOTS_SUFFIX), json.dumps(dict(own)))


def new_save(game: str) -> SavedGame:
    """A file name that no other game has."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return SavedGame(data_folder() / "games" / f"{game}-{stamp}-{secrets.token_hex(2)}{SUFFIX}")


def save_for(path: Path, record: Record) -> SavedGame:
    """A game loaded from the data folder goes on in its own file, any other one in a new file; a finished one stays."""
    return SavedGame(path.resolve()) if _is_kept(path) or record.result is not None else new_save(record.game)


def _is_kept(path: Path) -> bool:
    return path.resolve().parent == (data_folder() / "games").resolve()


def kept_bots(path: Path) -> dict[str, str]:
    """The bots of somebody's own in a saved game, by name. A record from elsewhere names no code to be run."""
    beside = path.with_suffix(BOTS_SUFFIX)
    if not _is_kept(path) or not beside.exists():
        return {}
    try:
        found = json.loads(beside.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(name): str(target) for name, target in found.items()} if isinstance(found, dict) else {}


def unfinished(game: str) -> list[tuple[Path, Record]]:
    """The saved games with a move that can go on, the latest first. Files that cannot be read are passed over."""
    folder = data_folder() / "games"
    paths = sorted(folder.glob(f"{game}-*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    found = []
    for path in paths[:MOST_LOOKED_AT]:
        try:
            record = read_record_file(path)
        except (QueenswrightError, OSError):
            continue
        if record.result is None and record.key is not None and record.turns:
            found.append((path, record))
    return found


def keep_pack(game: Game, source: Path) -> None:
    """Keep a copy of somebody's own pack, so that the game can go on when the file has moved."""
    copy = data_folder() / "packs" / f"{game.pack.digest}.toml"
    if not copy.exists():
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(source.read_bytes())


def game_for(record: Record, pack: str | Path | None = None) -> Game:
    """The game of a record, with the pack that was asked for, a kept one, or the shipped one."""
    kept = data_folder() / "packs" / f"{record.pack_digest}.toml"
    if pack is None and kept.exists():
        pack = kept
    return load_edition(record.game, record.pack, record.pack_digest) if pack is None else load(record.game, pack)


def save_as(line: Line, path: Path) -> None:
    """Write the record to a file of the player's choice; a file that is not this same game is never overwritten."""
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
