"""Campaigns on disk: one growing file each, written by one process at a time, and a cache beside it.

The file is the truth and is only ever appended to. The cache holds situations (marks) that spare a long replay; it may
be deleted at any time, and one that does not fit is ignored.
"""

from __future__ import annotations

import base64
import json
import os
import re
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from queenswright.kernel.errors import InputError, OptionError, RecordError
from queenswright.kernel.game import Game
from queenswright.records.campaign import Campaign
from queenswright.records.campaign.replay import Mark, layout_digest
from queenswright.records.campaign.text import Reading, entry_for, line_text, read_campaign, write_campaign
from queenswright.store.contract import InUse
from queenswright.store.filelock import FileLock
from queenswright.store.files import named, write_file
from queenswright.store.place import data_folder

SUFFIX, CACHE_SUFFIX = ".qwc", ".cache"
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
END = 64


class CampaignConflict(InputError):
    """Somebody else writes to the same campaign; nothing was written."""


def campaign_folder() -> Path:
    """Where campaigns are kept."""
    return data_folder() / "campaigns"


def campaign_path(name: str) -> Path:
    """The file of a campaign; a name is made of lower-case letters, digits and hyphens."""
    if not NAME.fullmatch(name):
        raise OptionError("name", f"got {name!r}, expected 1 to 40 lower-case letters, digits and hyphens")
    return campaign_folder() / f"{name}{SUFFIX}"


def campaign_files() -> list[Path]:
    """Every kept campaign, the one played last first; what cannot be read is among them."""
    try:
        with os.scandir(campaign_folder()) as found:
            paths = [Path(entry.path) for entry in found if entry.name.endswith(SUFFIX)]
    except FileNotFoundError:
        return []
    return sorted(paths, key=_written_at, reverse=True)


def _written_at(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def read_campaign_file(path: Path) -> Reading:
    """A campaign as its file has it now, without writing to it."""
    return read_campaign(path.read_bytes(), str(path))


def create_campaign(path: Path, campaign: Campaign) -> None:
    """Write a new file; an existing one is never overwritten, and what could not be read again is refused."""
    data = write_campaign(campaign).encode()
    read_campaign(data, str(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = _locked(path)
    try:
        write_file(path, data)
        _sync_folder(path.parent)
    except FileExistsError:
        raise RecordError(str(path), "already exists; choose another name") from None
    finally:
        lock.release()


def _locked(path: Path) -> FileLock:
    try:
        return FileLock(path)
    except InUse:
        holder = path.with_name(f"{path.name}.lock").read_bytes()[1:].strip().decode("ascii", "replace")
        who = f"process {holder}" if holder else "another process"
        raise CampaignConflict(
            str(path), f"{who} is playing this campaign; end it first. Nothing was changed"
        ) from None


def _sync_folder(folder: Path) -> None:
    """Make a new name in a folder last; some systems cannot open folders."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


class CampaignFile:
    """A campaign that is being played: nobody else can write to it until `close`.

    A last line that was cut off is taken away (`was_torn`). Every line is on disk before `append` returns.
    """

    def __init__(self, path: Path) -> None:
        if not path.exists():
            raise RecordError(str(path), "no such campaign; 'queenswright campaign list' shows all")
        self.path = path
        self._lock = _locked(path)
        try:
            self._handle = os.open(path, os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0))
        except BaseException:
            self._lock.release()
            raise
        try:
            self._open()
        except BaseException:
            self.close()
            raise

    def _open(self) -> None:
        found = read_campaign(self._read(0), str(self.path))
        self.campaign, self._size, self.was_torn = found.campaign, found.size, found.torn
        if found.torn:
            with named(self.path):
                os.ftruncate(self._handle, found.size)
                os.fsync(self._handle)
        if found.needs_break:
            self._write(b"\n")
        self._remember()

    def _remember(self) -> None:
        """How the file was left: its end, and when it was written."""
        self._end = self._read(max(0, self._size - END))
        self._written = os.fstat(self._handle).st_mtime_ns

    def append(self, kind: str, turn: str, value: str, state: str) -> None:
        """Write one line. When the file is not as it was left, nothing is written."""
        self._compare()
        entry = entry_for(self.campaign, kind, turn, value, state)
        self._write(line_text(entry).encode())
        self._remember()
        self.campaign = self.campaign.plus(entry)

    def _write(self, data: bytes) -> None:
        """Write bytes to the end; what could be written only in part is taken away again."""
        with named(self.path):
            try:
                left = data
                while left:
                    left = left[os.write(self._handle, left) :]
                os.fsync(self._handle)
            except OSError:
                with suppress(OSError):
                    os.ftruncate(self._handle, self._size)
                raise
        self._size += len(data)

    def _compare(self) -> None:
        """Whether the file is the one that was read, with the same end; one written to meanwhile is compared whole."""
        try:
            named = os.stat(self.path)
        except OSError:
            named = None
        here = os.fstat(self._handle)
        is_same = named is not None and (named.st_dev, named.st_ino) == (here.st_dev, here.st_ino)
        is_same = is_same and here.st_size == self._size and self._read(self._size - len(self._end)) == self._end
        if is_same and here.st_mtime_ns != self._written:
            is_same = self._read(0) == write_campaign(self.campaign).encode()
        if not is_same:
            problem = "was changed by somebody else since it was read. Nothing was written; begin again from the file"
            raise CampaignConflict(str(self.path), problem)

    def _read(self, start: int) -> bytes:
        os.lseek(self._handle, start, os.SEEK_SET)
        parts = []
        while part := os.read(self._handle, 1 << 20):
            parts.append(part)
        return b"".join(parts)

    def close(self) -> None:
        """Let others have the campaign; harmless when it is closed already."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1
        self._lock.release()


def read_marks(path: Path, game: Game) -> list[Mark]:
    """The cached situations of a campaign; none when there is no cache, it is damaged or of another layout."""
    try:
        found = json.loads(path.with_suffix(CACHE_SUFFIX).read_text(encoding="utf-8"))
        if found["layout"] != layout_digest(game):
            return []
        return [
            Mark(int(one["line"]), str(one["chain"]), base64.b64decode(one["state"], validate=True))
            for one in found["marks"]
        ]
    except (OSError, ValueError, KeyError, TypeError, OverflowError, RecursionError):
        return []


def write_marks(path: Path, game: Game, marks: Iterable[Mark]) -> None:
    """Replace the cache; a disk that refuses it only makes the next reading slower."""
    shown = [
        {"line": mark.number, "chain": mark.chain, "state": base64.b64encode(mark.state).decode()} for mark in marks
    ]
    text = json.dumps({"layout": layout_digest(game), "marks": shown})
    with suppress(OSError):
        write_file(path.with_suffix(CACHE_SUFFIX), text.encode(), replaces=True)
