"""`queenswright play --text` for a game that is played in campaigns: goes on with the last one, or begins another."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from itertools import count
from pathlib import Path
from typing import Any

from queenswright.cli.campaign.files import look_at, new_campaign
from queenswright.cli.campaign.play import play_campaign
from queenswright.cli.terminal.bots import BotOptions
from queenswright.cli.terminal.console import Terminal
from queenswright.games import game_rules
from queenswright.kernel.errors import QueenswrightError
from queenswright.locale import render
from queenswright.records.campaign import section_of
from queenswright.store.campaigns import campaign_files, campaign_path, read_campaign_file
from queenswright.table import Seat


def is_campaign_game(game: str) -> bool:
    """Whether a game is kept as a campaign."""
    return game_rules(game).manners.is_campaign


def waiting_campaign(game: str) -> Path | None:
    """The campaign of a game that was played last and is not over; files that cannot be read are passed over."""
    for path in campaign_files():
        try:
            if read_campaign_file(path).campaign.game == game and not look_at(path).position.is_over:
                return path
        except (QueenswrightError, OSError):
            continue
    return None


def go_on(terminal: Terminal, game: str, bots: BotOptions) -> bool:
    """Go on with the campaign that was played last, if there is one and people want to."""
    path = waiting_campaign(game)
    if path is None:
        return False
    number = section_of(look_at(path).position.turn)
    question = render("campaign-continue", {"name": path.stem, "number": number})
    if terminal.is_interactive and not terminal.ask_yes(question, default=True):
        return False
    play_campaign(terminal, path, bots)
    return True


def begin(
    terminal: Terminal,
    game: str,
    seats: Sequence[Seat],
    seed: int | None,
    options: dict[str, Any],
    pack: str | None,
    bots: BotOptions,
) -> None:
    """Begin a campaign under the name of the game and the day, and play it."""
    path = _free_path(f"{game}-{date.today().isoformat()}")
    new_campaign(path, game, seats, seed, options, pack)
    play_campaign(terminal, path, bots)


def _free_path(name: str) -> Path:
    paths = (campaign_path(name if number == 1 else f"{name}-{number}") for number in count(1))
    return next(path for path in paths if not path.exists())
