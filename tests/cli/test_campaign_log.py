"""The log of a campaign: what it survives, what it finds, and what it never does."""

from __future__ import annotations

import errno
import json
import os
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
import tests.tiny

import queenswright as qw
from queenswright.cli.campaign.files import CampaignSave, load_campaign
from queenswright.cli.terminal.bots import BotOptions
from queenswright.kernel.game import Game
from queenswright.kernel.position import Position
from queenswright.records.campaign import BACK, LAYOUT, MOVE, SEAT, UNDO, Campaign, Seated, section_of
from queenswright.records.campaign.replay import Replay, layout_digest
from queenswright.records.campaign.text import read_campaign, sealed, write_campaign
from queenswright.store.campaigns import (
    CampaignConflict,
    CampaignFile,
    campaign_files,
    campaign_path,
    create_campaign,
    read_campaign_file,
    read_marks,
)
from queenswright.table import Line

SEATED = (Seated("Anna"), Seated("random", is_bot=True))


def begun(game: Game) -> Campaign:
    pack = game.pack
    return sealed(Campaign(game.name, pack.name, pack.digest, 1, layout_digest(game), SEATED, 7, "2026-11-15"))


@pytest.fixture
def path(tiny: Game) -> Path:
    """A campaign of the tiny game, every turn of which counts as a game of its own."""
    path = campaign_path("friday")
    create_campaign(path, begun(tiny))
    return path


def sit(path: Path) -> tuple[CampaignSave, Line]:
    file = CampaignFile(path)
    save = CampaignSave(file, load_campaign(path, file.campaign))
    return save, save.line(BotOptions())


def play(save: CampaignSave, line: Line, count: int, seed: int = 1) -> None:
    chance = Random(seed)
    for _ in range(count):
        moves = line.position.legal_moves
        line.play(moves[chance.randrange(len(moves))])
        save.write(line)


def played(path: Path, count: int = 8) -> Position:
    save, line = sit(path)
    play(save, line, count)
    save.close()
    return line.position


@pytest.mark.clauses("QD-KEEP-11")
def test_every_move_is_in_the_file_before_the_next_one(path: Path) -> None:
    save, line = sit(path)
    for count in range(1, 6):
        play(save, line, 1)
        found = read_campaign_file(path).campaign
        assert len(found.entries) == count
        assert Replay(found, qw.load("tiny")).run().digest == line.position.digest
    save.close()


def test_what_was_written_is_read_back_exactly(path: Path, tiny: Game) -> None:
    played(path)
    text = path.read_bytes()
    found = read_campaign(text, "log")
    assert write_campaign(found.campaign).encode() == text
    assert (found.size, found.torn) == (len(text), False)


def test_a_sitting_goes_on_where_the_last_one_stopped(path: Path) -> None:
    before = played(path)
    save, line = sit(path)
    assert line.position.digest == before.digest
    assert [seat.name for seat in line.seats] == ["Anna", "random"]
    play(save, line, 3)
    save.close()
    assert len(read_campaign_file(path).campaign.entries) == 11


def test_a_kill_at_any_byte_loses_at_most_the_line_that_was_being_written(path: Path) -> None:
    played(path, 3)
    whole = path.read_bytes()
    header = len(whole) - sum(len(line) for line in whole.splitlines(keepends=True)[-3:])
    for size in range(header, len(whole)):
        path.write_bytes(whole[:size])
        complete = whole[:size].count(b"\n") - whole[:header].count(b"\n")
        only_break_is_missing = whole[size : size + 1] == b"\n"
        found = read_campaign_file(path)
        assert len(found.campaign.entries) == complete + only_break_is_missing
        assert found.torn == (whole[:size][-1:] != b"\n" and not only_break_is_missing)
        if size % 7 == 0 or only_break_is_missing:
            save, line = sit(path)
            assert save.file.was_torn == found.torn
            play(save, line, 1)
            save.close()
            assert len(read_campaign_file(path).campaign.entries) == complete + only_break_is_missing + 1


