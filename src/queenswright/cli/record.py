"""`queenswright record`: check and show game records."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from queenswright.cli.files import read_record_file
from queenswright.cli.terminal.saves import game_for
from queenswright.kernel.errors import OptionError
from queenswright.kernel.position import Position
from queenswright.records import Record

app = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="Check and show game records.")

File = Annotated[Path, typer.Argument(help="The record.", metavar="FILE")]
PackOption = Annotated[str | None, typer.Option("--pack", help="The pack, where it is none of the shipped ones.")]


@app.command()
def check(file: File, pack: PackOption = None) -> None:
    """Replay a record and say what it contains. An error says where it departs from the rules."""
    record = read_record_file(file)
    position = record.replay(game_for(record, pack))
    names = position.seat_names
    typer.echo(f"game     {record.game}, pack {record.pack}, rules {record.rules_version}")
    typer.echo("players  " + ", ".join(f"{names[i]} {name}" for i, name in enumerate(record.seats)))
    typer.echo(f"turns    {len(record.turns)}, {len(position.moves)} moves")
    typer.echo(f"result   {_result(record, position)}")
    typer.echo(f"hash     {position.digest}")


def _result(record: Record, position: Position) -> str:
    if not position.is_over:
        return f"not finished, {position.turn} to play"
    names = position.seat_names
    winners = ", ".join(names[seat] for seat in position.winners)
    return f"{position.end_reason}, won by {winners}"


@app.command()
def show(
    file: File,
    turn: Annotated[str | None, typer.Option("--turn", help="Show the situation before this turn: '12 blue'.")] = None,
    pack: PackOption = None,
    unseal: Annotated[
        bool, typer.Option("--unseal", help="Show also what no campaign of yours has opened, if it begins late.")
    ] = False,
) -> None:
    """Show the position at the end of a record, or before one of its turns."""
    record = read_record_file(file)
    game = game_for(record, pack)
    if record.start is not None and game.rules.telling.disclosed_texts is not None and not unseal:
        raise OptionError(
            str(file),
            f"got a start of its own, expected a game of {game.rules.title} from the set-up; "
            "--unseal shows it with everything that it opens",
        )
    position = record.replay(game)
    if turn is not None:
        _go_back(record, position, " ".join(turn.split()))
    typer.echo(str(position))


def _go_back(record: Record, position: Position, label: str) -> None:
    """Take back moves to the beginning of the turn."""
    labels = [one.label for one in record.turns]
    if label not in labels:
        known = f"{labels[0]!r} to {labels[-1]!r}" if labels else "none"
        raise OptionError("--turn", f"got {label!r}, expected a turn of this record: {known}")
    kept = sum(len(one.moves) for one in record.turns[: labels.index(label)])
    while len(position.moves) > kept:
        position.pop()
