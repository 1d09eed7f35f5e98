"""The interface by which the terminal shows a game. Each game can have its own display."""

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
    """A legal move as a line on the screen: what it is about, and its effect."""

    move: Move
    subject: Text
    effect: Text


class Display(Protocol):
    """The game on the screen."""

    def screen(self, seat: int, width: int, low: bool = False) -> Sequence[RenderableType]:
        """The table for the seat that decides; without empty lines on a low screen."""

    def overview(self, width: int) -> Sequence[RenderableType]:
        """The table for a spectator."""

    def standing(self) -> RenderableType:
        """The standing of the players, one line each."""

    def brief(self, seat: int) -> Sequence[RenderableType]:
        """The short form for later decisions of the same turn."""

    def question(self, seat: int) -> str:
        """Who has to decide, and what."""

    def choices(self, seat: int) -> list[Choice]:
        """Every legal move with a preview that uses nothing hidden."""

    def map(self, seat: int, width: int) -> RenderableType:
        """The map."""

    def ending(self) -> RenderableType:
        """Places and winners."""

    def name(self, seat: int) -> str:
        """The name of a seat in sentences."""

    def tell(self, event: Event) -> str:
        """An event as a sentence."""

    def explain(self, refusal: Refusal) -> str:
        """A refusal as a sentence."""

    def expand(self, text: str) -> str:
        """Expand short forms that people type to notation."""


@runtime_checkable
class HasSecrets(Protocol):
    """A display of a game in which a seat may read something that others at the same screen may not."""

    def secrets(self, seat: int) -> list[str]:
        """What only this seat may read."""


@runtime_checkable
class AddsRules(Protocol):
    """A display of a game whose campaign adds to its rules."""

    def added_rules(self) -> Sequence[RenderableType]:
        """What was added so far, by what and when, and which of it applies now."""


def display_for(line: Line, plain: bool) -> Display:
    """The display for a table's game, or the plain one; `plain` asks for ASCII."""
    target = line.position.game.rules.manners.display or "queenswright.cli.terminal.plain_display:PlainDisplay"
    display: Display = named(target)(line, plain)
    return display


def named(target: str) -> Any:
    """What a game names as `package.module:name`."""
    module, _, name = target.partition(":")
    return getattr(import_module(module), name)
