"""The bots of a server: one keeper per game and pack for all tables, each in a thread of its own.

Bots see nothing hidden: whatever a seat cannot know is redealt before a position leaves this process.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from queenswright.bots import LEVELS, Advice, BotError, BotSpec, Keeper, Patience, Tell, read_bot
from queenswright.bots.keeper import NEEDS_NO_PROCESS, STAND_IN
from queenswright.kernel.box import Box
from queenswright.kernel.errors import QueenswrightError
from queenswright.kernel.position import Position

LOG = logging.getLogger("queenswright.server")
OFFERED = (*LEVELS, "greedy", "random")
FAILURES = 4
"""After this many failures a simple bot plays a seat for good."""
PAUSE = 300.0
"""Seconds until a process that could not be started is tried again."""


class _Log(Tell):
    """Failures are for whoever runs the server."""

    def not_started(self, problem: BotError) -> None:
        LOG.warning("the bots could not be started: %s", problem)

    def failed(self, seat: int, spec: BotSpec, problem: BotError) -> None:
        LOG.warning("a bot gave no move: %s", problem)


class _Desk:
    """A keeper and its thread, in which those who ask are answered one after the other."""

    def __init__(self, game: Box, patience: Patience) -> None:
        self.keeper = Keeper(game, patience=patience, tell=_Log())
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="bots")
        self.is_closing = False

    def close(self) -> None:
        """End the process and whatever waits for it."""
        self.is_closing = True
        self.thread.shutdown(wait=True, cancel_futures=True)
        self.keeper.close()


class Bots:
    """All bots of this server."""

    def __init__(self, wait: float, limit: float) -> None:
        self._patience = Patience(wait, limit, FAILURES, PAUSE)
        self._desks: dict[tuple[str, str], _Desk] = {}
        self._simple = ThreadPoolExecutor(1, thread_name_prefix="simple bots")

    def read(self, text: str, offered_only: bool) -> BotSpec:
        """A bot by name; strangers may only ask for those on offer, whose thinking time is known."""
        if offered_only and text not in OFFERED:
            raise BotError(f"{text!r} is not offered here; offered are: {', '.join(OFFERED)}")
        return read_bot(text)

    @property
    def offered(self) -> list[str]:
        """The bots that people may choose."""
        return list(OFFERED)

    def _desk(self, game: Box) -> _Desk:
        key = (game.name, game.pack.digest)
        if key not in self._desks:
            self._desks[key] = _Desk(game, self._patience)
        return self._desks[key]

    def prepare(self, game: Box) -> None:
        """Begin to load the rules for the bots of a game, in the background."""
        desk = self._desk(game)
        desk.thread.submit(desk.keeper.prepare)

    def is_warming(self, game: Box) -> bool:
        """Whether the bots of a game are still being made ready, so that simple ones stand in."""
        desk = self._desks.get((game.name, game.pack.digest))
        return desk is not None and desk.keeper.is_getting_ready

    async def choose(self, table: str, position: Position, text: str, is_wanted: Callable[[], bool]) -> Advice:
        """The move of a bot for the seat that decides. Whatever happens to the bot, there is an answer."""
        return await self._ask(Keeper.choose, table, position, text, is_wanted)

    async def advise(self, table: str, position: Position, text: str, is_wanted: Callable[[], bool]) -> Advice:
        """What a bot would do in the place of the person who has to decide."""
        return await self._ask(Keeper.advise, table, position, text, is_wanted)

    async def _ask(
        self, how: Callable[..., Advice], table: str, position: Position, text: str, is_wanted: Callable[[], bool]
    ) -> Advice:
        """Ask when those who asked before have been answered; simple bots have a thread of their own."""
        desk, spec = self._desk(position.game), _spec(text)
        thread = self._simple if spec.text in NEEDS_NO_PROCESS else desk.thread
        work = partial(how, desk.keeper, position, spec, table, lambda: desk.is_closing or not is_wanted())
        return await asyncio.get_running_loop().run_in_executor(thread, work)

    def close(self) -> None:
        """End all processes of bots."""
        for desk in self._desks.values():
            desk.close()
        self._simple.shutdown(wait=True, cancel_futures=True)


def _spec(text: str) -> BotSpec:
    """The bot of a seat; one that does not exist any more is replaced."""
    try:
        return read_bot(text)
    except QueenswrightError:
        return read_bot(STAND_IN)
