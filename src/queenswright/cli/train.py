"""`queenswright train`: a network for the search, from games of the search with itself."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Annotated

import typer

from queenswright.arena.report import NoPlots
from queenswright.arena.run import Audience
from queenswright.bots.learned import LAPS
from queenswright.cli.arena import MOST_JOBS, PLACES
from queenswright.cli.failures import INTERRUPTED
from queenswright.cli.files import write_whole
from queenswright.cli.match_bar import MatchBar
from queenswright.cli.play import Options, PackName, Variant
from queenswright.cli.terminal.options import read_options
from queenswright.kernel.errors import OptionError
from queenswright.study.crew import cores_of
from queenswright.train import Course, Folder, best_of, carry_out, open_course
from queenswright.train.page import progress

MOST_GENERATIONS = 10_000


def train(
    game: Annotated[str, typer.Argument(help="The game: architect, queensdale or an installed one.")],
    folder: Annotated[Path, typer.Option("--folder", help="Where everything is kept; the course goes on there.")],
    generations: Annotated[int, typer.Option("--generations", help="How many times it plays and learns.")] = 8,
    planner: Annotated[
        int, typer.Option("--planner-games", help="Games of the planner that the first generation learns from.")
    ] = 20_000,
    games: Annotated[int, typer.Option("--games", help="Games of the search in every later generation.")] = 400,
    simulations: Annotated[int, typer.Option("--simulations", help="Simulations of a decision.")] = 16,
    laps: Annotated[
        int, typer.Option("--laps", help="Laps that the planner plays on before the network judges.")
    ] = LAPS,
    matches: Annotated[int, typer.Option("--trial", help="Games by which a network is judged.")] = 100,
    rows: Annotated[int, typer.Option("--rows", help="Positions of one game that are learned from.")] = 16,
    hidden: Annotated[int, typer.Option("--hidden", help="Hidden units of the network.")] = 32,
    players: Annotated[
        str, typer.Option("--players", help="Seats of one game; several numbers (2,3,4) in equal parts.")
    ] = "2",
    start: Annotated[
        list[str] | None,
        typer.Option("--start", help="Further options of a part of the games (epoch=4); as often as wanted."),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="The number that decides all chance.")] = 1,
    trainer: Annotated[
        str, typer.Option("--trainer", help="numpy, torch, or a function of your own, module:function.")
    ] = "numpy",
    variant: Variant = None,
    option: Options = None,
    pack: PackName = None,
    jobs: Annotated[int | None, typer.Option("--jobs", help="Games at the same time; one for every core.")] = None,
    on: Annotated[str, typer.Option("--on", help="Where the games are played: here, or ray (a Ray cluster).")] = "here",
) -> None:
    """Train a network that judges positions for the search. The same command goes on where it was stopped."""
    if not 1 <= generations <= MOST_GENERATIONS:
        raise OptionError("--generations", f"got {generations}, expected a whole number from 1 to {MOST_GENERATIONS}")
    if jobs is not None and not 1 <= jobs <= MOST_JOBS:
        raise OptionError("--jobs", f"got {jobs}, expected a whole number from 1 to {MOST_JOBS}")
    if on not in PLACES:
        raise OptionError("--on", f"got {on!r}, expected one of: {', '.join(PLACES)}")
    options = read_options(variant, option or [])
    course = Course(
        game, _seats(players), games, simulations, matches, planner, laps, rows, hidden, seed, trainer, pack, options,
        [read_options(None, text.split(",")) for text in start] if start else [{}],
    )  # fmt: skip
    kept = open_course(folder, course)
    told = _OnScreen(course, kept)
    is_complete = carry_out(course, kept, generations, jobs or cores_of(None), told, on == "ray")
    if not is_complete:
        told.says(f"Stopped. The same command goes on; everything so far is in {folder}.")
        raise typer.Exit(INTERRUPTED)
    told.says(
        "No network was better than none." if best_of(course, kept, generations) is None else f"The best: {kept.best}"
    )


def _seats(text: str) -> list[int]:
    """The numbers of players in a text."""
    numbers = [part.strip() for part in text.split(",")]
    if not all(part.isascii() and part.isdigit() for part in numbers):
        raise OptionError("--players", f"got {text!r}, expected numbers of players, as in 2,3,4")
    return [int(part) for part in numbers]


class _OnScreen:
    """Shows on stderr how the course goes on, and keeps its page up to date."""

    def __init__(self, course: Course, folder: Folder) -> None:
        self._course = course
        self._folder = folder
        self._draws = True

    def playing(self, what: str) -> AbstractContextManager[Audience]:
        return MatchBar(what)

    def says(self, text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    def has_finished(self, generation: int) -> None:
        """Renew the page, where pages can be drawn."""
        try:
            write_whole(self._folder.page, progress(self._course, self._folder))
        except NoPlots as problem:
            if self._draws:
                self.says(f"There is no page about the progress: {problem}")
            self._draws = False
