"""Choices that seats make at the same time: nobody is told what another has chosen until all have."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from tests.table.tables import play, play_until, table_of

import queenswright as qw
from queenswright.bots import Bot, BotSpec, Budget, SeatedBot
from queenswright.bots.memory import told_moves
from queenswright.bots.process import BotProcess
from queenswright.kernel.contract import Manners
from queenswright.kernel.data import Move
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.records import read_record, write_record
from queenswright.table import Settings, TableState, log, showing, told_after


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
def table(silent: Game) -> TableState:
    """Both have chosen once; the first one chooses again."""
    table = table_of(silent, ["Anna", "Ben"], Settings(), duelling_key(silent))
    play(table, "roll")
    play(table, "secret")
    return table


def texts(rows: list[dict[str, Any]]) -> list[str]:
    return [row["text"] for row in rows]


def test_what_is_chosen_at_the_same_time_has_no_text_yet(table: TableState) -> None:
    assert table.line is not None
    assert table.line.position.untold() == 2
    assert texts(log(table)) == ["", ""]
    assert texts(told_after(table, 3) or []) == ["", ""]
    for seat in (None, 0, 1):
        assert texts(list(showing.reel(table, seat))) == [None, "", ""]
    assert showing.record(table).turns == ()
    assert "secret" not in write_record(showing.record(table))


def test_when_all_have_chosen_everything_is_told(table: TableState) -> None:
    play(table, "draw")
    assert table.recent[-1]["text"] == "draw"
    assert texts(table.recent[-1]["moves"]) == ["roll", "secret"]
    assert [row["number"] for row in table.recent[-1]["moves"]] == [row["number"] for row in log(table)[:2]]
    assert texts(log(table)) == ["roll", "secret", "draw"]
    assert texts(list(showing.reel(table, None))) == [None, "roll", "secret", "draw"]
    moves = [move for turn in read_record(write_record(showing.record(table))).turns for move in turn.moves]
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
    told = process.request(position, spec)
    assert told["moves"] == []
    assert json.dumps(told)
    position.push("secret")
    position.push("draw")
    told = process.request(position, spec)
    assert told["moves"] == [move.action for move in position.moves]


@pytest.mark.clauses("QD-NEXT-21", "QD-SETUP-25")
def test_first_huts_are_told_when_everybody_has_chosen() -> None:
    game = qw.load("queensdale")
    table = table_of(game, ["Anna", "Ben"], options=dict(game.rules.manners.short_options))
    play_until(table, lambda now: showing.seen_by(now, (0, 1), 1.0)["step"] == "start_hut")
    herb = showing.legal(table)[0]
    chooser = play(table, herb)
    for seat in (None, 1 - chooser):
        who = () if seat is None else (seat,)
        shown = [
            {**showing.seen_by(table, who, 1.0), "legal": []},
            log(table),
            showing.replay(table, seat),
            list(showing.reel(table, seat)),
            table.recent[-1],
        ]
        assert herb not in json.dumps(shown)
        assert herb not in write_record(showing.record(table))
    play(table, herb)
    assert showing.seen_by(table, (), 1.0)["step"] != "start_hut"
    assert texts(table.recent[-1]["moves"]) == [herb]
    assert herb in write_record(showing.record(table))


@pytest.fixture
def sealing(tiny: Game) -> TableState:
    """The same choices in a game in which all turns stay sealed; then somebody has to answer a duel."""
    manners = Manners(asks_end_of_turn=False, simultaneous_steps=("turn",), sealed_steps=("turn",))
    game = Game(replace(tiny.rules, manners=manners), tiny.pack)
    table = table_of(game, ["Anna", "Ben"], Settings(), duelling_key(game))
    for move in ("roll", "secret", "draw"):
        play(table, move)
    return table


def test_a_sealed_move_never_gets_a_text(sealing: TableState) -> None:
    assert sealing.line is not None
    assert sealing.line.position.step == "answer"
    assert sealing.line.position.untold() == 0
    assert texts(log(sealing)) == ["", "", ""]
    assert {row["text"] for row in told_after(sealing, 3) or []} == {""}
    for seat in (None, 0, 1):
        assert texts(list(showing.reel(sealing, seat))) == [None, "", "", ""]


def test_a_record_of_a_running_game_has_no_sealed_moves(sealing: TableState) -> None:
    record = showing.record(sealing)
    assert record.turns == ()
    assert record.key is None
    assert read_record(write_record(record)).turns == ()
    assert told_moves(sealing.line.position) == []  # type: ignore[union-attr]
