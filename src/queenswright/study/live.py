"""Evaluations for somebody who looks, in a process that stays; each deepens until nobody looks any more."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import asdict
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any

from queenswright.bots.process import greeting
from queenswright.bots.worker import received_game
from queenswright.kernel.box import Box
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.study.data import Effort, Evaluation, StudyError
from queenswright.study.evaluation import deepen
from queenswright.study.process import started

DEEPENS = (10, 40, 160)
"""Simulations with which the best turns are looked for, first and later."""
POLL = 0.02
GAMES = 3
"""Games that the process keeps ready."""


class Evaluator:
    """The program's side: one process, one evaluation at a time. Not for several threads at the same time."""

    def __init__(self, gently: bool = False) -> None:
        self._gently = gently
        self._line: Connection | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._known: list[tuple[str, str]] = []
        self._number = 0

    def prepare(self, game: Box) -> None:
        """Let the process load the rules of a game."""
        try:
            self._greet(game)
        except (OSError, EOFError) as error:
            self.close()
            raise StudyError("evaluation", "its process ended") from error

    def evaluate(self, position: Position, lines: int, stop: Callable[[], bool]) -> Iterator[Evaluation]:
        """The turns of the seat that decides, again and again, each time more surely; blocks."""
        try:
            yield from self._evaluations(position, lines, stop)
        except (OSError, EOFError) as error:
            self.close()
            raise StudyError("evaluation", "its process ended without an answer") from error

    def _evaluations(self, position: Position, lines: int, stop: Callable[[], bool]) -> Iterator[Evaluation]:
        line = self._greet(position.game)
        self._number += 1
        key = [position.game.name, position.game.pack.digest]
        wish = {"number": self._number, "key": key, "state": position.to_bytes().hex(), "lines": lines}
        line.send_bytes(json.dumps(wish).encode())
        is_over = False
        try:
            while not stop():
                if not line.poll(POLL):
                    continue
                message = json.loads(line.recv_bytes())
                if message.get("number") != self._number:
                    continue
                is_over = "end" in message or "failed" in message
                if "failed" in message:
                    raise StudyError("evaluation", message["failed"])
                if is_over:
                    return
                yield Evaluation.from_dict(message["evaluation"], position.players)
        finally:
            if not is_over:
                line.send_bytes(json.dumps({"stop": self._number}).encode())

    def _greet(self, game: Box) -> Connection:
        """The pipe to the process, which knows the game."""
        if self._process is None or self._process.poll() is not None:
            self.close()
            self._line, self._process = started(__name__, "answer", self._gently)
        assert self._line is not None
        key = (game.name, game.pack.digest)
        if key not in self._known:
            self._line.send_bytes(json.dumps({"game": greeting(game, {}, 0)}).encode())
            self._known = [*self._known, key][-GAMES:]
        return self._line

    def close(self) -> None:
        """End the process."""
        if self._process is not None and self._line is not None:
            self._process.kill()
            self._process.wait()
            self._line.close()
        self._line = self._process = None
        self._known = []


def answer(descriptor: int) -> None:
    """Run the process: evaluate what is asked until the pipe breaks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _Answering(Connection(descriptor)).run()


class _Answering:
    """The process's side of the pipe."""

    def __init__(self, line: Connection) -> None:
        self.line = line
        self.wishes: SimpleQueue[dict[str, Any]] = SimpleQueue()
        self.stopped = 0
        self.games: dict[tuple[str, str], Game] = {}
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        """Hear of stops while an evaluation runs; end the process when the program is gone."""
        try:
            while True:
                message = json.loads(self.line.recv_bytes())
                if "stop" in message:
                    self.stopped = message["stop"]
                else:
                    self.wishes.put(message)
        except (EOFError, OSError):
            os._exit(0)

    def run(self) -> None:
        """Answer one wish after the other."""
        while True:
            wish = self.wishes.get()
            with suppress(OSError):  # nobody waits for the answer any more
                self._send(self._done(wish))

    def _send(self, message: dict[str, Any] | None) -> None:
        if message is not None:
            self.line.send_bytes(json.dumps(message).encode())

    def _done(self, wish: dict[str, Any]) -> dict[str, Any] | None:
        number = wish.get("number")
        try:
            if "game" in wish:
                self._learn(wish["game"])
                return None
            self._evaluate(wish)
        except Exception as error:
            return {"number": number, "failed": f"{type(error).__name__}: {error}"}
        return {"number": number, "end": True}

    def _learn(self, greeted: dict[str, Any]) -> None:
        game = received_game(greeted)
        game.judgement()
        self.games[game.name, game.pack.digest] = game
        for key in list(self.games)[:-GAMES]:
            del self.games[key]

    def _evaluate(self, wish: dict[str, Any]) -> None:
        """Deepen from a first glance on; what is surer replaces what was said before."""
        name, digest = wish["key"]
        game = self.games[name, digest]
        position = Position(game, game.hold(game.rules.state.from_bytes(bytes.fromhex(wish["state"]))))

        def stops() -> bool:
            return self.stopped >= int(wish["number"])

        for simulations in DEEPENS:
            for evaluation in deepen(position, Effort(simulations), wish["lines"], stops):
                self._send({"number": wish["number"], "evaluation": asdict(evaluation)})
            if stops():
                return
