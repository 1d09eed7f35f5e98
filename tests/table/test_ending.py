"""Games that end before the rules end them: somebody resigns, or all agree."""

from __future__ import annotations

import json

import pytest
from tests.table.tables import do, end_turn, picture, play, play_until, table_of, why

from queenswright.kernel.game import Game
from queenswright.table import Happening, TableState, apply, fork, open_table, showing, wishes
from queenswright.table.rows import new_row, summary_of

NOW = 9.0


def over(table: TableState) -> dict[str, object]:
    """What is told of the end."""
    told = showing.seen_by(table, (), NOW)["over"]
    assert isinstance(told, dict)
    return told


def outcomes(table: TableState) -> dict[str, tuple[str, str]]:
    """What is noted of the end for everybody."""
    row = new_row(table.game, table.players, table.key, {}, table.settings.to_dict(), "host", 0.0)
    return {one.person: (one.rivals, one.outcome) for one in summary_of(row, table, NOW).outcomes}


def test_with_two_the_other_wins(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"])
    play(table)
    assert do(table, wishes.resign(table, (1,), 1, NOW)) == ["resign", "ended"]
    assert table.status == "over"
    assert table.deciding is None
    assert (over(table)["reason"], over(table)["winners"], over(table)["standings"]) == ("resigned", [0], [1, 2])
    assert over(table)["key"]
    assert table.seats_of("ben") == (1,)
    assert outcomes(table) == {"anna": ("people", "won"), "ben": ("people", "lost")}
    assert why(wishes.resign, table, (0,), 0, NOW) == "refused-game-over"
    assert do(table, wishes.rematch(table, (1,), "next", NOW)) == ["rematch"]


def test_with_more_a_bot_plays_on_and_the_seat_cannot_win(tiny: Game) -> None:
    table = table_of(tiny, ["Anna", "Ben", "Cleo"])
    assert do(table, wishes.resign(table, (0,), 0, NOW)) == ["resign"]
    gone = table.seats[0]
    assert (gone.kind, gone.bot, gone.plays_for, gone.lost, gone.resigned) == ("bot", "journeyman", "Anna", True, True)
    assert table.status == "running"
    assert why(wishes.sit, table, "anna", 0, "Anna", NOW) == "table-time-out"
    assert why(wishes.seat_bot, table, (1,), 0, "random", NOW) == "table-seat-taken"
    play_until(table, lambda now: now.status == "over")
    places = over(table)["standings"]
    assert isinstance(places, list)
    assert places[0] == 3
    assert over(table)["reason"] != "resigned"
    told = outcomes(table)
    assert told["anna"] == ("people", "lost")
    assert sorted(told[one][1] for one in ("ben", "cleo")) in (["lost", "won"], ["won", "won"])


@pytest.mark.parametrize("players", [3, 4])
def test_one_after_the_other_until_one_is_left(architect: Game, players: int) -> None:
    table = table_of(architect, ["Anna", "Ben", "Cleo", "Dora"][:players])
    for seat in range(players - 2):
        assert do(table, wishes.resign(table, (seat,), seat, NOW)) == ["resign"]
    assert do(table, wishes.resign(table, (players - 2,), players - 2, NOW)) == ["resign", "ended"]
    assert over(table)["winners"] == [players - 1]
    assert over(table)["standings"] == [*range(players, 0, -1)]


def test_who_plays_with_bots_only_ends_the_game(architect: Game) -> None:
    table = table_of(architect, ["random", "Anna", "random"])
    assert do(table, wishes.resign(table, (1,), 1, NOW)) == ["resign", "ended"]
    places = over(table)["standings"]
    assert isinstance(places, list)
    assert places[1] == 3
    assert 1 not in set(places[:2]) or over(table)["winners"]
    assert outcomes(table) == {"anna": ("bots", "lost")}


def test_a_turn_that_is_held_is_ended_first(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben", "Cleo"])
    play_until(table, lambda now: now.holding is not None)
    holder = table.holding
    assert holder is not None
    assert do(table, wishes.resign(table, (holder,), holder, NOW)) == ["end_turn", "resign"]
    assert table.holding is None
    assert table.status == "running"


def test_the_last_turn_of_a_game_is_ended_and_not_resigned(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"], options={"round_limit": 1})
    play_until(table, lambda now: now.holding is not None and now.line is not None and now.line.is_over)
    holder = table.holding
    assert holder is not None
    assert why(wishes.resign, table, (holder,), holder, NOW) == "table-end-turn-first"
    end_turn(table)
    assert table.status == "over"


def test_only_of_ones_own_seat(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben", "random"])
    for who, seat in (((), 0), ((0,), 1), ((0, 2), 2)):
        assert why(wishes.resign, table, who, seat, NOW) == "table-not-at-table"
    assert why(wishes.resign, table_of(architect, ["Anna", ""]), (0,), 0, NOW) == "table-not-started"


def test_all_who_sit_there_have_to_agree(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben", "Cleo", "random"])
    do(table, wishes.leave(table, (2,), 1.0))
    assert do(table, wishes.ask_end(table, (0,), NOW)) == ["ask"]
    asked = showing.seen_by(table, (1,), NOW)["asked"]
    assert asked == {"seat": 0, "count": 0, "needed": [1], "agreed": [], "about": "end"}
    assert table.bot_to_move is None
    assert why(wishes.ask_end, table, (1,), NOW) == "table-ask-pending"
    assert why(wishes.agree, table, (0,), NOW) == "table-not-asked"
    assert do(table, wishes.agree(table, (1,), NOW)) == ["agree", "ended"]
    assert (table.status, over(table)["reason"], over(table)["winners"]) == ("over", "agreed", [])
    assert outcomes(table) == dict.fromkeys(("anna", "ben", "cleo"), ("people", "ended"))


def test_whoever_plays_on_or_declines_has_not_agreed(architect: Game) -> None:
    table = table_of(architect, ["Anna", "Ben"])
    do(table, wishes.ask_end(table, (0,), NOW))
    assert do(table, wishes.decline(table, (1,), NOW)) == ["decline"]
    assert (table.status, table.asked) == ("running", None)
    do(table, wishes.ask_end(table, (0,), NOW))
    play(table)
    assert table.asked is None


def test_around_one_screen_they_have_agreed_already(architect: Game) -> None:
    table = open_table(architect, 2, 7, {}, table_of(architect, ["", ""]).settings)
    for seat, name in enumerate(["Anna", "Ben"]):
        do(table, wishes.sit(table, "screen", seat, name, 0.0))
    assert do(table, wishes.ask_end(table, (0, 1), NOW)) == ["ended"]
    assert outcomes(table) == {}


def test_nobody_agrees_with_bots(architect: Game) -> None:
    table = table_of(architect, ["Anna", "random"])
    assert why(wishes.ask_end, table, (0,), NOW) == "table-nobody-agrees"
    assert why(wishes.ask_end, table, (), NOW) == "table-not-at-table"


def test_going_back_opens_an_ended_game_again(tiny: Game) -> None:
    table = table_of(tiny, ["Anna", "Ben"])
    play(table)
    do(table, wishes.ask_end(table, (0,), NOW))
    do(table, wishes.agree(table, (1,), NOW))
    do(table, wishes.go_back(table, 1, NOW))
    assert table.status == "running"


@pytest.mark.parametrize("kind", ["resign", "agree"])
def test_read_back_the_table_is_what_it_is(architect: Game, kind: str) -> None:
    table = table_of(architect, ["Anna", "Ben", "Cleo"])
    again, log = fork(table), []
    log += wishes.resign(table, (2,), 2, NOW) if kind == "resign" else wishes.ask_end(table, (0,), NOW)
    do(table, log)
    more = wishes.resign(table, (1,), 1, NOW) if kind == "resign" else wishes.agree(table, (1, 2), NOW)
    do(table, more)
    assert table.status == "over"
    for happening in [*log, *more]:
        apply(again, Happening.from_dict(json.loads(json.dumps(happening.to_dict()))))
    assert picture(again) == picture(table)
    assert showing.record(table).salt == "pepper"
