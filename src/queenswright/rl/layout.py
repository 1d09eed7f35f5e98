"""Writes what every entry of an observation and every action of a game means: `python -m queenswright.rl.layout GAME`.

docs/observations has the pages that this makes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256

from queenswright.games import load
from queenswright.kernel.game import Game
from queenswright.kernel.observation import CHOICE, NUMBER, Observation, Part, action_names, starts


def page(game: Game) -> str:
    """The observations and actions of a game as Markdown."""
    seen, rules = game.observation(), game.rules
    seat_size, table_size = starts(seen.seat)[-1], starts(seen.table)[-1]
    lines = [
        f"# What programs see of {rules.title}",
        "",
        f"Version {seen.version}, mark `{mark(game)}`. `python -m queenswright.rl.layout {game.name}` writes this",
        "page; [learning.md](../learning.md) says how it is read.",
        "",
        f"An observation has {seen.size} entries: {table_size} about the table, then {seat_size} about each of "
        f"{seen.seats} seats,",
        "that of the observer first and the others clockwise behind it. Seats that do not play are 0.",
        "",
        "## The table",
        "",
        *_rows(seen.table, 0),
        "",
        "## Each seat",
        "",
        f"Entry e of the seat that is k places behind the observer is entry {table_size} + {seat_size} k + e.",
        "",
        *_rows(seen.seat, 0),
        "",
        "## Actions",
        "",
        f"There are {sum(step.count for step in rules.steps)} actions. `Batch.action_names` has the name of each, its"
        " step and its notation.",
        "",
        *_actions(game),
    ]
    return "\n".join(lines) + "\n"


def mark(game: Game) -> str:
    """What changes whenever an entry or an action is another one; another mark needs another version."""
    return mark_of(game.observation(), action_names(game.rules.steps, game.texts(max(game.rules.player_counts))))


def mark_of(seen: Observation, actions: Sequence[str]) -> str:
    """The mark of a layout."""
    parts = [(one.name, one.count, one.least, one.most, one.kind, list(one.names), one.optional) for one in seen.parts]
    return sha256(repr((parts, list(actions))).encode()).hexdigest()[:12]


def _rows(parts: Sequence[Part], first: int) -> Iterator[str]:
    """A table with a row for each part."""
    yield "| entries | part | value | what it says |"
    yield "|---|---|---|---|"
    for part, at in zip(parts, starts(parts), strict=False):
        entries = str(first + at) if part.count == 1 else f"{first + at}–{first + at + part.count - 1}"
        yield f"| {entries} | `{part.name}` | {_values(part)} | {_about(part)} |"


def _values(part: Part) -> str:
    """What an entry can be."""
    if part.kind == NUMBER:
        return f"{part.least} to {part.most}"
    if part.kind == CHOICE:
        return f"{'0, or one of' if part.optional else 'one of'} {len(part.names)}"
    return f"bits of {len(part.names)}"


def _about(part: Part) -> str:
    """Its meaning, with the names of places and values."""
    about = part.about
    if part.places:
        about += f"; one entry for each of: {', '.join(part.places)}"
    if part.kind == CHOICE:
        first = int(part.optional)
        about += f"; {first} {part.names[0]}"
        about += "".join(f", {number} {name}" for number, name in enumerate(part.names[1:], first + 1))
    elif part.kind != NUMBER:
        about += f"; lowest bit first: {', '.join(part.names)}"
    return about.replace("|", "\\|")


def _actions(game: Game) -> Iterator[str]:
    """A table with a row for each step."""
    yield "| actions | step |"
    yield "|---|---|"
    first = 0
    for step in game.rules.steps:
        last = first + step.count - 1
        yield f"| {first if step.count == 1 else f'{first}–{last}'} | `{step.name}` |"
        first = last + 1


if __name__ == "__main__":
    print(page(load(sys.argv[1])), end="")
