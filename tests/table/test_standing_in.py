"""Somebody sits in for a player who is missing, and the seat is given back."""

from __future__ import annotations

import pytest
from tests.table.tables import do, play, play_until, table_of, why

from queenswright.kernel.game import Game
from queenswright.table import TableState, wishes
from queenswright.table.rows import new_row, summary_of

NOW = 9.0


@pytest.fixture
def table(tiny: Game) -> TableState:
    """Ben is missing: he has left, and Cleo sits in for him."""
    table = table_of(tiny, ["Anna", "Ben"])
    do(table, wishes.leave(table, (1,), 1.0))
    assert do(table, wishes.sit(table, "cleo", 1, "Cleo", 2.0, stands_in=True)) == ["seated"]
    return table


def test_who_stands_in_plays_and_is_called_by_their_own_name(table: TableState) -> None:
    seat = table.seats[1]
    assert (seat.name, seat.person, seat.former, seat.plays_for, seat.left) == ("Cleo", "cleo", "ben", "Ben", False)
    assert table.seats_of("cleo") == (1,)
    play_until(table, lambda now: now.deciding == 1)
    assert play(table) == 1
    assert why(wishes.sit, table, "dora", 1, "Dora", NOW) == "table-seat-taken"


def test_the_seat_is_given_back_at_any_time(table: TableState) -> None:
    assert do(table, wishes.sit(table, "ben", 1, "Ben", NOW)) == ["seated"]
    seat = table.seats[1]
    assert (seat.name, seat.person, seat.former, seat.plays_for) == ("Ben", "ben", None, None)
    assert why(wishes.sit, table, "cleo", 1, "Cleo", NOW) == "table-seat-taken"


def test_when_they_leave_a_bot_plays_for_whoever_is_missing(table: TableState) -> None:
    do(table, wishes.leave(table, (1,), NOW))
    seat = table.seats[1]
    assert (seat.kind, seat.former, seat.plays_for, seat.left) == ("bot", "ben", "Ben", True)
    assert do(table, wishes.sit(table, "ben", 1, "Ben", NOW)) == ["seated"]


def test_they_give_nothing_up_that_is_not_theirs(table: TableState) -> None:
    assert why(wishes.resign, table, (1,), 1, NOW) == "table-stands-in"
    play_until(table, lambda now: now.status == "over")
    row = new_row(table.game, table.players, table.key, {}, table.settings.to_dict(), "host", 0.0)
    assert {one.person for one in summary_of(row, table, NOW).outcomes} == {"anna", "ben"}


def test_who_sits_down_for_good_keeps_the_seat(tiny: Game) -> None:
    table = table_of(tiny, ["Anna", "Ben"])
    do(table, wishes.leave(table, (1,), 1.0))
    do(table, wishes.sit(table, "cleo", 1, "Cleo", 2.0))
    assert table.seats[1].former is None
    assert why(wishes.sit, table, "ben", 1, "Ben", NOW) == "table-seat-taken"
