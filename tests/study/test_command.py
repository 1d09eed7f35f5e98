"""`queenswright analyse` and the process that does its work, here on uncompiled rules."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Run, data, run
from tests.records.campaigns import branched
from tests.study.walks import CHEAP, played

from queenswright.kernel.game import Game
from queenswright.locale import render
from queenswright.records import record_of, write_record
from queenswright.records.campaign.text import write_campaign
from queenswright.study import Analysis, Progress, Stopped, StudyError, analyse, process
from queenswright.study.data import CLOSER, ROUGH
from queenswright.study.process import analyse_apart

__all__ = ["data", "run"]


@pytest.fixture(autouse=True)
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "RULES", "python")


@pytest.fixture
def record(tiny: Game, tmp_path: Path) -> Path:
    path = tmp_path / "game.qw"
    path.write_text(write_record(record_of(played(tiny, count=5), ["Anna", "Ben"])), encoding="utf-8")
    return path


def test_text_json_and_page_of_one_game(run: Run, record: Path, tmp_path: Path) -> None:
    cheap = ("--budget", "2", "--cores", "2")
    done = run("analyse", str(record), *cheap, "--json", "found.json", "--html", "found.html")
    assert done.exit_code == 0, done.output
    assert done.stdout.startswith("Analysis: Race at the Fair")
    assert "Ash (Anna)" in done.stdout
    found = Analysis.from_dict(json.loads((tmp_path / "found.json").read_text()))
    assert found.depth == CLOSER
    assert found.players == ("Anna", "Ben")
    assert (tmp_path / "found.html").read_text().startswith("<!DOCTYPE html>")
    again = run("analyse", str(record), *cheap, "--json", "found.json")
    assert again.stdout == done.stdout
    other = run("analyse", str(record), "--budget", "3", "--json", "found.json")
    assert other.exit_code == 2
    assert "another budget" in other.stderr


def test_a_campaign_file_is_read_as_well(run: Run, tiny: Game, tmp_path: Path) -> None:
    """Moves that were taken back do not count; who plays a seat now is named."""
    campaign = branched(tiny)
    (tmp_path / "friday.qwc").write_text(write_campaign(campaign), encoding="utf-8")
    done = run("analyse", "friday.qwc", "--budget", "1", "--json", "found.json")
    assert done.exit_code == 0, done.output
    found = Analysis.from_dict(json.loads((tmp_path / "found.json").read_text()))
    played_moves = [entry.value for entry in campaign.in_force()]
    assert [move for turn in found.turns for move in turn.moves] == played_moves
    assert found.players == tuple(seated.name for seated in campaign.sitting())


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("nothing.qw",), "no such file"),
        (("game.qw", "--html", "game.qw"), "expected another file"),
        (("game.qw", "--html", "a", "--json", "a"), "expected another file"),
        (("game.qw", "--json", "note.txt"), "is not an analysis"),
        (("game.qw", "--budget", "0"), "from 1 to"),
        (("game.qw", "--cores", "0"), "expected 1 to"),
        (("game.qw", "--game", "3"), "expected one of which turns were played"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    run: Run, record: Path, tmp_path: Path, args: tuple[str, ...], words: str
) -> None:
    (tmp_path / "note.txt").write_text("a note of mine")
    done = run("analyse", *args)
    assert done.exit_code == 2
    assert words in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert (tmp_path / "note.txt").read_text() == "a note of mine"
    assert record.read_text().startswith("# Queenswright record")


def test_the_process_finds_what_this_one_finds(tiny: Game) -> None:
    position = played(tiny, count=5)
    told: list[Progress] = []
    assert analyse_apart(position, CHEAP, tell=told.append) == analyse(position, CHEAP)
    assert next(one.analysis for one in told if one.analysis).depth == ROUGH


def test_a_stop_reaches_the_process(tiny: Game) -> None:
    position = played(tiny, count=5)
    told: list[Progress] = []
    found = analyse_apart(position, CHEAP, tell=told.append, stop=lambda: any(one.depth > ROUGH for one in told))
    assert found.turns
    assert analyse_apart(position, CHEAP, known=found) == analyse(position, CHEAP)
    with pytest.raises(Stopped):
        analyse_apart(position, CHEAP, stop=lambda: True)


def test_a_process_that_dies_is_an_error(tiny: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(StudyError, match="ended without an answer"):
        analyse_apart(played(tiny, count=2), CHEAP)


def test_stopped_work_is_said(run: Run, record: Path, tiny: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer of a process that was stopped after the curve."""
    position = played(tiny, count=5)
    told: list[Analysis] = []
    analyse(position, 2, players=["Anna", "Ben"], tell=lambda one: told.append(one.analysis) if one.analysis else None)
    monkeypatch.setattr("queenswright.cli.analyse.analyse_apart", lambda *args, **more: told[0])
    done = run("analyse", str(record), "--json", "part.json")
    assert done.exit_code == 130
    assert render("study-goes-on", {"path": "part.json"}) in done.stderr
    assert render("study-pass-curve", {}) in done.stdout
