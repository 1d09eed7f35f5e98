"""Trying mutants: one collection of the tests, then a forked child for every mutant.

A child exchanges the code of one function and runs the tests that reach the mutated line until one of them fails.
The test that killed the last mutants of the same function comes first, then the chapter's own tests, then the others,
the quick ones before the slow ones.
"""

from __future__ import annotations

import gc
import os
import pickle
import resource
import select
import signal
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from proof.mutants import Chapter, Mutant
from proof.reach import Line, Marked, Reach
from queenswright.games import load

TESTS = "tests/rules/{game}"
SHORTEST_LIMIT = 3.0
SLOWER_BY = 10
"""A test that takes ten times its usual processor time (and at least 3 s) under a mutant goes on for ever."""
MOST_MEMORY = 4 << 30
CONTROL_TESTS = 50

KILLED, TIMEOUT, SURVIVED = "killed", "timeout", "survived"

Report = Callable[[str, int, int], None]
"""Called with what is being done, how much is done, and how much there is."""


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant, the test that noticed it, and how many tests could have."""

    mutant: Mutant
    status: str
    killer: str | None = None
    tests: int = 0


class Trial:
    """A pytest plugin that takes the place of running the tests."""

    def __init__(self, chapters: Sequence[Chapter], mutants: Sequence[Mutant], jobs: int, report: Report) -> None:
        self.chapters = chapters
        self.mutants = mutants
        self.jobs = jobs
        self.report = report
        self.verdicts: list[Verdict] = []
        self.broken: list[str] = []
        self.crashed: list[str] = []
        self.collected = False
        self.interrupted = False

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        vars(session.config)["_tmp_path_factory"].getbasetemp()  # one folder for all children
        for game in {chapter.game for chapter in self.chapters}:
            load(game)  # what it keeps for the next time, all children share
        gc.collect()
        gc.freeze()
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        learned = self._learn(session.items)
        self.collected = True
        try:
            self._judge_all(session.items, learned)
        except KeyboardInterrupt:
            self.interrupted = True
        places = {mutant.name: i for i, mutant in enumerate(self.mutants)}
        self.verdicts.sort(key=lambda verdict: places[verdict.mutant.name])
        return True

    def _learn(self, items: Sequence[pytest.Item]) -> list[Reach]:
        """Run every test once without mutants, with a mark at every line, in as many children as there are jobs."""
        self.report("tests without mutants", 0, len(items))
        parts = [range(job, len(items), self.jobs) for job in range(self.jobs)]
        learned: dict[int, Reach] = {}
        waiting = {start_child(partial(self._watch, items, part)) for part in parts}
        while waiting:
            child, outcome = wait_for_child(waiting)
            waiting.remove(child)
            if outcome.result is None:
                raise RuntimeError(f"the tests cannot be run even without mutants: {outcome.broke_down}")
            learned |= outcome.result
            self.report("tests without mutants", len(learned), len(items))
        self.broken = [items[i].nodeid for i in range(len(items)) if not learned[i].passed]
        return [learned[i] for i in range(len(items))]

    def _watch(self, items: Sequence[pytest.Item], numbers: Sequence[int]) -> dict[int, Reach]:
        """With no next item every fixture is made again, so that each test is seen with all it needs."""
        marked = Marked(self.chapters)
        return {i: marked.watch(partial(passes, items[i], None)) for i in numbers}

    def _judge_all(self, items: Sequence[pytest.Item], learned: Sequence[Reach]) -> None:
        reaching: dict[Line, list[int]] = defaultdict(list)
        for i, reach in enumerate(learned):
            for line in reach.lines if reach.passed else ():
                reaching[line].append(i)
        killers: dict[tuple[str, str], list[int]] = defaultdict(list)
        todo = iter(self.mutants)
        running: dict[Child, tuple[Mutant, int]] = {}
        self.report("mutants", 0, len(self.mutants))
        while True:
            for mutant in _next(todo, self.jobs - len(running)):
                found = reaching[mutant.chapter, mutant.reached_at]
                order = _ordered(mutant, found, killers[mutant.chapter, mutant.function], items, learned)
                running[start_child(partial(self._judge, mutant, order, items, learned))] = (mutant, len(order))
            if not running:
                break
            try:
                child, outcome = wait_for_child(running)
            except KeyboardInterrupt:
                for child in running:
                    os.kill(child.pid, signal.SIGKILL)
                raise
            mutant, tests = running.pop(child)
            if outcome.timeout:
                self.verdicts.append(Verdict(mutant, TIMEOUT, None, tests))
            elif outcome.broke_down:
                self.crashed.append(f"{mutant.name} ({outcome.broke_down})")
            elif outcome.result is None:
                self.verdicts.append(Verdict(mutant, SURVIVED, None, tests))
            else:
                self.verdicts.append(Verdict(mutant, KILLED, items[outcome.result].nodeid, tests))
                killers[mutant.chapter, mutant.function].append(outcome.result)
            self.report("mutants", len(self.verdicts) + len(self.crashed), len(self.mutants))

    def _judge(
        self, mutant: Mutant, order: Sequence[int], items: Sequence[pytest.Item], learned: Sequence[Reach]
    ) -> int | None:
        """In the child: the number of the first test that fails, or None."""
        chapter = next(chapter for chapter in self.chapters if chapter.name == mutant.chapter)
        chapter.install(mutant.function, mutant.code)
        for place, i in enumerate(order):
            following = items[order[place + 1]] if place + 1 < len(order) else None
            signal.setitimer(signal.ITIMER_VIRTUAL, max(SHORTEST_LIMIT, SLOWER_BY * learned[i].seconds))
            if not passes(items[i], following):
                return i
        return None


def _next(todo: Iterator[Mutant], count: int) -> list[Mutant]:
    return [mutant for _, mutant in zip(range(count), todo, strict=False)]


def _ordered(
    mutant: Mutant, tests: list[int], killers: list[int], items: Sequence[pytest.Item], learned: Sequence[Reach]
) -> list[int]:
    """The tests that reach a mutant, the likely killers first."""
    own = f"test_{mutant.chapter}.py"
    reachable = set(tests)
    if mutant.kind == "control":
        return sorted(reachable, key=lambda i: (items[i].path.name != own, learned[i].seconds))[:CONTROL_TESTS]
    proven = [i for i in dict.fromkeys(reversed(killers)) if i in reachable][:5]
    others = sorted(reachable - set(proven), key=lambda i: (items[i].path.name != own, learned[i].seconds))
    return proven + others


def passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    """Run one test with its fixtures."""
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=following))


@dataclass(frozen=True)
class Child:
    """A forked process and the pipe its outcome comes through."""

    pid: int
    pipe: int


def start_child(work: Callable[[], Any]) -> Child:
    """Fork; the child does its work in silence, sends the result and is gone."""
    sys.stdout.flush()
    reading, writing = os.pipe()
    pid = os.fork()
    if pid:
        os.close(writing)
        return Child(pid, reading)
    status = 1
    try:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))
        data = pickle.dumps(work())
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(data)
        status = 0
    finally:
        os._exit(status)


@dataclass(frozen=True)
class Outcome:
    """What a child sent, or how it ended without sending anything."""

    result: Any = None
    timeout: bool = False
    broke_down: str = ""


def wait_for_child(children: Iterable[Child]) -> tuple[Child, Outcome]:
    """The next child that is done."""
    by_pipe = {child.pipe: child for child in children}
    ready, _, _ = select.select(list(by_pipe), [], [])
    child = by_pipe[ready[0]]
    with os.fdopen(child.pipe, "rb") as pipe:
        data = pipe.read()
    _, status = os.waitpid(child.pid, 0)
    if data:
        return child, Outcome(pickle.loads(data))
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGVTALRM:
        return child, Outcome(timeout=True)
    return child, Outcome(broke_down=f"the process ended with status {status}")
