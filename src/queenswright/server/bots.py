"""The bots of a server: one keeper per game and pack for all tables, each at a desk of its own that is fair to all.

Bots see nothing hidden: everything a seat cannot know is redealt before a position leaves this process.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from queenswright.bots import LEVELS, Advice, BotError, BotSpec, Keeper, Patience, Tell, read_bot
from queenswright.bots.keeper import NEEDS_NO_PROCESS, STAND_IN
from queenswright.kernel.box import Box
from queenswright.kernel.errors import QueenswrightError
from queenswright.server.config import Config
from queenswright.server.desk import Asker, Desk
from queenswright.server.elsewhere import BotWorkers
from queenswright.server.queueing import Decision, Purses

LOG = logging.getLogger("queenswright.server")
OFFERED = (*LEVELS, "greedy", "random")
THINK_ELSEWHERE = frozenset(OFFERED) - frozenset(NEEDS_NO_PROCESS)
"""The bots that every bot worker has."""
FAILURES = 4
"""After this many failures a simple bot plays a seat for good."""
PAUSE = 300.0
"""Seconds until a process that could not be started is tried again."""


class _Log(Tell):
    """Log failures for whoever runs the server."""

    def not_started(self, problem: BotError) -> None:
        LOG.warning("the bots could not be started: %s", problem)

    def failed(self, seat: int, spec: BotSpec, problem: BotError) -> None:
        LOG.warning("a bot gave no move: %s", problem)


@dataclass(frozen=True)
class _Kept:
    """A keeper, and the desk at which its bots think."""

    keeper: Keeper
    desk: Desk

    def close(self) -> None:
        """End the process and cancel the waiting requests."""
        self.desk.close()
        self.keeper.close()


@dataclass(frozen=True)
class _Elsewhere:
    """A decision that bot workers could think about."""

    workers: BotWorkers
    decision: Decision
    spec: BotSpec
    is_over: Callable[[], bool]

    def is_there(self) -> bool:
        return self.workers.serve(self.decision.position.game.name)

    def has_room(self) -> bool:
        return self.workers.have_room(self.decision.position.game.name)

    async def think(self) -> Advice | None:
        return await self.workers.think(self.decision.position, self.spec, self.decision.table, self.is_over)


class Bots:
    """All bots of this server. Where there are bot workers they think, otherwise the bots here."""

    def __init__(self, config: Config, workers: BotWorkers) -> None:
        self.workers = workers
        workers.on_change = self.look_again
        self._patience = Patience(config.bot_wait, config.bot_limit, FAILURES, PAUSE)
        self.purses = Purses(config.thinking, asyncio.get_running_loop().time)
        self._kept: dict[tuple[str, str], _Kept] = {}
        self._simple = Desk(self.purses)
        self.on_answer: Callable[[float], None] = lambda seconds: None
        """Hears how long each answer took."""

    def read(self, text: str, offered_only: bool) -> BotSpec:
        """A bot by name; online, only the offered bots, whose thinking time is known."""
        if offered_only and text not in OFFERED:
            raise BotError(f"{text!r} is not offered here; offered are: {', '.join(OFFERED)}")
        return read_bot(text)

    @property
    def offered(self) -> list[str]:
        """The bots that people may choose."""
        return list(OFFERED)

    def _keeper(self, game: Box) -> _Kept:
        key = (game.name, game.pack.digest)
        if key not in self._kept:
            self._kept[key] = _Kept(Keeper(game, patience=self._patience, tell=_Log()), Desk(self.purses))
        return self._kept[key]

    def prepare(self, game: Box) -> None:
        """Start loading the rules for the bots of a game, in the background."""
        kept = self._keeper(game)
        kept.desk.prepare(kept.keeper.prepare)

    def is_warming(self, game: Box) -> bool:
        """Whether the bots of a game are still getting ready and simple ones stand in."""
        if self.workers.serve(game.name):
            return False
        kept = self._kept.get((game.name, game.pack.digest))
        return kept is not None and kept.keeper.is_getting_ready

    def look_again(self) -> None:
        """Somebody came to a table or left it, or a bot worker did: what waits may be more urgent now, or possible."""
        for desk in (self._simple, *(kept.desk for kept in self._kept.values())):
            desk.look_again()

    def waiting(self) -> int:
        """How many decisions wait for an answer."""
        return sum(desk.waiting() for desk in (self._simple, *(kept.desk for kept in self._kept.values())))

    async def choose(self, decision: Decision, asker: Asker) -> Advice | None:
        """The move of a bot for the seat that decides, None when nobody needs it any more.

        Whatever happens to the bot, there is an answer.
        """
        return await self._ask(Keeper.choose, decision, asker)

    async def advise(self, decision: Decision, asker: Asker) -> Advice | None:
        """What a bot would do instead of the person who has to decide."""
        return await self._ask(Keeper.advise, decision, asker)

    async def _ask(self, how: Callable[..., Advice], decision: Decision, asker: Asker) -> Advice | None:
        """Ask when it is the table's turn; simple bots have a thread of their own."""
        kept, spec = self._keeper(decision.position.game), _spec(decision.bot)
        desk = self._simple if spec.text in NEEDS_NO_PROCESS else kept.desk

        def is_over() -> bool:
            return desk.is_closing or not asker.is_wanted()

        work = partial(how, kept.keeper, decision.position, spec, decision.table, is_over)
        elsewhere = _Elsewhere(self.workers, decision, spec, is_over) if spec.text in THINK_ELSEWHERE else None
        began = time.monotonic()
        try:
            return await desk.ask(decision, asker, work, elsewhere)
        finally:
            self.on_answer(time.monotonic() - began)

    def close(self) -> None:
        """End all bot processes."""
        for kept in self._kept.values():
            kept.close()
        self._simple.close()


def _spec(text: str) -> BotSpec:
    """The bot of a seat; one that no longer exists is replaced."""
    try:
        return read_bot(text)
    except QueenswrightError:
        return read_bot(STAND_IN)
