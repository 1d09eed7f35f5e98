"""The bots at a table in the terminal: one process thinks for all of them; a stand-in plays where that cannot."""

from __future__ import annotations

import os
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from queenswright.bots import BotError, BotProcess, BotSpec, SeatedBot, Thought, is_bot, read_bot
from queenswright.bots.names import BUILT_IN, make_bot
from queenswright.bots.process import LIMIT, START_LIMIT
from queenswright.bots.seeds import number_of
from queenswright.cli.failures import sentence
from queenswright.cli.terminal.console import FAINT, RED, Terminal
from queenswright.kernel.errors import OptionError
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.locale import render
from queenswright.table import Line

STAND_IN = "greedy"
"""The bot that plays, uncompiled, while the others are still being compiled or when they fail."""
NEEDS_NO_PROCESS = ("random",)
FIRST_WAIT = 5.0
"""Seconds to wait for the bots' process at its first decision: enough when its rules are compiled already.
QUEENSWRIGHT_BOT_WAIT says otherwise."""
NOTICEABLE = 0.1
SEED_BITS = 64


@dataclass(frozen=True)
class BotOptions:
    """What the command line says about bots: classes of one's own by name, patience, where their chance begins."""

    own: Mapping[str, str] = field(default_factory=dict)
    limit: float = LIMIT
    seed: int | None = None

    def is_bot(self, name: str) -> bool:
        return is_bot(name, self.own)

    def with_kept(self, kept: Mapping[str, str]) -> BotOptions:
        """The same for a saved game with bots of its own; what the command line says goes first."""
        return replace(self, own={**kept, **self.own})


@dataclass(frozen=True)
class Answer:
    """A bot's thought, and the name of the bot that stood in for it."""

    thought: Thought
    stand_in: str | None = None


def try_bots(game: Game, specs: Mapping[int, BotSpec]) -> None:
    """Make every bot that is not built in once, so that one that cannot be made is found before the game begins."""
    for spec in {spec.target: spec for spec in specs.values()}.values():
        if spec.target not in [target for target, _ in BUILT_IN.values()]:
            make_bot(spec, game, 0)


def _first_wait() -> float:
    text = os.environ.get("QUEENSWRIGHT_BOT_WAIT") or str(FIRST_WAIT)
    try:
        return float(text)
    except ValueError:
        raise OptionError("QUEENSWRIGHT_BOT_WAIT", render("cli-wrong-seconds", {"found": repr(text)})) from None


def _problem(error: BotError) -> str:
    """What went wrong, as a part of a sentence."""
    return sentence(error).rstrip(".")


