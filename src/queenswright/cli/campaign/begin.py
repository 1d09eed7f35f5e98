"""`queenswright play --text` for a campaign game: continues the last campaign, or starts another."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from queenswright.cli.browser import Wish
from queenswright.cli.campaign.found import Campaigns
from queenswright.cli.campaign.play import play_campaign
from queenswright.cli.local.home import Home
from queenswright.cli.local.table import NAME, NewTable
from queenswright.cli.terminal.bots import BotOptions
from queenswright.cli.terminal.console import Terminal
from queenswright.cli.terminal.options import read_options
from queenswright.games import load
from queenswright.locale import render
from queenswright.records.campaign import section_of
from queenswright.store.data import TableRow
from queenswright.table import Seat


def go_on(terminal: Terminal, home: Home, game: str, bots: BotOptions) -> bool:
    """Continue the campaign played last, if there is one and people want to."""
    campaigns = Campaigns(home, terminal)
    name = campaigns.last(game)
    if name is None:
        return False
    number = section_of(campaigns.named[name].summary.turn)
    question = render("campaign-continue", {"name": name, "number": number})
    if terminal.is_interactive and not terminal.ask_yes(question, default=True):
        return False
    play_campaign(terminal, home, name, campaigns.find(name), bots)
    return True


def begin(terminal: Terminal, home: Home, wish: Wish, seats: Sequence[Seat], bots: BotOptions) -> None:
    """Start a campaign named after the game and the date, and play it."""
    name = Campaigns(home).free(f"{wish.game}-{date.today().isoformat()}")
    play_campaign(terminal, home, name, new_campaign(home, name, wish, seats), bots)


def new_campaign(home: Home, name: str, wish: Wish, seats: Sequence[Seat]) -> TableRow:
    """Store a new campaign with everybody seated."""
    game = load(wish.game, wish.pack)
    options = read_options(wish.variant, wish.options)
    return home.make(NewTable(game, seats, wish.seed, options, {NAME: name}), wish.pack)
