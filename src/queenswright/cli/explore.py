"""`queenswright explore`: what was chosen in many games of bots, and how that went."""

from __future__ import annotations

import json
import time
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from queenswright.cli.files import write_whole
from queenswright.cli.puzzles import ProgressLine
from queenswright.cli.stopping import interrupted
from queenswright.explorer import ChoiceCount, Openings, read_openings, shipped_openings, write_openings
from queenswright.explorer.gathering import gather
from queenswright.games import known_games, load
from queenswright.kernel.errors import OptionError
from queenswright.locale import named, render
from queenswright.study.crew import cores_of

GATHERED_EVERY = 5.0
TERMS = {
    "guilds": "guild",
    "face": "face",
    "building": "building",
    "family": "family",
    "tile": "tile",
    "ability": "number-card",
}
"""Topics whose choices have words in the catalogues; all others are shown as they are."""

Where = Annotated[str, typer.Argument(help="A game, for the games that come with it, or a file.", metavar="GAME|FILE")]


def explore(
    where: Where,
    players: Annotated[int | None, typer.Option("--players", help="Games with this number of players.")] = None,
    topic: Annotated[str | None, typer.Option("--topic", help="Only this topic.")] = None,
    document: Annotated[Path | None, typer.Option("--json", help="Write the figures.", metavar="FILE")] = None,
    output: Annotated[
        Path | None, typer.Option("--output", help="Play games and add them to this file.", metavar="FILE")
    ] = None,
    unseal: Annotated[bool, typer.Option("--unseal", help="Show what belongs to later epochs of a campaign.")] = False,
    games: Annotated[int, typer.Option("--games", help="With --output: this number of games in all.")] = 3000,
    minutes: Annotated[float | None, typer.Option("--minutes", help="With --output: stop after this time.")] = None,
    cores: Annotated[int | None, typer.Option("--cores", help="With --output: cores to use; without it all.")] = None,
    seed: Annotated[int, typer.Option("--seed", help="With --output: the number that decides all chance.")] = 0,
) -> None:
    """Show what was chosen in many games: how often, with what result, with 95 % intervals."""
    found = _gathered(where, output, games, minutes, cores, seed) if output else _openings_of(where)
    if not found.games:
        raise OptionError(where, "has no games, expected some")
    count = found.players()[0] if players is None else players
    if count not in found.players():
        raise OptionError("players", f"got {count}, expected one of {', '.join(map(str, found.players()))}")
    if topic is not None and topic not in found.topics(count, unseal):
        raise OptionError("topic", f"got {topic!r}, expected one of {', '.join(found.topics(count, unseal))}")
    topics = found.topics(count, unseal) if topic is None else [topic]
    console = Console()
    console.print(render("cli-explore-games", {"games": found.games[str(count)], "players": count}))
    for one in topics:
        console.print(_table(one, found.entries(count, one)))
    if document is not None:
        write_whole(document, json.dumps([_plain(entry) for one in topics for entry in found.entries(count, one)]))


def _openings_of(where: str) -> Openings:
    return shipped_openings(where) if where in known_games() else read_openings(Path(where))


def _gathered(game: str, output: Path, games: int, minutes: float | None, cores: int | None, seed: int) -> Openings:
    """The openings of a file with more games; the same command goes on where it was stopped."""
    loaded = load(game)
    known = Openings(game, loaded.pack.name, loaded.pack.digest, seed)
    if output.exists():
        there = read_openings(output)
        for name in ("game", "pack", "digest", "seed"):
            if getattr(there, name) != getattr(known, name):
                problem = f"has openings with {name} {getattr(there, name)!r}, expected {getattr(known, name)!r}"
                raise OptionError(str(output), problem)
        known = there
    started = written = time.monotonic()
    with interrupted() as stopped, ProgressLine() as line:

        def is_over() -> bool:
            return stopped.is_set() or (minutes is not None and time.monotonic() - started > 60 * minutes)

        def keep(found: Openings) -> None:
            nonlocal written
            line.say(f"{found.played} / {games}")
            if time.monotonic() - written > GATHERED_EVERY:
                written = time.monotonic()
                write_openings(output, found)

        found = gather(known, games, cores_of(cores), {}, keep, is_over)
    write_openings(output, found)
    return found


def _table(topic: str, entries: list[ChoiceCount]) -> Table:
    name, _, chapter = topic.partition(" ")
    title = render(f"explore-topic-{name}", {})
    table = Table(title=f"{title} {chapter}".strip(), title_justify="left")
    table.add_column(render("explore-choice", {}))
    for column in ("explore-seats", "explore-won", "explore-rating"):
        table.add_column(render(column, {}), justify="right")
    for one in entries:
        table.add_row(_choice(topic, one.choice), str(one.won.count), one.won.percent(), _rating(one))
    return table


def _choice(topic: str, choice: str) -> str:
    """A choice in words: every part of it, where it consists of several."""
    term = TERMS.get(topic.partition(" ")[0], "")
    return " + ".join(named(term, part) for part in choice.split("+")) if term else choice


def _rating(entry: ChoiceCount) -> str:
    low, high = entry.rating.low, entry.rating.high
    assert low is not None
    assert high is not None
    return f"{entry.rating.value:+.0f} ({low:+.0f} to {high:+.0f})".replace("-", "−")


def _plain(entry: ChoiceCount) -> dict[str, object]:
    return {**asdict(entry), "won": entry.won.for_json(), "rating": entry.rating.for_json()}
