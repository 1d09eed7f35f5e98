"""A course from its first generation to its last, across interruptions."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.util import find_spec
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Protocol

from queenswright.arena import PlayedGame, open_results, play_match, rate, results_for
from queenswright.arena.match import Match
from queenswright.arena.pool import worker_environment
from queenswright.arena.run import Audience
from queenswright.bots.network import Network, write_network
from queenswright.kernel.errors import OptionError, QueenswrightError
from queenswright.store.files import write_file
from queenswright.train.course import CANDIDATE, PART, Course, Folder
from queenswright.train.fit import Curves
from queenswright.train.rows import TrainingRows, joined, read_rows, together

LEARNED_FROM = 4
"""A generation learns from the games of the last four, its own included: older ones are of weaker play."""
Trainer = Callable[[TrainingRows, str, int, int], tuple[Network, Curves]]
"""Makes a network of rows, for a game, with a number of hidden units and a seed."""
TRAINERS = {"numpy": "queenswright.train.fit:fit", "torch": "queenswright.train.in_torch:fit"}


class CourseListener(Protocol):
    """Whoever hears how a course goes on."""

    def playing(self, what: str) -> AbstractContextManager[Audience]: ...

    def says(self, text: str) -> None: ...

    def has_finished(self, generation: int) -> None: ...


def carry_out(
    course: Course, folder: Folder, generations: int, jobs: int, told: CourseListener, on_ray: bool = False
) -> bool:
    """Carry out what is missing of this number of generations; return False if it was stopped before the end."""
    trainer_of(course)
    for generation in range(1, generations + 1):
        best = best_of(course, folder, generation - 1)
        if learns_from_planner(course, generation):
            told.says(f"Generation {generation}, from {course.planner} games of the planner")
            _gather_planner(course, folder, jobs)
        else:
            told.says(f"Generation {generation}, with {'the estimate alone' if best is None else f'network {best}'}")
            for table in range(len(course.tables)):
                match = course.practice(generation, None if best is None else folder.network(best), table)
                with told.playing("plays") as audience:
                    if not _play(match, folder.games(generation, table), audience, jobs, on_ray, records=True):
                        return False
            _gather(folder, generation)
        if not folder.network(generation).exists():
            _learn(course, folder, generation, told)
        for table in range(len(course.tables)):
            trial = course.trial(folder.network(generation), table)
            with told.playing("is tried") as audience:
                if not _play(trial, folder.trial(generation, table), audience, jobs, on_ray, records=False):
                    return False
        _keep_best(course, folder, generation)
        found = result_of(course, folder, generation)
        told.says(f"  against the same search without it: {percent(found)} of {found.games} games")
        if len(course.tables) > 1:
            for number, kind in enumerate(course.tables):
                one = result_at(course, folder, generation, number)
                told.says(f"    {kind.title}: {percent(one)} of {one.games} games")
        told.has_finished(generation)
    return True


@dataclass(frozen=True)
class Result:
    """How a network did in a trial: its share of all victories, where half is equal whatever the number of seats."""

    games: int
    share: float
    share_low: float
    share_high: float


def percent(found: Result) -> str:
    """A share of victories with its interval."""
    return f"{100 * found.share:.1f} % ({100 * found.share_low:.1f} to {100 * found.share_high:.1f})"


def _play(match: Match, path: Path, audience: Audience, jobs: int, on_ray: bool, records: bool) -> bool:
    with results_for(path, match) as results:
        return play_match(match, results, audience, jobs=jobs, on_ray=on_ray, records=records)


def learns_from_planner(course: Course, generation: int) -> bool:
    """Whether a generation learns from games of the planner."""
    return generation == 1 and course.planner > 0


def _gather(folder: Folder, generation: int) -> None:
    if not folder.rows(generation).exists():
        _run("queenswright.train.rows", folder, generation)


def _gather_planner(course: Course, folder: Folder, jobs: int) -> None:
    """The rows of the planner's games, in parts on several cores."""
    if folder.rows(1).exists():
        return
    parts = range(-(-course.planner // PART))
    missing = [part for part in parts if not folder.part(part).exists()]
    pool = ThreadPoolExecutor(jobs)
    try:
        list(pool.map(lambda part: _run("queenswright.train.planner", folder, part), missing))
    finally:
        pool.shutdown(cancel_futures=True)
    together([read_rows(folder.part(part)) for part in parts]).write(folder.rows(1))
    for part in parts:
        folder.part(part).unlink()


def _run(module: str, folder: Folder, number: int) -> None:
    """In a process of its own, because this one plays by no compiled rules."""
    command = [sys.executable, "-P", "-m", module, str(folder.path.resolve()), str(number)]
    done = subprocess.run(command, env=worker_environment(), capture_output=True, text=True)
    if done.returncode:
        lines = done.stderr.strip().splitlines() or [f"status {done.returncode}"]
        raise QueenswrightError(f"no rows could be gathered ({module} {number}): {lines[-1]}")


def _learn(course: Course, folder: Folder, generation: int, told: CourseListener) -> None:
    first = max(1, generation + 1 - LEARNED_FROM)
    rows = joined([read_rows(folder.rows(number)) for number in range(first, generation + 1)])
    if len(set(rows.games.tolist())) < 2:
        raise QueenswrightError("got fewer than two finished games to learn from, expected more")
    started = time.perf_counter()
    network, curves = trainer_of(course)(rows, course.game, course.hidden, course.seed + generation)
    seconds = time.perf_counter() - started
    document = {**asdict(curves), "network": network.digest, "seconds": round(seconds, 1)}
    left, before = 100 * min(curves.estimate, *curves.kept), 100 * curves.estimate
    told.says(f"  learned from {len(rows)} rows in {seconds:.0f} s:")
    told.says(f"  {left:.1f} % of the uncertainty is left, with the estimate alone {before:.1f} %")
    write_file(folder.curves(generation), (json.dumps(document) + "\n").encode(), replaces=True)
    write_file(folder.network(generation), write_network(network).encode(), replaces=True)


def trainer_of(course: Course) -> Trainer:
    """The trainer of a course: one of ours, or a function of somebody's own, `module:function`."""
    if course.trainer == "torch" and find_spec("torch") is None:
        raise OptionError("trainer", 'torch needs PyTorch: pip install "queenswright[train]"')
    module, _, name = TRAINERS.get(course.trainer, course.trainer).partition(":")
    try:
        found: Trainer = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        expected = f"{', '.join(TRAINERS)} or module:function"
        raise OptionError("trainer", f"got {course.trainer!r}, expected {expected} ({error})") from None
    return found


def result_at(course: Course, folder: Folder, generation: int, table: int) -> Result:
    """How a generation did at one table of its trial, where it had half of the seats."""
    path = folder.trial(generation, table)
    with open_results(path) as results:
        games: list[PlayedGame] = results.games()
    found = [one for one in rate(games) if one.bot.startswith(CANDIDATE)]
    if not found:
        raise QueenswrightError(f"no game of the trial of generation {generation} was finished; {path} says why")
    one, seats = found[0], course.tables[table].players / 2
    return Result(one.games, seats * one.share, seats * one.share_low, seats * one.share_high)


def result_of(course: Course, folder: Folder, generation: int) -> Result:
    """How a generation did in its trial: the mean of the tables, whose deals know nothing of each other."""
    each = [result_at(course, folder, generation, table) for table in range(len(course.tables))]
    share = fmean(one.share for one in each)
    low = sqrt(sum((one.share - one.share_low) ** 2 for one in each)) / len(each)
    high = sqrt(sum((one.share_high - one.share) ** 2 for one in each)) / len(each)
    return Result(sum(one.games for one in each), share, share - low, share + high)


def best_of(course: Course, folder: Folder, generation: int) -> int | None:
    """The generation up to this one that won most of its trial, if one won more than its share; the first of equals."""
    best, most = None, 0.5
    for number in range(1, generation + 1):
        share = result_of(course, folder, number).share
        if share > most:
            best, most = number, share
    return best


def _keep_best(course: Course, folder: Folder, generation: int) -> None:
    best = best_of(course, folder, generation)
    if best is not None:
        write_file(folder.best, folder.network(best).read_bytes(), replaces=True)