def test_an_edited_or_damaged_byte_is_found_at_its_line(path: Path) -> None:
    played(path, 4)
    whole = path.read_bytes()
    for place in range(len(whole) - 1):
        line = whole[:place].count(b"\n") + 1
        for byte in {whole[place] ^ 1, 0xFF, ord("\n")} - {whole[place]}:
            damaged = whole[:place] + bytes([byte]) + whole[place + 1 :]
            with pytest.raises(qw.RecordError) as refused:
                read_campaign(damaged, "log")
            found = int(refused.value.where.partition(":")[2])
            in_header = line <= whole.partition(b"\n\n")[0].count(b"\n") + 2
            assert found >= line if in_header else found == line, (place, byte, str(refused.value))


def test_missing_moved_and_added_lines_are_found(path: Path) -> None:
    played(path, 4)
    lines = path.read_bytes().splitlines(keepends=True)
    first = len(lines) - 4
    for changed in (
        lines[:first] + lines[first + 1 :],
        [*lines[:first], lines[first + 1], lines[first], *lines[first + 2 :]],
        [*lines, lines[-1]],
        [*lines[: first + 1], b"\n", *lines[first + 1 :]],
    ):
        with pytest.raises(qw.RecordError, match=r"log:\d+: .*(missing or were moved|damaged or was edited)"):
            read_campaign(b"".join(changed), "log")


def test_moves_that_the_rules_refuse_are_found_by_replaying(path: Path, tiny: Game) -> None:
    """Somebody who computes the hashes anew is found by the rules."""
    position = tiny.new(2, 7)
    file = CampaignFile(path)
    file.append(MOVE, position.turn, "yield", position.digest)
    file.close()
    found = read_campaign_file(path).campaign
    with pytest.raises(qw.RecordError, match=r"friday.qwc:\d+: turn .* yield"):
        Replay(found, tiny).run()


def test_a_state_that_differs_is_found_at_its_line(path: Path, tiny: Game) -> None:
    position = tiny.new(2, 7)
    file = CampaignFile(path)
    file.append(MOVE, position.turn, position.legal_moves[0].text, "0" * 16)
    file.close()
    found = read_campaign_file(path).campaign
    with pytest.raises(qw.RecordError, match=r"friday.qwc:\d+: departs from the rules"):
        Replay(found, tiny).run()


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("format: 1", "format: 2", r":2: format 2 is newer"),
        ("rules: 1", "rules: 2", r":5: rules version 2 .* newer"),
        ("game: tiny", "game: huge", r":3: .*'huge' is unknown"),
        ("# Queenswright campaign", "# Queenswright record", r":1: is not a campaign"),
        ("seat elm: bot random", "seat oak: bot random", r"got seats ash, oak"),
        ("person Anna", "person Bert", r":12: the header does not fit its hash"),
        ("key: 0", "key: 1", r":12: the header does not fit its hash"),
        ("options: {}", "options: {]}", r":9: options are no JSON object"),
    ],
)
def test_a_wrong_header_is_refused_with_its_line_and_left_as_it_is(
    path: Path, old: str, new: str, problem: str
) -> None:
    text = path.read_text(encoding="utf-8").replace(old, new)
    path.write_text(text, encoding="utf-8")
    with pytest.raises(qw.RecordError, match=problem):
        CampaignFile(path)
    assert path.read_text(encoding="utf-8") == text


def test_an_unknown_pack_is_refused_with_its_line(tiny: Game) -> None:
    path = campaign_path("other")
    create_campaign(path, sealed(replace(begun(tiny), pack_digest="0123456789abcdef")))
    file = CampaignFile(path)
    with pytest.raises(qw.RecordError, match=r"other.qwc:4: was begun with pack fair 0123456789abcdef"):
        load_campaign(path, file.campaign)
    file.close()


def test_a_second_writer_is_told_and_changes_nothing(path: Path) -> None:
    save, line = sit(path)
    play(save, line, 2)
    before = path.read_bytes()
    with pytest.raises(CampaignConflict, match=f"process {os.getpid()} is playing"):
        CampaignFile(path)
    assert path.read_bytes() == before
    play(save, line, 1)
    save.close()
    assert len(read_campaign_file(path).campaign.entries) == 3
    CampaignFile(path).close()


