"""A session of a campaign at the terminal: like any other game, but it ends when a move cannot be stored."""

from __future__ import annotations

from collections.abc import Sequence

from queenswright.bots import read_bot
from queenswright.cli.campaign.found import check_bots
from queenswright.cli.local.home import Home
from queenswright.cli.local.table import LocalTable
from queenswright.cli.terminal.bots import BotOptions
from queenswright.cli.terminal.console import FAINT, GOLD, RED, Terminal
from queenswright.cli.terminal.options import say_options
from queenswright.cli.terminal.session import Session
from queenswright.cli.terminal.sitting import sit
from queenswright.kernel.errors import OptionError
from queenswright.locale import render
from queenswright.records.campaign import section_of
from queenswright.store.data import TableRow
from queenswright.table import read_seats


class CannotKeep(Exception):
    """A move could not be stored, so the session ends."""

    def __init__(self, reason: Exception) -> None:
        super().__init__(str(reason))
        self.reason = reason


class CampaignSession(Session):
    """One session of a campaign."""

    no_load = "campaign-no-load"

    def cannot_keep(self, problem: Exception) -> None:
        """QD-KEEP-11: end the session when a move cannot be stored."""
        raise CannotKeep(problem)

    def say_goodbye(self) -> None:
        self.terminal.say("campaign-goodbye", name=self.table.name)

    def say_record(self) -> None:
        self.terminal.say("campaign-kept-at", name=self.table.name)


def play_campaign(
    terminal: Terminal,
    home: Home,
    name: str,
    row: TableRow,
    bots: BotOptions,
    pack: str | None = None,
    substitutes: Sequence[str] = (),
    newest_rules: bool = False,
) -> None:
    """Play a campaign until somebody leaves; this process holds the table meanwhile."""
    table = home.open(row, pack)
    try:
        for text in substitutes:
            _substitute(terminal, table, text, bots)
        check_bots(name, table.line, bots)
        _rules(terminal, table, newest_rules)
        session = CampaignSession(table, terminal, bots, home)
        names = [session.display.name(seat) for seat in range(row.players)]
        args = {"name": name, "game": table.state.game.rules.title, "number": section_of(table.position.turn)}
        over = table.line.is_over
        terminal.say("campaign-welcome-over" if over else "campaign-welcome", GOLD, names=names, **args)
        say_options(terminal, table.position)
        sit(session)
    except CannotKeep as problem:
        terminal.say("cli-sitting-ends", RED)
        raise problem.reason from None
    finally:
        table.close()


def _substitute(terminal: Terminal, table: LocalTable, text: str, bots: BotOptions) -> None:
    """`green=Ben`: Ben sits at green from now on."""
    colours = list(table.position.seat_names)
    seat, equals, name = (part.strip() for part in text.partition("="))
    if not equals or seat not in colours:
        expected = render("campaign-wrong-substitute", {"found": repr(text), "seats": colours})
        raise OptionError("--substitute", expected)
    others = [one.name for one, colour in zip(table.line.seats, colours, strict=True) if colour != seat]
    *_, chosen = read_seats([*others, name], bots.is_bot)
    if chosen.is_bot:
        read_bot(chosen.name, bots.own)
    table.reseat(colours.index(seat), chosen)
    terminal.say("campaign-substituted", seat=seat, name=chosen.name)


def _rules(terminal: Terminal, table: LocalTable, newest: bool) -> None:
    """Switch to the newest rules if requested; otherwise mention that there are newer ones."""
    version = table.newest_rules
    if version is None:
        return
    if newest:
        table.raise_rules()
        terminal.say("campaign-raised", version=version)
    else:
        terminal.say("campaign-newer-rules", FAINT, version=version)
