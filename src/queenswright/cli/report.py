"""`queenswright report`: one page about the games of a results file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from queenswright.cli.files import write_whole
from queenswright.kernel.errors import OptionError

READABLE = 0o644


def report(
    results: Annotated[
        list[Path], typer.Argument(help="Results files that `queenswright arena` wrote.", metavar="RESULTS")
    ],
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="The page to write; beside the first results file otherwise.")
    ] = None,
    title: Annotated[str | None, typer.Option(help="The heading of the page.")] = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", help="Write the figures for machines to this file.", metavar="FILE")
    ] = None,
) -> None:
    """Write a page about the games of one or several results files; it works offline and needs no other file."""
    from queenswright.arena.report import chapters, counted, figures, need_matplotlib, page, read_evidence

    need_matplotlib()
    evidence = read_evidence(results)
    target = output or results[0].with_suffix(".html")
    _check(results, target, json_file)
    with Console(stderr=True).status("reading the games") as status:
        sections = chapters(evidence)
        text = page(evidence, sections, title, lambda name: status.update(f"drawing: {name}"))
        numbers = json.dumps(figures(evidence, sections), indent=1) + "\n" if json_file else ""
    _publish(target, text)
    typer.echo(f"wrote {target}: {counted(len(evidence.finished))}, {len(text) // 1024} kB")
    if json_file is not None:
        _publish(json_file, numbers)
        typer.echo(f"wrote {json_file}")


def _check(results: list[Path], target: Path, json_file: Path | None) -> None:
    """Refuse to overwrite an input file or the page itself."""
    kept = [path.resolve() for path in results]
    for option, path in (("output", target), ("json", json_file)):
        if path is not None and path.resolve() in kept:
            raise OptionError(option, f"{path} is one of the results files, expected another file")
    if json_file is not None and json_file.resolve() == target.resolve():
        raise OptionError("json", f"{json_file} is already the page, expected another file")


def _publish(path: Path, text: str) -> None:
    """Write a file that others may read, unlike saved games, which stay private."""
    write_whole(path, text)
    path.chmod(READABLE)
