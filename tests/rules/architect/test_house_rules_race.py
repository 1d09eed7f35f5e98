"""QA-VAR-12: with race_to_track_end the first to arrive wins."""

import pytest
from tests.rules.architect.house_rules import FIFTEEN, TOKENS, Seat, at, other_switches
from tests.rules.architect.situations import clause, effects, scroll, texts

from queenswright.kernel.game import Game

BUILDERS = {"lumberjack-1": 0, "glazier-1": 0, "bricklayer-1": 0, "tailor-1": 5}
HIRE_TOWN = {"guilds": ["lumberjack", "glazier", "bricklayer", "tailor"], "bonus": {"kind": "hire", "amount": 0}}
MASONS = {"lumberjack-1": 0, "glazier-1": 0, "stonemason-1": 0, "bricklayer-1": 0}
TALER_TOWN = {
    "guilds": ["lumberjack", "glazier", "stonemason", "bricklayer"],
    "bonus": {"kind": "talers", "amount": 4},
}


@pytest.mark.clauses("QA-VAR-12")
@pytest.mark.parametrize("me", [0, 1, 2])
def test_who_reaches_the_last_space_wins_at_once(architect: Game, me: int) -> None:
    seats: list[Seat] = [{"track": 8, "talers": 50, "bonds": 8, "craftsmen": FIFTEEN} for _ in range(3)]
    seats[me] = {"carriage": "Tollbury", "craftsmen": MASONS, "track": 7, "talers": 1, "bonds": 0}
    document = {"demand": {"Tollbury": TALER_TOWN}, "track": TOKENS}
    pos = at(architect, "construct", seats, me, "race_to_track_end", **document)
    assert effects(pos, "build", "climb 2") == {
        "buildings.Tollbury": [me],
        "ended": "track_end",
        f"seats.{me}.talers": 1 + 4,
        f"seats.{me}.track": 9,
    }
    assert pos.is_over
    assert pos.winners == [me]
    assert pos.standings == [1 if seat == me else 2 for seat in range(3)]
    assert pos.end_reason == "track_end"


@pytest.mark.clauses("QA-VAR-12")
def test_a_race_ends_before_the_hire_bonus(architect: Game) -> None:
    seats = [{}, {"carriage": "Tollbury", "craftsmen": BUILDERS, "track": 8, "talers": 9}]
    document = {"demand": {"Tollbury": HIRE_TOWN}, "track": TOKENS}
    pos = at(architect, "construct", seats, 1, "race_to_track_end", **document)
    pos.push("build")
    declined = pos.copy()
    pos.push("climb 1")
    assert pos.is_over
    assert pos.to_dict()["seats"][1]["craftsmen"] == BUILDERS
    assert pos.to_dict()["working"] == []
    declined.push("climb 0")
    assert (declined.step, declined.to_move) == ("hire", 1)
    assert declined.to_dict()["seats"][1]["track"] == 8


@pytest.mark.clauses("QA-VAR-12")
def test_repairs_can_win_the_race_and_short_of_the_end_play_goes_on(architect: Game) -> None:
    crew = {"blacksmith-2": 0, "glazier-3": 0, "tailor-2": 0}
    for start, over in ((8, True), (7, False)):
        seats = [{}, {"craftsmen": crew, "track": start, "bonds": 0}, {}]
        pos = at(architect, "construct", seats, 1, "race_to_track_end", track=TOKENS)
        for move in ("repair", *(f"assign {c}" for c in crew), "climb 1"):
            pos.push(move)
        me = pos.to_dict()["seats"][1]
        assert pos.is_over is over
        assert me["bonds"] == (0 if over else scroll(*crew) - 6)
        assert me["craftsmen"] == (crew if over else dict.fromkeys(crew, 1))
        if not over:
            assert (pos.step, pos.to_move) == ("architect", 2)
            assert pos.to_dict()["working"] == []


@pytest.mark.clauses("QA-VAR-12")
def test_without_the_switch_arriving_does_not_end_the_game(architect: Game) -> None:
    others = other_switches("track_end_decides", "full_track")
    for switches in ([], others):
        pos = at(architect, "climb", [{}, {"track": 8, "bonds": 0}], 1, *switches, argument=5, track=TOKENS)
        pos.push("climb 1")
        assert not pos.is_over
        assert pos.to_dict()["seats"][1]["bonds"] == 1


@pytest.mark.clauses("QA-VAR-12")
def test_the_palace_is_not_used_in_a_race(architect: Game) -> None:
    seats = [{}, {"track": 9, "craftsmen": FIFTEEN}]
    pos = at(architect, "construct", seats, 1, "race_to_track_end")
    assert clause(pos, "palace") == "QA-VAR-12"
    assert texts(pos) == ["repair", "forfeit"]


@pytest.mark.clauses("QA-VAR-12")
def test_only_arriving_ends_a_race_not_standing_there(architect: Game) -> None:
    seats = [{}, {"track": 9, "craftsmen": {"tailor-2": 0}, "bonds": 0}]
    pos = at(architect, "construct", seats, 1, "race_to_track_end")
    pos.push("repair")
    assert (pos.step, pos.to_move) == ("architect", 0)
    assert pos.to_dict()["seats"][1]["bonds"] == scroll("tailor-2")


@pytest.mark.clauses("QA-VAR-12")
@pytest.mark.parametrize("me", [0, 1, 2])
def test_the_arriving_player_alone_wins_the_race(architect: Game, me: int) -> None:
    seats: list[Seat] = [{"track": 9, "talers": 9} for _ in range(3)]
    seats[me] = {"track": 8, "bonds": 0}
    pos = at(architect, "climb", seats, me, "race_to_track_end", argument=4, track=TOKENS)
    pos.push("climb 1")
    assert pos.winners == [me]
    assert pos.standings == [1 if seat == me else 2 for seat in range(3)]


@pytest.mark.clauses("QA-VAR-11", "QA-VAR-12")
def test_a_race_on_the_full_track_is_won_on_the_twelfth_space(architect: Game) -> None:
    tokens = [4, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 9]
    for start, over in ((8, False), (10, False), (11, True)):
        seats = [{}, {"track": start, "bonds": 0}]
        pos = at(architect, "climb", seats, 1, "race_to_track_end", "full_track", argument=9, track=tokens)
        pos.push("climb 1")
        assert pos.is_over is over


@pytest.mark.clauses("QA-VAR-12", "QA-END-12")
def test_places_behind_the_winner_of_a_race(architect: Game) -> None:
    seats: list[Seat] = [
        {"track": 5, "talers": 3, "bonds": 0},
        {"track": 5, "talers": 4, "bonds": 0},
        {"track": 9, "bonds": 0},
        {"track": 6, "bonds": 0},
    ]
    document = {"seats": seats, "ended": "track_end", "turn_of": 2}
    pos = architect.position({**document, "options": {"race_to_track_end": True}})
    assert pos.standings == [4, 3, 1, 2]
    assert pos.winners == [2]


@pytest.mark.clauses("QA-VAR-12", "QA-END-11")
def test_a_race_that_nobody_finishes_ends_at_the_round_limit(architect: Game) -> None:
    seats = [{"track": 8}, {"track": 7, "talers": 99}]
    options = {"race_to_track_end": True, "round_limit": 9}
    pos = architect.position({"seats": seats, "to_move": 1, "round": 9, "options": options})
    pos.push("move 1")
    pos.push("forfeit")
    assert (pos.end_reason, pos.winners) == ("round_limit", [0])
