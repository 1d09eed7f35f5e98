"""Mutation of the rules: small errors are put into the rules of a game, and the rule tests have to notice.

    python -m proof.mutate --jobs 2 --json build/mutants.json
    python -m proof.mutate --chapter hire --survivors
    python -m proof.mutate --game queensdale
    python -m proof.mutate --again build/mutants.json      only those that survived then

Exit code 0: of the mutants that are not equivalent at least 95 % (--enough) are killed; 1: fewer; 2: the run means
nothing (a stale entry in equivalent/, tests that fail without a mutant, a control that does not survive).
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Collection, Sequence
from pathlib import Path

os.environ["QUEENSWRIGHT_RULES"] = "python"  # only there a rule is a function whose code can be exchanged

import pytest
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from proof.mutants import ARCHITECT, Chapter, Mutant, chapter_names, control_of, mutants_of
from proof.score import COLUMNS, ENOUGH, Score, StaleEntry, as_data, markdown, read_equivalent, refuse_stale, scores
from proof.trial import SURVIVED, TESTS, Trial, Verdict
from queenswright.games import BUILT_IN as GAME_NAMES

PYTEST = (
    *("-q", "-q", "--no-header", "--no-summary", "--assert=plain", "--tb=line", "-s"),
    *("-p", "no:cacheprovider", "-p", "no:faker"),  # Faker's fixture would run in every child
)


def parse_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m proof.mutate", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default=ARCHITECT, choices=sorted(GAME_NAMES), help=f"whose rules ({ARCHITECT})")
    parser.add_argument("--chapter", action="append", help="only this chapter (repeatable)")
    parser.add_argument("--enough", type=float, default=ENOUGH, help=f"per cent that have to be killed ({ENOUGH})")
    parser.add_argument("--only", metavar="TEXT", help="only mutants whose name contains this text")
    parser.add_argument("--again", metavar="FILE", type=Path, help="only mutants that survived in this JSON file")
    parser.add_argument("--tests", metavar="PATH", action="append", help=f"who has to notice, repeatable ({TESTS})")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time (2)")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write every mutant and its fate")
    parser.add_argument("--list", action="store_true", help="list the mutants without trying them")
    parser.add_argument("--survivors", action="store_true", help="name the survivors that are not equivalent")
    parser.add_argument("--equivalents", action="store_true", help="only those called equivalent: all must survive")
    parser.add_argument("--markdown", action="store_true", help="print the table in Markdown")
    options = parser.parse_args(arguments)
    unknown = set(options.chapter or ()) - set(chapter_names(options.game))
    if unknown:
        parser.error(f"no chapter {', '.join(sorted(unknown))}; known are: {', '.join(chapter_names(options.game))}")
    options.tests = options.tests or [TESTS.format(game=options.game)]
    return options


def selected(options: argparse.Namespace, mutants: Sequence[Mutant], equivalent: Collection[str]) -> list[Mutant]:
    """The mutants that the options ask for."""
    found = [mutant for mutant in mutants if not options.only or options.only in mutant.name]
    if options.equivalents:
        found = [mutant for mutant in found if mutant.name in equivalent]
    if options.again:
        earlier = json.loads(options.again.read_text(encoding="utf-8"))
        names = {entry["name"] for entry in earlier if entry["status"] == SURVIVED and not entry["equivalent"]}
        found = [mutant for mutant in found if mutant.name in names]
    return found


def try_out(chapters: Sequence[Chapter], mutants: Sequence[Mutant], options: argparse.Namespace) -> Trial:
    """Let the tests loose on the mutants, with a bar on the error output."""
    columns = (TextColumn("{task.description:>22}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, auto_refresh=False) as progress:  # no thread: children are forked
        task = progress.add_task("collecting the tests", total=None)

        def report(doing: str, done: int, total: int) -> None:
            progress.update(task, description=doing, completed=done, total=total, refresh=True)
            if not console.is_terminal and done % 100 == 0:
                console.print(f"{doing}: {done} of {total}")

        trial = Trial(chapters, mutants, options.jobs, report)
        pytest.main([*PYTEST, *options.tests], plugins=[trial])
    return trial


def show(table: Sequence[Score], console: Console) -> None:
    """The figures per chapter."""
    shown = Table(*COLUMNS)
    for column in shown.columns[1:]:
        column.justify = "right"
    for score in table:
        shown.add_row(*score.row(), style="bold" if score.chapter == "total" else None)
    console.print(shown)


def complaints(trial: Trial, controls: Sequence[str], equivalent: Sequence[str]) -> list[str]:
    """What makes a run worthless."""
    if not trial.collected:
        return ["the tests could not be collected; run them with pytest to see why"]
    found = ["interrupted: the figures are those of the mutants tried so far"] if trial.interrupted else []
    found += [f"fails without a mutant, so it proves nothing: {test}" for test in trial.broken]
    found += [f"could not be judged: {mutant}" for mutant in trial.crashed]
    for verdict in trial.verdicts:
        name, lost = verdict.mutant.name, verdict.status != SURVIVED
        if lost and name in controls:
            found.append(f"unchanged, but {verdict.status} by {verdict.killer}: {name}")
        if lost and name in equivalent:
            found.append(f"called equivalent, but {verdict.status} by {verdict.killer}: {name}")
    return found


def survivors(verdicts: Sequence[Verdict]) -> list[str]:
    return [
        f"{verdict.mutant.place}: {verdict.mutant.name} ({verdict.tests or 'no'} tests reach it)"
        for verdict in verdicts
        if verdict.status == SURVIVED
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    options = parse_arguments(arguments)
    names = [name for name in chapter_names(options.game) if not options.chapter or name in options.chapter]
    chapters = [Chapter(name, options.game) for name in names]
    mutants = [mutant for chapter in chapters for mutant in mutants_of(chapter)]
    equivalent = read_equivalent(options.game)
    console = Console(soft_wrap=True, highlight=False, markup=False, emoji=False)
    try:
        refuse_stale(equivalent, mutants, [chapter.name for chapter in chapters])
    except StaleEntry as stale:
        console.print(str(stale))
        return 2
    mutants = selected(options, mutants, equivalent)
    if options.list:
        console.print("\n".join(f"{mutant.place}: [{mutant.kind}] {mutant.name}" for mutant in mutants))
        return 0
    touched = {mutant.chapter for mutant in mutants}
    controls = [control_of(c, function) for c in chapters if c.name in touched for function in c.functions[:1]]
    tried = [mutant for mutant in mutants if options.equivalents or mutant.name not in equivalent]
    start = time.monotonic()
    trial = try_out(chapters, [*controls, *tried], options)
    problems = complaints(trial, [control.name for control in controls], list(equivalent))
    console.print("\n".join(problems), end="\n" if problems else "")
    if not trial.collected:
        return 2
    judged = {verdict.mutant.name: verdict for verdict in trial.verdicts}
    for mutant in mutants:
        if mutant.name in equivalent:
            judged.setdefault(mutant.name, Verdict(mutant, SURVIVED))
    verdicts = [judged[mutant.name] for mutant in mutants if mutant.name in judged]
    table = scores(verdicts, equivalent)
    if options.json:
        options.json.write_text(json.dumps(as_data(verdicts, equivalent), indent=1) + "\n", encoding="utf-8")
    if options.markdown:
        print(markdown(table), end="")
    else:
        show(table, console)
        console.print(f"{len(trial.verdicts)} mutants and controls tried in {time.monotonic() - start:.0f} s")
    if options.survivors:
        console.print("\n".join(survivors([v for v in verdicts if v.mutant.name not in equivalent])))
    if problems:
        return 2
    return 0 if table[-1].percent >= options.enough else 1


if __name__ == "__main__":
    sys.exit(main())
