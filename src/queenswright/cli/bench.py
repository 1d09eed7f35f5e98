"""`queenswright bench`: how fast the rules run, beside other engines, in one table from one run.

Every measurement runs in a separate process that has warmed up and waits (`bench_worker`, `bench/peers/*/run.py`).
They take turns for several rounds, so that other work on the machine affects all of them equally.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from statistics import median
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from queenswright.cli.bench_report import report, table
from queenswright.cli.play import Options
from queenswright.cli.terminal.options import read_options
from queenswright.games import game_rules, load
from queenswright.kernel.batch import core_count
from queenswright.kernel.errors import OptionError, QueenswrightError

ROUNDS = 3
TABLE_WIDTH = 120
PEERS = (
    ("catanatron", "catan", "Catan, four players"),
    ("openspiel", "backgammon", "backgammon (C++)"),
    ("openspiel", "go_9x9", "go 9x9 (C++)"),
    ("openspiel", "python_team_dominoes", "team dominoes (Python)"),
    ("pgx", "backgammon", "backgammon"),
    ("pgx", "go_9x9", "go 9x9"),
    ("rlcard", "uno", "uno"),
)
LEARNING_PEERS = (
    ("pettingzoo", "connect_four", "connect four, agent by agent"),
    ("pettingzoo", "tictactoe", "tic-tac-toe, agent by agent"),
    ("pettingzoo", "chess", "chess, agent by agent"),
    ("pgx", "backgammon", "backgammon"),
    ("pgx", "go_9x9", "go 9x9"),
)
"""Environment in `.peers`, the game's name there, and what the table calls it; the second are for `--rl`."""
LEARNING = {
    "wide": "steps of a batch: observation, wide mask",
    "bits": "steps of a batch: mask as bits",
    "vector": "Gymnasium vector, steps of one seat",
    "table": "PettingZoo, agent by agent",
    "device": "GPU: steps, observation, wide mask",
}
"""Our environments for programs that learn, by their names for the worker."""


class WorkerFailed(Exception):
    """A process of the benchmark ended or has nothing to measure; the text says why."""


