"""Seats of a room: sitting down, starting, getting up, taking over, bots."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.table.rooms import bank, do, end_turn, play, play_until, room_of, why

import queenswright as qw
from queenswright.kernel.game import Game
from queenswright.table import Room, Settings


def test_the_last_seat_that_is_taken_starts_the_game(architect: Game) -> None:
    room = room_of(architect, ["Anna", "", "random"])
    assert (room.status, room.table) == ("open", None)
    assert do(room, room.sit(1, "b", "Ben", 5.0)) == ["seated", "started"]
    assert room.status == "running"
    assert room.table is not None
    assert room.table.position.digest == architect.new(3, 7).digest


def test_a_bot_can_be_the_last_one(architect: Game) -> None:
    room = room_of(architect, ["Anna", ""])
    assert do(room, room.seat_bot(1, "Random", 5.0, host=True)) == ["bot", "started"]
    assert room.seats[1].to_dict() == {
        "kind": "bot", "name": None, "bot": "random", "yours": False, "present": False, "lost": False, "left": False,
    }  # fmt: skip


def test_only_the_host_gives_open_seats_to_bots(architect: Game) -> None:
    room = room_of(architect, ["Anna", "", ""])
    assert why(room.seat_bot, 1, "random", 1.0, who=(0,)) == "table-host-only"
    assert why(room.seat_bot, 1, "nobody-knows", 1.0, host=True) == "table-no-bot"
    assert why(room.seat_bot, 7, "random", 1.0, host=True) == "table-no-such-seat"
    assert why(room.seat_bot, 0, "random", 1.0, host=True) == "table-seat-taken"


def test_without_a_number_one_sits_down_on_the_first_free_seat(architect: Game) -> None:
    room = room_of(architect, ["Anna", "", ""])
    assert room.sit(None, "b", "Ben", 1.0)[0].seat == 1
    full = room_of(architect, ["Anna", "Ben"])
    assert why(full.sit, None, "c", "Cleo", 1.0) == "table-no-free-seat"
    assert why(full.sit, 1, "c", "Cleo", 1.0) == "table-seat-taken"
    assert why(full.sit, 2, "c", "Cleo", 1.0) == "table-no-such-seat"


@pytest.mark.parametrize("name", ["", "   ", "a" * 21, "tab\x07", "# comment", "\u202eevil", 7, None])
def test_names_have_1_to_20_printable_characters(architect: Game, name: str) -> None:
    assert why(room_of(architect, ["Anna", ""]).sit, 1, "b", name, 1.0) == "table-bad-name"


@pytest.mark.parametrize("name", ["Anna", " ANNA ", "random", "Master"])
def test_no_name_of_another_person_or_a_bot(architect: Game, name: str) -> None:
    assert why(room_of(architect, ["Anna", ""]).sit, 1, "b", name, 1.0) == "table-name-taken"


def test_before_the_start_a_seat_that_is_left_is_open_again(architect: Game) -> None:
    room = room_of(architect, ["Anna", ""])
    assert do(room, room.leave((0,), 2.0)) == ["left"]
    assert [seat.kind for seat in room.seats] == ["open", "open"]
    do(room, room.sit(0, "b", "Ben", 3.0))
    assert room.seats_of("b") == (0,)


def test_an_abandoned_seat_keeps_its_place_in_the_game(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"])
    do(room, room.leave((1,), 2.0))
    gone = room.seats[1]
    assert (gone.kind, gone.name, gone.person, gone.left) == ("person", "Ben", None, True)
    assert room.seats_of("ben") == ()
    assert room.status == "running"


def test_anybody_at_the_table_gives_an_abandoned_seat_to_a_bot(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"])
    assert why(room.seat_bot, 1, "random", 2.0, who=(0,)) == "table-seat-taken"
    do(room, room.leave((1,), 2.0))
    assert why(room.seat_bot, 1, "random", 2.0) == "table-not-at-table"
    assert do(room, room.seat_bot(1, "random", 2.0, who=(0,))) == ["bot"]
    play_until(room, lambda now: now.deciding == 1 and now.holding is None)
    assert room.bot_to_move == 1


def test_another_person_takes_an_abandoned_seat_also_from_a_bot(architect: Game) -> None:
    for bots in (False, True):
        room = room_of(architect, ["Anna", "Ben"])
        do(room, room.leave((1,), 2.0))
        if bots:
            do(room, room.seat_bot(1, "random", 2.0, who=(0,)))
        assert do(room, room.sit(None, "c", "Cleo", 3.0)) == ["seated"]
        assert (room.seats[1].name, room.seats[1].left, room.seats_of("c")) == ("Cleo", False, (1,))


def test_who_leaves_with_a_turn_to_end_ends_it(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"])
    play_until(room, lambda now: now.holding is not None)
    holder = room.holding
    assert holder is not None
    assert do(room, room.leave((holder,), 2.0)) == ["end_turn", "left"]
    assert room.deciding == 1 - holder


def test_a_bot_takes_over_a_turn_that_is_held(architect: Game) -> None:
    """The person left when nothing was held, came back to nobody's screen: an abandoned seat can hold by redo."""
    room = room_of(architect, ["Anna", "Ben"])
    play_until(room, lambda now: now.holding is not None)
    holder = room.holding
    assert holder is not None
    do(room, room.undo((holder,), 2.0))
    do(room, room.leave((holder,), 2.0))
    text = room.legal()[0]
    do(room, room.move((holder,), text, 3.0))
    assert room.holding == holder
    assert do(room, room.seat_bot(holder, "random", 4.0, who=(1 - holder,))) == ["bot", "end_turn"]
    assert room.deciding == 1 - holder


