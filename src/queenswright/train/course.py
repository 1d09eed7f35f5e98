"""What a course of training is, and the files in its folder.

A course consists of generations, numbered from 1. Everything that a generation makes is a file of its own, written
whole or, where it grows game by game, as a results file of the arena; so a course goes on where it was stopped.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
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
MOST_LAPS = 999
PART = 1000
"""Games of the planner that are played in one piece."""


class CourseError(InputError):
    """A folder that holds another course, or none."""


@dataclass(frozen=True)
class Course:
    """Everything that decides what is learned.

    The first generation learns from `planner` games that the planner plays with itself. In every later one (in all of
    them without such games) the search with the best network so far plays `games` with itself, `simulations` a decision
    and `laps` that the planner plays on. `rows` positions of each game are learned from, by a network of `hidden`
    units, together with those of the generations before. Then the network plays `matches` against the same search
    without one.
    """

    game: str
    players: int
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

    def __post_init__(self) -> None:
        for name, most in (("games", 10**6), ("simulations", 10**6), ("matches", 10**6), ("rows", MOST_ROWS)):
            _in_range(name, getattr(self, name), 1, most)
        _in_range("planner", self.planner, 0, 10**7)
        _in_range("laps", self.laps, 0, MOST_LAPS)
        _in_range("hidden", self.hidden, 1, MOST_HIDDEN)

    def practice(self, generation: int, network: Path | None) -> Match:
        """The games from which a generation learns."""
        bot = f"{BOTS}:Student={self.told(network)}"
        return self._match([STUDENT], self.games, ("practice", generation), [bot])

    def trial(self, network: Path) -> Match:
        """The games by which every generation is judged: the same deals for all of them."""
        bots = [f"{BOTS}:Candidate={self.told(network)}", f"{BOTS}:Control={self.told(None)}"]
        return self._match([CANDIDATE, CONTROL], self.matches, ("trial",), bots)

    def told(self, network: Path | None) -> str:
        """What a bot of this course is told."""
        return f"laps={self.laps},network={network.resolve() if network else NONE}"

    def _match(self, names: list[str], games: int, purpose: tuple[object, ...], bots: list[str]) -> Match:
        seats = [f"{name}:{self.simulations}" for name in names]
        seed = number_of(self.seed, *purpose, bits=60)
        return new_match(
            self.game, seats, games, players=self.players, seed=seed, options=self.options, pack=self.pack, bots=bots
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

    def games(self, generation: int) -> Path:
        return self.path / f"games-{generation}.sqlite"

    def rows(self, generation: int) -> Path:
        return self.path / f"rows-{generation}.npz"

    def network(self, generation: int) -> Path:
        return self.path / f"network-{generation}.json"

    def curves(self, generation: int) -> Path:
        return self.path / f"curves-{generation}.json"

    def trial(self, generation: int) -> Path:
        return self.path / f"trial-{generation}.sqlite"


def open_course(path: Path, course: Course) -> Folder:
    """The folder of a course: a new one, or the one to go on in. That of another course is refused."""
    folder = Folder(path)
    about = json.loads(json.dumps(asdict(course)))
    if folder.course.exists():
        there = asdict(read_course(folder))
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
