"""Showing campaigns: the list, and one in detail with its boroughs and its history."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Any, Protocol, runtime_checkable

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from queenswright.cli.campaign.found import Campaigns
from queenswright.cli.failures import sentence
from queenswright.cli.local.home import Home
from queenswright.cli.terminal.console import FAINT, GOLD, RED, Terminal
from queenswright.cli.terminal.display import Display, display_for
from queenswright.cli.terminal.last import last_sentences
from queenswright.kernel.errors import QueenswrightError
from queenswright.locale import render
from queenswright.records.campaign import section_of
from queenswright.store.data import Listing
from queenswright.table import Line, TableState
from queenswright.table.chapters import section_starts


@runtime_checkable
class TellsCampaigns(Protocol):
    """The additional methods of a display for a campaign game."""

    def summary(self) -> str:
        """Everybody's progress, in a few words."""

    def lasting(self, width: int) -> Sequence[RenderableType]:
        """What stays from game to game."""

    def chapter(self, before: dict[str, Any], after: dict[str, Any]) -> list[str]:
        """What one game changed permanently, from the spectators' views before and after it."""


def display_of(line: Line, plain: bool) -> Display:
    """The display of a campaign's current position."""
    return display_for(line, plain)


def last_played(listing: Listing) -> str:
    """When the last move was played."""
    return datetime.fromtimestamp(listing.summary.changed).strftime("%Y-%m-%d %H:%M")


def show_all(terminal: Terminal, campaigns: Campaigns) -> None:
    """Show all campaigns as a table, and below it the problems of unreadable ones."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    for heading in ("name", "number", "standing", "players", "played"):
        grid.add_column(render(f"campaign-column-{heading}", {}), no_wrap=heading == "name")
    problems = campaigns.told_problems
    for name, listing in campaigns.named.items():
        try:
            line = line_of(campaigns.home.look(listing.table))
        except (QueenswrightError, OSError) as error:
            problems.append(sentence(error))
            continue
        grid.add_row(name, *_standing(line, terminal.plain), last_played(listing))
    terminal.show(grid)
    terminal.lines(problems, RED)


def line_of(state: TableState) -> Line:
    """The line of a table at which everybody sits."""
    assert state.line is not None
    return state.line


def _standing(line: Line, plain: bool) -> tuple[str, str, str]:
    display = display_of(line, plain)
    number = "" if line.is_over else str(section_of(line.position.turn))
    names = ", ".join(who.name for who in line.seats)
    over = render("campaign-over", {})
    return number or over, display.summary() if isinstance(display, TellsCampaigns) else "", names


def show(terminal: Terminal, home: Home, name: str, listing: Listing, pack: str | None) -> None:
    """Show who plays, the standing, what was built, and what happened game by game."""
    row = listing.table
    state = home.look(row, pack)
    line = line_of(state)
    position = line.position
    display = display_of(line, terminal.plain)
    terminal.show(terminal.rule(f"{name}: {position.game.rules.title}", GOLD))
    seated = zip(position.seat_names, line.seats, strict=True)
    who = [f"{render(f'seat-{colour}', {})} {one.name}" for colour, one in seated]
    begun = datetime.fromtimestamp(row.created).date().isoformat()
    terminal.say("campaign-who", names=who, date=begun, played=last_played(listing))
    terminal.lines(list(introduced(line)))
    if position.is_over:
        terminal.show(display.ending())
        terminal.lines(list(last_sentences(state, display)))
    else:
        terminal.say("campaign-now", number=section_of(position.turn), moves=len(line.played))
        terminal.show(display.standing())
    if isinstance(display, TellsCampaigns):
        terminal.show("", *display.lasting(terminal.width))
        _history(terminal, line, display)
    gone = sum(event.kind == "undo" and b'"back"' in event.body for event in home.store.happenings(row.id))
    if gone:
        terminal.say("campaign-went-back", FAINT, count=gone)


def introduced(line: Line) -> Iterator[str]:
    """QD-LATER-52: what everybody is called and looks like, a line for each."""
    for colour, who in zip(line.position.seat_names, line.seats, strict=True):
        if who.character is not None:
            looks = {"portrait": who.character.portrait, "arms": who.character.arms}
            yield render("campaign-character", {"seat": colour, "name": who.character.name, **looks})


def _history(terminal: Terminal, line: Line, display: TellsCampaigns) -> None:
    terminal.show("", Text(render("campaign-chronicle", {}), "bold"))
    for number, before, after in _sections(line):
        terminal.lines([render("campaign-chapter", {"number": number})], GOLD)
        terminal.lines([f"  {line}" for line in display.chapter(before, after)])


def _sections(line: Line) -> Iterator[tuple[int, dict[str, Any], dict[str, Any]]]:
    """Every finished game with the spectators' views before and after it."""
    starts = section_starts(line)
    views = [start.view(None) for start in starts]
    if line.is_over:
        views.append(line.position.view(None))
    for start, before, after in zip(starts, views, views[1:], strict=False):
        yield section_of(start.turn), before, after
