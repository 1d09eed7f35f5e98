"""`queenswright watch`: a game between bots, told round by round."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest
from tests.cli.conftest import COMMAND, PATIENCE, Program, Run, at_a_terminal, saved

from queenswright.records import read_record

SHORT = ("--seats", "random,random,random", "--seed", "7", "--option", "round_limit=3", "--pace", "0")


def test_a_game_is_told_round_by_round_with_standings_and_the_table_at_the_end(run: Run, data: Path) -> None:
    done = run("watch", *SHORT)
    assert done.exit_code == 0
    assert "A game of Queen's Architect: Yellow (random), Green (random), Blue (random)." in done.output
    for told in ("Round 1 begins.", "Round 3 begins.", "The end", "Billboard", "Options: round_limit=3."):
        assert told in done.output
    assert done.output.count("Players  ") == 5  # three rounds, the last table, the final places
    assert re.search(r"wins|share the victory", done.output)
    assert saved(data) == []


def test_the_record_replays_and_the_same_seed_gives_the_same_game(run: Run, tmp_path: Path) -> None:
    for name in ("a.qw", "b.qw"):
        done = run("watch", *SHORT, "--record", name)
        assert f"The record of the game:\n{name}" in done.output
    texts = [(tmp_path / name).read_text(encoding="utf-8") for name in ("a.qw", "b.qw")]
    assert texts[0] == texts[1]
    assert read_record(texts[0]).replay().is_over
    assert read_record(texts[0]).seats == ("random", "random", "random")


def test_the_pace_is_kept(run: Run) -> None:
    args = ("watch", "--seats", "random,random", "--seed", "7", "--option", "round_limit=1")
    started = time.monotonic()
    turns = len(re.findall(r"^ +\w+ (?:takes|turns|moves|leaves)", run(*args, "--pace", "0").output, re.MULTILINE))
    quick = time.monotonic() - started
    started = time.monotonic()
    run(*args, "--pace", "0.3")
    assert turns >= 6
    assert time.monotonic() - started > quick + 6 * 0.3 - 0.5


@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_ends_politely_and_the_record_has_every_finished_turn(tmp_path: Path, data: Path) -> None:
    watching = subprocess.Popen(
        [*COMMAND, "watch", "--seats", "random,random", "--pace", "0.2", "--record", "a.qw"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=dict(os.environ), text=True,
    )  # fmt: skip
    path = tmp_path / "a.qw"
    for _ in range(600):
        if path.exists() and len(read_record(path.read_text(encoding="utf-8")).turns) > 5:
            break
        time.sleep(0.05)
    watching.send_signal(signal.SIGINT)
    out, err = watching.communicate(timeout=PATIENCE)
    assert (watching.returncode, err) == (130, "")
    assert "Stopped in turn " in out
    assert len(read_record(path.read_text(encoding="utf-8")).replay().moves) > 5


@pytest.mark.usefixtures("ctrl_c")
def test_enter_pauses_at_a_terminal(data: Path) -> None:
    keys = [("Enter pauses", "\n"), ("Paused; press Enter to continue.", "\n"), ("Round 1 begins.", "\x03")]
    code, told = at_a_terminal("watch", "--seats", "random,random", "--seed", "7", "--pace", "0.5", keys=keys)
    assert code == 130
    assert "Stopped in turn 1 " in told


@pytest.mark.usefixtures("troupe")
def test_a_bot_that_fails_is_replaced_in_front_of_everybody(program: Program) -> None:
    args = ("--seats", "random,dying", "--bot", "troupe:Dying", "--seed", "7", "--option", "round_limit=1")
    done = program("watch", *args, "--pace", "0")
    assert done.returncode == 0, done.stderr
    told = " ".join(done.stdout.split())
    assert "Green (dying) failed again, so greedy plays this seat from now on" in told
    assert "[greedy]" in told


def test_the_levels_play_a_short_game(program: Program) -> None:
    args = ("--seats", "master/10,journeyman,greedy", "--seed", "7", "--option", "round_limit=2", "--pace", "0")
    done = program("watch", *args)
    assert done.returncode == 0, done.stderr
    assert "Yellow (master/10), Green (Journeyman), Blue (greedy)" in done.stdout
    assert "did not move" not in done.stdout
    assert "[greedy]" not in done.stdout
    assert "The end" in done.stdout
