"""Games on all cores: worker processes, each watched by a thread of this process."""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path

from queenswright import __version__
from queenswright.arena.match import Match, blame
from queenswright.arena.results import PlayedGame
from queenswright.arena.schedule import Task
from queenswright.arena.worker import NOTE, failed_game, played_game
from queenswright.kernel.errors import QueenswrightError

START_LIMIT = 900.0
"""Seconds until a worker has to be ready; compiling takes a minute, on a slow busy machine more."""

COMMAND = [sys.executable, "-P", "-m", "queenswright.arena.worker"]


def worker_environment() -> dict[str, str]:
    """The environment of a worker: fixed where games could depend on it, with compiled rules unless others are set."""
    fixed = {"PYTHONHASHSEED": "0", "NUMBA_NUM_THREADS": "1", "PYTHONIOENCODING": "utf-8"}
    return {"QUEENSWRIGHT_RULES": "numba", **os.environ, **fixed}


class Worker:
    """The parent's side of a worker process, which is restarted after it dies or hangs."""

    def __init__(self, match: Match, records: bool, limit: float, home: str | None = None) -> None:
        self._first = {"match": asdict(match), "records": records, "version": __version__}
        self._limit = limit
        self._home = home if home and Path(home).is_dir() else None
        self._process: subprocess.Popen[str] | None = None
        self._closing = threading.Lock()
        self._is_closed = False
        self._scratch = tempfile.TemporaryDirectory(prefix="queenswright-arena-", ignore_cleanup_errors=True)
        self._errors = Path(self._scratch.name) / "errors"
        self._note = Path(self._scratch.name) / NOTE

    @property
    def is_ready(self) -> bool:
        return self._process is not None

    def start(self) -> None:
        """Start the process and wait until its rules are loaded and its bots are made."""
        with self._closing, self._errors.open("ab") as errors:
            if self._is_closed:
                return
            self._process = subprocess.Popen(
                [*COMMAND, self._scratch.name],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                encoding="utf-8",
                env=worker_environment(),
                cwd=self._home,
                process_group=0 if os.name == "posix" else None,  # Ctrl-C is handled by the parent
            )
        try:
            self._await_ready(self._process)
        except BaseException:
            self._end()
            raise

    def _await_ready(self, process: subprocess.Popen[str]) -> None:
        answer, is_late = self._ask(process, self._first, START_LIMIT)
        if answer is None:
            problem = f"it was not ready after {START_LIMIT:.0f} s" if is_late else self._last_words(process)
            raise QueenswrightError(f"a worker process could not be started: {problem}")
        if "problem" in answer:
            raise QueenswrightError(str(answer["problem"]))

    def play(self, task: Task) -> PlayedGame:
        """Play a game. If the process dies or hangs, the game fails and the process is replaced before the next one."""
        if self._process is None:
            self.start()
        process = self._process
        if process is None:
            return failed_game(task, "the match was stopped", 0.0)
        self._note.write_bytes(b"\0")
        os.truncate(self._errors, 0)
        started = time.perf_counter()
        answer, is_late = self._ask(process, asdict(task), self._limit)
        seconds = time.perf_counter() - started
        if answer is not None and not is_late:
            return played_game(answer)
        problem = f"no end after {self._limit:g} s; its process was ended" if is_late else self._last_words(process)
        self._end()
        return played_game(answer) if answer else failed_game(task, self._blame(task, problem), seconds)

    def _ask(
        self, process: subprocess.Popen[str], request: dict[str, object], limit: float
    ) -> tuple[dict[str, object] | None, bool]:
        """The answer, if one came, and whether the time ran out."""
        is_late = threading.Event()

        def give_up() -> None:
            is_late.set()
            process.kill()

        assert process.stdin is not None
        assert process.stdout is not None
        watch = threading.Timer(limit, give_up)
        watch.start()
        try:
            process.stdin.write(json.dumps(request) + "\n")
            process.stdin.flush()
            line = process.stdout.readline()
        except OSError:
            line = ""
        finally:
            watch.cancel()
            watch.join()
        return (json.loads(line) if line.endswith("\n") else None), is_late.is_set()

    def _blame(self, task: Task, problem: str) -> str:
        seat = self._note.read_bytes()[0]
        return blame(task, min(seat, len(task.seats) - 1), problem)

    def _last_words(self, process: subprocess.Popen[str]) -> str:
        status = process.wait()
        ended = f"status {status}" if status >= 0 else f"signal {_signal_name(-status)}"
        lines = self._errors.read_text(encoding="utf-8", errors="replace").strip().splitlines()
        return f"its process ended with {ended}" + (f" ({lines[-1].strip()[:200]})" if lines else "")

    def _end(self) -> None:
        """End the process, by force if necessary."""
        with self._closing:
            process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout):
            with suppress(OSError):
                if stream is not None:
                    stream.close()

    def stop(self) -> None:
        """End the process from another thread; a game that is being played there is lost."""
        with self._closing:
            self._is_closed = True
            if self._process is not None:
                self._process.kill()

    def close(self) -> None:
        """End the process and remove its files."""
        self.stop()
        self._end()
        self._scratch.cleanup()


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return str(number)


