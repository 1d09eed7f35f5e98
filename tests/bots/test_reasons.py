"""Why a turn is good: every number in a reason is one that the rules give."""

from __future__ import annotations

from typing import Any

import pytest

import queenswright as qw
from queenswright.games.queensdale.state.course import PLAY
from queenswright.games.queensdale.state.pieces import FROM_BUILD, FROM_OTHER
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


@pytest.mark.parametrize("game", ["architect", "queensdale"])
def test_there_is_always_a_reason_and_a_sentence_for_it(game: str) -> None:
    for _, _, reasons, _, _ in turns(game):
        assert 1 <= len(reasons) <= 3
        for event in reasons:
            assert all(render(event.message, event.args, language) for language in LANGUAGES)


def test_where_nothing_grows_the_way_to_the_next_building_is_told() -> None:
    architect = qw.load("architect")
    position = architect.new(players=2, seed=1)
    reasons = architect.rules.telling.reasons(architect.pack, position.state, position.state, 0)
    assert reasons == [Event("reason-way", {"spaces": 0, "points": 0})]


def thrown_again(*moves: str) -> list[Event]:
    """The reasons for a throw instead of the last die of round 2, in the lesson of Queensdale."""
    lesson = lesson_of("queensdale")
    assert lesson is not None
    box = qw.load("queensdale")
    position = box.new(players=2, seed=lesson.key, options=lesson.options)
    for move in lesson.moves[: lesson.moves.index("reroll for timber") + 1]:
        position.push(move)
    before = position.copy()
    for move in moves:
        position.push(move)
    return box.rules.telling.reasons(box.pack, before.state, position.state, 0)


@pytest.fixture(scope="module")
def valley() -> dict[str, tuple[list[Event], Any]]:
    """The learner's turns in the lesson of Queensdale by their labels: reasons, and the view after the turn."""
    return {label: (reasons, view) for label, seat, reasons, _, view in turns("queensdale") if seat == 0}


def test_goods_are_counted_towards_the_nearest_building(valley: Any) -> None:
    """Two of timber, clay and stone each come from the +1 spaces; the woodcutter hut costs 3, 2 and 1."""
    first, view = valley["1.1.1 red"]
    assert first[0].message == "reason-qd-nearer"
    assert first[0].args["goods"] == [[2, "timber"]]
    assert view["seats"][0]["goods"]["timber"] == 2
    assert [valley[f"1.1.{turn} red"][0][0].args["count"] for turn in (1, 3, 5)] == [4, 2, 1]


def test_a_building_is_told_with_what_was_paid_and_what_it_brings(valley: Any) -> None:
    """The woodcutter hut: 3 timber, 2 stone and 1 clay, 2 fame in the first epoch, 1 timber of income."""
    reasons, view = valley["1.2.2 red"]
    paid = [[3, "timber"], [2, "stone"], [1, "clay"]]
    assert reasons[:2] == [
        Event("reason-qd-building", {"building": "woodcutter_hut", "goods": paid, "fame": 2}),
        Event("reason-qd-income", {"goods": [[1, "timber"]]}),
    ]
    assert view["seats"][0]["fame"] == 3


def test_what_is_hidden_is_no_reason(valley: Any) -> None:
    """A token may hide anything, a figurine may be any: only how many there are is told, and no fame or goods."""
    assert valley["1.1.7 red"][0] == [Event("reason-qd-tokens", {"count": 3})]
    assert valley["1.1.9 red"][0] == [Event("reason-qd-figurine", {"count": 1})]
    assert thrown_again("roll 5") == [Event("reason-qd-throw", {"count": 1, "dice": 1})]


def test_fame_is_a_reason_whatever_is_built_for_it() -> None:
    """What later epochs let the build action raise brings fame without a building on a site."""
    queensdale = qw.load("queensdale")
    position = queensdale.new(players=2, seed=1)
    before, after = position.copy().state, position.copy().state
    before.phase = PLAY
    for source, amount, left in ((FROM_BUILD, 8, 2), (FROM_OTHER, 1, 1)):
        after.earned[0][source] += amount
        reasons = queensdale.rules.telling.reasons(queensdale.pack, before, after, 0)
        assert Event("reason-qd-fame", {"fame": 10 - left, "left": left}) in reasons


def test_the_hut_the_goal_and_the_tile_are_reasons(valley: Any) -> None:
    hut = valley["1.4.4 red"][0][0]
    assert (hut.message, hut.args["herb"], hut.args["fame"]) == ("reason-qd-hut", "sage", 1)
    assert valley["1.5.9 red"][0][0] == Event("reason-qd-goal", {"fame": 10, "goal": 10})
    assert valley["1.towers"][0] == [Event("reason-qd-tile", {})]
