"""The command line in three languages: which one is chosen, and that the table fits a narrow screen in each."""

from __future__ import annotations

import json

import pytest
from rich.cells import cell_len
from tests.cli.conftest import Run

from queenswright.cli.language import chosen_language
from queenswright.kernel.errors import OptionError
from queenswright.locale import LANGUAGES, render

NARROW = 80
VARIABLES = ("QUEENSWRIGHT_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
KEYS = "\n".join(
    ["1"] * 8 + ["look", "map", "log all", "help", "rules 12", "why palace", "", "nonsense", *["3", "1", "2"] * 20]
)
"""A few turns with every kind of screen on the way."""


@pytest.mark.parametrize(
    ("option", "environment", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "de_AT.UTF-8"}, "de"),
        (None, {"LANG": "pt_BR.UTF-8"}, "pt"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "C"}, "en"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "pt_PT", "LANG": "de_DE.UTF-8"}, "pt"),
        (None, {"QUEENSWRIGHT_LANG": "de", "LANG": "pt_PT.UTF-8"}, "de"),
        ("pt", {"QUEENSWRIGHT_LANG": "de"}, "pt"),
        ("DE", {}, "de"),
    ],
)
def test_the_option_goes_before_the_environment(
    monkeypatch: pytest.MonkeyPatch, option: str | None, environment: dict[str, str], language: str
) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert chosen_language(option) == language


def test_an_unknown_language_is_bad_input(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    done = run("--lang", "fr", "clauses")
    assert done.exit_code == 2
    assert "error: --lang: got 'fr', expected one of: en, de, pt" in done.stderr
    monkeypatch.setenv("QUEENSWRIGHT_LANG", "klingon")
    with pytest.raises(OptionError, match="QUEENSWRIGHT_LANG: got 'klingon'"):
        chosen_language(None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_the_language_and_fits_a_narrow_screen(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(NARROW))
    seats = "me,random,Friederike Hohenstei"
    done = run("--lang", language, "play", "--text", "--seats", seats, "--seed", "7", keys=KEYS)
    assert done.exit_code == 0, done.output
    texts = ("cli-billboard", "cli-players", "cli-carriage", "cli-help-undo", "cli-say-something", "cli-roads-to")
    for message in texts:
        args = {"count": 3} if message == "cli-say-something" else {}
        assert render(message, args, language) in done.output, message
    assert render("story-round", {"round": 2}, language) in done.output
    assert "QA-" in done.output
    wide = [line for line in done.output.splitlines() if cell_len(line.rstrip()) > NARROW and ".qw" not in line]
    assert [line for line in wide if not _echoes_input(line)] == []
    colours = [render(f"seat-{colour}", {}, language) for colour in ("yellow", "green", "blue")]
    stars = [line for line in done.output.splitlines() if line.count("›") == 3 and " › " not in line]
    assert stars
    assert [line for line in stars if not any(colour in line for colour in colours)] == []


def _echoes_input(line: str) -> bool:
    """Questions and sentences with paths are wrapped by the terminal itself."""
    return " > " in line or "queenswright play" in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_columns_of_the_players_stand_below_their_headings(run: Run, language: str) -> None:
    done = run("--lang", language, "play", "--text", "--seats", "me,random", "--seed", "7", keys="1\n1\n")
    lines = done.output.splitlines()
    heading = next(line for line in lines if line.startswith(render("cli-players", {}, language)))
    place, capital = heading.index(render("cli-carriage", {}, language)), render("place-Hartcrown", {}, language)
    purses = [line for line in lines if f"{render('seat-green', {}, language)} random" in line and capital in line]
    assert purses
    assert {line.index(capital) for line in purses} == {place}


def test_clauses_are_told_in_the_language(run: Run) -> None:
    told = {language: run("--lang", language, "clauses", "architect", "QA-HIRE-11").output for language in LANGUAGES}
    for language, text in told.items():
        assert " ".join(text.split()).count(render("clause-QA-HIRE-11", {}, language)) == 1
    table = run("--lang", "de", "clauses", "architect", "--chapter", "HIRE").output
    assert render("chapter-QA-HIRE", {}, "de") in table
    found = json.loads(run("--lang", "de", "clauses", "architect", "--json").stdout)
    assert {entry["status"] for entry in found if entry["id"] == "QA-VAR-28"} == {"documentation"}


def test_yes_and_no_are_understood_in_the_language(run: Run) -> None:
    for language, yes in (("en", "y"), ("de", "j"), ("pt", "s")):
        assert yes in render("cli-words-yes", {}, language).split()
    done = run("--lang", "de", "play", "--text", "--seats", "Anna,Bert", "--seed", "7", keys="1\n1\n1\nundo Bert\nja\n")
    assert "Zurückgenommen" in done.output or "einverstanden" in done.output, done.output