@pytest.mark.parametrize("is_replaced", [True, False])
def test_a_file_that_changed_under_the_writer_is_not_written_to(path: Path, is_replaced: bool) -> None:
    save, line = sit(path)
    play(save, line, 2)
    foreign = path.read_bytes() + b"3 a line of somebody else\n"
    if is_replaced:
        beside = path.with_suffix(".other")
        beside.write_bytes(foreign)
        os.replace(beside, path)
    else:
        with path.open("ab") as file:
            file.write(b"3 a line of somebody else\n")
    with pytest.raises(CampaignConflict, match="changed by somebody else"):
        play(save, line, 1)
    save.close()
    assert path.read_bytes() == foreign


def test_a_full_disk_leaves_whole_lines_only(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save, line = sit(path)
    play(save, line, 2)
    before = path.read_bytes()
    write = os.write

    def fail(handle: int, data: bytes) -> int:
        write(handle, data[:9])
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr("os.write", fail)
        with pytest.raises(OSError, match="No space left"):
            play(save, line, 1)
    assert path.read_bytes() == before
    save.write(line)
    save.close()
    assert len(read_campaign_file(path).campaign.entries) == 3


def test_an_existing_campaign_is_never_overwritten(path: Path, tiny: Game) -> None:
    before = path.read_bytes()
    with pytest.raises(qw.RecordError, match="already exists"):
        create_campaign(path, begun(tiny))
    assert path.read_bytes() == before
    assert campaign_files() == [path]


@pytest.mark.parametrize("name", ["", "Friday", "../friday", "a b", "x" * 41, "-a", "ä"])
def test_a_name_cannot_leave_the_folder(name: str) -> None:
    with pytest.raises(qw.OptionError, match="lower-case letters, digits and hyphens"):
        campaign_path(name)


def test_taking_back_adds_a_line_and_deletes_none(path: Path, tiny: Game) -> None:
    save, line = sit(path)
    play(save, line, 4)
    before = path.read_bytes()
    line.take_back(2)
    save.write(line)
    digest = line.position.digest
    assert path.read_bytes().startswith(before)
    found = save.file.campaign
    assert (found.entries[-1].kind, found.entries[-1].target) == (UNDO, 2)
    assert [entry.number for entry in found.in_force()] == [1, 2]
    assert Replay(found, tiny).run().digest == digest
    line.redo()
    save.write(line)
    save.close()
    assert [entry.number for entry in read_campaign_file(path).campaign.in_force()] == [1, 2, 6, 7]


def test_going_back_beyond_an_undo_and_forward_again(path: Path, tiny: Game) -> None:
    """The line of play is followed through every `undo` and `back`, in whatever order."""
    save, line = sit(path)
    play(save, line, 3)
    line.take_back(1)
    save.write(line)
    play(save, line, 1, seed=5)
    save.close()
    file = CampaignFile(path)
    file.append(BACK, "", "3", file.campaign.entries[2].state)
    assert [entry.number for entry in file.campaign.in_force()] == [1, 2, 3]
    file.append(BACK, "", "5", file.campaign.entries[4].state)
    assert [entry.number for entry in file.campaign.in_force()] == [1, 2, 5]
    file.close()
    assert Replay(read_campaign_file(path).campaign, tiny).run().digest == file.campaign.entries[4].state


@pytest.mark.clauses("QD-SETUP-27")
def test_a_substitute_takes_over_the_seat_and_its_whole_state(path: Path) -> None:
    before = played(path)
    file = CampaignFile(path)
    save = CampaignSave(file, load_campaign(path, file.campaign))
    save.substitute("elm", Seated("Ben"))
    assert save.line(BotOptions()).position.digest == before.digest
    assert [(seat.name, seat.is_bot) for seat in save.line(BotOptions()).seats] == [("Anna", False), ("Ben", False)]
    save.close()
    found = read_campaign_file(path).campaign
    assert (found.entries[-1].kind, found.entries[-1].turn, found.entries[-1].value) == (SEAT, "elm", "person Ben")
    assert found.sitting() == (Seated("Anna"), Seated("Ben"))


def test_the_rules_can_be_raised_and_the_older_lines_keep_their_version(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(path, 4)
    with monkeypatch.context() as newer:
        newer.setattr(tests.tiny, "RULES", replace(tests.tiny.RULES, rules_version=2))
        save, line = sit(path)
        assert (save.newest_rules, line.position.state.rules_version) == (2, 1)
        assert save.raise_rules() == 2
        line = save.line(BotOptions())
        assert line.position.state.rules_version == 2
        play(save, line, 2)
        save.close()
        position = Replay(read_campaign_file(path).campaign, qw.load("tiny")).run()
        assert (position.digest, position.state.rules_version) == (line.position.digest, 2)
    with pytest.raises(qw.RecordError, match=r"friday.qwc:\d+: rules version 2 .* newer than this program knows"):
        CampaignFile(path)


def test_a_program_that_lays_states_out_differently_goes_on_by_the_moves(path: Path, tiny: Game) -> None:
    """Hashes of another layout say nothing; moves and turns do, and from here on the hashes are those of this one."""
    before = played(path, 6)
    older = path.with_name("older.qwc")
    entries = read_campaign_file(path).campaign.entries
    create_campaign(older, sealed(replace(begun(tiny), layout="0" * 16)))
    file = CampaignFile(older)
    for entry in entries:
        file.append(MOVE, entry.turn, entry.value, "1" * 16)
    file.close()
    save, line = sit(older)
    assert line.position.digest == before.digest
    play(save, line, 2)
    save.close()
    found = read_campaign_file(older).campaign
    assert [entry.kind for entry in found.entries[6:]] == [LAYOUT, MOVE, MOVE]
    assert found.entries[-1].state == line.position.digest
    assert Replay(found, tiny).run().digest == line.position.digest
    file = CampaignFile(older)
    file.append(MOVE, line.position.turn, line.position.legal_moves[0].text, "1" * 16)
    file.close()
    with pytest.raises(qw.RecordError, match="departs from the rules"):
        Replay(file.campaign, tiny).run()


class Counted:
    """How many moves are played while somebody reads a campaign."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.moves = 0
        push = Position.push

        def counted(position: Position, *args: object) -> None:
            self.moves += 1
            push(position, *args)  # type: ignore[arg-type]

        monkeypatch.setattr(Position, "push", counted)


def test_resuming_plays_the_current_game_only(path: Path, monkeypatch: pytest.MonkeyPatch, tiny: Game) -> None:
    before = played(path, 9)
    campaign = read_campaign_file(path).campaign
    current = [entry for entry in campaign.entries if section_of(entry.turn) == section_of(before.turn)]
    counted = Counted(monkeypatch)
    loaded = load_campaign(path, campaign)
    assert counted.moves == len(current)
    assert loaded.position.digest == before.digest
    assert loaded.marks == replayed(campaign, tiny).marks
    path.with_suffix(".cache").unlink()
    counted.moves = 0
    assert load_campaign(path, campaign).position.digest == before.digest
    assert counted.moves == 9


def replayed(campaign: Campaign, game: Game) -> Replay:
    replay = Replay(campaign, game)
    replay.run()
    return replay


@pytest.mark.parametrize("spoil", ["junk", "layout", "state", "chain", "cut", "list"])
def test_a_wrong_cache_is_ignored_and_made_anew(path: Path, tiny: Game, spoil: str) -> None:
    before = played(path, 9)
    cache = path.with_suffix(".cache")
    good = cache.read_text(encoding="utf-8")
    found = json.loads(good)
    for mark in found["marks"]:
        if spoil == "state":
            mark["state"] = mark["state"][:8] + ("B" if mark["state"][8] == "A" else "A") + mark["state"][9:]
        if spoil == "chain":
            mark["chain"] = "0" * 16
        if spoil == "cut":
            mark["state"] = mark["state"][:40]
    if spoil == "layout":
        found["layout"] = "0" * 16
    cache.write_text({"junk": "{", "list": "[]"}.get(spoil) or json.dumps(found), encoding="utf-8")
    campaign = read_campaign_file(path).campaign
    assert load_campaign(path, campaign).position.digest == before.digest
    expected = [mark.state for mark in replayed(campaign, tiny).marks]
    assert [mark.state for mark in read_marks(path, tiny)][:-1] == expected
