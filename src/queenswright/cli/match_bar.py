"""The bar that shows how far a match is."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from queenswright.arena import PlayedGame
from queenswright.arena.run import Audience


class MatchBar(Audience, AbstractContextManager["MatchBar"]):
    """Shows the progress of a match on stderr: a bar with the time left."""

    def __init__(self, about: str = "") -> None:
        self._about = about
        columns = (BarColumn(), MofNCompleteColumn(), TextColumn("games{task.fields[failed]}"), TimeElapsedColumn())
        console = Console(stderr=True)
        left = (TimeRemainingColumn(), TextColumn("left"))
        self._bar = Progress(
            TextColumn("{task.description}"), *columns, *left, console=console, transient=True,
            disable=not console.is_terminal,
        )  # fmt: skip
        self._failed = 0

    def begins(self, done: int, total: int) -> None:
        self._task = self._bar.add_task(self._about, total=total, completed=done, failed="")
        self._bar.start()

    def played(self, games: Sequence[PlayedGame]) -> None:
        self._failed += sum(game.failure is not None for game in games)
        failed = f", {self._failed} failed" if self._failed else ""
        self._bar.update(self._task, advance=len(games), failed=failed)

    def __exit__(self, *_: object) -> None:
        self._bar.stop()
