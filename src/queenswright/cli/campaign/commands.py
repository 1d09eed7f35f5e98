"""`queenswright campaign`: games that span several evenings, kept move by move in a log that only grows."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from queenswright.bots.process import LIMIT
from queenswright.cli.browser import Wish
from queenswright.cli.campaign.begin import new_campaign
from queenswright.cli.campaign.export import for_host, for_players
from queenswright.cli.campaign.found import Campaigns, campaign_game, read_campaign_file
from queenswright.cli.campaign.play import play_campaign
from queenswright.cli.campaign.show import show as show_one
from queenswright.cli.campaign.show import show_all
from queenswright.cli.files import path_of
from queenswright.cli.local.home import at_home
from queenswright.cli.local.table import NAME, LocalTable
from queenswright.cli.play import BotLimit, Options, OwnBots, Players, SeatNames, Seed, Variant
from queenswright.cli.terminal.console import GREEN, RED, Terminal
from queenswright.cli.terminal.options import read_bot_options
from queenswright.cli.terminal.seating import Seating
from queenswright.games import game_rules
from queenswright.kernel.errors import OptionError, RecordError
from queenswright.locale import render
from queenswright.records.campaign import section_of
from queenswright.store.files import write_file

app = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="Campaigns: games that last for several evenings.")


class Audience(StrEnum):
    """Who an export is for."""

    HOST = "host"
    PLAYERS = "players"


Name = Annotated[str, typer.Argument(help="The name of the campaign.", metavar="NAME")]
PackOption = Annotated[str | None, typer.Option("--pack", help="A shipped pack by name, or a TOML file.")]


@app.command()
def new(
    name: Name,
    game: Annotated[str, typer.Option("--game", help="The game.")] = "queensdale",
    players: Players = None,
    seats: SeatNames = None,
    seed: Seed = None,
    variant: Variant = None,
    option: Options = None,
    pack: PackOption = None,
    bot: OwnBots = None,
) -> None:
    """Create a campaign. `campaign play NAME` starts playing it."""
    rules, terminal = game_rules(game), Terminal()
    bots = read_bot_options(bot or [], LIMIT, seed)
    with at_home() as home:
        Campaigns(home).check_free(name)
        chosen = Seating(terminal, bots, rules.player_counts).for_play(seats, players, asks=True)
        new_campaign(home, name, Wish(game, players, seats, seed, variant, tuple(option or ()), pack), chosen)
    terminal.say("campaign-made", GREEN, name=name)


@app.command("list")
def list_() -> None:
    """Show all campaigns, most recently played first."""
    terminal = Terminal()
    with at_home() as home:
        campaigns = Campaigns(home, terminal)
        if campaigns.named or campaigns.problems:
            show_all(terminal, campaigns)
        else:
            terminal.say("campaign-none")


@app.command()
def play(
    name: Annotated[
        str | None, typer.Argument(help="The campaign; otherwise the one played last.", metavar="NAME")
    ] = None,
    substitute: Annotated[
        list[str] | None, typer.Option("--substitute", help="Somebody else takes over a seat, for example green=Ben.")
    ] = None,
    newest_rules: Annotated[
        bool, typer.Option("--newest-rules", help="Play on by the newest version of the rules.")
    ] = False,
    pack: PackOption = None,
    bot: OwnBots = None,
    bot_limit: BotLimit = LIMIT,
) -> None:
    """Continue a campaign in the terminal. Every move is on disk before the next one is asked for."""
    bots = read_bot_options(bot or [], bot_limit, None)
    with at_home() as home:
        terminal = Terminal()
        campaigns = Campaigns(home, terminal)
        chosen = name or campaigns.last()
        if chosen is None:
            raise OptionError("name", render("campaign-none", {}))
        row = campaigns.find(chosen)
        play_campaign(terminal, home, chosen, row, bots, pack, substitute or [], newest_rules)


@app.command()
def show(name: Name, pack: PackOption = None) -> None:
    """Show the standing of a campaign, what was built, and its history."""
    with at_home() as home:
        terminal = Terminal()
        campaigns = Campaigns(home, terminal)
        campaigns.find(name)
        show_one(terminal, home, name, campaigns.named[name], pack)


@app.command()
def export(
    name: Name,
    audience: Annotated[
        Audience, typer.Option("--for", help="The host: the whole log with its key. Players: what everybody may see.")
    ],
    to: Annotated[str | None, typer.Option("--to", help="The file, - for the screen.", metavar="FILE")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For players: JSON instead of text.")] = False,
    pack: PackOption = None,
) -> None:
    """Write a campaign to a file: for a host who continues it, or for players who want to read it."""
    if audience is Audience.HOST and as_json:
        raise OptionError("--json", render("campaign-only-players", {}))
    with at_home() as home:
        row, is_host = Campaigns(home).find(name), audience is Audience.HOST
        text = for_host(home, name, row, pack) if is_host else for_players(home, name, row, as_json, pack)
    if to == "-":
        sys.stdout.write(text)
        return
    suffix = ".qwc" if audience is Audience.HOST else ".json" if as_json else ".txt"
    target = path_of("--to", to or f"{name}{suffix}")
    try:
        write_file(target, text.encode())
    except FileExistsError:
        raise RecordError(str(target), render("campaign-file-exists", {})) from None
    Terminal().say(f"campaign-exported-{audience.value}", GREEN, path=str(target))


@app.command("import")
def import_(
    file: Annotated[Path, typer.Argument(help="A campaign that was exported for a host.", metavar="FILE")],
    name: Annotated[str | None, typer.Option("--name", help="The name here; otherwise that of the file.")] = None,
    pack: PackOption = None,
) -> None:
    """Import a campaign file. It is replayed and checked from its first line to its last."""
    terminal = Terminal()
    with at_home() as home:
        chosen = Campaigns(home).check_free(file.stem if name is None else name)
        found = read_campaign_file(file)
        game = campaign_game(found.campaign, pack)
        home.take_over_campaign(found.campaign, game, {NAME: chosen}, pack)
        if found.torn:
            terminal.say("campaign-torn", RED, path=str(file))
        terminal.say("campaign-imported", GREEN, name=chosen, moves=len(found.campaign.in_force()))


@app.command()
def back(
    name: Name,
    game: Annotated[int, typer.Option("--game", help="The game to begin again.")],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    pack: PackOption = None,
) -> None:
    """Go back to before a game. Nothing is deleted: the log notes after which line play continues."""
    terminal = Terminal()
    with at_home() as home:
        table = home.open(Campaigns(home).find(name), pack)
        try:
            gone = _moves_since(table, game)
            terminal.say("campaign-back-warning", RED, number=game, moves=gone)
            if not yes and not _agrees(terminal):
                terminal.say("campaign-back-left")
                return
            table.go_back(gone)
            terminal.say("campaign-back-done", GREEN, number=game, line=table.state.number)
        finally:
            table.close()


def _moves_since(table: LocalTable, number: int) -> int:
    """How many moves no longer count when a game begins again."""
    gone = table.moves_since(number)
    if not gone:
        played = sorted({section_of(played.turn) for played in table.line.played})
        message = "campaign-no-such-game" if played else "campaign-no-game-yet"
        raise OptionError("--game", render(message, {"found": number, "games": played}))
    return gone


def _agrees(terminal: Terminal) -> bool:
    try:
        return terminal.ask_yes(render("campaign-back-sure", {}), default=False)
    except EOFError:
        return False
