"""The bots of a server: one process per game and pack thinks for all tables, in turn; a simple bot stands in for it.

Bots see nothing hidden: `BotProcess` deals anew whatever the seat cannot know before a position leaves this process.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from queenswright.bots import LEVELS, BotError, BotProcess, BotSpec, SeatedBot, Thought, read_bot
from queenswright.kernel.errors import QueenswrightError
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

T = TypeVar("T")

OFFERED = (*LEVELS, "greedy", "random")
STAND_IN = "greedy"
NEEDS_NO_PROCESS = ("random",)
SEED_BITS = 64
PATIENCE = 300.0
"""Seconds until a process that failed to start twice is tried again."""


@dataclass(frozen=True)
class Advice:
    """A bot's thought, and whose it is: the bot asked, or the one that stood in."""

    thought: Thought
    bot: str


class Desk:
    """The bots' process of one game and pack. Everything that waits for it runs in one thread, one table at a time."""

    def __init__(self, game: Game, limit: float) -> None:
        self._game = game
        self._limit = limit
        self._process: BotProcess | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="bots")
        self._table = ""
        self._starts = 0
        self._given_up = 0.0
        self._closed = False
        self.is_ready = False

    @property
    def is_given_up(self) -> bool:
        """Whether the process failed to start twice, a short while ago."""
        return time.monotonic() < self._given_up

    def start(self) -> None:
        """Begin to load the compiled rules."""
        if self._process is None and not self._closed:
            self._process = BotProcess(self._game, {}, secrets.randbits(SEED_BITS), self._limit)

    def prepare(self) -> None:
        """Begin to load the compiled rules, in the thread that everything else here happens in."""
        self._thread.submit(self.wait, 0.0)

    def wait(self, seconds: float) -> bool:
        """Wait for the rules to be loaded, for so long at most."""
        if self.is_given_up or self._closed:
            return False
        try:
            self.start()
            assert self._process is not None
            self.is_ready = self._process.wait(seconds, lambda: self._closed)
        except BotError:
            self._failed()
        return self.is_ready

    def _failed(self) -> None:
        self.is_ready = False
        self._starts += 1
        self._end()
        if self._starts > 1:
            self._starts, self._given_up = 0, time.monotonic() + PATIENCE

    def think(self, table: str, position: Position, spec: BotSpec, is_wanted: Callable[[], bool]) -> Thought:
        """The bot's move; a bot that fails is asked once more in a fresh process."""
        for attempt in range(2):
            try:
                self.start()
                if self._process is None:
                    raise BotError("the server is ending")
                if table != self._table:
                    self._table = table
                    self._process.forget()
                return self._process.think(position, lambda: self._closed or not is_wanted(), spec)
            except BotError:
                self._end()
                if attempt or not is_wanted():
                    raise
        raise AssertionError("the loop returns or raises")

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Do something with the process, when those who asked before have been answered."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, partial(work, *args))

    def _end(self) -> None:
        process, self._process = self._process, None
        self._table = ""
        if process is not None:
            process.close()

    def close(self) -> None:
        """End the process and whatever waits for it."""
        self._closed = True
        self._thread.shutdown(wait=True, cancel_futures=True)
        self._end()


class Bots:
    """All bots of this server."""

    def __init__(self, wait: float, limit: float) -> None:
        self._wait = wait
        self._limit = limit
        self._desks: dict[tuple[str, str], Desk] = {}
        self._here = ThreadPoolExecutor(1, thread_name_prefix="stand-in")
        self._seed = secrets.randbits(SEED_BITS)
        self._failures: Counter[tuple[str, int]] = Counter()

    def read(self, text: str, offered_only: bool) -> BotSpec:
        """A bot by name; strangers may only ask for those on offer, whose thinking time is known."""
        if offered_only and text not in OFFERED:
            raise BotError(f"{text!r} is not offered here; offered are: {', '.join(OFFERED)}")
        return read_bot(text)

    @property
    def offered(self) -> list[str]:
        """The bots that people may choose."""
        return list(OFFERED)

    def _desk(self, game: Game) -> Desk:
        key = (game.name, game.pack.digest)
        if key not in self._desks:
            self._desks[key] = Desk(game, self._limit)
        return self._desks[key]

    def prepare(self, game: Game) -> None:
        """Begin to load the rules for the bots of a game, in the background."""
        desk = self._desk(game)
        if not desk.is_ready:
            desk.prepare()

    def is_warming(self, game: Game) -> bool:
        """Whether the bots of a game are still being made ready, so that simple ones stand in."""
        desk = self._desks.get((game.name, game.pack.digest))
        return desk is not None and not desk.is_ready and not desk.is_given_up

    async def think(
        self, table: str, position: Position, text: str, is_wanted: Callable[[], bool], patient: bool = True
    ) -> Advice:
        """The move of a bot for the seat that decides. Whatever happens to the bot, there is an answer."""
        seat = position.to_move
        assert seat is not None
        spec = self._spec(text)
        if spec.text in NEEDS_NO_PROCESS:
            return Advice(await self._think_here(position, spec, seat), spec.text)
        desk = self._desk(position.game)
        if self._failures[table, seat] < 2:
            ready = desk.is_ready or await desk.run(desk.wait, self._wait if patient else 0)
            if ready:
                try:
                    return Advice(await desk.run(desk.think, table, position, spec, is_wanted), spec.text)
                except BotError:
                    self._failures[table, seat] += is_wanted()
        return Advice(await self._think_here(position, read_bot(STAND_IN), seat), STAND_IN)

    def _spec(self, text: str) -> BotSpec:
        """The bot of a seat; one that does not exist any more is replaced."""
        try:
            return read_bot(text)
        except QueenswrightError:
            return read_bot(STAND_IN)

    async def _think_here(self, position: Position, spec: BotSpec, seat: int) -> Thought:
        """A simple bot's thought, in this process and uncompiled."""
        work = partial(_think, position, spec, self._seed + seat)
        return await asyncio.get_running_loop().run_in_executor(self._here, work)

    def close(self) -> None:
        """End all processes of bots."""
        for desk in self._desks.values():
            desk.close()
        self._here.shutdown(wait=True, cancel_futures=True)


def _think(position: Position, spec: BotSpec, seed: int) -> Thought:
    try:
        return SeatedBot(position.game, spec, seed).think(position)
    except BotError:
        return Thought(random.choice(position.legal_moves))
