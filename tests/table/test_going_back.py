"""Beginning a game of a campaign again: everybody who sits there agrees."""

from __future__ import annotations

import pytest
from tests.table.tables import do, play, table_of, why

import queenswright as qw
from queenswright.kernel.game import Game
from queenswright.records.campaign import section_of
from queenswright.server.lessons import lesson_of
from queenswright.table import Happening, Settings, TableState, apply, fork, open_table, showing, wishes
from queenswright.table.telling import as_told

NOW = 9.0


@pytest.fixture(scope="module")
def queensdale() -> Game:
    return qw.load("queensdale")


@pytest.fixture(scope="module")
def played(queensdale: Game) -> TableState:
    """A campaign of Anna and Ben in its second game: the written moves of the lesson."""
    lesson = lesson_of("queensdale")
    assert lesson is not None
    table = table_of(queensdale, ["Anna", "Ben"], key=lesson.key, options=dict(lesson.options))
    for move in lesson.moves:
        play(table, move)
    return table


@pytest.fixture
def table(played: TableState) -> TableState:
    return fork(played)


def test_all_agree_and_the_game_begins_again(table: TableState) -> None:
    line = table.line
    assert line is not None
    count = sum(section_of(one.turn) == 2 for one in line.played)
    assert do(table, wishes.ask_back(table, (0,), 2, NOW)) == ["ask"]
    asked = showing.seen_by(table, (1,), NOW)["asked"]
    assert asked == {"seat": 0, "count": count, "needed": [1], "agreed": [], "about": "back", "game": 2}
    assert table.bot_to_move is None
    assert why(wishes.ask_back, table, (1,), 1, NOW) == "table-ask-pending"
    assert do(table, wishes.agree(table, (1,), NOW)) == ["agree", "undo"]
    assert table.line is not None
    assert [section_of(one.turn) for one in table.line.played] == [1] * len(table.line.played)
    assert (section_of(table.turn), table.holding, table.asked) == (2, None, None)
    assert not showing.seen_by(table, (0,), NOW)["redo"]


def test_who_declines_or_plays_on_has_not_agreed(table: TableState) -> None:
    before = table.line and len(table.line.played)
    do(table, wishes.ask_back(table, (0,), 1, NOW))
    assert do(table, wishes.decline(table, (1,), NOW)) == ["decline"]
    assert table.line is not None
    assert len(table.line.played) == before
    do(table, wishes.ask_back(table, (0,), 1, NOW))
    play(table)
    assert table.asked is None


def test_alone_or_around_one_screen_it_is_done_at_once(table: TableState, queensdale: Game) -> None:
    do(table, wishes.leave(table, (1,), NOW))
    assert do(table, wishes.ask_back(table, (0,), 1, NOW)) == ["undo"]
    assert table.line is not None
    assert table.line.played == []
    screen = open_table(queensdale, 2, 7, {}, table.settings)
    for seat, name in enumerate(["Anna", "Ben"]):
        do(screen, wishes.sit(screen, "screen", seat, name, 0.0))
    play(screen)
    assert do(screen, wishes.ask_back(screen, (0, 1), 1, NOW)) == ["undo"]


def test_what_is_refused(table: TableState, queensdale: Game, architect: Game) -> None:
    assert why(wishes.ask_back, table, (0,), 3, NOW) == "table-no-such-game"
    assert why(wishes.ask_back, table, (), 1, NOW) == "table-not-at-table"
    fixed = table_of(queensdale, ["Anna", "random"], Settings(take_back="none"))
    play(fixed)
    assert why(wishes.ask_back, fixed, (0,), 1, NOW) == "table-no-take-back"
    other = table_of(architect, ["Anna", "random"])
    play(other)
    assert why(wishes.ask_back, other, (0,), 1, NOW) == "table-no-such-game"


def test_everybody_is_told_which_game(table: TableState) -> None:
    asks = wishes.ask_back(table, (1,), 2, NOW)[0]
    assert isinstance(asks, Happening)
    apply(table, asks)
    told = as_told(table, asks, [], 0)
    assert (told["kind"], told["about"], told["game"]) == ("ask", "back", 2)
