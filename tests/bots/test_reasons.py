"""Why a turn is good: every number in a reason is one that the rules give."""

from __future__ import annotations

from typing import Any

import pytest

import queenswright as qw
from queenswright.kernel.data import Event
from queenswright.locale import LANGUAGES, render
from queenswright.server.lessons import lesson_of


def turns(game: str) -> list[tuple[str, int, list[Event], list[Event], Any]]:
    """The lesson of a game, turn by turn: label, seat, reasons, everything told, the view after it."""
    lesson = lesson_of(game)
    assert lesson is not None
    box = qw.load(game)
    position = box.new(players=2, seed=lesson.key, options=lesson.options)
    telling = box.rules.telling
    found: list[tuple[str, int, list[Event], list[Event], Any]] = []
    before, label, seat, told = position.copy(), position.turn, position.to_move, []
    for move in lesson.moves:
        position.push(move)
        told += position.story()
        if position.turn != label:
            assert seat is not None
            reasons = telling.reasons(box.pack, before.state, position.state, seat)
            found.append((label, seat, reasons, told, position.view(None)))
            before, label, seat, told = position.copy(), position.turn, position.to_move, []
    return found


@pytest.fixture(scope="module")
def lesson() -> list[tuple[str, int, list[Event], list[Event], Any]]:
    return turns("architect")


def test_a_craftsman_is_hired_for_the_building_that_follows(lesson: Any) -> None:
    """What the reason promises is what the building brings two turns later."""
    reasons = {label: found for label, _, found, _, _ in lesson}
    promised = reasons["1 yellow"][0]
    assert promised == Event("reason-site", {"place": "Brambleford", "points": 10, "streets": 1})
    assert reasons["2 yellow"][0] == Event("reason-site-here", {"place": "Brambleford", "points": 10, "streets": 0})
    built = [event for label, _, _, told, _ in lesson if label == "3 yellow" for event in told]
    assert [event.args["points"] for event in built if event.message == "story-build"] == [promised.args["points"]]
    assert Event("reason-guild", {"guilds": ["blacksmith"], "count": 1}) in reasons["1 yellow"]


def test_numbers_are_those_of_the_table(lesson: Any) -> None:
    """What is said of purse, bonds, track and trust is what the view shows afterwards."""
    said = set()
    for _, seat, reasons, _, view in lesson:
        player = view["seats"][seat]
        for event in reasons:
            said.add(event.message)
            if event.message == "reason-talers":
                assert event.args["talers"] == player["talers"]
            if event.message == "reason-climb":
                assert event.args["left"] == len(view["track"]) - player["track"]
                assert event.args["points"] == sum(
                    view["track"][player["track"] - event.args["steps"] : player["track"]]
                )
            if event.message == "reason-confidence":
                assert event.args["count"] == player["confidence"]
    assert {"reason-talers", "reason-climb", "reason-confidence", "reason-jobs", "reason-performance"} <= said


def test_the_palace_is_the_first_reason() -> None:
    architect = qw.load("architect")
    seats = [
        {"talers": 1, "track": 9, "carriage": "Hartcrown",
         "craftsmen": {"glazier-1": 1, "stonemason-1": 2, "tailor-1": 2, "bricklayer-3": 4}},
        {"talers": 4, "track": 8, "carriage": "Oakmere", "craftsmen": {"glazier-2": 3}},
    ]  # fmt: skip
    document = {"seed": 3, "round": 21, "step": "construct", "to_move": 0, "first_player": 1, "seats": seats}
    before = architect.position(document)
    after = before.copy()
    after.push("palace")
    reasons = architect.rules.telling.reasons(architect.pack, before.state, after.state, 0)
    assert reasons[0] == Event("reason-palace", {"performance": 18, "needed": 15})


def test_there_is_always_a_reason_and_a_sentence_for_it(lesson: Any) -> None:
    for _, _, reasons, _, _ in lesson:
        assert 1 <= len(reasons) <= 3
        for event in reasons:
            assert all(render(event.message, event.args, language) for language in LANGUAGES)


def test_where_nothing_grows_the_way_to_the_next_building_is_told() -> None:
    architect = qw.load("architect")
    position = architect.new(players=2, seed=1)
    reasons = architect.rules.telling.reasons(architect.pack, position.state, position.state, 0)
    assert reasons == [Event("reason-way", {"spaces": 0, "points": 0})]
