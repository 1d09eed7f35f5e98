"""`queenswright clauses`: counts, reasons and exit codes, on a small made-up rulebook."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run

CLAUSES = """
# ------ ONE: The first chapter
[[clause]]
id = "QX-ONE-01"
kind = "rule"
text = "Everybody moves."
sources = ["en"]
note = "Nobody stays."

[[clause]]
id = "QX-ONE-02"
kind = "component"
text = "The box is green."
sources = ["de"]

# ------ VAR: Variants
[[clause]]
id = "QX-VAR-01"
kind = "variant"
text = "Not offered: the box may be red."
sources = ["companion"]

[[clause]]
id = "QX-VAR-02"
kind = "variant"
text = "Switch name: fast. Nobody waits."
sources = ["companion"]
"""
REASONS = '[[clause]]\nid = "QX-ONE-02"\nreason = "There is no box."\n'
PROVED = {"QX-ONE-01": {"tests/test_a.py::test_moves": True}, "QX-VAR-02": {"tests/test_b.py::test_fast": True}}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of its own for every test, because clause books are read once."""
    book = tmp_path / "book"
    book.mkdir()
    (book / "clauses.toml").write_text(CLAUSES, encoding="utf-8")
    return book


def test_everything_proved_or_reasoned_is_exit_code_0(run: Run, folder: Path) -> None:
    (folder / "evidence.json").write_text(json.dumps(PROVED), encoding="utf-8")
    (folder / "untestable.toml").write_text(REASONS, encoding="utf-8")
    done = run("clauses", "architect", "--folder", str(folder))
    assert done.exit_code == 0, done.output
    assert done.output.splitlines()[-1] == "4 clauses: 2 tested, 1 not testable, 1 not offered, 0 missing"
    assert "There is no box." in done.output
    assert "The first chapter" in done.output


def test_a_clause_without_test_or_reason_is_missing(run: Run, folder: Path) -> None:
    (folder / "evidence.json").write_text(json.dumps(PROVED), encoding="utf-8")
    done = run("clauses", "architect", "--folder", str(folder))
    assert done.exit_code == 1
    assert done.output.splitlines()[-1].endswith("1 missing")
    assert "QX-ONE-02" in done.output


WAITING = '[[clause]]\nid = "QX-ONE-02"\nmechanism = "tomes"\n'


@pytest.mark.parametrize(
    ("language", "heading", "mechanism", "counted"),
    [
        ("en", "Waiting for a mechanism that is not built yet", "tomes", "2 tested, 1 waiting, 0 not testable"),
        ("de", "Warten auf einen Mechanismus", "Folianten", "2 geprüft, 1 warten, 0 nicht prüfbar"),
        ("pt", "Esperando um mecanismo", "tomos", "2 testadas, 1 esperando, 0 não testáveis"),
    ],
)
def test_a_clause_that_waits_for_a_mechanism_is_shown_and_not_missing(
    run: Run, folder: Path, language: str, heading: str, mechanism: str, counted: str
) -> None:
    (folder / "evidence.json").write_text(json.dumps(PROVED), encoding="utf-8")
    (folder / "waiting.toml").write_text(WAITING, encoding="utf-8")
    done = run("--lang", language, "clauses", "architect", "--folder", str(folder))
    assert done.exit_code == 0, done.output
    assert heading in done.output
    assert any(line.split() == ["QX-ONE-02", mechanism] for line in done.output.splitlines())
    assert counted in done.output.splitlines()[-1]
    assert mechanism in run("--lang", language, "clauses", "architect", "QX-ONE-02", "--folder", str(folder)).output


def test_a_mechanism_without_a_name_for_people_is_shown_as_it_is(run: Run, folder: Path) -> None:
    (folder / "waiting.toml").write_text(WAITING.replace("tomes", "weather"), encoding="utf-8")
    assert "weather" in run("clauses", "architect", "--folder", str(folder)).output


def test_a_clause_that_waits_and_has_a_failing_test_is_missing(run: Run, folder: Path) -> None:
    proved = {**PROVED, "QX-ONE-02": {"tests/test_a.py::test_box": False}}
    (folder / "evidence.json").write_text(json.dumps(proved), encoding="utf-8")
    (folder / "waiting.toml").write_text(WAITING, encoding="utf-8")
    assert run("clauses", "architect", "--folder", str(folder)).exit_code == 1


def test_one_failing_test_makes_a_clause_missing_even_with_a_reason(run: Run, folder: Path) -> None:
    tests = {"tests/test_a.py::test_moves": True, "tests/test_a.py::test_stays": False}
    (folder / "evidence.json").write_text(json.dumps({**PROVED, "QX-ONE-01": tests}), encoding="utf-8")
    reasons = REASONS + '[[clause]]\nid = "QX-ONE-01"\nreason = "Hard."\n'
    (folder / "untestable.toml").write_text(reasons, encoding="utf-8")
    done = run("clauses", "architect", "--folder", str(folder))
    assert done.exit_code == 1
    assert "QX-ONE-01  failed: tests/test_a.py::test_stays" in done.output


def test_without_evidence_it_says_so(run: Run, folder: Path) -> None:
    done = run("clauses", "architect", "--folder", str(folder))
    assert done.exit_code == 1
    assert "There is no evidence file yet" in done.output
    assert done.output.splitlines()[-1] == "4 clauses: 0 tested, 0 not testable, 1 not offered, 3 missing"


def test_one_chapter_decides_alone(run: Run, folder: Path) -> None:
    (folder / "evidence.json").write_text(json.dumps(PROVED), encoding="utf-8")
    assert run("clauses", "architect", "--folder", str(folder), "--chapter", "var").exit_code == 0
    assert run("clauses", "architect", "--folder", str(folder), "--chapter", "ONE").exit_code == 1


def test_json_holds_every_clause_and_the_same_exit_code(run: Run, folder: Path) -> None:
    (folder / "evidence.json").write_text(json.dumps(PROVED), encoding="utf-8")
    done = run("clauses", "architect", "--folder", str(folder), "--json")
    assert done.exit_code == 1
    assert {entry["id"]: entry["status"] for entry in json.loads(done.stdout)} == {
        "QX-ONE-01": "tested",
        "QX-ONE-02": "missing",
        "QX-VAR-01": "documentation",
        "QX-VAR-02": "tested",
    }


def test_one_clause_with_text_note_sources_and_tests(run: Run, folder: Path) -> None:
    (folder / "evidence.json").write_text(json.dumps(PROVED), encoding="utf-8")
    done = run("clauses", "architect", "qx-one-01", "--folder", str(folder))
    assert done.exit_code == 0
    for told in ("Everybody moves.", "Nobody stays.", "Sources: en", "passed  tests/test_a.py::test_moves"):
        assert told in done.output


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("evidence.json", "{"),
        ("evidence.json", "[]"),
        ("untestable.toml", "[[clause"),
        ("untestable.toml", "[[clause]]\n"),
        ("waiting.toml", REASONS),
    ],
)
def test_broken_files_of_evidence_are_bad_input(run: Run, folder: Path, name: str, content: str) -> None:
    (folder / name).write_text(content, encoding="utf-8")
    done = run("clauses", "architect", "--folder", str(folder))
    assert done.exit_code == 2
    assert name in done.stderr


def test_the_real_rulebook_has_all_its_chapters(run: Run) -> None:
    done = run("clauses", "architect", "--json")
    assert len(json.loads(done.stdout)) == 372
    table = run("clauses", "architect")
    assert table.output.splitlines()[-1].startswith("372 clauses: ")
    for chapter in ("COMP", "HIRE", "PALACE", "VAR"):
        assert chapter in table.output
