"""Bad input to every command: one line that says where and what, exit code 2, no traceback."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Program, Run, saved

FILES = {
    "binary": b"\x7fELF\xff\xfe\x00",
    "empty": b"",
    "prose.txt": b"Dear diary, today I built a palace.\n",
    "list.json": b"[1, 2]",
    "half.json": b'{"seats": [',
    "deep.json": b"[" * 100_000,
    "wrong.json": b'{"seats": [{}, {"talers": -1}]}',
    "game.json": b'{"game": 7, "seats": [{}, {}]}',
    "chess.json": b'{"game": "chess", "seats": [{}, {}]}',
    "bad.toml": b"[pack\n",
    "other.toml": b'[pack]\nname = "x"\n',
    "bad.qw": b"format: 1\ngame: architect\nwhat: ever\n",
}

CASES: list[tuple[list[str], str]] = [
    (["play", "chess"], "game: got 'chess', expected one of: architect"),
    (["play", "--players", "1"], "players: got 1"),
    (["play", "--players", "5"], "expected one of: 2, 3, 4"),
    (["play", "--seats", "me"], "players: got 1"),
    (["play", "--seats", "me,,random"], "seats: got ''"),
    (["play", "--seats", "me,Me"], "seats: got 'me' twice"),
    (["play", "--seats", "me,random", "--players", "3"], "players: got 3"),
    (["play", "--seed", "-1"], "seed: got -1"),
    (["play", "--seed", str(2**128)], "seed"),
    (["play", "--variant", "chess"], "options.variant: got 'chess'"),
    (["play", "--option", "round_limit"], "--option: got 'round_limit', expected name=value"),
    (["play", "--option", "=3"], "--option"),
    (["play", "--option", "nope=1"], "options.nope: unknown option"),
    (["play", "--option", "round_limit=many"], "options.round_limit: got 'many'"),
    (["play", "--option", "no_firing=3"], "options.no_firing: got 3"),
    (["play", "--pack", "nope"], "nope: no such pack"),
    (["play", "--pack", "nope.toml"], "nope.toml"),
    (["play", "--pack", "other.toml"], "other.toml"),
    (["play", "--text", "--load", "nope"], "nope: no such file or directory"),
    (["play", "--text", "--load", "."], "is a directory"),
    (["play", "--text", "--load", "binary"], "expected a text file"),
    (["play", "--text", "--load", "empty"], "empty"),
    (["play", "--text", "--load", "prose.txt"], "prose.txt:1"),
    (["play", "--text", "--load", "bad.qw"], "bad.qw:3"),
    (["play", "--seats", "me,mcts:lots"], "seats: got 'mcts:lots', expected a budget such as mcts:2000"),
    (["play", "--seats", "me,mcts:0"], "bot: got 'mcts:0', expected a budget of at least 1"),
    (["play", "--seats", "me,master/0"], "bot: got 'master/0', expected a divisor of at least 1"),
    (["play", "--text", "--bot", "cautious"], "bot: got 'cautious', expected module:Class"),
    (
        ["play", "--text", "--bot", "my:Master"],
        "bot: got 'my:Master', expected a class with another name: 'master' is built in",
    ),
    (["watch", "--bot", "my:Greedy"], "bot: got 'my:Greedy', expected a class with another name: 'greedy' is built in"),
    (
        ["play", "--text", "--bot", "a:Mine", "--bot", "b:Mine"],
        "bot: got 'b:Mine', expected another name: 'mine' is already a:Mine",
    ),
    (
        ["play", "--text", "--seats", "me,ghost", "--bot", "nowhere:Ghost"],
        "the bot ghost (nowhere:Ghost) cannot be made",
    ),
    (["play", "--text", "--seats", "me,path", "--bot", "json:Path"], "module 'json' has no attribute 'Path'"),
    (["play", "--text", "--bot-limit", "0"], "--bot-limit: got 0, expected seconds"),
    (["play", "--text", "--bot-limit", "nan"], "--bot-limit: got nan"),
    (["watch", "chess"], "game: got 'chess', expected one of: architect"),
    (["watch", "--seats", "random,Anna"], "seats: got 'Anna', expected bots only: apprentice, greedy"),
    (["watch", "--seats", "random,mastr"], "did you mean 'master'?"),
    (["watch", "--seats", "random,"], "seats: got '', expected bots only"),
    (["watch", "--seats", "random"], "players: got 1, expected one of: 2, 3, 4"),
    (["watch", "--seats", "random,random,random,random,random"], "players: got 5"),
    (["watch", "--seats", "random,random", "--pace", "-1"], "--pace: got -1, expected seconds"),
    (["watch", "--seats", "random,random", "--pace", "inf"], "--pace: got inf"),
    (["watch", "--seats", "random,random", "--seed", "-1"], "seed: got -1"),
    (["watch", "--seats", "random,random", "--pack", "nope"], "nope: no such pack"),
    (["watch", "--seats", "random,random", "--record", "prose.txt"], "prose.txt: already exists and is not a record"),
    (["watch", "--seats", "random,random", "--record", "no/such/folder"], "no/such/folder: no such file"),
    (["clauses", "chess"], "game: got 'chess'"),
    (["clauses", "architect", "QA-NOPE-1"], "clause: 'QA-NOPE-1' is unknown"),
    (["clauses", "--chapter", "nope"], "chapter: got 'nope'"),
    (["pack", "check", "nope.toml"], "nope.toml"),
    (["pack", "check", "."], "."),
    (["pack", "check", "bad.toml"], "bad.toml"),
    (["pack", "check", "other.toml"], "other.toml: pack.game"),
    (["pack", "check", "binary"], "binary"),
    (["pack", "check", "other.toml", "--game", "chess"], "game: got 'chess'"),
    (["pack", "show", "nope"], "nope: no such pack"),
    (["position", "schema", "chess"], "game: got 'chess'"),
    (["position", "show", "nope.json"], "nope.json: no such file or directory"),
    (["position", "show", "binary"], "expected a text file"),
    (["position", "show", "empty"], "empty:1:1: is not JSON"),
    (["position", "show", "list.json"], "expected a JSON object"),
    (["position", "show", "half.json"], "half.json:1:12: is not JSON"),
    (["position", "show", "deep.json"], "deep.json"),
    (["position", "show", "wrong.json"], "seats[1].talers: got -1"),
    (["position", "show", "game.json"], "game: got 7"),
    (["position", "show", "chess.json"], "game: got 'chess'"),
    (["record", "check", "nope"], "nope: no such file or directory"),
    (["record", "check", "binary"], "expected a text file"),
    (["record", "check", "bad.qw"], "bad.qw:3"),
    (["record", "show", "prose.txt"], "prose.txt:1"),
]


@pytest.fixture(autouse=True)
def files(tmp_path: Path, data: Path) -> None:
    for name, content in FILES.items():
        (tmp_path / name).write_bytes(content)


@pytest.mark.parametrize(("args", "told"), CASES, ids=[" ".join(args)[:60] for args, _ in CASES])
def test_one_clear_line_and_exit_code_2(run: Run, data: Path, args: list[str], told: str) -> None:
    done = run(*args)
    assert done.exit_code == 2, done.output
    lines = done.stderr.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("error: ")
    assert told in lines[0]
    assert saved(data) == []


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["plya"], "Did you mean 'play'?"),
        (["play", "--seed", "x"], "--seed"),
        (["play", "--nope"], "--nope"),
        (["pack", "chekc"], "Did you mean 'check'?"),
        (["record", "check"], "FILE"),
    ],
)
def test_usage_errors_are_exit_code_2_too(run: Run, args: list[str], told: str) -> None:
    done = run(*args)
    assert done.exit_code == 2
    assert told in done.stderr


def test_files_that_were_named_are_left_as_they_were(run: Run, tmp_path: Path) -> None:
    for args, _ in CASES:
        run(*args)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()} == FILES


def test_debug_shows_the_traceback_of_the_real_program(program: Program) -> None:
    quiet = program("play", "--text", "chess")
    assert (quiet.returncode, quiet.stdout) == (2, "")
    assert quiet.stderr == "error: game: got 'chess', expected one of: architect, queensdale, tiny\n"
    loud = program("--debug", "play", "chess")
    assert loud.returncode == 2
    assert "Traceback" in loud.stderr
    assert loud.stderr.endswith(quiet.stderr)
