"""`queenswright clauses`: how every clause of the rules is proved."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from queenswright.cli.clausebook import Clause, ClauseBook, clause_book
from queenswright.cli.terminal.console import make_console
from queenswright.locale import render

STATUSES = ("tested", "waiting", "untestable", "documentation", "missing")


def clauses(
    game: Annotated[str, typer.Argument(help="The game.")] = "architect",
    clause: Annotated[str | None, typer.Argument(help="Show this clause, for example QA-HIRE-11.")] = None,
    chapter: Annotated[str | None, typer.Option("--chapter", help="Only this chapter, for example HIRE.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for machines.")] = False,
    folder: Annotated[Path | None, typer.Option("--folder", hidden=True)] = None,
) -> None:
    """Show which clauses of the rules are proved by tests. Exit code 1 when one is missing."""
    book = clause_book(game, folder)
    if clause is not None:
        _show_one(book.find(clause), as_json)
        return
    if chapter is not None:
        book = book.chapter(chapter)
    if as_json:
        typer.echo(json.dumps([_as_data(entry) for entry in book.clauses], indent=1, ensure_ascii=False))
    else:
        _show_table(book)
    if any(entry.status == "missing" for entry in book.clauses):
        raise typer.Exit(1)


def _word(message: str, **args: object) -> str:
    """A word or sentence of the catalogue about clauses."""
    return render(f"cli-clauses-{message}", args)


def _as_data(clause: Clause) -> dict[str, object]:
    return {
        "id": clause.id,
        "kind": clause.kind,
        "status": clause.status,
        "text": clause.told,
        "note": clause.note,
        "sources": list(clause.sources),
        "tests": dict(clause.tests),
        "untestable": clause.untestable,
        "waiting": clause.waiting,
    }


def _show_one(clause: Clause, as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(_as_data(clause), indent=1, ensure_ascii=False))
        return
    console = make_console()
    kind, status = _word(f"kind-{clause.kind}"), _word(f"status-{clause.status}")
    console.print(Text.assemble((clause.id, "bold"), f"  {kind}, {status}"))
    console.print(Text(clause.told))
    if clause.note:
        console.print(Text(_word("note", note=clause.note)))
    console.print(Text(_word("sources", sources=clause.sources)))
    if clause.waiting:
        console.print(Text(_word("waits-for", mechanism=clause.mechanism)))
    if clause.untestable:
        console.print(Text(_word("reason", reason=clause.untestable)))
    for test, passed in clause.tests.items():
        console.print(Text(f"{_word('passed' if passed else 'failed')}  {test}"), soft_wrap=True)
    if not clause.tests:
        console.print(Text(_word("no-test")))


def _show_table(book: ClauseBook) -> None:
    console = make_console()
    counts = Counter(clause.status for clause in book.clauses)
    statuses = [status for status in STATUSES if status != "waiting" or counts[status]]
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(_word("chapter"), no_wrap=True, min_width=len(_word("chapter")))
    for heading in ("count", *statuses):
        table.add_column(_word(heading), justify="right", no_wrap=True, min_width=len(_word(heading)))
    table.add_column(_word("title"), no_wrap=True, overflow="ellipsis")
    for name in dict.fromkeys(clause.chapter for clause in book.clauses):
        here = Counter(clause.status for clause in book.clauses if clause.chapter == name)
        cells = [Text(str(here[status] or "")) for status in statuses]
        cells[-1].stylize("red bold")
        table.add_row(name, str(here.total()), *cells, book.title(name))
    console.print(table)
    _show_lists(book, console)
    if not book.has_evidence:
        console.print(Text(_word("no-evidence")))
    numbers = {status: counts[status] for status in STATUSES}
    console.print(Text(_word("sum", clauses=len(book.clauses), **numbers)), soft_wrap=True)


def _show_lists(book: ClauseBook, console: Console) -> None:
    """Show the mechanisms waited for, the reasons for untestable clauses, and the missing ids."""
    for status in ("waiting", "untestable"):
        listed = [clause for clause in book.clauses if clause.status == status]
        if listed:
            console.print()
            console.print(Text(_word(f"list-{status}"), "bold"))
            remarks = Table(box=None, pad_edge=False, show_header=False)
            for clause in listed:
                remarks.add_row(Text(clause.id), Text(clause.mechanism if status == "waiting" else clause.untestable))
            console.print(remarks)
    missing = [clause for clause in book.clauses if clause.status == "missing"]
    if missing and book.has_evidence:
        console.print()
        console.print(Text(_word("list-missing"), "bold red"))
        for clause in missing:
            failed = [test for test, passed in clause.tests.items() if not passed]
            console.print(
                Text(clause.id + (f"  {_word('failed-tests', tests=failed)}" if failed else "")), soft_wrap=True
            )
    console.print()
