"""Many independent plays in several processes, each of them a line of a file: whatever is finished survives.

The first line of a file says what is played. The same command goes on where it stopped, by itself, by Ctrl-C, by
SIGTERM or after so many minutes; several files can be summed up together.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from multiprocessing import Pool, TimeoutError
from pathlib import Path
from types import FrameType
from typing import Any

Line = dict[str, Any]
Task = tuple[Any, ...]
"""What one play is, in values that JSON has; the same task always plays the same."""

GLANCE = 1.0
"""Seconds between two looks at the clock."""


class ResultsError(Exception):
    """A file that cannot be read, or that holds something else."""


def read(path: Path) -> tuple[Line, list[Line]]:
    """What was played, and every whole line; a last one that was cut off is left out."""
    text = path.read_text(encoding="utf-8")
    rows = text.split("\n")[:-1]
    try:
        found = [json.loads(row) for row in rows]
    except json.JSONDecodeError as error:
        raise ResultsError(f"{path}: got {error.doc[:40]!r}, expected lines of JSON") from error
    if not found:
        raise ResultsError(f"{path}: got no line, expected one that says what is played")
    return found[0], found[1:]


def read_all(paths: Sequence[Path]) -> tuple[Line, list[Line]]:
    """The lines of several files about the same play, every task once; only seeds may differ."""
    about: Line = {}
    lines: dict[str, Line] = {}
    for path in paths:
        found, more = read(path)
        if about and _without_seed(found) != _without_seed(about):
            raise ResultsError(f"{path}: got {_without_seed(found)}, expected {_without_seed(about)} as in {paths[0]}")
        about = about or found
        lines.update({json.dumps([found["seed"], line["task"]]): line for line in more})
    return about, list(lines.values())


def _without_seed(about: Mapping[str, Any]) -> Line:
    return {name: value for name, value in about.items() if name != "seed"}


class Results:
    """The lines found so far, and the file they are added to; without a file they are only kept here."""

    def __init__(self, path: Path | None, about: Mapping[str, Any]) -> None:
        self.lines: list[Line] = []
        self._path = path
        if path is None:
            return
        if path.exists() and path.stat().st_size:
            found, self.lines = read(path)
            if found != about:
                raise ResultsError(f"{path}: got {found}, expected {dict(about)}, or another file")
            self._cut_off_rest(path)
        else:
            self._write(about)

    @staticmethod
    def _cut_off_rest(path: Path) -> None:
        """What a killed program had begun to write is no line."""
        whole = path.read_bytes().rfind(b"\n") + 1
        os.truncate(path, whole)

    def _write(self, line: Mapping[str, Any]) -> None:
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line, separators=(",", ":")) + "\n")

    def add(self, line: Line) -> None:
        """One more play is finished."""
        self.lines.append(line)
        self._write(line)

    def done(self) -> set[str]:
        """The tasks that have been played."""
        return {json.dumps(line["task"]) for line in self.lines}


class Stop(Exception):
    """Somebody or the clock wants an end."""


def play(
    results: Results, tasks: Iterable[Task], one: Callable[[Task], Line], jobs: int, minutes: float | None = None
) -> bool:
    """Play every task that has no line yet; whether all of them have one now.

    The first is played here, so that what has to be compiled is compiled once; the other processes find it.
    """
    end = time.monotonic() + 60 * minutes if minutes else None
    done = results.done()
    missing = [task for task in tasks if json.dumps(task) not in done]
    whole = len(results.lines) + len(missing)
    try:
        for line in _played(missing, one, jobs, end):
            results.add(line)
            print(f"\r{len(results.lines)} of {whole}", end="", file=sys.stderr, flush=True)
    except Stop:
        return False
    finally:
        print(file=sys.stderr)
    return True


def _played(tasks: Sequence[Task], one: Callable[[Task], Line], jobs: int, end: float | None) -> Iterator[Line]:
    before = {number: signal.signal(number, _stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        alone = tasks if jobs == 1 else tasks[:1]
        for task in alone:
            _look_at_clock(end)
            yield _line(task, one)
        if len(alone) < len(tasks):
            with Pool(jobs, _work) as pool:
                yield from _in_time(pool.imap_unordered(_Worker(one), tasks[1:]), end)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _in_time(found: Any, end: float | None) -> Iterator[Line]:
    while True:
        _look_at_clock(end)
        try:
            yield found.next(GLANCE)
        except TimeoutError:
            continue
        except StopIteration:
            return


def _look_at_clock(end: float | None) -> None:
    if end is not None and time.monotonic() > end:
        raise Stop


def _stop(number: int, frame: FrameType | None) -> None:
    raise Stop


def _work() -> None:
    """In a worker: the parent ends it, not a key."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


class _Worker:
    """Plays a task in whatever process this is."""

    def __init__(self, one: Callable[[Task], Line]) -> None:
        self._one = one

    def __call__(self, task: Task) -> Line:
        return _line(task, self._one)


def _line(task: Task, one: Callable[[Task], Line]) -> Line:
    """The line of a task, with the seconds of processor time that it took."""
    began = time.process_time()
    found = one(task)
    return {"task": list(task), "seconds": round(time.process_time() - began, 2), **found}
