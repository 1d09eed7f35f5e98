"""Bots at the terminal table: thinking, failing, standing in, hints; and all of it without losing a move."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest
from tests.cli.conftest import COMMAND, PATIENCE, Program, Run, at_a_terminal, kept
from tests.processes import children_of

from queenswright.bots.process import LIMIT
from queenswright.records import Record

pytestmark = pytest.mark.usefixtures("troupe")

SEED = ("--seed", "7")


def the_record(data: Path) -> Record:
    (record,) = kept(data)
    return record


@pytest.mark.usefixtures("uncompiled_bots")
def test_a_bots_thinking_time_is_told_and_the_record_names_it(run: Run, data: Path) -> None:
    done = run("play", "--text", "--seats", "me,slow", "--bot", "troupe:Slow", *SEED, keys="1\n1\n1\n1\n")
    assert done.exit_code == 0, done.output
    assert re.search(r"Green \(slow\) thought for \d\.\d s\.", done.stdout)
    assert "Green slow" in done.stdout
    assert "\r" not in done.stdout
    assert the_record(data).seats == ("me", "slow")


@pytest.mark.usefixtures("uncompiled_bots")
def test_the_same_bot_comes_back_with_a_saved_game(run: Run, data: Path) -> None:
    run("play", "--text", "--seats", "me,first", "--bot", "troupe:First", *SEED, keys="1\n1\n")
    before = len(the_record(data).replay().moves)
    done = run("play", "--text", keys="1\n1\n1\n1\n")
    assert "Continuing the unfinished game of me, first" in done.stdout
    assert "Green first" in done.stdout
    assert len(the_record(data).replay().moves) > before + 4


def test_a_record_from_elsewhere_names_no_code_to_be_run(run: Run, tmp_path: Path, data: Path) -> None:
    run("play", "--text", "--seats", "me,first", "--bot", "troupe:First", *SEED, keys="1\nsave sent.qw\n")
    (tmp_path / "sent.bots").write_text('{"first": "troupe:First"}', encoding="utf-8")  # beside it, as 0.1.0 kept it
    done = run("play", "--text", "--load", "sent.qw", keys="1\n1\n1\n1\nlog all\n")
    assert "first takes" in done.output  # a person of that name, until --bot says otherwise


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Illegal", "the bot illegal chose 'palace', which is not possible"),
        ("Dying", "the bots' process has ended (exit code 3)"),
        ("Hanging", "the bot hanging has not answered after 1 second"),
    ],
)
@pytest.mark.usefixtures("uncompiled_bots")
def test_a_bot_that_fails_twice_is_replaced_and_the_game_goes_on(run: Run, data: Path, name: str, told: str) -> None:
    seats, own = f"me,{name},random", f"troupe:{name}"
    done = run("play", "--text", "--seats", seats, "--bot", own, "--bot-limit", "1", *SEED, keys="1\n" * 12)
    assert done.exit_code == 0, done.output
    told_of = " ".join(done.stdout.split())
    assert told_of.count(f"Green ({name.casefold()}) did not move: {told}") == 2
    assert told_of.count("the bot is restarted and asked once more") == 1
    assert "failed again, so greedy plays this seat from now on, marked [greedy]." in told_of
    assert re.search(r"Green takes [^.]*\. \[greedy\]", done.stdout)
    assert len(the_record(data).replay().moves) > 12


def test_bots_that_cannot_even_start_are_stood_in_for(run: Run, data: Path) -> None:
    done = run("play", "--text", "--seats", "me,stillborn", "--bot", "troupe:Stillborn", *SEED, keys="1\n" * 4)
    assert done.exit_code == 0, done.output
    told = " ".join(done.stdout.split())
    assert told.count("The bots could not be started: the bots' process has ended (exit code 4).") == 2
    assert "so greedy plays for all of them, marked [greedy]." in told
    assert "[greedy]" in done.stdout


def test_while_the_rules_are_compiled_a_simple_bot_plays_and_the_screen_says_so(
    program: Program, tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUEENSWRIGHT_CACHE", str(tmp_path / "cold"))
    monkeypatch.delenv("QUEENSWRIGHT_BOT_WAIT")
    done = program("play", "--text", "--seats", "me,master", *SEED, keys="1\n1\nhint\n1\n1\n1\n")
    told = " ".join(done.stdout.split())
    assert told.count("The bots are still being compiled; this happens once") == 1
    assert re.search(r"Green takes [^.]*\. \[greedy\]", done.stdout)
    assert "Master cannot be asked yet. greedy would play: " in told
    assert "You win" not in told
    assert the_record(data).seats == ("me", "master")


@pytest.mark.parametrize("when", ["thinking", "getting ready"])
@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_while_a_bot_thinks_ends_at_once_and_loses_nothing(data: Path, when: str) -> None:
    running = subprocess.Popen(
        [*COMMAND, "play", "--text", "--seats", "me,hanging", "--bot", "troupe:Hanging", *SEED],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, process_group=0, env=dict(os.environ),
    )  # fmt: skip
    assert running.stdin is not None
    running.stdin.write(b"1\n1\n")
    running.stdin.flush()
    for _ in range(600):
        if kept(data) and len(the_record(data).replay().moves) == 2:
            break
        time.sleep(0.05)
    if when == "thinking":
        time.sleep(4)
    (bots,) = children_of(running.pid)
    started = time.monotonic()
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=PATIENCE)
    assert time.monotonic() - started < LIMIT / 2, "the bot was waited for"
    assert (running.returncode, err) == (130, b"")
    assert b"Nothing is lost" in out
    assert not Path(f"/proc/{bots}").exists()
    assert len(the_record(data).replay().moves) == 2


@pytest.mark.usefixtures("uncompiled_bots")
def test_undo_against_a_bot_and_its_next_move(run: Run, data: Path) -> None:
    keys = "1\n1\n1\nmove 2\nundo\nmove 1\n1\n1\n1\nlog all\n"
    done = run("play", "--text", "--seats", "me,witness", "--bot", "troupe:Witness", *SEED, keys=keys)
    assert done.exit_code == 0, done.output
    assert "Taken back: " in done.stdout
    assert "did not move" not in done.stdout
    the_record(data).replay()


@pytest.mark.usefixtures("uncompiled_bots")
def test_hint_tells_move_meaning_chances_and_what_to_expect(run: Run, data: Path) -> None:
    keys = "hint hopeful\nhint mastr\nhelp\n1\n"
    done = run("play", "--text", "--seats", "me,Anna", "--bot", "troupe:Hopeful", *SEED, keys=keys)
    told = " ".join(done.stdout.split())
    assert re.search(r"hopeful would play: take (\w+-\d) \([A-Z]\w+ \w+ [\d ]+ rep \d[^)]*; crew 0 → \d\)", told)
    assert "You win about 6 of 10 games from here. You are ahead." in told
    assert "Expected after that: turn 0." in told
    assert "did you mean 'master'?" in told
    assert "hint [BOT]" in told
    assert [move.text for move in the_record(data).replay().moves] == [told_first_choice(done.stdout)]


def told_first_choice(output: str) -> str:
    found = re.search(r"^1 (take \w+-\d)", output, re.MULTILINE)
    assert found
    return found[1]


def test_hint_by_the_default_adviser_has_shares_and_a_line(program: Program) -> None:
    done = program("play", "--text", "--seats", "me,random", *SEED, keys="hint\nhint apprentice\n")
    told = " ".join(done.stdout.split())
    assert "Master would play: take " in told
    assert re.search(r"You win about \d of 10 games from here\. (You are|Green is|Nobody is clearly) ahead\.", told)
    assert "Apprentice would play: take " in told


@pytest.mark.usefixtures("ctrl_c")
def test_a_hint_can_be_cancelled_without_leaving_the_game(data: Path) -> None:
    keys = [
        (" > ", "hint hanging\n"),
        ("is thinking", "\x03"),
        ("No hint, then.", ""),
        (" > ", "1\n"),
        (" > ", "quit\n"),
    ]
    code, told = at_a_terminal("play", "--text", "--seats", "me,Anna", "--bot", "troupe:Hanging", *SEED, keys=keys)
    assert code == 0
    assert "Nothing is lost" in told
    assert len(the_record(data).replay().moves) == 1


def test_a_name_like_that_of_a_bot_is_asked_about(data: Path, run: Run) -> None:
    keys = [("Who plays?", "me, randon\n"), ("Did you mean the bot random?", "\n"), (" > ", "quit\n")]
    code, _ = at_a_terminal("play", "--text", keys=keys)
    assert code == 0
    assert the_record(data).seats == ("me", "random")
    done = run("play", "--text", "--seats", "me,jorneyman", keys="")
    assert '"jorneyman" plays as a person. Did you mean the bot journeyman?' in done.output


def test_the_levels_are_explained_before_the_question(data: Path) -> None:
    code, told = at_a_terminal(
        "play", "--text", keys=[("apprentice, journeyman, master, royal", ""), ("Who plays?", "\x04")]
    )
    assert code == 0
    assert "No game was started." in told


def test_thinking_is_shown_at_a_terminal_and_cleared(data: Path) -> None:
    keys = [(" > ", "1\n"), (" > ", "1\n"), ("is thinking ... ", ""), ("thought for", ""), (" > ", "quit\n")]
    code, _ = at_a_terminal("play", "--text", "--seats", "me,slow", "--bot", "troupe:Slow", *SEED, keys=keys)
    assert code == 0
