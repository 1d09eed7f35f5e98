"""Running the command line: in this process for speed, as a real program where signals and pipes matter."""

from __future__ import annotations

import os
import pty
import select
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from queenswright.cli import app
from queenswright.cli.local.home import Home
from queenswright.locale import use_language
from queenswright.records import Record
from queenswright.store.local import LocalStore
from queenswright.store.place import SqlitePlace

Run = Callable[..., Result]
Program = Callable[..., "subprocess.CompletedProcess[str]"]

PATIENCE, QUIET, MOMENT = 120.0, 0.3, 2.0
"""Seconds without output after which a program is given up, and after which its screen counts as complete."""

COMMAND = [sys.executable, "-c", "from queenswright.cli import main; main()"]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A data folder of the test's own, English on a plain wide enough terminal, and time for the bots to get ready."""
    folder = tmp_path / "data"
    monkeypatch.setenv("QUEENSWRIGHT_DATA", str(folder))
    monkeypatch.setenv("QUEENSWRIGHT_LANG", "en")
    monkeypatch.setenv("QUEENSWRIGHT_BOT_WAIT", str(PATIENCE))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.chdir(tmp_path)
    yield folder
    use_language("en")


@pytest.fixture
def run() -> Run:
    def run(*args: str, keys: str = "") -> Result:
        return CliRunner().invoke(app, list(args), input=keys)

    return run


@pytest.fixture
def program() -> Program:
    def program(*args: str, keys: str | bytes = "") -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            [*COMMAND, *args],
            input=keys.encode() if isinstance(keys, str) else keys,
            capture_output=True,
            env={**os.environ, "PYTHONIOENCODING": "utf-8"},
            timeout=PATIENCE,
            check=False,
        )
        return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())

    return program


@pytest.fixture
def troupe(tmp_path: Path, data: Path) -> None:
    """The bots of the tests as a module in the folder that the program is started in."""
    shutil.copy(Path(__file__).parents[1] / "bots" / "troupe.py", tmp_path)


def saved(data: Path) -> list[Path]:
    """The records of finished games."""
    return sorted((data / "games").glob("*.qw"))


@contextmanager
def home_in(data: Path) -> Iterator[Home]:
    """The tables that were made at a terminal."""
    with closing(LocalStore(SqlitePlace(data / "queenswright.db"))) as store:
        yield Home(store)


def kept(data: Path) -> list[Record]:
    """Every game that is kept, as a record, the oldest first."""
    if not (data / "queenswright.db").exists():
        return []
    with home_in(data) as home:
        rows = sorted((listing.table for listing in home.store.tables()), key=lambda row: row.created)
        lines = [home.look(row).line for row in rows]
        return [line.record() for line in lines if line is not None]


def at_a_terminal(*args: str, keys: list[tuple[str, str]]) -> tuple[int, str]:
    """Run the program at a pseudo-terminal: wait for each text and a quiet screen, then type the answer."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.execv(COMMAND[0], [*COMMAND, *args])
    shown = ""
    for waits_for, answer in keys:
        while waits_for not in shown:
            chunk = next_output(pid, terminal, PATIENCE, f"{waits_for!r} after {shown!r}")
            assert chunk, f"the program ended before {waits_for!r}: {shown!r}"
            shown += chunk
        shown += until_quiet(terminal)
        shown = shown.rpartition(waits_for)[2]
        os.write(terminal, answer.encode())
    rest = shown
    while chunk := next_output(pid, terminal, PATIENCE, "the end"):
        rest += chunk
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), rest


def until_quiet(terminal: int) -> str:
    """The rest of a screen; one that shows the time passing never is quiet and counts as complete after a moment."""
    shown, end = "", time.monotonic() + MOMENT
    while time.monotonic() < end and select.select([terminal], [], [], QUIET)[0]:
        try:
            shown += os.read(terminal, 65536).decode(errors="replace")
        except OSError:
            break
    return shown


def next_output(pid: int, terminal: int, seconds: float, waiting_for: str) -> str:
    """What the program shows next, empty at its end; a program that says nothing is stopped and the test fails."""
    if not select.select([terminal], [], [], seconds)[0]:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        pytest.fail(f"waited in vain for {waiting_for}")
    try:
        return os.read(terminal, 65536).decode(errors="replace")
    except OSError:
        return ""  # Linux reports the end of a pseudo-terminal as an error
