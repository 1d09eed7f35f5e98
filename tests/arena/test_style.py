"""The style of bots: what the planner thinks of their moves, ends that were passed over, and the command."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.rules.architect.test_palace import arrive, ready
from typer.testing import CliRunner

from queenswright.arena import new_match, open_results, play_match, results_for
from queenswright.arena.run import Audience
from queenswright.arena.style import LARGE, Critic, StyleReport, styles_in
from queenswright.cli import app
from queenswright.kernel.errors import InputError
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position


@pytest.fixture(autouse=True)
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUEENSWRIGHT_RULES", "python")
    monkeypatch.setenv("NO_COLOR", "1")


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("style") / "match.sqlite"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("QUEENSWRIGHT_RULES", "python")
        planned = new_match("tiny", ["greedy", "random"], 6, seed=4)
        with results_for(path, planned) as results:
            assert play_match(planned, results, Audience(), jobs=1, records=True)
    return path


def watched(architect: Game, position: Position, text: str) -> StyleReport:
    """What is made of one move."""
    style = StyleReport()
    Critic(architect).watch(position, architect.index_of(position.parse(text).action), style, seed=5)
    return style


def test_a_palace_that_is_passed_over_is_noted(architect: Game) -> None:
    position = arrive(architect, ready())
    taken, passed = (watched(architect, position, text) for text in ("palace", "forfeit"))
    assert (taken.ends, taken.passed, taken.best, taken.odd, taken.halvings) == (1, 0, 1, 0, 0)
    assert (passed.ends, passed.passed, passed.best, passed.odd) == (1, 1, 0, 1)
    assert passed.halvings == LARGE / 64
    without = watched(architect, arrive(architect, ready(track=8)), "forfeit")
    assert (without.ends, without.passed) == (0, 0)


def test_the_planner_agrees_with_itself_more_than_with_chance(match: Path) -> None:
    styles = styles_in(match)
    assert list(styles) == ["greedy", "random"]
    greedy, by_chance = styles["greedy"], styles["random"]
    assert greedy["best"] > by_chance["best"]
    assert greedy["halvings"] < by_chance["halvings"]
    with open_results(match) as results:
        moves = sum(one.moves for one in results.games())
    told = sum(count * styles[bot]["games"] for bot in styles for count in styles[bot]["steps"].values())
    assert told == pytest.approx(moves)
    assert greedy["games"] == by_chance["games"] == 6


def test_the_command_shows_tables_or_json(match: Path) -> None:
    shown = CliRunner().invoke(app, ["style", str(match)])
    assert shown.exit_code == 0, shown.output
    assert "What the planner thinks of their moves" in shown.output
    assert "Moves of a game, by kind" in shown.output
    asked = CliRunner().invoke(app, ["style", str(match), "--json"])
    assert json.loads(asked.stdout) == styles_in(match)


def test_a_match_without_records_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bare.sqlite"
    planned = new_match("tiny", ["random"], 1, players=2, seed=4)
    with results_for(path, planned) as results:
        assert play_match(planned, results, Audience(), jobs=1)
    with pytest.raises(InputError, match="has no records"):
        styles_in(path)
    refused = CliRunner().invoke(app, ["style", str(path)])
    assert refused.exit_code != 0
    assert "has no records of its games" in refused.output
