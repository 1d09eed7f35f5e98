"""Keeps the bots of a game running, for the server and the terminal alike: there is always an answer.

The bots think in a separate process (process.py). A simple bot stands in for them, uncompiled, while that process
loads its rules, and when it fails. The keeper blocks; a program with other things to do calls it from a separate
thread, one call at a time.
"""

from __future__ import annotations

import random
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf

from queenswright.bots.bot import BotError, Thought
from queenswright.bots.names import BotSpec, read_bot
from queenswright.bots.process import LIMIT, START_LIMIT, BotProcess
from queenswright.bots.seated import SeatedBot
from queenswright.bots.seeds import number_of
from queenswright.kernel.box import Box
from queenswright.kernel.position import Position

STAND_IN = "greedy"
"""The bot that plays, uncompiled, while the others are still being compiled or when they fail."""
NEEDS_NO_PROCESS = ("random",)
FIRST_WAIT = 5.0
"""Seconds to wait for the bots' process at its first decision: enough when its rules are compiled already."""
TRIES = 2
"""So often a process is started, and a bot is asked for one decision."""
SEED_BITS = 64


@dataclass(frozen=True)
class Patience:
    """How long to wait for bots, and how many failures to accept."""

    first_wait: float = FIRST_WAIT
    limit: float = LIMIT
    """Seconds that a bot may take beyond its budget."""
    failures: int = 2
    """After this many failures the stand-in plays a seat for good."""
    pause: float = inf
    """Seconds until a process that could not be started is tried again."""


@dataclass(frozen=True)
class Advice:
    """A bot's thought, and the name of the bot that stood in for it, if any."""

    thought: Thought
    stand_in: str | None = None


class Tell:
    """Receives what a keeper reports about its bots. By default every report is ignored."""

    def waiting(self, seat: int | None, spec: BotSpec | None, seconds: float) -> None:
        """Loading the rules, or the thinking of a bot (`spec`), has taken this long so far.

        Without `seat` the bot gives advice. Called several times a second.
        """

    def waited(self) -> None:
        """The waiting is over."""

    def is_compiling(self) -> None:
        """The process takes long to start, and the keeper waits for it."""

    def stands_in(self) -> None:
        """The process takes long to start; the stand-in plays until it is ready."""

    def is_ready(self) -> None:
        """The process is ready; the bots play for themselves again."""

    def not_started(self, problem: BotError) -> None:
        """The process could not be started."""

    def given_up(self) -> None:
        """The process is not started again for now; the stand-in plays for all bots."""

    def failed(self, seat: int, spec: BotSpec, problem: BotError) -> None:
        """A bot gave no move."""

    def asked_again(self, seat: int, spec: BotSpec) -> None:
        """A bot that gave no move is asked once more, in a fresh process."""

    def replaced(self, seat: int, spec: BotSpec) -> None:
        """A bot failed too often; the stand-in plays its seat from now on."""

    def no_advice(self, spec: BotSpec, problem: BotError) -> None:
        """A bot that was asked for advice gave none."""


def _never() -> bool:
    return False


