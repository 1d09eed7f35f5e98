"""Name, portrait and arms of players, and their last sentences: happenings of a table, never moves."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest
from tests.table.tables import do, picture, play, play_until, table_of, why

from queenswright.games import game_rules
from queenswright.kernel.errors import RecordError
from queenswright.kernel.game import Game
from queenswright.records.campaign import FIRST_FORMAT, FORMAT
from queenswright.records.campaign.replay import Replay
from queenswright.records.campaign.text import read_campaign, write_campaign
from queenswright.table import Happening, Settings, TableState, apply, open_table, showing, told_after, wishes
from queenswright.table.bookmark import bookmark_of, log_blocks, read_bookmark, resume
from queenswright.table.characters import Character, characters_of
from queenswright.table.export import Agreed, campaign_of, happenings_of, without_sentences_of_others
from queenswright.table.rows import new_row, summary_of
from queenswright.table.wishes.characters import MOST_CHANGES

clauses = pytest.mark.clauses
ODO = ("Odo", "man", "oak")
TYPED = "Leave the window open."
BAD = (
    "",
    "   ",
    "two\nlines",
    "tab\there",
    "\x1b[31mred",
    "\u202ereversed",
    "un\u200bseen",
    "Z\u0300\u0301\u0302",
    "x" * 141,
)


def chosen(table: TableState, seat: int, name: str = "Odo", portrait: str = "man", arms: str = "oak") -> None:
    do(table, wishes.portray(table, (seat,), seat, name, portrait, arms, 1.0))


def names(table: TableState) -> list[str | None]:
    return [None if one is None else one.name for one in characters_of(table)]


def late(game: Game, over: bool = False) -> TableState:
    """A campaign of two people and a bot in its last epoch, or at its end."""
    table = table_of(game, ["Anna", "Ben", "random"], options={"games": 1})
    assert table.line is not None
    table.line.position.state.opened = 9
    if over:
        play_until(table, lambda one: one.status == "over")
    return table


@pytest.mark.parametrize("count", [2, 3, 4])
@clauses("QD-SETUP-02", "QD-SETUP-04", "QD-SETUP-06", "QD-LATER-52", "QD-CHAR-01", "QD-COMP-20")
class TestChoosing:
    def test_each_player_chooses_name_portrait_and_arms(self, queensdale: Game, count: int) -> None:
        table = table_of(queensdale, ["Anna", "Ben", "Cleo", "Dora"][:count])
        choice = queensdale.rules.manners.characters
        assert choice is not None
        for seat in range(count):
            chosen(table, seat, f"Name {seat}", choice.portraits[seat % 2], choice.arms[seat])
        wanted = [Character(f"Name {seat}", choice.portraits[seat % 2], choice.arms[seat]) for seat in range(count)]
        assert list(characters_of(table)) == wanted
        assert table.line is not None
        assert [seat.character for seat in table.line.seats] == wanted

    def test_there_are_two_faces_and_several_arms(self, queensdale: Game, count: int) -> None:
        table = table_of(queensdale, ["Anna", "Ben", "Cleo", "Dora"][:count])
        choice = queensdale.rules.manners.characters
        assert choice is not None
        assert len(choice.portraits) == 2
        assert len(choice.arms) >= 3
        for portrait, arms in (("man", "lion"), ("king", "oak"), ("", "")):
            assert why(wishes.portray, table, (0,), 0, "Odo", portrait, arms, 1.0) == "table-no-such-portrait"

    def test_everybody_has_a_name_when_the_first_game_begins(self, queensdale: Game, count: int) -> None:
        table = table_of(queensdale, ["Anna", *["random"] * (count - 1)])
        found = names(table)
        assert None not in found
        assert len(set(found)) == count
        again = table_of(queensdale, ["Anna", *["random"] * (count - 1)], key=99)
        assert names(again) == found

    def test_until_the_first_game_begins_and_then_it_is_kept(self, queensdale: Game, count: int) -> None:
        table = table_of(queensdale, ["Anna", "Ben", "Cleo", "Dora"][:count], options={"games": 2})
        assert wishes.may_portray(table)
        chosen(table, 0)
        chosen(table, 0, "Odile", "woman", "sun")
        play_until(table, lambda one: one.line is not None and one.line.position.state.round_number > 0)
        assert not wishes.may_portray(table)
        assert why(wishes.portray, table, (0,), 0, *ODO, 1.0) == "table-character-late"
        play_until(table, lambda one: one.line is not None and one.line.position.state.game_number == 2)
        assert why(wishes.portray, table, (0,), 0, *ODO, 1.0) == "table-character-late"
        assert characters_of(table)[0] == Character("Odile", "woman", "sun")


class TestWho:
    def test_only_for_a_seat_of_ones_own(self, queensdale: Game) -> None:
        table = table_of(queensdale, ["Anna", "Ben", "random"])
        for who, seat in (((), 0), ((1,), 0), ((0,), 2), ((2,), 2)):
            assert why(wishes.portray, table, who, seat, *ODO, 1.0) == "table-not-at-table"
            assert why(wishes.write, table, who, seat, TYPED, 1.0) == "table-not-at-table"

    def test_before_the_game_begins_and_gone_with_who_gets_up(self, queensdale: Game) -> None:
        table = table_of(queensdale, ["Anna", ""])
        assert names(table) == [None, None]
        chosen(table, 0)
        assert names(table) == ["Odo", None]
        do(table, wishes.leave(table, (0,), 2.0))
        assert names(table) == [None, None]

    def test_a_seat_keeps_its_character_whoever_takes_it_over(self, queensdale: Game) -> None:
        table = table_of(queensdale, ["Anna", "Ben"])
        chosen(table, 0)
        do(table, wishes.leave(table, (0,), 2.0))
        assert table.seats[0].kind == "bot"
        assert characters_of(table)[0] == Character(*ODO)
        do(table, wishes.take_over(table, 0, "cleo", "Cleo", 4.0))
        assert characters_of(table)[0] == Character(*ODO)

    def test_a_sentence_does_not_go_to_somebody_else(self, queensdale: Game) -> None:
        table = late(queensdale)
        do(table, wishes.write(table, (0,), 0, TYPED, 1.0))
        do(table, wishes.leave(table, (0,), 2.0))
        do(table, wishes.take_over(table, 0, "cleo", "Cleo", 4.0))
        assert showing.last_sentence(table, 0, (0,)) is None

    def test_it_is_not_shown_to_whoever_stands_in_and_kept_for_its_writer(self, queensdale: Game) -> None:
        table = late(queensdale)
        do(table, wishes.write(table, (0,), 0, TYPED, 1.0))
        writer = table.seats[0].person
        assert writer is not None
        do(table, wishes.leave(table, (0,), 2.0))
        do(table, wishes.sit(table, "cleo", 0, "Cleo", 3.0, stands_in=True))
        assert showing.last_sentence(table, 0, (0,)) is None
        assert not wishes.may_write(table, 0)
        do(table, wishes.sit(table, writer, 0, "Anna", 4.0))
        assert showing.last_sentence(table, 0, (0,)) == TYPED

    def test_other_games_have_none(self, architect: Game) -> None:
        table = table_of(architect, ["Anna", "Ben"])
        assert names(table) == [None, None]
        assert why(wishes.portray, table, (0,), 0, *ODO, 1.0) == "table-no-characters"
        assert why(wishes.write, table, (0,), 0, TYPED, 1.0) == "table-no-characters"
        assert showing.personal(table, (0,))["portray"] is False


class TestWhatMayBeTyped:
    @pytest.mark.parametrize("name", [*BAD, "#1", "x" * 21])
    def test_a_name_is_short_and_printable(self, queensdale: Game, name: str) -> None:
        table = table_of(queensdale, ["Anna", "Ben"])
        if " ".join(name.split()) in ("two lines", "tab here"):
            chosen(table, 0, name)
            assert names(table)[0] == " ".join(name.split())
        else:
            assert why(wishes.portray, table, (0,), 0, name, "man", "oak", 1.0) == "table-bad-name"

    def test_no_name_of_somebody_else_at_the_table(self, queensdale: Game) -> None:
        table = table_of(queensdale, ["Anna", "Ben", "random"])
        chosen(table, 1)
        for name in ("Ben", "BEN", "Оdo", str(names(table)[2])):
            assert why(wishes.portray, table, (0,), 0, name, "man", "oak", 1.0) == "table-name-taken"
        chosen(table, 0, "Anna")

    @pytest.mark.parametrize("text", BAD)
    def test_a_sentence_is_one_line_without_anything_unseen(self, queensdale: Game, text: str) -> None:
        assert why(wishes.write, late(queensdale), (0,), 0, text, 1.0) == "table-bad-sentence"

    @pytest.mark.parametrize("text", ["x" * 140, "<b>Odo</b> & [red]", "Ação é pão.", "50 % @ 3:00 {name}"])
    def test_everything_else_is_kept_as_it_is(self, queensdale: Game, text: str) -> None:
        table = late(queensdale)
        do(table, wishes.write(table, (0,), 0, f" {text} ", 1.0))
        assert showing.last_sentence(table, 0, (0,)) == text

    def test_not_without_end(self, queensdale: Game) -> None:
        table = table_of(queensdale, ["Anna", "Ben"])
        for number in range(MOST_CHANGES):
            chosen(table, 0, f"Odo {number}")
        assert why(wishes.portray, table, (0,), 0, *ODO, 1.0) == "table-enough-changes"
        chosen(table, 1)


class TestSentences:
    def test_in_the_last_epoch_and_once_more_after_the_end(self, queensdale: Game) -> None:
        table = table_of(queensdale, ["Anna", "Ben", "random"], options={"games": 1})
        assert showing.personal(table, (0, 1))["write"] == []
        assert why(wishes.write, table, (0,), 0, TYPED, 1.0) == "table-sentence-not-now"
        table = late(queensdale)
        do(table, wishes.write(table, (0,), 0, "Draft.", 1.0))
        do(table, wishes.write(table, (0,), 0, TYPED, 1.0))
        assert showing.personal(table, (0, 1))["write"] == [0, 1]
        play_until(table, lambda one: one.status == "over")
        assert showing.personal(table, (0, 1))["write"] == [1]
        assert why(wishes.write, table, (0,), 0, "Changed.", 1.0) == "table-sentence-not-now"
        do(table, wishes.write(table, (1,), 1, "After all.", 1.0))
        assert [showing.last_sentence(table, seat, ()) for seat in range(3)] == [TYPED, "After all.", None]

    def test_nobody_else_reads_it_before_the_end(self, queensdale: Game) -> None:
        table = late(queensdale)
        do(table, wishes.write(table, (0,), 0, TYPED, 1.0))
        assert showing.last_sentence(table, 0, (0,)) == TYPED
        assert showing.last_sentence(table, 0, (1,)) is None
        row = new_row(queensdale, 3, 7, {}, Settings().to_dict(), "anna", 0.0)
        told: list[Any] = [told_after(table, 0), list(table.recent), summary_of(row, table, 1.0).seats]
        told += [showing.seen_by(table, who, 1.0) for who in ((), (0,), (1,))]
        assert TYPED not in json.dumps(told, default=str)
        assert table.recent[-1] == {"number": table.number, "at": 1.0, "kind": "sentence", "seat": 0}

    @pytest.mark.parametrize("count", [2, 3, 4])
    def test_a_bot_has_one_of_ours_at_the_end(self, queensdale: Game, count: int) -> None:
        table = table_of(queensdale, ["Anna", *["random"] * (count - 1)], options={"games": 1})
        assert [showing.bots_sentence(table, seat) for seat in range(count)] == [None] * count
        play_until(table, lambda one: one.status == "over")
        found = [showing.bots_sentence(table, seat) for seat in range(count)]
        assert found[0] is None
        assert len(set(found)) == count
        assert {one for one in found if one} <= set(showing.disclosed(table, ()))


@clauses("QD-CHAR-08", "QD-LATER-52")
class TestNoInfluence:
    def test_the_game_is_the_same_whatever_is_chosen_and_written(self, queensdale: Game) -> None:
        plain, other = late(queensdale), late(queensdale)
        chosen(other, 0)
        do(other, wishes.write(other, (0,), 0, TYPED, 1.0))
        for _ in range(60):
            assert plain.line is not None
            assert other.line is not None
            assert plain.line.position.digest == other.line.position.digest
            assert showing.legal(plain) == showing.legal(other)
            assert [showing.view(plain, seat) for seat in (None, 0, 1, 2)] == [
                showing.view(other, seat) for seat in (None, 0, 1, 2)
            ]
            assert play(plain) == play(other)
        assert plain.line is not None
        assert other.line is not None
        assert [one.events for one in plain.line.played] == [one.events for one in other.line.played]

    def test_choosing_and_writing_change_neither_revision_nor_a_request(self, queensdale: Game) -> None:
        table = table_of(queensdale, ["Anna", "Ben"])
        before = table.revision, table.deciding, table.turn, table.clocks.due()
        table.asked = (asked := wishes.what_undo_needs(table, (0,)))  # type: ignore[assignment]
        chosen(table, 0)
        assert (table.revision, table.deciding, table.turn, table.clocks.due()) == before
        assert table.asked is asked

    def test_a_record_does_not_have_them(self, queensdale: Game) -> None:
        plain, other = table_of(queensdale, ["Anna", "Ben"]), table_of(queensdale, ["Anna", "Ben"])
        chosen(other, 0)
        assert showing.record(plain) == showing.record(other)


def happenings(table: TableState, extra: Iterable[Happening] = ()) -> list[Happening]:
    """The log of a table of two, with something chosen at its beginning."""
    seated = [Happening("seated", i, 0.0, {"person": name, "name": name}) for i, name in enumerate(("Anna", "Ben"))]
    early = Happening("character", 1, 0.0, {"called": "Merle", "portrait": "woman", "arms": "sun"})
    return [*seated, early, Happening("started", None, 0.0), *extra]


class TestStored:
    def folded(self, game: Game, log: Iterable[Happening]) -> TableState:
        table = open_table(game, 2, 7, {}, Settings(auto_end=True), salt="pepper")
        for happening in log:
            apply(table, happening)
        return table

    def test_a_bookmark_has_them(self, queensdale: Game) -> None:
        table = late(queensdale)
        chosen(table, 0)
        do(table, wishes.write(table, (0,), 0, TYPED, 1.0))
        again = open_table(queensdale, 3, 7, {"games": 1}, Settings(), salt="pepper")
        resume(again, read_bookmark(bookmark_of(table, log_blocks(table))))
        assert picture(again) == picture(table)
        assert characters_of(again) == characters_of(table)
        assert again.line is not None
        assert table.line is not None
        assert again.line.seats == table.line.seats

    def test_a_campaign_file_has_them_and_comes_back(self, queensdale: Game) -> None:
        odo = Happening("character", 0, 0.0, {"called": "Odo @ sea: 3", "portrait": "man", "arms": "oak"})
        last = Happening("sentence", 0, 0.0, {"sentence": "A: b @ 0123456789abcdef 0123456789abcdef"})
        log = happenings(self.folded(queensdale, ()), [odo, last])
        campaign = campaign_of(Agreed(queensdale, 2, 7, {}, 2), log)
        text = write_campaign(campaign)
        assert campaign.format == FORMAT
        assert "\n1 * character green: woman sun Merle @ " in text
        assert "\n2 * character red: man oak Odo @ sea: 3 @ " in text
        found = read_campaign(text.encode()).campaign
        Replay(found, queensdale).run_every_line()
        imported = happenings_of(found, queensdale, "local")
        assert write_campaign(campaign_of(Agreed(queensdale, 2, 7, {}, 2), imported)) == text
        assert characters_of(self.folded(queensdale, imported)) == characters_of(self.folded(queensdale, log))
        assert self.folded(queensdale, imported).seats[0].sentence == last.body["sentence"]

    def test_a_campaign_without_them_is_written_as_before(self, queensdale: Game) -> None:
        log = [one for one in happenings(self.folded(queensdale, ())) if one.kind != "character"]
        campaign = campaign_of(Agreed(queensdale, 2, 7, {}, 2), log)
        assert campaign.format == FIRST_FORMAT
        assert "format: 1\n" in write_campaign(campaign)
        imported = self.folded(queensdale, happenings_of(campaign, queensdale, "local"))
        assert names(imported) == names(self.folded(queensdale, log))

    @pytest.mark.parametrize(
        ("kind", "value"),
        [
            ("character", "man oak x\u202ey"),
            ("character", "man lion Odo"),
            ("character", "king oak Odo"),
            ("character", "Odo"),
            ("sentence", "x" * 141),
            ("sentence", "\x1b[31mred"),
        ],
    )
    def test_a_file_with_something_else_is_refused(self, queensdale: Game, kind: str, value: str) -> None:
        campaign = campaign_of(Agreed(queensdale, 2, 7, {}, 2), happenings(self.folded(queensdale, ())))
        edited = replace(campaign, entries=(replace(campaign.entries[0], kind=kind, value=value),))
        with pytest.raises(RecordError, match=r"campaign:\d+: got .+, expected"):
            read_campaign(write_campaign(edited).encode() + b"\n")

    def test_the_first_format_knows_neither(self, queensdale: Game) -> None:
        campaign = campaign_of(Agreed(queensdale, 2, 7, {}, 2), happenings(self.folded(queensdale, ())))
        text = write_campaign(campaign).replace("format: 2", "format: 1")
        with pytest.raises(RecordError):
            read_campaign(text.encode())

    def test_who_plays_on_alone_takes_along_only_their_own_sentences(self, queensdale: Game) -> None:
        mine, yours = (Happening("sentence", seat, 0.0, {"sentence": f"Of seat {seat}."}) for seat in (0, 1))
        log = happenings(self.folded(queensdale, ()), [mine, yours, Happening("bot", 1, 0.0, {"bot": "random"})])
        kept = without_sentences_of_others(log, "Anna")
        assert [one for one in log if one not in kept] == [yours]
        text = write_campaign(campaign_of(Agreed(queensdale, 2, 7, {}, 2), kept))
        assert "Of seat 0." in text
        assert "Of seat 1." not in text

    def test_a_name_that_is_gone_is_one_of_ours_again(self, queensdale: Game) -> None:
        gone = Happening("character", 0, 0.0, {"called": None, "portrait": "man", "arms": "oak"})
        silent = Happening("sentence", 0, 0.0, {"sentence": None})
        log = happenings(self.folded(queensdale, ()), [gone, silent])
        table = self.folded(queensdale, log)
        found = characters_of(table)[0]
        assert found is not None
        assert (found.portrait, found.arms) == ("man", "oak")
        assert found.name == names(self.folded(queensdale, log[:4]))[0]
        text = write_campaign(campaign_of(Agreed(queensdale, 2, 7, {}, 2), log))
        assert "* character red: man oak @" in text
        assert "sentence" not in text


def test_only_a_long_game_has_characters() -> None:
    assert game_rules("queensdale").manners.characters is not None
    assert game_rules("architect").manners.characters is None
