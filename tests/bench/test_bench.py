"""The benchmark measures and reports; how fast anything is belongs to `make bench`, not to a test."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest
import typer
from bench.peers import measure as peers_measure
from typer.testing import CliRunner

from bench import install_peers
from queenswright.cli import bench_worker
from queenswright.cli.bench import Contestant, bench, others
from queenswright.cli.bench_report import report, table
from queenswright.kernel.errors import OptionError

PYTHON = {"QUEENSWRIGHT_RULES": "python"}
WORKER = [sys.executable, "-m", "queenswright.cli.bench_worker", "architect", "--players", "2", "--seconds", "0.01"]
ABOUT = {"game": "architect", "title": "Queen's Architect", "players": 2, "seconds": 0.01, "rounds": 3}


def run(*arguments: str) -> str:
    app = typer.Typer()
    app.command()(bench)
    done = CliRunner().invoke(app, list(arguments), catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.stdout


def contestant(key: str, *rates: float, is_peer: bool = False) -> Contestant:
    """One that was measured already: so many moves in one second, round by round."""
    answer = {"seconds": 1.0, "peer": "Engine", "version": "1.0", "cores": 1.0}
    rounds = [[{**answer, "moves": rate, "moves_with_forced": 2 * rate}] for rate in rates]
    return Contestant(key, key, [], {}, is_peer=is_peer, rounds=rounds)


def test_worker_prints_one_line_for_each_number_of_threads(capsys: pytest.CaptureFixture[str]) -> None:
    bench_worker.main(["architect", "--players", "2", "--seconds", "0.01", "--threads", "1", "2"])
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(lines) == 2
    for line in lines:
        assert line["moves"] > line["games"] > 0
        assert line["seconds"] >= 0.01


def test_worker_answers_every_request() -> None:
    served = Contestant("uncompiled", "uncompiled", [[*WORKER, "--serve"]] * 2, PYTHON)
    with ExitStack() as stack:
        served.start(stack)
        served.measure(0.01)
        served.measure(0.01)
    assert served.problem == ""
    assert [len(answers) for answers in served.rounds] == [2, 2]
    assert all(rate > 0 for rate in served.rates())


def test_a_gpu_that_is_not_there_is_a_remark() -> None:
    served = Contestant("gpu", "GPU", [[*WORKER, "--serve", "--gpu"]], PYTHON)  # not compiled: never on a GPU
    with ExitStack() as stack:
        served.start(stack)
    assert served.problem.startswith("no GPU")
    assert served.rates() == []


def test_a_process_that_dies_leaves_its_last_words() -> None:
    dying = Contestant("x", "x", [[sys.executable, "-c", "raise SystemExit('first line\\nno such card')"]], {})
    with ExitStack() as stack:
        dying.start(stack)
    assert dying.problem == "no such card"


def test_json_has_every_figure() -> None:
    found = json.loads(run("--json", "--players", "2", "--seconds", "0.01", "--no-peers", "--only", "uncompiled"))
    assert found["game"] == "architect"
    assert found["players"] == 2
    assert found["state_bytes"] > 100
    assert found["date"].startswith("20")
    assert set(found["machine"]) >= {"cpu", "cores", "python", "numba", "numpy"}
    assert list(found["rows"]) == ["uncompiled"]
    row = found["rows"]["uncompiled"]
    assert len(row["rounds"]) == found["rounds"] == 3
    assert min(row["rounds"]) <= row["moves_per_second"] <= max(row["rounds"])
    assert row["games_per_second"] > 0
    assert row["problem"] is None


def test_table_names_what_was_measured() -> None:
    printed = run("--players", "2", "--seconds", "0.01", "--no-peers", "--only", "uncompiled")
    assert "Queen's Architect, 2 players" in printed
    assert "not compiled" in printed
    assert "bytes" in printed


def test_players_that_the_game_does_not_have_are_refused() -> None:
    with pytest.raises(OptionError, match="expected one of: 2, 3, 4"):
        bench(players=5)


def test_ratios_are_medians_of_the_rounds_ratios() -> None:
    rows = [
        contestant("one_core", 100, 200, 300),
        contestant("all_cores", 150, 300, 600),
        contestant("processes", 200, 300, 500),
        contestant("engine", 1, 4, 2, is_peer=True),
    ]
    found = report(ABOUT, 528, None, rows)
    assert found["threads_to_processes"] == 1.0  # of 0.75, 1 and 1.2
    engine = found["rows"]["engine"]
    assert engine["moves_per_second"] == 2
    assert engine["one_core_is_times"] == 100  # of 100, 50 and 150
    assert engine["one_core_is_times_with_forced"] == 50
    assert table(found).row_count == 5


@pytest.mark.parametrize(("cores", "busy"), [(0.4, True), (0.99, False)])
def test_a_busy_machine_is_named(cores: float, busy: bool) -> None:
    row = contestant("one_core", 100)
    row.rounds[0][0]["cores"] = cores
    assert ("BUSY" in str(table(report(ABOUT, 528, None, [row])).caption)) == busy


def test_a_round_without_an_answer_does_not_stop_the_table() -> None:
    silent = Contestant("engine", "engine", [], {}, is_peer=True, problem="not installed: make bench")
    found = report(ABOUT, 528, None, [contestant("one_core", 100), silent])
    assert found["rows"]["engine"]["moves_per_second"] is None
    assert found["rows"]["engine"]["problem"] == "not installed: make bench"
    assert table(found).row_count == 3


def test_peers_that_are_not_there_say_why(tmp_path: Path) -> None:
    (tmp_path / ".peers" / "rlcard").mkdir(parents=True)
    (tmp_path / ".peers" / "pgx.problem").write_text("cannot be installed: no wheel\n")
    problems = {peer.key: peer.problem for peer in others(tmp_path)}
    assert problems["catanatron-catan"] == "not installed: make bench"
    assert problems["pgx-go_9x9"] == "cannot be installed: no wheel"
    assert problems["rlcard-uno"] == ""


def test_every_peer_has_pinned_requirements_without_addresses() -> None:
    folders = {peer.key.partition("-")[0] for peer in others(Path())}
    for folder in folders:
        lines = (install_peers.ROOT / "bench" / "peers" / folder / "requirements.txt").read_text().splitlines()
        assert lines
        assert all("==" in line and "://" not in line for line in lines)


def test_a_peer_that_cannot_be_installed_is_noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(install_peers, "ROOT", tmp_path)
    monkeypatch.setattr(install_peers, "PEERS", tmp_path / ".peers")
    wanted = tmp_path / "bench" / "peers" / "nobody" / "requirements.txt"
    wanted.parent.mkdir(parents=True)
    wanted.write_text("no-such-package==1\n")
    failed = subprocess.CompletedProcess([], 1, "", "looking around\nERROR: no such package\n")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: failed)
    install_peers.main()
    note = tmp_path / ".peers" / "nobody.problem"
    assert note.read_text() == "cannot be installed: ERROR: no such package\n"
    (tmp_path / ".peers" / "nobody").mkdir()
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 0, "", ""))
    install_peers.main()
    assert not note.exists()


def test_the_peers_stop_watch_adds_up() -> None:
    found = peers_measure.measure(lambda: (2, 3), 0.001)
    assert found["moves"] * 3 == found["moves_with_forced"] * 2 > 0
    assert found["seconds"] >= 0.001
