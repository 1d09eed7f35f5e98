"""The figures of a match: as one object for machines, and as a table with sentences for people."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from rich.console import Console
from rich.table import Table

from queenswright.arena import PlayedGame, Results, compare, rate
from queenswright.arena.ratings import FEWEST_DEALS
from queenswright.games import game_rules

TABLE_WIDTH = 120
ALL_PAIRS = 5
"""With this many bots every two of them are compared in words, with more only neighbours in the table."""

SHOWN_FAILURES = 5

_COLUMNS = {"bot": 0, "games": 5, "victories": 1, "95 %": 4, "rating": 2, "95 % ": 3, "think time": 6}
"""The columns, the most important ones with the smallest numbers; the second interval is that of the rating."""
FEWEST_COLUMNS = 2


def figures(results: Results, anchor: str | None = None) -> dict[str, Any]:
    """All figures of a match so far, for machines."""
    games = results.games()
    finished = [game for game in games if game.failure is None]
    count = len(finished)
    zero = anchor if any(anchor in game.seats for game in finished) else None
    return {
        "results": str(results.path),
        "match": results.meta,
        "played": len(games),
        "failed": len(games) - count,
        "deals": len({game.seed for game in finished}),
        "mean_moves": sum(game.moves for game in finished) / count if count else None,
        "mean_seconds": sum(game.seconds for game in finished) / count if count else None,
        "reasons": dict(Counter(str(game.reason) for game in finished).most_common()),
        "bots": [{**asdict(one), **_thinking(finished, one.bot)} for one in rate(games, zero)],
        "differences": [{**asdict(one), "is_shown": one.is_shown} for one in compare(games)],
        "failures": [{"number": game.number, "failure": game.failure} for game in games if game.failure is not None],
    }


def _thinking(games: Sequence[PlayedGame], bot: str) -> dict[str, Any]:
    """The thinking time of a bot."""
    own = [thought for game in games for name, thought in zip(game.seats, game.thinking, strict=False) if name == bot]
    decisions, seconds = sum(count for count, _ in own), sum(spent for _, spent in own)
    return {"decisions": decisions, "seconds_per_decision": seconds / decisions if decisions else None}


def show(found: Mapping[str, Any]) -> None:
    """Print the table and what it means."""
    console = Console(width=None if sys.stdout.isatty() else TABLE_WIDTH, highlight=False)
    if found["bots"]:
        tables = [_table(found, width) for width in range(len(_COLUMNS), FEWEST_COLUMNS - 1, -1)]
        unbounded = console.options.update(width=10 * TABLE_WIDTH)
        fitting = [table for table in tables if console.measure(table, options=unbounded).maximum <= console.width]
        console.print(fitting[0] if fitting else tables[-1])
    for line in [*_summary(found), *_claims(found), *_failures(found)]:
        console.print(line, markup=False, soft_wrap=not console.is_terminal)


def _table(found: Mapping[str, Any], width: int) -> Table:
    """The table with its first columns, because a narrow screen has no room for all of them."""
    shown = [name for name, rank in _COLUMNS.items() if rank < width]
    match = found["match"]
    options = ", ".join(f"{name}={value}" for name, value in match["options"].items())
    title = f"{game_rules(match['game']).title}, {match['players']} players, pack {match['pack']}"
    table = Table(title=title + (f", {options}" if options else ""))
    for name in shown:
        table.add_column(name.strip(), justify="left" if name == "bot" else "right", no_wrap=True)
    for bot in found["bots"]:
        cells = _cells(bot, is_alone=len(found["bots"]) == 1)
        table.add_row(*(cells[name] for name in shown))
    return table


def _cells(bot: Mapping[str, Any], is_alone: bool) -> dict[str, str]:
    return {
        "bot": bot["bot"],
        "games": f"{bot['games']}",
        "victories": f"{100 * bot['share']:.1f} %",
        "95 %": "" if is_alone else f"{100 * bot['share_low']:.1f} to {100 * bot['share_high']:.1f}",
        "rating": f"{bot['rating']:.0f}",
        "95 % ": f"{bot['rating_low']:.0f} to {bot['rating_high']:.0f}" if _has_interval(bot) else "",
        "think time": _duration(bot["seconds_per_decision"]),
    }


def _has_interval(bot: Mapping[str, Any]) -> bool:
    """Whether a bot has an interval; the anchor has none."""
    return bool(bot["rating_low"] < bot["rating_high"])


def _duration(seconds: float | None) -> str:
    if seconds is None:
        return ""
    return f"{seconds:.2f} s" if seconds >= 1 else f"{seconds * 1000:.3g} ms"


def _summary(found: Mapping[str, Any]) -> Iterator[str]:
    if not found["bots"]:
        yield "No game was finished."
        return
    count = found["played"] - found["failed"]
    reasons = ", ".join(f"{reason} {100 * number / count:.1f} %" for reason, number in found["reasons"].items())
    deals = "1 deal" if found["deals"] == 1 else f"{found['deals']} deals"
    yield (
        f"{count} games of {deals}; on average {found['mean_moves']:.0f} decisions "
        f"and {_duration(found['mean_seconds'])} a game. Ends: {reasons}."
    )


def _claims(found: Mapping[str, Any]) -> Iterator[str]:
    """Statements about who is stronger, where the games show it."""
    order = {bot["bot"]: place for place, bot in enumerate(found["bots"])}
    if len(order) > 1 and found["deals"] < FEWEST_DEALS:
        yield f"Too few deals to say who is stronger: {FEWEST_DEALS} are the least."
        return
    for one in found["differences"]:
        if len(order) > ALL_PAIRS and order[one["worse"]] - order[one["better"]] > 1:
            continue
        by = f"{one['rating']:.0f} points ({one['low']:.0f} to {one['high']:.0f})"
        if one["is_shown"]:
            yield f"{one['better']} is stronger than {one['worse']}: by {by}."
        else:
            yield f"Between {one['better']} and {one['worse']} no difference is shown: {by}."


def _failures(found: Mapping[str, Any]) -> Iterator[str]:
    if not found["failed"]:
        return
    games = "1 game" if found["failed"] == 1 else f"{found['failed']} games"
    yield f"{games} failed and count for nobody:"
    for one in found["failures"][:SHOWN_FAILURES]:
        yield f"  game {one['number']}: {one['failure']}"
    if found["failed"] > SHOWN_FAILURES:
        yield f"  and {found['failed'] - SHOWN_FAILURES} more, in the results file"
