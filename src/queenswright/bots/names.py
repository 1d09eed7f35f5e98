"""Bots by name: `random`, `greedy`, `mcts`, the levels, entry points, and your own classes."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from queenswright.bots.bot import Bot, BotError, Budget
from queenswright.kernel.box import Box
from queenswright.kernel.errors import OptionError

ENTRY_POINTS = "queenswright.bots"


@dataclass(frozen=True)
class Level:
    """A named strength for people: a fixed number of simulations per decision, the same on every machine."""

    name: str
    title: str
    simulations: int
    target: str = "queenswright.bots.search:SearchBot"


LEVELS = {
    level.name: level
    for level in (
        Level("apprentice", "Apprentice", 1, "queenswright.bots.sight:ApprenticeBot"),
        Level("journeyman", "Journeyman", 10),
        Level("master", "Master", 60),
        Level("royal", "Royal Architect", 360),
    )
}

FORMER = {"master-2026": 60, "royal-2026": 360}
"""Levels that stay as they were, to measure new bots by, with their simulations; never tuned again."""

BUILT_IN = {
    "random": ("queenswright.bots.simple:RandomBot", Budget()),
    "greedy": ("queenswright.bots.greedy:GreedyBot", Budget()),
    "learned": ("queenswright.bots.learned:LearnedBot", Budget(milliseconds=1000)),
    "mcts": ("queenswright.bots.search:SearchBot", Budget(milliseconds=1000)),
    **{level.name: (level.target, Budget(simulations=level.simulations)) for level in LEVELS.values()},
    **{name: ("queenswright.bots.former:Of2026", Budget(simulations=count)) for name, count in FORMER.items()},
}

_SPEC = re.compile(r"(?P<name>[\w.-]+)(:(?P<amount>\d{1,9})(?P<unit>ms)?)?(/(?P<divisor>\d{1,6}))?")


@dataclass(frozen=True)
class BotSpec:
    """A bot as people name it (`text`), the class behind it (`target`), and what a decision may cost."""

    text: str
    target: str
    budget: Budget

    @property
    def title(self) -> str:
        """The name for people."""
        level = LEVELS.get(self.text)
        return level.title if level else self.text


def known_bots(own: Mapping[str, str] | None = None) -> dict[str, str]:
    """Every bot name with its class: built in, installed as entry points, and `own`."""
    return {**_installed(), **dict(own or {}), **{name: target for name, (target, _) in BUILT_IN.items()}}


@cache
def _installed() -> dict[str, str]:
    return {entry.name.casefold(): entry.value for entry in entry_points(group=ENTRY_POINTS)}


def is_bot(text: str, own: Mapping[str, str] | None = None) -> bool:
    """Whether a seat of this name is played by a bot; `master/20` and `mcts:500ms` are."""
    match = _SPEC.fullmatch(text.casefold())
    return match is not None and match["name"] in known_bots(own)


def own_bots(texts: Iterable[str]) -> dict[str, str]:
    """Your own classes from `module:Class` texts, each under its class name in lower case.

    What follows a `=` is told to the class.

    >>> own_bots(["my_bots:Cautious", "my_bots:Taught=lessons=3"])
    {'cautious': 'my_bots:Cautious', 'taught': 'my_bots:Taught=lessons=3'}
    """
    own: dict[str, str] = {}
    for text in texts:
        module, _, rest = text.partition(":")
        kind = rest.partition("=")[0]
        name = kind.casefold()
        if not module or not kind.isidentifier():
            raise OptionError("bot", f"got {text!r}, expected module:Class, for example my_bots:Cautious")
        if name in BUILT_IN:
            raise OptionError("bot", f"got {text!r}, expected a class with another name: {name!r} is built in")
        if own.get(name, text) != text:
            raise OptionError("bot", f"got {text!r}, expected another name: {name!r} is already {own[name]}")
        own[name] = text
    return own


def read_bot(text: str, own: Mapping[str, str] | None = None) -> BotSpec:
    """The bot that a text names.

    `mcts:2000` makes 2000 simulations per decision, `mcts:300ms` thinks for 300 milliseconds; `master/20` has
    a twentieth of the budget of `master`.

    >>> read_bot("mcts:2000/20").budget.simulations
    100
    """
    match = _SPEC.fullmatch(text.strip().casefold())
    known = known_bots(own)
    if match is None or match["name"] not in known:
        near = get_close_matches(text.casefold(), known, n=1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise OptionError("bot", f"got {text!r}, expected one of: {', '.join(sorted(known))}{hint}")
    budget = BUILT_IN.get(match["name"], ("", Budget()))[1]
    if match["amount"]:
        amount = int(match["amount"])
        if amount < 1:
            raise OptionError("bot", f"got {text!r}, expected a budget of at least 1")
        budget = Budget(milliseconds=amount) if match["unit"] else Budget(simulations=amount)
    if match["divisor"]:
        if int(match["divisor"]) < 1:
            raise OptionError("bot", f"got {text!r}, expected a divisor of at least 1")
        budget = budget.divided(int(match["divisor"]))
    return BotSpec(match[0], known[match["name"]], budget)


def make_bot(spec: BotSpec, game: Box, seed: int) -> Bot:
    """Make the bot. Its module may be in the current folder."""
    module, _, rest = spec.target.partition(":")
    name, _, told = rest.partition("=")
    try:
        found: Any = getattr(_import(module), name)
        bot = found(game, seed, told) if told else found(game, seed)
    except Exception as error:
        raise BotError(
            f"the bot {spec.text} ({spec.target}) cannot be made: {type(error).__name__}: {error}"
        ) from error
    if not callable(getattr(bot, "choose", None)):
        raise BotError(f"the bot {spec.text} ({spec.target}) has no method `choose`")
    made: Bot = bot
    return made


def _import(module: str) -> Any:
    folder = str(Path.cwd())
    if folder not in sys.path:
        sys.path.append(folder)
    return importlib.import_module(module)
