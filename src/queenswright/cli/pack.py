"""`queenswright pack`: check and show content packs."""

from __future__ import annotations

import json
import tomllib
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid
from rich.text import Text

from queenswright.cli.terminal.console import make_console
from queenswright.cli.terminal.display import named
from queenswright.games import game_rules, known_games, pack_path, playable_games
from queenswright.kernel.published import check_published
from queenswright.locale import render

app = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="Check and show content packs.")

GameOption = Annotated[str | None, typer.Option("--game", help="The game; usually the pack says it.")]


def _game_of(pack: str | None) -> str:
    """The game that ships a pack of this name, or that a file names; otherwise the first game."""
    for game in playable_games():
        if pack and (game_rules(game).folder / "packs" / f"{pack}.toml").is_file():
            return game
    with suppress(OSError, ValueError, AttributeError):
        named = tomllib.loads(Path(pack or "").read_text(encoding="utf-8")).get("pack", {}).get("game")
        if named in known_games():
            return str(named)
    return next(iter(known_games()))


@app.command()
def check(
    pack: Annotated[
        str | None,
        typer.Argument(help="A TOML file, or a shipped pack by name; without it every shipped one.", metavar="PACK"),
    ] = None,
    game: GameOption = None,
) -> None:
    """Read a pack and check every value; those marked as published must equal the published ones."""
    if pack is not None:
        game = game or _game_of(pack)
        _check(game, pack_path(game_rules(game), pack), pack)
        return
    for name in [game] if game else playable_games():
        for path in sorted((game_rules(name).folder / "packs").rglob("*.toml")):
            _check(name, path, path.stem)


def _check(game: str, path: Path, shown: str) -> None:
    rules = game_rules(game)
    pack = rules.content.load(path)
    shipped = path.parent == rules.folder / "packs"
    check_published(path.name, tomllib.loads(path.read_text(encoding="utf-8")), rules.content.published, shipped)
    if rules.content.check:
        rules.content.check(path.name, pack)
    title = getattr(pack.content, "title", rules.title)
    typer.echo(f"{shown}: a complete pack for {game}: {pack.name}, {title} ({pack.digest})")


@app.command()
def show(
    pack: Annotated[str | None, typer.Argument(help="A shipped pack by name, or a TOML file.", metavar="PACK")] = None,
    game: GameOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for machines.")] = False,
) -> None:
    """Show what a pack holds and where its values come from."""
    game = game or _game_of(pack)
    rules = game_rules(game)
    path = pack_path(rules, pack)
    loaded = rules.content.load(path)
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    if as_json:
        typer.echo(json.dumps(data, indent=1, ensure_ascii=False))
        return
    console = make_console()
    console.print(Text(f"{loaded.content.title}: pack {loaded.name}, {loaded.digest}", "bold"))
    console.print(Text(loaded.content.note))
    own = rules.manners.pack_tables
    for table in [_plain_groups(data), *(named(own)(loaded.content) if own else [])]:
        console.print()
        console.print(table)


def _plain_groups(data: dict[str, Any]) -> Grid:
    """The groups that consist only of numbers."""
    title = render("cli-pack-tables", {})
    grid = Grid(box=None, pad_edge=False, header_style="bold", title=title, title_justify="left", title_style="bold")
    for heading in ("cli-pack-group", "cli-pack-value", "", "cli-pack-provenance"):
        grid.add_column(render(heading, {}) if heading else "")
    for group, values in data.items():
        provenance = values.get("provenance")
        plain = {key: value for key, value in values.items() if not _is_nested(value) and key != "provenance"}
        if provenance is None or not plain:
            continue
        for i, (key, value) in enumerate(plain.items()):
            shown = " ".join(map(str, value)) if isinstance(value, list) else str(value)
            grid.add_row("" if i else group, key, shown, "" if i else provenance)
    return grid


def _is_nested(value: Any) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and any(isinstance(one, (dict, list)) for one in value))
