"""Processes that look for puzzles or check them, each served by a thread of this process."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, replace
from typing import Any

from queenswright.kernel.batch import core_count
from queenswright.kernel.errors import OptionError
from queenswright.puzzles.checking import Check
from queenswright.puzzles.collection import Puzzles
from queenswright.puzzles.data import Puzzle, PuzzleError
from queenswright.puzzles.finder import Wishes

COMMAND = [sys.executable, "-P", "-m", "queenswright.puzzles.worker"]
RULES = "numba"
"""The form of the rules that the processes play by."""

MOST_CORES = 256
POLL = 0.2

Request = dict[str, Any]
Answer = Mapping[str, Any]
Next = Callable[[], Request | None]


def cores_of(wanted: int | None) -> int:
    """A number of cores that somebody asked for; without one all."""
    cores = core_count() if wanted is None else wanted
    if not 1 <= cores <= MOST_CORES:
        raise OptionError("cores", f"got {cores}, expected 1 to {MOST_CORES}")
    return cores


def find(
    puzzles: Puzzles,
    wishes: Wishes,
    want: Mapping[str, int],
    cores: int,
    keep: Callable[[Puzzles], None],
    stop: Callable[[], bool],
    told: Callable[[int], None] = lambda searched: None,
) -> Puzzles:
    """Search game after game until somebody stops it, or there are as many of each kind as are wanted.

    What was found is kept after every puzzle. The games that are not done then are searched again another time.
    """
    numbers, done, waiting = iter(range(puzzles.about.searched, 1 << 40)), set[int](), threading.Lock()
    found = puzzles

    def missing() -> list[str]:
        counts = found.count_by("kind")
        return [kind for kind, least in want.items() if counts[kind] < least]

    def following() -> Request | None:
        with waiting:
            if stop() or not missing():
                return None
            full = [kind for kind in want if kind not in missing()]
            return {"find": next(numbers), "wishes": asdict(replace(wishes, full=full))}

    for answer in _ask_all(puzzles, cores, following, stop):
        if "done" in answer:
            done.add(int(answer["done"]))
            searched = found.about.searched
            while searched in done:
                searched += 1
            found = found.with_more((), searched)
            told(len(done))
        else:
            found = found.with_more([Puzzle.from_dict(answer["puzzle"])], found.about.searched)
        keep(found)
    return found


def check_all(
    puzzles: Puzzles, some: Sequence[Puzzle], seed: int, cores: int, stop: Callable[[], bool] = lambda: False
) -> Iterator[Check]:
    """Check puzzles, in whatever order they are ready."""
    left, taking = iter(some), threading.Lock()

    def following() -> Request | None:
        with taking:
            puzzle = None if stop() else next(left, None)
        if puzzle is None:
            return None
        return {"check": puzzle.to_dict(), "budget": puzzles.about.budget, "seed": seed}

    for answer in _ask_all(puzzles, cores, following, stop):
        checked = answer["checked"]
        yield Check(**{**checked, "rival": tuple(checked["rival"]), "problems": tuple(checked["problems"])})


def _ask_all(puzzles: Puzzles, cores: int, following: Next, stop: Callable[[], bool]) -> Iterator[Answer]:
    """Let the processes answer requests until there are no more; a stop ends them at once."""
    answers: queue.SimpleQueue[Answer | None] = queue.SimpleQueue()
    about = puzzles.about
    workers = [_Worker(about.game, about.pack, about.digest)]
    try:
        workers[0].start()  # alone, so that the rules are compiled only once
        workers += [_Worker(about.game, about.pack, about.digest) for _ in range(cores - 1)]
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
                raise PuzzleError(about.game, str(answer["problem"]))
            else:
                yield answer
    finally:
        for worker in workers:
            worker.end()


class _Worker:
    """This side of a process."""

    def __init__(self, game: str, pack: str, digest: str) -> None:
        self._about = {"game": game, "pack": pack, "digest": digest}
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start the process and wait until its rules are there."""
        self._process = subprocess.Popen(
            COMMAND,
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
            raise PuzzleError(self._about["game"], str(answer.get("problem")))

    def serve(self, following: Next, say: Callable[[Answer | None], None]) -> None:
        """Carry out requests until there are no more."""
        try:
            if self._process is None:
                self.start()
            while (request := following()) is not None:
                answer = self._ask(request)
                while "puzzle" in answer:
                    say(answer)
                    answer = self._next()
                say(answer)
        except (OSError, ValueError, PuzzleError) as error:
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
            raise PuzzleError(self._about["game"], "a process of the search ended without an answer")
        answer: Answer = json.loads(line)
        return answer

    def end(self) -> None:
        """End the process, by force."""
        if self._process is None:
            return
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            with suppress(OSError):
                if stream is not None:
                    stream.close()
