"""The bots at a table in the terminal: their command-line options, and their messages on the screen."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from queenswright.bots import BotError, BotSpec, Keeper, Patience, Tell, is_bot, read_bot
from queenswright.bots.keeper import FIRST_WAIT, STAND_IN
from queenswright.bots.names import BUILT_IN, make_bot
from queenswright.bots.process import LIMIT
from queenswright.cli.failures import sentence
from queenswright.cli.terminal.console import FAINT, RED, Terminal
from queenswright.kernel.box import Box
from queenswright.kernel.errors import OptionError
from queenswright.locale import render
from queenswright.table import Line

NOTICEABLE = 0.1
WAIT = "QUEENSWRIGHT_BOT_WAIT"
"""Names the seconds to wait for the bots' process at its first decision."""


@dataclass(frozen=True)
class BotOptions:
    """The command-line options about bots: custom classes by name, patience, and the seed."""

    own: Mapping[str, str] = field(default_factory=dict)
    limit: float = LIMIT
    seed: int | None = None

    def is_bot(self, name: str) -> bool:
        return is_bot(name, self.own)

    def with_kept(self, kept: Mapping[str, str]) -> BotOptions:
        """The options for a stored game with its own custom bots; the command line takes precedence."""
        return replace(self, own={**kept, **self.own})


def try_bots(game: Box, specs: Mapping[int, BotSpec]) -> None:
    """Make every custom bot once, so that errors show up before the game begins."""
    for spec in {spec.target: spec for spec in specs.values()}.values():
        if spec.target not in [target for target, _ in BUILT_IN.values()]:
            make_bot(spec, game, 0)


def keeper_of(line: Line, options: BotOptions, terminal: Terminal, name: Callable[[int], str]) -> Keeper:
    """The keeper of a table's bots, which reports to this terminal."""
    specs = {seat: read_bot(one.name, options.own) for seat, one in enumerate(line.seats) if one.is_bot}
    patience = Patience(_first_wait(), options.limit)
    return Keeper(line.position.game, specs, options.seed, patience, _OnScreen(terminal, name))


def title(name: str, spec: BotSpec) -> str:
    """Colour and kind of a bot, for sentences about its thinking."""
    return render("cli-bot", {"name": name, "title": spec.title})


def _first_wait() -> float:
    text = os.environ.get(WAIT) or str(FIRST_WAIT)
    try:
        return float(text)
    except ValueError:
        raise OptionError(WAIT, render("cli-wrong-seconds", {"found": repr(text)})) from None


def _problem(error: BotError) -> str:
    """The problem, as a part of a sentence."""
    return sentence(error).rstrip(".")


class _OnScreen(Tell):
    """Reports about bots to the people at a terminal."""

    def __init__(self, terminal: Terminal, name: Callable[[int], str]) -> None:
        self._terminal = terminal
        self._name = name

    def waiting(self, seat: int | None, spec: BotSpec | None, seconds: float) -> None:
        if seconds < NOTICEABLE:
            return
        if spec is None:
            self._terminal.passing(render("cli-bots-loading", {"seconds": seconds}))
        else:
            name = spec.title if seat is None else title(self._name(seat), spec)
            self._terminal.passing(render("cli-bot-thinking", {"name": name, "seconds": seconds}))

    def waited(self) -> None:
        self._terminal.passing("")

    def is_compiling(self) -> None:
        self._terminal.say("cli-bots-compiling-wait", FAINT)

    def stands_in(self) -> None:
        self._terminal.say("cli-bots-compiling", FAINT, bot=STAND_IN)

    def is_ready(self) -> None:
        self._terminal.say("cli-bots-ready", FAINT)

    def not_started(self, problem: BotError) -> None:
        self._terminal.say("cli-bots-failed", RED, problem=_problem(problem))

    def given_up(self) -> None:
        self._terminal.say("cli-bots-given-up", RED, bot=STAND_IN)

    def failed(self, seat: int, spec: BotSpec, problem: BotError) -> None:
        self._terminal.say("cli-bot-failed", RED, name=title(self._name(seat), spec), problem=_problem(problem))

    def asked_again(self, seat: int, spec: BotSpec) -> None:
        self._terminal.say("cli-bot-again", FAINT)

    def replaced(self, seat: int, spec: BotSpec) -> None:
        self._terminal.say("cli-bot-replaced", RED, name=title(self._name(seat), spec), bot=STAND_IN)

    def no_advice(self, spec: BotSpec, problem: BotError) -> None:
        self._terminal.say("cli-hint-failed", RED, problem=_problem(problem))
