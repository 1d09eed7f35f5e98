"""Games on a Ray cluster. Each Ray actor runs one worker process as `pool` does locally, so results are the same."""

from __future__ import annotations

import logging
import os
import socket
import warnings
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import islice
from typing import Any

from queenswright.arena.match import Match, sentence
from queenswright.arena.pool import Worker, worker_environment
from queenswright.arena.results import PlayedGame
from queenswright.arena.schedule import Task
from queenswright.arena.worker import failed_game, match_from
from queenswright.kernel.errors import QueenswrightError

TRIES = 3
"""How often a game is begun again when Ray loses the machine it is played on."""

REACH = 10.0
"""Seconds that a cluster has to answer."""

QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}


class Minder:
    """The Ray actor: runs one worker process and sends it games."""

    def __init__(self, match: Mapping[str, Any], records: bool, limit: float, home: str) -> None:
        self._worker = Worker(match_from(match), records, limit, home)

    def prepare(self) -> str | None:
        """Get the worker ready if necessary; return the problem, if any."""
        try:
            if not self._worker.is_ready:
                self._worker.start()
        except QueenswrightError as error:
            return str(error)
        return None

    def play(self, task: Task) -> PlayedGame:
        return self._worker.play(task)

    def close(self) -> None:
        """End the worker, even in the middle of a game."""
        self._worker.close()


@dataclass(frozen=True)
class _Attempt:
    """An attempt to play a game, the first or a repeated one."""

    task: Task
    tries: int = 1


class _Supply:
    """The remaining games to play; true while there are any."""

    def __init__(self, tasks: Iterator[Task]) -> None:
        self._attempts = (_Attempt(task) for task in tasks)
        self._ahead: deque[_Attempt] = deque()

    def __bool__(self) -> bool:
        if not self._ahead:
            self._ahead.extend(islice(self._attempts, 1))
        return bool(self._ahead)

    def take(self) -> _Attempt:
        return self._ahead.popleft()

    def put_back(self, attempt: _Attempt) -> None:
        self._ahead.append(replace(attempt, tries=attempt.tries + 1))


class RayPool:
    """Workers on a Ray cluster: a running one, or one started here for the match."""

    def __init__(self, match: Match, jobs: int | None, records: bool, limit: float) -> None:
        self._ray = _import_ray()
        self._jobs = jobs
        self._arguments = (asdict(match), records, limit, os.getcwd())
        self._actors: list[Any] = []
        self._is_stopped = False
        self._is_ours = not self._ray.is_initialized()

    def prepare(self) -> None:
        """Connect or start, then get one worker ready on every machine, so that the rules are compiled once on each."""
        if self._is_ours:
            _connect(self._ray)
        nodes = [node for node in self._ray.nodes() if node["Alive"] and node["Resources"].get("CPU", 0) >= 1]
        cores = int(sum(node["Resources"]["CPU"] for node in nodes))
        if not cores:
            raise QueenswrightError("the Ray cluster has no machine with a free core")
        jobs = min(self._jobs or cores, cores)
        first = [self._actor(node["NodeID"]) for node in nodes[:jobs]]
        for problem in self._ray.get([actor.prepare.remote() for actor in first]):
            if problem:
                raise QueenswrightError(problem)
        for _ in range(jobs - len(first)):
            self._actor()

    def _actor(self, node: str | None = None) -> Any:
        """Start another worker, on the given machine if one is named."""
        from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

        where = NodeAffinitySchedulingStrategy(node_id=node, soft=True) if node else "DEFAULT"
        rules = {"QUEENSWRIGHT_RULES": worker_environment()["QUEENSWRIGHT_RULES"]}
        options = {"num_cpus": 1, "scheduling_strategy": where, "runtime_env": {"env_vars": rules}}
        options["max_concurrency"] = 2  # a game, and the call that closes it in the middle
        actor = self._ray.remote(Minder).options(**options).remote(*self._arguments)
        self._actors.append(actor)
        return actor

    def play(self, tasks: Iterator[Task], keep: Callable[[Sequence[PlayedGame]], None]) -> None:
        """Play all games and pass each to `keep` when it finishes. A worker gets its first game when it is ready."""
        supply = _Supply(tasks)
        busy: dict[Any, tuple[Any, _Attempt | None]] = {actor.prepare.remote(): (actor, None) for actor in self._actors}
        while not self._is_stopped and (supply or any(attempt for _, attempt in busy.values())):
            ready, _ = self._ray.wait(list(busy), num_returns=1, timeout=0.5)
            for reference in ready:
                actor, attempt = busy.pop(reference)
                free = self._settle(reference, actor, attempt, supply, keep)
                if supply:
                    following = supply.take()
                    busy[free.play.remote(following.task)] = (free, following)

    def _settle(
        self,
        reference: Any,
        actor: Any,
        attempt: _Attempt | None,
        supply: _Supply,
        keep: Callable[[Sequence[PlayedGame]], None],
    ) -> Any:
        """Take an answer and return the actor that is free now; a lost actor is replaced and its game played again."""
        try:
            answer = self._ray.get(reference)
        except self._ray.exceptions.RayError as error:
            problem = f"Ray lost the process: {type(error).__name__}"
            if attempt is None:
                raise QueenswrightError(problem) from error
            if attempt.tries < TRIES:
                supply.put_back(attempt)
            else:
                keep([failed_game(attempt.task, problem, 0.0)])
            return self._actor()
        if isinstance(answer, str):
            raise QueenswrightError(answer)
        if isinstance(answer, PlayedGame):
            keep([answer])
        return actor

    def halt(self) -> None:
        """Start no more games; may be called by a signal handler."""
        self._is_stopped = True

    def close(self) -> None:
        """End the workers, and the cluster if it was started here."""
        if self._ray.is_initialized():
            closed = [actor.close.remote() for actor in self._actors]
            if closed:
                self._ray.wait(closed, num_returns=len(closed), timeout=REACH)
            for actor in self._actors:
                self._ray.kill(actor)
            if self._is_ours:
                self._ray.shutdown()


def _import_ray() -> Any:
    """Import Ray, with its logging and usage reporting switched off."""
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import ray
    except ImportError as error:
        raise QueenswrightError(f"Ray is not installed ({error}): pip install 'queenswright[ray]'") from None
    return ray


def _connect(ray: Any) -> None:
    """Connect to the running cluster (RAY_ADDRESS, or one on this machine), or start one."""
    quiet = {"log_to_driver": False, "logging_level": logging.CRITICAL}
    address = os.environ.get("RAY_ADDRESS")
    if address and not _answers(address):
        raise QueenswrightError(
            f"RAY_ADDRESS: nothing answers at {address}; without RAY_ADDRESS a cluster is started here"
        )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            try:
                ray.init(address=address or "auto", **quiet)
            except ConnectionError:
                if address:
                    raise
                ray.init(address="local", include_dashboard=False, **quiet)
        except (ConnectionError, RuntimeError, ray.exceptions.RayError) as error:
            where = f"at {address} (RAY_ADDRESS)" if address else "here"
            token = "one with a token wants RAY_AUTH_MODE and RAY_AUTH_TOKEN"
            raise QueenswrightError(f"no Ray cluster can be used {where}: {sentence(error)}; {token}") from None


def _answers(address: str) -> bool:
    """Whether the address accepts connections (Ray itself would try for minutes); true for addresses without a port."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        return True
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=REACH).close()
    except (OSError, OverflowError):
        return False
    return True
