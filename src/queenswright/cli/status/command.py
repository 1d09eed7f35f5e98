"""`queenswright status [URL]`: one page about a running server."""

from __future__ import annotations

import json
import time
from dataclasses import asdict, dataclass
from typing import Annotated

import httpx
import typer

from queenswright.cli.status.figures import Figures, FigureSource
from queenswright.locale import render

DEFAULT = "http://127.0.0.1:9464"
FAILING = 1
Address = Annotated[
    str, typer.Argument(help="What `serve --metrics PORT` opened: http://127.0.0.1:PORT.", metavar="URL")
]
Seconds = Annotated[float, typer.Option("--seconds", help="How long to count moves.", min=0.1, max=60)]


@dataclass(frozen=True)
class Status:
    """What the page says; times are seconds."""

    health: str | None
    up: float
    workers: int
    moves: float
    moves_a_second: float
    p50: float | None
    p99: float | None
    tables: int
    sockets: int
    store_waiting: int
    bots_waiting: int
    bot_answers: int
    bot_p99: float | None
    bot_workers: int
    bot_places: int
    questions_waiting: int
    questions_taken: int
    questions: dict[str, int]
    commits: int
    group: float
    commit_p99: float | None
    refusals: int
    slow: int
    errors: dict[str, int]
    memory: int


def status(
    url: Address = DEFAULT,
    seconds: Seconds = 1.0,
    as_json: Annotated[bool, typer.Option("--json", help="The same for programs.")] = False,
) -> None:
    """Show how a running server is doing: moves, latencies, queues, errors. Ends with 1 when it cannot store moves."""
    with httpx.Client() as client:
        source = FigureSource(url, client)
        health, before = source.health(), source.read()
        if before is None:
            _say_health(health, as_json)
            typer.echo(render("status-no-figures", {"address": source.address()}), err=True)
        else:
            began = time.monotonic()
            time.sleep(seconds)
            found = summed_up(health, before, source.read() or before, time.monotonic() - began, time.time())
            typer.echo(json.dumps(asdict(found)) if as_json else page(found))
    if health is not None:
        raise typer.Exit(FAILING)


def _say_health(health: str | None, as_json: bool) -> None:
    typer.echo(json.dumps({"health": health}) if as_json else _line("status-health", _health(health)))


def summed_up(health: str | None, before: Figures, after: Figures, seconds: float, now: float) -> Status:
    """The page from two looks at the figures, `seconds` apart."""
    moves = after.sum("queenswright_happenings_total", kind="move")
    commits = after.sum("queenswright_commit_group_count")
    return Status(
        health=health,
        up=now - after.sum("process_start_time_seconds") / after.processes,
        workers=after.processes,
        moves=moves,
        moves_a_second=(moves - before.sum("queenswright_happenings_total", kind="move")) / seconds,
        p50=after.quantile("queenswright_command_seconds", 0.5, do="move"),
        p99=after.quantile("queenswright_command_seconds", 0.99, do="move"),
        tables=int(after.sum("queenswright_tables")),
        sockets=int(after.sum("queenswright_sockets")),
        store_waiting=int(after.sum("queenswright_store_waiting")),
        bots_waiting=int(after.sum("queenswright_bots_waiting")),
        bot_answers=int(after.sum("queenswright_bot_seconds_count")),
        bot_p99=after.quantile("queenswright_bot_seconds", 0.99),
        bot_workers=after.mean("queenswright_bot_workers"),
        bot_places=after.mean("queenswright_bot_places"),
        questions_waiting=after.mean("queenswright_questions_waiting"),
        questions_taken=after.mean("queenswright_questions_taken"),
        questions=after.counts("queenswright_questions_total", "outcome"),
        commits=int(commits),
        group=after.sum("queenswright_commit_group_sum") / commits if commits else 0.0,
        commit_p99=after.quantile("queenswright_commit_seconds", 0.99),
        refusals=int(after.sum("queenswright_refusals_total")),
        slow=int(after.sum("queenswright_slow_total")),
        errors=after.counts("queenswright_errors_total", "kind"),
        memory=int(after.sum("process_resident_memory_bytes")),
    )


def page(found: Status) -> str:
    """The page for people."""
    errors = ", ".join(f"{kind} {count}" for kind, count in found.errors.items()) or render("status-none", {})
    return "\n".join(
        [
            _line("status-health", _health(found.health)),
            _line("status-up", f"{_duration(found.up)}, {render('status-processes', {'count': found.workers})}"),
            _line("status-moves", f"{found.moves_a_second:.1f}/s, {found.moves:.0f}"),
            _line("status-latency", f"p50 {_milliseconds(found.p50)}, p99 {_milliseconds(found.p99)}"),
            _line("status-tables", str(found.tables)),
            _line("status-sockets", str(found.sockets)),
            _line(
                "status-queues", render("status-waiting", {"store": found.store_waiting, "bots": found.bots_waiting})
            ),
            _line("status-bots", f"{found.bot_answers}, p99 {_milliseconds(found.bot_p99)}"),
            _line("status-elsewhere", _questions(found)),
            _line("status-commits", f"{found.commits}, ⌀ {found.group:.1f}, p99 {_milliseconds(found.commit_p99)}"),
            _line("status-refusals", str(found.refusals)),
            _line("status-slow", str(found.slow)),
            _line("status-errors", errors),
            _line("status-memory", f"{found.memory / 2**20:.0f} MiB"),
        ]
    )


def _questions(found: Status) -> str:
    """The bot workers and what they were asked."""
    if not found.bot_workers and not found.questions:
        return render("status-none", {})
    args = {
        "workers": found.bot_workers,
        "places": found.bot_places,
        "waiting": found.questions_waiting,
        "taken": found.questions_taken,
        "answered": found.questions.get("answered", 0),
        "given_back": found.questions.get("given_back", 0),
    }
    return render("status-questions", args)


def _line(message: str, value: str) -> str:
    return f"{render(message, {}):<22} {value}"


def _health(reason: str | None) -> str:
    return render("status-well", {}) if reason is None else render("status-ill", {"reason": reason})


def _milliseconds(seconds: float | None) -> str:
    return "–" if seconds is None else f"{1000 * seconds:.1f} ms"


def _duration(seconds: float) -> str:
    minutes, hours = int(seconds // 60), int(seconds // 3600)
    return f"{hours} h {minutes % 60} min" if hours else f"{minutes} min {int(seconds % 60)} s"