class Keeper:
    """The bots of one game and pack, at one table or at many.

    `specs` are the bots of the seats if there is only one table. Requests name their table, so that bots forget one
    table when asked at another. `stop` is called several times a second; once it returns true, the answer is no longer
    needed.
    """

    def __init__(
        self,
        game: Box,
        specs: Mapping[int, BotSpec] | None = None,
        seed: int | None = None,
        patience: Patience | None = None,
        tell: Tell | None = None,
    ) -> None:
        self.game = game
        self.specs = dict(specs or {})
        self._seed = secrets.randbits(SEED_BITS) if seed is None else seed
        self._patience = patience or Patience()
        self._tell = tell or Tell()
        self._process: BotProcess | None = None
        self._here: dict[tuple[int, str], SeatedBot] = {}
        self._failures: Counter[tuple[str, int]] = Counter()
        self._starts = 0
        self._given_up_until = 0.0
        self._is_late = False
        self._is_ready = False

    @property
    def is_getting_ready(self) -> bool:
        """Whether the process was still loading its rules at the last check."""
        return self._process is not None and not self._is_ready

    @property
    def is_given_up(self) -> bool:
        """Whether starting the process has recently failed."""
        return time.monotonic() < self._given_up_until

    def start(self) -> None:
        """Start loading the rules in the background, if a bot at the table needs them."""
        if any(spec.text not in NEEDS_NO_PROCESS for spec in self.specs.values()):
            self.prepare()

    def prepare(self) -> None:
        """Start loading the rules in the background."""
        if not self._is_ready:
            self._ready_within(0, _never)

    def wait(self) -> None:
        """Wait until the bots are ready, however long compiling takes."""
        if self._process is not None and not self._ready_within(FIRST_WAIT, _never) and not self.is_given_up:
            self._tell.is_compiling()
            self._ready_within(START_LIMIT, _never)

    def choose(
        self, position: Position, spec: BotSpec | None = None, table: str = "", stop: Callable[[], bool] = _never
    ) -> Advice:
        """The move for the seat that decides, by the bot of that seat (`spec`)."""
        seat = position.to_move
        assert seat is not None
        spec = spec or self.specs[seat]
        if spec.text in NEEDS_NO_PROCESS:
            return Advice(self._think_here(position, spec, stop))
        if not self._is_replaced(table, seat) and self._is_there(stop):
            thought = self._ask(position, spec, table, stop)
            if thought is not None:
                return Advice(thought)
        return self._stand_in(position, stop)

    def advise(self, position: Position, spec: BotSpec, table: str = "", stop: Callable[[], bool] = _never) -> Advice:
        """What a bot would do instead of the person who has to decide."""
        if spec.text in NEEDS_NO_PROCESS:
            return Advice(self._think_here(position, spec, stop))
        if self._is_there(stop):
            try:
                with self._watched(stop, None, spec) as watched:
                    return Advice(self._running().think(position, watched, spec, table))
            except BotError as problem:
                self._end()
                if not stop():
                    self._tell.no_advice(spec, problem)
        return self._stand_in(position, stop)

    def close(self) -> None:
        """End the bots' process."""
        self._end()

    def _running(self) -> BotProcess:
        if self._process is None:
            self._process = BotProcess(self.game, self.specs, self._seed, self._patience.limit)
        return self._process

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.close()

    def _is_there(self, stop: Callable[[], bool]) -> bool:
        """Whether the process can be asked; the first time, wait briefly and report if it is not ready."""
        was_late = self._is_late
        is_ready = self._ready_within(0 if was_late else self._patience.first_wait, stop)
        self._is_late = not is_ready and not self.is_given_up and not stop()
        if self._is_late and not was_late:
            self._tell.stands_in()
        if is_ready and was_late:
            self._tell.is_ready()
        return is_ready

    def _ready_within(self, seconds: float, stop: Callable[[], bool]) -> bool:
        """Wait for the process; if it ends while starting, start it once more, then give up for a while."""
        is_ready = False
        while not self.is_given_up and not stop():
            try:
                with self._watched(stop) as watched:
                    is_ready = self._running().wait(seconds, watched)
                break
            except BotError as problem:
                self._end()
                self._starts += 1
                self._tell.not_started(problem)
            if self._starts == TRIES:
                self._starts, self._given_up_until = 0, time.monotonic() + self._patience.pause
                self._tell.given_up()
        self._is_ready = is_ready
        return is_ready

    def _is_replaced(self, table: str, seat: int) -> bool:
        return self._failures[table, seat] >= self._patience.failures

    def _ask(self, position: Position, spec: BotSpec, table: str, stop: Callable[[], bool]) -> Thought | None:
        """The bot's thought; after a failure, ask once more in a fresh process."""
        seat = position.to_move
        assert seat is not None
        for left in reversed(range(TRIES)):
            try:
                with self._watched(stop, seat, spec) as watched:
                    return self._running().think(position, watched, spec, table)
            except BotError as problem:
                self._end()
                if stop():
                    return None
                self._failures[table, seat] += 1
                self._tell.failed(seat, spec, problem)
            if self._is_replaced(table, seat):
                self._tell.replaced(seat, spec)
                return None
            if left:
                self._tell.asked_again(seat, spec)
        return None

    def _stand_in(self, position: Position, stop: Callable[[], bool]) -> Advice:
        return Advice(self._think_here(position, read_bot(STAND_IN), stop), STAND_IN)

    def _think_here(self, position: Position, spec: BotSpec, stop: Callable[[], bool]) -> Thought:
        """A simple bot's thought, in this process and uncompiled; if that fails too, any legal move."""
        seat = position.to_move
        assert seat is not None
        try:
            if (seat, spec.text) not in self._here:
                self._here[seat, spec.text] = SeatedBot(self.game, spec, number_of(self._seed, seat))
            with self._watched(stop, seat, spec) as watched:
                return self._here[seat, spec.text].think(position, watched)
        except BotError:
            return Thought(random.choice(position.legal_moves))

    @contextmanager
    def _watched(
        self, stop: Callable[[], bool], seat: int | None = None, spec: BotSpec | None = None
    ) -> Iterator[Callable[[], bool]]:
        """A replacement for `stop` that also reports how long something has taken."""
        started = time.monotonic()

        def asked() -> bool:
            self._tell.waiting(seat, spec, time.monotonic() - started)
            return stop()

        try:
            yield asked
        finally:
            self._tell.waited()
