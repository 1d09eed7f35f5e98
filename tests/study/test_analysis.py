"""Whole games: the three passes, what the sums say, stopping, going on, and the written form."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from tests.study.walks import CHEAP, played

from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.records import record_of, write_record
from queenswright.study import Analysis, Progress, Stopped, StudyError, analyse, summary, turning_points
from queenswright.study.data import CLOSER, JUDGED, ROUGH
from queenswright.study.stretches import of_game
from queenswright.study.summary import accuracy


@pytest.fixture(scope="module")
def game(tiny: Game) -> Position:
    return played(tiny, players=3, seed=4)


@pytest.fixture(scope="module")
def whole(game: Position) -> Analysis:
    return analyse(game, CHEAP, players=["Ada", "Ben", "Cleo"])


def test_every_move_belongs_to_one_turn(game: Position, whole: Analysis) -> None:
    assert [text for turn in whole.turns for text in turn.moves] == [move.text for move in game.moves]
    assert whole.is_over
    assert whole.depth == CLOSER
    assert all(turn.depth >= JUDGED for turn in whole.turns)
    winners = game.winners
    assert whole.end.shares == tuple((seat in winners) / len(winners) for seat in range(3))


def test_play_and_luck_explain_the_whole_way(whole: Analysis) -> None:
    """Start, own turns, other turns and chance lead to the end, and over all seats each adds up to nothing."""
    found = summary(whole)
    for seat, one in enumerate(found):
        assert one.start + one.own + one.others + one.draws == pytest.approx(one.end)
        assert one.start == whole.turns[0].before.shares[seat]
    assert sum(one.own + one.others for one in found) == pytest.approx(0)
    assert sum(one.draws for one in found) == pytest.approx(0)
    assert sum(one.start for one in found) == pytest.approx(1)


def test_accuracy_falls_with_what_is_given_away() -> None:
    assert accuracy([]) is None
    assert accuracy([0.0]) == 100
    assert accuracy([0.14]) == pytest.approx(36.79, abs=0.01)
    assert accuracy([0.0, 0.14]) == pytest.approx(68.39, abs=0.01)


def test_turning_points_are_the_largest_changes_in_order(whole: Analysis) -> None:
    found = turning_points(whole)
    assert found == sorted(found)
    assert len(found) <= 7

    def change(i: int) -> float:
        return max(abs(a - b) for a, b in zip(whole.curve[i + 1].shares, whole.curve[i].shares, strict=True))

    others = [change(i) for i in range(len(whole.turns)) if i not in found]
    assert min(map(change, found)) >= max([*(one for one in others if one >= 0.1), 0.1])


def test_cores_and_names_do_not_change_the_numbers(game: Position, whole: Analysis) -> None:
    other = analyse(record_of(game, ["x", "y", "z"]), CHEAP, cores=2)
    assert other.turns == whole.turns
    assert (other.end, other.simulations) == (whole.end, whole.simulations)
    assert other.players == ("x", "y", "z")


def test_the_curve_comes_first_and_a_stop_leaves_what_is_there(game: Position, whole: Analysis) -> None:
    told: list[Progress] = []
    stopped = analyse(game, CHEAP, tell=told.append, stop=lambda: len(told) > len(whole.turns) + 3)
    curve = next(one.analysis for one in told if one.analysis)
    assert curve.depth == ROUGH
    assert len(curve.turns) == len(whole.turns)
    assert stopped.depth == ROUGH
    assert 0 < sum(turn.depth == JUDGED for turn in stopped.turns) < len(stopped.turns)
    gone_on = analyse(game, CHEAP, players=["Ada", "Ben", "Cleo"], known=stopped)
    assert gone_on.turns == whole.turns
    with pytest.raises(Stopped):
        analyse(game, CHEAP, stop=lambda: True)


def test_the_written_form_is_read_back(whole: Analysis) -> None:
    written = json.loads(json.dumps(whole.to_dict()))
    assert Analysis.from_dict(written) == whole
    assert written["version"] == 1


@pytest.mark.parametrize(
    "damage",
    [
        lambda one: None,
        lambda one: [],
        lambda one: {**one, "version": 2},
        lambda one: {**one, "seats": ["ash"]},
        lambda one: {**one, "turns": [{}]},
        lambda one: {**one, "turns": 5},
        lambda one: {**one, "more": 1},
        lambda one: {**one, "depth": 3},
        lambda one: {**one, "game": 5},
        lambda one: {**one, "end": {**one["end"], "shares": [float("nan"), 0.5, 0.5]}},
        lambda one: {**one, "turns": [{**one["turns"][0], "verdict": "<b>"}]},
        lambda one: {**one, "turns": [{**one["turns"][0], "loss": 7}]},
        lambda one: {**one, "end": {"shares": [1], "errors": [], "deals": "x"}},
        lambda one: {**one, "turns": [{**one["turns"][0], "seat": 7}]},
    ],
)
def test_what_is_no_analysis_is_refused(whole: Analysis, damage: Any) -> None:
    with pytest.raises(StudyError):
        Analysis.from_dict(damage(json.loads(json.dumps(whole.to_dict()))))


def test_an_analysis_goes_on_only_with_its_own_game(game: Position, whole: Analysis, tiny: Game) -> None:
    with pytest.raises(StudyError, match="another game or with another budget"):
        analyse(played(tiny, players=3, seed=5), CHEAP, known=whole)
    with pytest.raises(StudyError, match="another game or with another budget"):
        analyse(game, 4, known=whole)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"budget": 0}, "from 1 to"),
        ({"budget": 10**9}, "from 1 to"),
        ({"cores": 0}, "expected 1 to"),
        ({"players": ["a"]}, "expected 3"),
        ({"number": 2}, "expected one of which turns were played"),
    ],
)
def test_impossible_wishes_are_refused(game: Position, wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(StudyError, match=message):
        analyse(game, **{"budget": CHEAP, **wrong})


def test_a_game_analyses_records_texts_and_positions(game: Position, tiny: Game) -> None:
    short = game.start()
    for move in game.moves[:3]:
        short.push(move)
    record = record_of(short, ["Ada", "Ben", "Cleo"])
    found = tiny.analyse(record, budget=1)
    assert found == analyse(record, 1)
    assert tiny.analyse(write_record(record), budget=1, cores=2) == found
    assert tiny.analyse(short, 1).turns == found.turns


def test_a_game_without_moves_has_a_value(tiny: Game) -> None:
    found = analyse(tiny.new(2, seed=1), CHEAP)
    assert found.turns == ()
    assert not found.is_over
    assert sum(found.end.shares) == pytest.approx(1)
    assert summary(found)[0].start == summary(found)[0].end


def test_one_game_of_a_campaign_is_analysed_by_itself(queensdale: Game) -> None:
    """The second game has just begun: it is the one that is meant, and the first may be asked for."""
    position = queensdale.new(2, seed=5, options={"games": 2})
    number = queensdale.rules.reports.linked
    assert number is not None
    choose = Random(5)
    while number.number(position.held) == 1:
        position.push(choose.choice(position.legal_moves))
    for _ in range(2):
        position.push(position.legal_moves[0])
    second, last, which = of_game(position, None)
    assert which == 2
    assert sum(len(one.moves) for one in second) <= 3
    assert last.held is not None
    first, end, _ = of_game(position, 1)
    assert first[0].first == 0
    assert number.number(end.held) == 2, "the last turn of the first game leads to the second"
    assert len(first) > 20
