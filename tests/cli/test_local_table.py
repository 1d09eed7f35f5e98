"""A table of the local database at a terminal: the wishes of `table/wishes` decide, as they do for a browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import home_in

from queenswright.cli.local.home import Home
from queenswright.cli.local.table import LocalTable, NewTable
from queenswright.kernel.errors import Refusal
from queenswright.kernel.game import Game
from queenswright.table import Seat, TableRefusal, wishes

PEOPLE = (Seat("Anna"), Seat("Ben"))


@pytest.fixture
def home(data: Path) -> Iterator[Home]:
    with home_in(data) as found:
        yield found


def table_with(home: Home, game: Game, **extras: Any) -> LocalTable:
    """A table of two people at one screen; other settings may be those that a browser would have chosen."""
    return home.open(home.make(NewTable(game, PEOPLE, seed=7, extras=extras)))


def play(table: LocalTable) -> int:
    """First moves of the seat that decides, until another one does; the seat."""
    seat = table.position.to_move
    assert seat is not None
    while table.position.to_move == seat:
        table.play(seat, table.position.legal_moves[0].text)
    return seat


def kinds(home: Home, table: LocalTable) -> list[str]:
    return [happening.kind for happening in home.store.happenings(table.row.id)]


def test_what_is_taken_back_with_consent_is_asked_and_agreed_to_in_the_log(home: Home, architect: Game) -> None:
    table = table_with(home, architect)
    first = play(table)
    second = table.position.to_move
    assert second is not None
    table.play(second, table.position.legal_moves[0].text)
    needs = table.what_undo_needs(first)
    assert not isinstance(needs, Refusal)
    assert needs.needed == (second,)
    before = len(kinds(home, table))
    table.undo(first)
    assert kinds(home, table)[before:] == ["ask", "agree", "undo"]
    assert table.position.to_move == first
    assert table.state.asked is None


def test_who_decides_now_is_not_asked_at_the_same_screen(home: Home, architect: Game) -> None:
    table = table_with(home, architect)
    first = play(table)
    table.undo(first)
    assert kinds(home, table)[-1] == "undo"


def test_a_terminal_keeps_to_what_was_agreed_about_taking_back(home: Home, architect: Game) -> None:
    table = table_with(home, architect, take_back="none")
    first = play(table)
    needs = table.what_undo_needs(first)
    assert isinstance(needs, Refusal)
    assert needs.message == "table-no-take-back"
    with pytest.raises(TableRefusal):
        table.undo(first)


def test_a_request_that_nobody_answered_is_withdrawn_by_whoever_sits_down(home: Home, architect: Game) -> None:
    table = table_with(home, architect)
    first = play(table)
    second = table.position.to_move
    assert second is not None
    table.play(second, table.position.legal_moves[0].text)
    table._commit(wishes.undo(table.state, (first,), 1.0))
    assert table.state.asked is not None
    table.close()
    assert home.open(table.row).state.asked is None
    assert kinds(home, table)[-1] == "decline"


def test_whoever_has_played_a_campaign_to_its_end_returns_to_the_next_one(
    home: Home, queensdale: Game, architect: Game
) -> None:
    def returning(game: Game) -> list[bool]:
        line = table_with(home, game).state.line
        assert line is not None
        return [seat.returns for seat in line.seats]

    table = table_with(home, queensdale)
    assert returning(queensdale) == [False, False]
    table._commit(wishes.ask_end(table.state, (0, 1), 1.0))
    table.close()
    assert returning(queensdale) == [True, True]
    assert returning(architect) == [False, False]
