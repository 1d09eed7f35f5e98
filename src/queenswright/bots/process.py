"""Bots in a separate process, on compiled rules, for a program that itself stays in Python mode.

Everything a seat cannot know is redealt before a position leaves the program, so the bots' process (worker.py) never
holds the true hidden part. The two sides exchange JSON over a pipe. The program ends the process; if the program itself
ends for any reason, the pipe breaks and the process ends too.
"""

from __future__ import annotations

import base64
import json
import os
import pickle
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from multiprocessing import Pipe
from typing import Any

from queenswright.bots.bot import BotError, Thought
from queenswright.bots.names import BotSpec
from queenswright.bots.question import Question, bot_data, question_of, read_answer
from queenswright.bots.worker import identity
from queenswright.kernel.box import Box
from queenswright.kernel.position import Position

LIMIT = 60.0
"""Seconds that a bot may take beyond its budget before it is given up."""
START_LIMIT = 600.0
"""Seconds that compiling may take on a first start."""
GRACE = 2.0
"""Seconds that a bot has to answer after it was told to stop."""
POLL = 0.05
RULES = "numba"
"""The form of the rules that the process plays by."""


def _never() -> bool:
    return False


class BotProcess:
    """The bots of one table, thinking in one separate process.

    The process starts at once and loads or compiles the rules; `is_ready` says when it has. `think` asks the bot of the
    seat that decides. Every failure is a `BotError`; after one, `restart` gives a fresh process.
    """

    def __init__(
        self, game: Box, specs: Mapping[int, BotSpec], seed: int, limit: float = LIMIT, cores: int | None = None
    ) -> None:
        self.game = game
        self.cores = cores
        self.specs = dict(specs)
        self.seed = seed
        self.limit = limit
        self._number = 0
        self._start()

    def _start(self) -> None:
        self._line, there = Pipe()
        code = f"from queenswright.bots.worker import work; work({there.fileno()})"
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", code],
            env={**os.environ, "QUEENSWRIGHT_RULES": RULES},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            pass_fds=[there.fileno()],
            process_group=0,  # Ctrl-C at the terminal is handled by the program alone
        )
        there.close()
        self._is_ready = False
        self._unanswered: int | None = None
        with suppress(BotError):  # the next request notices that the process has ended
            self._send(greeting(self.game, self.specs, self.seed, self.cores))

    @property
    def is_ready(self) -> bool:
        """Whether the compiled rules are loaded and the bots created; does not wait."""
        if not self._is_ready and self._line_has_something(0):
            self._read_ready(self._receive())
        return self._is_ready

    def wait(self, seconds: float, stop: Callable[[], bool] = _never) -> bool:
        """Wait until `is_ready`, or for at most this long; `stop` is called meanwhile."""
        end = time.monotonic() + seconds
        while not self.is_ready and time.monotonic() < end and not stop():
            self._line_has_something(POLL)
        return self._is_ready

    def think(
        self,
        position: Position,
        stop: Callable[[], bool] = _never,
        spec: BotSpec | None = None,
        table: str = "",
    ) -> Thought:
        """The move for the seat that decides, by the bot of that seat or another one (`spec`).

        `stop` is called several times a second; once it returns true, the bot answers with what it has. An exception
        (Ctrl-C) cancels the request.
        """
        if position.to_move is None:
            raise BotError("the game is over; there is nothing to choose")
        chosen = spec or self.specs[position.to_move]
        answer = self.answer(question_of(position, chosen, self.seed, table), stop)
        return read_answer(position, chosen, answer)

    def answer(self, question: Question, stop: Callable[[], bool] = _never) -> dict[str, Any]:
        """The answer to a question as plain data; nobody has checked its move."""
        self._settle()
        if not self.wait(START_LIMIT, stop) and not stop():
            raise BotError(f"the bots' process was not ready after {START_LIMIT:.0f} seconds")
        self._number += 1
        self._unanswered = self._number
        try:
            self._send(self._request(question))
            return self._await_answer(question.spec, stop)
        except BaseException:
            self._cancel()
            raise

    def request(self, position: Position, spec: BotSpec, table: str = "") -> dict[str, Any]:
        """The request to the process: the position, redealt for the seat that decides, and the moves that led there."""
        return self._request(question_of(position, spec, self.seed, table))

    def _request(self, question: Question) -> dict[str, Any]:
        return {
            "number": self._number,
            "bot": question.bot,
            "state": question.state.hex(),
            "table": question.table,
            "moves": question.moves,
        }

    @property
    def is_alive(self) -> bool:
        return self._process.poll() is None

    def restart(self) -> None:
        """End the process and start a fresh one; the bots are told all moves again."""
        self.close()
        self._start()

    def close(self) -> None:
        """End the process, even while it is thinking."""
        self._process.kill()
        self._process.wait()
        self._line.close()

    def _settle(self) -> None:
        """Wait for the answer to a cancelled request; end the process if the bot does not stop."""
        end = time.monotonic() + GRACE
        while self._unanswered is not None and time.monotonic() < end:
            if self._line_has_something(POLL) and self._receive().get("number") == self._unanswered:
                self._unanswered = None
        if self._unanswered is not None:
            self.restart()

    def _cancel(self) -> None:
        if self._unanswered is not None and self.is_alive:
            self._send({"cancel": self._unanswered})

    def _await_answer(self, spec: BotSpec, stop: Callable[[], bool]) -> dict[str, Any]:
        limit = self.limit + (spec.budget.milliseconds or 0) / 1000
        end = time.monotonic() + limit
        is_stopped = False
        while time.monotonic() < end:
            if self._line_has_something(POLL):
                answer = self._receive()
                if answer.get("number") == self._unanswered:
                    self._unanswered = None
                    return answer
            elif not is_stopped and stop():
                is_stopped = True
                self._cancel()
                end = time.monotonic() + GRACE
        raise BotError(
            f"the bot {spec.text} does not stop when it is told to"
            if is_stopped
            else f"the bot {spec.text} has not answered after {limit:.0f} seconds"
        )

    def _read_ready(self, message: dict[str, Any]) -> None:
        if "failed" in message:
            raise BotError(f"the bots' process cannot start: {message['failed']}")
        if message.get("ready") != identity(self.game):
            raise BotError("the bots' process has other rules than this game; was the program changed meanwhile?")
        self._is_ready = True

    def _line_has_something(self, seconds: float) -> bool:
        try:
            return self._line.poll(seconds)
        except OSError:
            return True

    def _receive(self) -> dict[str, Any]:
        try:
            message: dict[str, Any] = json.loads(self._line.recv_bytes())
        except (EOFError, OSError, ValueError):
            raise self._died() from None
        return message

    def _send(self, message: dict[str, Any]) -> None:
        try:
            self._line.send_bytes(json.dumps(message).encode())
        except OSError:
            raise self._died() from None

    def _died(self) -> BotError:
        self.close()
        code = self._process.returncode
        how = f"signal {-code}" if code < 0 else f"exit code {code}"
        return BotError(f"the bots' process has ended ({how})")


def greeting(game: Box, specs: Mapping[int, BotSpec], seed: int, cores: int | None = None) -> dict[str, Any]:
    """The first message to the process: the game with its content, the bots at the table, and the cores to use."""
    pack = game.pack
    return {
        "game": game.name,
        "pack": [pack.name, pack.digest, game.rules.content.layout.to_bytes(pack.mirror).hex()],
        "content": base64.b64encode(pickle.dumps(pack.content)).decode(),
        "bots": [bot_data(seat, spec) for seat, spec in specs.items()],
        "seed": seed,
        "cores": cores,
    }
