"""The figures of a benchmark run: as one object for machines, and as a table for people."""

from __future__ import annotations

import platform
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any, Protocol

from rich.table import Table

from queenswright.kernel.batch import core_count

SINGLE_CORE = ("uncompiled", "one_core")
QUIET = 0.95
LEARNING = ("wide", "bits", "vector", "device")
"""Rows in which what chooses at random is not counted."""


class Contestant(Protocol):
    """The parts of a contestant that a report uses."""

    key: str
    label: str
    is_peer: bool
    problem: str
    rounds: list[list[dict[str, Any]]]

    def rates(self, what: str = "moves", seconds: str = "seconds") -> list[float]: ...


def report(
    about: Mapping[str, Any], state_bytes: int, loading: Mapping[str, float] | None, contestants: Sequence[Contestant]
) -> dict[str, Any]:
    """All figures of a run, for machines; the table is made from it."""
    one_core = next((c.rates() for c in contestants if c.key == "one_core"), [])
    rates = {c.key: c.rates() for c in contestants}
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": machine(),
        **about,
        "state_bytes": state_bytes,
        **(loading or {"cold_compile_seconds": None, "cached_load_seconds": None}),
        "threads_to_processes": ratio(rates.get("all_cores", []), rates.get("processes", [])),
        "rows": {c.key: row(c, one_core) for c in contestants},
    }


def row(contestant: Contestant, one_core: Sequence[float]) -> dict[str, Any]:
    """The figures of one row. Rates are medians of the rounds, ratios are medians of the rounds' ratios."""
    rates = contestant.rates()
    with_forced = contestant.rates("moves_with_forced")
    answers = [answers[0] for answers in contestant.rounds]
    about = answers[0] if answers else {}
    figures = {
        "label": contestant.label,
        "peer": contestant.is_peer,
        "moves_per_second": middle(rates),
        "one_core_is_times": ratio(one_core, rates),
        "cores_used": middle([answer["cores"] for answer in answers]),
        "moves_per_processor_second": middle(
            [answer["moves"] / answer["busy"] for answer in answers if "busy" in answer]
        ),
        "rounds": rates,
        "problem": contestant.problem or None,
    }
    if contestant.is_peer:
        return figures | {
            "engine": about.get("peer"),
            "version": about.get("version"),
            "moves_with_forced_per_second": middle(with_forced),
            "one_core_is_times_with_forced": ratio(one_core, with_forced),
        }
    return figures | {
        "games_per_second": middle(contestant.rates("games")),
        "moves_per_second_with_fetching": middle(contestant.rates("moves", "seconds_with_fetching")),
    }


def middle(values: Sequence[float]) -> float | None:
    """The median, or None without values."""
    return median(values) if values else None


def ratio(upper: Sequence[float], lower: Sequence[float]) -> float | None:
    """The median of the ratios, round by round."""
    return middle([a / b for a, b in zip(upper, lower, strict=False)])


def machine() -> dict[str, Any]:
    """The machine of the measurement."""
    return {
        "cpu": cpu_model(),
        "cores": core_count(),
        "system": platform.platform(),
        "python": platform.python_version(),
        **{name: version(name) for name in ("queenswright", "numba", "numpy")},
    }


def cpu_model() -> str:
    """The processor's name, as the system gives it."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def table(result: Mapping[str, Any]) -> Table:
    """The figures of a run, for people."""
    place = result["machine"]
    view = Table(
        title=f"{result['title']}, {result['players']} players, random legal moves",
        caption=f"{result['date'][:10]}, {place['cpu']}, {place['cores']} cores, Python {place['python']}, "
        f"Numba {place['numba']}, NumPy {place['numpy']}; median of {result['rounds']} rounds of "
        f"{result['seconds']:g} s; forced moves are not counted{_warning(result)}",
    )
    view.add_column("measure")
    view.add_column("figure", justify="right")
    view.add_column("than one core", justify="right")
    view.add_column("remark")
    for section in (_own_moves(result), _own_games(result), _own_sizes(result), _peers(result)):
        for cells in section:
            view.add_row(*cells)
        view.add_section()
    return view


Cells = tuple[str, str, str, str]


def _warning(result: Mapping[str, Any]) -> str:
    """A warning if other work kept the core busy: then rates are unreliable, ratios less so."""
    shares = [row["cores_used"] for key, row in result["rows"].items() if key in SINGLE_CORE and row["cores_used"]]
    if not shares or min(shares) > QUIET:
        return ""
    return f". THE MACHINE WAS BUSY: one core was ours for {min(shares):.0%} of the time only"


def _own_moves(result: Mapping[str, Any]) -> Iterator[Cells]:
    for key, figures in result["rows"].items():
        if not figures["peer"]:
            yield figures["label"], *_rate(figures), _own_remark(key, figures, result)


def _own_remark(key: str, figures: Mapping[str, Any], result: Mapping[str, Any]) -> str:
    if figures["problem"]:
        return str(figures["problem"])
    if key == "all_cores" and result["threads_to_processes"]:
        return f"{result['threads_to_processes']:.2f} of as many processes"
    if key in LEARNING:
        return f"{figures['moves_per_second_with_fetching']:,.0f}/s with choosing at random"
    if key == "gpu":
        return f"equal to the CPU's games; {figures['moves_per_second_with_fetching']:,.0f} when states are fetched"
    return ""


def _own_games(result: Mapping[str, Any]) -> Iterator[Cells]:
    for key in ("one_core", "all_cores", "gpu"):
        figures = result["rows"].get(key)
        if figures and figures["games_per_second"]:
            yield f"full games, {figures['label']}", f"{figures['games_per_second']:,.0f} games/s", "", ""


def _own_sizes(result: Mapping[str, Any]) -> Iterator[Cells]:
    yield "state", f"{result['state_bytes']:,} bytes", "", ""
    if result["cold_compile_seconds"] is not None:
        yield "compile, empty cache", f"{result['cold_compile_seconds']:.1f} s", "", "from starting Python to the game"
        yield "load from the cache", f"{result['cached_load_seconds']:.1f} s", "", "likewise"


def _peers(result: Mapping[str, Any]) -> Iterator[Cells]:
    for figures in result["rows"].values():
        if figures["peer"]:
            yield _peer_label(figures), *_rate(figures), _peer_remark(figures)


def _peer_label(figures: Mapping[str, Any]) -> str:
    name = figures["engine"] or ""
    return f"{name} {figures['version']}: {figures['label']}" if name else str(figures["label"])


def _peer_remark(figures: Mapping[str, Any]) -> str:
    if figures["problem"]:
        return str(figures["problem"])
    remark = f"all moves: {figures['moves_with_forced_per_second']:,.0f}/s"
    if figures["one_core_is_times_with_forced"]:
        remark += f", one core is {_number(figures['one_core_is_times_with_forced'])} ×"
    return remark + (f"; {figures['cores_used']:.1f} cores" if figures["cores_used"] > 1.05 else "")


def _rate(figures: Mapping[str, Any]) -> tuple[str, str]:
    rate, times = figures["moves_per_second"], figures["one_core_is_times"]
    return f"{rate:,.0f} moves/s" if rate else "-", _compare(times) if times else ""


def _compare(one_core_is_times: float) -> str:
    """A rate compared with that of one core."""
    if one_core_is_times == 1:
        return ""
    if one_core_is_times > 1:
        return f"{_number(one_core_is_times)} × slower"
    return f"{_number(1 / one_core_is_times)} × faster"


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 10 else f"{value:.2f}"
