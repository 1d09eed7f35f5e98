"""Games and packs beyond the usual: thousands of rounds, riches, several demand tiles of one face."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.rules.architect.situations import changed_pack

import queenswright as qw
from queenswright.games.architect.content.pack import FOLDER
from queenswright.games.architect.state import HIGHEST_ROUND
from queenswright.kernel.errors import PositionError
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.records import read_record, record_of, write_record

FORMER_HIGHEST = 9999
FORMER_FIELD = 2**15 - 1
"""What the field of the round number held before it was widened."""


def at_the_end_of_round(architect: Game, number: int) -> Position:
    """The last player forfeits the last action of a round."""
    seats = [{"talers": 5}, {"talers": 0}]
    return architect.position(
        {"seats": seats, "round": number, "to_move": 1, "step": "construct", "options": {"round_limit": None}}
    )


@pytest.mark.clauses("QA-END-10")
@pytest.mark.parametrize("number", [FORMER_HIGHEST, FORMER_FIELD, 10**6])
def test_a_game_without_a_limit_goes_on_and_every_position_can_be_written(architect: Game, number: int) -> None:
    pos = at_the_end_of_round(architect, number)
    pos.push("forfeit")
    assert not pos.is_over
    assert pos.to_dict()["round"] == number + 1
    assert architect.position(pos.to_dict()).to_bytes() == pos.to_bytes()
    assert read_record(write_record(record_of(pos))).replay(architect).to_bytes() == pos.to_bytes()


@pytest.mark.clauses("QA-END-10")
def test_the_counter_of_rounds_stays_where_it_ends_and_the_game_goes_on(architect: Game) -> None:
    pos = at_the_end_of_round(architect, HIGHEST_ROUND)
    pos.push("forfeit")
    assert not pos.is_over
    assert pos.to_dict()["round"] == HIGHEST_ROUND
    assert architect.position(pos.to_dict()).to_bytes() == pos.to_bytes()


@pytest.mark.clauses("QA-VAR-13", "QA-END-10")
def test_arrivals_in_late_rounds_are_told_apart(architect: Game) -> None:
    """The earlier arrival wins, however late it was."""
    late = FORMER_FIELD + 1
    seats = [{"track": 9, "track_end_round": late}, {"track": 9, "track_end_round": late + 1, "contribution": 20}]
    options = {"track_end_decides": True, "round_limit": None}
    pos = architect.position({"seats": seats, "round": late + 2, "ended": "palace", "options": options})
    assert pos.winners == [0]


@pytest.mark.clauses("QA-COMP-34")
@pytest.mark.parametrize("talers", [FORMER_HIGHEST, FORMER_FIELD, 10**9])
def test_talers_are_never_too_many(architect: Game, talers: int) -> None:
    pos = architect.position({"seats": [{"talers": talers, "bonds": 2}, {}], "to_move": 0, "step": "bank"})
    pos.push("redeem 1")
    assert pos.state.talers[0] == talers + architect.pack.mirror.talers_per_bond
    assert architect.position(pos.to_dict()).to_bytes() == pos.to_bytes()


@pytest.mark.parametrize("name", ["Oak  Mere", " Oak Mere", "Oak Mere "])
def test_a_place_whose_name_has_odd_spaces_can_be_travelled_to_and_replayed(tmp_path: Path, name: str) -> None:
    text = (FOLDER / "royal.toml").read_text(encoding="utf-8").replace('"Oakmere"', f'"{name}"')
    path = tmp_path / "spaces.toml"
    path.write_text(text, encoding="utf-8")
    game = qw.load("architect", pack=path)
    pos = game.position({"seats": [{"talers": 9, "carriage": "Tollbury"}, {"carriage": name}], "step": "travel"})
    pos.push("travel oak mere")
    assert pos.to_dict()["seats"][0]["carriage"] == pos.to_dict()["seats"][1]["carriage"] == "Oak Mere"
    assert read_record(write_record(record_of(pos))).replay(game).to_bytes() == pos.to_bytes()


@pytest.fixture
def with_twins(tmp_path: Path) -> Game:
    """A pack in which two villages ask for the same guilds, printed in another order."""
    return changed_pack(tmp_path, ('guilds = ["stonemason", "tailor"]', 'guilds = ["stonemason", "lumberjack"]'))


def test_two_tiles_of_one_face_are_told_apart_in_a_document(with_twins: Game) -> None:
    for seed in range(20):
        for players in (2, 4):
            pos = with_twins.new(players=players, seed=seed)
            assert with_twins.position(pos.to_dict()).to_bytes() == pos.to_bytes()
            dealt_anew = pos.redealt(0, seed + 1000)
            assert with_twins.position(dealt_anew.to_dict()).to_bytes() == dealt_anew.to_bytes()


def test_only_tiles_that_have_a_twin_say_which_copy_they_are(with_twins: Game) -> None:
    faces = with_twins.new(players=4, seed=1).to_dict()["demand"].values()
    assert sorted(face["copy"] for face in faces if set(face["guilds"]) == {"lumberjack", "stonemason"}) == [1, 2]
    assert all("copy" not in face for face in faces if set(face["guilds"]) != {"lumberjack", "stonemason"})


def test_a_copy_that_is_not_there_is_refused(with_twins: Game) -> None:
    face = {"guilds": ["lumberjack", "stonemason"], "copy": 3}
    with pytest.raises(PositionError, match="an unused tile of a village"):
        with_twins.position({"seats": [{}, {}], "demand": {"Oakmere": face}})


def test_a_face_with_an_unknown_key_is_refused(architect: Game) -> None:
    face = {"guilds": ["lumberjack", "stonemason"], "size": 3}
    with pytest.raises(PositionError, match="an unused tile of a village"):
        architect.position({"seats": [{}, {}], "demand": {"Oakmere": face}})
