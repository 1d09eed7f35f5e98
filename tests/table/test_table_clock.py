"""The clock of a table: banks and increments, days, running out."""

from __future__ import annotations

import pytest
from tests.table.tables import bank, days, do, end_turn, left, play, play_until, table_of, why

import queenswright as qw
from queenswright.kernel.game import Game
from queenswright.table import Clock, Settings, TableState, log, showing, told_after, wishes
from queenswright.table.clock import Gap

DAY = 86_400.0


def decider(table: TableState) -> int:
    assert table.deciding is not None
    return table.deciding


def hold(table: TableState, now: float) -> int:
    """Play on at this moment until the turn is held; the seat."""
    play_until(table, lambda then: then.holding is not None, now)
    return decider(table)


def test_without_a_clock_nothing_runs_out(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"])
    assert table.clocks.due() is None
    assert showing.seen_by(table, (0,), 99.0)["clock"] is None
    assert why(wishes.flag, table, 1e9) == "table-clock-runs"


def test_only_the_clock_of_the_seat_that_decides_runs(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"], bank(100))
    seat = decider(table)
    assert table.clocks.due() == 100.0
    clock = showing.seen_by(table, (), 30.0)["clock"]
    assert clock["running"] == [seat]
    assert clock["at"] == 30.0
    assert clock["left"][seat] == 70.0
    assert clock["left"][1 - seat] == 100.0


def test_the_time_of_holding_counts_and_the_increment_comes_at_the_end_of_the_turn(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"], bank(100, increment=5))
    seat = hold(table, 10.0)
    assert left(table, 30.0)[seat] == 70.0
    end_turn(table, 30.0)
    assert left(table, 50.0)[seat] == 75.0
    assert left(table, 50.0)[1 - seat] == 80.0


def test_with_automatic_ends_the_increment_comes_with_the_last_move(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"], bank(100, increment=5, auto_end=True))
    seat = decider(table)
    play_until(table, lambda now: now.deciding != seat, 10.0)
    assert left(table, 10.0)[seat] == 95.0


def test_bots_need_no_time(architect: Game) -> None:
    table = table_of(architect, ["Anna", "random"], bank(100))
    play_until(table, lambda now: now.bot_to_move == 1, 10.0)
    assert table.clocks.due() is None
    assert showing.seen_by(table, (), 500.0)["clock"]["running"] == []
    assert left(table, 500.0) == [90.0, 100.0]


def test_taking_back_gives_no_time_back(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"], bank(100, increment=5))
    seat = hold(table, 10.0)
    do(table, wishes.undo(table, (seat,), 40.0))
    assert left(table, 50.0)[seat] == 50.0
    do(table, wishes.redo(table, (seat,), 60.0))
    assert left(table, 60.0)[seat] == 40.0


def test_a_turn_played_again_brings_no_second_increment(architect: Game) -> None:
    table = table_of(architect, ["Anna", "random"], bank(100, increment=50))
    play_until(table, lambda now: now.deciding == 0 and now.holding is None and len(log(now)) > 2, 0.0)
    first = left(table, 0.0)[0]
    for _ in range(3):
        do(table, wishes.undo(table, (0,), 0.0))
        do(table, wishes.redo(table, (0,), 0.0))
    assert left(table, 0.0)[0] == first
    do(table, wishes.undo(table, (0,), 0.0))
    play(table, now=0.0)
    end_turn(table, 0.0)
    assert left(table, 0.0)[0] == first


def test_asking_does_not_stop_the_clock(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"], bank(100))
    seat = hold(table, 0.0)
    end_turn(table, 0.0)
    do(table, wishes.undo(table, (seat,), 10.0))
    assert left(table, 30.0)[1 - seat] == 70.0
    assert table.clocks.due() == 100.0


def test_days_begin_anew_with_every_decision_of_a_seat(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"], days(2))
    seat = hold(table, DAY)
    assert left(table, DAY)[seat] == DAY
    end_turn(table, 1.5 * DAY)
    assert table.clocks.due() == 3.5 * DAY
    play_until(table, lambda now: now.deciding == seat, 2 * DAY)
    assert left(table, 2 * DAY)[seat] == 2 * DAY


def test_days_do_not_begin_anew_by_taking_back(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"], days(2))
    seat = hold(table, DAY)
    end_turn(table, 1.5 * DAY)
    do(table, wishes.undo(table, (seat,), 1.6 * DAY))
    do(table, wishes.agree(table, (1 - seat,), 1.6 * DAY))
    assert left(table, 1.6 * DAY)[seat] == pytest.approx(0.5 * DAY)


def test_a_flag_falls_only_when_the_time_is_up(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"], bank(100))
    assert why(wishes.flag, table, 99.9) == "table-clock-runs"
    seat = decider(table)
    assert why(wishes.move, table, (seat,), showing.legal(table)[0], 100.0) == "table-time-out"
    assert do(table, wishes.flag(table, 100.0)) == ["flag"]
    assert why(wishes.flag, table, 100.0) == "table-clock-runs"


def test_at_zero_a_bot_takes_the_seat_over(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"], bank(100))
    seat = decider(table)
    before = table.revision
    do(table, wishes.flag(table, 101.0))
    flagged = table.seats[seat]
    assert (flagged.kind, flagged.bot, flagged.person, flagged.left, flagged.lost) == (
        "bot",
        "journeyman",
        None,
        True,
        False,
    )
    assert table.status == "running"
    assert table.bot_to_move == seat
    assert table.revision > before


def test_a_flag_ends_the_turn_that_is_held(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"], bank(100))
    seat = hold(table, 0.0)
    do(table, wishes.flag(table, 100.0))
    assert table.holding is None
    assert table.deciding == 1 - seat
    assert table.clocks.running == 1 - seat


def test_with_lose_the_game_of_two_is_over(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"], bank(100, at_zero="lose"))
    seat = decider(table)
    do(table, wishes.flag(table, 100.0))
    over = showing.seen_by(table, (), 100.0)["over"]
    assert (table.status, over["reason"], over["winners"]) == ("over", "time", [1 - seat])
    assert over["standings"][seat] == 2
    assert table.clocks.due() is None
    assert table.bot_to_move is None
    record = showing.record(table)
    assert (record.result, record.key) == (None, 7)
    record.replay(architect)


def test_with_lose_others_play_on_and_the_lost_are_last(tiny: Game) -> None:
    table = table_of(tiny, ["Anna", "Ben", "Cleo"], bank(100, at_zero="lose", auto_end=True))
    play(table, "roll", 0.0)
    do(table, wishes.flag(table, 100.0))
    assert [seat.lost for seat in table.seats] == [False, True, False]
    assert (table.status, table.bot_to_move) == ("running", 1)
    play_until(table, lambda now: now.status == "over", 100.0)
    over = showing.seen_by(table, (), 100.0)["over"]
    assert over["standings"][1] == 3
    assert over["reason"] == "over"  # the reason of a game that names none
    assert 1 not in over["winners"]
    assert over["winners"]


def test_the_first_to_lose_is_the_last(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben", "Cleo"], bank(100, at_zero="lose", auto_end=True))
    first = decider(table)
    do(table, wishes.flag(table, 100.0))
    play_until(table, lambda now: now.deciding != first, 100.0)
    second = decider(table)
    do(table, wishes.flag(table, 200.0))
    places = showing.standings(table)
    assert (places[first], places[second]) == (3, 2)
    assert table.status == "over"


def test_days_begin_when_somebody_takes_the_seat_over(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"], days(1))
    seat = decider(table)
    do(table, wishes.flag(table, DAY))
    do(table, wishes.sit(table, "c", seat, "Cleo", 1.5 * DAY))
    assert table.clocks.due() == 2.5 * DAY


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
    table = table_of(architect, ["Anna", "Ben"], bank(100))
    seat = play(table, now=10.0)
    assert decider(table) == seat
    assert left(table, 40.0)[seat] == 60.0
    position = table.revision
    assert do(table, wishes.resume(table, [Gap(0.0, 5000.0)], 5020.0)) == ["resumed"]
    assert left(table, 5020.0)[seat] == 70.0
    assert table.clocks.due() == 5090.0
    assert table.revision == position
    assert wishes.resume(table, [Gap(0.0, 5000.2)], 5021.0) == []
    play(table, now=5030.0)
    assert wishes.resume(table, [Gap(0.0, 5000.0)], 6000.0) == []


def test_an_outage_changes_nothing_else(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"], bank(100))
    seat = hold(table, 10.0)
    end_turn(table, 10.0)
    do(table, wishes.undo(table, (seat,), 11.0))
    assert table.asked is not None
    do(table, wishes.resume(table, [Gap(0.0, 500.0)], 500.0))
    assert table.asked is not None
    assert [event["kind"] for event in told_after(table, table.number - 1) or []] == ["resumed"]


def test_days_go_on_while_nobody_can_play(architect: Game) -> None:
    assert wishes.resume(table_of(architect, ["Anna", "Ben"], days(2)), [Gap(0.0, DAY)], DAY) == []
    assert wishes.resume(table_of(architect, ["Anna", "Ben"]), [Gap(0.0, DAY)], DAY) == []
    assert wishes.resume(table_of(architect, ["Anna", ""], bank(100)), [Gap(0.0, DAY)], DAY) == []


def test_only_the_part_of_a_gap_in_which_a_clock_ran_is_forgiven(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"], bank(100))
    seat = play(table, now=10.0)
    assert do(table, wishes.resume(table, [Gap(5.0, 19.0), Gap(50.0, 59.0)], 60.0)) == ["resumed"]
    assert left(table, 60.0)[seat] == 100.0 - 60.0 + 9.0 + 9.0
    assert wishes.resume(table, [Gap(5.0, 19.0), Gap(50.0, 59.0)], 61.0) == [], "once is enough"
    assert do(table, wishes.resume(table, [Gap(50.0, 59.0), Gap(62.0, 72.0)], 72.0)) == ["resumed"]
    assert left(table, 72.0)[seat] == 100.0 - 72.0 + 9.0 + 9.0 + 10.0


@pytest.mark.parametrize("settings", [bank(100), days(2)], ids=["bank", "days"])
@pytest.mark.parametrize("jump", [-3 * DAY, 3 * DAY])
def test_a_clock_of_the_machine_that_is_set_costs_nothing_and_gives_nothing(
    architect: Game, settings: Settings, jump: float
) -> None:
    table = table_of(architect, ["Anna", "Ben"], settings)
    seat = play(table, now=10.0)
    before = left(table, 40.0)[seat]
    now = 40.0 + jump
    assert do(table, wishes.resume(table, [Gap(40.0, now, is_set=True)], now)) == ["resumed"]
    assert left(table, now)[seat] == before
    assert table.clocks.due() == now + before


def test_when_a_bot_is_to_move_there_is_nothing_to_forgive(tiny: Game) -> None:
    table = table_of(tiny, ["random", "Ben"], bank(100))
    assert table.bot_to_move == 0
    assert wishes.resume(table, [Gap(0.0, 500.0)], 500.0) == []
