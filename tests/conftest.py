"""Fixtures for all tests, and the evidence file: which clause is proved by which tests."""

from __future__ import annotations

import gc
import json
import os
import signal
import tomllib
from collections import defaultdict
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from tests.installed import install_tiny
from tests.schedule import ByFile, by_length

import queenswright as qw
from queenswright.bots import process
from queenswright.games import BUILT_IN, game_rules
from queenswright.kernel.game import Game

install_tiny()
os.environ["QUEENSWRIGHT_LANG"] = "en"  # whatever language the machine speaks

EVIDENCE = Path(__file__).parents[1] / "src/queenswright/games/{game}/evidence.json"


def prefix_of(game: str) -> str:
    """What the ids of a game's clauses begin with."""
    entries = tomllib.loads((game_rules(game).folder / "clauses.toml").read_text(encoding="utf-8"))["clause"]
    return str(entries[0]["id"]).partition("-")[0]


GAME_OF_PREFIX = {prefix_of(game): game for game in BUILT_IN}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--no-pictures", action="store_true", help="the browser tests keep pictures of failures only")
    parser.addoption(
        "--postgresql", action="store_true", help="the servers of the browser tests keep all in PostgreSQL"
    )
    parser.addoption("--evidence", action="store_true", help="write the evidence files of a complete run")


@pytest.fixture(scope="session")
def architect() -> Game:
    """With the pack that people play."""
    return qw.load("architect")


@pytest.fixture(scope="session")
def queensdale() -> Game:
    return qw.load("queensdale")


@pytest.fixture(scope="session")
def tiny() -> Game:
    """The small game of the tests, with an interrupt, dice, a deck and secrets."""
    return qw.load("tiny")


@pytest.fixture(scope="session", params=["architect", "queensdale", "tiny"])
def any_game(request: pytest.FixtureRequest) -> Game:
    """Every game of the contract, the tiny one of the tests included."""
    return qw.load(request.param)


@pytest.fixture
def ctrl_c() -> Iterator[None]:
    """Programs that the test starts hear Ctrl-C, also when the run was started in the background and ignores it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture
def uncompiled_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process of bots that need not think loads no compiled rules, which takes longer than all the rest."""
    monkeypatch.setattr(process, "RULES", "python")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    clauses = sorted({clause for mark in item.iter_markers("clauses") for clause in mark.args})
    if clauses and call.when == "call":
        item.user_properties.append(("clauses", clauses))
        report.user_properties = list(item.user_properties)
    return report


class Evidence:
    """Collects clause -> test -> passed, in the process that sees all reports."""

    def __init__(self) -> None:
        self.tests: dict[str, dict[str, bool]] = defaultdict(dict)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, clauses in report.user_properties:
            if name == "clauses" and report.when == "call":
                test = report.nodeid.partition("[")[0]
                for clause in cast(list[str], clauses):
                    self.tests[clause][test] = self.tests[clause].get(test, True) and report.passed

    def pytest_sessionfinish(self) -> None:
        by_game: dict[str, dict[str, dict[str, bool]]] = defaultdict(dict)
        for clause, tests in sorted(self.tests.items()):
            by_game[GAME_OF_PREFIX[clause.partition("-")[0]]][clause] = dict(sorted(tests.items()))
        for game, clauses in by_game.items():
            path = Path(str(EVIDENCE).format(game=game))
            path.write_text(json.dumps(clauses, indent=1) + "\n", encoding="utf-8")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest comes first, in every process the same."""
    by_length(items)


def pytest_collection_finish() -> None:
    """The tests stay until the end of the run, so Python need not look for garbage among them, nor so often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> ByFile:
    """Tests are shared out by files."""
    return ByFile(config, log)


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--evidence") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Evidence())
