"""`queenswright backup`, `restore` and `restore-drill`: all tables, happenings and people in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

Database = Annotated[
    str | None,
    typer.Option(
        help="The database: sqlite:///FILE or postgresql://USER@HOST/NAME. Otherwise QUEENSWRIGHT_DATABASE, "
        "or the file in the data folder.",
        metavar="URL",
    ),
]


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.", metavar="FILE")],
    database: Database = None,
) -> None:
    """Write everything that is stored to one file; a server may keep running. Keep the file secret: it holds keys."""
    from queenswright.store import default_database, read_place
    from queenswright.store.care import back_up

    with Console(stderr=True).status("reading the database"):
        counts = back_up(read_place(database or default_database()), file)
    typer.echo(f"wrote {file}: {counts}, {file.stat().st_size // 1024 + 1:,} kB")


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `queenswright backup` wrote.", metavar="FILE")],
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace", help="Delete first what the database holds.")] = False,
) -> None:
    """Fill a database from a backup, completely or not at all. Stop the server first."""
    from queenswright.store import default_database, read_place
    from queenswright.store.care import restore_backup

    place = read_place(database or default_database())
    with Console(stderr=True).status("checking and reading the backup"):
        counts = restore_backup(place, file, replace=replace)
    typer.echo(f"restored {counts} into {place}")


def restore_drill(
    file: Annotated[Path, typer.Argument(help="A file that `queenswright backup` wrote.", metavar="FILE")],
) -> None:
    """Rehearse restoring: into a database that is thrown away, with every table played again. Touches no other."""
    import asyncio

    from queenswright.server.drill import rehearse

    with Console(stderr=True).status("restoring and playing again") as shown:
        found = asyncio.run(rehearse(file, lambda done, all_: shown.update(f"table {done + 1} of {all_}")))
    typer.echo(f"restored {found.counts}")
    typer.echo(f"played again: {found.tables:,} tables, {found.happenings:,} happenings, {found.moves:,} moves")
    typer.echo(f"records that lead to the same hash: {found.records:,}")
    for problem in found.problems:
        typer.echo(f"problem: {problem}", err=True)
    if found.problems:
        raise typer.Exit(1)
    typer.echo("no problems")
