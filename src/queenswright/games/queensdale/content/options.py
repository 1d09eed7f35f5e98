"""The options of a campaign: how long it lasts, who begins, which colours play, and where it is taken up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from queenswright.games.queensdale.state.board import BRANCHES, NO_BRANCH, QUARTERS
from queenswright.games.queensdale.state.course import EPOCHS, MOST_GAMES
from queenswright.games.queensdale.state.pieces import COLOURS, NOTHING, SEATS
from queenswright.kernel.data import OptionInfo
from queenswright.kernel.document import shown
from queenswright.kernel.errors import OptionError

CHANCE = "chance"
FIRST_AFTER_VOTE = 7
"""QD-LATER-11: from this epoch on a campaign has taken one of the branches."""
FROM_THE_BEGINNING = "1"
STARTS = (
    *(str(epoch) for epoch in range(1, FIRST_AFTER_VOTE)),
    *(f"{epoch}-{branch}" for epoch in range(FIRST_AFTER_VOTE, EPOCHS + 1) for branch in BRANCHES),
)
"""Where a campaign can be taken up."""
FIRST = (CHANCE, *COLOURS)
SUGGESTED = {2: (COLOURS[0], COLOURS[2]), 3: COLOURS[:3], 4: COLOURS}
"""QD-SETUP-26: the colours by number of players; two sit opposite each other."""
USUAL = "suggested"
OTHERS = {
    "-".join(some): some for players in (2, 3) for some in combinations(COLOURS, players) if some != SUGGESTED[players]
}


@dataclass(frozen=True)
class Option:
    """One option: how it is offered, the fields of the record that it sets, and how they are shown.

    `read` takes the number of players and all options that were given.
    """

    info: OptionInfo
    read: Callable[[int, Mapping[str, Any]], dict[str, Any]]
    show: Callable[[Any], Any]


def read_options(players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """Options by name as the fields of the record."""
    for name in options:
        if name not in OPTIONS:
            raise OptionError(f"options.{name}", f"unknown option, expected one of: {', '.join(OPTIONS)}")
    fields: dict[str, Any] = {}
    for option in OPTIONS.values():
        fields |= option.read(players, options)
    return fields


def show_options(s: Any) -> dict[str, Any]:
    """The options of a running campaign by name, in the shortest form that `read_options` reads back."""
    found = {name: option.show(s) for name, option in OPTIONS.items()}
    return {name: value for name, value in found.items() if value != OPTIONS[name].info.default}


def _read_games(players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """QD-CAMP-01: the number of games, or 0 to play until somebody completes the last epoch."""
    value = options.get("games")
    if value is None:
        return {"games": 0}
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= MOST_GAMES:
        allowed = f"a whole number from 1 to {MOST_GAMES}, or nothing for the whole campaign"
        raise OptionError("options.games", f"got {shown(value)}, expected {allowed}")
    return {"games": value}


def _show_games(s: Any) -> int | None:
    return s.games or None


def _read_first(players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """QD-SETUP-23: the index of the starting colour plus 1, or 0 to let chance decide."""
    value, allowed = options.get("first"), (CHANCE, *_colours(players, options))
    if value is None:
        return {"first_named": 0}
    if not isinstance(value, str) or value not in allowed:
        raise OptionError("options.first", f"got {shown(value)}, expected one of: {', '.join(allowed)}")
    return {"first_named": FIRST.index(value)}


def _show_first(s: Any) -> str:
    return FIRST[s.first_named]


def _read_colours(players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """QD-SETUP-26: the quarter of every seat, and what follows from them."""
    quarters = [COLOURS.index(colour) for colour in _colours(players, options)]
    return {"quarter": quarters + [NOTHING] * (SEATS - players), "caves": _caves(quarters)}


def _show_colours(s: Any) -> str:
    colours = tuple(COLOURS[quarter] for quarter in s.quarter[: s.players])
    return USUAL if colours == SUGGESTED[s.players] else "-".join(colours)


def _colours(players: int, options: Mapping[str, Any]) -> tuple[str, ...]:
    """The colours in play, clockwise."""
    value = options.get("colours")
    if value in (None, USUAL, "-".join(SUGGESTED[players])):
        return SUGGESTED[players]
    allowed = [USUAL, *(name for name, colours in OTHERS.items() if len(colours) == players)]
    if not isinstance(value, str) or value not in allowed:
        raise OptionError(
            "options.colours", f"got {shown(value)}, expected one of these with {players} players: {', '.join(allowed)}"
        )
    return OTHERS[value]


def _caves(quarters: list[int]) -> int:
    """QD-THREE-01: with three players, the caves are in the unused quarter and in the opposite one."""
    unused = set(range(QUARTERS)) - set(quarters)
    return 1 + unused.pop() % (QUARTERS // 2) if len(unused) == 1 else 0


def _read_epoch(players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """QD-EPOCH-01, QD-LATER-11: the epoch and branch in which a campaign of bots is taken up; 0 begins a new one."""
    value = options.get("epoch")
    if value is None:
        return {"start_epoch": 0, "start_branch": NO_BRANCH}
    word = str(value) if type(value) is int else value
    if not isinstance(word, str) or word not in STARTS:
        raise OptionError("options.epoch", f"got {shown(value)}, expected one of: {', '.join(STARTS)}")
    epoch, _, branch = word.partition("-")
    if epoch == FROM_THE_BEGINNING:
        return {"start_epoch": 0, "start_branch": NO_BRANCH}
    for name in ("first", "colours"):
        if options.get(name) not in (None, OPTIONS[name].info.default):
            raise OptionError(f"options.{name}", f"got {shown(options[name])}, expected nothing: epoch 1 is over")
    return {"start_epoch": int(epoch), "start_branch": BRANCHES.index(branch) + 1 if branch else NO_BRANCH}


def _show_epoch(s: Any) -> str:
    if not s.start_epoch:
        return FROM_THE_BEGINNING
    return f"{s.start_epoch}-{BRANCHES[s.start_branch - 1]}" if s.start_branch else str(s.start_epoch)


_ALL = (
    Option(
        OptionInfo("games", "number", None, clause="QD-CAMP-01", highest=MOST_GAMES),
        _read_games,
        _show_games,
    ),
    Option(
        OptionInfo("first", "choice", CHANCE, FIRST, "QD-SETUP-23"),
        _read_first,
        _show_first,
    ),
    Option(
        OptionInfo("colours", "choice", USUAL, (USUAL, *OTHERS), "QD-SETUP-26", OTHERS),
        _read_colours,
        _show_colours,
    ),
    Option(
        OptionInfo("epoch", "choice", FROM_THE_BEGINNING, STARTS, "QD-EPOCH-01"),
        _read_epoch,
        _show_epoch,
    ),
)
OPTIONS = {option.info.name: option for option in _ALL}
