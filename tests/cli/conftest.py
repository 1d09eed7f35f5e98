"""Running the command line: in this process for speed, as a real program where signals and pipes matter."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from queenswright.cli import app

Run = Callable[..., Result]
Program = Callable[..., "subprocess.CompletedProcess[str]"]

COMMAND = [sys.executable, "-c", "from queenswright.cli import main; main()"]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own, and a plain wide enough terminal."""
    folder = tmp_path / "data"
    monkeypatch.setenv("QUEENSWRIGHT_DATA", str(folder))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.chdir(tmp_path)
    return folder


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
            timeout=120,
            check=False,
        )
        return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())

    return program


def saved(data: Path) -> list[Path]:
    return sorted((data / "games").glob("*.qw"))
