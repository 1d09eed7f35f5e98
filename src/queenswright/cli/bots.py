"""`queenswright bots`: a worker that lends its processors to the bots of a server."""

from __future__ import annotations

from typing import Annotated

import typer

from queenswright.kernel.errors import OptionError
from queenswright.locale import render

Database = Annotated[
    str | None,
    typer.Option("--database", help="postgresql://..., the database of the server; also QUEENSWRIGHT_DATABASE."),
]
Games = Annotated[
    str | None, typer.Option("--games", help="Only these games, architect,queensdale; without it all that there are.")
]
Processes = Annotated[
    int, typer.Option("--processes", help="This many bots think at a time; they share the cores.", min=1, max=64)
]


def bots(database: Database = None, games: Games = None, processes: Processes = 1) -> None:
    """Let bots of a server think on this machine, until Ctrl-C. It needs only the server's PostgreSQL database."""
    from queenswright.server.bot_worker import work
    from queenswright.server.logs import set_up_logs
    from queenswright.server.run import run
    from queenswright.store.place import PostgresPlace, default_database, read_place

    place = read_place(database or default_database())
    if not isinstance(place, PostgresPlace):
        raise OptionError("--database", render("bots-database", {"database": str(place)}))
    names = _names(games)
    set_up_logs()
    typer.echo(render("bots-start", {"database": str(place), "games": ", ".join(names)}))

    def ready(places: int) -> None:
        typer.echo(render("bots-ready", {"ready": places, "count": processes}))

    run(work(place, names, processes, ready))


def _names(text: str | None) -> list[str]:
    """The games that were asked for, or all of them."""
    from queenswright.games import game_rules, playable_games

    if text is None:
        return playable_games()
    names = [name.strip() for name in text.split(",") if name.strip()]
    if not names:
        raise OptionError("--games", f"got {text!r}, expected names of games, separated by commas")
    for name in names:
        game_rules(name)
    return list(dict.fromkeys(names))