class BenchProcess:
    """A process that measures when asked: a line of JSON in, a line of JSON out."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str], folder: Path | None = None) -> None:
        self._errors = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            env={**os.environ, **environment},
            cwd=folder,
        )

    def send(self, request: Mapping[str, Any]) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise WorkerFailed(self._last_words()) from None

    def receive(self) -> dict[str, Any]:
        """Its next answer; other output, for example of a library, is skipped."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith("{"):
                answer: dict[str, Any] = json.loads(line)
                if "problem" in answer:
                    raise WorkerFailed(answer["problem"])
                return answer
        raise WorkerFailed(self._last_words())

    def _last_words(self) -> str:
        self._process.wait()
        self._errors.seek(0)
        lines = self._errors.read().strip().splitlines()
        return lines[-1] if lines else f"ended with status {self._process.returncode}"

    def close(self) -> None:
        """End the process by closing its input."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(BrokenPipeError):
            self._process.stdin.close()
        try:
            self._process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process.stdout.close()
        self._errors.close()


@dataclass
class Contestant:
    """One row of moves per second: the processes that play at the same time, and what they answered each round."""

    key: str
    label: str
    commands: list[list[str]]
    environment: dict[str, str]
    threads: int = 1
    folder: Path | None = None
    is_peer: bool = False
    problem: str = ""
    workers: list[BenchProcess] = field(default_factory=list)
    rounds: list[list[dict[str, Any]]] = field(default_factory=list)

    def start(self, stack: ExitStack) -> None:
        """Start and warm up its processes, one after the other."""
        try:
            for command in self.commands:
                worker = BenchProcess(command, self.environment, self.folder)
                stack.callback(worker.close)
                worker.receive()
                self.workers.append(worker)
        except (OSError, WorkerFailed) as error:
            self.problem = str(error)

    def measure(self, seconds: float) -> None:
        """Let all its processes play at the same time."""
        try:
            for worker in self.workers:
                worker.send({"seconds": seconds, "threads": self.threads})
            self.rounds.append([worker.receive() for worker in self.workers])
        except WorkerFailed as error:
            self.problem = str(error)

    def rates(self, what: str = "moves", seconds: str = "seconds") -> list[float]:
        """Rates per second, by round; empty if not counted."""
        if any(what not in answer or seconds not in answer for answers in self.rounds for answer in answers):
            return []
        return [sum(answer[what] / answer[seconds] for answer in answers) for answers in self.rounds]


def bench(
    game: Annotated[str, typer.Argument(help="The game to measure.")] = "architect",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of the table.")] = False,
    players: Annotated[int, typer.Option(help="How many seats play.")] = 4,
    seconds: Annotated[float, typer.Option(min=0.001, help="How long each measurement lasts; there are three.")] = 3.0,
    peers: Annotated[bool, typer.Option(help="Measure other engines as well (`make bench` installs them).")] = True,
    rl: Annotated[bool, typer.Option(help="Measure environments for programs that learn (docs/learning.md).")] = False,
    option: Options = None,
    only: Annotated[list[str] | None, typer.Option(hidden=True, help="Measure only these rows, by key.")] = None,
) -> None:
    """Measure random legal moves per second, on one core, on all, on a GPU, and beside other engines."""
    rules = game_rules(game)
    if players not in rules.player_counts:
        counts = ", ".join(map(str, rules.player_counts))
        raise OptionError("players", f"got {players}, expected one of: {counts}")
    options = read_options(None, option or [])
    load(game).new(players, 0, options)
    with tempfile.TemporaryDirectory(prefix="queenswright-bench-") as cache, ExitStack() as stack:
        ours = own(game, players, seconds, cache, options)
        if rl:
            ours = chain((one for one in ours if one.key == "one_core"), learning(game, players, cache, options))
        found = others(root_folder(), LEARNING_PEERS if rl else PEERS) if peers else []
        contestants = [*ours, *found]
        wanted = [c for c in contestants if not only or c.key in only]
        steps = stack.enter_context(_Steps(len(wanted) * (ROUNDS + 1)))
        loading = load_times(game, cache, steps) if not only or "compile" in only else None
        contest(wanted, seconds, steps, stack)
    about = {"game": game, "title": rules.title, "players": players, "seconds": seconds, "rounds": ROUNDS}
    about |= {"options": options} if options else {}
    result = report(about, rules.state.dtype.itemsize, loading, wanted)
    if as_json:
        typer.echo(json.dumps(result, indent=2))
    else:
        Console(width=None if sys.stdout.isatty() else TABLE_WIDTH).print(table(result))


def contest(contestants: Sequence[Contestant], seconds: float, steps: _Steps, stack: ExitStack) -> None:
    """Warm up all contestants, then measure them in turn, round by round."""
    for contestant in contestants:
        steps.next(f"warming up: {contestant.label}")
        contestant.start(stack)
    for turn in range(ROUNDS):
        for contestant in contestants:
            steps.next(f"round {turn + 1} of {ROUNDS}: {contestant.label}")
            if not contestant.problem:
                contestant.measure(seconds)


class _Steps:
    """The progress line on stderr."""

    def __init__(self, total: int) -> None:
        columns = (BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
        self._progress = Progress(*columns, console=Console(stderr=True), transient=True)
        self._task = self._progress.add_task("", total=total)

    def __enter__(self) -> _Steps:
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    def tell(self, what: str) -> None:
        self._progress.update(self._task, description=what)

    def next(self, what: str) -> None:
        self._progress.update(self._task, description=what, advance=1)


def own(
    game: str, players: int, seconds: float, cache: str, options: Mapping[str, Any] | None = None
) -> Iterator[Contestant]:
    """Our rows. The compiled ones share the cache that this run fills."""
    cores = core_count()
    worker = [sys.executable, "-m", "queenswright.cli.bench_worker", game, "--serve"]
    worker += ["--players", str(players), "--seconds", str(seconds), "--options", json.dumps(options or {})]
    compiled = {"QUEENSWRIGHT_RULES": "numba", "QUEENSWRIGHT_CACHE": cache}
    yield Contestant("uncompiled", "not compiled (Python)", [worker], {"QUEENSWRIGHT_RULES": "python"})
    yield Contestant("one_core", "one core", [worker], compiled)
    threads = [*worker, "--threads", str(cores)]
    yield Contestant("all_cores", f"all cores ({cores} threads)", [threads], compiled, threads=cores)
    yield Contestant("processes", f"{cores} processes at the same time", [worker] * cores, compiled)
    yield Contestant("gpu", "GPU", [[*worker, "--gpu"]], compiled)


def learning(game: str, players: int, cache: str, options: Mapping[str, Any]) -> Iterator[Contestant]:
    """The rows of our environments, on one core or on a GPU."""
    worker = [sys.executable, "-m", "queenswright.cli.bench_learning", game]
    named = ["--players", str(players), "--options", json.dumps(options), "--serve"]
    compiled = {"QUEENSWRIGHT_RULES": "numba", "QUEENSWRIGHT_CACHE": cache}
    for kind, label in LEARNING.items():
        yield Contestant(kind, label, [[*worker, kind, *named]], compiled)


def others(root: Path, peers: Sequence[tuple[str, str, str]] = PEERS) -> Iterator[Contestant]:
    """The peers' rows."""
    for environment, game, label in peers:
        home = root / ".peers" / environment
        command = [str(home / "bin" / "python"), "-m", f"bench.peers.{environment}.run", game, "--serve"]
        peer = Contestant(f"{environment}-{game}", label, [command], {}, folder=root, is_peer=True)
        note = home.with_suffix(".problem")
        if note.exists():
            peer.commands, peer.problem = [], note.read_text(encoding="utf-8").strip()
        elif not home.exists():
            peer.commands, peer.problem = [], "not installed: make bench"
        yield peer


def root_folder() -> Path:
    """The checkout with the peers: the one that contains this file, or the current folder."""
    checkout = Path(__file__).resolve().parents[3]
    return checkout if (checkout / "bench" / "peers").is_dir() else Path.cwd()


def load_times(game: str, cache: str, steps: _Steps) -> dict[str, float]:
    """How long a fresh process takes until the compiled game is ready: with an empty cache, and with a full one."""
    steps.tell("compiling the rules into an empty cache")
    cold = load_seconds(game, cache)
    steps.tell("loading the compiled rules from the cache")
    return {
        "cold_compile_seconds": cold,
        "cached_load_seconds": median(load_seconds(game, cache) for _ in range(ROUNDS)),
    }


def load_seconds(game: str, cache: str) -> float:
    """The seconds from starting Python to a loaded game."""
    environment = {**os.environ, "QUEENSWRIGHT_RULES": "numba", "QUEENSWRIGHT_CACHE": cache}
    command = [sys.executable, "-c", f"import queenswright; queenswright.load({game!r})"]
    start = time.perf_counter()
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise QueenswrightError(f"the rules cannot be compiled: {done.stderr.strip().splitlines()[-1]}")
    return time.perf_counter() - start
