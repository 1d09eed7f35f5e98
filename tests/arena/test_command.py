"""`queenswright arena` as people use it: tables, interruptions, going on, and bad input."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import time
from pathlib import Path

import pytest
from tests.arena.conftest import COMMAND, Run, outcome, program
from tests.arena.test_pool import assert_gone
from tests.cli.conftest import at_a_terminal

from queenswright.arena import open_results
from queenswright.games import game_rules, pack_path
from queenswright.records import read_record

SHORT = ("--option", "round_limit=2", "--jobs", "2")
SLOW = ("--seats", "slow,random", "--bot", "small_bots:Slow", "--option", "round_limit=3", "--jobs", "2")


def test_the_table_and_what_it_means(run: Run) -> None:
    done = run("--seats", "first,random", "--bot", "small_bots:First", "--games", "21", "--results", "r.sqlite", *SHORT)
    assert done.exit_code == 0, done.output
    assert "22 games instead of 21, so that every deal is played in all its seatings." in done.stderr
    assert "Seed 1, results: r.sqlite" in done.stderr
    assert "compiling them takes about a minute the first time" in done.stderr
    assert "Queen's Architect, 2 players, pack royal, round_limit=2" in done.stdout
    assert "22 games of 11 deals" in done.stdout
    assert "round_limit 100.0 %" in done.stdout
    said = "is stronger than" if "is stronger than" in done.stdout else "no difference is shown"
    found = json.loads(run("--seats", "first,random", "--bot", "small_bots:First", "--games", "22", "--results",
                           "r.sqlite", "--json", *SHORT).stdout)  # fmt: skip
    assert found["differences"][0]["is_shown"] == (said == "is stronger than")
    assert found["played"] == 22
    assert found["match"]["seats"] == ["first", "random"]
    assert {bot["bot"] for bot in found["bots"]} == {"first", "random"}
    assert all(bot["seconds_per_decision"] > 0 for bot in found["bots"])


def test_a_narrow_screen_has_fewer_columns_and_whole_names(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    match = ("--seats", "first,random", "--bot", "small_bots:First", "--games", "4", "--results", "r.sqlite", *SHORT)
    assert "think time" in run(*match).stdout
    monkeypatch.setenv("COLUMNS", "60")
    code, told = at_a_terminal("arena", *match, keys=[])
    assert code == 0
    assert "│ first  │" in told
    assert "rating" in told
    assert "think time" not in told
    assert "…" not in told


def test_too_few_deals_make_no_claim(run: Run) -> None:
    done = run("--seats", "first,random", "--bot", "small_bots:First", "--games", "4", *SHORT)
    assert "Too few deals to say who is stronger: 10 are the least." in done.stdout
    assert "is stronger" not in done.stdout.replace("who is stronger", "")


def test_without_a_file_the_results_lie_in_the_data_folder(run: Run, folder: Path) -> None:
    assert run("--seats", "random,random", "--games", "2", *SHORT).exit_code == 0
    (path,) = (folder / "data" / "arena").iterdir()
    with open_results(path) as results:
        assert len(results.games()) == 2


def test_records_are_kept_on_request(run: Run) -> None:
    assert run("--seats", "random,random", "--games", "2", "--records", "--results", "r.sqlite", *SHORT).exit_code == 0
    with open_results("r.sqlite") as results:
        for game in results.games():
            assert game.record is not None
            assert tuple(read_record(game.record).replay().standings) == game.places


def test_failed_games_are_told(run: Run) -> None:
    done = run("--seats", "dies,random", "--bot", "small_bots:Dies", "--games", "6", "--results", "r.sqlite", *SHORT)
    assert done.exit_code == 0
    assert "No game was finished." in done.stdout
    assert "6 games failed and count for nobody:" in done.stdout
    assert "game 2: seat 2, bot dies: its process ended with status 3 (goodbye)" in done.stdout
    assert "and 1 more, in the results file" in done.stdout


def test_without_a_seed_a_match_goes_on_with_its_own(run: Run) -> None:
    first = ("--seats", "random,random", "--results", "r.sqlite", *SHORT)
    assert run(*first, "--games", "2", "--seed", "77").exit_code == 0
    done = run(*first, "--games", "4")
    assert done.exit_code == 0, done.output
    assert "2 games are there already; 2 are left." in done.stderr


def started(*args: str) -> subprocess.Popen[str]:
    """The real program, in a process group of its own, with at least three games in its file."""
    process = subprocess.Popen(
        [*COMMAND, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    end = time.monotonic() + 60
    while count("r.sqlite") < 3:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < end
        time.sleep(0.02)
    return process


def count(path: str) -> int:
    if not Path(path).exists():
        return 0
    connection = sqlite3.connect(path)
    try:
        return int(connection.execute("SELECT count(*) FROM games").fetchone()[0])
    except sqlite3.Error:
        return 0
    finally:
        connection.close()


@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_keeps_what_is_finished_and_the_same_command_goes_on(folder: Path) -> None:
    match = (*SLOW, "--games", "16", "--results", "r.sqlite")
    process = started(*match)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    kept = count("r.sqlite")
    assert 3 <= kept < 16
    assert f"Stopped: {kept} of 16 games are in r.sqlite." in err
    assert "The same command goes on from there." in err
    assert "Traceback" not in err
    assert f"{kept} games of" in out
    assert_gone(folder)
    done = program(*match)
    assert done.returncode == 0, done.stderr
    assert f"{kept} games are there already; {16 - kept} are left." in done.stderr
    assert count("r.sqlite") == 16


def test_a_killed_match_loses_no_finished_game_and_leaves_no_process(folder: Path) -> None:
    match = (*SLOW, "--games", "10", "--results")
    process = started(*match, "r.sqlite")
    kept = count("r.sqlite")
    process.kill()
    process.communicate()
    assert_gone(folder)
    with open_results("r.sqlite") as results:
        assert kept <= len(results.games()) < 10
    assert program(*match, "r.sqlite").returncode == 0
    assert program(*match, "whole.sqlite").returncode == 0
    with open_results("r.sqlite") as results, open_results("whole.sqlite") as whole:
        assert outcome(results.games()) == outcome(whole.games())


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        (("--seats", "random,random,random"), "seats there ['random', 'random'], here ['random', 'random', 'random']"),
        (("--seed", "2"), "seed there 1, here 2"),
        (("--variant", "companion"), "options there {'round_limit': 2}, here {'variant': 'companion'"),
        (("--players", "3"), "players there 2, here 3"),
        (("--pack", "mine.toml"), "pack_digest there '"),
        (("--bot", "small_bots:First"), "bots there {}, here {'first': 'small_bots:First'}"),
    ],
)
def test_the_file_of_another_match_is_refused(run: Run, folder: Path, changed: tuple[str, str], told: str) -> None:
    text = pack_path(game_rules("architect"), None).read_text(encoding="utf-8")
    assert "talers_per_bond = 2" in text
    (folder / "mine.toml").write_text(text.replace("talers_per_bond = 2", "talers_per_bond = 3"), encoding="utf-8")
    first = ("--seats", "random,random", "--games", "2", "--results", "r.sqlite", *SHORT)
    assert run(*first).exit_code == 0
    before = Path("r.sqlite").read_bytes()
    done = run(*first, *changed)
    assert done.exit_code == 2, done.output
    assert "r.sqlite: holds another match: " in done.stderr
    assert told in done.stderr
    assert "Use the same options, or another file" in done.stderr
    assert Path("r.sqlite").read_bytes() == before


BAD = [
    (("chess",), "game: got 'chess', expected one of: architect"),
    (("--seats", "random,nobody"), "bot: got 'nobody', expected one of: "),
    (("--seats", "random,masterr"), "did you mean 'master'?"),
    (("--seats", "random"), "seats: got 1 bot, expected 2, 3, 4 seats"),
    (("--seats", "random,random,random,random,random"), "got 5 bots"),
    (("--seats", "random,,random"), "got an empty name"),
    (("--seats", "random,random", "--players", "7"), "players: got 7"),
    (("--games", "0"), "games: got 0, expected a whole number from 1"),
    (("--games", "-3"), "games: got -3"),
    (("--seed", "-1"), "seed: got -1"),
    (("--option", "nope=1"), "options.nope: unknown option"),
    (("--pack", "nope"), "nope: no such pack"),
    (("--jobs", "0"), "--jobs: got 0"),
    (("--on", "mars"), "--on: got 'mars', expected one of: here, ray"),
    (("--game-timeout", "0"), "--game-timeout: got 0"),
    (("--game-timeout", "nan"), "--game-timeout: got nan"),
    (("--anchor", "master"), "--anchor: got 'master', expected one of: random"),
    (("--bot", "First"), "expected module:Class"),
    (("--bot", "nowhere:First", "--seats", "random,first"), "No module named 'nowhere'"),
    (("--bot", "small_bots:Missing", "--seats", "random,missing"), "has no attribute 'Missing'"),
    (("--results", "prose.txt"), "prose.txt: is not a results file"),
    (("--results", "half.sqlite"), "half.sqlite: is not a results file (file is not a database)"),
    (("--results", "no/such/folder/r.sqlite"), "no/such/folder/r.sqlite: no such file or directory"),
    (("--results", "."), "is a directory"),
]


@pytest.mark.parametrize(("args", "told"), BAD, ids=[" ".join(args)[:60] for args, _ in BAD])
def test_bad_input_is_one_clear_line_and_exit_code_2(run: Run, folder: Path, args: tuple[str, ...], told: str) -> None:
    Path("prose.txt").write_text("Dear diary, today I built a palace.\n", encoding="utf-8")
    whole = b"SQLite format 3\0" + bytes(range(256)) * 40
    Path("half.sqlite").write_bytes(whole)
    seats = () if "--seats" in args else ("--seats", "random,random")
    done = run(*args, *seats, *(() if "--jobs" in args else ("--jobs", "1")))
    assert done.exit_code == 2, done.output
    assert done.stdout == ""
    errors = [line for line in done.stderr.splitlines() if line.startswith("error: ")]
    assert len(errors) == 1
    assert told in errors[0]
    assert "Traceback" not in done.stderr
    assert Path("prose.txt").read_text(encoding="utf-8") == "Dear diary, today I built a palace.\n"
    assert Path("half.sqlite").read_bytes() == whole
