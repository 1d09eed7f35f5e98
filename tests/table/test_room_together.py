"""Choices that seats make at the same time: nobody is told what another has chosen until all have."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from tests.table.rooms import play, play_until, room_of

import queenswright as qw
from queenswright.bots import Bot, BotSpec, Budget, SeatedBot
from queenswright.bots.process import BotProcess
from queenswright.kernel.contract import Manners, Move
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.records import read_record, write_record
from queenswright.table import Room, Settings


@pytest.fixture(scope="module")
def silent(tiny: Game) -> Game:
    """The race in which turns are chosen at the same time, until somebody has to answer a duel."""
    return Game(replace(tiny.rules, manners=Manners(asks_end_of_turn=False, simultaneous_steps=("turn",))), tiny.pack)


def duelling_key(game: Game) -> int:
    """A key with which the card after two other moves is a duel."""
    for key in range(100):
        position = game.new(2, key)
        for text in ("roll", "secret", "draw"):
            position.push(text)
        if position.step == "answer":
            return key
    raise AssertionError


@pytest.fixture
def room(silent: Game) -> Room:
    """Both have chosen once; the first one chooses again."""
    room = room_of(silent, ["Anna", "Ben"], Settings(), duelling_key(silent))
    play(room, "roll")
    play(room, "secret")
    return room


def texts(rows: list[dict[str, Any]]) -> list[str]:
    return [row["text"] for row in rows]


def test_what_is_chosen_at_the_same_time_has_no_text_yet(room: Room) -> None:
    assert room.table is not None
    assert room.table.position.untold() == 2
    assert texts(room.log()) == ["", ""]
    assert texts(room.events_after(3) or []) == ["", ""]
    for seat in (None, 0, 1):
        assert texts(room.replay(seat)["frames"]) == [None, "", ""]
    assert room.record().turns == ()
    assert "secret" not in write_record(room.record())


def test_when_all_have_chosen_everything_is_told(room: Room) -> None:
    play(room, "draw")
    assert room.shown["text"] == "draw"
    assert texts(room.shown["moves"]) == ["roll", "secret"]
    assert [row["number"] for row in room.shown["moves"]] == [row["number"] for row in room.log()[:2]]
    assert texts(room.log()) == ["roll", "secret", "draw"]
    assert texts(room.replay(None)["frames"]) == [None, "roll", "secret", "draw"]
    moves = [move for turn in read_record(write_record(room.record())).turns for move in turn.moves]
    assert moves == ["roll", "secret", "draw"]


class Listening(Bot):
    """Notes what it is told."""

    heard: list[str]

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.heard = []

    def choose(self, position: Position, budget: Budget) -> Move:
        return position.legal_moves[0]

    def follow(self, move: Move) -> None:
        self.heard.append(move.text)

    def forget(self) -> None:
        self.heard.clear()


def test_bots_are_told_no_earlier_than_people(silent: Game) -> None:
    position = silent.new(2, duelling_key(silent))
    bot = SeatedBot(silent, BotSpec("listening", f"{__name__}:Listening", Budget()), seed=1)
    heard: list[str] = bot._bot.heard  # type: ignore[attr-defined]
    for text in ("roll", "secret"):
        position.push(text)
        bot.think(position)
        assert heard == []
    position.push("draw")
    bot.think(position)
    assert heard == ["roll", "secret", "draw"]


def test_a_process_of_bots_is_told_no_earlier_than_people(silent: Game) -> None:
    position = silent.new(2, duelling_key(silent))
    process = object.__new__(BotProcess)
    process.seed, process._number = 1, 1
    spec = BotSpec("random", "queenswright.bots.simple:RandomBot", Budget())
    position.push("roll")
    told = process.request(position, 1, spec)
    assert told["moves"] == []
    assert json.dumps(told)
    position.push("secret")
    position.push("draw")
    told = process.request(position, 1, spec)
    assert told["moves"] == [move.action for move in position.moves]


@pytest.mark.clauses("QD-NEXT-21", "QD-SETUP-25")
def test_first_huts_are_told_when_everybody_has_chosen() -> None:
    game = qw.load("queensdale")
    room = room_of(game, ["Anna", "Ben"], options=dict(game.rules.manners.short_options))
    play_until(room, lambda now: now.state((0, 1), 1.0)["step"] == "start_hut")
    herb = room.legal()[0]
    chooser = play(room, herb)
    for seat in (None, 1 - chooser):
        who = () if seat is None else (seat,)
        shown = [{**room.state(who, 1.0), "legal": []}, room.log(), room.replay(seat), room.shown]
        assert herb not in json.dumps(shown)
        assert herb not in write_record(room.record())
    play(room, herb)
    assert room.state((), 1.0)["step"] != "start_hut"
    assert texts(room.shown["moves"]) == [herb]
    assert herb in write_record(room.record())
