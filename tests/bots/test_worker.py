"""Bots in their own process: what they are told, what they answer, and everything that can go wrong with them."""

from __future__ import annotations

import dataclasses
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

import queenswright as qw
from queenswright.bots import BotError, BotProcess, BotSpec, read_bot
from queenswright.bots.process import greeting
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position

ROOT = Path(__file__).parents[2]
TROUPE = ("First", "Slow", "Obedient", "Raising", "Leaving", "Illegal", "Nonsense", "Silent", "Dying", "Stillborn",
          "Hanging", "Witness", "Hopeful")  # fmt: skip
OWN = {name.casefold(): f"tests.bots.troupe:{name}" for name in TROUPE}
PATIENCE = 240.0


def spec(name: str) -> BotSpec:
    return read_bot(name, OWN)


@pytest.fixture(autouse=True)
def at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots of the tests are found in the folder one is in, as anybody's own bots are."""
    monkeypatch.chdir(ROOT)


@pytest.fixture(scope="module")
def long_running(architect: Game) -> Iterator[BotProcess]:
    with closing(BotProcess(architect, {0: spec("random"), 1: spec("random")}, seed=5)) as process:
        yield process


@pytest.fixture
def process(long_running: BotProcess) -> BotProcess:
    """A process that is ready, whatever an earlier test did to it."""
    if not long_running.is_alive or long_running._unanswered is not None:
        long_running.restart()
    assert long_running.wait(PATIENCE)
    long_running.limit = 1.0
    return long_running


def twin(position: Position, seat: int) -> Position:
    """The same position with the same moves, but everything that the seat cannot know dealt anew."""
    other = position.copy()
    other._state = position.redealt(seat, 99)._state
    return other


def after(seconds: float) -> Callable[[], bool]:
    end = time.monotonic() + seconds
    return lambda: time.monotonic() >= end


def test_a_whole_game_is_played_by_legal_moves_and_is_reproducible(architect: Game, process: BotProcess) -> None:
    process.restart()
    position = architect.new(2, 7, {"round_limit": 6})
    while not position.is_over:
        position.push(process.think(position).move)
    again = architect.new(2, 7, {"round_limit": 6})
    process.restart()
    while not again.is_over:
        again.push(process.think(again).move)
    assert again.moves == position.moves


def test_what_leaves_the_program_does_not_depend_on_hidden_things(architect: Game, process: BotProcess) -> None:
    position = architect.new(2, 11, {"round_limit": 12})
    hidden = 0
    while (seat := position.to_move) is not None:
        other = twin(position, seat)
        hidden += other.digest != position.digest
        told = json.dumps(process.request(position, spec("random")))
        assert json.dumps(process.request(other, spec("random"))) == told
        assert position.to_bytes().hex() not in told
        position.push(position.legal_moves[len(position.moves) % len(position.legal_moves)])
    assert hidden > 50
    assert "key" not in greeting(architect, process.specs, 5)


def test_a_bot_sees_the_same_whatever_is_hidden(architect: Game, process: BotProcess) -> None:
    position = architect.new(3, 11)
    seat = position.to_move
    assert seat is not None
    line = process.think(position, spec=spec("witness")).line
    assert line[0] != position.digest
    assert process.think(twin(position, seat), spec=spec("witness")).line == line


def test_bots_follow_every_move_and_forget_what_was_taken_back(architect: Game, process: BotProcess) -> None:
    position = architect.new(2, 7)

    def followed() -> list[str]:
        return list(process.think(position, spec=spec("witness")).line[3:])

    for _ in range(2):
        position.push(process.think(position).move)
    assert followed() == [move.text for move in position.moves]
    position.push(process.think(position).move)
    assert followed() == [move.text for move in position.moves]
    position.pop()
    position.push(position.legal_moves[-1])
    assert followed() == [move.text for move in position.moves]
    elsewhere = process.think(position, spec=spec("witness"), table="another").line[3:]
    assert list(elsewhere) == [move.text for move in position.moves]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("raising", r"the bot raising failed: ValueError: two heads \(troupe.py, line \d+\)"),
        ("leaving", "the bot leaving failed: SystemExit: 7"),
        ("illegal", "the bot illegal chose 'palace', which is not possible: You have to choose a starting"),
        ("nonsense", "the bot nonsense answered 'castle': 'castle' is not a move of Queen's Architect"),
        ("silent", "the bot silent failed: it answered None, expected a move"),
        ("dying", r"the bots' process has ended \(exit code 3\)"),
        ("hanging", "the bot hanging has not answered after 1 second"),
    ],
)
@pytest.mark.usefixtures("uncompiled_bots")
def test_a_failure_is_told_and_a_fresh_process_goes_on(
    architect: Game, process: BotProcess, name: str, told: str
) -> None:
    position = architect.new(2, 7)
    with pytest.raises(BotError, match=told):
        process.think(position, spec=spec(name))
    process.restart()
    process.limit = PATIENCE
    assert position.why_not(process.think(position).move) is None


