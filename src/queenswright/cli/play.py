"""`queenswright play`: sets up a table in the terminal, or goes on with a saved one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from queenswright.cli.failures import sentence
from queenswright.cli.files import read_record_file
from queenswright.cli.terminal.console import RED, Terminal
from queenswright.cli.terminal.saves import game_for, keep_pack, new_save, save_for, unfinished
from queenswright.cli.terminal.session import Session
from queenswright.games import game_rules, pack_path
from queenswright.games import load as load_game
from queenswright.kernel.errors import OptionError, QueenswrightError
from queenswright.locale import render
from queenswright.records import Record
from queenswright.table import BOT, Seat, Table, read_seats

ME = "me"
DEFAULT_SEATS = (ME, BOT, BOT)


GameName = Annotated[str, typer.Argument(help="The game.")]
Text = Annotated[bool, typer.Option("--text", help="Play in the terminal (there is no other table yet).")]
Players = Annotated[int | None, typer.Option("--players", help="So many seats: you and bots.")]
SeatNames = Annotated[
    str | None, typer.Option("--seats", help="Who plays, for example: me,random,Anna (random: a bot).")
]
Seed = Annotated[int | None, typer.Option("--seed", help="The number that decides all chance.")]
Variant = Annotated[str | None, typer.Option("--variant", help="House rules: standard or companion.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="A single option, for example round_limit=20.")]
PackName = Annotated[str | None, typer.Option("--pack", help="A shipped pack by name, or a TOML file.")]
RecordFile = Annotated[Path | None, typer.Option("--load", help="Go on with this record.")]
New = Annotated[bool, typer.Option("--new", help="Begin a new game; do not ask about unfinished ones.")]


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
) -> None:
    """Play at the terminal. Every move is saved at once; the next `play` goes on where you stopped."""
    rules = game_rules(game)
    terminal = Terminal()
    if load is not None:
        _go_on(terminal, load, read_record_file(load), pack)
        return
    says_nothing = all(one is None for one in (players, seats, seed, variant, option or None, pack))
    try:
        if says_nothing and not new and _continue(terminal, game):
            return
        chosen = _seats(terminal, players, seats, rules.player_counts, asks=says_nothing)
    except EOFError:
        terminal.say("cli-no-game")
        return
    table = Table.new(load_game(game, pack), chosen, seed, _options(variant, option or []))
    if pack is not None:
        keep_pack(table.position.game, pack_path(rules, pack))
    _welcome(terminal, table)
    Session(table, new_save(game), terminal).run()


def _go_on(terminal: Terminal, path: Path, record: Record, pack: str | None = None) -> None:
    """Sit down at the table that a record describes."""
    table = Table.resume(record, game_for(record, pack))
    Session(table, save_for(path, record), terminal).run()


def _continue(terminal: Terminal, game: str) -> bool:
    """Go on with the latest unfinished game if there is one and people want to."""
    waiting = unfinished(game)
    if not waiting:
        return False
    path, record = waiting[0]
    args = {"names": list(record.seats), "turn": record.turns[-1].label, "date": record.date or ""}
    terminal.lines([render("cli-waiting" if terminal.is_interactive else "cli-continuing", args)])
    question = render("cli-continue", {"others": len(waiting) - 1})
    if terminal.is_interactive and not terminal.ask_yes(question, default=True):
        return False
    try:
        table = Table.resume(record, game_for(record))
    except QueenswrightError as error:
        terminal.lines([sentence(error)], RED)
        terminal.say("cli-cannot-continue")
        return False
    Session(table, save_for(path, record), terminal).run()
    return True


def _seats(terminal: Terminal, players: int | None, text: str | None, counts: Any, asks: bool) -> tuple[Seat, ...]:
    """The seats as the options say; otherwise one question, where somebody is there to answer it."""
    if text is not None:
        chosen = read_seats(text.split(","))
        if players is not None and players != len(chosen):
            raise OptionError("players", f"found {players}; --seats names {len(chosen)}, expected is the same")
        return _counted(chosen, counts)
    if players is not None:
        _check_count(players, counts)
        return read_seats([ME, *[BOT] * (players - 1)])
    while asks and terminal.is_interactive:
        answer = terminal.ask(render("cli-who-plays", {}) + " ")
        try:
            return _counted(read_seats(answer.split(",")) if answer else read_seats(DEFAULT_SEATS), counts)
        except OptionError as error:
            terminal.lines([sentence(error)], RED)
    return read_seats(DEFAULT_SEATS)


def _counted(seats: tuple[Seat, ...], counts: Any) -> tuple[Seat, ...]:
    _check_count(len(seats), counts)
    return seats


def _check_count(players: int, counts: Any) -> None:
    if players not in counts:
        raise OptionError("players", f"found {players}; expected is one of: {', '.join(map(str, counts))}")


def _options(variant: str | None, texts: list[str]) -> dict[str, Any]:
    """Options by name from `name=value` texts."""
    options: dict[str, Any] = {} if variant is None else {"variant": variant}
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals or not name:
            raise OptionError("--option", f"found {text!r}; expected is name=value, for example round_limit=20")
        options[name] = _value(value)
    return options


def _value(text: str) -> Any:
    words = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False, "none": None}
    if text.casefold() in words:
        return words[text.casefold()]
    return int(text) if text.isascii() and text.lstrip("-").isdigit() and len(text) < 20 else text


def _welcome(terminal: Terminal, table: Table) -> None:
    position = table.position
    terminal.say("cli-welcome", "bold", game=position.game.rules.title)
    options = position.game.rules.show_options(position.state)
    if options:
        terminal.say("cli-options", options=[f"{name}={json.dumps(value)}" for name, value in options.items()])
