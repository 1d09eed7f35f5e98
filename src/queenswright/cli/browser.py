"""A table in the browser on this machine: starts the local server in this process and opens a page."""

from __future__ import annotations

import webbrowser
from dataclasses import dataclass
from threading import Thread
from typing import TYPE_CHECKING

import typer

from queenswright.cli.terminal.bots import BotOptions
from queenswright.cli.terminal.console import Terminal
from queenswright.cli.terminal.options import read_options
from queenswright.cli.terminal.seating import ME, Seating
from queenswright.games import game_rules, load, pack_path
from queenswright.locale import render
from queenswright.store.local import LOCAL_PERSON

if TYPE_CHECKING:
    from queenswright.server.messages import SeatWish
    from queenswright.server.parts import Parts

HOST = "127.0.0.1"


@dataclass(frozen=True)
class Wish:
    """The options of the command line about the game."""

    game: str
    players: int | None
    seats: str | None
    seed: int | None
    variant: str | None
    options: tuple[str, ...]
    pack: str | None

    @property
    def is_empty(self) -> bool:
        """Whether no option was given, so that the person chooses in the browser."""
        return not self.options and all(
            one is None for one in (self.players, self.seats, self.seed, self.variant, self.pack)
        )


def play_in_browser(wish: Wish, port: int, opens: bool) -> None:
    """Serve on the loopback address until Ctrl-C; a requested table is made and opened at once."""
    from queenswright.server.config import AT_HOME, LIMITS, PLENTY, Config
    from queenswright.server.run import listen, run, serve

    seats = () if wish.is_empty else _seats(wish)
    if seats:  # report what cannot be played before serving anything
        load(wish.game, wish.pack).new(len(seats), wish.seed, read_options(wish.variant, wish.options))
    listener = listen(HOST, port)
    home = f"http://{HOST}:{listener.getsockname()[1]}/"

    async def ready(parts: Parts) -> None:
        address = f"{home}?game={wish.game}" if wish.is_empty else f"{home}table/{await _make(parts, wish, seats)}"
        typer.echo(render("serve-local", {"address": address}))
        if opens:
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    run(serve(None, listener, Config(local=True, limits=dict.fromkeys(LIMITS, PLENTY), thinking=AT_HOME), ready))


def _seats(wish: Wish) -> tuple[SeatWish, ...]:
    """Who sits where: the first `me` is the person at the screen."""
    from queenswright.server.messages import SeatWish

    chosen = Seating(Terminal(), BotOptions(), game_rules(wish.game).player_counts).for_play(
        wish.seats, wish.players, asks=False
    )
    return tuple(
        SeatWish("bot", bot=seat.name)
        if seat.is_bot
        else SeatWish("me")
        if seat.name.casefold() == ME
        else SeatWish("person", name=seat.name)
        for seat in chosen
    )


async def _make(parts: Parts, wish: Wish, seats: tuple[SeatWish, ...]) -> str:
    """Make the table that the command line describes and return its id."""
    from queenswright.server.making import make_table, new_table

    game = load(wish.game, wish.pack)
    text = pack_path(game.rules, wish.pack).read_text(encoding="utf-8")
    options = read_options(wish.variant, wish.options)
    table = new_table(wish.game, wish.pack, list(seats), options, {}, public=False)
    name = await parts.identity.name_of(LOCAL_PERSON)
    return await make_table(parts, table, LOCAL_PERSON, name, parts.shelf.keep(game), text, wish.seed)
