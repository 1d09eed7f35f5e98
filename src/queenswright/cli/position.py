"""`queenswright position`: positions as JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from queenswright.cli.files import read_json_object
from queenswright.games import load
from queenswright.kernel.errors import PositionError

app = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="Situations of a game as JSON.")

PackOption = Annotated[str | None, typer.Option("--pack", help="A shipped pack by name, or a TOML file.")]


@app.command()
def schema(
    game: Annotated[str, typer.Argument(help="The game.")] = "architect",
    pack: PackOption = None,
) -> None:
    """Print the JSON Schema of position documents."""
    loaded = load(game, pack)
    typer.echo(json.dumps(loaded.rules.documents.schema(loaded.pack), indent=2, ensure_ascii=False))


@app.command()
def show(
    file: Annotated[Path, typer.Argument(help="A position document.", metavar="FILE.json")],
    pack: PackOption = None,
) -> None:
    """Show the position that a document describes, and the legal moves."""
    document = read_json_object(file)
    game = document.get("game", "architect")
    if not isinstance(game, str):
        raise PositionError(f"{file}: game", f"got {game!r}, expected the name of a game")
    try:
        position = load(game, pack).position(document)
    except PositionError as error:
        raise PositionError(f"{file}: {error.where}", error.problem) from error
    typer.echo(str(position))
    moves = ", ".join(move.text for move in position.legal_moves)
    typer.echo(f"moves      {moves or 'none, the game is over'}")
