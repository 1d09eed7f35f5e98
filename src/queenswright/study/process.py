"""An analysis in a separate process, on compiled rules, for a program that itself stays in Python mode.

The two sides exchange JSON over a pipe: the game, its content and its record one way, progress and the analysis the
other. If the program ends for any reason, the pipe breaks and the process ends too.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import Any

from queenswright.bots.process import greeting
from queenswright.bots.worker import received_game
from queenswright.kernel.errors import QueenswrightError
from queenswright.kernel.position import Position
from queenswright.records import read_record, record_of, write_record
from queenswright.study.analysis import Progress, Tell, analyse, check_cores
from queenswright.study.data import Analysis, Effort, StudyError
from queenswright.study.evaluation import never
from queenswright.study.judge import Stop, Stopped

POLL = 0.1
GENTLY = 10
"""By how much a gentle process comes behind others."""
RULES = "numba"
"""The form of the rules that the process plays by."""


def analyse_apart(
    position: Position,
    effort: Effort,
    *,
    players: Sequence[str] = (),
    number: int | None = None,
    cores: int = 1,
    tell: Tell = lambda progress: None,
    stop: Stop = never,
    known: Analysis | None = None,
    gently: bool = False,
) -> Analysis:
    """What `analyse` does, by a process of its own, which leaves the processor to others where it has to be gentle.

    A process that cannot be started or dies is a `StudyError`.
    """
    effort = Effort.of(effort)
    check_cores(cores)
    request = {
        **greeting(position.game, {}, 0),
        "record": write_record(record_of(position)),
        "effort": asdict(effort),
        "players": list(players),
        "number": number,
        "cores": cores,
        "known": known and known.to_dict(),
    }
    line, process = started(__name__, "work", gently)
    try:
        line.send_bytes(json.dumps(request).encode())
        return _answer(line, tell, stop)
    except (EOFError, OSError) as error:
        raise StudyError("analysis", "its process ended without an answer") from error
    finally:
        process.kill()
        process.wait()
        line.close()


def started(module: str, work: str, gently: bool) -> tuple[Connection, subprocess.Popen[bytes]]:
    """A process that runs a function of a module, and the pipe to it."""
    line, there = Pipe()
    manner = f"import os; os.nice({GENTLY}); " if gently else ""
    code = f"{manner}from {module} import {work}; {work}({there.fileno()})"
    process = subprocess.Popen(
        [sys.executable, "-P", "-c", code],
        env={**os.environ, "QUEENSWRIGHT_RULES": RULES},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        pass_fds=[there.fileno()],
        process_group=0,  # Ctrl-C at the terminal is handled by the program alone
    )
    there.close()
    return line, process


def _answer(line: Connection, tell: Tell, stop: Stop) -> Analysis:
    """The analysis; progress is passed on until it comes."""
    is_told = False
    while True:
        if stop() and not is_told:
            line.send_bytes(b"stop")
            is_told = True
        if not line.poll(POLL):
            continue
        message = json.loads(line.recv_bytes())
        if "failed" in message:
            raise StudyError("analysis", message["failed"])
        if "stopped" in message:
            raise Stopped
        if "end" in message:
            return Analysis.from_dict(message["end"])
        found = message["analysis"] and Analysis.from_dict(message["analysis"])
        tell(Progress(message["depth"], message["done"], message["total"], found))


def work(descriptor: int) -> None:
    """Run the process: one analysis."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    line = Connection(descriptor)
    request = json.loads(line.recv_bytes())
    stopped = threading.Event()
    threading.Thread(target=_listen, args=(line, stopped), daemon=True).start()
    with suppress(OSError):  # nobody waits for the answer any more
        line.send_bytes(json.dumps(_done(line, request, stopped)).encode())


def _listen(line: Connection, stopped: threading.Event) -> None:
    """Hear of a stop while the analysis runs; end the process when the program is gone."""
    try:
        while True:
            line.recv_bytes()
            stopped.set()
    except (EOFError, OSError):
        os._exit(0)


def _done(line: Connection, request: dict[str, Any], stopped: threading.Event) -> dict[str, Any]:
    def tell(progress: Progress) -> None:
        found = progress.analysis and progress.analysis.to_dict()
        line.send_bytes(json.dumps({**asdict(progress), "analysis": found}).encode())

    try:
        game = received_game(request)
        analysis = analyse(
            read_record(request["record"]).replay(game),
            Effort(**request["effort"]),
            players=request["players"],
            number=request["number"],
            cores=request["cores"],
            tell=tell,
            stop=stopped.is_set,
            known=request["known"] and Analysis.from_dict(request["known"]),
        )
    except Stopped:
        return {"stopped": True}
    except StudyError as error:
        return {"failed": error.problem}
    except QueenswrightError as error:
        return {"failed": str(error)}
    except Exception as error:
        return {"failed": f"{type(error).__name__}: {error}"}
    return {"end": analysis.to_dict()}
