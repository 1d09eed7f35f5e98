"""`queenswright campaign`: long games of several evenings, kept move by move in a log that only grows."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from queenswright.bots.process import LIMIT
from queenswright.cli.campaign.export import for_host, for_players
from queenswright.cli.campaign.files import campaign_game, load_campaign, new_campaign
from queenswright.cli.campaign.play import play_campaign
from queenswright.cli.campaign.show import show as show_one
from queenswright.cli.campaign.show import show_all
from queenswright.cli.files import path_of
from queenswright.cli.play import BotLimit, Options, OwnBots, Players, SeatNames, Seed, Variant
from queenswright.cli.terminal.console import GREEN, RED, Terminal
from queenswright.cli.terminal.options import read_bot_options, read_options
from queenswright.cli.terminal.saves import keep_pack
from queenswright.cli.terminal.seating import Seating
from queenswright.games import game_rules, pack_path
from queenswright.kernel.errors import OptionError, RecordError
from queenswright.locale import render
from queenswright.records.campaign import BACK, MOVE, Campaign, section_of
from queenswright.records.campaign.replay import Replay
from queenswright.store.campaigns import (
    CampaignFile,
    campaign_files,
    campaign_path,
    create_campaign,
    read_campaign_file,
)
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
    """Begin a campaign. `campaign play NAME` sits down at it."""
    path, rules = campaign_path(name), game_rules(game)
    terminal = Terminal()
    bots = read_bot_options(bot or [], LIMIT, seed)
    chosen = Seating(terminal, bots, rules.player_counts).for_play(seats, players, asks=True)
    new_campaign(path, game, chosen, seed, read_options(variant, option or []), pack)
    terminal.say("campaign-made", GREEN, name=name)


@app.command("list")
def list_() -> None:
    """Show all campaigns, the one played last first."""
    terminal = Terminal()
    paths = campaign_files()
    if not paths:
        terminal.say("campaign-none")
        return
    show_all(terminal, paths)


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
    """Go on with a campaign in the terminal. Every move is on disk before the next one is asked for."""
    bots = read_bot_options(bot or [], bot_limit, None)
    play_campaign(Terminal(), _named(name), bots, pack, substitute or [], newest_rules)


@app.command()
def show(name: Name, pack: PackOption = None) -> None:
    """Show how a campaign stands, what was built, and its chronicle."""
    show_one(Terminal(), _existing(name), pack)


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
    """Write a campaign for somebody else: a host who goes on with it, or players who want to read it."""
    path = _existing(name)
    if audience is Audience.HOST and as_json:
        raise OptionError("--json", render("campaign-only-players", {}))
    text = for_host(path) if audience is Audience.HOST else for_players(path, as_json, pack)
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
    """Take a campaign over from elsewhere. It is replayed and checked from its first line to its last."""
    path = campaign_path(file.stem if name is None else name)
    if os.path.lexists(path):
        raise OptionError("--name", render("campaign-name-taken", {"name": path.stem}))
    found = read_campaign_file(file)
    game = campaign_game(found.campaign, pack)
    Replay(found.campaign, game).run_every_line()
    terminal = Terminal()
    if found.torn:
        terminal.say("campaign-torn", RED, path=str(file))
    create_campaign(path, found.campaign)
    if pack is not None:
        keep_pack(game, pack_path(game.rules, pack))
    terminal.say("campaign-imported", GREEN, name=path.stem, moves=len(found.campaign.in_force()))


@app.command()
def back(
    name: Name,
    game: Annotated[int, typer.Option("--game", help="The game to begin again.")],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    pack: PackOption = None,
) -> None:
    """Go back to before a game. Nothing is deleted: the log says after which line the play goes on."""
    terminal = Terminal()
    file = CampaignFile(_existing(name))
    try:
        line, state, gone = _before(file.campaign, game, pack)
        terminal.say("campaign-back-warning", RED, number=game, moves=gone)
        if not yes and not _agrees(terminal):
            terminal.say("campaign-back-left")
            return
        file.append(BACK, "", str(line), state)
        load_campaign(file.path, file.campaign, pack)
        terminal.say("campaign-back-done", GREEN, number=game, line=len(file.campaign.entries))
    finally:
        file.close()


def _before(campaign: Campaign, number: int, pack: str | None) -> tuple[int, str, int]:
    """The line before a game, the state after it, and how many moves go out of force."""
    entries = campaign.in_force()
    starts = [i for i, entry in enumerate(entries) if entry.kind == MOVE and section_of(entry.turn) == number]
    if not starts:
        played = sorted({section_of(entry.turn) for entry in entries if entry.kind == MOVE})
        message = "campaign-no-such-game" if played else "campaign-no-game-yet"
        raise OptionError("--game", render(message, {"found": number, "games": played}))
    gone = len(entries) - starts[0]
    line = entries[starts[0] - 1].number if starts[0] else 0
    if line and campaign.layouts()[line] == campaign.last_layout:
        return line, campaign.entries[line - 1].state, gone
    before = replace(campaign, entries=campaign.entries[:line])
    return line, Replay(before, campaign_game(campaign, pack)).run().digest, gone


def _agrees(terminal: Terminal) -> bool:
    try:
        return terminal.ask_yes(render("campaign-back-sure", {}), default=False)
    except EOFError:
        return False


def _existing(name: str) -> Path:
    path = campaign_path(name)
    if not path.exists():
        names = [one.stem for one in campaign_files()]
        raise OptionError("name", render("campaign-unknown", {"found": repr(name), "names": names or "-"}))
    return path


def _named(name: str | None) -> Path:
    """The campaign that is meant: by its name, or the one played last."""
    if name is not None:
        return _existing(name)
    paths = campaign_files()
    if not paths:
        raise OptionError("name", render("campaign-none", {}))
    return paths[0]
