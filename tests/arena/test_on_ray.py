"""The same match on Ray: a cluster of our own, a cluster that runs already, and no Ray at all."""

from __future__ import annotations

import os
import secrets
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from tests.arena.conftest import Run, outcome, program

from queenswright.arena import PlayedGame, open_results

MATCH = ("--seats", "random,first,dies", "--bot", "small_bots:First", "--bot", "small_bots:Dies", "--players", "2",
         "--games", "6", "--option", "round_limit=2")  # fmt: skip
CLUSTER = """
import logging, sys, ray
ray.init(address="local", num_cpus=2, include_dashboard=False, logging_level=logging.CRITICAL)
print(ray.get_runtime_context().gcs_address, flush=True)
sys.stdin.read()
print(ray.cluster_resources()["CPU"], flush=True)
"""


def games(path: str) -> list[PlayedGame]:
    with open_results(path) as results:
        return results.games()


def test_ray_gives_the_same_results_and_is_quiet(folder: Path) -> None:
    (folder / "tmp").mkdir()
    places = {"TMPDIR": str(folder / "tmp"), "RAY_TMPDIR": tempfile.gettempdir()}
    here = program(*MATCH, "--results", "here.sqlite", "--jobs", "2", **places)
    there = program(*MATCH, "--results", "there.sqlite", "--on", "ray", **places)
    assert (here.returncode, there.returncode) == (0, 0), there.stderr
    assert outcome(games("here.sqlite")) == outcome(games("there.sqlite"))
    assert [game.failure for game in games("here.sqlite")] == [game.failure for game in games("there.sqlite")]
    assert list((folder / "tmp").glob("queenswright-*")) == []
    assert there.stderr == here.stderr.replace("here.sqlite", "there.sqlite")


def test_a_running_cluster_is_used_and_left_running(folder: Path) -> None:
    token = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    cluster = subprocess.Popen(
        [sys.executable, "-c", CLUSTER],
        env={**os.environ, **token},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert cluster.stdout is not None
        address = cluster.stdout.readline().strip()
        done = program(*MATCH, "--results", "there.sqlite", "--on", "ray", "--jobs", "1", RAY_ADDRESS=address, **token)
        assert done.returncode == 0, done.stderr
        assert len(games("there.sqlite")) == 6
        out, _ = cluster.communicate("", timeout=60)
        assert float(out) == 2
    finally:
        cluster.kill()
        cluster.wait()


def test_a_cluster_that_is_not_there_is_named(folder: Path) -> None:
    done = program(*MATCH, "--results", "there.sqlite", "--on", "ray", RAY_ADDRESS="127.0.0.1:9")
    assert done.returncode == 2
    assert "error: RAY_ADDRESS: nothing answers at 127.0.0.1:9" in done.stderr
    assert "Traceback" not in done.stderr


def test_without_ray_the_extra_to_install_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    done = run(*MATCH, "--results", "there.sqlite", "--on", "ray")
    assert done.exit_code == 2
    assert "pip install 'queenswright[ray]'" in done.stderr


def test_ray_is_not_imported_for_matches_here() -> None:
    code = "import sys, queenswright.arena, queenswright.cli.arena; print('ray' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
