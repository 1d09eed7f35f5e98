"""A match from its first game to its last, across interruptions."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Protocol

from queenswright import __version__
from queenswright.arena.match import Match
from queenswright.arena.pool import Pool
from queenswright.arena.results import PlayedGame, Results, ResultsError, create_results, open_results
from queenswright.arena.schedule import Task, schedule

GAME_LIMIT = 600.0
COMPARED = ("game", "pack_digest", "rules_version", "options", "seats", "players", "seed", "bots", "queenswright")
"""What has to be the same for games to belong to one match."""


class Players(Protocol):
    """Processes that play games, on this machine or others."""

    def prepare(self) -> None: ...

    def play(self, tasks: Iterator[Task], keep: Callable[[Sequence[PlayedGame]], None]) -> None: ...

    def halt(self) -> None: ...

    def close(self) -> None: ...


class Audience:
    """Receives the progress of a match; this one ignores it."""

    def preparing(self) -> None:
        """The rules are being loaded or compiled."""

    def begins(self, done: int, total: int) -> None:
        """The first game begins; this many were already in the results."""

    def played(self, games: Sequence[PlayedGame]) -> None:
        """These games are in the results."""


def describe(match: Match) -> dict[str, Any]:
    """The description of a match that its results file holds."""
    about = {name: value for name, value in asdict(match).items() if name != "pack_text"}
    return {**about, "seats": list(match.seats), "queenswright": __version__}


def results_for(path: Path | str, match: Match) -> Results:
    """The results file of a match: a new one, or the existing one to continue. Games of another match are refused."""
    path, about = Path(path), describe(match)
    about["created"] = datetime.now(UTC).isoformat(timespec="seconds")
    if not path.exists() or not path.stat().st_size:
        return create_results(path, about)
    results = open_results(path)
    try:
        if results.numbers():
            _compare(path, results.meta, about)
            about = {"games": max(int(results.meta["games"]), match.games)}
        results.note(**about)
    except BaseException:
        results.close()
        raise
    return results


def _compare(path: Path, found: Mapping[str, Any], asked: Mapping[str, Any]) -> None:
    differences = [
        f"{name} there {found.get(name)!r}, here {asked[name]!r}" for name in COMPARED if found.get(name) != asked[name]
    ]
    if differences:
        raise ResultsError(
            str(path), f"holds another match: {'; '.join(differences)}. Use the same options, or another file"
        )


def play_match(
    match: Match,
    results: Results,
    audience: Audience | None = None,
    *,
    jobs: int | None = None,
    on_ray: bool = False,
    records: bool = False,
    limit: float = GAME_LIMIT,
    retry: bool = False,
) -> bool:
    """Play the games of a match that are not in its results yet; return False if it was stopped before the end."""
    done = results.numbers(failed=not retry)
    missing = match.games - sum(1 for number in done if number <= match.games)
    if not missing:
        return True
    tasks = schedule(match.seats, match.players, match.games, match.seed)
    audience = audience or Audience()
    audience.preparing()
    players = _players(match, jobs, on_ray, records, limit)

    def keep(games: Sequence[PlayedGame]) -> None:
        if games:
            results.append(*games)
            audience.played(games)

    try:
        players.prepare()
        audience.begins(match.games - missing, match.games)
        with _stoppable(players) as stopped:
            players.play((task for task in tasks if task.number not in done), keep)
    finally:
        players.close()
    return not stopped.is_set()


def _players(match: Match, jobs: int | None, on_ray: bool, records: bool, limit: float) -> Players:
    if on_ray:
        from queenswright.arena.on_ray import RayPool

        return RayPool(match, jobs, records, limit)
    return Pool(match, jobs or 1, records, limit)


@contextmanager
def _stoppable(players: Players) -> Iterator[threading.Event]:
    """Let Ctrl-C and SIGTERM stop the match between two games instead of in the middle of writing one."""
    stopped = threading.Event()

    def stop(*_: object) -> None:
        stopped.set()
        players.halt()

    if threading.current_thread() is not threading.main_thread():
        yield stopped
        return
    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield stopped
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
