"""The command line: `queenswright COMMAND`. Every command is a separate module, imported only when it is used."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from queenswright.cli.failures import for_people
from queenswright.cli.language import chosen_language
from queenswright.locale import use_language

__all__ = ["app", "main"]

COMMANDS = {
    "play": "queenswright.cli.play:play",
    "serve": "queenswright.cli.serve:serve",
    "bots": "queenswright.cli.bots:bots",
    "status": "queenswright.cli.status.command:status",
    "watch": "queenswright.cli.watch:watch",
    "campaign": "queenswright.cli.campaign.commands:app",
    "clauses": "queenswright.cli.clauses:clauses",
    "pack": "queenswright.cli.pack:app",
    "position": "queenswright.cli.position:app",
    "record": "queenswright.cli.record:app",
    "analyse": "queenswright.cli.analyse:analyse",
    "puzzles": "queenswright.cli.puzzles:app",
    "explore": "queenswright.cli.explore:explore",
    "report": "queenswright.cli.report:report",
    "arena": "queenswright.cli.arena:arena",
    "style": "queenswright.cli.style:style",
    "train": "queenswright.cli.train:train",
    "bench": "queenswright.cli.bench:bench",
    "new-game": "queenswright.cli.new_game:new_game",
    "backup": "queenswright.cli.backup:backup",
    "restore": "queenswright.cli.backup:restore",
    "restore-drill": "queenswright.cli.backup:restore_drill",
}
"""Every command with the function or Typer app that carries it out."""


def _load(name: str) -> Any:
    """Import a command and make it a Typer command."""
    place, _, attribute = COMMANDS[name].partition(":")
    module = import_module(place)
    found = getattr(module, attribute)
    if isinstance(found, typer.Typer):
        group = typer.main.get_group(found)
        group.name = name
        return group
    single = typer.Typer(add_completion=False, rich_markup_mode=None)
    single.command(name, cls=getattr(module, "Spelling", None))(found)
    return typer.main.get_command(single)


class Commands(TyperGroup):
    """The commands by name, loaded lazily; errors meant for people are printed without a traceback."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name in COMMANDS and cmd_name not in self.commands:
            self.commands[cmd_name] = _load(cmd_name)
        return self.commands.get(cmd_name)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and args[0] not in COMMANDS:
            for name in COMMANDS:  # so that suggestions for misspelt commands include them
                self.get_command(ctx, name)
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        with for_people(debug=bool(ctx.params.get("debug"))):
            return super().invoke(ctx)


app = typer.Typer(
    cls=Commands,
    name="queenswright",
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        from queenswright import __version__

        typer.echo(f"queenswright {__version__}")
        raise typer.Exit


@app.callback()
def common(
    debug: Annotated[bool, typer.Option("--debug", help="Show the Python traceback of an error.")] = False,
    lang: Annotated[
        str | None,
        typer.Option(
            "--lang",
            metavar="en|de|pt",
            help="English, German or Portuguese; otherwise as QUEENSWRIGHT_LANG or LANG say.",
        ),
    ] = None,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and end.")
    ] = False,
) -> None:
    """Queenswright plays Queen's Architect and The Rise of Queensdale exactly by their rules.

    Start with: queenswright play, or: queenswright play queensdale
    """
    use_language(chosen_language(lang))


def main() -> None:
    """The console script."""
    app(prog_name="queenswright")
