"""The levels against each other, on compiled rules: what a level is worth is a match of the arena (docs/bots.md)."""

from __future__ import annotations

from pathlib import Path

import pytest

from queenswright.arena import new_match, open_results, play_match, rate, results_for
from queenswright.arena.run import Audience
from queenswright.bots import LEVELS


def share_of(seats: list[str], games: int, seed: int, path: Path) -> float:
    """The share of victories of the first, two players; the same seed gives the same games."""
    planned = new_match("architect", seats, games, seed=seed)
    with results_for(path, planned) as results:
        assert play_match(planned, results, Audience(), jobs=1)
    with open_results(path) as results:
        found = {one.bot: one for one in rate(results.games())}
    assert found[seats[0]].games == games
    return found[seats[0]].share


def test_the_planner_beats_an_apprentice_nearly_always(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUEENSWRIGHT_RULES", "numba")
    assert share_of(["greedy", "apprentice"], 24, seed=85, path=tmp_path / "match.sqlite") >= 0.85


def test_levels_rise() -> None:
    simulations = [level.simulations for level in LEVELS.values()]
    assert simulations == sorted(set(simulations))
