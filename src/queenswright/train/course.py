"""What a course of training is, and the files in its folder.

A course consists of generations, numbered from 1. Everything that a generation makes is a file of its own, written
whole or, where it grows game by game, as a results file of the arena; so a course goes on where it was stopped.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from queenswright.arena import Match, new_match
from queenswright.bots.learned import LAPS, NONE
from queenswright.bots.seeds import number_of
from queenswright.kernel.errors import InputError, OptionError
from queenswright.kernel.network import MOST_HIDDEN
from queenswright.store.files import write_file

BOTS = "queenswright.train.players"
STUDENT, CANDIDATE, CONTROL = "student", "candidate", "control"
MOST_ROWS = 1000
MOST_SEATS = 4
MOST_LAPS = 999
PART = 1000
"""Games of the planner that are played in one piece."""


class CourseError(InputError):
    """A folder that holds another course, or none."""


@dataclass(frozen=True)
class GamesAlike:
    """What games of a course are of: a number of players, and the options."""

    players: int
    options: Mapping[str, Any]

    @property
    def title(self) -> str:
        """For people: `3 players, epoch=4`."""
        return ", ".join([f"{self.players} players", *(f"{name}={value}" for name, value in self.options.items())])


@dataclass(frozen=True)
class Course:
    """Everything that decides what is learned.

    The first generation learns from `planner` games that the planner plays with itself. In every later one (in all of
    them without such games) the search with the best network so far plays `games` with itself, `simulations` a decision
    and `laps` that the planner plays on. `rows` positions of each game are learned from, by a network of `hidden`
    units, together with those of the generations before. Then the network plays `matches` against the same search
    without one.

    Games are of every number of `players` and of all `starts` in equal parts; a start is options beside the common
    ones.
    """

    game: str
    players: Sequence[int]
    games: int
    simulations: int
    matches: int
    planner: int = 0
    laps: int = LAPS
    rows: int = 16
    hidden: int = 32
    seed: int = 1
    trainer: str = "numpy"
    pack: str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    starts: Sequence[Mapping[str, Any]] = field(default_factory=lambda: [{}])

    def __post_init__(self) -> None:
        for name in ("players", "starts"):
            if not getattr(self, name):
                raise OptionError(name, "got none, expected at least one")
        for players in self.players:
            _in_range("players", players, 2, MOST_SEATS)
        for name, most in (("games", 10**6), ("simulations", 10**6), ("matches", 10**6), ("rows", MOST_ROWS)):
            _in_range(name, getattr(self, name), 1, most)
        _in_range("planner", self.planner, 0, 10**7)
        _in_range("laps", self.laps, 0, MOST_LAPS)
        _in_range("hidden", self.hidden, 1, MOST_HIDDEN)

    @property
    def tables(self) -> list[GamesAlike]:
        """All kinds of games, the numbers of players beside each other."""
        return [GamesAlike(players, {**self.options, **start}) for start in self.starts for players in self.players]

    @property
    def widest(self) -> int:
        """The most seats of a game."""
        return max(self.players)

    def practice(self, generation: int, network: Path | None, table: int = 0) -> Match:
        """The games of one table from which a generation learns."""
        bot = f"{BOTS}:Student={self.told(network)}"
        return self._match([STUDENT], self.games, ("practice", generation), [bot], table)

    def trial(self, network: Path, table: int = 0) -> Match:
        """The games of one table by which every generation is judged: the same deals for all of them."""
        bots = [f"{BOTS}:Candidate={self.told(network)}", f"{BOTS}:Control={self.told(None)}"]
        return self._match([CANDIDATE, CONTROL], self.matches, ("trial",), bots, table)

    def told(self, network: Path | None) -> str:
        """What a bot of this course is told."""
        return f"laps={self.laps},network={network.resolve() if network else NONE}"

    def _match(self, names: list[str], games: int, purpose: tuple[object, ...], bots: list[str], number: int) -> Match:
        table, seats = self.tables[number], [f"{name}:{self.simulations}" for name in names]
        seed = number_of(self.seed, *purpose, *([number] if number else []), bits=60)
        part = max(1, games * (number + 1) // len(self.tables) - games * number // len(self.tables))
        return new_match(
            self.game, seats, part, players=table.players, seed=seed, options=table.options, pack=self.pack, bots=bots
        )


def _in_range(name: str, value: int, lowest: int, highest: int) -> None:
    if not lowest <= value <= highest:
        raise OptionError(name, f"got {value}, expected a whole number from {lowest} to {highest}")


@dataclass(frozen=True)
class Folder:
    """Where everything of a course is kept."""

    path: Path

    @property
    def course(self) -> Path:
        return self.path / "course.json"

    @property
    def page(self) -> Path:
        return self.path / "progress.html"

    @property
    def best(self) -> Path:
        return self.path / "best.json"

    def part(self, number: int) -> Path:
        return self.path / f"planner-{number}.npz"

    def games(self, generation: int, table: int = 0) -> Path:
        return self.path / f"games-{generation}{_of(table)}.sqlite"

    def rows(self, generation: int) -> Path:
        return self.path / f"rows-{generation}.npz"

    def network(self, generation: int) -> Path:
        return self.path / f"network-{generation}.json"

    def curves(self, generation: int) -> Path:
        return self.path / f"curves-{generation}.json"

    def trial(self, generation: int, table: int = 0) -> Path:
        return self.path / f"trial-{generation}{_of(table)}.sqlite"


def _of(table: int) -> str:
    """The first table's files have no mark."""
    return f"-table-{table + 1}" if table else ""


def open_course(path: Path, course: Course) -> Folder:
    """The folder of a course: a new one, or the one to go on in. That of another course is refused."""
    folder = Folder(path)
    about = json.loads(json.dumps(asdict(course)))
    if folder.course.exists():
        there = json.loads(json.dumps(asdict(read_course(folder))))
        differ = [f"{name} there {there[name]!r}, here {about[name]!r}" for name in about if there[name] != about[name]]
        if differ:
            raise CourseError(str(path), f"holds another course: {'; '.join(differ)}. Use the same, or another folder")
        return folder
    if path.exists() and (not path.is_dir() or any(path.iterdir())):
        raise CourseError(str(path), "holds something else, expected a new folder or that of a course")
    path.mkdir(parents=True, exist_ok=True)
    write_file(folder.course, (json.dumps(about, indent=1) + "\n").encode())
    return folder


def read_course(folder: Folder) -> Course:
    """The course that a folder is for."""
    try:
        document = json.loads(folder.course.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise CourseError(str(folder.course), f"cannot be read ({error}), expected that of a course") from None
    if not isinstance(document, dict) or set(document) != {one.name for one in fields(Course)}:
        raise CourseError(str(folder.course), "is not that of a course of this version")
    return Course(**document)
