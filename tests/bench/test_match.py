"""Matches in The Rise of Queensdale: every deal in all its seatings, and who won what."""

from __future__ import annotations

import pytest
from bench.match import LATE, WHOLE, one, play, shares, show, tasks, won

from queenswright.kernel.game import Game

SEED = 3


def test_late_games_begin_everywhere_in_turn_with_both_seatings() -> None:
    found = [*tasks(["random", "greedy"], 2, 12, SEED, late=True)]
    assert [begin for begin, _, _ in found] == [begin for begin in LATE for _ in range(2)]
    assert [seats for _, _, seats in found[:2]] == [["random", "greedy"], ["greedy", "random"]]
    assert found[0][1] == found[1][1] != found[2][1]
    assert {begin for begin, _, _ in tasks(["random", "greedy"], 2, 4, SEED, late=False)} == {WHOLE}


def test_a_late_game_is_won_by_whoever_is_first_in_it(queensdale: Game) -> None:
    line = play(queensdale, ["random", "random"], SEED, {"epoch": "8-wall", "games": 1})
    assert line["games"] == 1
    assert line["first"] in (0, 1)
    assert one(("8-wall", SEED, ["random", "random"]), None) == line
    assert won({**line, "task": ["8-wall", SEED, ["a", "b"]]}) == [float(seat == line["first"]) for seat in (0, 1)]


def test_victories_are_counted_by_bot(capsys: pytest.CaptureFixture[str]) -> None:
    lines = [
        {"task": [WHOLE, 1, ["a", "b"]], "places": [1, 2], "first": 1, "games": 9, "seconds": 2.0},
        {"task": [WHOLE, 1, ["b", "a"]], "places": [1, 1], "first": 0, "games": 9, "seconds": 4.0},
    ]
    found = {name: estimate.value for name, estimate in shares(lines).items() if estimate}
    assert found == {"a": 0.75, "b": 0.25}, "a shared victory is divided"
    show([*lines, {**lines[0], "task": ["9-road", 2, ["a", "b"]]}])
    shown = capsys.readouterr().out
    assert "whole campaign, 2 games" in shown
    assert "9-road, 1 games" in shown
    assert "a game takes 2.7 s of a core" in shown
