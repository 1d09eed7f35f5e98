"""Several processes on one port: each serves all tables, and the database tells it what the others did."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from types import FrameType

from queenswright.server.config import Config
from queenswright.server.handing import IS_POSSIBLE, Handing, WorkerPlace, WorkerPlaces
from queenswright.server.logs import set_up_logs
from queenswright.server.mail import smtp_of_environment
from queenswright.server.run import run, serve

CHECK = 0.2
PAUSE = 1.0
"""Seconds before a process that ended is started again."""
PATIENCE = 15.0


def supervise(
    database: str | None, listener: socket.socket, config: Config, metrics: Sequence[socket.socket] = ()
) -> None:
    """Run worker processes until a signal comes; one that ends meanwhile is replaced."""
    figures: list[socket.socket | None] = [*metrics] or [None] * config.workers
    held = WorkerPlaces(config.workers) if IS_POSSIBLE else None
    places: list[WorkerPlace | None] = [None] * config.workers if held is None else [*held.all]
    workers = [_start(database, listener, config, *one) for one in zip(figures, places, strict=True)]
    ended = False

    def end(number: int, frame: FrameType | None) -> None:
        nonlocal ended
        ended = True

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, end)
    while not ended:
        time.sleep(CHECK)
        for index, worker in enumerate(workers):
            if worker.poll() is not None and not ended:
                time.sleep(PAUSE)
                workers[index] = _start(database, listener, config, figures[index], places[index])
    for worker in workers:
        worker.terminate()
    for worker in workers:
        try:
            worker.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            worker.kill()
            worker.wait()
    if held is not None:
        held.close()


def _start(
    database: str | None,
    listener: socket.socket,
    config: Config,
    metrics: socket.socket | None,
    place: WorkerPlace | None,
) -> subprocess.Popen[bytes]:
    """Start one worker process. Its settings are sent to its standard input, because an address may hold a password."""
    told = {
        "database": database,
        "listener": listener.fileno(),
        "behind_proxy": config.behind_proxy,
        "origins": config.origins,
        "bot_pace": config.bot_pace,
        "keep_tables": config.keep_tables,
        "workers": config.workers,
        "metrics": None if metrics is None else metrics.fileno(),
        "place": None if place is None else place.told(),
    }
    inherited = [listener.fileno(), *([] if metrics is None else [metrics.fileno()])]
    worker = subprocess.Popen(
        [sys.executable, "-P", "-c", "from queenswright.server.workers import work; work()"],
        stdin=subprocess.PIPE,
        pass_fds=[*inherited, *([] if place is None else place.inherited)],
        process_group=0,  # Ctrl-C at the terminal is for the supervisor alone
    )
    assert worker.stdin is not None
    worker.stdin.write(json.dumps(told).encode())
    worker.stdin.close()
    return worker


def work() -> None:
    """A worker process."""
    told = json.loads(sys.stdin.read())
    config = Config(
        behind_proxy=told["behind_proxy"],
        origins=tuple(told["origins"]),
        bot_pace=told["bot_pace"],
        keep_tables=told["keep_tables"],
        workers=told["workers"],
        smtp=smtp_of_environment(),
    )
    metrics = None if told["metrics"] is None else socket.socket(fileno=told["metrics"])
    set_up_logs()
    handing = None if told["place"] is None else Handing(WorkerPlace.of(told["place"]))
    listener = socket.socket(fileno=told["listener"])
    run(serve(told["database"], listener, config, metrics=metrics, handing=handing))
