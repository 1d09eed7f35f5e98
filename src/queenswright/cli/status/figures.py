"""The figures of a running server, read from the port that `serve --metrics` opens: those of all its workers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import inf
from typing import Any
from urllib.parse import urlsplit

import httpx
from prometheus_client.parser import text_string_to_metric_families

from queenswright.kernel.errors import OptionError, QueenswrightError
from queenswright.locale import render

PATIENCE = 10.0
PREFIX = "queenswright_"
Labels = frozenset[tuple[str, str]]


class NoServer(QueenswrightError):
    """Nothing that can be shown is at an address."""


@dataclass
class Figures:
    """Figures by name and labels; those of several processes are added up."""

    processes: int = 0
    values: dict[str, dict[Labels, float]] = field(default_factory=lambda: defaultdict(lambda: defaultdict(float)))

    def add(self, text: str) -> None:
        """Add what one process shows."""
        self.processes += 1
        for family in text_string_to_metric_families(text):
            for one in family.samples:
                self.values[one.name][frozenset(one.labels.items())] += one.value

    def sum(self, name: str, **labels: str) -> float:
        """A figure, summed over everything that has these labels."""
        wanted = set(labels.items())
        return sum(value for found, value in self.values[name].items() if wanted <= found)

    def mean(self, name: str) -> int:
        """A figure that every process sees alike."""
        return round(self.sum(name) / max(1, self.processes))

    def counts(self, name: str, label: str) -> dict[str, int]:
        """A counter for each value of a label, in order."""
        return {value: int(count) for value, count in sorted(self.by(name, label).items())}

    def by(self, name: str, label: str) -> dict[str, float]:
        """A figure for each value of a label."""
        found: dict[str, float] = defaultdict(float)
        for labels, value in self.values[name].items():
            found[dict(labels)[label]] += value
        return dict(found)

    def quantile(self, name: str, share: float, **labels: str) -> float | None:
        """The value under which this share of a histogram lies, by its buckets; None when it is empty."""
        wanted = set(labels.items())
        buckets: dict[float, float] = defaultdict(float)
        for found, value in self.values[f"{name}_bucket"].items():
            if wanted <= found:
                buckets[float(dict(found)["le"])] += value
        return quantile(sorted(buckets.items()), share)


def quantile(buckets: Iterable[tuple[float, float]], share: float) -> float | None:
    """The value under which this share lies. Buckets are (upper end, how many are not above it).

    >>> quantile([(1.0, 50.0), (2.0, 100.0), (inf, 100.0)], 0.75)
    1.5
    """
    ordered = list(buckets)
    if not ordered or not ordered[-1][1]:
        return None
    wanted = share * ordered[-1][1]
    below, low = 0.0, 0.0
    for end, count in ordered:
        if count >= wanted and count > below:
            return low if end == inf else low + (end - low) * (wanted - below) / (count - below)
        below, low = count, low if end == inf else end
    return low


class FigureSource:
    """Where the figures of a server are, and what its health is."""

    def __init__(self, address: str, client: httpx.Client) -> None:
        parts = urlsplit(address if "://" in address else f"http://{address}")
        try:
            self.host, self.port, self.scheme = parts.hostname, parts.port, parts.scheme
        except ValueError:
            self.host = None
        if not self.host or self.scheme not in ("http", "https"):
            raise OptionError("URL", f"got {address!r}, expected http://HOST:PORT")
        self._client = client

    def address(self, worker: int = 0) -> str:
        """The address of a worker: their ports follow each other."""
        host = f"[{self.host}]" if ":" in str(self.host) else self.host
        return f"{self.scheme}://{host}" + (f":{self.port + worker}" if self.port else "")

    def health(self) -> str | None:
        """None when moves can be stored, else the reason."""
        for path in ("/health", "/api/health"):
            answer = self._get(f"{self.address()}{path}")
            found = _json(answer)
            if answer.status_code == httpx.codes.OK and found.get("status") == "ok":
                return None
            if answer.status_code == httpx.codes.SERVICE_UNAVAILABLE:
                return str({**found, **found.get("args", {})}.get("reason", "no-answer"))
        raise NoServer(render("status-strange", {"address": self.address()}))

    def read(self) -> Figures | None:
        """All figures; None where a server shows none."""
        first = self._get(f"{self.address()}/metrics")
        if first.status_code != httpx.codes.OK or f"\n{PREFIX}" not in first.text:
            return None
        figures = Figures()
        figures.add(first.text)
        for worker in range(1, int(figures.sum("queenswright_workers"))):
            figures.add(self._get(f"{self.address(worker)}/metrics").text)
        return figures

    def _get(self, address: str) -> httpx.Response:
        try:
            return self._client.get(address, timeout=PATIENCE)
        except (httpx.TransportError, httpx.InvalidURL) as error:
            problem = str(error) or type(error).__name__
            raise NoServer(render("status-nothing", {"address": address, "problem": problem})) from None


def _json(answer: httpx.Response) -> dict[str, Any]:
    try:
        found = answer.json()
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
