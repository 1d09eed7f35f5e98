"""The text form of records: reading, writing, and what is said about errors."""

from __future__ import annotations

import random

import pytest

import queenswright as qw
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.records import commitment, read_record, record_of, redacted, write_record


@pytest.fixture(scope="module")
def played(architect: Game) -> Position:
    choose = random.Random(3)
    position = architect.new(players=2, seed=99, options={"round_limit": 5})
    while not position.is_over:
        position.push(choose.choice(position.legal_moves))
    return position


@pytest.fixture(scope="module")
def text(played: Position) -> str:
    return write_record(record_of(played, seats=["Anna", "random"], date="2026-11-15"))


def test_headers_are_readable(text: str) -> None:
    assert text.startswith("# Queenswright record\nformat: 1\ngame: architect\npack: royal ")
    assert "\nseat yellow: Anna\nseat green: random\n" in text
    assert '\noptions: {"round_limit": 5}\n' in text
    assert "\nkey: 00000000000000000000000000000063\n" in text
    assert "\nresult: round_limit\n" in text


def test_writing_and_reading_are_inverse(text: str) -> None:
    assert write_record(read_record(text)) == text


def test_comments_and_blank_lines_are_allowed(text: str, played: Position) -> None:
    lines = text.splitlines()
    commented = [part for line in lines for part in (line, "# a remark" if line else "")]
    body = commented.index("")
    commented[body + 3] += "  # an odd move"
    assert read_record("\n".join(commented)).replay().digest == played.digest


def test_a_game_can_be_recorded_before_its_end(architect: Game) -> None:
    position = architect.new(players=3, seed=4)
    position.push(position.legal_moves[0])
    record = read_record(write_record(record_of(position)))
    assert record.result is None
    assert record.replay().to_bytes() == position.to_bytes()


def test_a_hand_written_start_is_kept(architect: Game) -> None:
    position = architect.position({"seats": [{"talers": 9, "craftsmen": {"tailor-1": 2}}, {}], "step": "hire"})
    position.push("hire 3")
    replayed = read_record(write_record(record_of(position))).replay()
    assert replayed.to_bytes() == position.to_bytes()


def test_a_running_record_is_sealed(played: Position) -> None:
    full = record_of(played)
    sealed = redacted(full, salt="pepper")
    shown = write_record(sealed)
    assert f"{full.key:032x}" not in shown
    assert "@" not in shown
    assert sealed.commitment == commitment("pepper", full.key or 0)
    with pytest.raises(qw.RecordError, match="is sealed"):
        read_record(shown).replay()


def test_an_opened_seal_is_checked(text: str, played: Position) -> None:
    seal = commitment("pepper", 99)
    opened = text.replace("\ndate:", f"\nsalt: pepper\ncommitment: {seal}\ndate:")
    assert read_record(opened).replay().digest == played.digest
    with pytest.raises(qw.RecordError, match="do not open the commitment"):
        read_record(opened.replace("salt: pepper", "salt: ginger")).replay()


@pytest.mark.parametrize(
    ("found", "wrong", "message"),
    [
        ("format: 1", "format: 2", r"file:2: format is '2', expected 1"),
        ("game: architect", "game: chess", r"file:3: game is 'chess', expected .*architect"),
        ("rules: 1", "rules: one", r"rules is 'one', expected a version number"),
        ("pack: royal", "pack:", r"pack is '.*', expected name and hash"),
        ("seat yellow: Anna\n", "", r"got seats green, expected in this order: yellow"),
        ("key: 0000", "key: 000x", r"key is '000x.*', expected 32 hexadecimal digits"),
        ("options: {", "options: [", r"options is .*, expected a JSON object"),
        ("game: architect\n", "", r"header 'game' is missing"),
        ("rules: 1", "rules: 1\nrules: 1", r"header 'rules' appears a second time"),
        ("rules: 1", "colour: red", r"expected a header"),
        ("d1 ", "d1 x: : ", r"expected 'turn: move, move @ hash'"),
    ],
)
def test_malformed_text_names_the_line(text: str, found: str, wrong: str, message: str) -> None:
    assert found in text
    with pytest.raises(qw.RecordError, match=message):
        read_record(text.replace(found, wrong, 1), "file")


@pytest.mark.parametrize(
    ("found", "wrong", "message"),
    [
        ("rules: 1", "rules: 7", r"'?7'? is unknown"),
        ('{"round_limit": 5}', '{"round_limit": -5}', r"round_limit"),
        ("\nd1 ", "\nd2 ", r"got turn 'd2 .*', expected 'd1"),
        ("take ", "grab ", r"is not a move"),
        ("winners: ", "winners: red, ", r"the record says"),
        ("result: round_limit", "result: palace", r"ended by round_limit, the record says palace"),
        ("key: 0", "key: 1", r"d1|departs"),
    ],
)
def test_a_record_that_departs_says_where(text: str, found: str, wrong: str, message: str) -> None:
    with pytest.raises(qw.RecordError, match=message):
        read_record(text.replace(found, wrong, 1), "file").replay()


def test_a_wrong_hash_names_turn_and_line(text: str) -> None:
    lines = text.splitlines()
    number = next(i for i, line in enumerate(lines) if line.startswith("3 "))
    label = lines[number].partition(":")[0]
    lines[number] = lines[number].partition("@")[0] + "@ 00000000"
    with pytest.raises(qw.RecordError, match=rf"file:{number + 1}: departs in turn '{label}'"):
        read_record("\n".join(lines), "file").replay()


def test_an_older_pack_is_named(text: str, architect: Game) -> None:
    other = text.replace(architect.pack.digest, "0123456789abcdef")
    with pytest.raises(qw.RecordError, match="was played with pack royal 0123456789abcdef"):
        read_record(other).replay()


def test_moves_after_the_end_of_a_turn_are_refused(text: str) -> None:
    lines = text.splitlines()
    number = next(i for i, line in enumerate(lines) if line.startswith("1 "))
    lines[number] = lines[number].partition(" @")[0] + ", move 1"
    with pytest.raises(qw.RecordError, match="comes after the end of turn"):
        read_record("\n".join(lines)).replay()
