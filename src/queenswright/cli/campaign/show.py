"""Campaigns to look at: a line for each in the list, one with its boroughs and its chronicle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from queenswright.cli.campaign.files import Loaded, look_at, seats_of
from queenswright.cli.failures import sentence
from queenswright.cli.terminal.console import FAINT, GOLD, RED, Terminal
from queenswright.cli.terminal.face import Face, face_for
from queenswright.kernel.errors import QueenswrightError
from queenswright.locale import render
from queenswright.records.campaign import BACK, section_of
from queenswright.records.campaign.replay import position_at
from queenswright.table import Line


@runtime_checkable
class TellsCampaigns(Protocol):
    """What the face of a game that is played in campaigns can do besides."""

    def summary(self) -> str:
        """How far everybody is, in a few words."""

    def lasting(self, width: int) -> Sequence[RenderableType]:
        """What stays from game to game."""

    def chapter(self, before: dict[str, Any], after: dict[str, Any]) -> list[str]:
        """What one game changed for good, from the open table before and after it."""


def face_of(loaded: Loaded, plain: bool) -> Face:
    """The face of a campaign as it stands."""
    return face_for(Line(loaded.position, seats_of(loaded.campaign), loaded.campaign.date), plain)


def last_played(path: Path) -> str:
    """When the last line was written."""
    return datetime.fromtimestamp(path.stat().st_mtime).strftime("%Y-%m-%d %H:%M")


def show_all(terminal: Terminal, paths: Sequence[Path]) -> None:
    """All campaigns side by side; below them what is wrong with those that cannot be read."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    for heading in ("name", "number", "standing", "players", "played"):
        grid.add_column(render(f"campaign-column-{heading}", {}), no_wrap=heading == "name")
    problems = []
    for path in paths:
        try:
            loaded = look_at(path)
        except (QueenswrightError, OSError) as error:
            problems.append(sentence(error))
            continue
        if loaded.is_shortened:
            problems.append(render("campaign-shortened", {"path": str(path)}))
        grid.add_row(path.stem, *_standing(loaded, terminal.plain), last_played(path))
    terminal.show(grid)
    terminal.lines(problems, RED)


def _standing(loaded: Loaded, plain: bool) -> tuple[str, str, str]:
    face = face_of(loaded, plain)
    number = "" if loaded.position.is_over else str(section_of(loaded.position.turn))
    names = ", ".join(who.name for who in loaded.campaign.sitting())
    over = render("campaign-over", {})
    return number or over, face.summary() if isinstance(face, TellsCampaigns) else "", names


def show(terminal: Terminal, path: Path, pack: str | None) -> None:
    """Who plays, how they stand, what was built, and what happened game by game."""
    loaded = look_at(path, pack)
    campaign, position = loaded.campaign, loaded.position
    face = face_of(loaded, terminal.plain)
    terminal.show(terminal.rule(f"{path.stem}: {loaded.game.rules.title}", GOLD))
    if loaded.is_shortened:
        terminal.say("campaign-shortened", RED, path=str(path))
    seated = zip(campaign.seat_names, campaign.sitting(), strict=True)
    who = [f"{render(f'seat-{colour}', {})} {one.name}" for colour, one in seated]
    terminal.say("campaign-who", names=who, date=campaign.date, played=last_played(path))
    if position.is_over:
        terminal.show(face.ending())
    else:
        terminal.say("campaign-now", number=section_of(position.turn), moves=len(campaign.in_force()))
        terminal.show(face.standing())
    if isinstance(face, TellsCampaigns):
        terminal.show("", *face.lasting(terminal.width))
        _chronicle(terminal, loaded, face)
    gone = sum(entry.kind == BACK for entry in campaign.entries)
    if gone:
        terminal.say("campaign-went-back", FAINT, count=gone)


def _chronicle(terminal: Terminal, loaded: Loaded, face: TellsCampaigns) -> None:
    terminal.show("", Text(render("campaign-chronicle", {}), "bold"))
    for number, before, after in _sections(loaded):
        terminal.lines([render("campaign-chapter", {"number": number})], GOLD)
        terminal.lines([f"  {line}" for line in face.chapter(before, after)])


def _sections(loaded: Loaded) -> Iterator[tuple[int, dict[str, Any], dict[str, Any]]]:
    """Every finished game with the open table before and after it."""
    starts = [position_at(loaded.game, mark.state) for mark in loaded.marks]
    views = [start.view(None) for start in starts]
    if loaded.position.is_over:
        views.append(loaded.position.view(None))
    for start, before, after in zip(starts, views, views[1:], strict=False):
        yield section_of(start.turn), before, after
