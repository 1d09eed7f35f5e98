"""`queenswright puzzles`: look for puzzles, check them, and show or try one."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress, TextColumn, TimeElapsedColumn

from queenswright.cli.files import write_whole
from queenswright.cli.stopping import interrupted
from queenswright.games import known_games, load
from queenswright.kernel.errors import OptionError
from queenswright.locale import has_message, render
from queenswright.puzzles import (
    About,
    Check,
    ComparedTurn,
    Puzzle,
    Puzzles,
    Wishes,
    hint,
    of_the_day,
    offered,
    read_puzzles,
    shipped,
    start_of,
    tried,
    write_puzzles,
)
from queenswright.puzzles.finder import BUDGET
from queenswright.puzzles.workers import check_all, find
from queenswright.study.crew import cores_of
from queenswright.study.words import percents, points

app = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="Puzzles: find, check and solve them.")

GameName = Annotated[str, typer.Argument(help="The game.")]
Where = Annotated[
    str, typer.Argument(help="A game, for the puzzles that come with it, or a file.", metavar="GAME|FILE")
]
Cores = Annotated[int | None, typer.Option("--cores", help="Cores to use; without it all.")]
Seed = Annotated[int, typer.Option("--seed", help="The number that decides all chance.")]
Kind = Annotated[str | None, typer.Option("--kind", help="Only puzzles of this kind.")]
NOT_HELD = 1


@app.command("find")
def find_command(
    game: GameName,
    output: Annotated[
        Path, typer.Option("--output", help="Where they are added: .jsonl or .jsonl.gz.", metavar="FILE")
    ],
    minutes: Annotated[
        float | None, typer.Option("--minutes", help="Stop after so long; without it on Ctrl-C.")
    ] = None,
    each: Annotated[int, typer.Option("--each", help="Stop at this number of puzzles of every kind.")] = 80,
    cores: Cores = None,
    seed: Seed = 0,
    budget: Annotated[int, typer.Option("--budget", help="Simulations for each position that is looked at.")] = BUDGET,
    pack: Annotated[str | None, typer.Option("--pack", help="A shipped pack by name.")] = None,
    kinds: Annotated[str, typer.Option("--kinds", help="Only of these kinds, with commas between them.")] = "",
    chapters: Annotated[str, typer.Option("--chapters", help="Only of these chapters of a campaign.")] = "",
) -> None:
    """Look for puzzles in games of bots, and add them to a file. The same command goes on where it was stopped."""
    loaded = load(game, pack)
    rules = loaded.rules.puzzles
    some = _some_words("kinds", kinds, rules.kinds)
    known_chapters = {
        rules.chapter(loaded.new(min(loaded.rules.player_counts), seed=0, options=one).state) for one in rules.sources
    }
    about = About(
        game=game,
        pack=loaded.pack.name,
        digest=loaded.pack.digest,
        seed=seed,
        budget=budget,
        kinds=some,
        chapters=_some_words("chapters", chapters, sorted(known_chapters)),
    )
    known = _to_go_on(about, output)
    wanted = dict.fromkeys(some or rules.kinds, each)
    started = time.monotonic()
    with interrupted() as stopped, ProgressLine() as line:

        def is_over() -> bool:
            return stopped.is_set() or (minutes is not None and time.monotonic() - started > 60 * minutes)

        def keep(puzzles: Puzzles) -> None:
            write_puzzles(output, puzzles)
            line.say(_summary(puzzles))

        wishes = Wishes(seed=about.seed, budget=about.budget, kinds=about.kinds, chapters=about.chapters)
        found = find(known, wishes, wanted, cores_of(cores), keep, is_over)
    write_puzzles(output, found)
    typer.echo(_summary(found))


def _some_words(option: str, text: str, known: Collection[str]) -> tuple[str, ...]:
    """The words of an option that names some of several."""
    words = tuple(dict.fromkeys(word.strip() for word in text.split(",") if word.strip()))
    for word in words:
        if word not in known:
            raise OptionError(option, f"got {word!r}, expected one of: {', '.join(known)}")
    return words


def _to_go_on(about: About, output: Path) -> Puzzles:
    """What a file holds already, if it is of the same search."""
    if not output.exists():
        return Puzzles(about)
    known = read_puzzles(output)
    mine, theirs = asdict(about), asdict(known.about)
    for name in ("game", "pack", "digest", "seed", "budget", "kinds", "chapters"):
        if mine[name] != theirs[name]:
            raise OptionError(str(output), f"has puzzles with {name} {theirs[name]!r}, expected {mine[name]!r}")
    return known


@app.command("join")
def join_command(
    output: Annotated[Path, typer.Argument(help="The file to which they are added.", metavar="FILE")],
    more: Annotated[list[Path], typer.Argument(help="Files of other searches.", metavar="MORE...")],
) -> None:
    """Add the puzzles of other searches to a file, each of them once. The search of the file can still go on."""
    puzzles = read_puzzles(output)
    for path in more:
        puzzles = puzzles.joined(read_puzzles(path))
    write_puzzles(output, puzzles)
    typer.echo(_summary(puzzles))


@app.command("check")
def check_command(
    where: Where,
    some: Annotated[int | None, typer.Option("--some", help="Only this number of them, by lot.")] = None,
    seed: Seed = 1,
    cores: Cores = None,
    output: Annotated[Path | None, typer.Option("--json", help="Write what was found.", metavar="FILE")] = None,
    drop: Annotated[bool, typer.Option("--drop", help="Leave those that do not hold out of the file.")] = False,
) -> None:
    """Compare the answers with all other turns at ten times the budget, with fresh random numbers."""
    puzzles, chosen = _puzzles_of(where), _some_of(_puzzles_of(where).puzzles, some, seed)
    checks = []
    with ProgressLine() as line:
        for check in check_all(puzzles, chosen, seed, cores_of(cores)):
            checks.append(check)
            line.say(f"{len(checks)} / {len(chosen)}")
    bad = [check for check in checks if not check.holds]
    typer.echo(render("cli-puzzles-checked", {"count": len(checks), "held": len(checks) - len(bad)}))
    for one in sorted(bad, key=lambda one: one.id):
        typer.echo(_complaint(one))
    if output is not None:
        write_whole(output, json.dumps([asdict(check) for check in checks], indent=1) + "\n")
    if drop and bad:
        gone = {one.id for one in bad}
        kept = tuple(puzzle for puzzle in puzzles.puzzles if puzzle.id not in gone)
        write_puzzles(Path(where), Puzzles(puzzles.about, kept))
    elif bad:
        raise typer.Exit(NOT_HELD)


@app.command("show")
def show_command(
    where: Where,
    name: Annotated[str | None, typer.Argument(help="Which puzzle; without it a list.", metavar="NAME")] = None,
    kind: Kind = None,
    today: Annotated[bool, typer.Option("--today", help="The puzzle of the day.")] = False,
    hints: Annotated[int, typer.Option("--hint", help="Show this many hints.", min=0, max=3)] = 0,
    attempt: Annotated[
        str | None, typer.Option("--try", help="A turn: its moves with commas.", metavar="MOVES")
    ] = None,
    answer: Annotated[bool, typer.Option("--answer", help="Show the answer and what it is worth.")] = False,
    unseal: Annotated[bool, typer.Option("--unseal", help="Show later epochs of a campaign too.")] = False,
) -> None:
    """List puzzles, or show one: its position, hints, whether a turn solves it, and the answer."""
    puzzles = _puzzles_of(where)
    open_to = list(puzzles.puzzles) if unseal else offered(puzzles.puzzles)
    if today:
        name = of_the_day(open_to, datetime.now(UTC).date())[1].id
    if name is None:
        chosen = [puzzle for puzzle in open_to if kind in (None, puzzle.kind)]
        typer.echo("\n".join(_entry(puzzle) for puzzle in chosen))
        typer.echo(_summary(puzzles))
        return
    puzzle = Puzzles(puzzles.about, tuple(open_to)).get(name)
    start = start_of(puzzle, puzzles.game())
    typer.echo(f"{_entry(puzzle)}\n{_question(puzzle)}\n{start}")
    typer.echo("moves      " + ", ".join(move.text for move in start.legal_moves))
    for number in range(1, hints + 1):
        typer.echo(hint(puzzle, start, number).text())
    if attempt is not None:
        found = tried(puzzle, start, [move.strip() for move in attempt.split(",")])
        typer.echo(render("cli-puzzles-right" if found.is_right else "cli-puzzles-wrong", {}))
    if answer:
        typer.echo("\n".join(_told(puzzle, turn) for turn in (puzzle.answer, *puzzle.others)))


def _puzzles_of(where: str) -> Puzzles:
    return shipped(where) if where in known_games() else read_puzzles(Path(where))


def _some_of(puzzles: Sequence[Puzzle], some: int | None, seed: int) -> list[Puzzle]:
    """Some of them, by lot; all without a number."""
    from queenswright.bots.seeds import number_of

    order = sorted(puzzles, key=lambda puzzle: number_of("some", seed, puzzle.id))
    return order if some is None else order[:some]


def _entry(puzzle: Puzzle) -> str:
    chapter = f"  {puzzle.chapter}" if puzzle.chapter else ""
    return f"{puzzle.id}  {puzzle.rating:4}  {_kind(puzzle)}{chapter}"


def _kind(puzzle: Puzzle) -> str:
    own = f"puzzle-kind-{puzzle.game}-{puzzle.kind}"
    return render(own if has_message(own) else "puzzle-kind", {})


def _question(puzzle: Puzzle) -> str:
    own = f"puzzle-ask-{puzzle.game}-{puzzle.kind}"
    return render(own if has_message(own) else "puzzle-ask", {})


def _told(puzzle: Puzzle, turn: ComparedTurn) -> str:
    """A turn, what it is worth, why, and what may follow."""
    chance = percents(turn.shares)[puzzle.seat]
    lines = [f"{chance:3} %  {', '.join(turn.moves)}"]
    lines += [f"       {' '.join(reason.text() for reason in turn.reasons)}"] if turn.reasons else []
    lines += [f"       {render('study-next', {'moves': ', '.join(turn.line)})}"] if turn.line else []
    return "\n".join(lines)


def _summary(puzzles: Puzzles) -> str:
    """How many there are of each kind and chapter."""
    kinds = _listed(puzzles.count_by("kind"))
    chapters = puzzles.count_by("chapter")
    of_chapters = f"; {_listed(chapters)}" if set(chapters) - {""} else ""
    searched = puzzles.about.searched
    return f"{len(puzzles.puzzles)} puzzles in {searched} games: {kinds or '-'}{of_chapters}"


def _listed(counts: Counter[str]) -> str:
    return ", ".join(f"{count} {name}" for name, count in sorted(counts.items()))


def _complaint(check: Check) -> str:
    if check.problems:
        return f"{check.id}: {'; '.join(check.problems)}"
    return f"{check.id}: {points(check.margin)} (± {round(200 * check.error)}), {', '.join(check.rival)}"


class ProgressLine:
    """The progress on stderr, on one line."""

    def __init__(self) -> None:
        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), TimeElapsedColumn())
        self._bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
        self._task = self._bar.add_task(render("study-compiling", {}), total=None)

    def __enter__(self) -> ProgressLine:
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def say(self, words: str) -> None:
        self._bar.update(self._task, description=words)
