"""`queenswright play`: a table in the browser, or in the terminal with --text, new or continued."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from queenswright.bots import read_bot
from queenswright.bots.process import LIMIT
from queenswright.cli.browser import Wish, play_in_browser
from queenswright.cli.campaign.begin import begin, go_on
from queenswright.cli.campaign.game import is_campaign_game
from queenswright.cli.failures import sentence
from queenswright.cli.local.home import Home
from queenswright.cli.local.table import BOTS, NewTable, unkept
from queenswright.cli.local.waiting import keeping, waiting_games
from queenswright.cli.terminal.bots import BotOptions, try_bots
from queenswright.cli.terminal.console import RED, Terminal
from queenswright.cli.terminal.options import read_bot_options, read_options, say_options
from queenswright.cli.terminal.saves import table_from
from queenswright.cli.terminal.seating import Seating
from queenswright.cli.terminal.session import Session
from queenswright.cli.terminal.sitting import sit
from queenswright.games import game_rules
from queenswright.games import load as load_game
from queenswright.kernel.errors import OptionError, QueenswrightError
from queenswright.locale import render, turn_in_words
from queenswright.table import Seat

GameName = Annotated[str, typer.Argument(help="The game: architect, queensdale or an installed one.")]
Text = Annotated[bool, typer.Option("--text", help="Play in the terminal.")]
Players = Annotated[int | None, typer.Option("--players", help="This many seats: you and bots.")]
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
    float, typer.Option("--bot-limit", help="Give up on a bot after this many seconds beyond its thinking time.")
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
    """Play in the browser, or in the terminal with --text. Every move is saved; games continue where you stopped.

    Options about the game open a table at once; without any, you choose in the browser.
    """
    game_rules(game)
    wish = Wish(game, players, seats, seed, variant, tuple(option or ()), pack)
    if not text:
        _refuse({"--load": load is not None, "--new": new, "--bot": bool(bot), "--bot-limit": bot_limit != LIMIT})
        play_in_browser(wish, port, opens=not no_open)
        return
    terminal = Terminal()
    bots = read_bot_options(bot or [], bot_limit, seed)
    with keeping(terminal) as home:
        if load is not None:
            table, bots = table_from(home, load, bots, pack)
            sit(Session(table, terminal, bots, home))
        else:
            _play(terminal, home, wish, bots, new)


def _play(terminal: Terminal, home: Home | None, wish: Wish, bots: BotOptions, new: bool) -> None:
    """Continue an unfinished game, if people want to, or start another."""
    try:
        is_campaign = is_campaign_game(wish.game) and home is not None
        going_on = go_on if is_campaign else _continue
        if wish.is_empty and not new and home is not None and going_on(terminal, home, wish.game, bots):
            return
        counts = game_rules(wish.game).player_counts
        chosen = Seating(terminal, bots, counts).for_play(wish.seats, wish.players, asks=wish.is_empty)
    except EOFError:
        terminal.say("cli-no-game")
        return
    if is_campaign and home is not None:
        begin(terminal, home, wish, chosen, bots)
    else:
        _begin(terminal, home, wish, chosen, bots)


def _begin(terminal: Terminal, home: Home | None, wish: Wish, seats: tuple[Seat, ...], bots: BotOptions) -> None:
    """Start a game."""
    game = load_game(wish.game, wish.pack)
    extras = {BOTS: dict(bots.own)} if bots.own else {}
    new = NewTable(game, seats, wish.seed, read_options(wish.variant, wish.options), extras)
    try_bots(game, {seat: read_bot(one.name, bots.own) for seat, one in enumerate(seats) if one.is_bot})
    table = unkept(new) if home is None else home.open(home.make(new, wish.pack))
    session = Session(table, terminal, bots, home)
    terminal.say("cli-welcome", "bold", game=game.rules.title)
    say_options(terminal, table.position)
    sit(session)


def _refuse(for_the_terminal: Mapping[str, bool]) -> None:
    """Refuse options that make sense only in the terminal."""
    for name, is_used in for_the_terminal.items():
        if is_used:
            raise OptionError(name, render("serve-needs-text", {"option": name}))


def _continue(terminal: Terminal, home: Home, game: str, bots: BotOptions) -> bool:
    """Continue the latest unfinished game, if there is one and people want to."""
    waiting = waiting_games(home, game)
    if not waiting:
        return False
    last = waiting[0]
    args = {"names": last.names, "turn": turn_in_words(last.turn), "date": last.begun}
    terminal.lines([render("cli-waiting" if terminal.is_interactive else "cli-continuing", args)])
    question = render("cli-continue", {"others": len(waiting) - 1})
    if terminal.is_interactive and not terminal.ask_yes(question, default=True):
        return False
    try:
        table, bots = last.open(home, bots)
    except QueenswrightError as error:
        terminal.lines([sentence(error)], RED)
        terminal.say("cli-cannot-continue")
        return False
    sit(Session(table, terminal, bots, home))
    return True
