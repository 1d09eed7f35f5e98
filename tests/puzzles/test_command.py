"""`queenswright puzzles`, with processes on uncompiled rules."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Run, data, run
from tests.puzzles.situations import race

from queenswright.kernel.game import Game
from queenswright.locale import render
from queenswright.puzzles import ComparedTurn, Puzzle, Puzzles, read_puzzles, write_puzzles
from queenswright.puzzles.collection import About
from queenswright.puzzles.data import Source
from queenswright.study import crew

__all__ = ["data", "run"]


@pytest.fixture(autouse=True)
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "RULES", "python")


@pytest.fixture
def file(tiny: Game, tmp_path: Path) -> Puzzle:
    """A file with a good puzzle, a wrong one, and one of a later chapter; the good one."""
    position = race(tiny).to_dict()
    secret, roll = ComparedTurn(("secret",), (1.0, 0.0)), ComparedTurn(("roll",), (0.3, 0.7), ("roll",))

    def puzzle(answer: ComparedTurn, other: ComparedTurn, seed: int, chapter: str = "") -> Puzzle:
        document = {**position, "seed": seed}
        return Puzzle("tiny", "turn", chapter, 0, 2, document, answer, (other,), 0.7, 0.0, 8, 1500, {}, Source(1))

    several = (puzzle(secret, roll, 1), puzzle(roll, secret, 2), puzzle(secret, roll, 3, "4"))
    write_puzzles(tmp_path / "some.jsonl", Puzzles(About("tiny", "fair", tiny.pack.digest, 0, 4), several))
    return several[0]


def test_finding_goes_on_where_it_was_stopped(run: Run, tmp_path: Path) -> None:
    asked = ("puzzles", "find", "tiny", "--output", "found.jsonl.gz", "--cores", "2", "--budget", "2")
    done = run(*asked, "--each", "1")
    assert done.exit_code == 0, done.output
    first = read_puzzles(tmp_path / "found.jsonl.gz")
    assert first.puzzles
    more = run(*asked, "--each", str(len(first.puzzles) + 1))
    assert more.exit_code == 0, more.output
    both = read_puzzles(tmp_path / "found.jsonl.gz")
    assert {one.id for one in first.puzzles} < {one.id for one in both.puzzles}
    assert both.about.searched >= first.about.searched
    other = run(*asked, "--seed", "9")
    assert other.exit_code == 2
    assert "has puzzles with seed 0, expected 9" in other.stderr


def test_searches_for_some_kinds_are_kept_apart_and_joined(run: Run, tmp_path: Path, file: Puzzle) -> None:
    asked = ("puzzles", "find", "tiny", "--output", "turns.jsonl", "--cores", "1", "--budget", "4", "--each", "1")
    done = run(*asked, "--kinds", "turn")
    assert done.exit_code == 0, done.output
    assert "has puzzles with kinds ('turn',), expected ()" in run(*asked).stderr
    for option, known in (("--kinds", " turn"), ("--chapters", "")):
        wrong = run(*asked, option, "nothing")
        assert wrong.exit_code == 2
        assert f"got 'nothing', expected one of:{known}\n" in wrong.stderr
    joined = run("puzzles", "join", "some.jsonl", "turns.jsonl", "turns.jsonl")
    assert joined.exit_code == 0, joined.output
    both = {one.id for one in read_puzzles(tmp_path / "some.jsonl").puzzles}
    assert file.id in both
    assert len(both) == 3 + len(read_puzzles(tmp_path / "turns.jsonl").puzzles)


def test_checking_names_what_does_not_hold_and_can_drop_it(run: Run, tmp_path: Path, file: Puzzle) -> None:
    done = run("puzzles", "check", "some.jsonl", "--cores", "1", "--json", "checks.json")
    assert done.exit_code == 1
    assert render("cli-puzzles-checked", {"count": 3, "held": 1}) in done.stdout
    assert "expected '4'" in done.stdout
    assert (tmp_path / "checks.json").exists()
    assert run("puzzles", "check", "some.jsonl", "--cores", "1", "--drop").exit_code == 0
    assert [one.id for one in read_puzzles(tmp_path / "some.jsonl").puzzles] == [file.id]
    assert run("puzzles", "check", "some.jsonl", "--cores", "1", "--some", "1").exit_code == 0


def test_a_puzzle_is_shown_tried_and_answered(run: Run, file: Puzzle) -> None:
    listed = run("puzzles", "show", "some.jsonl")
    assert file.id in listed.stdout
    assert "  4\n" not in listed.stdout, "a later chapter is not shown unasked"
    assert "  4\n" in run("puzzles", "show", "some.jsonl", "--unseal").stdout
    plain = run("puzzles", "show", "some.jsonl", file.id)
    assert "moves      roll, secret" in plain.stdout
    assert "100 %" not in plain.stdout
    told = run("puzzles", "show", "some.jsonl", file.id, "--hint", "2", "--try", "secret", "--answer")
    assert render("puzzle-hint-move", {"move": "secret"}) in told.stdout
    assert render("cli-puzzles-right", {}) in told.stdout
    assert "100 %  secret" in told.stdout
    wrong = run("puzzles", "show", "some.jsonl", file.id, "--try", "roll")
    assert render("cli-puzzles-wrong", {}) in wrong.stdout
    assert run("puzzles", "show", "some.jsonl", "--today").exit_code == 0


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("show", "nothing.jsonl"), "no such file"),
        (("show", "tiny"), "no puzzles come with this game"),
        (("show", "some.jsonl", "zz"), "there is no such puzzle"),
        (("find", "chess", "--output", "x.jsonl"), "expected one of"),
        (("find", "tiny", "--output", "x.jsonl", "--cores", "0"), "expected 1 to"),
        (("show", "note.txt"), "is not a file of puzzles"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    run: Run, tmp_path: Path, file: Puzzle, args: tuple[str, ...], words: str
) -> None:
    (tmp_path / "note.txt").write_text("hello", encoding="utf-8")
    done = run("puzzles", *args)
    assert done.exit_code == 2
    assert words in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
