"""`queenswright serve`: tables in the browser for others."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from queenswright.kernel.errors import OptionError
from queenswright.locale import render

Host = Annotated[str, typer.Option("--host", help="The address to listen on.")]
Port = Annotated[int, typer.Option("--port", help="The port to listen on.", min=0, max=65535)]
Database = Annotated[
    str | None,
    typer.Option("--database", help="sqlite:///FILE or postgresql://...; without it a file in the data folder."),
]
Workers = Annotated[int, typer.Option("--workers", help="This many processes; more than one needs PostgreSQL.", min=1)]
BEHIND_PROXY = "--behind-proxy"
BehindProxy = Annotated[
    int,
    typer.Option(
        BEHIND_PROXY,
        help="Requests come through this many proxies of yours, 1 if no number follows (docs/deployment.md).",
        min=0,
        max=9,
    ),
]
Origins = Annotated[
    list[str] | None, typer.Option("--origin", help="A further origin whose pages may play, https://example.org.")
]
Metrics = Annotated[
    str | None,
    typer.Option(
        "--metrics",
        metavar="PORT",
        help="Show figures for Prometheus and `queenswright status` on this port of this machine; HOST:PORT elsewhere. "
        "Further workers use the ports after it.",
    ),
]
Pace = Annotated[float, typer.Option("--bot-pace", help="Seconds between two moves of bots.", min=0, max=60)]
KeepTables = Annotated[
    bool, typer.Option("--keep-tables", help="Keep tables to which no account and no guest can come back any more.")
]


class Spelling(TyperCommand):
    """Lets the number after --behind-proxy be left out."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """One proxy, when no number follows."""
        spelled = []
        for one, following in zip(args, [*args[1:], ""], strict=True):
            spelled += [one, "1"] if one == BEHIND_PROXY and not following.isdigit() else [one]
        return super().parse_args(ctx, spelled)


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = None,
    workers: Workers = 1,
    behind_proxy: BehindProxy = 0,
    origin: Origins = None,
    bot_pace: Pace = 0.4,
    metrics: Metrics = None,
    keep_tables: KeepTables = False,
) -> None:
    """Serve tables for others, until Ctrl-C. Games are kept and continue after a restart."""
    from queenswright.server.config import Config
    from queenswright.server.logs import set_up_logs
    from queenswright.server.mail import smtp_of_environment
    from queenswright.server.run import listen, listen_for_metrics, run, try_store
    from queenswright.server.run import serve as serve_tables
    from queenswright.server.workers import supervise
    from queenswright.store.place import PostgresPlace, default_database, read_place

    if workers > 1 and not isinstance(read_place(database or default_database()), PostgresPlace):
        raise OptionError("--workers", render("serve-workers", {"count": workers}))
    config = Config(
        behind_proxy=behind_proxy,
        origins=tuple(origin or ()),
        bot_pace=bot_pace,
        keep_tables=keep_tables,
        workers=workers,
        smtp=smtp_of_environment(),
    )
    listener = listen(host, port)
    figures = listen_for_metrics(metrics, workers)
    set_up_logs()
    run(try_store(database))
    shown = f"[{host}]" if ":" in host else host
    typer.echo(render("serve-online", {"address": f"http://{shown}:{listener.getsockname()[1]}/"}))
    if workers > 1:
        supervise(database, listener, config, figures)
    else:
        run(serve_tables(database, listener, config, metrics=figures[0] if figures else None))
