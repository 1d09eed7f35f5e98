"""A released version of the rules does for ever what it did: CI fails when it does something else."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from queenswright.games import BUILT_IN, game_rules
from queenswright.games.behaviour import (
    FILE,
    Version,
    behaviour,
    editions,
    kinds,
    note,
    pack_key,
    problems,
    read_versions,
    write_versions,
)
from queenswright.kernel.game import Game

RELEASED = {1: Version(1, "0.1.0", {"royal a": "11"})}


def test_the_rules_do_what_they_did_when_they_were_released() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "queenswright.games.behaviour"],
        env={**os.environ, "QUEENSWRIGHT_RULES": "numba"},
        capture_output=True,
        text=True,
    )
    assert (done.stdout, done.returncode) == ("", 0), done.stderr


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_version_and_every_shipped_pack_is_noted(name: str) -> None:
    rules = game_rules(name)
    noted = read_versions(rules.folder / FILE)
    assert set(noted) == set(range(1, rules.rules_version + 1))
    assert all(set(version.packs) == {pack_key(game) for game in editions(rules)} for version in noted.values())
    assert noted[1].released == "0.1.0"


def test_a_released_version_that_changes_needs_a_new_number(architect: Game) -> None:
    (line,) = problems(architect.rules, RELEASED, {1: Version(1, "", {"royal a": "22"})})
    assert "got 22, expected 11 as in release 0.1.0" in line
    assert "the rules version 2" in line


def test_what_was_released_is_never_written_over() -> None:
    found = {1: Version(1, "", {"royal a": "22", "royal b": "33"}), 2: Version(2, "", {"royal a": "44"})}
    noted = note(RELEASED, found)
    assert noted[1] == Version(1, "0.1.0", {"royal a": "11", "royal b": "33"})
    assert noted[2] == Version(2, "", {"royal a": "44"})


def test_a_version_that_was_not_released_may_still_change(architect: Game) -> None:
    known = {1: Version(1, "", {"royal a": "11"})}
    (line,) = problems(architect.rules, known, {1: Version(1, "", {"royal a": "22"})})
    assert "make behaviour" in line
    assert note(known, {1: Version(1, "", {"royal a": "22"})})[1].packs == {"royal a": "22"}


def test_a_new_pack_is_noted_before_it_is_shipped(architect: Game) -> None:
    (line,) = problems(architect.rules, RELEASED, {1: Version(1, "", {"royal a": "11", "court c": "55"})})
    assert "pack court c: not noted yet" in line


def test_a_file_says_what_was_written(tmp_path: Path) -> None:
    versions = {**RELEASED, 2: Version(2, "", {"royal a": "44", "court b": "55"})}
    write_versions(tmp_path / FILE, versions)
    assert read_versions(tmp_path / FILE) == versions


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_option_is_played_alone_with_every_number_of_players(name: str) -> None:
    rules = game_rules(name)
    played = list(kinds(rules))
    assert {players for players, _ in played} == set(rules.player_counts)
    assert {option for _, options in played for option in options} == {info.name for info in rules.options.infos}


def test_games_that_go_otherwise_have_another_hash(tiny: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    before = behaviour(tiny, 1, games=3)
    assert behaviour(tiny, 1, games=3) == before
    monkeypatch.setattr("queenswright.games.behaviour.MOST_MOVES", 2)
    assert behaviour(tiny, 1, games=3) != before
