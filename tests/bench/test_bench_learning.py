"""`queenswright bench --rl`: the environments for programs that learn are measured beside others."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

import pytest

from bench import install_peers
from queenswright.cli import bench_learning
from queenswright.cli.bench import LEARNING, LEARNING_PEERS, Contestant, learning, others, root_folder
from queenswright.cli.bench_report import report, table

ABOUT = {"game": "architect", "title": "Queen's Architect", "players": 2, "seconds": 1.0, "rounds": 1}


@pytest.mark.parametrize("kind", ["wide", "bits", "vector", "table"])
def test_a_worker_counts_steps(kind: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(bench_learning, "GAMES", 3)
    monkeypatch.setattr(bench_learning, "STEPS", 4)
    monkeypatch.setattr(bench_learning, "DRAWS", 12)
    bench_learning.main(["architect", kind, "--players", "2", "--seconds", "0.001"])
    found = json.loads(capsys.readouterr().out)
    assert found["moves"] % 12 == 0 < found["moves"]
    assert 0 < found["seconds"] <= found["seconds_with_fetching"]


def test_without_a_gpu_its_row_says_so() -> None:
    row = next(one for one in learning("architect", 2, "unused", {}) if one.key == "device")
    row.environment = {"QUEENSWRIGHT_RULES": "python"}
    with ExitStack() as stack:
        row.start(stack)
    assert row.problem.startswith("no CUDA GPU can be used")


def test_rows_have_rates_with_and_without_choosing() -> None:
    answers: list[dict[str, Any]] = [
        {"moves": 200, "games": 0, "seconds": 2.0, "seconds_with_fetching": 4.0, "cores": 1.0, "busy": 5.0}
    ]
    rows = [Contestant(key, label, [], {}, rounds=[answers]) for key, label in LEARNING.items()]
    found = report(ABOUT, 528, None, rows)
    assert found["rows"]["wide"]["moves_per_second"] == 100
    assert found["rows"]["wide"]["moves_per_second_with_fetching"] == 50
    assert found["rows"]["wide"]["moves_per_processor_second"] == 40
    assert table(found).row_count == len(LEARNING) + 1


def test_peers_are_pinned_without_addresses() -> None:
    for peer in others(root_folder(), LEARNING_PEERS):
        folder = peer.key.partition("-")[0]
        lines = (install_peers.ROOT / "bench" / "peers" / folder / "requirements.txt").read_text().splitlines()
        assert lines
        assert all("==" in line and "://" not in line for line in lines)
