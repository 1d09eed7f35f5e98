"""The options of a campaign: how many games it lasts, and who begins the first of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from queenswright.games.queensdale.state import COLOURS
from queenswright.kernel.contract import OptionInfo
from queenswright.kernel.errors import OptionError

HIGHEST_GAMES = 200
CHANCE = "chance"
FIRST = (CHANCE, *COLOURS)
OPTION_INFOS = (
    OptionInfo("games", "number", None, clause="QD-CAMP-01"),
    OptionInfo("first", "choice", CHANCE, FIRST, "QD-SETUP-23"),
)


def read_options(options: Mapping[str, Any]) -> dict[str, int]:
    """QD-CAMP-01, QD-SETUP-23: options by name as the fields of the record."""
    known = [info.name for info in OPTION_INFOS]
    for name in options:
        if name not in known:
            raise OptionError(f"options.{name}", f"unknown option; known are: {', '.join(known)}")
    return {"games": _games(options.get("games")), "first_named": _first(options.get("first"))}


def _games(value: Any) -> int:
    """So many games, or 0: until somebody completes the last epoch."""
    if value is None:
        return 0
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= HIGHEST_GAMES:
        allowed = f"a whole number from 1 to {HIGHEST_GAMES}, or nothing for the whole campaign"
        raise OptionError("options.games", f"found {value!r}; allowed is {allowed}")
    return value


def _first(value: Any) -> int:
    """The place of a colour among all colours plus 1, or 0: chance decides."""
    if value is None:
        return 0
    if not isinstance(value, str) or value not in FIRST:
        raise OptionError("options.first", f"found {value!r}; allowed are: {', '.join(FIRST)}")
    return FIRST.index(value)


def show_options(s: Any) -> dict[str, Any]:
    """The options of a running campaign by name, in the shortest form that `read_options` reads back."""
    shown: dict[str, Any] = {"games": s.games} if s.games else {}
    if s.first_named:
        shown["first"] = FIRST[s.first_named]
    return shown
