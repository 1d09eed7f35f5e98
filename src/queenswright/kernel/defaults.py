"""What a game does unless it says otherwise: the plain forms of the contract's functions. No game is named here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from queenswright.kernel.errors import OptionError

if TYPE_CHECKING:
    from queenswright.kernel.contract import Event, Pack


def read_no_options(players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """A game without options refuses every one of them."""
    for name in options:
        raise OptionError(f"options.{name}", "unknown option; this game has none")
    return {}


def show_no_options(s: Any) -> dict[str, Any]:
    """A game without options shows none."""
    return {}


def no_story(pack: Pack, before: Any, after: Any, step: int, i: int) -> list[Event]:
    """No sentences: the notation of the move tells what happened."""
    return []


def no_amounts(pack: Pack, s: Any, step: int, i: int, code: int) -> dict[str, Any]:
    """A refusal that needs no amounts."""
    return {}
