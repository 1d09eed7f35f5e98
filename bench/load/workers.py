"""What a move costs on PostgreSQL with one server process and with two: processor time of server, database and players.

    python -m bench.load.workers [--tables 100] [--rate 100] [--seconds 20]

Moves come at a fixed rate, so that nobody is short of processor time. Two processes are measured in three ways. Each
has a port of its own, and all players of a table are at one of them (`apart`, as a proxy does that sends a table always
to the same place), or the players of every table are at both (`mixed`), so that each process takes in what the other
stored. Or both are workers at one port, as `queenswright serve --workers 2` starts them (`workers`): the system gives
connections to either, and they hand sockets over to each other.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.load.__main__ import HOST, START_LIMIT, database_for, processor_time, serving
from bench.load.games import scripts
from bench.load.players import Tally, connected, measure
from bench.load.tables import prepare

from queenswright.server.handing import Handing, WorkerPlaces
from queenswright.server.run import listen

WAYS = {"one": "one", "apart": "two, apart", "mixed": "two, mixed", "workers": "two workers at one port"}


@dataclass(frozen=True)
class Cost:
    """Processor seconds for all moves of a stretch, and their latencies in milliseconds."""

    moves: int
    server: float
    database: float
    players: float
    p50: float
    p99: float


def database_time(folder: Path) -> float:
    """Processor time of a PostgreSQL server: its main process and everything that it started."""
    main = int((folder / "data" / "postmaster.pid").read_text().split()[0])
    ended = Path(f"/proc/{main}/stat").read_text().rpartition(")")[2].split()[13:15]
    living = [int(pid) for pid in Path(f"/proc/{main}/task/{main}/children").read_text().split()]
    return sum(map(processor_time, [main, *living])) + sum(map(int, ended)) / os.sysconf("SC_CLK_TCK")


@contextmanager
def _two_workers(database: str) -> Iterator[list[tuple[int, int]]]:
    """Two processes at one port that hand sockets over: the port with each process id."""
    listener, places = listen(HOST, 0), WorkerPlaces(2)
    listener.set_inheritable(True)
    processes = [
        subprocess.Popen(
            [sys.executable, "-m", "bench.load.serve", f"fd:{listener.fileno()}", database, json.dumps(one.told())],
            pass_fds=[listener.fileno(), *one.inherited],
        )
        for one in places.all
    ]
    try:
        watching, end = Handing(places.all[0]), time.monotonic() + START_LIMIT
        while not all(watching.is_there(number) for number in range(2)) and time.monotonic() < end:
            time.sleep(0.1)
        yield [(listener.getsockname()[1], process.pid) for process in processes]
    finally:
        for process in processes:
            process.terminate()
            process.wait()
        listener.close()
        places.close()


async def _cost(chosen: argparse.Namespace, folder: Path, database: str, split: str) -> Cost:
    prepared = await asyncio.to_thread(prepare, database, scripts(chosen.tables))
    with ExitStack() as stack:
        if split == "workers":
            servers = stack.enter_context(_two_workers(database))
        else:
            servers = [stack.enter_context(serving(database, pinned=False)) for _ in range(1 if split == "one" else 2)]
        ports = [port for port, _ in servers]
        tally = Tally()
        at: Sequence[Sequence[int]] = [ports] if split == "mixed" else [[port] for port in ports]
        crews = await connected(prepared, HOST, at, tally)
        await measure(crews, tally, chosen.seconds / 4, rate=chosen.rate)

        def used() -> tuple[float, float, float]:
            return sum(processor_time(pid) for _, pid in servers), database_time(folder), time.process_time()

        before = used()
        found = await measure(crews, tally, chosen.seconds, rate=chosen.rate)
        server, database_used, players = (after - first for after, first in zip(used(), before, strict=True))
    return Cost(found.moves, server, database_used, players, found.p50, found.p99)


def main() -> None:
    """Measure and print a table in Markdown."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.workers")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second over all tables")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--ways", nargs="*", choices=list(WAYS), default=list(WAYS))
    chosen = parser.parse_args()
    print("| server processes | moves | server a move | database a move | players a move | p50 | p99 |")
    print("|---|--:|--:|--:|--:|--:|--:|")
    for split in chosen.ways:
        with tempfile.TemporaryDirectory() as folder, database_for("postgresql", Path(folder)) as database:
            cost = asyncio.run(_cost(chosen, Path(folder), database, split))
        parts = [f"{1e6 * part / cost.moves:.0f} µs" for part in (cost.server, cost.database, cost.players)]
        print(
            f"| {WAYS[split]} | {cost.moves:,} | {' | '.join(parts)} | {cost.p50:.1f} ms | {cost.p99:.1f} ms |",
            flush=True,
        )


if __name__ == "__main__":
    main()