class Pool:
    """A number of workers on this machine; `play` keeps them busy."""

    def __init__(self, match: Match, jobs: int, records: bool, limit: float) -> None:
        self._workers = [Worker(match, records, limit) for _ in range(jobs)]
        self._answers: queue.SimpleQueue[PlayedGame | BaseException | None] = queue.SimpleQueue()
        self._is_stopped = threading.Event()

    def prepare(self) -> None:
        """Start the first worker alone, so that the rules are compiled only once."""
        self._workers[0].start()

    def play(self, tasks: Iterator[Task], keep: Callable[[Sequence[PlayedGame]], None]) -> None:
        """Play all games and pass each to `keep`, in this thread, when it finishes, even after an interruption."""
        lock = threading.Lock()

        def next_task() -> Task | None:
            with lock:
                return None if self._is_stopped.is_set() else next(tasks, None)

        threads = [threading.Thread(target=self._serve, args=(worker, next_task)) for worker in self._workers]
        for thread in threads:
            thread.start()
        try:
            self._collect(len(threads), keep)
        finally:
            self.halt()
            for worker in self._workers:
                worker.stop()
            for thread in threads:
                thread.join()
            keep(self._finished())

    def _collect(self, running: int, keep: Callable[[Sequence[PlayedGame]], None]) -> None:
        """Keep games until every thread has reported that it is done (None)."""
        while running and not self._is_stopped.is_set():
            games: list[PlayedGame] = []
            with suppress(queue.Empty):
                answer = self._answers.get(timeout=0.2)
                while True:
                    if isinstance(answer, BaseException):
                        keep(games)
                        raise answer
                    if answer is None:
                        running -= 1
                    else:
                        games.append(answer)
                    answer = self._answers.get_nowait()
            keep(games)

    def _serve(self, worker: Worker, next_task: Callable[[], Task | None]) -> None:
        """The main loop of a thread: play game after game with one worker."""
        try:
            while (task := next_task()) is not None:
                game = worker.play(task)
                if game.failure is None or not self._is_stopped.is_set():
                    self._answers.put(game)
        except BaseException as error:
            self._answers.put(error)
        finally:
            worker.close()
            self._answers.put(None)

    def _finished(self) -> list[PlayedGame]:
        games = []
        while not self._answers.empty():
            answer = self._answers.get()
            if isinstance(answer, PlayedGame):
                games.append(answer)
        return games

    def halt(self) -> None:
        """Start no more games; may be called by a signal handler. Unfinished games are lost."""
        self._is_stopped.set()

    def close(self) -> None:
        """End every process."""
        for worker in self._workers:
            worker.close()
