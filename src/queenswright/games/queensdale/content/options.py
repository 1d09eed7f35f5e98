"""The options of a campaign: how many games it lasts, who begins the first of them, and which colours play."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from queenswright.games.queensdale.rules.ending import MOST_GAMES
from queenswright.games.queensdale.state import COLOURS, NOTHING, QUARTERS, SEATS
from queenswright.kernel.contract import OptionInfo
from queenswright.kernel.document import shown
from queenswright.kernel.errors import OptionError

CHANCE = "chance"
FIRST = (CHANCE, *COLOURS)
SUGGESTED = {2: (COLOURS[0], COLOURS[2]), 3: COLOURS[:3], 4: COLOURS}
"""QD-SETUP-26: the colours by number of players; two sit opposite each other."""
USUAL = "suggested"
OTHERS = {
    "-".join(some): some for players in (2, 3) for some in combinations(COLOURS, players) if some != SUGGESTED[players]
}
OPTION_INFOS = (
    OptionInfo("games", "number", None, clause="QD-CAMP-01", highest=MOST_GAMES),
    OptionInfo("first", "choice", CHANCE, FIRST, "QD-SETUP-23"),
    OptionInfo("colours", "choice", USUAL, (USUAL, *OTHERS), "QD-SETUP-26", OTHERS),
)


def read_options(players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """QD-CAMP-01, QD-SETUP-23, 26: options by name as the fields of the record."""
    known = [info.name for info in OPTION_INFOS]
    for name in options:
        if name not in known:
            raise OptionError(f"options.{name}", f"unknown option; known are: {', '.join(known)}")
    colours = _colours(players, options.get("colours"))
    quarters = [COLOURS.index(colour) for colour in colours]
    return {
        "games": _games(options.get("games")),
        "first_named": _first(options.get("first"), colours),
        "quarter": quarters + [NOTHING] * (SEATS - players),
        "caves": _caves(quarters),
    }


def _games(value: Any) -> int:
    """So many games, or 0: until somebody completes the last epoch."""
    if value is None:
        return 0
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= MOST_GAMES:
        allowed = f"a whole number from 1 to {MOST_GAMES}, or nothing for the whole campaign"
        raise OptionError("options.games", f"found {shown(value)}; allowed is {allowed}")
    return value


def _first(value: Any, colours: tuple[str, ...]) -> int:
    """The place of a colour that plays among all colours plus 1, or 0: chance decides."""
    if value is None:
        return 0
    if not isinstance(value, str) or value not in (CHANCE, *colours):
        raise OptionError("options.first", f"found {shown(value)}; allowed are: {', '.join((CHANCE, *colours))}")
    return FIRST.index(value)


def _colours(players: int, value: Any) -> tuple[str, ...]:
    """The colours in play, clockwise."""
    if value in (None, USUAL, "-".join(SUGGESTED[players])):
        return SUGGESTED[players]
    allowed = [USUAL, *(name for name, colours in OTHERS.items() if len(colours) == players)]
    if not isinstance(value, str) or value not in allowed:
        raise OptionError(
            "options.colours", f"found {shown(value)}; with {players} players allowed are: {', '.join(allowed)}"
        )
    return OTHERS[value]


def _caves(quarters: list[int]) -> int:
    """QD-THREE-01: with three players in the quarter that nobody plays and in the opposite one."""
    unused = set(range(QUARTERS)) - set(quarters)
    return 1 + unused.pop() % (QUARTERS // 2) if len(unused) == 1 else 0


def show_options(s: Any) -> dict[str, Any]:
    """The options of a running campaign by name, in the shortest form that `read_options` reads back."""
    shown: dict[str, Any] = {"games": s.games} if s.games else {}
    if s.first_named:
        shown["first"] = FIRST[s.first_named]
    colours = tuple(COLOURS[quarter] for quarter in s.quarter[: s.players])
    if colours != SUGGESTED[s.players]:
        shown["colours"] = "-".join(colours)
    return shown
