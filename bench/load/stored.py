"""What stored tables cost a server that nobody visits: how long it takes to start, and its memory.

    python -m bench.load.stored                        # an empty database beside one with 100,000 tables
    python -m bench.load.stored --tables 10000 --repeat 3

A start lasts from the start of the process until `/api/health` answers. Memory is measured then, and again after some
seconds, in which the server looks several times for clocks that ran out and bots that have to move.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path

from bench.load.__main__ import HOST, memory, serving
from bench.load.crowd import store_more
from bench.load.games import scripts
from bench.load.tables import prepare

WAIT = 5.0
MEGABYTE = 1_000_000


def started(database: str) -> tuple[float, float, float]:
    """One start: its seconds, and the megabytes at once and later."""
    began = time.perf_counter()
    with serving(database, "/api/health") as (port, pid):
        lasted, first = time.perf_counter() - began, memory(pid)
        time.sleep(WAIT)
        with urllib.request.urlopen(f"http://{HOST}:{port}/api/health", timeout=5) as answer:
            assert json.load(answer)
        return lasted, first / MEGABYTE, memory(pid) / MEGABYTE


def line(what: str, starts: Sequence[tuple[float, float, float]]) -> str:
    """The median and the worst of some starts as a row in Markdown."""
    seconds, first, later = (sorted(values) for values in zip(*starts, strict=True))
    middle = len(starts) // 2
    times = f"{seconds[middle]:.1f} s | {seconds[-1]:.1f} s"
    return f"| {what} | {times} | {first[middle]:.0f} MB | {later[middle]:.0f} MB |"


def main() -> None:
    """Measure and print a table in Markdown."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.stored")
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--repeat", type=int, default=5)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        empty, full = f"sqlite:///{folder}/empty.db", f"sqlite:///{folder}/full.db"
        prepare(empty, [])
        prepare(full, scripts(1))
        store_more(Path(folder) / "full.db", chosen.tables - 1)
        starts = [(started(empty), started(full)) for _ in range(chosen.repeat)]
    print(f"| | start | worst | memory | after {WAIT:.0f} s |\n|---|--:|--:|--:|--:|")
    print(line("empty database", [one for one, _ in starts]))
    print(line(f"{chosen.tables:,} tables", [other for _, other in starts]))


if __name__ == "__main__":
    main()
