"""`queenswright play`: a table in the browser, or in the terminal with --text, new or saved."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from queenswright.bots.process import LIMIT
from queenswright.cli.browser import Wish, play_in_browser
from queenswright.cli.campaign.begin import begin, go_on, is_campaign_game
from queenswright.cli.failures import sentence
from queenswright.cli.files import read_record_file
from queenswright.cli.terminal.bots import BotOptions, try_bots
from queenswright.cli.terminal.console import RED, Terminal
from queenswright.cli.terminal.options import read_bot_options, read_options, say_options
from queenswright.cli.terminal.saves import game_for, keep_pack, kept_bots, new_save, save_for, unfinished
from queenswright.cli.terminal.seating import Seating
from queenswright.cli.terminal.session import Session
from queenswright.cli.terminal.turns import turn_in_words
from queenswright.games import game_rules, pack_path
from queenswright.games import load as load_game
from queenswright.kernel.errors import OptionError, QueenswrightError
from queenswright.locale import render
from queenswright.records import Record
from queenswright.table import Line

GameName = Annotated[str, typer.Argument(help="The game: architect, queensdale or an installed one.")]
Text = Annotated[bool, typer.Option("--text", help="Play in the terminal.")]
Players = Annotated[int | None, typer.Option("--players", help="So many seats: you and bots.")]
SeatNames = Annotated[
    str | None, typer.Option("--seats", help="Who plays: people and bots, for example me,master,Anna.")
]
Seed = Annotated[int | None, typer.Option("--seed", help="The number that decides all chance.")]
Variant = Annotated[str | None, typer.Option("--variant", help="House rules: standard or companion.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        help="A single option, for example round_limit=20 (architect); games=5, first=red or colours=red-blue "
        "(queensdale).",
    ),
]
PackName = Annotated[str | None, typer.Option("--pack", help="A shipped pack by name, or a TOML file.")]
RecordFile = Annotated[Path | None, typer.Option("--load", help="Go on with this record.")]
New = Annotated[bool, typer.Option("--new", help="Begin a new game; do not ask about unfinished ones.")]
OwnBots = Annotated[
    list[str] | None, typer.Option("--bot", help="A bot of your own, module:Class; sits where --seats names it.")
]
BotLimit = Annotated[
    float, typer.Option("--bot-limit", help="Give a bot up after so many seconds beyond its thinking time.")
]
NoOpen = Annotated[bool, typer.Option("--no-open", help="Do not open the browser; only print the address.")]
Port = Annotated[
    int, typer.Option("--port", help="The port of the local server; 0 takes a free one.", min=0, max=65535)
]


def play(
    game: GameName = "architect",
    text: Text = False,
    players: Players = None,
    seats: SeatNames = None,
    seed: Seed = None,
    variant: Variant = None,
    option: Options = None,
    pack: PackName = None,
    load: RecordFile = None,
    new: New = False,
    bot: OwnBots = None,
    bot_limit: BotLimit = LIMIT,
    no_open: NoOpen = False,
    port: Port = 0,
) -> None:
    """Play in the browser, or in the terminal with --text. Every move is saved at once; games go on where you stopped.

    Options about the game make a table at once; without any you choose in the browser.
    """
    rules = game_rules(game)
    if not text:
        _refuse({"--load": load is not None, "--new": new, "--bot": bool(bot), "--bot-limit": bot_limit != LIMIT})
        wish = Wish(game, players, seats, seed, variant, tuple(option or ()), pack)
        play_in_browser(wish, port, opens=not no_open)
        return
    terminal = Terminal()
    bots = read_bot_options(bot or [], bot_limit, seed)
    if load is not None:
        _go_on(terminal, load, read_record_file(load), bots, pack)
        return
    says_nothing = all(one is None for one in (players, seats, seed, variant, option or None, pack))
    try:
        is_campaign = is_campaign_game(game)
        going_on = go_on if is_campaign else _continue
        if says_nothing and not new and going_on(terminal, game, bots):
            return
        chosen = Seating(terminal, bots, rules.player_counts).for_play(seats, players, asks=says_nothing)
    except EOFError:
        terminal.say("cli-no-game")
        return
    if is_campaign:
        begin(terminal, game, chosen, seed, read_options(variant, option or []), pack, bots)
        return
    line = Line.new(load_game(game, pack), chosen, seed, read_options(variant, option or []))
    session = Session(line, new_save(game), terminal, bots)
    try_bots(line.position.game, session.bots.specs)
    if pack is not None:
        keep_pack(line.position.game, pack_path(rules, pack))
    terminal.say("cli-welcome", "bold", game=rules.title)
    say_options(terminal, line.position)
    session.run()


def _refuse(for_the_terminal: Mapping[str, bool]) -> None:
    """Say which option makes sense in the terminal only."""
    for name, is_used in for_the_terminal.items():
        if is_used:
            raise OptionError(name, render("serve-needs-text", {"option": name}))


def _go_on(terminal: Terminal, path: Path, record: Record, bots: BotOptions, pack: str | None = None) -> None:
    """Sit down at the table that a record describes, with its bots."""
    bots = bots.with_kept(kept_bots(path))
    line = Line.resume(record, bots.is_bot, game_for(record, pack))
    Session(line, save_for(path, record), terminal, bots).run()


def _continue(terminal: Terminal, game: str, bots: BotOptions) -> bool:
    """Go on with the latest unfinished game if there is one and people want to."""
    waiting = unfinished(game)
    if not waiting:
        return False
    path, record = waiting[0]
    args = {"names": list(record.seats), "turn": turn_in_words(record.turns[-1].label), "date": record.date or ""}
    terminal.lines([render("cli-waiting" if terminal.is_interactive else "cli-continuing", args)])
    question = render("cli-continue", {"others": len(waiting) - 1})
    if terminal.is_interactive and not terminal.ask_yes(question, default=True):
        return False
    bots = bots.with_kept(kept_bots(path))
    try:
        line = Line.resume(record, bots.is_bot, game_for(record))
    except QueenswrightError as error:
        terminal.lines([sentence(error)], RED)
        terminal.say("cli-cannot-continue")
        return False
    Session(line, save_for(path, record), terminal, bots).run()
    return True
