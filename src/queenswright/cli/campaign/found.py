"""Campaigns by name: tables of the local database, and files of version 0.1.0, which are imported."""

from __future__ import annotations

import os
import re
from datetime import date
from itertools import count
from pathlib import Path

from queenswright.cli.campaign.game import is_campaign_game
from queenswright.cli.failures import sentence
from queenswright.cli.local.home import Home, game_with, is_at_one_screen, origin_of, refuse_other_pack
from queenswright.cli.local.table import NAME, ORIGIN
from queenswright.cli.terminal.bots import BotOptions
from queenswright.cli.terminal.console import RED, Terminal
from queenswright.kernel.errors import OptionError, QueenswrightError, RecordError
from queenswright.kernel.game import Game
from queenswright.locale import render
from queenswright.records.campaign import Campaign
from queenswright.records.campaign.text import Reading, read_campaign
from queenswright.store.data import Listing, TableRow
from queenswright.store.place import data_folder
from queenswright.table import Line

SUFFIX = ".qwc"
VALID = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
PACK_LINE = 4


def check_name(name: str) -> str:
    """A name is made of lower-case letters, digits and hyphens."""
    if not VALID.fullmatch(name):
        raise OptionError("name", f"got {name!r}, expected 1 to 40 lower-case letters, digits and hyphens")
    return name


class Campaigns:
    """All campaigns of this machine by name, most recently played first, and the unreadable ones."""

    def __init__(self, home: Home, terminal: Terminal | None = None) -> None:
        self.home = home
        self._terminal = terminal
        self.problems: dict[str, QueenswrightError | OSError] = {}
        self._take_over_files()
        self.named = self._named()

    def _take_over_files(self) -> None:
        """Import every file of version 0.1.0 once as a table; the file is left unchanged."""
        rows = [listing.table for listing in self.home.store.tables()]
        known = {row.settings.get(ORIGIN) for row in rows}
        names = {row.settings.get(NAME) for row in rows}
        for path in _files():
            if origin_of(path) in known or path.stem in names:
                continue
            try:
                found = read_campaign_file(path)
                campaign = found.campaign
                extras = {NAME: path.stem, ORIGIN: origin_of(path)}
                changed = path.stat().st_mtime
                self.home.take_over_campaign(campaign, campaign_game(campaign), extras, changed=changed)
                if found.torn and self._terminal is not None:
                    self._terminal.say("campaign-torn", RED, path=str(path))
            except (QueenswrightError, OSError) as problem:
                self.problems[path.stem] = problem

    def _named(self) -> dict[str, Listing]:
        """Name the campaigns; those made in the browser are named after their game and date."""
        listings = self.home.store.tables()
        taken = {str(one.table.settings[NAME]) for one in listings if one.table.settings.get(NAME)}
        names: dict[str, str] = {}
        for one in sorted(listings, key=lambda listing: listing.table.created):
            if one.table.settings.get(NAME):
                names[one.table.id] = str(one.table.settings[NAME])
            elif is_campaign_game(one.table.game) and is_at_one_screen(one) and one.summary.status != "open":
                day = date.fromtimestamp(one.table.created).isoformat()
                names[one.table.id] = free_name(f"{one.table.game}-{day}", taken)
                taken.add(names[one.table.id])
        return {names[one.table.id]: one for one in listings if one.table.id in names}

    def find(self, name: str) -> TableRow:
        """The campaign with this name; one with an unreadable file is refused with the reason."""
        check_name(name)
        if name in self.named:
            return self.named[name].table
        if name in self.problems:
            raise self.problems[name]
        found = {"found": repr(name), "names": list(self.named) or "-"}
        raise OptionError("name", render("campaign-unknown", found))

    def check_free(self, name: str) -> str:
        """Refuse a name that a campaign already has, even an unreadable one."""
        check_name(name)
        if name in self.named or name in self.problems:
            raise OptionError("name", render("campaign-name-taken", {"name": name}))
        return name

    def free(self, name: str) -> str:
        """The name itself, or with a number appended if it is taken."""
        return free_name(name, {*self.named, *self.problems})

    def last(self, game: str | None = None) -> str | None:
        """The campaign played last; with a game, the last unfinished one of that game."""
        for name, listing in self.named.items():
            if game is None or (listing.table.game == game and listing.summary.status == "running"):
                return name
        return None

    @property
    def told_problems(self) -> list[str]:
        """The problems of files that could not be imported, as text."""
        return [sentence(problem) for problem in self.problems.values()]


def free_name(name: str, taken: set[str]) -> str:
    """The name, or with the first number appended that makes it unique."""
    tries = (name if number == 1 else f"{name}-{number}" for number in count(1))
    return next(one for one in tries if one not in taken)


def _files() -> list[Path]:
    try:
        with os.scandir(data_folder() / "campaigns") as found:
            return sorted(Path(entry.path) for entry in found if entry.name.endswith(SUFFIX))
    except FileNotFoundError:
        return []


def read_campaign_file(path: Path) -> Reading:
    """The campaign in a file."""
    return read_campaign(path.read_bytes(), str(path))


def campaign_game(campaign: Campaign, pack: str | Path | None = None) -> Game:
    """The game of a campaign file with its own pack; refuses any other pack."""
    where = f"{campaign.name}:{PACK_LINE}"
    try:
        game = game_with(campaign.game, campaign.pack, campaign.pack_digest, pack)
    except QueenswrightError as error:
        raise RecordError(where, f"pack {campaign.pack} {campaign.pack_digest} is unknown here: {error}") from error
    refuse_other_pack(game, campaign.pack, campaign.pack_digest, where)
    return game


def check_bots(name: str, line: Line, bots: BotOptions) -> None:
    """Refuse a bot that is unknown here, instead of taking it for a person."""
    for seat, who in zip(line.position.seat_names, line.seats, strict=True):
        if who.is_bot and not bots.is_bot(who.name):
            raise RecordError(f"{name}: seat {seat}", render("campaign-unknown-bot", {"name": who.name}))
