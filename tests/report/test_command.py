"""`queenswright report` as people use it."""

from __future__ import annotations

import builtins
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from tests.report.samples import played, results_file
from typer.testing import CliRunner, Result

from queenswright.cli import app
from queenswright.kernel.game import Game

BOTS = ("random", "novice")


def run(*args: str | Path) -> Result:
    return CliRunner().invoke(app, ["report", *map(str, args)])


@pytest.fixture
def results(tmp_path: Path, architect: Game, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return results_file(tmp_path / "match.sqlite", architect, [played(architect, 1, BOTS, 1)])


def test_a_page_is_written_beside_the_results(results: Path) -> None:
    done = run(results)
    assert done.exit_code == 0, done.output
    assert f"wrote {results.with_suffix('.html')}: 1 game" in done.output
    text = results.with_suffix(".html").read_text(encoding="utf-8")
    assert text.startswith("<!DOCTYPE html>")
    assert "Queen&#x27;s Architect: 1 game<" in text


def test_page_title_and_figures_go_where_they_are_asked_to(results: Path) -> None:
    done = run(results, "--output", "page.html", "--title", "A first look", "--json", "figures.json")
    assert done.exit_code == 0, done.output
    assert "<h1>A first look</h1>" in Path("page.html").read_text(encoding="utf-8")
    found = json.loads(Path("figures.json").read_text(encoding="utf-8"))
    assert found["games"] == 1
    assert not results.with_suffix(".html").exists()


def test_the_command_leaves_the_results_as_they_are(results: Path) -> None:
    before = results.read_bytes()
    assert run(results).exit_code == 0
    assert results.read_bytes() == before


def damaged(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[4096:8192] = b"\xff" * 4096
    path.write_bytes(data)


def refused(done: Result, *words: str) -> None:
    assert done.exit_code == 2, done.output
    assert done.output.count("\n") == 1
    assert done.output.startswith("error: ")
    assert "Traceback" not in done.output
    for word in words:
        assert word in done.output


def test_files_that_are_no_results_are_refused(results: Path, tmp_path: Path) -> None:
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "prose.txt").write_text("Dear diary, today I built a palace.\n", encoding="utf-8")
    with sqlite3.connect(tmp_path / "other.sqlite") as connection:
        connection.execute("CREATE TABLE cooking (recipe TEXT)")
    connection.close()
    refused(run("nothing.sqlite"), "nothing.sqlite: no such file or directory")
    refused(run("."), "is a directory")
    refused(run("empty"), "empty: is not a results file")
    refused(run("prose.txt"), "prose.txt: is not a results file")
    refused(run("other.sqlite"), "other.sqlite: is not a results file")
    damaged(results)
    refused(run(results), "match.sqlite: is damaged")
    assert not list(tmp_path.glob("*.html"))


def test_results_without_games_are_refused(tmp_path: Path, architect: Game) -> None:
    path = results_file(tmp_path / "new.sqlite", architect, [])
    refused(run(path), "new.sqlite: has no games yet, expected at least one")


def test_results_of_unknown_or_different_games_are_refused(results: Path, tmp_path: Path, architect: Game) -> None:
    chess = results_file(tmp_path / "chess.sqlite", architect, [played(architect, 1, BOTS, 1)], game="chess")
    refused(run(chess), "chess.sqlite: has games of 'chess', expected one of: architect")
    tiny = results_file(tmp_path / "tiny.sqlite", architect, [played(architect, 1, BOTS, 1)], game="tiny")
    refused(run(results, tiny), "tiny.sqlite: has games of tiny, expected architect")
    none = results_file(tmp_path / "none.sqlite", architect, [played(architect, 1, BOTS, 1)], game=["architect"])
    refused(run(none), "none.sqlite: has games of ['architect']")


@pytest.mark.parametrize("facts", ['{"players": 2}', '{"seats": 3, "rounds": 1}', "[]", "7", '{"rounds": "many"}'])
def test_facts_that_do_not_fit_are_refused(results: Path, facts: str) -> None:
    with sqlite3.connect(results) as connection:
        connection.execute("UPDATE games SET facts = ?", (facts,))
    connection.close()
    done = run(results)
    if facts == "[]":
        assert done.exit_code == 0, done.output
    else:
        refused(done, "match.sqlite: has facts that do not fit this version")


def test_results_are_never_overwritten(results: Path) -> None:
    refused(run(results, "--output", results), "output: ", "is one of the results files, expected another file")
    refused(run(results, "--json", results), "json: ", "is one of the results files")
    refused(
        run(results, "--output", "a.html", "--json", "a.html"),
        "json: a.html is already the page, expected another file",
    )


def test_a_folder_that_does_not_exist_is_named(results: Path) -> None:
    refused(run(results, "--output", "no/where.html"), "no/where.html: no such file or directory")


def test_without_matplotlib_the_extra_is_named(results: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = builtins.__import__

    def missing(name: str, *args: Any, **kwargs: Any) -> Any:
        if name.startswith("matplotlib"):
            raise ImportError(name)
        return found(name, *args, **kwargs)

    monkeypatch.setattr(builtins, "__import__", missing)
    refused(run(results), "plots need matplotlib, which is not installed: pip install 'queenswright[report]'")
