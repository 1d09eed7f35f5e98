"""The clock of a room: banks and increments, days, running out."""

from __future__ import annotations

import pytest
from tests.table.rooms import bank, days, do, end_turn, left, play, play_until, room_of, why

import queenswright as qw
from queenswright.kernel.game import Game
from queenswright.table import Clock, Room, Settings

DAY = 86_400.0


def decider(room: Room) -> int:
    assert room.deciding is not None
    return room.deciding


def hold(room: Room, now: float) -> int:
    """Play on at this moment until the turn is held; the seat."""
    play_until(room, lambda then: then.holding is not None, now)
    return decider(room)


def test_without_a_clock_nothing_runs_out(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"])
    assert room.due() is None
    assert room.state((0,), 99.0)["clock"] is None
    assert why(room.flag, 1e9) == "table-clock-runs"


def test_only_the_clock_of_the_seat_that_decides_runs(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"], bank(100))
    seat = decider(room)
    assert room.due() == 100.0
    clock = room.state((), 30.0)["clock"]
    assert clock["running"] == [seat]
    assert clock["at"] == 30.0
    assert clock["left"][seat] == 70.0
    assert clock["left"][1 - seat] == 100.0


def test_the_time_of_holding_counts_and_the_increment_comes_at_the_end_of_the_turn(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"], bank(100, increment=5))
    seat = hold(room, 10.0)
    assert left(room, 30.0)[seat] == 70.0
    end_turn(room, 30.0)
    assert left(room, 50.0)[seat] == 75.0
    assert left(room, 50.0)[1 - seat] == 80.0


def test_with_automatic_ends_the_increment_comes_with_the_last_move(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"], bank(100, increment=5, auto_end=True))
    seat = decider(room)
    play_until(room, lambda now: now.deciding != seat, 10.0)
    assert left(room, 10.0)[seat] == 95.0


def test_bots_need_no_time(architect: Game) -> None:
    room = room_of(architect, ["Anna", "random"], bank(100))
    play_until(room, lambda now: now.bot_to_move == 1, 10.0)
    assert room.due() is None
    assert room.state((), 500.0)["clock"]["running"] == []
    assert left(room, 500.0) == [90.0, 100.0]


def test_taking_back_gives_no_time_back(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"], bank(100, increment=5))
    seat = hold(room, 10.0)
    do(room, room.undo((seat,), 40.0))
    assert left(room, 50.0)[seat] == 50.0
    do(room, room.redo((seat,), 60.0))
    assert left(room, 60.0)[seat] == 40.0


def test_a_turn_played_again_brings_no_second_increment(architect: Game) -> None:
    room = room_of(architect, ["Anna", "random"], bank(100, increment=50))
    play_until(room, lambda now: now.deciding == 0 and now.holding is None and len(now.log()) > 2, 0.0)
    first = left(room, 0.0)[0]
    for _ in range(3):
        do(room, room.undo((0,), 0.0))
        do(room, room.redo((0,), 0.0))
    assert left(room, 0.0)[0] == first
    do(room, room.undo((0,), 0.0))
    play(room, now=0.0)
    end_turn(room, 0.0)
    assert left(room, 0.0)[0] == first


def test_asking_does_not_stop_the_clock(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"], bank(100))
    seat = hold(room, 0.0)
    end_turn(room, 0.0)
    do(room, room.undo((seat,), 10.0))
    assert left(room, 30.0)[1 - seat] == 70.0
    assert room.due() == 100.0


def test_days_begin_anew_with_every_decision_of_a_seat(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"], days(2))
    seat = hold(room, DAY)
    assert left(room, DAY)[seat] == DAY
    end_turn(room, 1.5 * DAY)
    assert room.due() == 3.5 * DAY
    play_until(room, lambda now: now.deciding == seat, 2 * DAY)
    assert left(room, 2 * DAY)[seat] == 2 * DAY


def test_days_do_not_begin_anew_by_taking_back(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"], days(2))
    seat = hold(room, DAY)
    end_turn(room, 1.5 * DAY)
    do(room, room.undo((seat,), 1.6 * DAY))
    do(room, room.agree((1 - seat,), 1.6 * DAY))
    assert left(room, 1.6 * DAY)[seat] == pytest.approx(0.5 * DAY)


def test_a_flag_falls_only_when_the_time_is_up(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"], bank(100))
    assert why(room.flag, 99.9) == "table-clock-runs"
    seat = decider(room)
    assert why(room.move, (seat,), room.legal()[0], 100.0) == "table-time-out"
    assert do(room, room.flag(100.0)) == ["flag"]
    assert why(room.flag, 100.0) == "table-clock-runs"


def test_at_zero_a_bot_takes_the_seat_over(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"], bank(100))
    seat = decider(room)
    before = room.position
    do(room, room.flag(101.0))
    flagged = room.seats[seat]
    assert (flagged.kind, flagged.bot, flagged.person, flagged.left, flagged.lost) == (
        "bot",
        "journeyman",
        None,
        True,
        False,
    )
    assert room.status == "running"
    assert room.bot_to_move == seat
    assert room.position > before


def test_a_flag_ends_the_turn_that_is_held(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"], bank(100))
    seat = hold(room, 0.0)
    do(room, room.flag(100.0))
    assert room.holding is None
    assert room.deciding == 1 - seat
    assert room.clocks.running == 1 - seat


def test_with_lose_the_game_of_two_is_over(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"], bank(100, at_zero="lose"))
    seat = decider(room)
    do(room, room.flag(100.0))
    over = room.state((), 100.0)["over"]
    assert (room.status, over["reason"], over["winners"]) == ("over", "time", [1 - seat])
    assert over["standings"][seat] == 2
    assert room.due() is None
    assert room.bot_to_move is None
    record = room.record()
    assert (record.result, record.key) == (None, 7)
    record.replay(architect)


def test_with_lose_others_play_on_and_the_lost_are_last(tiny: Game) -> None:
    room = room_of(tiny, ["Anna", "Ben", "Cleo"], bank(100, at_zero="lose", auto_end=True))
    play(room, "roll", 0.0)
    do(room, room.flag(100.0))
    assert [seat.lost for seat in room.seats] == [False, True, False]
    assert (room.status, room.bot_to_move) == ("running", 1)
    play_until(room, lambda now: now.status == "over", 100.0)
    over = room.state((), 100.0)["over"]
    assert over["standings"][1] == 3
    assert over["reason"] == "goal"
    assert 1 not in over["winners"]
    assert over["winners"]


def test_the_first_to_lose_is_the_last(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben", "Cleo"], bank(100, at_zero="lose", auto_end=True))
    first = decider(room)
    do(room, room.flag(100.0))
    play_until(room, lambda now: now.deciding != first, 100.0)
    second = decider(room)
    do(room, room.flag(200.0))
    places = room.standings()
    assert (places[first], places[second]) == (3, 2)
    assert room.status == "over"


def test_days_begin_when_somebody_takes_the_seat_over(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"], days(1))
    seat = decider(room)
    do(room, room.flag(DAY))
    do(room, room.sit(seat, "c", "Cleo", 1.5 * DAY))
    assert room.due() == 2.5 * DAY


def test_settings_are_plain_data() -> None:
    document = {
        "take_back": "turn",
        "auto_end": True,
        "clock": {"kind": "bank", "bank": 600, "increment": 10, "at_zero": "lose"},
        "public": True,
    }
    settings = Settings.read(document)
    assert settings == Settings("turn", Clock("bank", bank=600, increment=10, at_zero="lose"), True)
    assert Settings.read(settings.to_dict()) == settings
    assert Settings.read({}) == Settings() == Settings.read(Settings().to_dict())
    daily = Settings.read({"clock": {"kind": "days", "days": 3}})
    assert Settings.read(daily.to_dict()) == daily


@pytest.mark.parametrize(
    ("document", "where"),
    [
        ({"take_back": "always"}, "take_back"),
        ({"take_back": ["free"]}, "take_back"),
        ({"auto_end": 1}, "auto_end"),
        ({"clock": "blitz"}, "clock"),
        ({"clock": {"kind": "sand"}}, "clock.kind"),
        ({"clock": {"kind": "bank"}}, "clock.bank"),
        ({"clock": {"kind": "bank", "bank": True}}, "clock.bank"),
        ({"clock": {"kind": "bank", "bank": 60, "increment": -1}}, "clock.increment"),
        ({"clock": {"kind": "bank", "bank": float("nan")}}, "clock.bank"),
        ({"clock": {"kind": "days", "days": 365}}, "clock.days"),
        ({"clock": {"kind": "days", "days": 1, "at_zero": "win"}}, "clock.at_zero"),
    ],
)
def test_wrong_settings_are_named(document: dict[str, object], where: str) -> None:
    with pytest.raises(qw.OptionError) as error:
        Settings.read(document)
    assert error.value.where == where


def test_a_bank_is_not_charged_for_the_time_in_which_nobody_could_play(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"], bank(100))
    seat = play(room, now=10.0)
    assert decider(room) == seat
    assert left(room, 40.0)[seat] == 60.0
    position = room.position
    assert do(room, room.resume(5000.0, 5020.0)) == ["resumed"]
    assert left(room, 5020.0)[seat] == 70.0
    assert room.due() == 5090.0
    assert room.position == position
    assert room.resume(5000.2, 5021.0) == []
    play(room, now=5030.0)
    assert room.resume(5000.0, 6000.0) == []


def test_an_outage_changes_nothing_else(architect: Game) -> None:
    room = room_of(architect, ["Anna", "Ben"], bank(100))
    seat = hold(room, 10.0)
    end_turn(room, 10.0)
    do(room, room.undo((seat,), 11.0))
    assert room.asked is not None
    do(room, room.resume(500.0, 500.0))
    assert room.asked is not None
    assert [event["kind"] for event in room.events_after(room.number - 1) or []] == ["resumed"]


def test_days_go_on_while_nobody_can_play(architect: Game) -> None:
    assert room_of(architect, ["Anna", "Ben"], days(2)).resume(DAY, DAY) == []
    assert room_of(architect, ["Anna", "Ben"]).resume(DAY, DAY) == []
    assert room_of(architect, ["Anna", ""], bank(100)).resume(DAY, DAY) == []


def test_when_a_bot_is_to_move_there_is_nothing_to_forgive(tiny: Game) -> None:
    room = room_of(tiny, ["random", "Ben"], bank(100))
    assert room.bot_to_move == 0
    assert room.resume(500.0, 500.0) == []
