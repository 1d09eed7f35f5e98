"""Bots that think in bot workers, on this machine or others: what is asked, by whom it is answered, and when it is not.

The server looks at the queue (store/questions.py) when it is told of something and otherwise every second or two. A
question comes back without an answer when nobody takes it, when those who took it died, and when it takes too long; the
server's own bots think then. An answer is checked like that of any bot.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace

from queenswright.bots import Advice, BotError, BotSpec
from queenswright.bots.keeper import SEED_BITS
from queenswright.bots.program import program_of
from queenswright.bots.question import question_of, read_answer
from queenswright.bots.seeds import number_of
from queenswright.games import playable_games
from queenswright.kernel.position import Position
from queenswright.server.backoff import described
from queenswright.server.desk import Full
from queenswright.server.question_wire import read_written_answer, write_question
from queenswright.store import StoreError
from queenswright.store.questions import LEASE, TRIES, Fate, Glance, QuestionRow, Questions, WorkerRow

LOG = logging.getLogger("queenswright.server")
LOOK, LOOK_WHEN_IDLE = 0.5, 2.0
"""Seconds between two looks at the queue, unless there is news."""
UNTAKEN = 1.0
"""Seconds after which the server thinks for itself about what nobody takes."""
GRACE = 5.0
"""Seconds for an answer to arrive after a bot has had all its time."""


@dataclass(eq=False)
class _Asked:
    """A question that waits for its answer, which is None when nobody needs it any more."""

    answer: asyncio.Future[str | None]
    is_over: Callable[[], bool]
    until: float
    is_put: bool = False
    given_back: int = 0


class BotWorkers:
    """What this server knows of bot workers, and what it has asked them."""

    def __init__(self, questions: Questions | None, limit: float) -> None:
        self._questions = questions
        self._limit = limit
        self._seed = secrets.randbits(SEED_BITS)
        self._programs = {} if questions is None else {name: program_of(name) for name in playable_games()}
        self._glance = Glance()
        self._just_put = 0
        self._not_before = 0.0
        self._is_full = False
        self._wants_room = False
        self._asked: dict[str, _Asked] = {}
        self._over: set[str] = set()
        self._named: set[int] = set()
        self._news = asyncio.Event()
        self.on_change: Callable[[], None] = lambda: None
        """Told after every look: there may be room now."""
        self.on_outcome: Callable[[str], None] = lambda outcome: None
        """Hears what becomes of questions: `asked`, then `answered`, `refused` or `unanswered`; and `given_back`."""
        if questions is not None:
            questions.on_news(self._heard)

    def _heard(self, is_ours: bool) -> None:
        """Look at the queue when it is about this server, or when something here waits for a free place."""
        if is_ours or self._wants_room:
            self._news.set()

    @property
    def workers(self) -> tuple[WorkerRow, ...]:
        """The workers that were there at the last look."""
        return self._glance.workers

    def waiting(self) -> int:
        """How many questions of all servers nobody has taken yet."""
        return self._glance.waiting

    def taken(self) -> int:
        """How many questions of all servers workers think about."""
        return sum(worker.taken for worker in self.workers)

    def places(self) -> int:
        """How many questions all workers together answer at a time."""
        return sum(worker.places for worker in self.workers)

    def serve(self, game: str) -> bool:
        """Whether somebody is there for a game, and takes what is asked."""
        is_trusted = asyncio.get_running_loop().time() >= self._not_before
        return is_trusted and any(self._is_ours(game, worker) for worker in self.workers)

    def have_room(self, game: str) -> bool:
        """Whether somebody seems to be free for a game."""
        able = [worker for worker in self.workers if self._is_ours(game, worker)]
        free = sum(max(0, worker.places - worker.taken) for worker in able)
        has_room = not self._is_full and free > self._glance.waiting + self._just_put
        self._wants_room = self._wants_room or not has_room
        return has_room

    async def work(self) -> None:
        """Look at the queue again and again."""
        while self._questions is not None:
            self._news.clear()
            try:
                await self._look(self._questions)
            except StoreError as error:
                self._lose(str(error))
            except Exception as error:  # nobody may wait for ever for an answer that is not looked for
                LOG.exception("looking at the queue for bot workers failed")
                self._lose(described(error))
            self.on_change()
            try:
                await asyncio.wait_for(self._news.wait(), LOOK if self._asked or self._wants_room else LOOK_WHEN_IDLE)
            except TimeoutError:
                continue

    async def close(self) -> None:
        """Nobody needs the answers any more."""
        if self._questions is not None and (left := {*self._asked, *self._over}):
            try:
                await self._questions.take_back(left)
            except StoreError as error:
                LOG.warning("questions to bot workers could not be taken back: %s", error)

    async def think(self, position: Position, spec: BotSpec, table: str, is_over: Callable[[], bool]) -> Advice | None:
        """The advice of a worker, None when nobody needs it; Full when none has room, BotError when there is none."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        seconds = self._limit + (spec.budget.milliseconds or 0) / 1000 + GRACE
        number = secrets.token_hex(16)
        asked = self._asked[number] = _Asked(loop.create_future(), is_over, began + seconds)
        try:
            await self._put(number, position, spec, table, seconds)
            asked.is_put = True
            text = await asked.answer
        finally:
            del self._asked[number]
            if asked.is_put:
                self._over.add(number)
                self._news.set()
        return None if text is None else self._read(position, spec, text, loop.time() - began)

    async def _put(self, number: str, position: Position, spec: BotSpec, table: str, seconds: float) -> None:
        assert self._questions is not None
        game = position.game
        nameless = f"{number_of(self._seed, table):x}"
        self._just_put += 1
        question = await asyncio.to_thread(question_of, position, spec, self._seed, nameless)
        row = QuestionRow(
            id=number,
            program=self._programs[game.name],
            game=game.name,
            pack=game.pack.name,
            pack_digest=game.pack.digest,
            body=write_question(question),
            seconds=seconds,
        )
        try:
            is_put = await self._questions.put(row)
        except StoreError as error:
            raise BotError(f"a bot worker could not be asked: {error}") from error
        if not is_put:
            self._is_full = True
            self._news.set()
            raise Full
        self.on_outcome("asked")

    def _read(self, position: Position, spec: BotSpec, text: str, elapsed: float) -> Advice:
        """The advice in an answer; who says that it thought longer than was possible is not believed."""
        try:
            thought = read_answer(position, spec, read_written_answer(text))
        except BotError as error:
            LOG.warning("a bot worker gave no move: %s", error)
            self.on_outcome("refused")
            raise
        self.on_outcome("answered")
        return Advice(replace(thought, seconds=min(max(0.0, thought.seconds), elapsed)))

    async def _look(self, questions: Questions) -> None:
        if over := frozenset(self._over):
            await questions.take_back(over)
            self._over -= over
        known = [number for number, asked in self._asked.items() if asked.is_put]
        just_put = self._just_put
        glance = await questions.look()
        self._just_put -= just_put
        self._is_full = self._wants_room = False
        self._glance = glance
        self._name_strangers()
        for number in known:
            if number in self._asked:
                self._decide(self._asked[number], glance.fates.get(number))

    def _decide(self, asked: _Asked, fate: Fate | None) -> None:
        """Hand over an answer, or say that there will be none."""
        if fate is not None:
            for _ in range(fate.given_back - asked.given_back):
                self.on_outcome("given_back")
            asked.given_back = fate.given_back
        if asked.answer.done():
            return
        if fate is not None and fate.answer is not None:
            asked.answer.set_result(fate.answer)
        elif asked.is_over():
            asked.answer.set_result(None)
        elif (problem := self._problem(asked, fate)) is not None:
            self.on_outcome("unanswered")
            asked.answer.set_exception(BotError(problem))

    def _problem(self, asked: _Asked, fate: Fate | None) -> str | None:
        """Why a question will not be answered, None while it may be."""
        if fate is None:
            return "the question is gone"
        if asyncio.get_running_loop().time() > asked.until:
            return "no worker has answered in time"
        if fate.taken_by is None and fate.takes >= TRIES:
            return "too many workers died of it"
        if fate.taken_by is None and fate.seconds > UNTAKEN:
            self._not_before = asyncio.get_running_loop().time() + LEASE  # by then who stands still is on no list
            return "no worker takes it"
        return None

    def _lose(self, problem: str) -> None:
        """The queue cannot be reached: nobody is there."""
        self._glance = Glance()
        for asked in self._asked.values():
            if asked.is_put and not asked.answer.done():
                self.on_outcome("unanswered")
                asked.answer.set_exception(BotError(problem))

    def _name_strangers(self) -> None:
        """Say once of every worker with another program that it is not asked."""
        for worker in self.workers:
            if worker.id not in self._named:
                self._named.add(worker.id)
                games = sorted(program.partition("=")[0] for program in worker.programs)
                others = [game for game in games if not self._is_ours(game, worker)]
                if others:
                    LOG.warning(
                        "the bot worker %r has another program than this server for %s and is not asked; expected the "
                        "same version",
                        worker.name,
                        ", ".join(others),
                    )
        self._named &= {worker.id for worker in self.workers}

    def _is_ours(self, game: str, worker: WorkerRow) -> bool:
        return self._programs.get(game) in worker.programs
