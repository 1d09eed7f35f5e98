"""Seats of a table: sitting down, starting, getting up, taking over, bots."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.table.tables import bank, do, end_turn, play, play_until, table_of, why

import queenswright as qw
from queenswright.kernel.game import Game
from queenswright.table import Settings, open_table, showing, wishes
from queenswright.table.bookmark import bookmark_of, log_blocks, read_bookmark, resume


def test_the_last_seat_that_is_taken_starts_the_game(architect: Game) -> None:
    table = table_of(architect, ["Anna", "", "random"])
    assert (table.status, table.line) == ("open", None)
    assert do(table, wishes.sit(table, "b", 1, "Ben", 5.0)) == ["seated", "started"]
    assert table.status == "running"
    assert table.line is not None
    assert table.line.position.digest == architect.new(3, 7).digest


def test_a_bot_can_be_the_last_one(architect: Game) -> None:
    table = table_of(architect, ["Anna", ""])
    assert do(table, wishes.seat_bot(table, (), 1, "Random", 5.0, host=True)) == ["bot", "started"]
    assert table.seats[1].to_dict() == {
        "kind": "bot", "name": None, "bot": "random", "yours": False, "present": False, "lost": False,
        "resigned": False, "left": False, "plays_for": None, "account": False,
    }  # fmt: skip


def test_only_the_host_gives_open_seats_to_bots(architect: Game) -> None:
    table = table_of(architect, ["Anna", "", ""])
    assert why(wishes.seat_bot, table, (0,), 1, "random", 1.0) == "table-host-only"
    assert why(wishes.seat_bot, table, (), 1, "nobody-knows", 1.0, host=True) == "table-no-bot"
    assert why(wishes.seat_bot, table, (), 7, "random", 1.0, host=True) == "table-no-such-seat"
    assert why(wishes.seat_bot, table, (), 0, "random", 1.0, host=True) == "table-seat-taken"


def test_without_a_number_one_sits_down_on_the_first_free_seat(architect: Game) -> None:
    table = table_of(architect, ["Anna", "", ""])
    assert wishes.sit(table, "b", None, "Ben", 1.0)[0].seat == 1
    full = table_of(architect, ["Anna", "Ben"])
    assert why(wishes.sit, full, "c", None, "Cleo", 1.0) == "table-no-free-seat"
    assert why(wishes.sit, full, "c", 1, "Cleo", 1.0) == "table-seat-taken"
    assert why(wishes.sit, full, "c", 2, "Cleo", 1.0) == "table-no-such-seat"


@pytest.mark.parametrize("name", ["", "   ", "a" * 21, "tab\x07", "# comment", "\u202eevil", 7, None])
def test_names_have_1_to_20_printable_characters(architect: Game, name: str) -> None:
    assert why(wishes.sit, table_of(architect, ["Anna", ""]), "b", 1, name, 1.0) == "table-bad-name"


@pytest.mark.parametrize("name", ["Anna", " ANNA ", "random", "Master"])
def test_no_name_of_another_person_or_a_bot(architect: Game, name: str) -> None:
    assert why(wishes.sit, table_of(architect, ["Anna", ""]), "b", 1, name, 1.0) == "table-name-taken"


def test_before_the_start_a_seat_that_is_left_is_open_again(architect: Game) -> None:
    table = table_of(architect, ["Anna", ""])
    assert do(table, wishes.leave(table, (0,), 2.0)) == ["left"]
    assert [seat.kind for seat in table.seats] == ["open", "open"]
    do(table, wishes.sit(table, "b", 0, "Ben", 3.0))
    assert table.seats_of("b") == (0,)


def test_where_somebody_gets_up_a_bot_plays_on_at_once(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"])
    assert do(table, wishes.leave(table, (1,), 2.0)) == ["left", "bot"]
    gone = table.seats[1]
    assert (gone.kind, gone.bot, gone.left) == ("bot", "journeyman", True)
    assert (gone.person, gone.former, gone.plays_for) == (None, "ben", "Ben")
    assert table.seats_of("ben") == ()
    assert table.status == "running"
    play_until(table, lambda now: now.deciding == 1)
    assert table.bot_to_move == 1


def test_the_bot_that_plays_on_is_as_strong_as_those_at_the_table(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben", "random"])
    do(table, wishes.leave(table, (1,), 2.0))
    assert table.seats[1].bot == "random"
    table = table_of(architect, ["Anna", "Ben", "Cleo"])
    do(table, wishes.leave(table, (1,), 2.0))
    do(table, wishes.seat_bot(table, (0,), 1, "greedy", 2.0))
    do(table, wishes.leave(table, (2,), 2.0))
    assert [seat.bot for seat in table.seats] == [None, "greedy", "journeyman"]


def test_who_got_up_comes_back_to_their_seat(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"])
    do(table, wishes.leave(table, (1,), 2.0))
    assert do(table, wishes.sit(table, "ben", 1, "Ben", 3.0)) == ["seated"]
    back = table.seats[1]
    assert (back.kind, back.person, back.former, back.plays_for, back.left) == ("person", "ben", None, None, False)


def test_anybody_at_the_table_gives_an_abandoned_seat_to_a_bot(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"])
    assert why(wishes.seat_bot, table, (0,), 1, "random", 2.0) == "table-seat-taken"
    do(table, wishes.leave(table, (1,), 2.0))
    assert why(wishes.seat_bot, table, (), 1, "random", 2.0) == "table-not-at-table"
    assert why(wishes.seat_bot, table, (0,), 1, "Journeyman", 2.0) == "table-seat-taken"
    assert do(table, wishes.seat_bot(table, (0,), 1, "random", 2.0)) == ["bot"]
    assert (table.seats[1].bot, table.seats[1].former, table.seats[1].left) == ("random", "ben", True)
    play_until(table, lambda now: now.deciding == 1 and now.holding is None)
    assert table.bot_to_move == 1


def test_another_person_takes_an_abandoned_seat_also_from_a_bot(architect: Game) -> None:
    for bots in (False, True):
        table = table_of(architect, ["Anna", "Ben"])
        do(table, wishes.leave(table, (1,), 2.0))
        if bots:
            do(table, wishes.seat_bot(table, (0,), 1, "random", 2.0))
        assert do(table, wishes.sit(table, "c", None, "Cleo", 3.0)) == ["seated"]
        assert (table.seats[1].name, table.seats[1].left, table.seats_of("c")) == ("Cleo", False, (1,))


def test_who_leaves_with_a_turn_to_end_ends_it(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"])
    play_until(table, lambda now: now.holding is not None)
    holder = table.holding
    assert holder is not None
    assert do(table, wishes.leave(table, (holder,), 2.0)) == ["end_turn", "left", "bot"]
    assert table.deciding == 1 - holder


@pytest.mark.parametrize(("person", "name", "kinds"), [("cleo", "Cleo", ["seated"]), (None, "random", ["bot"])])
def test_somebody_else_takes_over_a_seat_with_all_that_belongs_to_it(
    architect: Game, person: str | None, name: str, kinds: list[str]
) -> None:
    table = table_of(architect, ["Anna", "Ben"])
    assert table.line is not None
    play(table)
    before = table.line.position.digest
    assert do(table, wishes.take_over(table, 0, person, name, 2.0)) == kinds
    assert table.line.seats[0].name == name
    assert (table.seats[0].kind, table.seats[0].person) == ("bot" if person is None else "person", person)
    assert table.line.position.digest == before


@pytest.mark.clauses("QD-SETUP-27")
@pytest.mark.parametrize(("person", "name"), [("dora", "Dora"), (None, "random")])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_substitute_in_a_campaign_plays_on_and_the_number_of_players_stays(
    queensdale: Game, players: int, person: str | None, name: str
) -> None:
    table = table_of(queensdale, ["Anna", "Ben", "Cleo", "Emil"][:players])
    assert table.line is not None
    for _ in range(players):
        play(table)
    seat = table.deciding
    assert seat is not None
    before, view = table.line.position.digest, table.line.position.view(seat)
    do(table, wishes.take_over(table, seat, person, name, 2.0))
    assert (table.line.position.digest, table.line.position.view(seat)) == (before, view)
    assert (table.deciding, len(table.seats), table.line.position.players) == (seat, players, players)
    play(table)
    assert table.line.position.digest != before
    assert why(wishes.take_over, table, players, person, "Fay", 3.0) == "table-no-such-seat"


def test_a_seat_is_taken_over_under_a_name_of_its_own(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"])
    assert why(wishes.take_over, table, 2, "cleo", "Cleo", 2.0) == "table-no-such-seat"
    assert why(wishes.take_over, table, 0, "cleo", "ben", 2.0) == "table-name-taken"
    assert why(wishes.take_over, table, 0, "cleo", "", 2.0) == "table-bad-name"


def test_a_bot_that_takes_over_ends_the_turn_that_is_held(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"])
    play_until(table, lambda now: now.holding is not None)
    holder = table.holding
    assert holder is not None
    assert do(table, wishes.take_over(table, holder, None, "random", 2.0)) == ["bot", "end_turn"]
    assert table.deciding == 1 - holder


def test_several_people_at_one_screen_are_one_person(architect: Game) -> None:
    table = table_of(architect, ["", "", ""])
    for seat, name in enumerate(["Anna", "Ben", "Cleo"]):
        do(table, wishes.sit(table, "screen", seat, name, 0.0))
    assert table.seats_of("screen") == (0, 1, 2)
    first = table.deciding
    assert table.acting((0, 1, 2)) == first
    assert showing.seen_by(table, (0, 1, 2), 0.0)["seat"] == first
    play_until(table, lambda now: now.holding is not None)
    assert table.acting((0, 1, 2)) == first
    end_turn(table)
    assert table.acting((0, 1, 2)) == table.deciding != first
    assert do(table, wishes.leave(table, (0, 1, 2), 5.0)) == ["left", "bot"] * 3


def test_a_seat_looks_on_through_its_last_decision(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben", "Cleo"])
    assert table.acting(()) is None
    others = [seat for seat in range(3) if seat != table.deciding]
    assert table.acting(others) == others[0]
    first = play(table)
    play_until(table, lambda now: now.deciding != first)
    assert table.acting([first, *(seat for seat in range(3) if seat not in (first, table.deciding))]) == first


def test_nobody_sits_down_or_leaves_when_the_game_is_over(tiny: Game) -> None:
    table = table_of(tiny, ["Anna", "Ben"], Settings(auto_end=True))
    play_until(table, lambda now: now.status == "over")
    assert why(wishes.leave, table, (0,), 9.0) == "refused-game-over"
    assert why(wishes.sit, table, "c", 0, "Cleo", 9.0) == "refused-game-over"
    assert why(wishes.seat_bot, table, (), 0, "random", 9.0, host=True) == "refused-game-over"


def test_a_seat_whose_bank_is_spent_is_not_taken_over(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"], bank(60))
    do(table, wishes.flag(table, 1000.0))
    flagged = next(seat for seat in range(2) if table.seats[seat].left)
    assert why(wishes.sit, table, "c", flagged, "Cleo", 1001.0) == "table-time-out"


def test_options_and_players_are_checked_before_anybody_sits(architect: Game) -> None:
    with pytest.raises(qw.OptionError, match="players"):
        open_table(architect, 5, 1, {}, Settings())
    with pytest.raises(qw.OptionError, match="colour"):
        open_table(architect, 2, 1, {"colour": "red"}, Settings())


def test_a_table_of_older_rules_goes_on_with_them(tiny: Game) -> None:
    table = table_of(tiny, ["Anna", "Ben"])
    newer = Game(replace(tiny.rules, rules_version=2), tiny.pack)
    later = open_table(newer, 2, 7, {}, Settings(), rules_version=1, salt="pepper")
    for name, seat in (("Anna", 0), ("Ben", 1)):
        do(later, wishes.sit(later, name.casefold(), seat, name, 0.0))
    assert later.line is not None
    assert table.line is not None
    assert later.line.position.state.rules_version == 1
    assert showing.record(later).rules_version == 1
    assert later.line.position.digest == table.line.position.digest
    assert open_table(newer, 2, 7, {}, Settings()).rules_version == 2
    assert wishes.newer_rules(later) == 2
    assert do(later, wishes.raise_rules(later, 1.0)) == ["rules"]
    assert later.line.position.state.rules_version == 2
    assert wishes.newer_rules(later) is None
    assert why(wishes.raise_rules, later, 2.0) == "table-newest-rules"


def test_the_seat_of_somebody_who_is_long_away_may_go_to_a_bot(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"])
    away = table.deciding
    assert away is not None
    other = 1 - away
    assert why(wishes.seat_bot, table, (other,), away, "random", 500.0) == "table-seat-taken"
    assert why(wishes.seat_bot, table, (other,), away, "random", 100.0, absent=True) == "table-wait-longer"
    assert why(wishes.seat_bot, table, (away,), other, "random", 500.0, absent=True) == "table-wait-longer"
    assert do(table, wishes.seat_bot(table, (other,), away, "random", 500.0, absent=True)) == ["bot"]
    assert table.bot_to_move == away
    assert do(table, wishes.sit(table, "anna", away, "Anna", 501.0)) == ["seated"]


def test_who_returns_is_known_to_the_table_and_not_told_to_anybody(queensdale: Game) -> None:
    table = table_of(queensdale, ["Anna", ""])
    do(table, wishes.sit(table, "b", 1, "Ben", 5.0, returns=True))
    assert table.line is not None
    assert [seat.returns for seat in table.line.seats] == [False, True]
    assert "returns" not in str(list(table.recent))
    assert "returns" not in str([seat.to_dict() for seat in table.seats])
    again = open_table(queensdale, 2, table.key, {}, Settings(), salt="pepper")
    resume(again, read_bookmark(bookmark_of(table, log_blocks(table))))
    assert again.line is not None
    assert [seat.returns for seat in again.line.seats] == [False, True]
    do(table, wishes.leave(table, (1,), 6.0))
    assert [seat.returns for seat in table.line.seats] == [False, False], "a bot plays on"