class Opponents:
    """The bots of one table. Whatever happens to them, there is an answer, and people are told who gave it."""

    def __init__(self, line: Line, options: BotOptions, terminal: Terminal, name: Callable[[int], str]) -> None:
        self.game = line.position.game
        self.specs = {seat: read_bot(one.name, options.own) for seat, one in enumerate(line.seats) if one.is_bot}
        self._options = options
        self._seed = secrets.randbits(SEED_BITS) if options.seed is None else options.seed
        self._terminal = terminal
        self._name = name
        self._process: BotProcess | None = None
        self._here: dict[tuple[int, str], SeatedBot] = {}
        self._failures: Counter[int] = Counter()
        self._replaced: set[int] = set()
        self._is_late = self._has_restarted = self._is_given_up = False

    def title(self, seat: int) -> str:
        """Colour and kind of a bot, for sentences about its thinking."""
        return render("cli-bot", {"name": self._name(seat), "title": self.specs[seat].title})

    def start(self) -> None:
        """Begin to load the rules in the background, if a bot at this table needs them."""
        if any(spec.text not in NEEDS_NO_PROCESS for spec in self.specs.values()):
            self._running()

    def wait(self) -> None:
        """Wait until the bots are ready, however long they have to be compiled."""
        if self._process is not None and not self._ready_within(FIRST_WAIT) and not self._is_given_up:
            self._terminal.say("cli-bots-compiling-wait", FAINT)
            self._ready_within(START_LIMIT)

    def choose(self, position: Position) -> Answer:
        """The move for the bot in the seat that decides."""
        seat = position.to_move
        assert seat is not None
        spec = self.specs[seat]
        if spec.text in NEEDS_NO_PROCESS:
            return Answer(self._think_here(position, seat, spec.text))
        if seat not in self._replaced and self._is_ready():
            thought = self._ask(position, seat)
            if thought is not None:
                return Answer(thought)
        return Answer(self._think_here(position, seat, STAND_IN), STAND_IN)

    def advise(self, position: Position, spec: BotSpec) -> Answer:
        """What a bot would do in the place of the person who has to decide."""
        seat = position.to_move
        assert seat is not None
        if self._is_ready():
            try:
                with self._patience("cli-bot-thinking", name=spec.title) as tick:
                    return Answer(self._running().think(position, tick, spec))
            except BotError as error:
                self._terminal.say("cli-hint-failed", RED, problem=_problem(error))
                self._running().restart()
        return Answer(self._think_here(position, seat, STAND_IN), STAND_IN)

    def forget(self) -> None:
        """Moves were taken back or played again."""
        if self._process is not None:
            self._process.forget()
        for bot in self._here.values():
            bot.forget()

    def close(self) -> None:
        """End the bots' process."""
        if self._process is not None:
            self._process.close()

    def _running(self) -> BotProcess:
        if self._process is None:
            self._process = BotProcess(self.game, self.specs, self._seed, self._options.limit)
        return self._process

    def _is_ready(self) -> bool:
        """Whether the process can be asked; the first time it is given a moment, and its absence is explained."""
        was_late = self._is_late
        is_ready = self._ready_within(0 if was_late else _first_wait())
        self._is_late = not is_ready and not self._is_given_up
        if self._is_late and not was_late:
            self._terminal.say("cli-bots-compiling", FAINT, bot=STAND_IN)
        if is_ready and was_late:
            self._terminal.say("cli-bots-ready", FAINT)
        return is_ready

    def _ready_within(self, seconds: float) -> bool:
        """Wait for the process; one that ends while it starts is started once more and then given up."""
        if self._is_given_up:
            return False
        try:
            with self._patience("cli-bots-loading") as tick:
                return self._running().wait(seconds, tick)
        except BotError as error:
            self._terminal.say("cli-bots-failed", RED, problem=_problem(error))
        if self._has_restarted:
            self._is_given_up = True
            self._terminal.say("cli-bots-given-up", RED, bot=STAND_IN)
            return False
        self._has_restarted = True
        self._running().restart()
        return self._ready_within(seconds)

    def _ask(self, position: Position, seat: int) -> Thought | None:
        """The bot's thought; after a failure it is asked once more in a fresh process, after another one replaced."""
        while seat not in self._replaced:
            try:
                with self._patience("cli-bot-thinking", name=self.title(seat)) as tick:
                    return self._running().think(position, tick)
            except BotError as error:
                self._failures[seat] += 1
                self._terminal.say("cli-bot-failed", RED, name=self.title(seat), problem=_problem(error))
            if self._failures[seat] > 1:
                self._replaced.add(seat)
                self._terminal.say("cli-bot-replaced", RED, name=self.title(seat), bot=STAND_IN)
            else:
                self._terminal.say("cli-bot-again", FAINT)
            self._running().restart()
        return None

    def _think_here(self, position: Position, seat: int, name: str) -> Thought:
        """A simple bot's thought, in this process and uncompiled."""
        key = (seat, name)
        if key not in self._here:
            self._here[key] = SeatedBot(self.game, read_bot(name), number_of(self._seed, seat))
        with self._patience("cli-bot-thinking", name=self._name(seat)) as tick:
            return self._here[key].think(position, tick)

    @contextmanager
    def _patience(self, message: str, **args: object) -> Iterator[Callable[[], bool]]:
        """A line with the time that has passed, for as long as something takes; what it yields is to be asked often."""
        started = time.monotonic()

        def tick() -> bool:
            seconds = time.monotonic() - started
            if seconds >= NOTICEABLE:
                self._terminal.passing(render(message, {**args, "seconds": seconds}))
            return False

        try:
            yield tick
        finally:
            self._terminal.passing("")
