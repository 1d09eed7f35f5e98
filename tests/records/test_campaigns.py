"""The text of a campaign: what it survives, what it finds, and what it never lets pass."""

from __future__ import annotations

from dataclasses import replace

import pytest
import tests.tiny
from proof.junk import rehashed
from tests.records.campaigns import begun, branched, move_on, played, plus

import queenswright as qw
from queenswright.kernel.game import Game
from queenswright.records.campaign import BACK, LAYOUT, MOVE, RULES, SEAT, UNDO, Seated
from queenswright.records.campaign.replay import Replay, layout_digest
from queenswright.records.campaign.text import read_campaign, sealed, write_campaign


def data(game: Game, count: int) -> bytes:
    return write_campaign(played(game, count)).encode()


def test_what_was_written_is_read_back_exactly(tiny: Game) -> None:
    text = data(tiny, 8)
    found = read_campaign(text, "log")
    assert write_campaign(found.campaign).encode() == text
    assert (found.size, found.torn) == (len(text), False)


def test_a_cut_at_any_byte_loses_at_most_the_line_that_was_being_written(tiny: Game) -> None:
    whole = data(tiny, 3)
    header = len(whole) - sum(len(line) for line in whole.splitlines(keepends=True)[-3:])
    for size in range(header, len(whole)):
        complete = whole[:size].count(b"\n") - whole[:header].count(b"\n")
        only_break_is_missing = whole[size : size + 1] == b"\n"
        found = read_campaign(whole[:size])
        assert len(found.campaign.entries) == complete + only_break_is_missing
        assert found.torn == (whole[:size][-1:] != b"\n" and not only_break_is_missing)


def test_an_edited_or_damaged_byte_is_found_at_its_line(tiny: Game) -> None:
    whole = data(tiny, 4)
    for place in range(len(whole) - 1):
        line = whole[:place].count(b"\n") + 1
        for byte in {whole[place] ^ 1, 0xFF, ord("\n")} - {whole[place]}:
            damaged = whole[:place] + bytes([byte]) + whole[place + 1 :]
            with pytest.raises(qw.RecordError) as refused:
                read_campaign(damaged, "log")
            found = int(refused.value.where.partition(":")[2])
            in_header = line <= whole.partition(b"\n\n")[0].count(b"\n") + 2
            assert found >= line if in_header else found == line, (place, byte, str(refused.value))


def test_missing_moved_and_added_lines_are_found(tiny: Game) -> None:
    lines = data(tiny, 4).splitlines(keepends=True)
    first = len(lines) - 4
    for changed in (
        lines[:first] + lines[first + 1 :],
        [*lines[:first], lines[first + 1], lines[first], *lines[first + 2 :]],
        [*lines, lines[-1]],
        [*lines[: first + 1], b"\n", *lines[first + 1 :]],
    ):
        with pytest.raises(qw.RecordError, match=r"log:\d+: .*(missing or were moved|damaged or was edited)"):
            read_campaign(b"".join(changed), "log")


def test_moves_that_the_rules_refuse_are_found_by_replaying(tiny: Game) -> None:
    """Somebody who computes the hashes anew is found by the rules."""
    position = tiny.new(2, 7)
    campaign = plus(begun(tiny), MOVE, position.turn, "yield", position.digest)
    with pytest.raises(qw.RecordError, match=r"campaign:\d+: turn .* yield"):
        Replay(campaign, tiny).run_every_line()


def test_a_state_that_differs_is_found_at_its_line(tiny: Game) -> None:
    position = tiny.new(2, 7)
    campaign = plus(begun(tiny), MOVE, position.turn, position.legal_moves[0].text, "0" * 16)
    with pytest.raises(qw.RecordError, match=r"campaign:\d+: departs from the rules"):
        Replay(campaign, tiny).run_every_line()


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("format: 1", "format: 3", r":2: format 3 is newer"),
        ("format: 1", "format: 2", r":12: the header does not fit its hash"),
        ("rules: 1", "rules: 2", r":5: rules version 2 .* newer"),
        ("game: tiny", "game: huge", r":3: .*got 'huge'"),
        ("# Queenswright campaign", "# Queenswright record", r":1: is not a campaign"),
        ("seat elm: bot random", "seat oak: bot random", r"got seats ash, oak"),
        ("person Anna", "person Bert", r":12: the header does not fit its hash"),
        ("key: 0", "key: 1", r":12: the header does not fit its hash"),
        ("options: {}", "options: {]}", r":9: got options that are not a JSON object"),
    ],
)
def test_a_wrong_header_is_refused_with_its_line(tiny: Game, old: str, new: str, problem: str) -> None:
    text = write_campaign(begun(tiny))
    assert old in text
    with pytest.raises(qw.RecordError, match=problem):
        read_campaign(text.replace(old, new).encode())


