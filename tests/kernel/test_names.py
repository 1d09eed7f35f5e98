"""What a game may say about its names: seats by number of players, and notation that nobody may learn yet."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
import tests.tiny

import queenswright as qw
from queenswright.kernel.data import Pack
from queenswright.kernel.game import Game
from queenswright.records import read_record, record_of, write_record

SECRET, RESIST = 2, 4


@pytest.fixture
def opposite(tiny: Game, monkeypatch: pytest.MonkeyPatch) -> Game:
    """The race in which two sit at the first and the third seat."""
    rules = replace(tiny.rules, names_by_count={2: ("ash", "oak")})
    monkeypatch.setattr(tests.tiny, "RULES", rules)
    return Game(rules, tiny.pack)


def test_seats_are_the_first_ones_unless_a_number_of_players_has_its_own(tiny: Game, opposite: Game) -> None:
    assert [list(tiny.rules.names(players, {})) for players in (2, 3)] == [["ash", "elm"], ["ash", "elm", "oak"]]
    assert [list(opposite.rules.names(players, {})) for players in (2, 3)] == [["ash", "oak"], ["ash", "elm", "oak"]]


def test_records_use_the_names_of_their_number_of_players(opposite: Game) -> None:
    position = opposite.new(2, seed=1)
    while not position.is_over:
        position.push(position.legal_moves[0])
    record = record_of(position)
    assert record.seats == ("ash", "oak")
    assert set(record.winners) <= {"ash", "oak"}
    text = write_record(record)
    assert "\nseat ash: ash\nseat oak: oak\n" in text
    assert read_record(text).replay().winners == position.winners
    with pytest.raises(qw.RecordError, match="got seats ash, elm, expected in this order: ash, oak"):
        read_record(text.replace("seat oak", "seat elm"))


@pytest.fixture
def discreet(tiny: Game) -> Game:
    """The race in which nobody learns that there are secrets once their own one is spent, nor that one may resist."""

    def sealed_actions(pack: Pack, s: Any) -> set[int]:
        spent = s.agenda_depth > 0 and s.secret[s.agenda_seat[s.agenda_depth - 1]] == 0
        return {SECRET, RESIST} if spent else {RESIST}

    return Game(replace(tiny.rules, telling=replace(tiny.rules.telling, sealed_actions=sealed_actions)), tiny.pack)


FAIR = {"players": 2, "chance": {"key": f"{5:032x}", "drawn": 0}, "agenda": [[0, 0, 0]], "space": [0, 0, 0], "turns": 0}


def test_what_is_sealed_is_no_move_and_is_not_listed(tiny: Game, discreet: Game) -> None:
    document = {**FAIR, "secret": [0, 2, 0], "deck": [1], "deck_size": 1}
    assert tiny.position(document).why_not("secret") is not None
    position = discreet.position(document)
    for written in ("secret", "SECRET", " secret ", "sec"):
        with pytest.raises(qw.MalformedMove) as refused:
            position.parse(written)
        with pytest.raises(qw.MalformedMove) as unknown:
            position.parse("palace")
        assert str(refused.value).replace(repr(written), "") == str(unknown.value).replace("'palace'", "")
        assert "you can write: roll, draw" in str(refused.value)
        assert "you can write: roll, draw," not in str(refused.value)
    assert position.parse("dr").text == "draw"
    assert position.why_not("yield") is not None, "moves of other steps are known"


def test_what_is_sealed_is_no_way_to_read_a_beginning(tiny: Game, discreet: Game) -> None:
    over = {**FAIR, "agenda": [], "secret": [1, 2, 0], "deck": [], "deck_size": 0}
    with pytest.raises(qw.AmbiguousMove, match="'r' could be: resist, roll"):
        tiny.position(over).parse("r")
    assert discreet.position(over).parse("r").text == "roll"
    with pytest.raises(qw.MalformedMove):
        discreet.position(over).parse("resist")