def test_a_bot_that_cannot_be_made_says_why_and_leaves_the_others_alone(architect: Game, process: BotProcess) -> None:
    position = architect.new(2, 7)
    with pytest.raises(BotError, match=r"the bot ghost \(no_such:Ghost\) cannot be made: ModuleNotFoundError"):
        process.think(position, spec=read_bot("ghost", {"ghost": "no_such:Ghost"}))
    assert process.think(position).move in position.legal_moves


def test_a_process_that_ends_while_it_starts_is_a_clear_error(architect: Game) -> None:
    with closing(BotProcess(architect, {0: spec("stillborn")}, seed=5)) as process:
        with pytest.raises(BotError, match="exit code 4"):
            process.wait(PATIENCE)
        with pytest.raises(BotError, match="has ended"):
            process.think(architect.new(2, 7), spec=spec("first"))


@pytest.mark.usefixtures("uncompiled_bots")
def test_told_to_stop_a_bot_answers_with_what_it_has(architect: Game, process: BotProcess) -> None:
    position = architect.new(2, 7)
    thought = process.think(position, after(0.3), spec("obedient:60000ms"))
    assert thought.move == position.legal_moves[0]
    assert 0.2 < thought.seconds < 1.0
    process.limit = PATIENCE
    with pytest.raises(BotError, match="hanging does not stop when it is told to"):
        process.think(position, after(0.1), spec("hanging"))


@pytest.mark.parametrize("name", ["obedient:60000ms", "hanging"])
@pytest.mark.usefixtures("uncompiled_bots")
def test_an_interrupted_request_does_not_disturb_the_next(architect: Game, process: BotProcess, name: str) -> None:
    position = architect.new(2, 7)
    process.limit = PATIENCE
    before = process._process.pid

    def interrupt() -> bool:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        process.think(position, interrupt, spec(name))
    assert process.think(position, spec=spec("first")).move == position.legal_moves[0]
    assert (process._process.pid != before) == (name == "hanging")


@pytest.mark.usefixtures("uncompiled_bots")
def test_a_pack_of_ones_own_reaches_the_bots_even_when_its_file_is_gone(architect: Game, tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    text = (architect.rules.folder / "packs/royal.toml").read_text(encoding="utf-8")
    own.write_text(re.sub("talers_per_bond = .*", "talers_per_bond = 9", text).replace('title = "', 'title = "My '))
    game = qw.load("architect", own)
    own.unlink()
    assert game.pack.digest != architect.pack.digest
    with closing(BotProcess(game, {0: spec("witness")}, seed=5)) as process:
        line = process.think(game.new(2, 7), spec=spec("witness")).line
    assert line[1] == game.pack.digest
    assert line[2].startswith("My ")


@pytest.mark.usefixtures("uncompiled_bots")
def test_other_rules_on_the_other_side_are_refused(architect: Game) -> None:
    newer = Game(dataclasses.replace(architect.rules, rules_version=99), architect.pack)
    with (
        closing(BotProcess(newer, {0: spec("random")}, seed=5)) as process,
        pytest.raises(BotError, match="has other rules than this game"),
    ):
        process.wait(PATIENCE)


def test_a_game_that_is_over_has_nothing_to_choose(architect: Game, process: BotProcess) -> None:
    position = architect.new(2, 7, {"round_limit": 1})
    while not position.is_over:
        position.push(position.legal_moves[0])
    with pytest.raises(BotError, match="the game is over"):
        process.think(position)


PROGRAM = """
import sys, time, queenswright as qw
from queenswright.bots import BotProcess, read_bot
game = qw.load("architect")
hanging = read_bot("hanging", {"hanging": "tests.bots.troupe:Hanging"})
process = BotProcess(game, {0: read_bot("random"), 1: read_bot("random")}, seed=5)
position = game.new(2, 7)
process.think(position)
try:
    print(process._process.pid, flush=True)
    process.think(position, spec=hanging if sys.argv[1] == "hang" else None)
    time.sleep(60)
except KeyboardInterrupt:
    print(process.think(position).move.text, flush=True)
    process.close()
"""


def started(*args: str) -> tuple[subprocess.Popen[str], int]:
    """A program with bots, in a process group of its own as at a terminal, and the number of the bots' process."""
    program = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *args], stdout=subprocess.PIPE, text=True, process_group=0
    )
    assert program.stdout is not None
    return program, int(program.stdout.readline())


def is_gone(pid: int) -> bool:
    """Whether a process ends within the patience of a test; one that was orphaned may stay as a zombie."""
    for _ in range(200):
        try:
            state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        except FileNotFoundError:
            return True
        if state == "Z":
            return True
        time.sleep(0.05)
    return False


@pytest.mark.parametrize("doing", ["hang", "wait"])
def test_the_bots_end_with_a_program_that_is_killed(doing: str) -> None:
    program, bots = started(doing)
    os.kill(bots, 0)
    program.kill()
    program.communicate(timeout=PATIENCE)
    assert is_gone(bots)


@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_is_for_the_program_and_not_for_its_bots() -> None:
    program, bots = started("wait")
    os.killpg(program.pid, signal.SIGINT)
    told, _ = program.communicate(timeout=PATIENCE)
    assert program.returncode == 0
    assert told.startswith("take ")
    assert is_gone(bots)
