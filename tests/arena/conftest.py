"""Matches in a folder of the test's own, with small bots of all kinds, on uncompiled rules unless a test differs."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from queenswright.arena import Match, PlayedGame, new_match
from queenswright.arena.run import Audience
from queenswright.cli import app

Run = Callable[..., Result]

COMMAND = [sys.executable, "-c", "from queenswright.cli import main; main()", "arena"]
SHORT = {"round_limit": 2}
BOTS = '''
import os
import sys
import time

from queenswright.bots import Bot


class First(Bot):
    def choose(self, position, budget):
        return position.legal_moves[0]


class Slow(Bot):
    """Writes its process down and takes its time."""

    def choose(self, position, budget):
        with open("processes", "a") as file:
            print(os.getpid(), file=file)
        time.sleep(0.01)
        return position.legal_moves[0]


class Raises(Bot):
    def choose(self, position, budget):
        raise ValueError("I am\\n lost")


class Illegal(Bot):
    def choose(self, position, budget):
        return "fly to the moon"


class Dies(Bot):
    def choose(self, position, budget):
        print("goodbye", flush=True)
        os._exit(3)


class Killed(Bot):
    def choose(self, position, budget):
        os.kill(os.getpid(), 9)


class Hangs(Bot):
    def choose(self, position, budget):
        time.sleep(1000)


class Quits(Bot):
    def choose(self, position, budget):
        sys.exit("enough")


class Chatty(Bot):
    """Prints what looks like an answer and wants to read."""

    def choose(self, position, budget):
        print('{"ready": true}', flush=True)
        assert sys.stdin.read() == ""
        return position.legal_moves[0]


class Unmakeable(Bot):
    def __init__(self, game, seed):
        raise RuntimeError("not today")
'''


class Listener(Audience):
    """Notes what it is told."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def preparing(self) -> None:
        self.told.append("preparing")

    def begins(self, done: int, total: int) -> None:
        self.told.append(f"{done} of {total}")

    def played(self, games: Sequence[PlayedGame]) -> None:
        self.told += [str(game.number) for game in games]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "small_bots.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("QUEENSWRIGHT_RULES", "python")
    monkeypatch.setenv("QUEENSWRIGHT_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("NO_COLOR", "1")
    return tmp_path


@pytest.fixture
def run() -> Run:
    def run(*args: str) -> Result:
        return CliRunner().invoke(app, ["arena", *args])

    return run


def program(*args: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The real program."""
    return subprocess.run(
        [*COMMAND, *args],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def small_match(*seats: str, games: int = 4, seed: int = 1) -> Match:
    """A match of short games; bots of the tests are known by the names of their classes."""
    own = [f"small_bots:{name.capitalize()}" for name in dict.fromkeys(seats) if name != "random"]
    return new_match("architect", seats, games, seed=seed, options=SHORT, bots=own)


def outcome(games: Iterable[PlayedGame]) -> list[tuple[object, ...]]:
    """What has to be the same wherever and in whatever order games are played."""
    return [(one.number, one.seed, one.seats, one.places, one.reason, one.moves, one.facts) for one in games]
