"""Finished games kept as records: one per way to end × players × preset, replayed to their hash; and spoiled ones.

`make_records.py` wrote them. They are the memory of the rules: a record that no longer replays is a changed rule.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.games.architect.invariants import check
from tests.games.architect.make_records import FOLDER, LATER_EDITIONS, PLAYERS, PRESETS, edition, written_records
from tests.games.architect.memory import remember
from tests.records.spoiled import departure, line_of, replay, with_line

import queenswright as qw
from queenswright.games.architect.state import NOBODY
from queenswright.kernel.box import Box
from queenswright.kernel.rule import COMPILED
from queenswright.records import read_record, record_of, write_record

RECORDS = sorted(FOLDER.rglob("*.qw"))
ENDS = ("palace", "round_limit", "track_end")
SPOILED = FOLDER / "palace-3-standard-shared.qw"
OPTIONAL = ("date", "result", "hash", "winners")

in_python = pytest.mark.skipif(COMPILED, reason="plays by the uncompiled policy")


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def name_of(path: Path) -> str:
    return path.relative_to(FOLDER).with_suffix("").as_posix()


def test_every_way_to_end_and_every_edition_is_kept() -> None:
    names = {name_of(path) for path in RECORDS}
    assert {f"{end}-{players}-{preset}" for end in ENDS for players in PLAYERS for preset in PRESETS} <= names
    assert {f"edition-{n}/palace-{players}-standard" for n in LATER_EDITIONS for players in PLAYERS} <= names


def test_every_edition_is_another_pack_and_the_last_one_is_played() -> None:
    digests = [edition(number).pack.digest for number in (1, *LATER_EDITIONS)]
    assert len(set(digests)) == len(digests)
    assert digests[-1] == qw.load("architect").pack.digest
    kept = {name_of(path).partition("/")[0]: read_record(text_of(path)).pack_digest for path in RECORDS}
    assert [kept["palace-2-standard"], *(kept[f"edition-{number}"] for number in LATER_EDITIONS)] == digests


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_record_replays_to_its_hash(path: Path) -> None:
    record = read_record(text_of(path), path.name)
    position = record.replay()
    end, players, preset = path.stem.split("-")[:3]
    assert (position.end_reason, position.players) == (end, int(players))
    assert (position.view(None)["options"].get("variant", "standard") == preset) or end == "track_end"
    assert position.digest == record.digest
    assert all(turn.check for turn in record.turns)
    assert write_record(record_of(position, record.seats, record.date)) == text_of(path)


@in_python
@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_everything_is_conserved_at_every_step_of_a_record(path: Path) -> None:
    position = read_record(text_of(path), path.name).replay()
    game = position.game
    s, before = game.rules.state.copy(position.start().state), game.rules.state.blank()
    for move in position.moves:
        perform_checked(game, s, before, move.action)
        while (forced := game.call(game.rules.loops.forced, s)) >= 0:
            perform_checked(game, s, before, forced)
    assert game.state_bytes(s) == position.to_bytes()


def perform_checked(game: Box, s: Any, before: Any, action: int) -> None:
    remember(s, before)
    game.call(game.rules.loops.perform_one, s, action)
    assert check(game.pack.mirror, s, before) == 0


def contributors(name: str) -> list[int]:
    position = replay(text_of(FOLDER / f"{name}.qw"))
    return [seat for seat in range(position.players) if position.state.contribution[seat] != NOBODY]


@pytest.mark.parametrize("name", ["palace-2-standard-shared", "palace-3-standard-shared"])
def test_a_shared_victory_is_kept(name: str) -> None:
    position = replay(text_of(FOLDER / f"{name}.qw"))
    assert len(position.winners) == 2
    assert position.winners == contributors(name)


@pytest.mark.parametrize("name", ["palace-4-standard-two-contributors", "palace-3-companion-two-contributors"])
def test_a_game_with_several_contributors_is_kept(name: str) -> None:
    assert len(contributors(name)) == 2
    assert len(replay(text_of(FOLDER / f"{name}.qw")).winners) == 1


@in_python
def test_the_records_are_written_anew_exactly() -> None:
    assert dict(written_records()) == {path.relative_to(FOLDER).as_posix(): text_of(path) for path in RECORDS}


def turn_lines(text: str) -> list[int]:
    """The numbers of the lines with turns, from 1."""
    return [number for number, line in enumerate(text.split("\n"), 1) if " @ " in line]


@pytest.mark.parametrize("nth", [0, 7, 20, 60, -1])
def test_a_changed_move_is_found_in_its_line(nth: int) -> None:
    text = text_of(SPOILED)
    number = turn_lines(text)[nth]
    line = line_of(text, number)
    changed = re.sub(r"(move|turn) (\d)", lambda m: f"{m[1]} {int(m[2]) % 3 + 1}", line, count=1)
    assert changed != line
    assert departure(with_line(text, number, changed)).where == f"game.qw:{number}"


def test_a_forbidden_move_is_refused_with_its_clause() -> None:
    text = text_of(SPOILED)
    number = next(n for n in turn_lines(text) if "move" in line_of(text, n))
    error = departure(with_line(text, number, re.sub(r"move \d", "move 0", line_of(text, number))))
    assert error.where == f"game.qw:{number}"
    assert "QA-TURN-03" in error.problem


@pytest.mark.parametrize("nth", [0, 7, 20, 60, -1])
def test_a_changed_digit_of_a_hash_is_found_in_its_line(nth: int) -> None:
    text = text_of(SPOILED)
    number = turn_lines(text)[nth]
    line = line_of(text, number)
    changed = line[:-1] + ("0" if line[-1] != "0" else "1")
    error = departure(with_line(text, number, changed))
    assert error.where == f"game.qw:{number}"
    assert f"departs in turn {line.partition(':')[0]!r}" in error.problem


def test_a_changed_final_hash_is_found() -> None:
    text = text_of(SPOILED)
    assert "departs after the last turn" in departure(re.sub(r"\nhash: .", "\nhash: 7", text)).problem


def test_a_wrong_result_and_wrong_winners_are_found() -> None:
    text = text_of(SPOILED)
    assert "ended by palace" in departure(text.replace("result: palace", "result: round_limit")).problem
    assert "won by green, blue" in departure(text.replace("winners: green, blue", "winners: green")).problem
    assert "won by green, blue" in departure(text.replace("winners: green, blue\n", "")).problem


def header_names() -> list[str]:
    head = text_of(SPOILED).partition("\n\n")[0]
    return [line.partition(":")[0] for line in head.split("\n") if not line.startswith("#")]


@pytest.mark.parametrize("name", [name for name in header_names() if name not in (*OPTIONAL, "options")])
def test_a_missing_header_is_missed(name: str) -> None:
    text = re.sub(rf"\n{name}: .*", "", text_of(SPOILED), count=1)
    error = departure(text)
    assert name.partition(" ")[0] in str(error) or "seats" in str(error) or "d1" in str(error)


@pytest.mark.parametrize("name", [name for name in header_names() if name not in ("date", "seat yellow", "seat green")])
def test_a_garbled_header_is_refused(name: str) -> None:
    if not name.startswith("seat"):
        departure(re.sub(rf"\n{name}: .*", f"\n{name}: ~?~", text_of(SPOILED), count=1))
    departure(re.sub(rf"\n{name}: ", f"\n{name}? ", text_of(SPOILED), count=1))
    departure(re.sub(rf"\n{name}: ", "\nwhatever: ", text_of(SPOILED), count=1))


@pytest.mark.parametrize("number", range(2, 15))
def test_a_header_given_twice_is_refused(number: int) -> None:
    text = text_of(SPOILED)
    line = line_of(text, number)
    error = departure(with_line(text, number, f"{line}\n{line}"))
    assert error.where == f"game.qw:{number + 1}"


@pytest.mark.parametrize("nth", [0, 7, 20, 60, -1])
def test_a_turn_given_twice_or_left_out_is_found_in_its_line(nth: int) -> None:
    text = text_of(SPOILED)
    number = turn_lines(text)[nth]
    line = line_of(text, number)
    assert departure(with_line(text, number, f"{line}\n{line}")).where == f"game.qw:{number + 1}"
    if nth != -1:
        assert departure(with_line(text, number, None)).where == f"game.qw:{number}"


def test_a_record_that_breaks_off_is_refused() -> None:
    """Only with all headers up to the key, and none about the end, is it whole: that of a game that has not begun."""
    text = text_of(SPOILED).rstrip()
    key, result, turns = (text.index(part) for part in ("\ndate:", "\nresult:", "\n\n"))
    cuts = [*range(0, key, 11), key - 1, *range(result + len("\nresult:"), turns, 7), *range(turns, len(text), 211)]
    for cut in [*cuts, len(text) - 1]:
        departure(text[:cut])
    assert replay(text[:key]).turn == "d1 yellow"
