"""Where the bots of a bot worker think: some places side by side, each with a process for every game."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from queenswright.bots import BotError, BotProcess
from queenswright.bots.keeper import SEED_BITS
from queenswright.bots.process import START_LIMIT
from queenswright.bots.question import Question
from queenswright.games import load, load_edition, load_text
from queenswright.kernel.errors import QueenswrightError
from queenswright.kernel.game import Game
from queenswright.store.questions import TakenRow

MOST_PROCESSES = 4
"""Processes that one place keeps; beyond that the one that was needed least lately ends."""


class Thinker:
    """One place: a thread, in which one bot at a time thinks. Everything but `close` is called in that thread."""

    def __init__(self, number: int, cores: int) -> None:
        self.thread = ThreadPoolExecutor(1, thread_name_prefix=f"bots-{number}")
        self._cores = cores
        self._processes: dict[tuple[str, str], BotProcess] = {}

    def prepare(self, game: Game, stop: Callable[[], bool]) -> None:
        """Load or compile the rules of a game; BotError when that does not work."""
        if not self._process(game).wait(START_LIMIT, stop) and not stop():
            raise BotError(f"the bots of {game.name} were not ready after {START_LIMIT:.0f} seconds")

    def answer(self, game: Game, question: Question, stop: Callable[[], bool]) -> dict[str, Any]:
        """What a bot answers; after a failure the next question finds a fresh process."""
        try:
            if len(question.state) != game.rules.state.dtype.itemsize:
                raise BotError(f"got a state of {len(question.state)} bytes, expected another of {game.name}")
            return self._process(game).answer(question, stop)
        except BotError:
            self._end((game.name, game.pack.digest))
            raise

    def _process(self, game: Game) -> BotProcess:
        key = (game.name, game.pack.digest)
        process = self._processes.pop(key, None) or BotProcess(game, {}, secrets.randbits(SEED_BITS), cores=self._cores)
        self._processes[key] = process
        if len(self._processes) > MOST_PROCESSES:
            self._end(next(iter(self._processes)))
        return process

    def _end(self, key: tuple[str, str]) -> None:
        process = self._processes.pop(key, None)
        if process is not None:
            process.close()

    def close(self) -> None:
        """End the thread, then the processes."""
        self.thread.shutdown(wait=True, cancel_futures=True)
        for key in list(self._processes):
            self._end(key)


class Library:
    """The games that a worker has read: with their newest pack, and with the packs that it was asked about."""

    def __init__(self, names: list[str]) -> None:
        self.newest = {name: load(name) for name in names}
        self._games = {(name, game.pack.digest): game for name, game in self.newest.items()}

    def knows(self, taken: TakenRow) -> bool:
        """Whether the pack of a question was read already."""
        return (taken.game, taken.pack_digest) in self._games

    def game(self, taken: TakenRow, text: str | None = None) -> Game:
        """The game with exactly the pack of a question, from its stored text or from those that are shipped."""
        key = (taken.game, taken.pack_digest)
        if key not in self._games:
            game = _read(taken, text)
            if game.pack.digest != taken.pack_digest:
                raise BotError(f"got the pack {taken.pack} {game.pack.digest}, expected {taken.pack_digest}")
            self._games[key] = game
        return self._games[key]


def _read(taken: TakenRow, text: str | None) -> Game:
    try:
        return load_text(taken.game, text) if text else load_edition(taken.game, taken.pack, taken.pack_digest)
    except QueenswrightError as error:
        raise BotError(f"the pack {taken.pack} cannot be read: {error}") from error
