"""What a game shows in the terminal. Each game has a display of its own; the session knows only this."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, runtime_checkable

from rich.console import RenderableType
from rich.text import Text

from queenswright.kernel.data import Event, Move
from queenswright.kernel.errors import Refusal
from queenswright.table import Line


@dataclass(frozen=True)
class Choice:
    """A legal move as a line on the screen: what it is about, and what it will bring."""

    move: Move
    subject: Text
    effect: Text


class Display(Protocol):
    """The game on the screen."""

    def screen(self, seat: int, width: int, low: bool = False) -> Sequence[RenderableType]:
        """The table as it lies, for the seat that decides; on a low screen without empty lines."""

    def overview(self, width: int) -> Sequence[RenderableType]:
        """The table as it lies, for somebody who watches."""

    def standing(self) -> RenderableType:
        """How the players stand, a line each."""

    def brief(self, seat: int) -> Sequence[RenderableType]:
        """The little that a later decision of the same turn needs."""

    def question(self, seat: int) -> str:
        """Who has to decide, and what."""

    def choices(self, seat: int) -> list[Choice]:
        """Every legal move with a preview that uses nothing hidden."""

    def map(self, seat: int, width: int) -> RenderableType:
        """The land."""

    def ending(self) -> RenderableType:
        """Places and winners."""

    def name(self, seat: int) -> str:
        """How a seat is called in sentences."""

    def tell(self, event: Event) -> str:
        """An event as a sentence."""

    def explain(self, refusal: Refusal) -> str:
        """A refusal as a sentence."""

    def expand(self, text: str) -> str:
        """Short forms that people type, as notation."""


@runtime_checkable
class HasSecrets(Protocol):
    """A display of a game in which a seat may read something that the others at the same screen may not."""

    def secrets(self, seat: int) -> list[str]:
        """What only this seat may read."""


def display_for(line: Line, plain: bool) -> Display:
    """The display of the game that is played at a table, or the plain one for all games; `plain` asks for ASCII."""
    target = line.position.game.rules.manners.display or "queenswright.cli.terminal.plain_display:PlainDisplay"
    display: Display = named(target)(line, plain)
    return display


def named(target: str) -> Any:
    """What a game names as `package.module:name`."""
    module, _, name = target.partition(":")
    return getattr(import_module(module), name)
