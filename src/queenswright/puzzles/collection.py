"""Puzzles in a file, those that come with a game, and which of them somebody is offered."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from queenswright.bots.seeds import number_of
from queenswright.games import game_rules, load_edition
from queenswright.kernel.contract import GameRules
from queenswright.kernel.game import Game
from queenswright.puzzles.data import Puzzle, PuzzleError
from queenswright.store.files import write_file

VERSION = 1
COMPRESSED = ".gz"
FIRST_DAY = date(2026, 11, 16)
EVERYBODY = ("", "1")
"""Chapters that are open to everybody."""


@dataclass(frozen=True)
class About:
    """What a file of puzzles begins with: for which game and pack they are, and how far the search has come.

    The games with numbers below `searched` are done, with the seed and the budget that are named here, and only for
    `kinds` and `chapters` where these are named.
    """

    game: str
    pack: str
    digest: str
    seed: int = 0
    budget: int = 0
    searched: int = 0
    kinds: tuple[str, ...] = ()
    chapters: tuple[str, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """As data for JSON; kinds and chapters only where the search was for some of them."""
        return {name: value for name, value in asdict(self).items() if value != ()}


@dataclass(frozen=True)
class Puzzles:
    """The puzzles of a file, in the order in which they were found."""

    about: About
    puzzles: tuple[Puzzle, ...] = ()

    def with_more(self, found: Iterable[Puzzle], searched: int) -> Puzzles:
        """The same with what was found since; what is there already stays as it is."""
        known = {puzzle.id: puzzle for puzzle in self.puzzles}
        for puzzle in found:
            known.setdefault(puzzle.id, puzzle)
        return Puzzles(replace(self.about, searched=max(searched, self.about.searched)), tuple(known.values()))

    def joined(self, others: Puzzles) -> Puzzles:
        """The same with the puzzles of another search of the same game, none of them twice."""
        for name in ("game", "pack", "digest"):
            mine, theirs = getattr(self.about, name), getattr(others.about, name)
            if mine != theirs:
                raise PuzzleError(self.about.game, f"got puzzles with {name} {theirs!r}, expected {mine!r}")
        return self.with_more(others.puzzles, self.about.searched)

    def get(self, name: str) -> Puzzle:
        """The puzzle with a name, or with the only name that begins like this."""
        found = [puzzle for puzzle in self.puzzles if name and puzzle.id.startswith(name)]
        if len(found) != 1:
            problem = "got several with this beginning" if found else "there is no such puzzle"
            raise PuzzleError(name or "puzzle", f"{problem}, expected the name of one of {len(self.puzzles)}")
        return found[0]

    def count_by(self, what: str) -> Counter[str]:
        """How many there are of each kind, or of each chapter."""
        return Counter(getattr(puzzle, what) for puzzle in self.puzzles)

    def game(self) -> Game:
        """The game with the edition of the pack that the puzzles are for."""
        found = load_edition(self.about.game, self.about.pack, self.about.digest)
        if found.pack.digest != self.about.digest:
            problem = f"are for an edition of the pack {self.about.pack!r} that is not here ({self.about.digest})"
            raise PuzzleError(self.about.game, problem)
        return found


def read_puzzles(path: Path) -> Puzzles:
    """The puzzles that a file holds: a line about them, then a line for each."""
    try:
        data = path.read_bytes()
        text = (gzip.decompress(data) if path.suffix == COMPRESSED else data).decode()
        first, *lines = [json.loads(line) for line in text.splitlines()]
        version = first.pop("version", None)
        if version != VERSION:
            raise PuzzleError(str(path), f"got puzzles of version {version!r}, expected {VERSION}")
        about = About(**{**first, **{name: tuple(first[name]) for name in ("kinds", "chapters") if name in first}})
    except (ValueError, TypeError, AttributeError, EOFError, gzip.BadGzipFile, RecursionError) as error:
        raise PuzzleError(str(path), f"is not a file of puzzles: {error}") from error
    found = [Puzzle.from_dict(line, f"{path}:{number}") for number, line in enumerate(lines, start=2)]
    return Puzzles(about, tuple(found))


def write_puzzles(path: Path, puzzles: Puzzles) -> None:
    """Write a file that `read_puzzles` reads; an interruption leaves the old or the new one."""
    lines: list[Any] = [{"version": VERSION, **puzzles.about.to_dict()}, *(one.to_dict() for one in puzzles.puzzles)]
    data = "".join(json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n" for line in lines).encode()
    write_file(path, gzip.compress(data, mtime=0) if path.suffix == COMPRESSED else data, replaces=True)


def shipped_file(rules: GameRules) -> Path:
    """Where the puzzles of a game are that come with it."""
    return rules.folder / "puzzles" / f"{rules.content.default}.jsonl{COMPRESSED}"


@cache
def shipped(game: str) -> Puzzles:
    """The puzzles that come with a game; a game without any is a `PuzzleError`."""
    path = shipped_file(game_rules(game))
    if not path.is_file():
        raise PuzzleError(game, "no puzzles come with this game")
    return read_puzzles(path)


def offered(puzzles: Sequence[Puzzle], reached: Collection[str] = ()) -> list[Puzzle]:
    """Those that spoil nothing for somebody whose own campaigns have come to these chapters."""
    return [puzzle for puzzle in puzzles if puzzle.chapter in EVERYBODY or puzzle.chapter in reached]


def of_the_day(puzzles: Sequence[Puzzle], day: date) -> tuple[int, Puzzle]:
    """The puzzle of a day and its number: the same for everybody, and none again before all others had their day."""
    open_to_all = sorted(offered(puzzles), key=lambda puzzle: puzzle.id)
    if not open_to_all:
        raise PuzzleError("puzzles", "there is none that everybody may see")
    number = (day - FIRST_DAY).days
    lap, place = divmod(number, len(open_to_all))
    return number + 1, sorted(open_to_all, key=lambda puzzle: number_of("lap", lap, puzzle.id))[place]


def next_for(
    puzzles: Sequence[Puzzle],
    rating: float,
    tried: Collection[str],
    reached: Collection[str],
    kind: str | None,
    seed: int,
) -> Puzzle | None:
    """A puzzle that somebody has not tried: one of the nearest to their rating; None where all of them were tried."""
    open_to = [one for one in offered(puzzles, reached) if one.id not in tried and kind in (None, one.kind)]
    nearest = sorted(open_to, key=lambda one: (abs(one.rating - rating), one.id))[:NEAREST]
    return nearest[number_of("next", seed) % len(nearest)] if nearest else None


NEAREST = 8
"""One of this number of puzzles that are nearest to somebody's rating is offered."""


def streak(days: Collection[date], today: date) -> int:
    """How many days in a row the puzzle of the day was solved, up to today or, where today's is not yet, yesterday.

    >>> streak({date(2026, 11, 17), date(2026, 11, 18)}, date(2026, 11, 19))
    2
    >>> streak({date(2026, 11, 17)}, date(2026, 11, 19))
    0
    """
    last = today.toordinal()
    solved = {day.toordinal() for day in days}
    if last not in solved:
        last -= 1
    count = 0
    while last - count in solved:
        count += 1
    return count
