"""What a server counts about itself, for Prometheus: moves, latencies, queues, commits, bots, errors, its process.

Every process counts for itself and tells its figures on a port of its own (metrics_page.py), so that counting costs a
few additions and no file.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from queenswright.server.refusals import Refused, reason_of

if TYPE_CHECKING:
    from queenswright.kernel.errors import QueenswrightError
    from queenswright.table import Happening

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0)
GROUPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
WATCHED = logging.getLogger("queenswright")


class Metrics:
    """The figures of one server process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._happenings = Counter(
            "queenswright_happenings", "Happenings stored and told, by kind.", ["kind"], registry=registry
        )
        self._commands = Histogram(
            "queenswright_command_seconds",
            "From the arrival of a command on a socket until it was stored, told and answered.",
            ["do"],
            buckets=SECONDS,
            registry=registry,
        )
        self._refusals = Counter(
            "queenswright_refusals",
            "Commands and requests that were refused, by message.",
            ["message"],
            registry=registry,
        )
        self._requests = Histogram(
            "queenswright_request_seconds",
            "HTTP requests, by path and status.",
            ["path", "status"],
            buckets=SECONDS,
            registry=registry,
        )
        self._slow = Counter(
            "queenswright_slow", "Requests and commands that the log calls slow.", ["what"], registry=registry
        )
        self._errors = Counter("queenswright_errors", "Errors in the log, by kind.", ["kind"], registry=registry)
        self._groups = Histogram(
            "queenswright_commit_group", "Writes stored in one commit.", buckets=GROUPS, registry=registry
        )
        self._commits = Histogram("queenswright_commit_seconds", "One commit.", buckets=SECONDS, registry=registry)
        self._bots = Histogram(
            "queenswright_bot_seconds", "From asking a bot to its answer.", buckets=SECONDS, registry=registry
        )
        self._questions = Counter(
            "queenswright_questions",
            "Questions to bot workers, by what became of them.",
            ["outcome"],
            registry=registry,
        )
        self._by_kind: dict[str, Counter] = {}
        self._by_command: dict[str, Histogram] = {}
        self._handler = _Errors(self._errors)

    def show(self, name: str, sentence: str, value: Callable[[], int]) -> None:
        """A figure that is looked up when somebody asks."""
        Gauge(f"queenswright_{name}", sentence, registry=self.registry).set_function(value)

    def open(self) -> None:
        """Count the errors of the log."""
        WATCHED.addHandler(self._handler)

    def close(self) -> None:
        """Count no more errors."""
        WATCHED.removeHandler(self._handler)

    def stored(self, happenings: Iterable[Happening]) -> None:
        """Happenings were stored."""
        for happening in happenings:
            counter = self._by_kind.get(happening.kind)
            if counter is None:
                counter = self._by_kind[happening.kind] = self._happenings.labels(happening.kind)
            counter.inc()

    def thought(self, seconds: float) -> None:
        """A bot has answered."""
        self._bots.observe(seconds)

    def asked_elsewhere(self, outcome: str) -> None:
        """A bot worker was asked, or something became of a question."""
        self._questions.labels(outcome).inc()

    def committed(self, group: int, seconds: float) -> None:
        """A group of writes was stored in one commit."""
        self._groups.observe(group)
        self._commits.observe(seconds)

    def obeyed(self, do: str, seconds: float) -> None:
        """A command was carried out."""
        histogram = self._by_command.get(do)
        if histogram is None:
            histogram = self._by_command[do] = self._commands.labels(do)
        histogram.observe(seconds)

    def refused(self, error: QueenswrightError | Refused) -> None:
        """A command or a request was refused."""
        self._refusals.labels(reason_of(error).message).inc()

    def answered(self, path: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self._requests.labels(path, str(status)).observe(seconds)

    def slow(self, what: str) -> None:
        """Something was slow."""
        self._slow.labels(what).inc()

    def page(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)


class _Errors(logging.Handler):
    """Counts errors of the log by the kind of exception, or by what the server was doing."""

    def __init__(self, errors: Counter) -> None:
        super().__init__(logging.ERROR)
        self._counter = errors

    def emit(self, record: logging.LogRecord) -> None:
        kind = record.exc_info[0] if record.exc_info else None
        self._counter.labels(kind.__name__ if kind is not None else "message").inc()
