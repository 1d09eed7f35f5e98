"""`queenswright analyse`: what the turns of a game were worth, as text, JSON, or one offline page."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from queenswright.cli.campaign.found import SUFFIX as CAMPAIGN_SUFFIX
from queenswright.cli.campaign.found import campaign_game, read_campaign_file
from queenswright.cli.failures import INTERRUPTED
from queenswright.cli.files import read_record_file, read_text, write_whole
from queenswright.cli.stopping import interrupted
from queenswright.cli.terminal.saves import game_for
from queenswright.kernel.batch import core_count
from queenswright.kernel.errors import OptionError
from queenswright.kernel.position import Position
from queenswright.locale import render
from queenswright.records.campaign import RULES
from queenswright.records.campaign.replay import set_up
from queenswright.study import Analysis, Effort, StudyError
from queenswright.study import Progress as Step
from queenswright.study.data import CLOSER
from queenswright.study.page import page
from queenswright.study.process import analyse_apart
from queenswright.study.text import text

EFFORT = Effort()
DOING = ("study-doing-curve", "study-doing-turns", "study-doing-closer")

File = Annotated[Path, typer.Argument(help="A record, or the file of a campaign.", metavar="FILE")]
JsonFile = Annotated[
    Path | None, typer.Option("--json", help="Write it as JSON; the same command goes on from there.", metavar="FILE")
]
HtmlFile = Annotated[Path | None, typer.Option("--html", help="Write one page that works offline.", metavar="FILE")]
Budget = Annotated[int, typer.Option("--budget", help="Simulations for each position; 60 is what `master` uses.")]
Seed = Annotated[int, typer.Option("--seed", help="The number that decides all chance of the analysis.")]
Cores = Annotated[int | None, typer.Option("--cores", help="Cores to use; without it all.")]
Number = Annotated[int | None, typer.Option("--game", help="Which game of a campaign; without it the last.")]
PackOption = Annotated[str | None, typer.Option("--pack", help="The pack, where it is none of the shipped ones.")]


def analyse(
    file: File,
    json_file: JsonFile = None,
    html: HtmlFile = None,
    budget: Budget = EFFORT.simulations,
    seed: Seed = EFFORT.seed,
    cores: Cores = None,
    number: Number = None,
    pack: PackOption = None,
) -> None:
    """Judge the turns of a game: what each gave away, what would have been better, and what was luck.

    Ctrl-C stops it; what is known until then is shown, and the same command with --json goes on from there.
    """
    _check(file, json_file, html)
    known = _known(json_file)
    position, players = _game_in(file, pack)
    with interrupted() as stopped, _Bar() as bar:
        found = analyse_apart(
            position,
            Effort(budget, seed),
            players=players,
            number=number,
            cores=cores if cores is not None else core_count(),
            tell=bar.step,
            stop=stopped.is_set,
            known=known,
        )
    if json_file is not None:
        write_whole(json_file, json.dumps(found.to_dict(), indent=1) + "\n")
    if html is not None:
        write_whole(html, page(found, position))
    typer.echo(text(found, position.game.rules.title), nl=False)
    for path in (json_file, html):
        if path is not None:
            _say(render("study-written", {"path": str(path)}))
    if found.depth < CLOSER:
        _say(render("study-stopped", {}))
        if json_file is not None:
            _say(render("study-goes-on", {"path": str(json_file)}))
        raise typer.Exit(INTERRUPTED)


def _game_in(file: Path, pack: str | None) -> tuple[Position, Sequence[str]]:
    """The game that a record or a campaign file holds, and who sat where."""
    if file.suffix != CAMPAIGN_SUFFIX:
        record = read_record_file(file)
        return record.replay(game_for(record, pack)), record.seats
    campaign = read_campaign_file(file).campaign
    position = set_up(campaign, campaign_game(campaign, pack))
    for entry in campaign.in_force():
        if entry.kind == RULES:
            position.play_by(entry.target)
        else:
            position.push(position.parse(entry.value, prefix=False))
    return position, [seated.name for seated in campaign.sitting()]


def _check(file: Path, json_file: Path | None, html: Path | None) -> None:
    """Refuse to write two things to one file."""
    used = {file.resolve()}
    for option, path in (("--json", json_file), ("--html", html)):
        if path is not None and path.resolve() in used:
            raise OptionError(option, f"{path} is used already, expected another file")
        if path is not None:
            used.add(path.resolve())


def _known(path: Path | None) -> Analysis | None:
    """The analysis that a file holds already; any other file is refused before something is written over it."""
    if path is None or not path.exists():
        return None
    try:
        document = json.loads(read_text(path, StudyError))
    except (ValueError, RecursionError) as error:
        raise StudyError(str(path), "is there already and is not an analysis, expected another file") from error
    return Analysis.from_dict(document, str(path))


def _say(line: str) -> None:
    """A line for people, beside the output."""
    print(line, file=sys.stderr, flush=True)


class _Bar:
    """The progress on stderr: what is being done, and how much of it."""

    def __init__(self) -> None:
        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        self._bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
        self._task = self._bar.add_task(render("study-compiling", {}), total=None)

    def __enter__(self) -> _Bar:
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def step(self, step: Step) -> None:
        """Show how far the analysis is."""
        words = render(DOING[step.depth], {})
        self._bar.update(self._task, description=words, total=step.total, completed=step.done)
