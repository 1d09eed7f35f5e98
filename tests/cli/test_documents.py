"""`pack`, `position` and `record`: what is good is shown, and what it says is true."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import jsonschema
import pytest
from tests.cli.conftest import Run

import queenswright as qw
from queenswright.bots import SeatedBot, is_bot, read_bot
from queenswright.kernel.game import Game
from queenswright.records import record_of, write_record
from queenswright.table import Line, read_seats


@pytest.fixture
def record(architect: Game, tmp_path: Path) -> Path:
    """A finished game between two bots."""
    line = Line.new(architect, read_seats(["random", "random"], is_bot), seed=4, options={"round_limit": 4})
    bot = SeatedBot(architect, read_bot("random"), seed=4)
    while (seat := line.to_move) is not None:
        line.choose(seat, bot.think(line.position).move.text)
    path = tmp_path / "game.qw"
    path.write_text(write_record(line.record()), encoding="utf-8")
    return path


def royal(architect: Game) -> Path:
    return architect.rules.folder / "packs" / "royal.toml"


def test_pack_check_accepts_the_shipped_pack(run: Run, architect: Game) -> None:
    done = run("pack", "check", str(royal(architect)))
    assert done.exit_code == 0
    assert len(done.output.splitlines()) == 1
    assert qw.load("architect").pack.digest in done.output


def test_pack_check_names_file_key_value_and_what_is_allowed(run: Run, architect: Game, tmp_path: Path) -> None:
    text = re.sub(r"performance = \[.*\]", "performance = [4]", royal(architect).read_text(encoding="utf-8"), count=1)
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    done = run("pack", "check", "mine.toml")
    assert done.exit_code == 2
    assert "mine.toml: characters.tile[0].performance: got [4], expected" in done.stderr


def test_pack_check_without_a_file_proves_every_shipped_pack_and_edition(run: Run) -> None:
    done = run("pack", "check")
    assert done.exit_code == 0
    checked = [line.partition(":")[0] for line in done.output.splitlines()]
    assert checked[:6] == ["royal-1", "royal-2", "royal", "valley-1", "valley-2", "valley"]


def test_pack_check_refuses_a_tuned_copy(run: Run, architect: Game, tmp_path: Path) -> None:
    text = royal(architect).read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(text.replace("talers_per_bond = 2", "talers_per_bond = 3"), encoding="utf-8")
    done = run("pack", "check", "mine.toml")
    assert done.exit_code == 2
    assert "mine.toml: redeeming.talers_per_bond: got 3 from rulebook, expected 2 (QA-BANK-06)" in done.stderr


def test_pack_show_has_every_character_place_and_provenance(run: Run, architect: Game) -> None:
    done = run("pack", "show")
    assert done.exit_code == 0
    content = qw.load("architect").pack.content
    for character in content.characters:
        row = next(line for line in done.output.splitlines() if line.startswith(character.id))
        assert character.name in row
        assert " ".join(map(str, character.performance)) in row
    for board in content.maps:
        for place in board.locations:
            assert place.name in done.output
    assert "rulebook" in done.output
    assert run("pack", "show", "royal").output == done.output
    assert run("pack", "show", str(royal(architect)), "--game", "architect").output == done.output


def test_pack_show_as_json_is_the_whole_file(run: Run, architect: Game) -> None:
    done = run("pack", "show", "--json")
    assert json.loads(done.stdout) == tomllib.loads(royal(architect).read_text(encoding="utf-8"))


def test_position_schema_accepts_what_to_dict_writes(run: Run, architect: Game) -> None:
    done = run("position", "schema", "architect")
    assert done.exit_code == 0
    jsonschema.validate(architect.new(3, 7).to_dict(), json.loads(done.stdout))


def test_position_show_prints_the_situation_and_its_moves(run: Run, tmp_path: Path) -> None:
    position = qw.load("architect").new(3, 7)
    (tmp_path / "here.json").write_text(json.dumps(position.to_dict()), encoding="utf-8")
    done = run("position", "show", "here.json")
    assert done.exit_code == 0
    assert str(position) in done.output
    assert ", ".join(move.text for move in position.legal_moves) in done.output


def test_record_check_tells_the_result_and_the_hash(run: Run, record: Path) -> None:
    done = run("record", "check", str(record))
    assert done.exit_code == 0
    text = record.read_text(encoding="utf-8")
    digest = next(line for line in text.splitlines() if line.startswith("hash: ")).removeprefix("hash: ")
    assert digest in done.output
    assert "round_limit, won by" in done.output
    assert "yellow random, green random" in done.output


def test_record_check_says_where_a_record_departs(run: Run, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    number = next(i for i, line in enumerate(lines) if line.startswith("2 "))
    label, _, _ = lines[number].partition(":")
    lines[number] = lines[number].partition(" @ ")[0] + " @ 00000000"
    record.write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = run("record", "check", str(record))
    assert done.exit_code == 2
    assert f"game.qw:{number + 1}: departs in turn '{label}'" in done.stderr


def test_record_show_at_the_end_and_before_a_turn(run: Run, record: Path) -> None:
    assert "over (round_limit)" in run("record", "show", str(record)).output
    label = next(line for line in record.read_text(encoding="utf-8").splitlines() if line.startswith("3 ")).partition(
        ":"
    )[0]
    before = run("record", "show", str(record), "--turn", label)
    assert before.exit_code == 0
    assert before.output.startswith(f"Queen's Architect, 2 players, {label}: ")
    missing = run("record", "show", str(record), "--turn", "77 red")
    assert missing.exit_code == 2
    assert "--turn: got '77 red', expected a turn of this record: 'd1 " in missing.stderr


def test_version_and_help(run: Run) -> None:
    assert run("--version").output.startswith("queenswright 0.")
    done = run("--help")
    assert done.exit_code == 0
    for command in ("play", "watch", "clauses", "pack", "position", "record", "report", "arena", "bench"):
        assert f"  {command} " in done.output


def test_record_show_opens_nothing_by_mistake(run: Run, queensdale: Game, tmp_path: Path) -> None:
    """A record that was sent by somebody may begin in an epoch that one's own campaign has not reached."""
    begun = queensdale.new(2, seed=1)
    begun.push(begun.legal_moves[0])
    start = queensdale.position(begun.to_dict())
    path = tmp_path / "late.qw"
    path.write_text(write_record(record_of(start, seats=["Anna", "Ben"])), encoding="utf-8")
    refused = run("record", "show", str(path))
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "late.qw: got a start of its own" in refused.stderr
    assert "--unseal" in refused.stderr
    assert run("record", "check", str(path)).exit_code == 0
    assert run("record", "show", str(path), "--unseal").output.startswith("The Rise of Queensdale, 2 players")