def test_several_people_at_one_screen_are_one_person(architect: Game) -> None:
    room = room_of(architect, ["", "", ""])
    for seat, name in enumerate(["Anna", "Ben", "Cleo"]):
        do(room, room.sit(seat, "screen", name, 0.0))
    assert room.seats_of("screen") == (0, 1, 2)
    first = room.deciding
    assert room.acting((0, 1, 2)) == first
    assert room.state((0, 1, 2), 0.0)["seat"] == first
    play_until(room, lambda now: now.holding is not None)
    assert room.acting((0, 1, 2)) == first
    end_turn(room)
    assert room.acting((0, 1, 2)) == room.deciding != first
    assert do(room, room.leave((0, 1, 2), 5.0)) == ["left"] * 3


def test_a_seat_looks_on_through_its_last_decision(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben", "Cleo"])
    assert room.acting(()) is None
    others = [seat for seat in range(3) if seat != room.deciding]
    assert room.acting(others) == others[0]
    first = play(room)
    play_until(room, lambda now: now.deciding != first)
    assert room.acting([first, *(seat for seat in range(3) if seat not in (first, room.deciding))]) == first


def test_nobody_sits_down_or_leaves_when_the_game_is_over(tiny: Game) -> None:
    room = room_of(tiny, ["Anna", "Ben"], Settings(auto_end=True))
    play_until(room, lambda now: now.status == "over")
    assert why(room.leave, (0,), 9.0) == "refused-game-over"
    assert why(room.sit, 0, "c", "Cleo", 9.0) == "refused-game-over"
    assert why(room.seat_bot, 0, "random", 9.0, host=True) == "refused-game-over"


def test_a_seat_whose_bank_is_spent_is_not_taken_over(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"], bank(60))
    do(room, room.flag(1000.0))
    flagged = next(seat for seat in range(2) if room.seats[seat].left)
    assert why(room.sit, flagged, "c", "Cleo", 1001.0) == "table-time-out"


def test_options_and_players_are_checked_before_anybody_sits(architect: Game) -> None:
    with pytest.raises(qw.OptionError, match="players"):
        Room(architect, 5, 1, {}, Settings())
    with pytest.raises(qw.OptionError, match="colour"):
        Room(architect, 2, 1, {"colour": "red"}, Settings())


def test_a_table_of_older_rules_goes_on_with_them(tiny: Game) -> None:
    room = room_of(tiny, ["Anna", "Ben"])
    newer = Game(replace(tiny.rules, rules_version=2), tiny.pack)
    later = Room(newer, 2, 7, {}, Settings(), rules_version=1, salt="pepper")
    for name, seat in (("Anna", 0), ("Ben", 1)):
        do(later, later.sit(seat, name.casefold(), name, 0.0))
    assert later.table is not None
    assert room.table is not None
    assert later.table.position.state.rules_version == 1
    assert later.record().rules_version == 1
    assert later.table.position.digest == room.table.position.digest
    assert Room(newer, 2, 7, {}, Settings()).rules_version == 2


def test_the_seat_of_somebody_who_is_long_away_may_go_to_a_bot(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"])
    away = room.deciding
    assert away is not None
    other = 1 - away
    assert why(room.seat_bot, away, "random", 500.0, (other,)) == "table-seat-taken"
    assert why(room.seat_bot, away, "random", 100.0, (other,), absent=True) == "table-wait-longer"
    assert why(room.seat_bot, other, "random", 500.0, (away,), absent=True) == "table-wait-longer"
    assert do(room, room.seat_bot(away, "random", 500.0, (other,), absent=True)) == ["bot"]
    assert room.bot_to_move == away
    assert do(room, room.sit(away, "anna", "Anna", 501.0)) == ["seated"]
