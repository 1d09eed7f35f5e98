"""Processes that carry out requests on compiled rules, each served by a thread of this process.

The two sides talk in lines of JSON. The first names game and pack and is answered by {"ready": true}. A request has any
number of answers; the last of them is {"done": ...}, or {"problem": ...} where it failed.
"""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Any

from queenswright.games import load_edition
from queenswright.kernel.batch import core_count
from queenswright.kernel.errors import OptionError, QueenswrightError
from queenswright.kernel.game import Game

RULES = "numba"
"""The form of the rules that the processes play by."""

MOST_CORES = 256
POLL = 0.2

Answer = Mapping[str, Any]
Request = Mapping[str, Any]
Following = Callable[[], Request | None]
Work = Callable[[Game, Request], Iterator[Answer]]


class CrewError(QueenswrightError):
    """A process could not be started, failed or died."""


def cores_of(wanted: int | None) -> int:
    """A number of cores that somebody asked for; without one all."""
    cores = core_count() if wanted is None else wanted
    if not 1 <= cores <= MOST_CORES:
        raise OptionError("cores", f"got {cores}, expected 1 to {MOST_CORES}")
    return cores


def in_turn(requests: Iterator[Request], stop: Callable[[], bool] = lambda: False) -> Following:
    """Requests for several threads, one after the other."""
    taking = threading.Lock()

    def following() -> Request | None:
        with taking:
            return None if stop() else next(requests, None)

    return following


def ask_all(
    module: str, about: Mapping[str, str], cores: int, following: Following, stop: Callable[[], bool]
) -> Iterator[Answer]:
    """Let processes of a module answer requests until there are no more; a stop ends them at once."""
    answers: queue.SimpleQueue[Answer | None] = queue.SimpleQueue()
    workers = [_Worker(module, about) for _ in range(cores)]
    try:
        workers[0].start()  # alone, so that the rules are compiled only once
        for worker in workers:
            threading.Thread(target=worker.serve, args=(following, answers.put), daemon=True).start()
        running = cores
        while running:
            try:
                answer = answers.get(timeout=POLL)
            except queue.Empty:
                if stop():
                    return
                continue
            if answer is None:
                running -= 1
            elif "problem" in answer:
                raise CrewError(str(answer["problem"]))
            else:
                yield answer
    finally:
        for worker in workers:
            worker.end()


class _Worker:
    """This side of a process."""

    def __init__(self, module: str, about: Mapping[str, str]) -> None:
        self._module, self._about = module, about
        self._process: subprocess.Popen[str] | None = None
        self._starting = threading.Lock()
        self._is_ended = False

    def start(self) -> None:
        """Start the process and wait until its rules are there."""
        with self._starting:
            if self._is_ended:
                return
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-m", self._module],
                env={**os.environ, "QUEENSWRIGHT_RULES": RULES, "NUMBA_NUM_THREADS": "1"},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                encoding="utf-8",
                process_group=0,  # Ctrl-C at the terminal is handled by the program alone
            )
        answer = self._ask(self._about)
        if "ready" not in answer:
            raise CrewError(str(answer.get("problem")))

    def serve(self, following: Following, say: Callable[[Answer | None], None]) -> None:
        """Carry out requests until there are no more."""
        try:
            if self._process is None:
                self.start()
            while not self._is_ended and (request := following()) is not None:
                answer = self._ask(request)
                while "done" not in answer and "problem" not in answer:
                    say(answer)
                    answer = self._next()
                say(answer)
        except (OSError, ValueError, CrewError) as error:
            say({"problem": str(error)})
        finally:
            say(None)

    def _ask(self, request: Request) -> Answer:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        return self._next()

    def _next(self) -> Answer:
        assert self._process is not None
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise CrewError("a process ended without an answer")
        answer: Answer = json.loads(line)
        return answer

    def end(self) -> None:
        """End the process, by force."""
        with self._starting:
            self._is_ended = True
        if self._process is None:
            return
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            with suppress(OSError):
                if stream is not None:
                    stream.close()


def serve(work: Work) -> None:
    """The other side: carry out requests until the program closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)

    def say(answer: Answer) -> None:
        answers.write(json.dumps(answer) + "\n")
        answers.flush()

    try:
        about = json.loads(sys.stdin.readline())
        game = load_edition(about["game"], about["pack"], about["digest"])
        game.judgement()
        say({"ready": True})
        for line in sys.stdin:
            for answer in work(game, json.loads(line)):
                say(answer)
    except Exception as error:
        say({"problem": f"{type(error).__name__}: {error}"})
