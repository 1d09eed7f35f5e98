"""`queenswright style`: how the bots of a match play, and what weaker ones do differently."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from queenswright.arena.pool import worker_environment
from queenswright.kernel.errors import QueenswrightError

FEWEST = 0.05
"""Moves that no bot makes this often in a game have no line."""


def style(
    results: Annotated[Path, typer.Argument(help="A results file of a match with --records.", metavar="RESULTS")],
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of the tables.")] = False,
) -> None:
    """Show how the bots of a match play: what the planner thinks of their moves, and what they do how often."""
    found = _found(results)
    if as_json:
        typer.echo(json.dumps(found, indent=1))
        return
    console = Console(width=None if sys.stdout.isatty() else 120, highlight=False)
    console.print(_judged(found))
    console.print(_moves(found))


def _found(results: Path) -> dict[str, dict[str, Any]]:
    """In a process of its own, because this one plays by no compiled rules."""
    command = [sys.executable, "-P", "-m", "queenswright.arena.style", str(results)]
    done = subprocess.run(command, env=worker_environment(), capture_output=True, text=True)
    if done.returncode:
        lines = done.stderr.strip().splitlines() or [f"status {done.returncode}"]
        raise QueenswrightError(lines[-1].partition(": ")[2] or lines[-1])
    found: dict[str, dict[str, Any]] = json.loads(done.stdout)
    return found


def _judged(found: Mapping[str, Mapping[str, Any]]) -> Table:
    table = Table(title="What the planner thinks of their moves")
    table.add_column("bot")
    for name in ("games", "decisions", "as good as its own", "slips", "odd", "halvings a game", "ends passed over"):
        table.add_column(name, justify="right")
    for bot, one in found.items():
        shares = [f"{100 * one[name]:.1f} %" for name in ("best", "slips", "odd")]
        ends = f"{one['passed']} of {one['ends']}" if one["ends"] else "-"
        table.add_row(bot, str(one["games"]), str(one["decisions"]), *shares, f"{one['halvings']:.1f}", ends)
    return table


def _moves(found: Mapping[str, Mapping[str, Any]]) -> Table:
    table = Table(title="Moves of a game, by kind")
    table.add_column("move")
    for bot in found:
        table.add_column(bot, justify="right")
    for name in sorted({name for one in found.values() for name in one["steps"]}):
        counts = [one["steps"].get(name, 0.0) for one in found.values()]
        if max(counts) >= FEWEST:
            table.add_row(name, *(f"{count:.1f}" for count in counts))
    return table