@pytest.mark.parametrize(
    "who",
    [
        "qerson Cleo",
        "person " + "C" * 100_000,
        "person \x1b[31mCleo",
        "person Cleo\r",
        "person Cleo\x07",
        "person  Cleo",
        "person #Cleo",
        "person ANNA",
        "bot " + "c" * 101,
        "bot \x1b[31m",
    ],
)
def test_who_cannot_sit_at_a_table_is_refused_with_the_line(tiny: Game, who: str) -> None:
    text = write_campaign(begun(tiny))
    with pytest.raises(qw.RecordError, match=r"^log:8: got "):
        read_campaign(rehashed(text.replace("bot random", who)), "log")
    campaign = plus(begun(tiny), SEAT, "elm", who, tiny.new(2, 7).digest)
    with pytest.raises(qw.RecordError, match=r"^log:14: got "):
        read_campaign(write_campaign(campaign).encode(), "log")


def test_bots_of_one_name_may_sit_together(tiny: Game) -> None:
    text = write_campaign(begun(tiny)).replace("person Anna", "bot random")
    assert [who.name for who in read_campaign(rehashed(text)).campaign.seats] == ["random", "random"]


def test_going_back_beyond_an_undo_and_forward_again(tiny: Game) -> None:
    """The line of play is followed through every `undo` and `back`, in whatever order."""
    position = tiny.new(2, 7)
    campaign = move_on(begun(tiny), position, 3)
    position.pop()
    campaign = plus(campaign, UNDO, "", "2", position.digest)
    assert [entry.number for entry in campaign.in_force()] == [1, 2]
    campaign = move_on(campaign, position, 1, seed=5)
    campaign = plus(campaign, BACK, "", "3", campaign.entries[2].state)
    assert [entry.number for entry in campaign.in_force()] == [1, 2, 3]
    campaign = plus(campaign, BACK, "", "5", campaign.entries[4].state)
    assert [entry.number for entry in campaign.in_force()] == [1, 2, 5]
    assert Replay(campaign, tiny).run_every_line().digest == campaign.entries[4].state


@pytest.mark.clauses("QD-SETUP-27")
def test_a_substitute_takes_over_the_seat(tiny: Game) -> None:
    found = branched(tiny)
    assert found.sitting() == (Seated("Anna"), Seated("Ben"))
    assert found.seats[1] == Seated("random", is_bot=True)


def test_rules_of_a_newer_program_are_refused_with_their_line(tiny: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    position = tiny.new(2, 7)
    campaign = move_on(begun(tiny), position, 4)
    with monkeypatch.context() as newer:
        newer.setattr(tests.tiny, "RULES", replace(tests.tiny.RULES, rules_version=2))
        game = qw.load("tiny")
        raised = Replay(campaign, game).run_every_line()
        raised.play_by(2)
        campaign = move_on(plus(campaign, RULES, "", "2", raised.digest), raised, 2)
        text = write_campaign(campaign).encode()
        found = Replay(read_campaign(text).campaign, game).run_every_line()
        assert (found.digest, found.state.rules_version) == (raised.digest, 2)
    with pytest.raises(qw.RecordError, match=r"log:\d+: rules version 2 .* newer than this program knows"):
        read_campaign(text, "log")


def test_lines_of_another_layout_are_checked_by_their_moves(tiny: Game) -> None:
    """Hashes of another layout say nothing; moves and turns do, and after a line that says so hashes count again."""
    position = tiny.new(2, 7)
    ours = move_on(begun(tiny), position, 6)
    older = sealed(replace(begun(tiny), layout="0" * 16))
    for entry in ours.entries:
        older = plus(older, MOVE, entry.turn, entry.value, "1" * 16)
    assert Replay(older, tiny).run_every_line().digest == position.digest
    older = plus(older, LAYOUT, "", layout_digest(tiny), position.digest)
    older = move_on(older, position, 2)
    assert Replay(older, tiny).run_every_line().digest == position.digest
    wrong = plus(older, MOVE, position.turn, position.legal_moves[0].text, "1" * 16)
    with pytest.raises(qw.RecordError, match="departs from the rules"):
        Replay(wrong, tiny).run_every_line()


def test_a_game_with_another_pack_is_refused(tiny: Game) -> None:
    other = sealed(replace(begun(tiny), pack_digest="0123456789abcdef"))
    with pytest.raises(qw.RecordError, match="was begun with pack fair 0123456789abcdef"):
        Replay(other, tiny)
